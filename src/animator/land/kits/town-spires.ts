import type { Mesh } from '../../maths/mesh.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** What stands out above the roofs of a town: domes, spires and minarets, each in the middle of its own block. */
export type Spire = 'great dome' | 'gilded dome' | 'twin towers' | 'spire' | 'mosque' | 'square minaret';

const GOLD = lookOf(0xd9a83a, 'metal');

/** A dome on a drum, ribbed, with a lantern on top. */
function layDrumDome(solids: Solids, [x, y, z]: [number, number, number], r: number, drum: Look, dome: Look): void {
  solids.lathe(
    [x, y, z],
    [
      [r * 1.04, 0],
      [r * 1.04, r * 0.7],
      [r * 1.14, r * 0.72],
      [r * 1.14, r * 0.82],
    ],
    drum,
    24,
  );
  const profile = Array.from({ length: 11 }, (_, k): [number, number] => {
    const angle = (k / 10) * (Math.PI / 2) * 0.97;
    return [r * Math.cos(angle) + 0.02, r * 0.82 + r * 1.18 * Math.sin(angle)];
  });
  solids.lathe([x, y, z], profile, dome, 28);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    const rib = profile.map(([radius, up]): [number, number, number] => [
      x + Math.sin(a) * (radius + 0.1),
      y + up,
      z + Math.cos(a) * (radius + 0.1),
    ]);
    solids.tube(rib, r * 0.03, drum, 4);
    solids.box(
      [x + Math.sin(a + 0.4) * r * 1.06 - 0.7, y + r * 0.15, z + Math.cos(a + 0.4) * r * 1.06 - 0.7],
      [x + Math.sin(a + 0.4) * r * 1.06 + 0.7, y + r * 0.55, z + Math.cos(a + 0.4) * r * 1.06 + 0.7],
      lookOf(0x3a3a3e, 'glass'),
      9,
    );
  }
  const top = y + r * 2;
  solids.lathe(
    [x, top - 0.3, z],
    [
      [r * 0.17, 0],
      [r * 0.15, r * 0.34],
      [0.05, r * 0.62],
    ],
    drum,
    10,
  );
  solids.ball([x, top + r * 0.66, z], [r * 0.06, r * 0.06, r * 0.06], GOLD, 8);
}

export function layMosque(solids: Solids): void {
  const [stone, lead] = [lookOf(0xcfc4b0, 'plaster'), lookOf(0x76828c, 'plaster')];
  solids.box([-22, 0, -22], [22, 15, 22], stone, 12);
  solids.box([-22, 0, 22], [22, 9, 50], darker(stone, 0.95), 12);
  layDrumDome(solids, [0, 15, 0], 14, stone, lead);
  for (const [x, z] of [
    [0, 15],
    [0, -15],
    [15, 0],
    [-15, 0],
  ] as const)
    solids.lathe(
      [x, 12, z],
      Array.from({ length: 7 }, (_, k): [number, number] => [
        9.5 * Math.cos((k / 6) * 1.53) + 0.02,
        3 + 8 * Math.sin((k / 6) * 1.53),
      ]),
      lead,
      20,
    );
  for (const x of [-18, 18])
    for (const z of [-18, 18])
      solids.lathe(
        [x, 15, z],
        [
          [4, 0],
          [4, 2],
          [3.2, 4.2],
          [0.02, 5.6],
        ],
        lead,
        14,
      );
  for (let x = -18; x <= 18; x += 7.2)
    solids.lathe(
      [x, 9, 46],
      [
        [3, 0],
        [2.4, 1.6],
        [0.02, 2.6],
      ],
      lead,
      10,
    );
  for (const x of [-27, 27])
    for (const z of [-27, 46]) {
      const shaft: (readonly [number, number])[] = [
        [2.3, 0],
        [2.3, 14],
        [1.7, 15],
        [1.6, 36],
        [2.5, 37.4],
        [2.5, 38.6],
        [1.4, 38.7],
        [1.35, 50],
        [2.2, 51.2],
        [2.2, 52.2],
        [1.2, 52.3],
        [1.15, 60],
        [1.4, 60.2],
        [0.02, 74],
      ];
      solids.lathe([x, 0, z], shaft, (at) => (at[1] > 60 ? lead : stone), 12);
    }
}

function layGreatDome(solids: Solids): void {
  const [marble, tiles] = [lookOf(0xe6ddcb, 'plaster'), lookOf(0xb0522f, 'plaster')];
  solids.box([-12, 0, 10], [12, 26, 70], marble, 14);
  for (const side of [-1, 1])
    solids.sheet([side * 13, 25.8, side > 0 ? 70 : 10], [0, 0, side * -60], [-side * 13, 9, 0], tiles);
  solids.lathe(
    [0, 0, 0],
    [
      [24, 0],
      [24, 20],
      [19, 24],
      [19, 27],
    ],
    marble,
    8,
  );
  for (const [x, z] of [
    [-19, 0],
    [19, 0],
    [0, -19],
  ] as const)
    solids.lathe(
      [x, 20, z],
      [
        [9, 0],
        [8, 4],
        [4.6, 7],
        [0.02, 8.6],
      ],
      tiles,
      16,
    );
  layDrumDome(solids, [0, 25, 0], 17, marble, tiles);
  solids.box([16, 0, 58], [25, 62, 67], marble, 14);
  for (let y = 12; y < 62; y += 12) solids.box([15.6, y, 57.6], [25.4, y + 1, 67.4], darker(marble, 0.8), 14);
}

