import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import type { LaneHouseOrder } from './lane-house.ts';

/** Merchants' houses of the north: narrow fronts of dark brick, tall white windows, each with a gable of its own. Front at z 0 looking along +z. */
const BRICKS: readonly [number, ...number[]] = [0x7a3d2c, 0x5a2f26, 0x8a5138, 0x463430, 0x9a6a48, 0x6b4038, 0xb9a27e];
const DOORS: readonly [number, ...number[]] = [0x1f3d2e, 0x1d2f4a, 0x5a1c1c, 0x22221f];
const [FLOOR, DEPTH, COLUMNS] = [3.05, 9, 3];

/** Of half the width, at heights from 0 to 1 above the cornice. */
const GABLES: Readonly<Record<string, (up: number) => number>> = {
  step: (up) => 1 - Math.floor(up * 5) * 0.19,
  neck: (up) => (up < 0.3 ? 0.94 - up * 1.2 : up < 0.9 ? 0.4 : 0.46),
  bell: (up) => (up < 0.85 ? 0.34 + 0.6 * Math.cos(Math.min(1, up / 0.8) * (Math.PI / 2)) ** 1.5 : 0.38),
  spout: (up) => (up < 0.8 ? 1 - up * 0.98 : 0.22),
};
const RISE = 3.4;
const SLICES = 20;

export function makeCanalHouse({ seed, width, floors, dark }: LaneHouseOrder): Mesh {
  const random = makeRandom(seed).spawn('canal house');
  const solids = new Solids({ openness: ([, y], normal) => (normal[1] > 0.5 ? 1 : Math.min(1, 0.62 + y * 0.06)) });
  const half = width / 2;
  const high = floors * FLOOR + 0.6;
  const [brick, white] = [lookOf(random.pick(BRICKS), 'brick'), lookOf(0xece6d8, 'plaster')];
  const aged = ([x, y]: Vector): Look =>
    darker(brick, 0.94 + 0.06 * Math.sin(x * 1.7 + seed) * Math.sin(y * 1.1) + (y < 0.8 ? -0.16 : 0));
  solids.sheet([-half, 0, 0], [width, 0, 0], [0, high, 0], aged, [width / 0.5, high / 0.5]);
  for (const side of [-1, 1])
    solids.box(
      [side > 0 ? half - 0.02 : -half, 0, -DEPTH],
      [side > 0 ? half : -half + 0.02, high, -0.01],
      darker(brick, 0.8),
      3,
    );
  const door = random.index(COLUMNS);
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < COLUMNS; k++) {
      const [x, y] = [-half + ((k + 0.5) * width) / COLUMNS, floor * FLOOR + 0.35];
      const tall = floor === 0 ? 2.15 : 2.05 - floor * 0.14;
      if (floor === 0 && k === door) layDoor(solids, random, x, white, dark);
      else layWindow(solids, random, [x, y + (floor === 0 ? 0.55 : 0.5)], [width * 0.105, tall], white, dark);
    }
  layGable(solids, random, { half, high, brick, aged, white, dark });
  return solids.build({ twoSided: true });
}

interface Front {
  readonly half: number;
  readonly high: number;
  readonly brick: Look;
  readonly aged: (at: Vector) => Look;
  readonly white: Look;
  readonly dark: number;
}

