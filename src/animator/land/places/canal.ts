import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { darkOf, isSnowy, townAir } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern } from '../kits/architecture/street.ts';
import { makeCanalHouse } from '../kits/canal-house.ts';
import { makeLaneHouse } from '../kits/lane-house.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Placement, World } from '../world.ts';

/** Where canals are lined by brick and elms, and boats lie at rings rather than poles. */
const isNorthern = (order: PlaceOrder): boolean =>
  saysOf(
    order,
    'amsterdam',
    'dutch',
    'holland',
    'netherlands',
    'bruges',
    'ghent',
    'utrecht',
    'delft',
    'leiden',
    'haarlem',
    'hamburg',
    'copenhagen',
    'nyhavn',
    'christianshavn',
  );

/** A canal of an old town that stands in the water: a quay on the left, houses out of the water on the right, bridges over it. Along z. */
const [QUAY, FAR, FROM, TO, LEVEL] = [1.7, 12.6, 34, -86, -0.85];
const MIDDLE = (QUAY + FAR) / 2;
/** Metres from the water to the houses of the far side, where these stand on a bank. */
const BANK = 3;
const BRIDGES = [-30, -62] as const;

function row(order: PlaceOrder, side: number, dark: number): Placement[] {
  const random = makeRandom(order.seed).spawn(`canal ${side}`);
  const placements: Placement[] = [];
  for (let z = FROM, k = 0; z > TO; k++) {
    const north = isNorthern(order);
    const width = north ? random.between(4.6, 6.4) : random.between(5.5, 8.5);
    const mesh = (north ? makeCanalHouse : makeLaneHouse)({
      seed: order.seed * 37 + k * 2 + (side > 0 ? 1 : 0),
      width,
      floors: random.pick(north ? [3, 4, 4] : [3, 3, 4]),
      dark,
    });
    const at: Vector =
      side < 0
        ? [-QUAY - random.between(0, 0.2), 0, z - width / 2]
        : north
          ? [FAR + BANK, 0, z - width / 2]
          : [FAR + random.between(0, 0.3), LEVEL + 0.35, z - width / 2];
    placements.push({ mesh, matrix: standing(at, (-side * Math.PI) / 2), stays: true });
    z -= width;
  }
  return placements;
}

/** The wall of the quay, an arch over the water here and there, and poles to moor at. */
function layStone(order: PlaceOrder): Placement {
  const solids = new Solids();
  const stone = lookOf(0xb0a48e, 'stone');
  const wet = ([, y, z]: Vector) => darker(stone, (y < LEVEL + 0.35 ? 0.5 : 0.9) * (0.9 + 0.1 * Math.sin(z * 3.1)));
  solids.sheet([QUAY, LEVEL - 1, FROM], [0, 0, TO - FROM], [0, 1 - LEVEL, 0], wet, [120, 6]);
  solids.sheet([FAR, LEVEL - 1, TO], [0, 0, FROM - TO], [0, 1.6, 0], wet, [120, 4]);
  if (isNorthern(order)) solids.box([FAR, LEVEL - 1, TO], [FAR + BANK, 0, FROM], stone, 4);
  solids.box([QUAY - 0.3, -0.02, TO], [QUAY + 0.06, 0.1, FROM], darker(stone, 1.05), 3);
  for (const z of BRIDGES) {
    const steps = 24;
    const arch = (share: number): number => Math.sin(share * Math.PI);
    for (let k = 0; k < steps; k++) {
      const [a, b] = [k / steps, (k + 1) / steps];
      const [x0, x1] = [QUAY + (FAR - QUAY) * a, QUAY + (FAR - QUAY) * b];
      const top = (arch(a) + arch(b)) / 2;
      solids.box(
        [x0, LEVEL + 0.2 + top * 2.4, z - 1.5],
        [x1, 0.25 + top * 2.5, z + 1.5],
        darker(stone, 0.92 + 0.1 * (k % 2)),
        2,
      );
      for (const side of [-1.5, 1.38])
        solids.box([x0, 0.25 + top * 2.5, z + side], [x1, 1.1 + top * 2.5, z + side + 0.14], darker(stone, 1.04), 2);
    }
  }
  const random = makeRandom(order.seed).spawn('poles');
  const [white, blue] = [lookOf(0xf0ece2, 'paint'), lookOf(random.pick([0x2f5fa8, 0xb03a34]), 'paint')];
  for (let z = isNorthern(order) ? TO : 20; z > TO + 6; z -= random.between(4, 8)) {
    const x = random.chance(0.5) ? QUAY + random.between(0.3, 0.7) : FAR - random.between(0.6, 1.2);
    for (let k = 0; k < 9; k++)
      solids.lathe(
        [x, LEVEL - 1 + k * 0.42, z],
        [
          [0.09, 0],
          [0.09, 0.42],
        ],
        k % 2 === 0 ? white : blue,
        8,
      );
  }
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true };
}

