import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeParkedCar } from '../kits/architecture/car.ts';
import { type Placed, placementsOf, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { openAir } from '../kits/nature.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { GroundSquare, Lamp, World } from '../world.ts';

/** A road through a mountain: a vault of concrete with tiles below, two rows of lamps, and far ahead the mouth where the day begins. */
const [HALF, ROAD, SPRING, TOP] = [5, 3.7, 2.6, 6];
const [FROM, MOUTH] = [80, -210];
const APART = 9;

const SODIUM = /\b(?:orange|sodium|amber|yellow|warm|golden)\b/;
const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));
const lampLight = (order: PlaceOrder): Light =>
  says(order, SODIUM) || !says(order, /\b(?:white|cold|led|fluorescent|blue|neon)\b/)
    ? [1.35, 0.72, 0.26]
    : [0.95, 1.05, 1.15];
/** Hoops of light around the vault, of two colours in turn. */
const isNeon = (order: PlaceOrder): boolean => says(order, /\b(?:neon|cyberpunk|pink light|blue light)\b/);
const HOOPS: readonly Light[] = [
  [1.5, 0.12, 0.85],
  [0.1, 0.85, 1.5],
];
// Its hoops are seen twice in a road that shines.
const isWet = (order: PlaceOrder): boolean =>
  order.weather === 'rain' || order.weather === 'storm' || isNeon(order) || says(order, /\b(?:wet|rain|puddles?)\b/);

/** The vault from foot to foot: x and y of its outline. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [-HALF, 0],
  [-HALF, 0.9],
  [-HALF, 1.8],
  [-HALF, SPRING],
  ...Array.from({ length: 13 }, (_, k): readonly [number, number] => {
    const a = Math.PI - ((k + 1) / 14) * Math.PI;
    return [Math.cos(a) * HALF, SPRING + Math.sin(a) * (TOP - SPRING)];
  }),
  [HALF, SPRING],
  [HALF, 1.8],
  [HALF, 0.9],
  [HALF, 0],
];

/** Tiles up to the spring of the vault with a dark band in them, bare concrete above, a joint every few metres. */
function tone([, y, z]: Vector): Look {
  const joint = Math.abs((z / 6) % 1) < 0.09 ? 0.72 : 1;
  const grime = 0.86 + 0.14 * Math.sin(z * 0.7 + y * 1.9) * Math.sin(z * 0.23);
  if (y > SPRING + 0.05) return darker(lookOf(0x7d7a75, 'stone'), joint * grime);
  return darker(y < 0.5 ? lookOf(0x5a5d60, 'porcelain') : lookOf(0xcfcabd, 'porcelain'), joint * grime);
}

function makeVault(): Solids {
  const solids = new Solids();
  const step = 3;
  const rows: number[][] = [];
  for (let z = FROM; z >= MOUTH; z -= step)
    rows.push(
      OUTLINE.map(([x, y], k) => {
        const [before, after] = [
          OUTLINE[Math.max(0, k - 1)] ?? [x, y],
          OUTLINE[Math.min(OUTLINE.length - 1, k + 1)] ?? [x, y],
        ];
        const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
        const length = Math.hypot(dx, dy);
        return solids.vertex([x, y, z], [dy / length, -dx / length, 0], tone);
      }),
    );
  for (let j = 0; j + 1 < rows.length; j++)
    for (let k = 0; k + 1 < OUTLINE.length; k++)
      solids.quad(rows[j]?.[k] ?? 0, rows[j]?.[k + 1] ?? 0, rows[j + 1]?.[k + 1] ?? 0, rows[j + 1]?.[k] ?? 0);
  // A walk on both sides, a cable tray, and signs for the way out.
  const kerb = lookOf(0x9a9790, 'stone');
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-HALF, -ROAD - 0.2] : [ROAD + 0.2, HALF];
    for (let z = MOUTH; z < FROM; z += 10) solids.box([a, 0, z], [b, 0.24, z + 10], kerb, 5);
    solids.box(
      [side * (HALF - 0.3) - 0.14, 4.05, MOUTH],
      [side * (HALF - 0.3) + 0.14, 4.16, FROM],
      lookOf(0x55585a, 'metal'),
      12,
    );
    for (let z = FROM - 12; z > MOUTH; z -= 36) {
      const x = side * (HALF - 0.04);
      solids.box(
        [Math.min(x, x - side * 0.08), 1.5, z],
        [Math.max(x, x - side * 0.08), 2.1, z + 1],
        shine([0.1, 0.9, 0.35], 0.7),
        3,
      );
    }
  }
  return solids;
}

