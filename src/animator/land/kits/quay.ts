import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from './architecture/solids.ts';

/** What stands at the water of a harbour. */
export const makeBollard = (): Piece => ({
  ...{ name: 'bollard', width: 0.4, depth: 0.4, height: 0.6 },
  make: () =>
    new Solids({ grounded: true })
      .lathe(
        [0, 0, 0],
        [
          [0.22, 0],
          [0.22, 0.05],
          [0.14, 0.12],
          [0.12, 0.34],
          [0.21, 0.42],
          [0.21, 0.52],
          [0, 0.58],
        ],
        lookOf(0x26282a, 'metal'),
        14,
      )
      .build(),
});

/** Rope in a coil. */
export const makeCoil = (): Piece => ({
  ...{ name: 'rope', width: 0.8, depth: 0.8, height: 0.25 },
  make() {
    const solids = new Solids({ grounded: true });
    for (let k = 0; k < 3; k++)
      solids.lathe(
        [0, 0.06 + k * 0.08, 0],
        [
          [0.4 - k * 0.03, -0.05],
          [0.44 - k * 0.03, 0],
          [0.4 - k * 0.03, 0.05],
          [0.3, 0.05],
          [0.28, 0],
          [0.3, -0.05],
        ],
        darker(lookOf(0xb0935e, 'cloth'), 0.9 + k * 0.08),
        20,
      );
    return solids.build();
  },
});

/** Traps and nets of fishers, piled up. */
export const makeTraps = (seed: number): Piece => ({
  ...{ name: 'fishing_net', width: 1.6, depth: 1, height: 1 },
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('traps');
    for (const [x, y, z] of [
      [-0.45, 0, 0],
      [0.45, 0, 0.05],
      [0, 0.45, 0],
    ] as const) {
      const wood = darker(lookOf(0x8a7a5c, 'wood'), random.between(0.8, 1.15));
      for (const [a, b] of [
        [-0.4, -0.26],
        [0.36, -0.26],
        [-0.4, 0.22],
        [0.36, 0.22],
      ] as const)
        solids.box([x + a, y, z + b], [x + a + 0.04, y + 0.42, z + b + 0.04], wood, 2);
      for (let k = 0; k < 6; k++)
        solids.box([x - 0.4, y + k * 0.08, z + 0.24], [x + 0.4, y + k * 0.08 + 0.025, z + 0.26], wood, 2);
      for (let k = 0; k < 8; k++)
        solids.box([x - 0.4 + k * 0.11, y + 0.4, z - 0.26], [x - 0.37 + k * 0.11, y + 0.43, z + 0.26], wood, 2);
    }
    for (let k = 0; k < 7; k++)
      solids.ball(
        [-0.7 + random.between(0, 1.4), 0.1, 0.5 + random.between(-0.1, 0.1)],
        [0.11, 0.11, 0.11],
        lookOf(random.pick([0xe2642c, 0xe2642c, 0xf0e8d8]), 'rubber'),
        9,
      );
    return solids.build();
  },
});

