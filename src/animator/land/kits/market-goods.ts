import type { MaterialName } from '../../maths/materials.ts';
import type { Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, type Solids, shine } from './architecture/solids.ts';
import { layBooks, layFish, layLoaves, layOrnaments, layPots } from './market-wares.ts';

/** What a stall sells. */
export type Ware =
  | 'fruit'
  | 'vegetable'
  | 'spice'
  | 'flower'
  | 'cloth'
  | 'pottery'
  | 'bread'
  | 'fish'
  | 'lantern'
  | 'basket'
  | 'book'
  | 'food'
  | 'ornament';

/** The top of a table: a place on it by shares across and from the front edge to the back. */
export interface Counter {
  readonly solids: Solids;
  readonly random: Random;
  readonly width: number;
  readonly at: (across: number, back: number) => Vector;
  /** 1 near the film, less far from it. */
  readonly fineness: number;
  readonly dark: number;
}

type Hues = readonly [number, ...number[]];
const FRUITS: Hues = [0xd8302a, 0xf08a1c, 0xf2c82e, 0x8fbf3a, 0x7a2a5c, 0xe6603a, 0xb8d060, 0xc22a44];
const VEGETABLES: Hues = [0x5f8f34, 0xe06a1c, 0x4a2450, 0xc8362a, 0x9cc25a, 0xe8dcb8, 0x3f7a3a, 0xd8b04a];
const SPICES: Hues = [0xe2a21c, 0xb4301a, 0x8a5c2c, 0xe86c14, 0x6f7a2c, 0x8a1e36, 0xd8c49a, 0x4a3626, 0xc8501c];
const PETALS: Hues = [0xe83a5a, 0xf4c22c, 0xf4eef2, 0xa45cc4, 0xf07ca0, 0xf08030, 0x6a6ad8];
const DYES: Hues = [0xa8262e, 0x1f5a8a, 0xd89a2a, 0x2f7a5a, 0x7a2f6a, 0xe0d2b4, 0xc85a2a, 0x2a2f5a];

export const lookBy = (hue: number, material: MaterialName, shade = 1): Look => darker(lookOf(hue, material), shade);

/** Shallow boxes in rows, each heaped with one kind. */
function layHeaps(counter: Counter, hues: Hues): void {
  const { solids, random, width, at, fineness } = counter;
  const columns = 4;
  const [w, shift] = [(width / columns) * 0.46, random.index(hues.length)];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y, z] = at((column + 0.5) / columns, 0.26 + row * 0.46);
      const look = lookOf(hues[(column * 3 + row * 2 + shift) % hues.length] ?? hues[0], 'food');
      const wood = lookBy(0xb08a58, 'wood', random.between(0.8, 1.1));
      solids.box([x - w, y - 0.02, z - 0.2], [x + w, y + 0.08, z + 0.2], wood, 9);
      solids.ball([x, y + 0.06, z], [w * 0.94, 0.1, 0.185], darker(look, 0.55), fineness < 1 ? 6 : 8);
      const count = fineness < 1 ? 6 : 17;
      for (let k = 0; k < count; k++) {
        const [a, b] = [random.between(-1, 1), random.between(-1, 1)];
        const rise = 0.1 * Math.max(0, 1 - (a * a + b * b) * 0.6);
        const r = random.between(0.044, 0.056) * (fineness < 1 ? 1.5 : 1);
        const middle: Vector = [x + a * (w - 0.05), y + 0.07 + rise, z + b * 0.15];
        solids.ball(middle, [r, r * 0.94, r], darker(look, random.between(0.82, 1.14)), 6);
      }
    }
}

/** Cones in wide bowls and open sacks. */
function laySpices({ solids, random, at, fineness }: Counter): void {
  const shift = random.index(SPICES.length);
  for (let row = 0; row < 2; row++)
    for (let k = 0; k < 5; k++) {
      const base = at((k + 0.5) / 5, 0.25 + row * 0.48);
      const look = lookOf(SPICES[(k * 2 + row * 5 + shift) % SPICES.length] ?? SPICES[0], 'soil');
      const [r, tall] = [0.19, random.between(0.26, 0.36)];
      solids.lathe(
        base,
        [
          [r * 0.8, 0],
          [r + 0.025, 0.09],
          [r, 0.1],
        ],
        lookOf(row === 0 ? 0xb8843c : 0x9a7448, row === 0 ? 'metal' : 'wood'),
        fineness < 1 ? 8 : 14,
      );
      solids.lathe(
        base,
        [
          [r, 0.085],
          [r * 0.62, 0.085 + tall * 0.38],
          [r * 0.26, 0.085 + tall * 0.78],
          [0.02, 0.085 + tall],
          [0, 0.085 + tall],
        ],
        (where) => darker(look, 0.86 + 0.16 * Math.sin(where[0] * 61 + where[1] * 83 + where[2] * 47)),
        fineness < 1 ? 8 : 16,
      );
    }
}

