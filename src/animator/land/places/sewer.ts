import { roomLightOf } from '../../catalogue/places.ts';
import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Placed, placementsOf, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { GroundSquare, Lamp, World } from '../world.ts';

/** A vault below the streets: water in a channel on the left, a walk beside it, and gratings above through which the day falls in. */
const [LEFT, EDGE, RIGHT] = [-3.1, -0.9, 3.1];
const [SPRING, TOP] = [1.5, 3.7];
const [FROM, TO] = [34, -86];
const [LEVEL, BED] = [-0.34, -0.8];
/** Where gratings are: over the water, so that who walks is seen beside the light that falls through them. */
const OVER = -1.5;
const crownAt = (x: number): number => SPRING + Math.sqrt(1 - (x / RIGHT) ** 2) * (TOP - SPRING);
/** Metres from one grating to the next, and from one lamp on the wall to the next. */
const [GRATINGS, LAMPS] = [13, 8.5];

const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));
/** Old ones are of brick, those that take rain are cast. */
const isCast = (order: PlaceOrder): boolean => says(order, /\b(?:storm drains?|culvert|drainage|concrete)\b/);
const isDark = (order: PlaceOrder): boolean => order.dressing.some((word) => roomLightOf(word) === 'dark');

/** From the left foot over the top to the right one. */
const OUTLINE: readonly (readonly [number, number])[] = [
  ...[BED, 0, 0.75, SPRING].map((y): readonly [number, number] => [LEFT, y]),
  ...Array.from({ length: 13 }, (_, k): readonly [number, number] => {
    const a = Math.PI - ((k + 1) / 14) * Math.PI;
    return [Math.cos(a) * RIGHT, SPRING + Math.sin(a) * (TOP - SPRING)];
  }),
  ...[SPRING, 0.75, 0].map((y): readonly [number, number] => [RIGHT, y]),
];

function makeVault(order: PlaceOrder): Solids {
  const solids = new Solids();
  const cast = isCast(order);
  const bare = cast ? lookOf(0x8b8a84, 'concrete') : lookOf(0x8a5a45, 'brick');
  const slime = cast ? lookOf(0x4d5344, 'concrete') : lookOf(0x4a4a34, 'brick');
  // Wet and green as far up as the water comes, and streaked below every joint.
  const tone = ([, y, z]: Vector): Look => {
    const streak = 0.84 + 0.16 * Math.sin(z * 1.7 + y * 0.6) * Math.sin(z * 0.43);
    return y < 0.3 ? darker(slime, 0.8 * streak) : darker(bare, streak * (y > SPRING + 1.4 ? 0.8 : 1));
  };
  const rows: number[][] = [];
  for (let z = FROM; z >= TO; z -= 1.5)
    rows.push(
      OUTLINE.map(([x, y], k) => {
        const [before, after] = [OUTLINE[Math.max(0, k - 1)], OUTLINE[Math.min(OUTLINE.length - 1, k + 1)]];
        const [dx, dy] = [(after?.[0] ?? x) - (before?.[0] ?? x), (after?.[1] ?? y) - (before?.[1] ?? y)];
        const length = Math.max(1e-3, Math.hypot(dx, dy));
        return solids.vertex([x, y, z], [dy / length, -dx / length, 0], tone);
      }),
    );
  for (let j = 0; j + 1 < rows.length; j++)
    for (let k = 0; k + 1 < OUTLINE.length; k++)
      solids.quad(rows[j]?.[k] ?? 0, rows[j]?.[k + 1] ?? 0, rows[j + 1]?.[k + 1] ?? 0, rows[j + 1]?.[k] ?? 0);
  // The bed of the channel, the face of the walk and its coping.
  solids.sheet([LEFT, BED, FROM], [EDGE - LEFT, 0, 0], [0, 0, TO - FROM], darker(slime, 0.5), [2, 40]);
  for (let z = TO; z < FROM; z += 6) {
    solids.box([EDGE - 0.02, BED, z], [EDGE + 0.3, 0.015, z + 6], darker(bare, 0.8), 1.5);
    // Ribs of stone, in which the vault was raised.
    if (!cast)
      solids.tube(
        OUTLINE.slice(2).map(([x, y]): Vector => [x * 0.985, y, z]),
        0.13,
        lookOf(0x8d8475, 'plaster'),
      );
  }
  // Where other drains come in: black mouths with a rim.
  for (let z = FROM - 9, k = 0; z > TO + 6; z -= 10.5, k++) {
    const side = k % 2 === 0 ? 1 : -1;
    const x = side * (RIGHT - 0.04);
    const ring = Array.from({ length: 17 }, (_, n): Vector => {
      const a = (n / 16) * Math.PI * 2;
      return [x, 1.05 + Math.sin(a) * 0.5, z + Math.cos(a) * 0.5];
    });
    solids.tube(ring, 0.09, lookOf(0x6f6a60, 'plaster'));
    solids.ball([x + side * 0.02, 1.05, z], [0.06, 0.48, 0.48], lookOf(0x050505, 'plaster'), 16);
  }
  // It bends where one sees no farther.
  for (const z of [FROM, TO])
    solids.sheet([LEFT, BED, z], [RIGHT - LEFT, 0, 0], [0, TOP - BED, 0], darker(bare, 0.25), [1, 1]);
  // A pipe along the crown's flank.
  solids.tube(
    Array.from({ length: 13 }, (_, k): Vector => [2.2, 2.75, FROM - k * 10]),
    0.11,
    lookOf(0x5b4a3c, 'metal'),
    8,
  );
  return solids;
}

