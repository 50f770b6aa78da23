import type { Vector } from '../../../maths/vector.ts';
import { darker, type Look, lookOf, type Paint, type Solids, shine } from '../architecture/solids.ts';
import { layArch, turnedTo } from '../landmark-parts.ts';

/** Landmarks known by their domes and towers; fronts at z 0 looking along +z. */

/** An onion: its drum is below `at`. */
function layOnion(solids: Solids, at: Vector, radius: number, paint: Paint, tip: Look, sides = 24): void {
  solids.lathe(
    at,
    [
      [radius * 0.86, 0],
      [radius * 1.02, radius * 0.3],
      [radius * 1.08, radius * 0.62],
      [radius * 0.98, radius * 1.05],
      [radius * 0.66, radius * 1.5],
      [radius * 0.3, radius * 1.82],
      [radius * 0.1, radius * 2.05],
    ],
    paint,
    sides,
  );
  const top = at[1] + radius * 2.02;
  solids.lathe(
    [at[0], top, at[2]],
    [
      [radius * 0.09, 0],
      [radius * 0.05, radius * 0.2],
      [radius * 0.1, radius * 0.28],
      [0.02, radius * 0.7],
    ],
    tip,
    8,
  );
}

/** A deep doorway under a pointed arch in a frame that stands above the wall. */
function layIwan(solids: Solids, [x, y, z]: Vector, wide: number, high: number, marble: Look, dark: Look): void {
  solids.box([x - wide * 1.42, y, z - 1.5], [x + wide * 1.42, y + high * 1.42, z], marble, 4);
  layArch(solids, [x, y, z + 0.04], wide * 1.08, high * 0.72, darker(marble, 0.86), 1.35);
  layArch(solids, [x, y, z + 0.08], wide, high * 0.7, darker(marble, 0.5), 1.35);
  layArch(solids, [x, y, z + 0.12], wide * 0.5, high * 0.34, dark, 1.3);
}

/** A tomb of white marble on its terrace, four slender towers, and before it the long pool between cypresses. */
export function layMarbleTomb(solids: Solids, dark: number): void {
  const marble = lookOf(0xf4ede0, 'hewn', 1.04);
  const shade = lookOf(0x4a4038, 'hewn');
  const gold = lookOf(0xc8a040, 'metal');
  const red = lookOf(0xa8604a, 'stone');
  solids.box([-70, -2, -96], [70, 1.2, 6], red, 8);
  solids.box([-48, 1.2, -94], [48, 7, 0], marble, 6);
  for (let x = -44; x <= 44; x += 4) layArch(solids, [x, 1.8, 0.06], 1.3, 2.6, darker(marble, 0.84), 1.3);
  solids.within([1, 0, 0, 0, 0, 1, 0, 7, 0, 0, 1, -47], () => {
    // The house: a square with its corners cut.
    for (let turn = 0; turn < 4; turn++)
      solids.within(turnedTo((turn * Math.PI) / 2, [0, 0, 0]), () => {
        solids.box([-20, 0, 10], [20, 24, 28], marble, 4);
        layIwan(solids, [0, 0, 29.4], 6.6, 21, marble, shade);
        for (const x of [-15, 15])
          for (const y of [1, 12.5]) {
            layArch(solids, [x, y, 28.06], 3.3, 5.2, darker(marble, 0.88), 1.4);
            layArch(solids, [x, y, 28.1], 2.8, 4.9, darker(marble, 0.56), 1.4);
          }
        solids.box([-20.4, 23.4, 27], [20.4, 25, 28.4], darker(marble, 1.03), 6);
        for (const x of [-9.2, 9.2])
          solids.lathe(
            [x, 29, 28.6],
            [
              [0.5, 0],
              [0.4, 3],
              [0.6, 3.2],
              [0.02, 5],
            ],
            marble,
            8,
          );
      });
    for (let turn = 0; turn < 4; turn++)
      solids.within(turnedTo(Math.PI / 4 + (turn * Math.PI) / 2, [0, 0, 0]), () => {
        solids.box([-6, 0, 20], [6, 24, 34], marble, 4);
        for (const y of [1, 12.5]) layArch(solids, [0, y, 34.06], 3.2, 5, darker(marble, 0.6), 1.4);
        solids.lathe(
          [0, 24, 22],
          [
            [4.6, 0],
            [4.6, 0.6],
            [3.6, 0.7],
            [3.6, 6],
            [4.7, 6.2],
            [4.7, 6.7],
          ],
          (at) => darker(marble, at[1] > 25 && at[1] < 30 ? 0.74 : 1),
          8,
        );
        layOnion(solids, [0, 30.4, 22], 3.9, marble, gold, 20);
      });
    solids.lathe(
      [0, 24, 0],
      [
        [12.6, 0],
        [12.6, 10],
        [13, 10.3],
        [12.4, 11],
      ],
      marble,
      32,
    );
    layOnion(solids, [0, 34.6, 0], 13.4, (at) => darker(marble, at[1] > 62 ? 0.94 : 1), gold, 36);
  });
  for (const x of [-46, 46])
    for (const z of [-2, -92]) {
      solids.lathe(
        [x, 7, z],
        [
          [2.9, 0],
          [2.5, 11],
          [3.4, 11.4],
          [3.4, 12],
          [2.4, 12.1],
          [2.1, 23],
          [3, 23.4],
          [3, 24],
          [2, 24.1],
          [1.8, 33],
          [2.7, 33.5],
          [2.7, 34],
        ],
        marble,
        16,
      );
      solids.lathe(
        [x, 41, z],
        [
          [1.9, 0],
          [1.9, 3.2],
          [2.3, 3.4],
        ],
        darker(marble, 0.8),
        8,
      );
      layOnion(solids, [x, 44.2, z], 1.9, marble, gold, 14);
    }
  layLongPool(solids, dark);
}