/** Buckets of one kind each. */
function layFlowers({ solids, random, at, fineness }: Counter): void {
  const shift = random.index(PETALS.length);
  for (let row = 0; row < 2; row++)
    for (let k = 0; k < 5; k++) {
      const [x, y, z] = at((k + 0.5) / 5, 0.2 + row * 0.5);
      const tall = 0.16 + row * 0.14;
      solids.lathe(
        [x, y - 0.03, z],
        [
          [0.09, 0],
          [0.13, tall],
          [0.11, tall],
        ],
        lookOf(0x8e9a9c, 'metal'),
        9,
      );
      const hue = PETALS[(k + row * 3 + shift) % PETALS.length] ?? PETALS[0];
      const count = fineness < 1 ? 6 : 15;
      for (let n = 0; n < count; n++) {
        const [a, b] = [random.between(0, 6.28), Math.sqrt(random.next())];
        const bloom = n % 4 !== 0;
        const rise = tall + 0.1 + (1 - b * b) * 0.12 + random.between(-0.03, 0.03) - (bloom ? 0 : 0.07);
        const r = bloom ? random.between(0.035, 0.052) : 0.06;
        const look = bloom
          ? lookBy(hue, 'petal', random.between(0.85, 1.15))
          : lookBy(0x4f8038, 'leaf', random.between(0.7, 1.1));
        solids.ball([x + Math.sin(a) * b * 0.17, y + rise, z + Math.cos(a) * b * 0.17], [r, r * 0.75, r], look, 6);
      }
    }
}

/** Folded in piles, and rolls leaning behind. */
function layCloth({ solids, random, width, at }: Counter): void {
  for (let k = 0; k < 4; k++) {
    const [x, y, z] = at((k + 0.5) / 4, 0.34);
    const half = width * 0.105;
    for (let n = 0; n < 3 + random.index(4); n++) {
      const look = lookBy(random.pick(DYES), 'cloth', random.between(0.85, 1.1));
      const [a, b] = [random.between(-0.015, 0.015), y + n * 0.055];
      solids.softBox([x - half + a, b, z - 0.2], [x + half + a, b + 0.058, z + 0.2], 0.025, look, { rings: 1 });
    }
  }
  for (let k = 0; k < 9; k++) {
    const [x, y, z] = at((k + 0.5) / 9, 0.86);
    const look = lookOf(random.pick(DYES), 'cloth');
    const top: Vector = [x + random.between(-0.04, 0.04), y + random.between(0.4, 0.6), z - 0.1];
    solids.tube([[x, y - 0.02, z], top], 0.062, look, 8);
  }
}

/** Wicker, stacked and heaped. */
function layBaskets({ solids, random, at }: Counter): void {
  for (let k = 0; k < 7; k++) {
    const base = at((k + 0.5) / 7, k % 2 === 0 ? 0.3 : 0.72);
    const [r, tall] = [random.between(0.13, 0.17), random.between(0.16, 0.3)];
    const wicker = lookBy(random.pick([0xc09a5c, 0xa87c44, 0xd2b278]), 'wood', 1);
    solids.lathe(
      base,
      Array.from({ length: 7 }, (_, n) => [r * (0.72 + 0.28 * Math.sin((n / 6) * 1.9)), (n / 6) * tall] as const),
      (where, u) => darker(wicker, 0.78 + 0.24 * Math.abs(Math.sin(u * 40 + Math.round(where[1] * 36) * 1.57))),
      18,
    );
    solids.lathe(
      [base[0], base[1] + tall * 0.92, base[2]],
      [
        [r * 0.9, 0],
        [0, 0.02],
      ],
      darker(wicker, 0.35),
      12,
    );
  }
}

