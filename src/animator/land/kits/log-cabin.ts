import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** Round logs, a steep roof far over the walls, a porch and a chimney of stones: front at z 0 looking along +z. */
export function makeLogCabin(seed: number, dark: number, snowy: boolean): Mesh {
  const random = makeRandom(seed).spawn('log cabin');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.66 + y * 0.12) });
  const [wood, trim] = [lookOf(0x7a5232, 'wood'), lookOf(0x4f3522, 'wood')];
  const [half, deep, logs] = [4, 6.4, 10];
  for (let k = 0; k < logs; k++) {
    const y = 0.3 + k * 0.28;
    const tone = (): Look => darker(wood, random.between(0.8, 1.1));
    for (const z of [0, -deep])
      solids.tube(
        [
          [-half - 0.35, y, z],
          [half + 0.35, y, z],
        ],
        0.16,
        tone(),
        8,
      );
    for (const x of [-half, half])
      solids.tube(
        [
          [x, y + 0.14, 0.35],
          [x, y + 0.14, -deep - 0.35],
        ],
        0.16,
        tone(),
        8,
      );
  }
  const eaves = 0.3 + logs * 0.28;
  const ridge = eaves + 3.1;
  for (const z of [0.02, -deep - 0.02])
    for (let k = 0; k < 9; k++) {
      const wide = half * (1 - k / 9.6);
      solids.tube(
        [
          [-wide, eaves + k * 0.32, z],
          [wide, eaves + k * 0.32, z],
        ],
        0.16,
        darker(wood, random.between(0.8, 1.1)),
        7,
      );
    }
  layRoof(solids, half, deep, eaves, ridge, snowy);
  const glow = dark > 0.12 ? shine([1, 0.55, 0.2], 0.75 + 0.9 * dark) : lookOf(0x2b3238, 'glass');
  const window = (x: number, y: number, wide: number, high: number): void => {
    solids.box([x - wide - 0.12, y - 0.12, 0.1], [x + wide + 0.12, y + high + 0.12, 0.2], trim, 9);
    solids.sheet(
      [x - wide, y, 0.22],
      [wide * 2, 0, 0],
      [0, high, 0],
      (_, __, v) => darker(glow, 0.75 + 0.35 * v),
      [1, 2],
    );
    solids.box([x - 0.03, y, 0.2], [x + 0.03, y + high, 0.26], trim, 9);
    solids.box([x - wide, y + high * 0.5 - 0.03, 0.2], [x + wide, y + high * 0.5 + 0.03, 0.26], trim, 9);
    if (snowy)
      solids.softBox(
        [x - wide - 0.16, y - 0.12, 0.1],
        [x + wide + 0.16, y + 0.02, 0.34],
        0.06,
        lookOf(0xf0f4f7, 'snow'),
        { rings: 1 },
      );
  };
  window(-2.2, 1.15, 0.6, 1.1);
  window(2.2, 1.15, 0.6, 1.1);
  window(0, eaves + 0.75, 0.42, 0.85);
  for (const side of [-1, 1])
    solids.within([0, 0, side, side * (half + 0.02), 0, 1, 0, 0, -side, 0, 0, -deep / 2], () =>
      window(0, 1.15, 0.6, 1.1),
    );
  solids.box([-0.6, 0.2, 0.1], [0.6, 2.35, 0.22], trim, 9);
  for (let k = 0; k < 4; k++)
    solids.box([-0.5 + k * 0.26, 0.25, 0.2], [-0.28 + k * 0.26, 2.25, 0.26], darker(wood, 0.7), 9);
  // The porch.
  solids.box([-half, 0, 0], [half, 0.22, 2.1], darker(wood, 0.9), 2);
  for (const x of [-half + 0.2, -1.3, 1.3, half - 0.2])
    solids.tube(
      [
        [x, 0.2, 1.95],
        [x, 2.75, 1.95],
      ],
      0.1,
      wood,
      7,
    );
  for (const [a, b] of [
    [-half + 0.2, -1.3],
    [1.3, half - 0.2],
  ] as const)
    for (const y of [0.6, 1.05])
      solids.tube(
        [
          [a, y, 1.95],
          [b, y, 1.95],
        ],
        0.06,
        wood,
        6,
      );
  for (let k = 0; k < 2; k++)
    solids.box([-1, 0, 2.1 + k * 0.35], [1, 0.16 - k * 0.08, 2.45 + k * 0.35], darker(wood, 0.8), 9);
  // The chimney.
  const stone = lookOf(0x7d766c, 'stone');
  solids.box(
    [half - 1.5, 0, -deep - 0.9],
    [half - 0.3, ridge + 1.1, -deep + 0.1],
    (at) => darker(stone, 0.8 + 0.3 * Math.abs(Math.sin(at[1] * 5 + at[0] * 9))),
    0.35,
  );
  if (snowy)
    solids.softBox(
      [half - 1.6, ridge + 1.05, -deep - 1],
      [half - 0.2, ridge + 1.3, -deep + 0.2],
      0.1,
      lookOf(0xf0f4f7, 'snow'),
      { rings: 1 },
    );
  return solids.build({ twoSided: true });
}

