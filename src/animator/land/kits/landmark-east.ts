import type { Mesh } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { layArch, layDome, turnedTo } from './landmark-parts.ts';

/** Sacred buildings of the East as one sees them from outside: the front at z 0 looking along +z. */

/** A roof of four slopes whose corners turn up; `half` are the eaves, `ridge` half of the ridge along x. */
export function layCurvedRoof(
  solids: Solids,
  [x, y, z]: Vector,
  half: readonly [number, number],
  ridge: number,
  rise: number,
  tile: Look,
): void {
  const [rows, sides] = [6, 10];
  const slopes: readonly (readonly [number, number])[] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ];
  for (const [sx, sz] of slopes) {
    let first = -1;
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= sides; i++) {
        const [up, along] = [j / rows, (i / sides) * 2 - 1];
        const wide = sz !== 0 ? half[0] + (ridge - half[0]) * up : half[1] * (1 - up);
        const out = sz !== 0 ? half[1] * (1 - up) : half[0] + (ridge - half[0]) * up;
        const px = sz !== 0 ? along * wide : sx * out;
        const pz = sz !== 0 ? sz * out : along * wide;
        // Hollow like a hanging cloth, and lifted where two eaves meet.
        const lift = (1 - up) ** 3 * Math.abs(along) ** 4 * rise * 0.34;
        const at: Vector = [x + px, y + rise * up ** 1.5 + lift, z + pz];
        const look = darker(tile, 0.86 + 0.2 * Math.cos(along * 60) * 0.5 + 0.1 * up);
        const number = solids.vertex(at, [sx * 0.5, 0.85, sz * 0.5], look);
        if (first < 0) first = number;
      }
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < sides; i++) {
        const a = first + j * (sides + 1) + i;
        solids.quad(a, a + 1, a + sides + 2, a + sides + 1);
      }
  }
  solids.tube(
    [
      [x - ridge - 0.1, y + rise + 0.16, z],
      [x, y + rise + 0.04, z],
      [x + ridge + 0.1, y + rise + 0.16, z],
    ],
    0.16,
    darker(tile, 0.7),
    6,
  );
}

/** Floors of red wood under roof above roof, and a spire of rings. */
export function makePagoda(floors: number, dark: number, snowy: boolean): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.72 + y * 0.03) });
  const [red, dim] = [lookOf(0xa8352a, 'wood'), lookOf(0x5a2a22, 'wood')];
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x3f4a50, 'plaster');
  const paper = dark > 0.3 ? shine([1, 0.62, 0.26], 0.5 + 0.9 * dark) : lookOf(0xf0e6cf, 'paper');
  solids.box([-6.2, -1, -6.2], [6.2, 0.9, 6.2], lookOf(0x9a9488, 'stone'), 2);
  solids.box([-1.6, -1, 6.2], [1.6, 0.45, 7.6], lookOf(0x8a8478, 'stone'), 2);
  let y = 0.9;
  for (let floor = 0; floor < floors; floor++) {
    const half = 4.2 - floor * 0.42;
    const high = floor === 0 ? 4 : 2.9;
    solids.box([-half, y, -half], [half, y + high, half], paper, 3);
    for (let turn = 0; turn < 4; turn++)
      solids.within(turnedTo((turn * Math.PI) / 2, [0, 0, 0]), () => {
        for (let k = 0; k <= 4; k++) {
          const px = -half + (k * half * 2) / 4;
          solids.box([px - 0.16, y, half - 0.05], [px + 0.16, y + high, half + 0.12], red, 3);
        }
        for (const py of [y, y + high * 0.55, y + high - 0.3])
          solids.box([-half, py, half], [half, py + 0.28, half + 0.1], red, 3);
        for (let k = 0; k < 12; k++)
          solids.box(
            [-half + ((k + 0.4) * half) / 6, y + 0.3, half + 0.01],
            [-half + ((k + 0.55) * half) / 6, y + high * 0.55, half + 0.06],
            dim,
            9,
          );
        solids.box([-half - 0.5, y + high - 0.1, half], [half + 0.5, y + high + 0.2, half + 0.6], dim, 3);
      });
    layCurvedRoof(solids, [0, y + high, 0], [half + 2, half + 2], half * 0.55, 1.9, tile);
    y += high + 1.1;
  }
  solids.lathe(
    [0, y + 0.3, 0],
    [
      [0.6, 0],
      [0.2, 0.5],
      [0.14, 5],
      [0.01, 6.4],
    ],
    lookOf(0xb08d4a, 'metal'),
    8,
  );
  for (let k = 0; k < 7; k++)
    solids.ball([0, y + 1.4 + k * 0.55, 0], [0.5 - k * 0.045, 0.09, 0.5 - k * 0.045], lookOf(0xb08d4a, 'metal'), 10);
  return solids.build({ twoSided: true });
}

