import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { layCurvedRoof } from './landmark-east.ts';

/** Wooden houses of an eastern old street: shop below, gallery above, tiled roofs; front at z 0 looking along +z. */
export interface LanternHouseOrder {
  readonly seed: number;
  readonly width: number;
  readonly floors: number;
  readonly dark: number;
  readonly snowy: boolean;
}

const WOODS: readonly [number, ...number[]] = [0x7a2f24, 0x5f3a28, 0x8a4030, 0x4f3226, 0x6f2a22];
const SIGNS: readonly [number, ...number[]] = [0x1f3f6a, 0x8a1f1c, 0x1f4a38, 0x2a1c16];

/** A red globe of paper with golden caps and a tassel. */
export function layLantern(solids: Solids, [x, y, z]: Vector, size: number, dark: number): void {
  const paper = (_: Vector, u: number): Look =>
    shine([1, 0.045, 0.03], (0.62 + 0.75 * dark) * (0.86 + 0.14 * Math.cos(u * 75)));
  solids.lathe(
    [x, y - size * 0.8, z],
    [
      [size * 0.35, 0],
      [size * 0.85, size * 0.28],
      [size, size * 0.72],
      [size * 0.85, size * 1.16],
      [size * 0.35, size * 1.44],
    ],
    paper,
    12,
  );
  const gold = lookOf(0xd9a638, 'metal');
  for (const at of [-0.9, 0.6])
    solids.lathe(
      [x, y + at * size, z],
      [
        [size * 0.36, 0],
        [size * 0.36, size * 0.14],
      ],
      gold,
      8,
    );
  solids.box(
    [x - size * 0.07, y - size * 1.7, z - size * 0.07],
    [x + size * 0.07, y - size * 0.9, z + size * 0.07],
    gold,
    9,
  );
}

export function makeLanternHouse({ seed, width, floors, dark, snowy }: LanternHouseOrder): Mesh {
  const random = makeRandom(seed).spawn('lantern house');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.62 + y * 0.07) });
  const wood = lookOf(random.pick(WOODS), 'wood');
  const plaster = lookOf(random.pick([0xe6dcc8, 0xd9cdb6, 0xcabfa8]), 'plaster');
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(random.pick([0x3f464c, 0x4a4a46, 0x38504a]), 'plaster');
  const half = width / 2;
  let y = 0;
  for (let floor = 0; floor < floors; floor++) {
    const high = floor === 0 ? 3.4 : 2.7;
    const back = floor * 0.55;
    solids.box([-half, y, -8], [half, y + high, -back - 0.25], floor === 0 ? darker(wood, 0.8) : plaster, 2);
    layFloor(solids, random, { y, high, half, z: -back, wood, dark, shop: floor === 0 });
    if (floor > 0) layGallery(solids, y, half, -back + 0.5, wood);
    // A skirt of roof over each floor but the last, which has a whole one.
    if (floor < floors - 1) layCurvedRoof(solids, [0, y + high - 0.15, -4], [half + 0.35, 5.2], half * 0.92, 1.5, tile);
    y += high + (floor < floors - 1 ? 0.35 : 0);
  }
  layCurvedRoof(solids, [0, y, -4.2], [half + 0.6, 5.4], half * 0.72, 2.6, tile);
  for (const x of [-half * 0.6, half * 0.6]) layLantern(solids, [x, 2.75, 0.75], 0.32, dark);
  if (random.chance(0.7)) layBoard(solids, random, half);
  return solids.build({ twoSided: true });
}

interface FloorOrder {
  readonly y: number;
  readonly high: number;
  readonly half: number;
  readonly z: number;
  readonly wood: Look;
  readonly dark: number;
  readonly shop: boolean;
}

/** Posts and beams with screens of paper between them; below, an open shop. */
function layFloor(solids: Solids, random: Random, { y, high, half, z, wood, dark, shop }: FloorOrder): void {
  const bays = Math.max(2, Math.round(half));
  for (let k = 0; k <= bays; k++) {
    const x = -half + (k * half * 2) / bays;
    solids.box([x - 0.11, y, z - 0.3], [x + 0.11, y + high, z], wood, 2);
    if (k === bays) break;
    const [a, wide] = [x + 0.12, (half * 2) / bays - 0.24];
    const lit = random.next() < 0.25 + 0.65 * dark;
    const glow = shine([1, 0.58, 0.22], (shop ? 0.75 : 0.5) * (0.35 + 0.75 * dark) * random.between(0.8, 1.3));
    const screen = lit ? glow : lookOf(shop ? 0x2c1d16 : 0xcfc3a8, 'paper');
    const low = shop ? 0.1 : 0.8;
    solids.sheet([a, y + low, z - 0.2], [wide, 0, 0], [0, high - low - 0.5, 0], screen, [1, 2]);
    if (!shop) solids.box([a, y, z - 0.24], [a + wide, y + 0.8, z - 0.14], darker(wood, 0.85), 9);
    if (shop && random.chance(0.5)) layWares(solids, random, a, wide, z);
    else
      for (let i = 1; i < 5; i++)
        solids.box(
          [a + (i * wide) / 5 - 0.02, y + low, z - 0.19],
          [a + (i * wide) / 5 + 0.02, y + high - 0.5, z - 0.14],
          wood,
          9,
        );
    for (const share of [0.4, 0.75])
      solids.box(
        [a, y + low + (high - low) * share, z - 0.19],
        [a + wide, y + low + (high - low) * share + 0.05, z - 0.13],
        wood,
        9,
      );
  }
  solids.box([-half, y + high - 0.5, z - 0.28], [half, y + high - 0.22, z + 0.05], darker(wood, 1.15), 3);
}