function layRoof(solids: Solids, half: number, deep: number, eaves: number, ridge: number, snowy: boolean): void {
  const shingle = snowy ? lookOf(0xf0f4f7, 'snow') : lookOf(0x5a4436, 'wood');
  const [over, front, back] = [0.9, 2.5, -deep - 0.7];
  const rise = (ridge - eaves) / half;
  for (const side of [-1, 1]) {
    const low: Vector = [side * (half + over), eaves - over * rise, front];
    const normal = normalise([side * rise, 1, 0]);
    const [rows, columns] = [12, 16];
    let first = -1;
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const [v, u] = [j / rows, i / columns];
        const thick = snowy ? 0.34 + 0.07 * Math.sin(u * 11 + v * 5) : 0.16;
        const at: Vector = [low[0] * (1 - v), low[1] + (ridge - low[1]) * v + thick, front + (back - front) * u];
        const number = solids.vertex(
          at,
          normal,
          snowy ? shingle : darker(shingle, 0.8 + 0.3 * Math.abs(Math.sin(j * 2.3 + i * 1.7))),
        );
        if (first < 0) first = number;
      }
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const a = first + j * (columns + 1) + i;
        solids.quad(a, a + 1, a + columns + 2, a + columns + 1);
      }
    // Its edge, as thick as what lies on it.
    const edge = snowy ? lookOf(0xe2e9ef, 'snow') : lookOf(0x4f3522, 'wood');
    for (const z of [front, back])
      solids.sheet([low[0], low[1], z], [-low[0], ridge - low[1], 0], [0, snowy ? 0.36 : 0.16, 0], edge, [6, 1]);
    solids.sheet([low[0], low[1], back], [0, 0, front - back], [0, snowy ? 0.36 : 0.16, 0], edge, [8, 1]);
  }
}

/** Split wood in rows under its own snow. */
export const makeWoodpile = (seed: number, snowy: boolean): Piece => ({
  ...{ name: 'woodpile', width: 2.4, depth: 0.7, height: 1.2 },
  make() {
    const random = makeRandom(seed).spawn('woodpile');
    const solids = new Solids({ grounded: true });
    for (let row = 0; row < 6; row++)
      for (let k = 0; k < 12; k++) {
        const at: Vector = [-1.1 + k * 0.2 + (row % 2) * 0.1, 0.1 + row * 0.18, 0];
        solids.tube(
          [
            [at[0], at[1], -0.3],
            [at[0], at[1], 0.3],
          ],
          0.095,
          darker(lookOf(0x8a6038, 'wood'), random.between(0.7, 1.1)),
          7,
        );
        solids.ball(
          [at[0], at[1], 0.3],
          [0.09, 0.09, 0.015],
          darker(lookOf(0xd0a870, 'wood'), random.between(0.85, 1.1)),
          7,
        );
      }
    if (snowy) solids.softBox([-1.3, 1.12, -0.36], [1.3, 1.36, 0.36], 0.11, lookOf(0xf0f4f7, 'snow'), { rings: 2 });
    return solids.build();
  },
});