const makeLampBox = (light: Light) => ({
  ...{ name: 'lamp', width: 0.4, depth: 1.5, height: 0.12, light: true },
  make: () =>
    new Solids().box([-0.2, -0.06, -0.75], [0.2, 0.06, 0.75], shine([light[0], light[1], light[2]], 2.4), 2).build(),
});

const CAR_PAINTS = [0x2b2f36, 0x8a2f2a, 0xc9ccd0, 0x2f4f7a] as const;
const TRAFFIC: readonly (readonly [number, number])[] = [
  [1.85, -32],
  [1.85, -58],
  [1.8, -92],
  [-1.85, -46],
  [-1.8, -80],
];

const makeHoop = (light: Light) => ({
  ...{ name: 'hoop', width: HALF * 2, depth: 0.2, height: TOP, light: true },
  make: () => {
    const points = OUTLINE.map(([x, y]): Vector => [x * 0.985, y * 0.985, 0]);
    return new Solids().tube(points, 0.055, shine([light[0], light[1], light[2]], 1.9)).build();
  },
});

function furnish(order: PlaceOrder): Placed[] {
  const lamp = makeLampBox(lampLight(order));
  const placed: Placed[] = [];
  if (isNeon(order)) {
    const hoops = HOOPS.map(makeHoop);
    for (let z = FROM - 4, k = 0; z > MOUTH + 6; z -= APART, k++) {
      const hoop = hoops[k % hoops.length];
      if (hoop !== undefined) placed.push(put(hoop, 0, z, 0, 0));
    }
  } else
    for (let z = FROM - 4; z > MOUTH + 6; z -= APART)
      for (const x of [-2.1, 2.1]) placed.push(put(lamp, x, z, 0, 5.55));
  if (says(order, /\b(?:traffic|cars?|tail ?lights|headlights|busy)\b/))
    for (const [k, [x, z]] of TRAFFIC.entries())
      placed.push(put(makeParkedCar(CAR_PAINTS[k % CAR_PAINTS.length] ?? 0x8a2f2a, false), x, z, x > 0 ? Math.PI : 0));
  return placed;
}

/** What lies beyond the mouth: the road, slopes on both sides and a range, pale with distance. */
function makeBeyond(order: PlaceOrder): Solids {
  const snowy = order.season === 'winter' || order.weather === 'snow' || says(order, /snow|winter|ice/);
  const [slope, peak] = [lookOf(snowy ? 0xe6ecf2 : 0x6f8a4a, 'soil'), lookOf(snowy ? 0xcfdbe8 : 0x8fa0a8, 'soil')];
  const solids = new Solids();
  solids.sheet([-60, -0.02, MOUTH], [120, 0, 0], [0, 0, -300], slope, [10, 20]);
  solids.sheet([-ROAD, 0, MOUTH], [ROAD * 2, 0, 0], [0, 0, -300], lookOf(0x5c5b61, 'asphalt'), [2, 20]);
  for (const side of [-1, 1])
    solids.sheet(
      [side * 9, 0, MOUTH - (side < 0 ? 300 : 0)],
      [0, 0, side < 0 ? 300 : -300],
      [side * 60, 42, 0],
      (at) => darker(slope, 0.75 + 0.3 * Math.abs(Math.sin(at[2] * 0.11) * Math.cos(at[1] * 0.3))),
      [24, 8],
    );
  solids.sheet(
    [-300, 0, MOUTH - 320],
    [600, 0, 0],
    [0, 120, -90],
    (at) => darker(peak, 0.8 + 0.3 * Math.abs(Math.sin(at[0] * 0.03) * Math.sin(at[1] * 0.05 + 1))),
    [40, 10],
  );
  return solids;
}