/** Elms along the far bank, where nobody is in their shade, and some at the near one. */
function plantElms(order: PlaceOrder): Placement[] {
  if (!isNorthern(order) || order.without.includes('tree')) return [];
  const random = makeRandom(order.seed).spawn('elms');
  const trees = makeTrees(order.seed, seasonOf(order, true));
  const along = (x: number, from: number, apart: number): Placement[] =>
    Array.from({ length: Math.floor((from - TO - 10) / apart) }, (_, k) => {
      const z = from - k * apart + random.between(-1, 1);
      const [size, chance] = [random.between(0.85, 1.1), random.next()];
      return trees.place({ species: 'maple', at: [x, 0, z], size, chance, distance: Math.abs(z - 8) + 8 });
    });
  return [...along(FAR + 0.9, 18, 13), ...along(QUAY - 0.3, -18, 15)];
}

function furnish(order: PlaceOrder): Placed[] {
  const lantern = makeLantern(darkOf(order), 2.7);
  return without(
    order,
    [14, 2, -11, -23, -40, -54].map((z) => put(lantern, QUAY - 0.35, z, Math.PI / 2)),
  );
}

function build(order: PlaceOrder): World {
  const [dark, snowy, placed] = [darkOf(order), isSnowy(order), furnish(order)];
  const air = townAir(order, 0.15);
  return {
    placements: [
      makeWaterSheet(LEVEL, [MIDDLE, -26], 90),
      ...row(order, -1, dark),
      ...row(order, 1, dark),
      layStone(order),
      ...plantElms(order),
      ...placementsOf(placed),
    ],
    grounds: layCobbles({
      ...{ seed: order.seed, left: -QUAY - 0.4, right: QUAY, from: FROM, to: TO, size: 0.42 },
      stone: snowy ? lookOf(0xdfe4e8, 'snow') : lookOf(0xa79c8a, 'stone'),
      second: snowy ? lookOf(0xd2d8de, 'snow') : lookOf(0x93897a, 'stone'),
    }),
    groundFocus: [0, 0, 0],
    heightAt: (x) => (x > QUAY && x < FAR ? LEVEL - 2 : 0),
    air: { ...air, fog: { ...air.fog, floor: LEVEL } },
    water: makeWater(
      { level: LEVEL, deep: [0.012, 0.07, 0.065], shallow: [0.1, 0.22, 0.19], clarity: 0.7, waves: 0.14, flow: 0.3 },
      order,
      air,
    ),
    lamps: lampsOf(placed, dark),
    wind: { x: 0.8, z: 0.6, strength: 0.2 },
  };
}

const along = (x: number, y: number): Vector[] => [FROM - 6, 0, TO + 8].map((z): Vector => [x, y, z]);

export const CANAL: PlaceBuilder = {
  name: 'canal',
  describe: () => ({
    heightAt: (x) => (x > QUAY && x < FAR ? LEVEL - 2 : 0),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.12,
    viewSlack: 0.18,
    openRadius: 1.5,
    spots: [{ kind: 'water', at: [MIDDLE, LEVEL, -6], heading: Math.PI, radius: 4 }],
    ways: [
      { kind: 'canal', points: along(MIDDLE, LEVEL), width: 6 },
      { kind: 'pavement', points: along(0, 0), width: 2.4 },
    ],
    prospect: {
      ground: { eye: [MIDDLE - 1.4, 1.1, 12], target: [MIDDLE, 1.5, -30] },
      air: { eye: [MIDDLE, 15, 30], target: [MIDDLE, 2, -40] },
    },
  }),
  build,
};
