import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makePagoda } from '../kits/landmark-east.ts';
import { layLantern, makeGate, makeLanternHouse } from '../kits/lantern-house.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Lamp, Placement, World } from '../world.ts';

/** An old eastern street under rows of red lanterns, a gate across it, a pagoda over its roofs. */
const [FROM, TO, HALF] = [34, -86, 6.6];
const GATE = -27;

function describe(): PlaceFacts {
  const way = (x: number): readonly Vector[] => [
    [x, 0, FROM],
    [x, 0, 0],
    [x, 0, -60],
  ];
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.3,
    openRadius: 6,
    street: { half: 5.8, roofs: 8 },
    spots: [
      { kind: 'stand', at: [-4.6, 0, -2], heading: Math.PI / 2, radius: 0.6 },
      { kind: 'door', at: [-HALF + 0.6, 0, -4], heading: -Math.PI / 2, radius: 0.5 },
    ],
    ways: [
      { kind: 'promenade', points: way(0), width: 5 },
      { kind: 'pavement', points: way(0.4), width: 4 },
    ],
    prospect: {
      ground: { eye: [1.6, 2, 12], target: [0, 4.2, -24] },
      air: { eye: [3, 9.5, 16], target: [0, 4.5, -30] },
    },
  };
}

/** Cords from roof to roof, lantern beside lantern. */
function hangLanterns(dark: number): { readonly placements: Placement[]; readonly lamps: Lamp[] } {
  const [row, lamps]: [Solids, Lamp[]] = [new Solids(), []];
  const width = HALF * 2 + 0.6;
  const at = (u: number): Vector => [(u - 0.5) * width, -0.9 * (1 - (2 * u - 1) ** 2), 0];
  row.tube(
    Array.from({ length: 17 }, (_, k) => at(k / 16)),
    0.015,
    lookOf(0x2a1a14, 'rubber'),
    4,
  );
  for (let k = 1; k < 8; k++) {
    const [x, y, z] = at(k / 8);
    layLantern(row, [x, y - 0.55, z], 0.34 + (k % 2) * 0.06, dark);
  }
  const mesh = row.build();
  const placements: Placement[] = [];
  for (let z = 20, k = 0; z > -74; z -= 5.2, k++) {
    const y = 6.4 + (k % 3) * 0.45;
    placements.push({ mesh, matrix: standing([0, y, z], (k % 2 === 0 ? 1 : -1) * 0.07), shades: false, stays: true });
    if (dark > 0.1 && z > -50)
      for (const x of [-3, 3]) lamps.push({ at: [x, y - 1.9, z], colour: warm(dark), reach: 9, size: 1.2 });
  }
  return { placements, lamps };
}

const warm = (dark: number): Light => [4.6 * dark, 1.35 * dark, 0.5 * dark];

function build(order: PlaceOrder, sight: Sight): World {
  const random = makeRandom(order.seed).spawn('lantern street');
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const kinds = Array.from({ length: 6 }, (_, k) => {
    const width = random.between(5.6, 8.4);
    const mesh = makeLanternHouse({ seed: order.seed * 23 + k, width, floors: 2 + (k % 2), dark, snowy });
    return { width, mesh };
  });
  const placements: Placement[] = [];
  for (const side of [-1, 1]) {
    const nextHouse = makeNeighbours(random, kinds);
    let z = FROM;
    while (z > TO) {
      const house = nextHouse();
      const at: Vector = [side * (HALF + random.between(0, 0.5)), 0, z - house.width / 2];
      if (sight.sees([at[0] + side * 3, 4, at[2]], 9))
        placements.push({ mesh: house.mesh, matrix: standing(at, (-side * Math.PI) / 2) });
      z -= house.width + 0.4;
    }
  }
  placements.push(
    { mesh: makeGate(dark, snowy), matrix: standing([0, 0, GATE]), stays: true },
    { mesh: makePagoda(5, dark, snowy), matrix: standing([-2, 0, TO - 12], 0.2, 1.25) },
  );
  const { placements: rows, lamps } = hangLanterns(dark);
  if (!order.without.includes('lantern')) placements.push(...rows);
  const stone = lookOf(snowy ? 0xe2e7ea : 0x8a8076, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  return {
    placements,
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF - 1.2, right: HALF + 1.2, from: FROM, to: TO, stone, size: 0.7 },
      second: { ...lookOf(snowy ? 0xf0f4f6 : 0x6c635a, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 6],
    heightAt: () => 0,
    air: townAir(order, -0.6, [0.13, 0.075, 0.085]),
    water: wetOf(order),
    lamps: order.without.includes('lantern') ? [] : lamps,
    wind: { x: 0.8, z: 0.6, strength: 0.2 },
  };
}

export const LANTERN_STREET: PlaceBuilder = { name: 'lantern_street', describe, build };
