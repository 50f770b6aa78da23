import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, mixLooks, Solids, shine } from './architecture/solids.ts';

/** A house of an old southern village, wall to wall with its neighbours: front at z 0 looking along +z, its middle at x 0. */
export interface LaneHouseOrder {
  readonly seed: number;
  readonly width: number;
  readonly floors: number;
  readonly dark: number;
}

const PLASTER: readonly [number, ...number[]] = [0xe8b878, 0xdf9a6c, 0xefd9a4, 0xe6c8a0, 0xd98a68, 0xf0e2c6, 0xe2aa90];
const SHUTTERS: readonly [number, ...number[]] = [0x4a7058, 0x4f7690, 0x6d4a36, 0x3f6a5c, 0x86503c];
const BLOOMS: readonly [number, ...number[]] = [0xd83a4a, 0xe86aa0, 0xf0b040, 0xf4f0ea, 0xb84ab0];
const [FLOOR, DOOR_HALF] = [3, 0.55];

const columnsOf = (width: number): number => Math.max(2, Math.round(width / 2.1));
const doorColumn = (seed: number, width: number): number => makeRandom(seed).spawn('door').index(columnsOf(width));

/** Metres along the front from its middle: where its door is. */
export const doorOf = (seed: number, width: number): number =>
  -width / 2 + ((doorColumn(seed, width) + 0.5) * width) / columnsOf(width);

export function makeLaneHouse({ seed, width, floors, dark }: LaneHouseOrder): Mesh {
  const random = makeRandom(seed).spawn('lane house');
  const half = width / 2;
  const solids = new Solids({ openness: ([, y], normal) => (normal[1] > 0.5 ? 1 : Math.min(1, 0.62 + y * 0.07)) });
  const [wall, stone] = [lookOf(random.pick(PLASTER), 'plaster'), lookOf(0x9c8d78, 'stone')];
  const trim = lookOf(random.pick(SHUTTERS), 'wood');
  const pale = mixLooks(wall, lookOf(0xf4ecda, 'plaster'), 0.7);
  const high = floors * FLOOR + 0.5;
  // Plaster that the years have stained, and bare stones where it has come off at the foot.
  const stained = ([x, y]: Vector): Look => {
    const blotch =
      Math.sin(x * 1.9 + seed) * Math.sin(y * 1.3 + seed * 0.7) + 0.5 * Math.sin(x * 5.1) * Math.sin(y * 4.3);
    return y < 0.55 + 0.35 * Math.sin(x * 2.3 + seed)
      ? darker(stone, 0.9 + 0.15 * blotch)
      : darker(wall, 0.95 + 0.07 * blotch);
  };
  solids.sheet([-half, 0, 0], [width, 0, 0], [0, high, 0], stained, [width / 0.3, high / 0.3]);
  for (const side of [-1, 1])
    solids.box(
      [side > 0 ? half - 0.02 : -half, 0, -4],
      [side > 0 ? half : -half + 0.02, high, 0],
      darker(wall, 0.85),
      3,
    );
  const columns = columnsOf(width);
  const door = doorColumn(seed, width);
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < columns; k++) {
      const [x, y] = [-half + ((k + 0.5) * width) / columns, floor * FLOOR];
      if (floor === 0 && k === door) layDoor(solids, random, x, trim, dark);
      else if (floor > 0 || random.chance(0.6)) layWindow(solids, random, [x, y + 0.95], [trim, pale], dark);
    }
  // Tiles that stand out over the lane, in rows.
  const tile = lookOf(0xb4643e, 'plaster');
  for (let x = -half; x < half - 0.05; x += 0.24)
    solids.tube(
      [
        [x + 0.12, high + 0.02, 0.5],
        [x + 0.12, high + 0.75, -1.6],
      ],
      0.13,
      darker(tile, random.between(0.82, 1.15)),
      6,
    );
  solids.box([-half, high - 0.16, 0], [half, high, 0.34], darker(lookOf(0x6d4a30, 'wood'), 0.9), 2);
  return solids.build({ twoSided: true });
}

function layDoor(solids: Solids, random: Random, x: number, trim: Look, dark: number): void {
  const stone = lookOf(0xb8aa92, 'stone');
  solids.box([x - DOOR_HALF - 0.2, 0, 0], [x + DOOR_HALF + 0.2, 2.4, 0.07], stone, 2);
  solids.box([x - DOOR_HALF, 0.14, 0.04], [x + DOOR_HALF, 2.2, 0.1], trim, 2);
  for (const u of [-0.28, 0.28])
    for (const v of [0.3, 1.25])
      solids.box([x + u - 0.18, v, 0.1], [x + u + 0.18, v + 0.75, 0.12], darker(trim, 0.8), 2);
  solids.ball([x + 0.06, 1.15, 0.14], [0.04, 0.04, 0.04], lookOf(0xc79a45, 'metal'), 8);
  solids.softBox([x - 0.8, 0, 0.02], [x + 0.8, 0.14, 0.5], 0.03, stone, { rings: 1 });
  solids.tube(
    [
      [x + 0.95, 2.5, 0],
      [x + 0.95, 2.55, 0.3],
    ],
    0.02,
    lookOf(0x2a2826, 'metal'),
    5,
  );
  solids.lathe(
    [x + 0.95, 2.2, 0.3],
    [
      [0.05, 0],
      [0.1, 0.05],
      [0.11, 0.24],
      [0.04, 0.34],
    ],
    dark > 0.2 ? shine([1, 0.7, 0.36], 0.6 + 2 * dark) : lookOf(0xd8d2c0, 'glass'),
    8,
  );
  for (const side of [-1, 1])
    if (random.chance(0.75))
      layPot(solids, random, [x + side * random.between(1, 1.25), 0, 0.28], random.between(0.8, 1.25));
}

