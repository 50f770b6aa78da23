import type { Mesh } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { layArch, layCross, layDome, layRidge, turnedTo } from './landmark-parts.ts';

/** Churches as one sees them from outside: the door at z 0 looking along +z, the nave behind it. */
export type ChurchKind = 'domed' | 'campanile' | 'gothic' | 'chapel';

export interface ChurchOrder {
  readonly kind: ChurchKind;
  readonly dark: number;
  readonly snowy: boolean;
}

export const makeChurch = ({ kind, dark, snowy }: ChurchOrder): Mesh => {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.7 + y * 0.05) });
  BUILDERS[kind](solids, { glass: glassOf(dark), snow: snowy ? lookOf(0xeef2f5, 'snow') : null });
  return solids.build({ twoSided: true });
};

interface Dress {
  readonly glass: Look;
  /** What lies on its roofs. */
  readonly snow: Look | null;
}

const glassOf = (dark: number): Look =>
  dark > 0.3 ? shine([1, 0.62, 0.28], 0.5 + 0.9 * dark) : lookOf(0x2b3440, 'glass');

/** White walls, a blue dome, a wall with arches in which the bells hang. */
function layDomed(solids: Solids, { glass }: Dress): void {
  const [white, blue, bell] = [lookOf(0xe6e2d9, 'plaster'), lookOf(0x2a62b8, 'plaster'), lookOf(0xb08a48, 'metal')];
  solids.softBox([-4.2, -6, -9], [4.2, 4.6, 0], 0.25, white, { rings: 2, cell: 2 });
  solids.softBox([-6.4, -6, -7.4], [-4, 3.2, -2], 0.25, white, { rings: 2, cell: 2 });
  solids.lathe(
    [0, 3.2, -8.8],
    [
      [2.4, -9],
      [2.4, 0],
      [1.7, 1.2],
      [0.02, 1.7],
    ],
    white,
    14,
  );
  layDome(solids, [0, 4.5, -5], 3.3, white, blue);
  for (let k = 0; k < 8; k++) {
    const angle = (k / 8) * Math.PI * 2 + 0.2;
    solids.box(
      [Math.sin(angle) * 3.3 - 0.22, 4.8, -5 + Math.cos(angle) * 3.3 - 0.22],
      [Math.sin(angle) * 3.3 + 0.22, 5.8, -5 + Math.cos(angle) * 3.3 + 0.22],
      glass,
      9,
    );
  }
  layArch(solids, [0, 0, 0.03], 0.8, 1.9, blue);
  for (const x of [-2.4, 2.4]) layArch(solids, [x, 1.3, 0.03], 0.35, 1.1, glass);
  // Three arches, two below and one above, of bells.
  const pier = (x0: number, x1: number, y0: number, y1: number): void => {
    solids.softBox([x0, y0, -0.5], [x1, y1, 0.1], 0.08, white, { rings: 1, cell: 3 });
  };
  for (const x of [-4.2, -2.7, -1.2]) pier(x, x + 0.45, 4.4, 6.4);
  pier(-4.3, -0.65, 6.3, 6.75);
  for (const x of [-3.3, -2.0]) pier(x, x + 0.4, 6.7, 8.1);
  pier(-3.4, -1.5, 8, 8.4);
  layCross(solids, [-2.45, 8.4, -0.2], 1.1, white);
  for (const [x, y] of [
    [-3.2, 5.3],
    [-1.75, 5.3],
    [-2.45, 7.1],
  ] as const)
    solids.lathe(
      [x, y, -0.2],
      [
        [0.34, 0],
        [0.22, 0.25],
        [0.16, 0.55],
        [0.02, 0.62],
      ],
      bell,
      10,
    );
}