/** A broad hall of pillars under one great roof, steps before it. */
export function makeTempleHall(dark: number, snowy: boolean): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.7 + y * 0.05) });
  const [red, green] = [lookOf(0xa8352a, 'wood'), lookOf(0x2f6a5c, 'wood')];
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0xc08a34, 'porcelain');
  const stone = lookOf(0xb3ada0, 'stone');
  solids.box([-13, -1, -13], [13, 1.6, 0.4], stone, 2.5);
  for (let k = 0; k < 5; k++)
    solids.box([-4, -1, 0.4 + k * 0.45], [4, 1.3 - k * 0.32, 0.85 + k * 0.45], darker(stone, 1.05), 4);
  solids.box([-10.5, 1.6, -11], [10.5, 7, -2.6], lookOf(0x8a2c24, 'plaster'), 2.5);
  const paper = dark > 0.3 ? shine([1, 0.6, 0.24], 0.4 + 0.9 * dark) : lookOf(0x4a2018, 'wood');
  for (let k = -3; k <= 3; k++) {
    solids.sheet([k * 2.9 - 1.1, 1.7, -2.55], [2.2, 0, 0], [0, 4, 0], paper);
    for (let i = 0; i < 5; i++)
      solids.box([k * 2.9 - 0.9 + i * 0.44, 1.7, -2.54], [k * 2.9 - 0.84 + i * 0.44, 5.7, -2.48], red, 9);
  }
  for (let k = 0; k < 8; k++)
    solids.lathe(
      [-11.2 + k * 3.2, 1.6, -0.8],
      [
        [0.5, 0],
        [0.36, 0.3],
        [0.34, 5.4],
      ],
      red,
      10,
    );
  solids.box([-12, 6.6, -1.3], [12, 7.5, -0.3], green, 3);
  solids.box([-2, 6.2, -0.25], [2, 7.7, -0.1], lookOf(0x1f3f6a, 'paint'), 9);
  layCurvedRoof(solids, [0, 7.3, -6.2], [14.4, 9.2], 9, 6, tile);
  return solids.build({ twoSided: true });
}

/** A great dome among lesser ones, and four slender towers. */
export function makeMosque(dark: number): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.75 + y * 0.02) });
  const [wall, lead, gold] = [lookOf(0xded3bd, 'stone'), lookOf(0x8fa6ae, 'plaster'), lookOf(0xc9a24a, 'metal')];
  const glass = dark > 0.3 ? shine([1, 0.64, 0.3], 0.5 + 0.8 * dark) : lookOf(0x33424a, 'glass');
  const blocks = (at: Vector): Look => darker(wall, 0.94 + 0.07 * Math.sin(at[1] * 2.6 + at[0]));
  solids.box([-17, -1, -34], [17, 10, -6], blocks, 3);
  solids.box([-12, 10, -31], [12, 14.5, -9], blocks, 3);
  layDome(solids, [0, 14.4, -20], 9.2, wall, lead, { tall: 0.92, finial: 'crescent' });
  for (const [x, z, r] of [
    [-12, -11, 3.6],
    [12, -11, 3.6],
    [-12, -29, 3.6],
    [12, -29, 3.6],
  ] as const)
    layDome(solids, [x, 10, z], r, wall, lead, { tall: 0.9, finial: 'crescent' });
  solids.lathe(
    [0, 11.4, -9.5],
    [
      [6.6, 0],
      [6, 2.2],
      [3.8, 4.6],
      [0.02, 5.8],
    ],
    lead,
    20,
  );
  for (let turn = 0; turn < 16; turn++)
    solids.within(turnedTo((turn * Math.PI) / 8, [0, 0, -20]), () =>
      layArch(solids, [0, 15.2, 9.24], 0.62, 1.6, glass),
    );
  // A porch of arches.
  solids.box([-17, -1, -6], [17, 7.4, -0.6], blocks, 3);
  for (let k = -4; k <= 4; k++) {
    const middle = k === 0;
    layArch(
      solids,
      [k * 3.7, 0, middle ? 0.12 : -0.56],
      middle ? 1.9 : 1.35,
      middle ? 5.2 : 3.6,
      darker(wall, 0.4),
      1.2,
    );
    if (!middle) layDome(solids, [k * 3.7, 7.2, -3.2], 1.6, wall, lead, { tall: 0.8, finial: 'crescent' });
  }
  solids.box([-3, -1, -0.6], [3, 9.6, 0.08], blocks, 3);
  for (let k = 0; k < 4; k++) layArch(solids, [-13.5 + k * 9, 8, -5.94], 0.8, 0.9, glass);
  for (const [x, z] of [
    [-19.5, -4],
    [19.5, -4],
    [-19.5, -36],
    [19.5, -36],
  ] as const) {
    solids.lathe(
      [x, -1, z],
      [
        [1.9, 0],
        [1.9, 9],
        [1.25, 11],
        [1.2, 22],
        [2, 23],
        [2, 24.2],
        [1.1, 24.3],
        [1.05, 33],
        [1.8, 34],
        [1.8, 35],
        [0.95, 35.1],
        [0.9, 40],
      ],
      wall,
      12,
    );
    solids.lathe(
      [x, 39, z],
      [
        [1.25, 0],
        [0.5, 4],
        [0.05, 8],
      ],
      lead,
      12,
    );
    solids.ball([x, 47.3, z], [0.3, 0.4, 0.3], gold, 8);
  }
  for (let k = 0; k < 2; k++)
    solids.box([-20, -1, -0.6 + k * 0.8], [20, 0.4 - k * 0.2, 0.2 + k * 0.8], darker(wall, 0.95), 6);
  return solids.build({ twoSided: true });
}
