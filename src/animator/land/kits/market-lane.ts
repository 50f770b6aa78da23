import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, lookOf, Solids } from './architecture/solids.ts';
import { lookBy, type Ware } from './market-goods.ts';

/** What stands and hangs in a market's lane besides its stalls. */
const HEAPS: Readonly<Partial<Record<Ware, number>>> = {
  spice: 0xd8901c,
  fruit: 0xe07a28,
  vegetable: 0xc8a874,
  bread: 0xe6d6b0,
  food: 0xf0ead8,
};

/** An open sack with its rim rolled down. */
export const makeSack = (seed: number, ware: Ware): Piece => ({
  name: 'sack',
  width: 0.6,
  depth: 0.6,
  height: 0.75,
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('sack');
    const [linen, goods] = [
      lookBy(0xbca478, 'cloth', random.between(0.85, 1.1)),
      lookBy(HEAPS[ware] ?? 0xa8743c, 'soil'),
    ];
    for (const [x, z] of [
      [0, 0],
      [-0.1, 0.52],
    ] as const) {
      const tall = random.between(0.5, 0.64);
      solids.lathe(
        [x, 0, z],
        [
          [0.2, 0],
          [0.27, 0.12],
          [0.26, tall * 0.7],
          [0.23, tall - 0.04],
          [0.29, tall],
          [0.22, tall + 0.03],
        ],
        (at) => darker(linen, 0.9 + 0.12 * Math.sin(at[0] * 31 + at[2] * 27)),
        14,
      );
      solids.lathe(
        [x, tall - 0.01, z],
        [
          [0.23, 0],
          [0.13, 0.09],
          [0, 0.13],
        ],
        (at) => darker(goods, 0.88 + 0.16 * Math.sin(at[0] * 71 + at[1] * 53 + at[2] * 67)),
        14,
      );
    }
    return solids.build();
  },
});

/** A basket on the ground with a heap in it. */
export const makeHeapBasket = (seed: number): Piece => ({
  name: 'basket',
  width: 0.6,
  depth: 0.6,
  height: 0.45,
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('heap');
    const wicker = lookBy(random.pick([0xc09a5c, 0xa87c44, 0xd2b278]), 'wood');
    const look = lookOf(random.pick([0xd8302a, 0xf08a1c, 0x8fbf3a, 0xf2c82e, 0x5f8f34, 0x7a2a5c]), 'food');
    solids.lathe(
      [0, 0, 0],
      Array.from({ length: 6 }, (_, n) => [0.2 + 0.07 * Math.sin((n / 5) * 1.7), n * 0.055] as const),
      (at, u) => darker(wicker, 0.78 + 0.24 * Math.abs(Math.sin(u * 40 + Math.round(at[1] * 36) * 1.57))),
      18,
    );
    solids.ball([0, 0.24, 0], [0.25, 0.1, 0.25], darker(look, 0.6), 10);
    for (let k = 0; k < 30; k++) {
      const [a, b] = [random.between(0, 6.28), Math.sqrt(random.next())];
      const r = random.between(0.045, 0.058);
      solids.ball(
        [Math.sin(a) * b * 0.2, 0.28 + (1 - b * b) * 0.1, Math.cos(a) * b * 0.2],
        [r, r, r],
        darker(look, random.between(0.85, 1.12)),
        6,
      );
    }
    return solids.build();
  },
});

/** Hanging from house to house: `u` from 0 to 1. */
const sagging =
  (width: number, sag: number) =>
  (u: number): Vector => [(u - 0.5) * width, -sag * (1 - (2 * u - 1) ** 2), 0];

/** Little flags on a cord. */
export const makeBunting = (seed: number, width: number): Piece => ({
  name: 'flag',
  width,
  depth: 0.2,
  height: 1,
  light: true,
  make() {
    const solids = new Solids();
    const random = makeRandom(seed).spawn('bunting');
    const at = sagging(width, 0.9);
    const cord = Array.from({ length: 21 }, (_, k) => at(k / 20));
    solids.tube(cord, 0.01, lookOf(0xe8e0d0, 'cloth'), 4);
    const hues = [0xc8382e, 0x2f6fa0, 0xe8b030, 0x3a8a5a, 0xf0e8d8] as const;
    for (let k = 1; k < 26; k++) {
      const [x, y, z] = at(k / 26);
      const look = lookOf(hues[(k + seed) % hues.length] ?? 0xc8382e, 'paper');
      const lean = random.between(-0.06, 0.06);
      for (const side of [1, -1]) {
        const [a, b, c] = [
          solids.vertex([x - 0.14 * side, y, z], [0, 0, side], look),
          solids.vertex([x, y - 0.34, z + lean], [0, 0, side], look),
          solids.vertex([x + 0.14 * side, y, z], [0, 0, side], look),
        ];
        solids.triangle(a, b, c);
      }
    }
    return solids.build();
  },
});

/** Cloths stretched across the lane against the sun. */
export const makeCanopy = (seed: number, width: number): Piece => ({
  name: 'canopy',
  width,
  depth: 3,
  height: 1,
  light: true,
  make() {
    const solids = new Solids();
    const random = makeRandom(seed).spawn('canopy');
    const hues = [0xd8b884, 0xc85a3a, 0xe0a840, 0x3a6a8a, 0xe6dcc4, 0x8a3a4a] as const;
    const at = sagging(width, 0.7);
    for (let strip = 0; strip < 2; strip++) {
      const look = lookOf(random.pick(hues), 'paper');
      const [from, deep] = [-1.5 + strip * 1.6, 1.35];
      for (let k = 0; k < 12; k++) {
        const [a, b] = [at(k / 12), at((k + 1) / 12)];
        const dip = (u: number): number => 0.16 * Math.sin(u * 9 + strip);
        const [ya, yb] = [a[1] + dip(k / 12), b[1] + dip((k + 1) / 12)];
        const across: Vector = [b[0] - a[0], yb - ya, 0];
        solids.sheet([a[0], ya, from + deep], across, [0, 0.05, -deep], look, [1, 2]);
        solids.sheet(
          [b[0], yb - 0.01, from + deep],
          [-across[0], -across[1], 0],
          [0, 0.05, -deep],
          darker(look, 0.85),
          [1, 2],
        );
      }
    }
    return solids.build();
  },
});