/** Of the south: a front of cream and white with scrolls, a dome of glazed tiles, a tower of its own for the bells. */
function layCampanile(solids: Solids, { glass, snow }: Dress): void {
  const [cream, white, tile] = [lookOf(0xe9c98f, 'plaster'), lookOf(0xf3ead8, 'plaster'), lookOf(0xb0603c, 'plaster')];
  const [majolica, door] = [lookOf(0x3f8f6e, 'porcelain'), lookOf(0x4a2f1e, 'wood')];
  solids.box([-6, -10, -20], [6, 9, 0], cream, 2.4);
  layRidge(solids, 6, [-0.4, -20], [9, 12.4], snow ?? tile, cream);
  // The front stands higher than the roof behind it.
  solids.box([-6.5, -0.2, -0.4], [6.5, 9.4, 0.3], cream, 2);
  solids.box([-3.7, 9.4, -0.4], [3.7, 13, 0.3], cream, 2);
  for (const side of [-1, 1]) {
    const a = [
      [6.5, 9.4],
      [5.3, 9.9],
      [4.4, 11],
      [3.7, 12.8],
      [3.7, 9.4],
    ].map(([x = 0, y = 0]) => solids.vertex([x * side, y, 0.28], [0, 0, 1], white));
    for (let k = 1; k < a.length - 1; k++) solids.triangle(a[0] ?? 0, a[k] ?? 0, a[k + 1] ?? 0);
    for (const x of [2.2, 5.8]) solids.box([side * x - 0.35, 0, 0.3], [side * x + 0.35, 8.7, 0.55], white, 3);
  }
  for (const [y, half] of [
    [8.7, 6.9],
    [12.8, 4.1],
  ] as const)
    solids.box([-half, y, -0.5], [half, y + 0.55, 0.8], white, 3);
  const top = [-4, 4, 0].map((x, k) => solids.vertex([x, k === 2 ? 15.2 : 13.35, 0.3], [0, 0, 1], white));
  solids.triangle(top[0] ?? 0, top[1] ?? 0, top[2] ?? 0);
  layCross(solids, [0, 15.1, 0], 1.6, lookOf(0x3a3a3a, 'metal'));
  layArch(solids, [0, 0, 0.36], 1.25, 3, door);
  for (const x of [-4, 4]) layArch(solids, [x, 3.6, 0.36], 0.65, 1.9, glass);
  solids.ball([0, 10.6, 0.3], [1.15, 1.15, 0.1], glass, 16);
  for (let k = 0; k < 4; k++)
    for (const side of [-1, 1])
      solids.box([side * 6 - 0.06, 4.4, -4.4 - k * 4.2], [side * 6 + 0.06, 7, -3.2 - k * 4.2], glass, 9);
  layDome(solids, [0, 10.2, -14.5], 4.6, white, majolica, { tall: 1.1 });
  // The tower.
  const [x, z] = [9.2, -5];
  solids.box([x - 2.2, -10, z - 2.2], [x + 2.2, 17, z + 2.2], cream, 2.4);
  for (const y of [6, 12, 16.8]) solids.box([x - 2.5, y, z - 2.5], [x + 2.5, y + 0.45, z + 2.5], white, 3);
  for (let turn = 0; turn < 4; turn++)
    solids.within(turnedTo(turn * (Math.PI / 2), [x, 0, z]), () => {
      layArch(solids, [0, 12.9, 2.23], 0.85, 2.1, lookOf(0x241c18, 'stone'));
      layArch(solids, [0, 7.4, 2.23], 0.4, 1.6, glass);
    });
  solids.lathe(
    [x, 17.2, z],
    [
      [2.3, 0],
      [2.3, 2.2],
      [2.5, 2.3],
      [1.9, 3.6],
      [0.9, 4.6],
      [0.25, 5.2],
      [0.02, 6.4],
    ],
    snow ?? majolica,
    8,
  );
}