function layWindow(
  solids: Solids,
  random: Random,
  [x, y]: readonly [number, number],
  [trim, pale]: readonly [Look, Look],
  dark: number,
): void {
  const lit = random.next() < 0.06 + 0.5 * dark && dark > 0.2;
  solids.box([x - 0.52, y - 0.1, 0], [x + 0.52, y + 1.4, 0.05], pale, 2);
  solids.sheet(
    [x - 0.42, y, 0.06],
    [0.84, 0, 0],
    [0, 1.3, 0],
    lit ? shine([1, 0.66, 0.34], 0.8 * dark) : lookOf(0x36424a, 'glass'),
  );
  for (const u of [-0.02, -0.42, 0.38]) solids.box([x + u, y, 0.06], [x + u + 0.04, y + 1.3, 0.1], pale, 9);
  for (const side of [-1, 1]) {
    const at = x + side * 0.72;
    solids.box([at - 0.22, y - 0.04, 0.01], [at + 0.22, y + 1.34, 0.06], trim, 9);
    for (let v = 0.05; v < 1.25; v += 0.1)
      solids.box([at - 0.17, y + v, 0.06], [at + 0.17, y + v + 0.05, 0.075], darker(trim, 0.78), 9);
  }
  if (!random.chance(0.62)) return;
  solids.box([x - 0.5, y - 0.3, 0.06], [x + 0.5, y - 0.1, 0.3], lookOf(0xa85a3a, 'plaster'), 2);
  layBlooms(solids, random, [x, y - 0.06, 0.2], [0.46, 0.16, 0.14], 18);
}

/** Leaves, and blossoms of one colour among them. */
function layBlooms(solids: Solids, random: Random, [x, y, z]: Vector, [w, h, d]: Vector, count: number): void {
  const bloom = lookOf(random.pick(BLOOMS), 'petal');
  const leaf = lookOf(0x4a7a38, 'leaf');
  for (let k = 0; k < count; k++) {
    const at: Vector = [x + random.between(-w, w), y + random.between(0, h), z + random.between(-d, d)];
    const size = random.between(0.05, 0.09);
    solids.ball(at, [size, size * 0.8, size], k % 2 === 0 ? darker(leaf, random.between(0.75, 1.2)) : bloom, 6);
  }
}

function layPot(solids: Solids, random: Random, [x, y, z]: Vector, size: number): void {
  solids.lathe(
    [x, y, z],
    [
      [0.12 * size, 0],
      [0.2 * size, 0.34 * size],
      [0.23 * size, 0.34 * size],
      [0.23 * size, 0.4 * size],
      [0.16 * size, 0.4 * size],
    ],
    darker(lookOf(0xb8623c, 'plaster'), random.between(0.85, 1.1)),
    12,
  );
  layBlooms(solids, random, [x, y + 0.42 * size, z], [0.2 * size, 0.34 * size, 0.2 * size], 22);
}

const LINEN: readonly [number, ...number[]] = [0xf4f0e8, 0xe8eef2, 0xd84a4a, 0x4a7ab0, 0xf0c85a, 0xe9dcc8, 0x7aa88a];

/** Washing on a line from wall to wall, along x. */
export const makeLaundryLine = (seed: number, width: number): Piece => ({
  ...{ name: 'laundry', width, depth: 0.2, height: 1, light: true },
  make() {
    const random = makeRandom(seed).spawn('laundry');
    const solids = new Solids();
    const half = width / 2;
    const sag = (x: number): number => -0.22 * (1 - (x / half) ** 2);
    solids.tube(
      Array.from({ length: 13 }, (_, k): Vector => [-half + (k / 12) * width, sag(-half + (k / 12) * width), 0]),
      0.012,
      lookOf(0xd8d2c4, 'cloth'),
      4,
    );
    for (let x = -half + 0.5; x < half - 0.9; ) {
      const [wide, long] = [random.between(0.4, 0.95), random.between(0.5, 1.05)];
      const look = lookOf(random.pick(LINEN), 'cloth');
      const lean = random.between(-0.12, 0.12);
      solids.sheet(
        [x, sag(x) - long, lean],
        [wide, 0, 0],
        [0, long, -lean],
        (_at, u, v) => darker(look, 0.86 + 0.14 * Math.sin(u * 9 + v * 2)),
        [8, 4],
      );
      x += wide + random.between(0.06, 0.22);
    }
    return solids.build({ twoSided: true });
  },
});
