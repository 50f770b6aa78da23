import type { Mesh } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import { flameSpots } from '../flame-spots.ts';
import { darker, type Look, lookOf, Solids, shine } from './solids.ts';

/** Walls, towers and gates of rough stone. */
export function makeCastleWall(length: number, height: number, stone: Look, seed: number, snowy: boolean): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.08) });
  const half = length / 2;
  const paint = (x: number, y: number): Look => darker(stone, 0.8 + 0.25 * Math.abs(Math.sin(x * 5.1 + y * 7.7)));
  solids.sheet([-half, -1, 0], [length, 0, 0], [0, height + 1, 0], ([x, y]) => paint(x, y), [
    length / 1.2,
    height / 1.2,
  ]);
  solids.sheet([half, -1, -2], [-length, 0, 0], [0, height + 1, 0], ([x, y]) => paint(x, y), [length / 2, height / 2]);
  solids.sheet([-half, height, 0], [length, 0, 0], [0, 0, -2], snowy ? lookOf(0xeef2f5, 'snow') : darker(stone, 0.9), [
    length / 2,
    1,
  ]);
  layBlocks(solids, seed, half, height, stone);
  for (let x = -half + 0.3; x < half - 0.6; x += 1.7) {
    solids.softBox([x, height, -0.45], [x + 0.95, height + 0.95, 0.05], 0.05, darker(stone, 0.95), { rings: 1 });
    if (snowy)
      solids.box([x - 0.02, height + 0.95, -0.47], [x + 0.97, height + 1.05, 0.07], lookOf(0xf2f5f8, 'snow'), 9);
  }
  solids.box([-half, height - 0.5, 0], [half, height - 0.25, 0.16], darker(stone, 0.85), 2);
  return solids.build();
}

function layBlocks(solids: Solids, seed: number, half: number, height: number, stone: Look): void {
  const random = makeRandom(seed).spawn('blocks');
  for (let row = 0; row * 0.42 < height - 0.7; row++)
    for (let x = -half + (row % 2) * 0.4; x < half - 0.7; x += 0.84)
      if (random.chance(0.42))
        solids.softBox(
          [x + 0.02, row * 0.42 + 0.02, -0.05],
          [x + random.between(0.5, 0.8), row * 0.42 + 0.4, 0.05],
          0.035,
          darker(stone, random.between(0.72, 1.2)),
          { rings: 1 },
        );
}

export function makeCastleTower(
  radius: number,
  height: number,
  stone: Look,
  roofed: boolean,
  dark: number,
  snowy: boolean,
): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.06) });
  const paint = (at: readonly [number, number, number], u: number): Look =>
    darker(stone, 0.78 + 0.28 * Math.abs(Math.sin(Math.floor(u * 40) * 12.9 + Math.floor(at[1] / 0.6) * 4.1)));
  const profile: [number, number][] = [
    [radius * 1.12, -1],
    [radius * 1.05, 1.2],
  ];
  for (let y = 2.4; y < height; y += 1.2) profile.push([radius, y]);
  profile.push([radius, height - 0.8], [radius * 1.16, height - 0.1], [radius * 1.16, height]);
  solids.lathe([0, 0, 0], profile, paint, 36);
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI * 2;
    solids.within(
      [
        Math.cos(a),
        0,
        Math.sin(a),
        Math.sin(a) * radius * 1.02,
        0,
        1,
        0,
        height,
        -Math.sin(a),
        0,
        Math.cos(a),
        Math.cos(a) * radius * 1.02,
      ],
      () => solids.softBox([-radius * 0.16, 0, -0.2], [radius * 0.16, 1, 0.3], 0.05, stone, { rings: 1 }),
    );
  }
  solids.lathe(
    [0, height, 0],
    [
      [radius * 1.1, 0],
      [0, 0.02],
    ],
    darker(stone, 0.7),
    24,
  );
  if (roofed) {
    const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x5a3a4a, 'plaster');
    const cone: [number, number][] = [];
    for (let k = 0; k <= 8; k++) cone.push([radius * 1.32 * (1 - k / 8), height + 0.9 + radius * 2.3 * (k / 8)]);
    solids.lathe([0, 0, 0], cone, (at, u) => darker(tile, 0.85 + 0.2 * Math.abs(Math.sin(u * 60 + at[1] * 3))), 28);
    solids.tube(
      [
        [0, height + radius * 3, 0],
        [0, height + radius * 3 + 2.4, 0],
      ],
      0.05,
      lookOf(0x3a2a1c, 'wood'),
      6,
    );
    const flag = lookOf(0xb02a2a, 'cloth');
    for (let i = 0; i < 8; i++) {
      const at = (k: number, y: number): number =>
        solids.vertex(
          [k * 0.22, height + radius * 3 + 2.3 - y * (1.1 - k * 0.07), Math.sin(k * 0.9) * 0.14],
          [0, 0, 1],
          darker(flag, 0.8 + 0.2 * Math.sin(k * 0.9)),
        );
      solids.quad(at(i, 1), at(i + 1, 1), at(i + 1, 0), at(i, 0));
    }
  }
  for (const [k, y] of [
    [0, height * 0.3],
    [2, height * 0.55],
    [4, height * 0.75],
    [6, height * 0.45],
    [8, height * 0.7],
    [10, height * 0.35],
  ] as const) {
    const a = (k / 12) * Math.PI * 2 + 0.2;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    solids.within([c, 0, s, s * radius, 0, 1, 0, y, -s, 0, c, c * radius], () => {
      solids.box([-0.34, -0.12, -0.1], [0.34, 1.42, 0.08], darker(stone, 1.15), 9);
      solids.sheet(
        [-0.18, 0, 0.09],
        [0.36, 0, 0],
        [0, 1.3, 0],
        dark > 0.5 ? shine([1, 0.55, 0.2], 0.9) : lookOf(0x14110e, 'stone'),
      );
    });
  }
  return solids.build({ twoSided: true });
}

/** A torch on a wall: back at z 0. */
export const makeTorch = (on: number) => ({
  name: 'torch',
  width: 0.2,
  depth: 0.3,
  height: 0.8,
  light: true,
  lamps: [{ at: [0, 0.75, 0.45] as const, colour: [6.5, 2.9, 0.9] as const, reach: 9, size: 0.4 }],
  spots: on > 0.05 ? flameSpots([[0, 0.5, 0.28, 0.15]]) : [],
  make(): Mesh {
    const solids = new Solids();
    solids.tube(
      [
        [0, 0, 0],
        [0, 0.5, 0.28],
      ],
      0.035,
      lookOf(0x4a3322, 'wood'),
      6,
    );
    solids.lathe(
      [0, 0.42, 0.28],
      [
        [0.05, 0],
        [0.09, 0.12],
        [0.08, 0.14],
      ],
      lookOf(0x2a2826, 'metal'),
      10,
    );
    return solids.build();
  },
});