/** Two towers that end in spires, a rose of glass between them, buttresses along the nave. */
function layGothic(solids: Solids, { glass, snow }: Dress): void {
  const [stone, pale, roof] = [lookOf(0xcdc2ae, 'stone'), lookOf(0xe2d9c6, 'stone'), lookOf(0x4c5a66, 'plaster')];
  const blocks = (at: Vector): Look => darker(stone, 0.92 + 0.1 * Math.sin(at[1] * 2.1 + at[0] * 0.9 + at[2]));
  const dark = lookOf(0x2a221c, 'wood');
  solids.box([-9, -1, -46], [9, 18, -3], blocks, 3);
  layRidge(solids, 9, [-3, -46], [18, 29], snow ?? roof, stone);
  solids.box([-5, -1, -6], [5, 24, 0.4], blocks, 2.5);
  const gable = [-5, 5, 0].map((x, k) => solids.vertex([x, k === 2 ? 31 : 24, 0.4], [0, 0, 1], stone));
  solids.triangle(gable[0] ?? 0, gable[1] ?? 0, gable[2] ?? 0);
  // The rose.
  solids.ball([0, 19, 0.35], [3.5, 3.5, 0.25], pale, 28);
  solids.ball([0, 19, 0.5], [3.1, 3.1, 0.2], glass, 28);
  for (let k = 0; k < 12; k++) {
    const [s, c] = [Math.sin((k * Math.PI) / 6), Math.cos((k * Math.PI) / 6)];
    solids.tube(
      [
        [s * 0.7, 19 + c * 0.7, 0.74],
        [s * 3.2, 19 + c * 3.2, 0.6],
      ],
      0.09,
      pale,
      4,
    );
  }
  solids.ball([0, 19, 0.6], [0.8, 0.8, 0.2], pale, 14);
  for (const side of [-1, 1]) {
    const x = side * 8.2;
    solids.box([x - 3.4, -1, -6.4], [x + 3.4, 34, 0.8], blocks, 2.8);
    for (const y of [11.5, 23, 33.6]) solids.box([x - 3.7, y, -6.7], [x + 3.7, y + 0.7, 1.1], pale, 4);
    for (const corner of [-1, 1]) {
      solids.box([x + corner * 3.4 - 0.55, -1, 0.4], [x + corner * 3.4 + 0.55, 30, 1.6], blocks, 3);
      for (const z of [1, -6.2])
        solids.lathe(
          [x + corner * 3.3, 34, z],
          [
            [0.6, 0],
            [0.55, 1.4],
            [0.02, 4.6],
          ],
          pale,
          6,
        );
    }
    for (const offset of [-1.3, 1.3]) {
      layArch(solids, [x + offset, 25.4, 0.86], 0.75, 5.4, lookOf(0x201b18, 'stone'), 1.7);
      layArch(solids, [x + offset, 13.4, 0.86], 0.7, 6, glass, 1.7);
    }
    layArch(solids, [x, 0, 0.9], 1.7, 4.6, pale, 1.6);
    layArch(solids, [x, 0, 0.96], 1.3, 4.4, dark, 1.6);
    solids.lathe(
      [x, 34, -2.8],
      [
        [3.9, 0],
        [2.6, 6],
        [1.2, 14],
        [0.05, 23],
      ],
      snow ?? roof,
      8,
    );
    for (let k = 0; k < 6; k++) {
      const z = -10 - k * 6.4;
      solids.box([side * 9, -1, z - 0.6], [side * 11.4, 11, z + 0.6], blocks, 4);
      solids.box([side * 9, 11, z - 0.5], [side * 10.1, 16, z + 0.5], blocks, 4);
      solids.within(turnedTo((side * Math.PI) / 2, [side * 9, 0, z - 3.2]), () =>
        layArch(solids, [0, 5, 0.06], 1.1, 7, glass, 1.7),
      );
    }
  }
  for (const [wide, look, z] of [
    [2.7, pale, 0.46],
    [2.3, darker(stone, 0.75), 0.5],
    [1.9, pale, 0.54],
    [1.5, dark, 0.58],
  ] as const)
    layArch(solids, [0, 0, z], wide, 5 + wide * 0.3, look, 1.5);
  for (let k = -4; k <= 4; k++) layArch(solids, [k * 1.05, 12.2, 0.46], 0.36, 1.7, darker(stone, 0.5), 1.6);
  for (let k = 0; k < 3; k++) solids.box([-12, -1, 0.4 + k * 0.7], [12, 0.6 - k * 0.2, 1.1 + k * 0.7], pale, 5);
}

/** White boards, a steep roof, one steeple over the door. */
function layChapel(solids: Solids, { glass, snow }: Dress): void {
  const [white, roof] = [lookOf(0xf0ece2, 'wood'), lookOf(0x5a4a44, 'plaster')];
  const boards = (at: Vector): Look => darker(white, 0.95 + 0.06 * Math.sin(at[1] * 16));
  solids.box([-4, -2, -13], [4, 4.6, 0], boards, 1);
  layRidge(solids, 4, [0, -13], [4.6, 9], snow ?? roof, white);
  solids.box([-1.7, -2, -1.6], [1.7, 9.6, 1.6], boards, 1);
  solids.box([-2, 9.4, -1.9], [2, 9.9, 1.9], white, 9);
  solids.box([-1.4, 9.9, -1.4], [1.4, 12.4, 1.4], boards, 1);
  for (let turn = 0; turn < 4; turn++)
    solids.within(turnedTo((turn * Math.PI) / 2, [0, 0, 0]), () =>
      layArch(solids, [0, 10.2, 1.43], 0.55, 1.1, lookOf(0x2a2622, 'wood')),
    );
  solids.box([-1.7, 12.3, -1.7], [1.7, 12.7, 1.7], white, 9);
  solids.lathe(
    [0, 12.7, 0],
    [
      [2.2, 0],
      [1.4, 2],
      [0.6, 5],
      [0.03, 8.6],
    ],
    snow ?? roof,
    8,
  );
  layCross(solids, [0, 21.2, 0], 1.1, lookOf(0xb09048, 'metal'));
  layArch(solids, [0, 0.2, 1.63], 0.8, 2, lookOf(0x7a3b2c, 'wood'));
  solids.box([-1.5, -2, 1.6], [1.5, 0.2, 2.6], lookOf(0x8a8278, 'stone'), 9);
  layArch(solids, [0, 5.6, 1.63], 0.45, 1.3, glass);
  for (let k = 0; k < 4; k++)
    for (const side of [-1, 1])
      solids.within(turnedTo((side * Math.PI) / 2, [side * 4, 0, -2.4 - k * 2.9]), () => {
        layArch(solids, [0, 1.2, 0.03], 0.62, 2, white, 1.4);
        layArch(solids, [0, 1.3, 0.06], 0.48, 1.9, glass, 1.4);
      });
}

const BUILDERS: Readonly<Record<ChurchKind, (solids: Solids, dress: Dress) => void>> = {
  domed: layDomed,
  campanile: layCampanile,
  gothic: layGothic,
  chapel: layChapel,
};