/** A storehouse of boards or bricks with its gable to the water: front at z 0, looking along +z. */
export function makeStorehouse(seed: number, dark: number, snowy: boolean): Mesh {
  const random = makeRandom(seed).spawn('store');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.65 + y * 0.08) });
  const [half, wall, ridge, depth] = [4.6, 5.4, 8.6, 12];
  const look = lookOf(random.pick([0x9a3d30, 0x3f5c70, 0xd9cdb4, 0x6f7d4f, 0xc98a3c, 0x8a4a3a]), 'wood');
  const boards = ([x]: readonly [number, number, number]): ReturnType<typeof lookOf> =>
    darker(look, 0.86 + 0.2 * Math.abs(Math.sin(Math.round(x * 3.3) * 12.9)));
  for (let k = 0; k < 30; k++) {
    const [a, b] = [-half + (k / 30) * half * 2, -half + ((k + 1) / 30) * half * 2];
    const top = (x: number): number => wall + (ridge - wall) * (1 - Math.abs(x) / half);
    const corner = (x: number, y: number): number => solids.vertex([x, y, 0], [0, 0, 1], boards([a + 0.05, y, 0]));
    solids.quad(corner(a, 0), corner(b, 0), corner(b, top(b)), corner(a, top(a)));
  }
  solids.sheet(
    [half, 0, 0],
    [0, 0, -depth],
    [0, wall, 0],
    ([, , z]) => darker(look, 0.8 + 0.2 * Math.abs(Math.sin(z * 9))),
    [18, 4],
  );
  solids.sheet(
    [-half, 0, -depth],
    [0, 0, depth],
    [0, wall, 0],
    ([, , z]) => darker(look, 0.8 + 0.2 * Math.abs(Math.sin(z * 9))),
    [18, 4],
  );
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x55504c, 'plaster');
  const rows = (at: readonly [number, number, number]): ReturnType<typeof lookOf> =>
    darker(tile, 0.85 + 0.2 * Math.abs(Math.sin(at[1] * 8)));
  solids.sheet(
    [half + 0.4, wall - 0.25, 0.5],
    [0, 0, -depth - 0.6],
    [-half - 0.4, ridge - wall + 0.3, 0],
    rows,
    [8, 8],
  );
  solids.sheet(
    [-half - 0.4, wall - 0.25, -depth - 0.1],
    [0, 0, depth + 0.6],
    [half + 0.4, ridge - wall + 0.3, 0],
    rows,
    [8, 8],
  );
  const trim = lookOf(0xeee8da, 'wood');
  for (const side of [-1, 1])
    solids.tube(
      [
        [side * (half + 0.4), wall - 0.3, 0.5],
        [0, ridge + 0.02, 0.5],
      ],
      0.1,
      trim,
      4,
    );
  for (const x of [-half, half]) solids.box([x - 0.12, 0, -0.02], [x + 0.12, wall, 0.08], trim, 3);
  solids.box([-1.5, 0, 0], [1.5, 3.1, 0.07], trim, 2);
  for (const side of [-1, 1])
    solids.softBox(
      [side < 0 ? -1.38 : 0.03, 0.05, 0.05],
      [side < 0 ? -0.03 : 1.38, 2.98, 0.13],
      0.02,
      darker(look, 0.62),
      { rings: 1 },
    );
  const pane = (lit: boolean): ReturnType<typeof lookOf> =>
    lit ? shine([1, 0.64, 0.3], 0.8) : lookOf(0x26323a, 'glass');
  for (const [x, y] of [
    [-3.1, 1.4],
    [3.1, 1.4],
    [-2.4, 4],
    [2.4, 4],
    [0, 4.2],
  ] as const) {
    solids.box([x - 0.6, y - 0.1, 0], [x + 0.6, y + 1.3, 0.07], trim, 2);
    solids.sheet([x - 0.48, y, 0.08], [0.96, 0, 0], [0, 1.18, 0], pane(random.next() < 0.75 * dark));
    solids.box([x - 0.03, y, 0.08], [x + 0.03, y + 1.18, 0.11], trim, 2);
    solids.box([x - 0.48, y + 0.56, 0.08], [x + 0.48, y + 0.62, 0.11], trim, 2);
  }
  // A beam with a hoist below the ridge.
  solids.box([-0.12, ridge - 1.3, 0], [0.12, ridge - 1.05, 1.6], lookOf(0x4a3a2c, 'wood'), 2);
  solids.tube(
    [
      [0, ridge - 1.3, 1.45],
      [0, 5.9, 1.45],
    ],
    0.02,
    lookOf(0x2a2a2a, 'rubber'),
    4,
  );
  solids.ball([0, 5.8, 1.45], [0.12, 0.18, 0.12], lookOf(0x2a2c2e, 'metal'), 8);
  return solids.build({ twoSided: true });
}

/** A crane that loads ships: a portal on four legs, a cabin, a lattice arm along +z. */
export function makeHarbourCrane(): Mesh {
  const solids = new Solids({ grounded: true });
  const [paint, steel] = [lookOf(0xd98a2c, 'paint'), lookOf(0x3a4046, 'metal')];
  for (const x of [-2, 2])
    for (const z of [-2, 2])
      solids.tube(
        [
          [x, 0, z],
          [x * 0.6, 7, z * 0.6],
        ],
        0.22,
        paint,
        6,
      );
  for (const y of [3, 6.9]) {
    const r = 2 - y * 0.115;
    for (const [a, b] of [
      [
        [-r, y, -r],
        [r, y, -r],
      ],
      [
        [-r, y, r],
        [r, y, r],
      ],
      [
        [-r, y, -r],
        [-r, y, r],
      ],
      [
        [r, y, -r],
        [r, y, r],
      ],
    ] as const)
      solids.tube([a, b], 0.15, paint, 5);
  }
  solids.softBox([-1.7, 7, -3], [1.7, 10, 1.4], 0.1, paint, { rings: 1 });
  solids.sheet([-1.2, 8.2, 1.43], [2.4, 0, 0], [0, 1.3, 0], lookOf(0x223038, 'glass'));
  solids.box([-1.5, 7.2, -4.6], [1.5, 9, -3], steel, 2);
  const tip: readonly [number, number, number] = [0, 21, 13];
  for (const [x, y] of [
    [-0.8, 9.4],
    [0.8, 9.4],
    [-0.8, 10.8],
    [0.8, 10.8],
  ] as const)
    solids.tube(
      [
        [x, y, 1],
        [x * 0.3, tip[1] + (y - 10) * 0.3, tip[2]],
      ],
      0.1,
      paint,
      5,
    );
  for (let k = 0; k < 11; k++) {
    const at = (s: number, x: number, up: number): [number, number, number] => [
      x * (0.8 - 0.56 * s),
      9.4 + up * (1.4 - 1 * s) + (tip[1] - 9.6) * s,
      1 + 12 * s,
    ];
    const [s, t] = [k / 11, (k + 1) / 11];
    for (const x of [-1, 1]) solids.tube([at(s, x, 0), at(t, x, 1), at(t, x, 0)], 0.05, paint, 4);
  }
  solids.tube([[0, 10, -2], [0, 14.5, -2.4], tip], 0.05, steel, 4);
  solids.tube([tip, [0, 8, tip[2]]], 0.035, steel, 4);
  solids.ball([0, 7.8, tip[2]], [0.3, 0.4, 0.3], steel, 8);
  return solids.build({ twoSided: true });
}