/** The gable before the roof, a beam to hoist by in its top, and red tiles behind it. */
function layGable(solids: Solids, random: Random, { half, high, brick, aged, white, dark }: Front): void {
  const kind = random.pick(['step', 'neck', 'bell', 'spout', 'neck', 'bell']);
  const reach = GABLES[kind] ?? (() => 1);
  for (let k = 0; k < SLICES; k++) {
    const [low, up, y] = [k / SLICES, (k + 1) / SLICES, high + (k / SLICES) * RISE];
    const wide = reach(low + 0.001) * half;
    solids.box([-wide, y, -0.32], [wide, high + up * RISE, 0], aged, 2);
    // White stone along its edge, as wide as the next step is set back.
    const set = Math.max(0.1, wide - reach(Math.min(0.999, up)) * half);
    for (const side of [-1, 1]) {
      const [a, b] = [side * wide, side * (wide - set - 0.05)].toSorted((p, q) => p - q);
      solids.box([a ?? 0, high + up * RISE - 0.12, -0.36], [b ?? 0, high + up * RISE + 0.03, 0.09], white, 4);
      solids.box([side * wide - 0.08, y, -0.34], [side * wide + 0.06, high + up * RISE, 0.06], white, 4);
    }
  }
  const top = reach(0.999) * half;
  solids.softBox([-top - 0.12, high + RISE, -0.36], [top + 0.12, high + RISE + 0.22, 0.12], 0.05, white, { rings: 1 });
  solids.box([-half - 0.04, high - 0.16, -0.2], [half + 0.04, high + 0.08, 0.16], white, 3);
  layWindow(solids, random, [0, high + 0.4], [0.34, 1.15], white, dark);
  const beam = lookOf(0x2a2420, 'wood');
  solids.box([-0.09, high + RISE * 0.72, 0], [0.09, high + RISE * 0.72 + 0.2, 0.95], beam, 2);
  const tiles = lookOf(random.pick([0x8f4a30, 0x6a4438, 0x54484a]), 'plaster');
  for (const side of [-1, 1])
    solids.sheet(
      [side * half, high, -0.3],
      [0, 0, side * -DEPTH],
      [-side * half, RISE * 0.86, 0],
      (_, u, v) => darker(tiles, 0.85 + 0.15 * Math.cos(v * 60) + 0.05 * Math.sin(u * 40)),
      [6, 6],
    );
  if (random.chance(0.7)) {
    const x = random.pick([-1, 1]) * half * 0.55;
    solids.box([x - 0.35, high + 0.6, -4.6], [x + 0.35, high + RISE + 0.5, -3.8], darker(brick, 0.85), 2);
  }
}

/** Steps up to a panelled door under a fanlight. */
function layDoor(solids: Solids, random: Random, x: number, white: Look, dark: number): void {
  const [wood, stone] = [lookOf(random.pick(DOORS), 'paint'), lookOf(0x8d8a84, 'stone')];
  for (let k = 0; k < 3; k++)
    solids.box([x - 0.8, 0, 0], [x + 0.8, 0.17 * (3 - k), 0.28 + k * 0.27], darker(stone, 0.9 + 0.06 * k), 2);
  solids.box([x - 0.66, 0.5, 0], [x + 0.66, 3.1, 0.1], white, 2);
  solids.box([x - 0.5, 0.51, 0.06], [x + 0.5, 2.5, 0.13], wood, 2);
  for (const u of [-0.24, 0.24])
    for (const v of [0.65, 1.55])
      solids.box([x + u - 0.17, v, 0.13], [x + u + 0.17, v + 0.75, 0.15], darker(wood, 1.3), 3);
  const warm = shine([1, 0.66, 0.34], 0.5 + 0.9 * dark);
  solids.sheet([x - 0.46, 2.56, 0.12], [0.92, 0, 0], [0, 0.46, 0], dark > 0.15 ? warm : lookOf(0x2c3a46, 'glass'));
}

function layWindow(
  solids: Solids,
  random: Random,
  [x, y]: readonly [number, number],
  [half, tall]: readonly [number, number],
  white: Look,
  dark: number,
): void {
  const lit = random.next() < 0.04 + 0.62 * dark;
  const glow = shine([1, 0.64, 0.32], (0.3 + 0.75 * dark) * random.between(0.7, 1.25));
  const glass = lookOf(0x33424e, 'glass');
  solids.box([x - half - 0.1, y - 0.1, 0], [x + half + 0.1, y + tall + 0.1, 0.05], white, 4);
  solids.sheet(
    [x - half, y, 0.06],
    [half * 2, 0, 0],
    [0, tall, 0],
    (_, u, v) => (lit ? darker(glow, 0.72 + 0.4 * (1 - v) * (1 - Math.abs(u - 0.5))) : darker(glass, 0.8 + 0.5 * v)),
    [3, 4],
  );
  for (const u of [-half, -0.02, half - 0.05]) solids.box([x + u, y, 0.06], [x + u + 0.05, y + tall, 0.1], white, 9);
  for (const v of [0, 0.36, 0.68])
    solids.box([x - half, y + tall * v, 0.06], [x + half, y + tall * v + 0.04, 0.1], white, 9);
  solids.box([x - half - 0.16, y - 0.2, 0], [x + half + 0.16, y - 0.08, 0.16], darker(white, 0.9), 4);
}
