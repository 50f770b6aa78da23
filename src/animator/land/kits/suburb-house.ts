import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, type Paint, Solids, shine } from './architecture/solids.ts';

/** A wooden house of a quiet street: clapboards, a porch on posts, a gable, a chimney, a door in its own colour. Front at z 0, looking along +z. */
export function makeSuburbHouse(seed: number, dark: number, snowy: boolean, white: boolean): Mesh {
  const random = makeRandom(seed).spawn('suburb house');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.62 + y * 0.09) });
  const [half, deep, tall] = [random.between(4.6, 5.6), 8.5, 5.4];
  const wall = lookOf(white ? 0xeeeae0 : random.pick([0xeeeae0, 0xb9c8cf, 0xd9cfa6, 0xa9b79a, 0xc9b2a0]), 'plaster');
  const [trim, door] = [
    lookOf(0xf6f4ee, 'plaster'),
    lookOf(random.pick([0x9a2f2a, 0x2f4f6a, 0x3f6a4a, 0xc98a2f]), 'paint'),
  ];
  const boards: Paint = ([, y]) => darker(wall, Math.abs((y / 0.26) % 1) < 0.2 ? 0.74 : 0.95);
  solids.box([-half, 0, -deep], [half, 0.5, 0], lookOf(0x8a8278, 'stone'), 2);
  layWalls(solids, half, deep, tall, wall);
  layGable(solids, half, deep, tall, boards, snowy, random.pick([0x4f4a4a, 0x5f4438, 0x44505a]));
  const lit = (chance: number): Look =>
    dark > 0.2 && random.chance(chance)
      ? shine([1, 0.66, 0.32], 0.35 + 0.8 * dark)
      : darker(lookOf(0x3a4a58, 'glass'), 0.8);
  const pane = (x: number, y: number, w: number, h: number): void => {
    solids.box([x - w - 0.1, y - 0.1, 0], [x + w + 0.1, y + h + 0.1, 0.07], trim, 3);
    solids.sheet([x - w, y, 0.075], [w * 2, 0, 0], [0, h, 0], lit(0.75));
    solids.box([x - 0.03, y, 0.07], [x + 0.03, y + h, 0.1], trim, 3);
    solids.box([x - w, y + h * 0.5 - 0.03, 0.07], [x + w, y + h * 0.5 + 0.03, 0.1], trim, 3);
    for (const side of [-1, 1]) {
      const a = x + side * (w + 0.14) - (side < 0 ? 0.34 : 0);
      solids.box([a, y - 0.04, 0], [a + 0.34, y + h + 0.04, 0.05], darker(door, 0.9), 3);
    }
  };
  for (const x of [-half * 0.58, half * 0.58]) pane(x, 3.35, 0.5, 1.25);
  pane(0, 3.35, 0.42, 1.1);
  for (const x of [-half * 0.62, half * 0.62]) pane(x, 1.1, 0.6, 1.3);
  solids.box([-0.72, 0.5, 0], [0.72, 2.85, 0.08], trim, 3);
  solids.softBox([-0.5, 0.52, 0.05], [0.5, 2.6, 0.13], 0.03, door, { rings: 1 });
  solids.sheet([-0.28, 1.7, 0.14], [0.56, 0, 0], [0, 0.6, 0], lit(0.9));
  solids.ball([0.38, 1.5, 0.17], [0.04, 0.04, 0.04], lookOf(0xc9a24e, 'metal'), 8);
  // The porch: boards, posts, a rail, a roof of its own and three steps.
  const out = 2.3;
  solids.box(
    [-half, 0, 0],
    [half, 0.5, out],
    (at) => (at[1] > 0.48 ? darker(lookOf(0x9a8468, 'wood'), 0.85 + 0.15 * Math.sin(at[0] * 40)) : darker(wall, 0.8)),
    0.5,
  );
  for (const x of [-half + 0.15, -1.2, 1.2, half - 0.15])
    solids.box([x - 0.09, 0.5, out - 0.2], [x + 0.09, 2.95, out - 0.02], trim, 3);
  for (const [a, b] of [
    [-half + 0.15, -1.2],
    [1.2, half - 0.15],
  ] as const) {
    for (const y of [0.72, 1.35]) solids.box([a, y, out - 0.14], [b, y + 0.07, out - 0.06], trim, 3);
    for (let x = a + 0.2; x < b; x += 0.2)
      solids.box([x - 0.02, 0.75, out - 0.12], [x + 0.02, 1.38, out - 0.08], trim, 3);
  }
  const roof = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x5a5350, 'plaster');
  solids.sheet(
    [-half - 0.3, 2.95, out + 0.3],
    [half * 2 + 0.6, 0, 0],
    [0, 0.75, -out - 0.3],
    (_, u, v) => darker(roof, 0.8 + 0.2 * Math.abs(Math.sin(u * 40) * Math.cos(v * 14))),
    [14, 5],
  );
  solids.box([-half - 0.3, 2.83, out + 0.1], [half + 0.3, 2.97, out + 0.3], trim, 3);
  for (let k = 0; k < 3; k++)
    solids.box(
      [-0.9, 0, out + k * 0.3],
      [0.9, 0.5 - (k + 0.4) * 0.16, out + (k + 1) * 0.3],
      lookOf(0xa9a296, 'stone'),
      3,
    );
  if (dark > 0.2) solids.ball([0.95, 2.3, 0.2], [0.1, 0.14, 0.1], shine([1, 0.66, 0.3], 1 + 1.8 * dark), 8);
  return solids.build({ twoSided: true });
}