function layWares(solids: Solids, random: Random, a: number, wide: number, z: number): void {
  solids.box([a, 0, z - 0.1], [a + wide, 0.75, z + 0.45], lookOf(0x5a4030, 'wood'), 9);
  for (let k = 0; k < 9; k++)
    solids.ball(
      [a + random.between(0.15, wide - 0.15), 0.83, z + random.between(0, 0.38)],
      [0.09, 0.08, 0.09],
      lookOf(random.pick([0xd8402c, 0xe8a02c, 0xf0d060, 0x6a9a3c, 0xf0e8d8]), 'food'),
      7,
    );
}

function layGallery(solids: Solids, y: number, half: number, z: number, wood: Look): void {
  solids.box([-half, y - 0.08, z - 0.6], [half, y + 0.04, z], darker(wood, 0.9), 3);
  for (const up of [0.45, 0.85]) solids.box([-half, y + up, z - 0.07], [half, y + up + 0.06, z], wood, 3);
  for (let x = -half + 0.2; x < half; x += 0.42)
    solids.box([x - 0.025, y, z - 0.06], [x + 0.025, y + 0.85, z - 0.02], wood, 9);
}

/** A board hung out over the street, with strokes of gold that stand for letters. */
function layBoard(solids: Solids, random: Random, half: number): void {
  const x = random.between(-half * 0.4, half * 0.4);
  const [y, ground] = [4.1, lookOf(random.pick(SIGNS), 'paint')];
  solids.box([x - 0.06, y - 0.9, 0.1], [x + 0.06, y + 1.5, 1], ground, 9);
  const gold = lookOf(0xe6bf5a, 'metal');
  for (let k = 0; k < 3; k++)
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++) {
        const [sy, sz] = [y + 1.05 - k * 0.75 + random.between(-0.22, 0.22), 0.55 + random.between(-0.2, 0.2)];
        const flat = random.chance(0.5);
        solids.box(
          [x + side * 0.06 - 0.01, sy - (flat ? 0.025 : 0.2), sz - (flat ? 0.24 : 0.03)],
          [x + side * 0.06 + 0.01, sy + (flat ? 0.025 : 0.2), sz + (flat ? 0.24 : 0.03)],
          gold,
          9,
        );
      }
}

/** Three openings under roofs of their own, across the street. */
export function makeGate(dark: number, snowy: boolean): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.75 + y * 0.03) });
  const [red, gold, blue] = [lookOf(0xb02c22, 'paint'), lookOf(0xd9a638, 'metal'), lookOf(0x1f4f7a, 'paint')];
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x2f7a5c, 'porcelain');
  for (const x of [-6.6, -3.2, 3.2, 6.6]) {
    solids.lathe(
      [x, 0, 0],
      [
        [0.62, 0],
        [0.62, 0.7],
        [0.36, 1],
        [0.34, Math.abs(x) > 4 ? 6.4 : 8.6],
      ],
      (at) => (at[1] < 0.8 ? lookOf(0x9a9488, 'stone') : red),
      12,
    );
  }
  for (const [a, b, y] of [
    [-6.8, -3, 5.3],
    [3, 6.8, 5.3],
    [-3.4, 3.4, 7],
  ] as const) {
    solids.box([a, y, -0.3], [b, y + 0.5, 0.3], red, 3);
    solids.box([a + 0.1, y + 0.6, -0.22], [b - 0.1, y + 1.5, 0.22], blue, 3);
    for (let k = 0; k < 7; k++) {
      const x = a + 0.4 + (k * (b - a - 0.8)) / 6;
      solids.box([x - 0.18, y + 0.75, 0.2], [x + 0.18, y + 1.35, 0.27], gold, 9);
    }
    layCurvedRoof(solids, [(a + b) / 2, y + 1.6, 0], [(b - a) / 2 + 0.9, 1.5], (b - a) / 2 - 0.3, 1.2, tile);
    layLantern(solids, [(a + b) / 2, y - 0.9, 0], y > 6 ? 0.8 : 0.55, dark);
  }
  return solids.build({ twoSided: true });
}
