import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { darkOf, isSnowy, isWet, townAir } from '../kits/architecture/light.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeMoonBridge, makeWillow } from '../kits/moon-bridge.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import { makeWaterHouse } from '../kits/water-house.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Lamp, Placement, World } from '../world.ts';

/** An old town of the delta: a path of stone on the left of a canal, white houses on both sides, moon bridges over it, willows. Along z. */
const [SHOPS, QUAY, FAR, FROM, TO, LEVEL] = [-4.4, 2.5, 11.2, 72, -92, -1];
const MIDDLE = (QUAY + FAR) / 2;
const BRIDGES = [31, -24, -64] as const;
const WILLOWS = [52, 15, -9, -37, -51, -78] as const;
/** Rows of houses on each side. */
const BEHIND = 4;
const LEAVES: Readonly<Record<string, number | null>> = {
  spring: 0x9ab848,
  summer: 0x6f9440,
  autumn: 0xb89a3c,
  winter: null,
};

function rows(order: PlaceOrder, sight: Sight): Placement[] {
  const random = makeRandom(order.seed).spawn('water town');
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const placements: Placement[] = [];
  for (const side of [-1, 1]) {
    const kinds = Array.from({ length: 5 }, (_, k) => {
      const width = random.between(5.4, 9);
      const seed = order.seed * 29 + k * 2 + side;
      return { width, mesh: makeWaterHouse({ seed, width, floors: k % 3 === 0 ? 1 : 2, dark, snowy, wet: side > 0 }) };
    });
    const nextHouse = makeNeighbours(random, kinds);
    for (let z = FROM; z > TO; ) {
      const { width, mesh } = nextHouse();
      const at: Vector = [side < 0 ? SHOPS - random.between(0, 0.25) : FAR + random.between(0, 0.5), 0, z - width / 2];
      // A lane leads on from each bridge.
      const lane = BRIDGES.some((bridge) => Math.abs(at[2] - bridge) < width / 2 + 0.4);
      if (!(side > 0 && lane) && sight.sees([at[0] + side * 3, 3, at[2]], 10))
        placements.push({ mesh, matrix: standing(at, (-side * Math.PI) / 2), stays: true });
      z -= width + 0.25;
    }
    // From above the town goes on behind them, roof beside roof, with lanes between.
    for (let row = 1; row <= (order.dressing.includes('from the air') ? BEHIND : 0); row++)
      for (let z = FROM + 8; z > TO - 60; ) {
        const { width, mesh } = nextHouse();
        const x = (side < 0 ? SHOPS : FAR) + side * (row * 9.6 + random.between(0, 1.2));
        const at: Vector = [x, -0.1, z - width / 2];
        if (!random.chance(0.08) && sight.sees(at, 8))
          placements.push({ mesh, matrix: standing(at, ((row % 2 === 0 ? -side : side) * Math.PI) / 2) });
        z -= width + (random.chance(0.2) ? 3 : 0.25);
      }
  }
  return placements;
}

/** The walls of the canal and the edge of the path. */
function layQuay(): Placement {
  const solids = new Solids();
  const stone = lookOf(0x8f8b82, 'stone');
  const wet = ([, y, z]: Vector) =>
    darker(stone, (y < LEVEL + 0.4 ? 0.5 : 0.88) * (0.9 + 0.12 * Math.sin(z * 2.9) * Math.sin(y * 7)));
  solids.sheet([QUAY, LEVEL - 1, FROM], [0, 0, TO - FROM], [0, 1 - LEVEL, 0], wet, [130, 6]);
  solids.box([QUAY - 0.4, -0.02, TO], [QUAY + 0.06, 0.14, FROM], darker(stone, 1.08), 3);
  for (let k = 0; k < 5; k++)
    solids.box([QUAY, -2, 6.4], [QUAY + 0.3 + k * 0.3, -0.2 - k * 0.22, 8.2], darker(stone, 0.9), 2);
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true };
}

/** The ground of the yards and lanes, and fields beyond. */
function outskirts(stone: Look): Placement['mesh'] {
  const solids = new Solids();
  const field = lookOf(0x7f8f58, 'soil');
  for (const [left, right] of [
    [-640, SHOPS - 0.5],
    [FAR + 0.4, 640],
  ] as const) {
    const paint = ([x]: Vector): Look => (Math.abs(x - MIDDLE) < 80 ? darker(stone, 0.85) : field);
    solids.sheet([left, -0.12, 120], [right - left, 0, 0], [0, 0, -700], paint, [64, 24]);
  }
  return solids.build({ twoSided: true });
}