function layLongPool(solids: Solids, dark: number): void {
  const [from, to] = [16, 96];
  const rim = lookOf(0xd8c8ae, 'hewn');
  const sky = dark > 0.5 ? lookOf(0x18222e, 'glass') : lookOf(0x6a92a8, 'glass');
  solids.sheet([-3.4, 0.06, to], [6.8, 0, 0], [0, 0, from - to], sky, [2, 16]);
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-4.2, -3.4] : [3.4, 4.2];
    solids.box([a, -0.2, from], [b, 0.22, to], rim, 6);
    solids.box([side < 0 ? -14 : 7.4, -0.2, from], [side < 0 ? -7.4 : 14, 0.05, to], lookOf(0x587a3a, 'turf'), 8);
    for (let z = from + 4; z < to - 3; z += 7.5) {
      const green = lookOf(0x2f4a2c, 'leaf');
      solids.lathe(
        [side * 8.6, 0, z],
        [
          [0.2, 0],
          [0.95, 0.7],
          [1.05, 2],
          [0.7, 3.8],
          [0.1, 5.2],
        ],
        (at) => darker(green, 0.8 + 0.4 * Math.abs(Math.sin(at[0] * 7 + at[1] * 5 + at[2] * 9))),
        10,
      );
    }
  }
  solids.box([-4.2, -0.2, from - 0.8], [4.2, 0.22, from], rim, 6);
  solids.box([-4.2, -0.2, to], [4.2, 0.22, to + 0.8], rim, 6);
}

const STRIPES: readonly (readonly [number, number, number])[] = [
  [0x2f7a4a, 0xe6d26a, 6],
  [0x3a62a8, 0xf0ece0, 7],
  [0xb4372c, 0xe8dcc0, 5],
  [0x2f8a7a, 0xd8b040, 8],
  [0xa83a30, 0x2f6a4a, 6],
  [0xe0b040, 0x3a6a9a, 7],
  [0x5a8a3a, 0xc84a34, 5],
  [0x3f6ab0, 0xe4c454, 8],
];

/** Nine towers of brick on one terrace, each with an onion of other colours, a tent above them all. */
export function layOnionCathedral(solids: Solids, dark: number): void {
  const brick = lookOf(0xa8452f, 'brick');
  const white = lookOf(0xece4d4, 'hewn');
  const gold = lookOf(0xd8ab3c, 'metal');
  const glass = dark > 0.3 ? shine([1, 0.66, 0.3], 0.5 + 0.6 * dark) : lookOf(0x2f2a2c, 'glass');
  solids.box([-24, -2, -44], [24, 5.4, 0], brick, 3);
  for (let x = -21; x <= 21; x += 6) {
    layArch(solids, [x, 0.4, 0.05], 2, 2.2, darker(white, 0.85), 1);
    layArch(solids, [x, 0.4, 0.1], 1.5, 2, glass, 1);
  }
  solids.box([-24.4, 5, -44.4], [24.4, 5.8, 0.4], white, 6);
  const tower = (x: number, z: number, radius: number, tall: number, index: number): void => {
    const [one = 0, two = 0, turns = 6] = STRIPES[index % STRIPES.length] ?? [];
    solids.lathe(
      [x, 5, z],
      [
        [radius * 1.2, 0],
        [radius * 1.2, tall * 0.4],
        [radius * 1.34, tall * 0.41],
        [radius * 1.34, tall * 0.46],
        [radius * 0.92, tall * 0.54],
        [radius * 0.92, tall - 1.4],
        [radius * 1.08, tall - 1.2],
        [radius * 0.9, tall],
      ],
      (at) => (Math.sin(at[1] * 1.5) > 0.72 ? white : brick),
      8,
    );
    for (let turn = 0; turn < 8; turn++)
      solids.within(turnedTo(Math.PI / 8 + (turn * Math.PI) / 4, [x, 5, z]), () => {
        layArch(solids, [0, tall * 0.1, radius * 1.13], radius * 0.3, tall * 0.2, white, 1);
        layArch(solids, [0, tall * 0.1, radius * 1.16], radius * 0.2, tall * 0.19, glass, 1);
        layArch(solids, [0, tall * 0.6, radius * 0.88], radius * 0.2, tall * 0.2, glass, 1);
      });
    // Stripes that wind around it.
    const [a, b] = [lookOf(one, 'paint'), lookOf(two, 'paint')];
    layOnion(
      solids,
      [x, 5 + tall, z],
      radius * 1.12,
      (at) => {
        const angle = Math.atan2(at[0] - x, at[2] - z) / (Math.PI * 2);
        return Math.sin((angle * turns + (at[1] / radius) * (index % 2 === 0 ? 0.5 : 0)) * Math.PI * 2) > 0 ? a : b;
      },
      gold,
      56,
    );
  };
  tower(-17, -9, 4, 15, 0);
  tower(17, -9, 4, 16, 1);
  tower(-17, -35, 4, 18, 2);
  tower(17, -35, 4, 17, 3);
  tower(0, -7, 4.4, 20, 4);
  tower(-18, -22, 4.2, 22, 5);
  tower(18, -22, 4.2, 21, 6);
  tower(0, -37, 4.4, 24, 7);
  solids.lathe(
    [0, 5, -22],
    [
      [7, 0],
      [7, 18],
      [7.6, 18.4],
      [6, 20],
      [6, 26],
      [6.6, 26.4],
      [4.2, 33],
      [2.2, 44],
      [1.4, 47],
    ],
    (at) => (Math.sin(at[1] * 1.1) > 0.8 ? white : brick),
    8,
  );
  layOnion(solids, [0, 51.6, -22], 2.3, gold, gold, 24);
}
