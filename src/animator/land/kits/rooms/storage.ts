import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../architecture/solids.ts';

const SPINES: readonly [number, ...number[]] = [
  0x7a2e2a, 0x2f4a6b, 0x39583c, 0xb89a5e, 0x5a3a5c, 0x8a5a34, 0xcbbf9f, 0x2e2e38, 0xa8482f, 0x486a72, 0xd8cfb8,
  0x6b1f2e,
];

/** A row of books from `x0` to `x1` on a board, backs toward +z. */
export function layBooks(
  solids: Solids,
  random: Random,
  x0: number,
  x1: number,
  y: number,
  z: number,
  most: number,
): void {
  let x = x0;
  while (x < x1 - 0.02) {
    if (random.chance(0.06)) {
      x += random.between(0.08, 0.25);
      continue;
    }
    const [width, height, depth] = [
      random.between(0.018, 0.05),
      most * random.between(0.68, 0.97),
      random.between(0.13, 0.18),
    ];
    if (x + width > x1) break;
    const look = lookOf(random.pick(SPINES), 'paper', random.between(0.75, 1.15));
    const lean = random.chance(0.07) ? 0.12 : 0;
    solids.within([1, -lean, 0, x, lean, 1, 0, y, 0, 0, 1, z], () => {
      solids.sheet([0, 0, 0], [width, 0, 0], [0, height, 0], look);
      solids.sheet([0, height, 0], [width, 0, 0], [0, 0, -depth], lookOf(0xd9cdb2, 'paper', 0.8));
      solids.sheet([width, 0, 0], [0, 0, -depth], [0, height, 0], darker(look, 0.8));
      solids.sheet([0, 0, -depth], [0, 0, depth], [0, height, 0], darker(look, 0.8));
      if (width > 0.028) {
        const gilt = lookOf(0xd9b25e, 'paper');
        for (const share of [0.16, 0.78])
          solids.sheet([0.002, height * share, 0.001], [width - 0.004, 0, 0], [0, 0.008, 0], gilt);
      }
    });
    x += width + 0.0015 + lean * 0.2;
  }
}

export interface BookcaseOrder {
  readonly width: number;
  readonly height: number;
  readonly wood: Look;
  readonly seed: number;
  /** Share of the boards that hold books; others hold vases and boxes. */
  readonly books?: number;
}

export function makeBookcase({ width, height, wood, seed, books = 0.85 }: BookcaseOrder): Piece {
  return {
    name: 'bookshelf',
    width,
    depth: 0.34,
    height,
    spots: [{ kind: 'stand', at: [0, 0, 0.75], heading: Math.PI, radius: 0.3 }],
    make() {
      const solids = new Solids({ grounded: true });
      const random = makeRandom(seed).spawn('books');
      const [half, back, dark] = [width / 2, -0.17, darker(wood, 0.5)];
      solids.sheet([-half, 0, back + 0.02], [width, 0, 0], [0, height, 0], dark, [width / 0.5, height / 0.5]);
      for (const x of [-half, half - 0.03]) solids.box([x, 0, back], [x + 0.03, height, 0.17], wood, 0.5);
      solids.softBox([-half - 0.03, height - 0.05, back], [half + 0.03, height, 0.2], 0.012, wood, { rings: 1 });
      solids.box([-half, 0, back], [half, 0.09, 0.16], wood);
      const rows = Math.max(2, Math.round((height - 0.2) / 0.34));
      const columns = Math.max(1, Math.round(width / 0.95));
      const step = (height - 0.14) / rows;
      for (let k = 1; k < columns; k++) {
        const x = -half + (k * width) / columns;
        solids.box([x - 0.014, 0.09, back], [x + 0.014, height - 0.05, 0.15], wood, 0.6);
      }
      for (let row = 0; row < rows; row++) {
        const y = 0.09 + row * step;
        if (row > 0) solids.box([-half + 0.03, y - 0.025, back], [half - 0.03, y, 0.15], wood, 0.5);
        for (let k = 0; k < columns; k++) {
          const x0 = -half + (k * width) / columns + 0.04;
          const x1 = -half + ((k + 1) * width) / columns - 0.03;
          if (random.chance(books)) layBooks(solids, random, x0, x1, y, 0.06, step - 0.06);
          else layThings(solids, random, x0, x1, y, step);
        }
      }
      return solids.build();
    },
  };
}

function layThings(solids: Solids, random: Random, x0: number, x1: number, y: number, room: number): void {
  const x = random.between(x0 + 0.12, x1 - 0.12);
  const tone = lookOf(random.pick([0xc8b8a0, 0x7a98a0, 0xb8704a, 0x4a6858, 0xe0dccf]), 'porcelain');
  const h = room * random.between(0.45, 0.75);
  solids.lathe(
    [x, y, -0.02],
    [
      [0.04, 0],
      [0.07, h * 0.3],
      [0.075, h * 0.5],
      [0.03, h * 0.85],
      [0.042, h],
    ],
    tone,
    12,
  );
  if (x0 + 0.5 < x) layBooks(solids, random, x0, x - 0.12, y, 0.05, room - 0.08);
  else layBooks(solids, random, x + 0.12, x1, y, 0.05, room - 0.08);
}

