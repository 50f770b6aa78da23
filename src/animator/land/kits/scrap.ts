import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, mixLooks, Solids } from './architecture/solids.ts';

/** What is thrown away: heaps of metal, wrecks of cars, tyres, drums and pipes. */
const RUSTS = [0x8a4a26, 0x6a3820, 0xa8623a, 0x54402f, 0x7a5c44] as const;
const PAINTS = [0x5a7480, 0x8a8a80, 0xa89a4a, 0x7a3a34, 0x4a6a5a, 0xb0a894] as const;

const rustOf = (random: Random): Look =>
  darker(lookOf(random.pick(random.chance(0.72) ? RUSTS : PAINTS), 'stone'), random.between(0.7, 1.2));

/** Paint that has gone where the rain stood. */
const rotten =
  (paint: Look, rust: Look, seed: number) =>
  ([x, y, z]: Vector): Look => {
    const share = 0.5 + 0.5 * Math.sin(x * 7.3 + seed) * Math.sin(z * 5.1 + seed * 2) + (0.5 - y) * 0.5;
    return mixLooks(paint, rust, Math.min(1, Math.max(0, share * 1.3 - 0.15)));
  };

/** Moved there, turned around the vertical by `a`, then tipped by `b`. */
export const tipped = (x: number, y: number, z: number, a: number, b: number): readonly number[] => {
  const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
  return [ca, sa * sb, sa * cb, x, 0, cb, -sb, y, -sa, ca * sb, ca * cb, z];
};

function layTyre(solids: Solids, at: Vector, radius = 0.33): void {
  const [r, w] = [radius, radius * 0.33];
  solids.lathe(
    at,
    [
      [r * 0.56, -w],
      [r * 0.9, -w],
      [r, -w * 0.5],
      [r, w * 0.5],
      [r * 0.9, w],
      [r * 0.56, w],
      [r * 0.56, -w],
    ],
    lookOf(0x1e1e20, 'rubber'),
    14,
  );
}

/** A mound of plates, beams, pipes, wheels and boxes. */
export const makeHeap = (seed: number, radius: number, tall: number, snowy: boolean): Piece => ({
  name: 'scrap_heap',
  ...{ width: radius * 2, depth: radius * 2, height: tall },
  make() {
    const random = makeRandom(seed).spawn('heap');
    const solids = new Solids({ openness: ([, y]) => 0.5 + 0.5 * Math.min(1, Math.max(0, y / tall)) });
    const core = lookOf(0x3a2a20, 'soil');
    solids.ball([0, 0, 0], [radius * 0.86, tall * 0.82, radius * 0.86], core, 18);
    for (let k = 0; k < 150 + radius * 34; k++) {
      const [a, b] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
      const rise = tall * 0.86 * Math.sqrt(Math.max(0, 1 - b * b * 0.98));
      const at: Vector = [
        Math.sin(a) * b * radius * 0.9,
        rise + random.between(-0.2, 0.2),
        Math.cos(a) * b * radius * 0.9,
      ];
      const look = snowy && at[1] > tall * 0.4 && random.chance(0.5) ? lookOf(0xe8edf0, 'snow') : rustOf(random);
      const long = random.between(0.25, 1.5);
      solids.within(tipped(at[0], at[1], at[2], random.between(0, 6.28), random.between(-0.9, 0.9)), () => {
        const kind = random.index(6);
        if (kind === 0)
          solids.tube(
            [
              [0, 0, -long],
              [0, 0, long],
            ],
            random.between(0.04, 0.12),
            look,
            7,
          );
        else if (kind === 1) layTyre(solids, [0, 0, 0]);
        else if (kind === 2) solids.box([-0.3, -0.25, -0.3], [0.3, 0.3, 0.3 + long * 0.2], look, 9);
        else if (kind === 3) solids.box([-0.06, -0.06, -long], [0.06, 0.06, long], look, 9);
        else {
          const w = random.between(0.25, 0.7);
          solids.box([-w, -0.015, -long * 0.5], [w, 0.015, long * 0.5], look, 9);
        }
      });
    }
    return solids.build();
  },
});