/** Long, low and black, with a hood of mats. */
function makeHoodedBoat(): Placement['mesh'] {
  const solids = new Solids();
  const hull = lookOf(0x2c2622, 'wood');
  for (let k = 0; k < 14; k++) {
    const [a, b] = [k / 14, (k + 1) / 14].map((share) => -3 + share * 6);
    const middle = ((a ?? 0) + (b ?? 0)) / 2;
    const half = 0.72 * Math.sqrt(Math.max(0.08, 1 - (middle / 3.2) ** 2));
    const lift = (Math.abs(middle) / 3) ** 3 * 0.35;
    solids.box([-half, -0.25, a ?? 0], [half, 0.02 + lift, b ?? 0], darker(hull, 0.9), 9);
    for (const side of [-1, 1])
      solids.box([side * half - 0.05, -0.2, a ?? 0], [side * half + 0.05, 0.32 + lift, b ?? 0], hull, 9);
  }
  const mat = lookOf(0x37322c, 'cloth');
  for (let k = 0; k < 10; k++) {
    const [a, b] = [(k / 10) * Math.PI, ((k + 1) / 10) * Math.PI];
    solids.sheet(
      [Math.cos(a) * 0.72, 0.25 + Math.sin(a) * 0.75, 1.2],
      [0, 0, -2.4],
      [(Math.cos(b) - Math.cos(a)) * 0.72, (Math.sin(b) - Math.sin(a)) * 0.75, 0],
      darker(mat, 0.85 + 0.3 * (k % 2)),
      [4, 1],
    );
  }
  return solids.build({ twoSided: true });
}

function build(order: PlaceOrder, sight: Sight): World {
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const air = townAir(order, 0.2);
  const leaf = LEAVES[order.season] ?? null;
  const bridge = makeMoonBridge(QUAY, FAR, LEVEL);
  const boat = makeHoodedBoat();
  const stone = lookOf(snowy ? 0xe2e7ea : wet ? 0x5f5d58 : 0x8c887e, snowy ? 'snow' : 'stone');
  const second = { ...lookOf(snowy ? 0xf0f4f6 : wet ? 0x4f4d49 : 0x77736a, 'stone'), material: stone.material };
  const lamps: Lamp[] = [];
  const glow: Light = [4.2 * dark, 1.5 * dark, 0.55 * dark];
  if (dark > 0.1)
    for (let z = 14; z > -60; z -= 7) lamps.push({ at: [SHOPS + 1, 2.2, z], colour: glow, reach: 8, size: 1 });
  const willows =
    leaf === null || order.without.includes('tree')
      ? []
      : WILLOWS.filter((z) => !sight.blocks([QUAY + 0.4, 0, z], 3, 7)).map((z, k) => ({
          mesh: makeWillow(order.seed + k, 6.6 + (k % 2) * 0.9, leaf),
          matrix: standing([QUAY - 0.15, 0, z], 0.3 * (k % 3) - 0.3),
        }));
  return {
    placements: [
      makeWaterSheet(LEVEL, [MIDDLE, -26], 110),
      { mesh: outskirts(stone), matrix: standing([0, 0, 0]), stays: true },
      ...rows(order, sight),
      layQuay(),
      ...BRIDGES.map((z) => ({ mesh: bridge, matrix: standing([0, 0, z]), stays: true })),
      ...[
        [QUAY + 1.3, 2, 0.06],
        [FAR - 1.6, -13, -0.1],
        [MIDDLE, -42, 0.2],
      ].map(([x = 0, z = 0, turned = 0]) => ({ mesh: boat, matrix: standing([x, LEVEL + 0.12, z], turned) })),
      ...willows,
    ],
    grounds: layCobbles({
      ...{ seed: order.seed, left: SHOPS - 0.6, right: QUAY, from: FROM, to: TO, size: 0.85, stone, second },
    }),
    groundFocus: [0, 0, 2],
    heightAt: (x) => (x > QUAY && x < FAR ? LEVEL - 1.6 : 0),
    air: { ...air, fog: { ...air.fog, floor: LEVEL } },
    water: makeWater(
      { level: LEVEL, deep: [0.02, 0.06, 0.05], shallow: [0.12, 0.2, 0.15], clarity: 0.8, waves: 0.07, flow: 0.12 },
      order,
      air,
    ),
    lamps,
    wind: { x: 0.8, z: 0.6, strength: 0.3 },
  };
}

const along = (x: number, y: number): Vector[] => [FROM - 6, 0, TO + 8].map((z): Vector => [x, y, z]);

export const WATER_TOWN: PlaceBuilder = {
  name: 'water_town',
  describe: () => ({
    heightAt: (x) => (x > QUAY && x < FAR ? LEVEL - 1.6 : 0),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.12,
    viewSlack: 0.2,
    openRadius: 2.2,
    spots: [
      { kind: 'water', at: [MIDDLE, LEVEL, -6], heading: Math.PI, radius: 3.5 },
      { kind: 'door', at: [SHOPS + 0.5, 0, -4], heading: Math.PI / 2, radius: 0.5 },
    ],
    ways: [
      { kind: 'canal', points: along(MIDDLE, LEVEL), width: 6 },
      { kind: 'promenade', points: along(-0.2, 0), width: 4 },
      { kind: 'pavement', points: along(0.2, 0), width: 3 },
    ],
    prospect: {
      ground: { eye: [MIDDLE - 1.8, 0.8, 15], target: [MIDDLE - 0.4, 2.2, -24] },
      air: { eye: [MIDDLE - 2, 13, 32], target: [MIDDLE, 1.5, -34] },
    },
  }),
  build,
};