function describe(): PlaceFacts {
  const lane = (x: number, away: boolean): Vector[] => {
    const points: Vector[] = [FROM, 30, 0, -40, -90, -150, MOUTH].map((z) => [x, 0, z]);
    return away ? points : points.reverse();
  };
  return {
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: true, bestView: 0, viewSlack: 0.4, openRadius: 3 },
    street: { half: HALF - 0.6, roofs: 99 },
    spots: [{ kind: 'stand', at: [4.3, 0.24, -3], heading: -1.2, radius: 0.6 }],
    ways: [
      { kind: 'road', points: lane(1.8, true), width: 3.4 },
      { kind: 'road', points: lane(-1.8, false), width: 3.4 },
    ],
    prospect: {
      ground: { eye: [1.5, 1.35, 20], target: [0.6, 1.6, -40] },
      air: { eye: [0.4, 3.2, 24], target: [0, 2.4, -60] },
    },
  };
}

function layRoadway(order: PlaceOrder): GroundSquare[] {
  const wet = isWet(order);
  const asphalt = lookOf(wet ? 0x2f3034 : 0x4a4b50, wet ? 'asphaltWet' : 'asphalt');
  const paint = lookOf(0xd9d5c8, wet ? 'asphaltWet' : 'asphalt');
  const grounds: GroundSquare[] = [];
  for (let z = MOUTH; z < FROM; z += 29) {
    const to = Math.min(FROM, z + 29);
    const area = { left: -HALF, right: HALF, back: z, front: to, seed: order.seed, openness: () => 1 };
    const floor = new Floor({ kind: 'bare', look: asphalt, second: asphalt, ...area });
    floor.patch(-HALF, z, HALF, to, asphalt, 1);
    for (const x of [-ROAD, ROAD - 0.14]) floor.patch(x, z, x + 0.14, to, paint, 2);
    for (let d = Math.ceil(z / 8) * 8; d < to - 3; d += 8) floor.patch(-0.07, d, 0.07, d + 3.4, paint, 1);
    grounds.push({ mesh: floor.build().mesh, side: 29 });
  }
  return grounds;
}

function build(order: PlaceOrder): World {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, Math.PI, { dark: 0.9 });
  const light = lampLight(order);
  const outside = openAir(order);
  const lamps: Lamp[] = [];
  for (let z = FROM - 4, k = 0; z > MOUTH; z -= APART, k++) {
    const [red, green, blue] = (isNeon(order) ? HOOPS[k % HOOPS.length] : undefined) ?? light;
    lamps.push({ at: [0, 5, z], colour: [red * 5, green * 5, blue * 5], reach: 11, size: 1.2 });
  }
  // What comes in at the mouth, in the light of its hour.
  lamps.push({
    ...{ at: [0, 3, MOUTH + 2], colour: [9, 9, 9.6], reach: 34, size: 2 },
    spot: { toward: [0, -0.1, 1], spread: 0 },
  });
  const day = { day: 2.2, golden_hour: 1.8, dawn: 1.7, dusk: 0.9, night: 0.25 }[order.time] ?? 2;
  return {
    placements: [
      { mesh: makeVault().build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true },
      {
        mesh: makeBeyond(order).build({ twoSided: true }),
        matrix: standing([0, 0, 0]),
        tint: [day, day, day * 1.04],
        shades: false,
      },
      ...placementsOf(furnish(order)).map((one) => ({ ...one, stays: true })),
    ],
    grounds: layRoadway(order),
    groundFocus: [0, 0, -20],
    heightAt: () => 0,
    air: {
      ...own.air,
      sky: outside.sky,
      fog: {
        ...own.air.fog,
        colour: [light[0] * 0.16, light[1] * 0.16, light[2] * 0.16],
        density: 0.003,
        height: 40,
        haze: 0.002,
      },
    },
    water: isWet(order)
      ? { ...{ kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1 }, waves: 0, foam: 0, flow: 0 }
      : null,
    lamps,
    wind: { x: 1, z: 0, strength: 0 },
    room: { span: 30, surroundings: own.surroundings },
  };
}

export const TUNNEL: PlaceBuilder = { name: 'tunnel', describe, build };