/** Steaming pots, bowls and skewers on a grill. */
function layFood({ solids, random, width, at, dark }: Counter): void {
  const [steel, black] = [lookOf(0xb4b8ba, 'metal'), lookOf(0x26221f, 'metal')];
  for (const across of [0.14, 0.38]) {
    const base = at(across, 0.66);
    const soup = lookOf(random.pick([0xb8602a, 0xd8a04a, 0x8a3a20]), 'food');
    solids.lathe(
      base,
      [
        [0.2, 0],
        [0.21, 0.02],
        [0.21, 0.26],
        [0.23, 0.27],
        [0.19, 0.25],
        [0, 0.24],
      ],
      (where) => (where[1] > base[1] + 0.235 && where[1] < base[1] + 0.255 ? soup : steel),
      18,
    );
  }
  const [x, y, z] = at(0.74, 0.55);
  solids.box([x - 0.44, y, z - 0.24], [x + 0.44, y + 0.12, z + 0.24], black, 9);
  const coal = shine([1.5, 0.42, 0.1], 0.5 + dark * 0.8);
  solids.sheet([x - 0.4, y + 0.125, z + 0.2], [0.8, 0, 0], [0, 0, -0.4], coal, [2, 1]);
  for (let k = 0; k < 11; k++) {
    const across = x - 0.38 + k * 0.076;
    const look = lookBy(random.pick([0xa8522a, 0xc87a36, 0x8a3e22]), 'food', random.between(0.8, 1.1));
    for (let n = 0; n < 4; n++) solids.ball([across, y + 0.17, z + 0.14 - n * 0.09], [0.032, 0.03, 0.042], look, 6);
    solids.box(
      [across - 0.005, y + 0.165, z + 0.1],
      [across + 0.005, y + 0.175, z + 0.36],
      lookOf(0xd8c08a, 'wood'),
      9,
    );
  }
  for (let k = 0; k < 6; k++) {
    const base = at((k + 0.5) / 6, 0.12);
    solids.lathe(
      base,
      [
        [0.05, 0],
        [0.1, 0.07],
        [0.085, 0.062],
        [0, 0.066],
      ],
      (where) =>
        where[1] > base[1] + 0.064 && where[1] < base[1] + 0.068
          ? lookBy(random.pick([0xd8a04a, 0x7a9a3a, 0xc8602a]), 'food')
          : lookOf(width > 2 ? 0xe8e6e0 : 0x2f5a8a, 'porcelain'),
      12,
    );
  }
}

/** Brass and coloured glass; those that shine hang under the awning. */
function layLamps({ solids, random, at, dark }: Counter): void {
  for (let k = 0; k < 6; k++) {
    const base = at((k + 0.5) / 6, k % 2 === 0 ? 0.3 : 0.7);
    layLamp(solids, [base[0], base[1] + 0.02, base[2]], random.between(0.8, 1.2), random.index(GLASSES.length), dark);
  }
}

const GLASSES: readonly Vector[] = [
  [1, 0.55, 0.16],
  [1, 0.16, 0.1],
  [0.16, 0.5, 1],
  [0.2, 0.85, 0.5],
  [0.9, 0.24, 0.7],
  [1, 0.8, 0.4],
];

/** A lamp of coloured glass in brass, its foot at `base`. */
export function layLamp(solids: Solids, base: Vector, size: number, glass: number, dark: number): void {
  const brass = lookOf(0xb8883c, 'metal');
  const colour = GLASSES[glass % GLASSES.length] ?? [1, 0.6, 0.2];
  const turn = (profile: readonly (readonly [number, number])[], look: Look): void => {
    const scaled = profile.map(([r, y]) => [r * size, y * size] as const);
    solids.lathe(base, scaled, look, 10);
  };
  turn(
    [
      [0.07, 0],
      [0.045, 0.05],
      [0.06, 0.07],
    ],
    brass,
  );
  turn(
    [
      [0.06, 0.07],
      [0.12, 0.15],
      [0.125, 0.21],
      [0.07, 0.3],
    ],
    shine(colour, 0.3 + 0.55 * dark),
  );
  turn(
    [
      [0.075, 0.3],
      [0.05, 0.36],
      [0.012, 0.42],
      [0, 0.43],
    ],
    brass,
  );
}

const LAYERS: Readonly<Record<Ware, (counter: Counter) => void>> = {
  fruit: (counter) => layHeaps(counter, FRUITS),
  vegetable: (counter) => layHeaps(counter, VEGETABLES),
  spice: laySpices,
  flower: layFlowers,
  cloth: layCloth,
  pottery: layPots,
  bread: layLoaves,
  fish: layFish,
  lantern: layLamps,
  basket: layBaskets,
  book: layBooks,
  food: layFood,
  ornament: layOrnaments,
};

export const layGoods = (ware: Ware, counter: Counter): void => LAYERS[ware](counter);