/** What is left of a car, front toward +z, its floor at y 0. */
function layWreck(solids: Solids, random: Random, snowy: boolean): void {
  const [paint, rust] = [lookOf(random.pick(PAINTS), 'plaster'), lookOf(random.pick(RUSTS), 'stone')];
  const look = rotten(paint, rust, random.between(0, 9));
  const [black, crushed] = [lookOf(0x14110f, 'stone'), random.between(0.55, 1)];
  solids.softBox([-0.86, 0.1, -2.05], [0.86, 0.62, 2.05], 0.14, look, { rings: 2, cell: 0.45 });
  solids.softBox([-0.82, 0.5, -1.9], [0.82, 0.74, 1.0], 0.1, look, { rings: 1, cell: 0.45 });
  solids.box([-0.66, 0.72, -1.45], [0.66, 0.8, 0.75], black, 2);
  const roof = 0.76 + 0.52 * crushed;
  solids.softBox([-0.62, roof, -1.15], [0.62, roof + 0.07, 0.42], 0.03, snowy ? lookOf(0xeaeff2, 'snow') : look, {
    rings: 1,
    cell: 0.5,
  });
  for (const x of [-1, 1])
    for (const [z, top] of [
      [0.92, 0.38],
      [-0.36, -0.36],
      [-1.62, -1.1],
    ] as const)
      solids.tube(
        [
          [x * 0.76, 0.7, z],
          [x * 0.6, roof + 0.03, top],
        ],
        0.05,
        rust,
        5,
      );
  for (const x of [-0.8, 0.8])
    for (const z of [-1.3, 1.3]) {
      solids.within([0, 1, 0, x, 1, 0, 0, 0.2, 0, 0, -1, z], () => {
        if (random.chance(0.55)) layTyre(solids, [0, 0, 0], 0.3);
        else
          solids.lathe(
            [0, 0, 0],
            [
              [0, -0.06],
              [0.2, -0.05],
              [0.2, 0.05],
              [0, 0.06],
            ],
            black,
            10,
          );
      });
    }
  for (const x of [-0.6, 0.6]) solids.ball([x, 0.46, 2.03], [0.12, 0.1, 0.04], black, 8);
}

/** One to four wrecks on top of each other. */
export const makeWrecks = (seed: number, count: number, snowy: boolean): Piece => ({
  name: 'wreck',
  ...{ width: 2, depth: 4.4, height: count * 1.2 },
  make() {
    const random = makeRandom(seed).spawn('wrecks');
    const solids = new Solids({ grounded: true });
    let y = 0.04;
    for (let k = 0; k < count; k++) {
      const lean = random.between(-0.05, 0.05);
      const at = tipped(random.between(-0.12, 0.12), y, random.between(-0.25, 0.25), random.between(-0.12, 0.12), lean);
      solids.within(at, () => layWreck(solids, random, snowy && k === count - 1));
      y += random.between(1.0, 1.16);
    }
    return solids.build();
  },
});

export const makeTyrePile = (seed: number): Piece => ({
  name: 'tire',
  ...{ width: 1.4, depth: 1.2, height: 1.1 },
  make() {
    const random = makeRandom(seed).spawn('tyres');
    const solids = new Solids({ grounded: true });
    for (const [x, z, count] of [
      [-0.36, 0, 4],
      [0.38, 0.1, 3],
      [0, 0.62, 2],
    ] as const)
      for (let k = 0; k < count; k++)
        layTyre(solids, [x + random.between(-0.05, 0.05), 0.12 + k * 0.22, z + random.between(-0.05, 0.05)]);
    solids.within(tipped(0.75, 0.3, 0.75, 0.6, 1.2), () => layTyre(solids, [0, 0, 0]));
    return solids.build();
  },
});

export const makeDrums = (seed: number): Piece => ({
  name: 'barrel',
  ...{ width: 1.3, depth: 1, height: 0.9 },
  make() {
    const random = makeRandom(seed).spawn('drums');
    const solids = new Solids({ grounded: true });
    const drum = (): void => {
      const look = rotten(
        lookOf(random.pick([0x2f5a7a, 0xa8702a, 0x7a2f28, 0x4a6a4a]), 'plaster'),
        lookOf(random.pick(RUSTS), 'stone'),
        random.between(0, 9),
      );
      const rings = [0, 0.02, 0.29, 0.3, 0.32, 0.58, 0.6, 0.62, 0.87, 0.88];
      solids.lathe(
        [0, 0, 0],
        [...rings.map((y, k) => [k === 3 || k === 6 ? 0.3 : 0.285, y] as const), [0.26, 0.86], [0, 0.86]],
        look,
        16,
      );
    };
    for (const [x, z] of [
      [-0.34, 0],
      [0.32, -0.1],
    ] as const)
      solids.within(tipped(x, 0, z, 0, 0), drum);
    solids.within(tipped(0.1, 0.29, 0.95, 1.1, Math.PI / 2), drum);
    return solids.build();
  },
});

/** Pipes of many widths, laid together. */
export const makePipes = (seed: number): Piece => ({
  name: 'pipe',
  ...{ width: 1.6, depth: 4, height: 0.9 },
  make() {
    const random = makeRandom(seed).spawn('pipes');
    const solids = new Solids({ grounded: true });
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 4 - row; k++) {
        const [x, y, shift] = [-0.6 + k * 0.4 + row * 0.2, 0.2 + row * 0.34, random.between(-0.4, 0.4)];
        const look = rustOf(random);
        solids.tube(
          [
            [x, y, -1.9 + shift],
            [x, y, 1.9 + shift],
          ],
          0.19,
          look,
          12,
        );
        for (const end of [-1.9, 1.9])
          solids.within([1, 0, 0, x, 0, 0, Math.sign(end), y, 0, Math.sign(end), 0, end + shift], () =>
            solids.lathe(
              [0, 0, 0],
              [
                [0.19, 0],
                [0.15, 0.001],
                [0, 0.002],
              ],
              (at) => (Math.hypot(at[0], at[2]) < 0.16 ? lookOf(0x0c0a09, 'soil') : look),
              12,
            ),
          );
      }
    return solids.build();
  },
});