const gratings = (): number[] =>
  Array.from({ length: Math.floor((FROM - TO) / GRATINGS) }, (_, k) => FROM - 29 - k * GRATINGS).filter(
    (z) => z > TO + 4,
  );

/** A frame of bars with the sky behind it. */
const makeGrating = (brightness: number) => ({
  ...{ name: 'grating', width: 1.3, depth: 1.3, height: 0.1, light: true },
  make: () => {
    const solids = new Solids();
    solids.sheet([-0.6, 0.1, -0.6], [1.2, 0, 0], [0, 0, 1.2], shine([0.85, 0.95, 1.1], brightness), [1, 1]);
    for (let x = -0.6; x <= 0.61; x += 0.2) solids.box([x - 0.03, 0, -0.62], [x + 0.03, 0.06, 0.62], IRON, 2);
    return solids.build({ twoSided: true });
  },
});
const IRON = lookOf(0x241f1c, 'metal');

/** A caged lamp on the wall; looks along its +z. */
const makeBulkhead = (lit: boolean) => ({
  ...{ name: 'lamp', width: 0.3, depth: 0.2, height: 0.3, light: true },
  make: () =>
    new Solids()
      .ball([0, 0, 0.1], [0.13, 0.16, 0.1], lit ? shine([1.5, 1, 0.45], 1.8) : lookOf(0x6a665c, 'glass'), 12)
      .box([-0.17, -0.2, 0], [0.17, 0.2, 0.05], IRON, 1)
      .build(),
});

const lampsOnWall = (order: PlaceOrder): readonly (readonly [number, boolean])[] =>
  Array.from({ length: 12 }, (_, k) => {
    const z = 20 - k * LAMPS;
    return [z, !isDark(order) || k % 3 === 1] as const;
  });

function furnish(order: PlaceOrder): Placed[] {
  const [lit, broken, grating] = [makeBulkhead(true), makeBulkhead(false), makeGrating(dayAbove(order) * 1.6)];
  return [
    ...gratings().map((z) => put(grating, OVER, z, 0, crownAt(OVER) - 0.1)),
    ...lampsOnWall(order).map(([z, burns]) => put(burns ? lit : broken, RIGHT - 0.02, z, -Math.PI / 2, 1.95)),
  ];
}