/** A low cabinet with doors and a few things on it. */
export const makeCabinet = (wood: Look, width: number, height = 0.8): Piece => ({
  name: 'cabinet',
  width,
  depth: 0.45,
  height,
  spots: [{ kind: 'table', at: [0, height, 0], heading: 0, radius: 0.2 }],
  make() {
    const solids = new Solids({ grounded: true });
    const half = width / 2;
    for (const x of [-half + 0.08, half - 0.08])
      for (const z of [-0.17, 0.17])
        solids.lathe(
          [x, 0, z],
          [
            [0.015, 0],
            [0.024, 0.16],
          ],
          darker(wood, 0.7),
          8,
        );
    solids.softBox([-half, 0.15, -0.22], [half, height, 0.21], 0.014, wood, { cell: 0.4, rings: 1 });
    const count = Math.max(2, Math.round(width / 0.5));
    for (let k = 0; k < count; k++) {
      const [a, b] = [-half + 0.02 + (k * (width - 0.04)) / count, -half + 0.02 + ((k + 1) * (width - 0.04)) / count];
      solids.softBox([a + 0.006, 0.18, 0.2], [b - 0.006, height - 0.04, 0.222], 0.008, darker(wood, 0.92), {
        rings: 1,
      });
      solids.ball(
        [k % 2 === 0 ? b - 0.05 : a + 0.05, (height + 0.15) / 2, 0.235],
        [0.014, 0.014, 0.014],
        lookOf(0xb89a56, 'metal'),
        8,
      );
    }
    return solids.build();
  },
});

export const makeWardrobe = (wood: Look, width = 1.5, height = 2.1): Piece => ({
  name: 'wardrobe',
  width,
  depth: 0.6,
  height,
  make() {
    const solids = new Solids({ grounded: true });
    const half = width / 2;
    solids.softBox([-half, 0.05, -0.3], [half, height, 0.28], 0.016, darker(wood, 0.9), { cell: 0.5, rings: 1 });
    for (const side of [-1, 1]) {
      const [a, b] = side < 0 ? [-half + 0.02, -0.005] : [0.005, half - 0.02];
      solids.softBox([a, 0.1, 0.27], [b, height - 0.05, 0.3], 0.01, wood, { rings: 1, cell: 0.5 });
      solids.softBox([a + 0.1, 0.25, 0.297], [b - 0.1, height - 0.2, 0.306], 0.006, darker(wood, 0.88), {
        rings: 1,
        cell: 0.5,
      });
      solids.tube(
        [
          [side * 0.05, 1.0, 0.31],
          [side * 0.05, 1.2, 0.31],
        ],
        0.009,
        lookOf(0xa08a50, 'metal'),
      );
    }
    return solids.build();
  },
});

/** A bed with its head at -z; `wide` for two. */
export const makeBed = (wood: Look, cover: Look, wide = true): Piece => {
  const half = wide ? 0.85 : 0.5;
  return {
    name: 'bed',
    width: half * 2 + 0.1,
    depth: 2.15,
    height: 0.55,
    spots: [
      { kind: 'bed', at: [wide ? -0.4 : 0, 0.56, 0], heading: 0, radius: 0.5 },
      { kind: 'seat', at: [0, 0.52, 0.98], heading: 0, radius: 0.4 },
      { kind: 'seat', at: [half, 0.52, 0.2], heading: Math.PI / 2, radius: 0.4 },
    ],
    make() {
      const solids = new Solids({ grounded: true });
      const [linen, second] = [lookOf(0xe8e3d8, 'cloth'), darker(cover, 0.85)];
      solids.softBox([-half - 0.05, 0, -1.1], [half + 0.05, 1.1, -1.02], 0.03, wood, { cell: 0.5 });
      solids.softBox([-half - 0.04, 0.16, -1.05], [half + 0.04, 0.34, 1.06], 0.025, wood, { cell: 0.6, rings: 1 });
      for (const x of [-half, half])
        for (const z of [-1, 1]) solids.box([x - 0.04, 0, z - 0.04], [x + 0.04, 0.2, z + 0.04], wood);
      solids.softBox([-half, 0.3, -1.0], [half, 0.5, 1.03], 0.07, linen, { rings: 3 });
      solids.softBox([-half - 0.045, 0.26, -0.42], [half + 0.045, 0.555, 1.08], 0.09, cover, { rings: 3, puff: 0.02 });
      solids.softBox([-half - 0.05, 0.3, -0.58], [half + 0.05, 0.57, -0.28], 0.09, linen, { rings: 3 });
      solids.softBox([-half - 0.052, 0.24, 0.5], [half + 0.052, 0.565, 0.86], 0.09, second, { rings: 3 });
      for (const x of wide ? [-0.42, 0.42] : [0])
        solids.within([1, 0, 0, x, 0, 0.9, 0.4, 0.62, 0, -0.4, 0.9, -0.84], () => {
          solids.softBox([-0.34, -0.18, -0.07], [0.34, 0.2, 0.07], 0.065, linen, { rings: 3, puff: 0.05 });
          if (wide) solids.softBox([-0.22, -0.2, 0.06], [0.22, 0.1, 0.16], 0.045, cover, { puff: 0.045 });
        });
      return solids.build();
    },
  };
};