function layGilded(solids: Solids): void {
  const stone = lookOf(0xdccbab, 'plaster');
  solids.box([-20, 0, -20], [20, 22, 20], stone, 12);
  solids.box([-8, 0, 20], [8, 26, 25], darker(stone, 1.05), 12);
  layDrumDome(solids, [0, 22, 0], 13, stone, GOLD);
}

function layPointed(solids: Solids, [x, z]: readonly [number, number], half: number, high: number, roof: Look): void {
  const stone = lookOf(0x8f8676, 'stone');
  solids.box([x - half, 0, z - half], [x + half, high, z + half], stone, 9);
  for (const [dx, dz] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const)
    solids.box(
      [x + dx * half - (dx === 0 ? half * 0.4 : 0.15), high * 0.74, z + dz * half - (dz === 0 ? half * 0.4 : 0.15)],
      [x + dx * half + (dx === 0 ? half * 0.4 : 0.15), high * 0.93, z + dz * half + (dz === 0 ? half * 0.4 : 0.15)],
      lookOf(0x2b2a2c, 'glass'),
      9,
    );
  solids.lathe(
    [x, high, z],
    [
      [half * 1.25, 0],
      [half * 0.5, half * 2.2],
      [0.05, half * 5],
    ],
    roof,
    8,
  );
  for (const dx of [-1, 1])
    for (const dz of [-1, 1])
      solids.lathe(
        [x + dx * half * 0.9, high, z + dz * half * 0.9],
        [
          [half * 0.26, 0],
          [0.03, half * 1.9],
        ],
        roof,
        6,
      );
}

function layTwinTowers(solids: Solids): void {
  const slate = lookOf(0x3f464e, 'plaster');
  for (const x of [-9, 9]) layPointed(solids, [x, 0], 5.2, 46, slate);
  solids.box([-9, 0, -48], [9, 26, 0], lookOf(0x9a9080, 'stone'), 9);
  for (const side of [-1, 1])
    solids.sheet([side * 10, 25.8, side > 0 ? 0 : -48], [0, 0, side * -48], [-side * 10, 13, 0], slate);
}

function laySpire(solids: Solids): void {
  const copper = lookOf(0x5f8f80, 'plaster');
  layPointed(solids, [0, 0], 4.6, 40, copper);
  solids.box([-7, 0, -34], [7, 16, -4], lookOf(0xe2d2b0, 'plaster'), 9);
  for (const side of [-1, 1])
    solids.sheet(
      [side * 8, 15.8, side > 0 ? -4 : -34],
      [0, 0, side * -30],
      [-side * 8, 8, 0],
      lookOf(0xa04a30, 'plaster'),
    );
}

function laySquareMinaret(solids: Solids): void {
  const stone = lookOf(0xc98f62, 'plaster');
  solids.box([-4.5, 0, -4.5], [4.5, 44, 4.5], stone, 8);
  for (let y = 14; y < 42; y += 9)
    for (const side of [-1, 1]) {
      solids.box([-1.4, y, side * 4.4 - 0.2], [1.4, y + 4, side * 4.4 + 0.2], darker(stone, 0.5), 8);
      solids.box([side * 4.4 - 0.2, y, -1.4], [side * 4.4 + 0.2, y + 4, 1.4], darker(stone, 0.5), 8);
    }
  solids.box([-4.6, 41, -4.6], [4.6, 43, 4.6], lookOf(0x4f9a94, 'plaster'), 8);
  solids.box([-2.2, 44, -2.2], [2.2, 52, 2.2], stone, 8);
  solids.lathe(
    [0, 52, 0],
    [
      [2, 0],
      [2.1, 0.8],
      [1.4, 2.4],
      [0.02, 3.2],
    ],
    stone,
    14,
  );
  for (const y of [55.6, 57, 58.1]) solids.ball([0, y, 0], [0.55, 0.55, 0.55], GOLD, 8);
}

const BUILDERS: Readonly<Record<Spire, (solids: Solids) => void>> = {
  'great dome': layGreatDome,
  'gilded dome': layGilded,
  'twin towers': layTwinTowers,
  spire: laySpire,
  mosque: layMosque,
  'square minaret': laySquareMinaret,
};

/** By night they are lit from below. */
export function makeSpire(spire: Spire, dark: number): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.7 + y * 0.02) });
  BUILDERS[spire](solids);
  if (dark > 0.6) solids.ball([0, 1, 0], [0.4, 0.4, 0.4], shine([1, 0.7, 0.4], 1), 6);
  return solids.build({ twoSided: true });
}