/** How much of the sky comes down through a grating. */
const dayAbove = ({ time, weather }: PlaceOrder): number =>
  (({ day: 1, golden_hour: 0.9, dawn: 0.75, dusk: 0.45, night: 0.3 })[time] ?? 1) * (weather === 'storm' ? 0.7 : 1);

function describe(): PlaceFacts {
  const walk: Vector[] = [FROM - 2, 12, 0, -20, -50, TO + 4].map((z) => [1.1, 0, z]);
  return {
    heightAt: (x) => (x < EDGE ? BED : 0),
    ...{ waterLevel: LEVEL, indoor: true, bestView: 0, viewSlack: 0.35, openRadius: 3 },
    street: { half: RIGHT - 0.6, roofs: 99 },
    spots: [
      { kind: 'stand', at: [2.3, 0, -3], heading: -1.2, radius: 0.6 },
      { kind: 'water', at: [-2, LEVEL, -6], heading: 0, radius: 1 },
      ...gratings().map((z) => ({
        kind: 'shaft',
        at: [OVER, crownAt(OVER) - 0.15, z] as const,
        heading: 0,
        radius: 0.5,
      })),
    ],
    ways: [
      { kind: 'path', points: walk, width: 3.4 },
      { kind: 'river', points: walk.map(([, , z]): Vector => [-2, LEVEL, z]), width: 2 },
    ],
    prospect: {
      ground: { eye: [0.9, 1.35, 9], target: [-0.4, 1.1, -12] },
      air: { eye: [0.6, 2.5, 10], target: [-0.3, 1, -14] },
    },
  };
}

function layWalk(order: PlaceOrder): GroundSquare[] {
  const grounds: GroundSquare[] = [];
  const stone = isCast(order) ? lookOf(0x6d6c66, 'soil') : lookOf(0x5c5247, 'soil');
  for (let z = TO; z < FROM; z += 29) {
    const front = Math.min(FROM, z + 29);
    const area = { left: EDGE, right: RIGHT, back: z, front, seed: order.seed, openness: () => 1 };
    const floor = new Floor({ kind: 'stone', look: stone, second: darker(stone, 0.8), ...area });
    grounds.push({ mesh: floor.build().mesh, side: 29 });
  }
  return grounds;
}

function build(order: PlaceOrder): World {
  const dark = isDark(order);
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, Math.PI, { dark: dark ? 1.1 : 1.7 });
  const day = dayAbove(order);
  const lamps: Lamp[] = [
    ...gratings().map(
      (z): Lamp => ({
        ...{ at: [OVER, crownAt(OVER) - 0.25, z], colour: [7 * day, 7.6 * day, 8.6 * day], reach: 9, size: 1 },
        spot: { toward: [0.2, -0.97, 0.1], spread: 0.35 },
      }),
    ),
    ...lampsOnWall(order)
      .filter(([, burns]) => burns)
      .map(([z]): Lamp => ({ at: [RIGHT - 0.5, 2, z], colour: [3.1, 2, 0.95], reach: 8, size: 0.5 })),
  ];
  return {
    placements: [
      { mesh: makeVault(order).build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true },
      ...placementsOf(furnish(order)).map((one) => ({ ...one, stays: true })),
      makeWaterSheet(LEVEL, [-2, -20], 70),
    ],
    grounds: layWalk(order),
    groundFocus: [0, 0, -8],
    heightAt: (x) => (x < EDGE ? BED : 0),
    air: {
      ...own.air,
      fog: { ...own.air.fog, colour: [0.05, 0.052, 0.05], density: 0.004, height: 40, haze: 0.003 },
    },
    water: makeWater(
      { level: LEVEL, deep: [0.02, 0.05, 0.035], shallow: [0.06, 0.1, 0.06], clarity: 1.6, waves: 0.06, flow: 0.8 },
      { ...order, weather: 'clear' },
      own.air,
    ),
    lamps,
    wind: { x: 1, z: 0, strength: 0 },
    room: { span: 30, surroundings: own.surroundings },
  };
}

export const SEWER: PlaceBuilder = { name: 'sewer', describe, build };