const [BOARD, CELL] = [0.26, 1.2];

/** Clapboards, each dark under the one above. Only their height is cut small: squares of a board's size were twelve thousand triangles a house. */
function layWalls(solids: Solids, half: number, deep: number, tall: number, wall: Look): void {
  const [foot, boards] = [0.5, Math.round((tall - 0.5) / BOARD)];
  const lap: Paint = (_, __, v) => darker(wall, Math.round(v * boards * 2) % 2 === 0 ? 0.74 : 0.95);
  const up: Vector = [0, tall - foot, 0];
  const face = (origin: Vector, across: Vector, wide: number) =>
    solids.sheet(origin, across, up, lap, [Math.ceil(wide / CELL), boards * 2]);
  face([-half, foot, 0], [half * 2, 0, 0], half * 2);
  face([half, foot, -deep], [-half * 2, 0, 0], half * 2);
  face([half, foot, 0], [0, 0, -deep], deep);
  face([-half, foot, -deep], [0, 0, deep], deep);
}

/** The gable looks at the street, shingles in rows, a chimney beside the ridge. */
function layGable(
  solids: Solids,
  half: number,
  deep: number,
  tall: number,
  boards: Paint,
  snowy: boolean,
  hex: number,
): void {
  const [rise, eave] = [half * 0.82, 0.5];
  for (const z of [0, -deep]) {
    const rows = 9;
    for (let row = 0; row < rows; row++) {
      const [a, b] = [row / rows, (row + 1) / rows];
      const at = (x: number, y: number): number => solids.vertex([x, y, z], [0, 0, z === 0 ? 1 : -1], boards);
      solids.quad(
        at(-half * (1 - a), tall + rise * a),
        at(half * (1 - a), tall + rise * a),
        at(half * (1 - b), tall + rise * b),
        at(-half * (1 - b), tall + rise * b),
      );
    }
  }
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(hex, 'plaster');
  const rows = 12;
  for (const side of [-1, 1])
    for (let row = 0; row < rows; row++) {
      const [a, b] = [row / rows, (row + 1.1) / rows];
      const at = (share: number): readonly [number, number] => [
        side * (half + eave) * (1 - share),
        tall - 0.4 + (rise + 0.4) * share,
      ];
      const [[x0, y0], [x1, y1]] = [at(a), at(Math.min(1, b))];
      const [from, to] = side > 0 ? [eave, -deep - eave] : [-deep - eave, eave];
      solids.sheet(
        [x0, y0, from],
        [0, 0, to - from],
        [x1 - x0, y1 - y0 + 0.03, 0],
        (_, u) => darker(tile, 0.78 + 0.26 * Math.abs(Math.sin(u * 33 + row * 2.7))),
        [16, 1],
      );
    }
  solids.box(
    [half * 0.4, tall + rise * 0.4, -deep * 0.6],
    [half * 0.4 + 0.8, tall + rise + 0.9, -deep * 0.6 + 0.7],
    lookOf(0x8f4f3c, 'brick'),
    0.6,
  );
}
