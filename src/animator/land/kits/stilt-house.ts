import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { darker, type Look, lookOf, type Paint, Solids, shine } from './architecture/solids.ts';

/** Metres: how high above the water its floor is, and how far its posts reach below it. */
const [WIDE, DEEP, TALL, POSTS] = [5, 4.2, 2.4, -4.5];

/** Boards of which no two are alike, upright or along. */
const planks =
  (look: Look, upright: boolean): Paint =>
  ([x, y, z]) => {
    const board = Math.floor((upright ? x + z : y) / 0.24);
    return darker(look, 0.74 + 0.3 * Math.abs(Math.sin(board * 12.9)));
  };

/** A hut of boards on posts, its roof of straw, a porch with a rail before its door; floor at y 0, porch toward +z. */
export function makeStiltHouse(seed: number, dark: number): Mesh {
  const random = makeRandom(seed).spawn('stilt house');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.55 + Math.max(0, y + 1) * 0.14) });
  const wood = lookOf(random.pick([0x7d5a3a, 0x6b4c33, 0x8a6a48, 0x5f5044]), 'wood');
  const [half, back, porch] = [WIDE / 2, -DEEP, 2];
  for (const x of [-half + 0.15, 0, half - 0.15])
    for (const z of [back + 0.2, back / 2, 0, porch - 0.15])
      solids.tube(
        [
          [x + random.between(-0.15, 0.15), POSTS, z],
          [x, 0, z],
        ],
        0.1,
        darker(wood, 0.7),
        7,
      );
  for (const z of [back / 2, porch - 0.15])
    solids.tube(
      [
        [-half, -0.7, z],
        [half, -0.7, z],
      ],
      0.06,
      darker(wood, 0.65),
      5,
    );
  solids.box([-half - 0.2, -0.16, back - 0.2], [half + 0.2, 0, porch], planks(darker(wood, 0.95), true), 0.6);
  solids.box([-half, 0, back], [half, TALL, 0], planks(wood, random.chance(0.5)), 0.5);
  const frame = darker(wood, 0.55);
  solids.box([-0.5, 0, 0], [0.5, 1.95, 0.06], frame, 2);
  solids.box([-0.4, 0, 0.02], [0.4, 1.86, 0.08], darker(wood, 0.4), 2);
  const pane = dark > 0.25 ? shine([1, 0.58, 0.22], 0.4 + 0.9 * dark) : lookOf(0x241c16, 'wood');
  for (const x of [-1.6, 1.6]) {
    solids.box([x - 0.5, 0.85, 0], [x + 0.5, 1.75, 0.05], frame, 2);
    solids.sheet([x - 0.4, 0.95, 0.056], [0.8, 0, 0], [0, 0.7, 0], pane);
    solids.box([x - 0.02, 0.95, 0.05], [x + 0.02, 1.65, 0.08], frame, 2);
  }
  // A rail around the porch, open in the middle, and steps down to the water.
  for (const side of [-1, 1]) {
    const posts = [
      [side * half, 0.05],
      [side * half, porch - 0.08],
      [side * 0.8, porch - 0.08],
    ] as const;
    for (const [x, z] of posts) solids.box([x - 0.05, 0, z - 0.05], [x + 0.05, 0.95, z + 0.05], wood, 2);
    for (const y of [0.5, 0.9])
      solids.tube(
        posts.map(([x, z]) => [x, y, z] as const),
        0.035,
        wood,
        5,
      );
  }
  for (let step = 0; step < 4; step++)
    solids.box(
      [-0.7, -0.3 * (step + 1), porch + step * 0.28],
      [0.7, -0.3 * (step + 1) + 0.08, porch + (step + 1) * 0.28],
      wood,
      2,
    );
  layThatch(solids, half + 0.7, back - 0.6, porch * 0.55, TALL - 0.15, 2.7, random.between(0.9, 1.08));
  if (dark > 0.2) solids.ball([0.9, 1.9, 0.5], [0.12, 0.16, 0.12], shine([1, 0.55, 0.2], 1 + 1.6 * dark), 10);
  return solids.build({ twoSided: true });
}

/** Straw in layers, each a little out over the next, from the eaves to a ridge along x. */
function layThatch(
  solids: Solids,
  half: number,
  back: number,
  front: number,
  eave: number,
  rise: number,
  tone: number,
): void {
  const straw = darker(lookOf(0xa98b58, 'soil'), tone);
  const rows = 7;
  const middle = (front + back) / 2;
  for (let row = 0; row < rows; row++) {
    const [a, b] = [row / rows, (row + 1) / rows];
    const paint: Paint = (at, u) =>
      darker(
        straw,
        (0.74 + 0.3 * Math.abs(Math.sin(u * 57 + row * 3.1))) * (0.86 + 0.14 * Math.sin(at[0] * 9 + at[2] * 7)),
      );
    for (const edge of [front, back]) {
      const along = (share: number): number => edge + (middle - edge) * share;
      const wide = (share: number): number => half * (1 - 0.36 * share);
      const [y0, y1] = [eave + rise * a - 0.1, eave + rise * b];
      const [w, side] = [wide(a), edge === front ? 1 : -1];
      solids.sheet(
        [-w * side, y0, along(a) + side * 0.08],
        [2 * w * side, 0, 0],
        [0, y1 - y0, along(b) - along(a)],
        paint,
        [26, 2],
      );
    }
    for (const side of [-1, 1]) {
      const [x0, x1] = [side * half * (1 - 0.36 * a), side * half * (1 - 0.36 * b)];
      const [y0, y1] = [eave + rise * a - 0.1, eave + rise * b];
      const [z0, z1] = [front + (middle - front) * a, back + (middle - back) * a];
      const [from, to] = side > 0 ? [z0, z1] : [z1, z0];
      solids.sheet([x0 + side * 0.06, y0, from], [0, 0, to - from], [x1 - x0, y1 - y0, 0], paint, [18, 2]);
    }
  }
  solids.tube(
    [
      [-half * 0.66, eave + rise + 0.02, middle],
      [half * 0.66, eave + rise + 0.02, middle],
    ],
    0.17,
    darker(straw, 0.7),
    7,
  );
}
