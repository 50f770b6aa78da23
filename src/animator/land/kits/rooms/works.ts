import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** What stands about where people work with their hands or their bodies: benches, racks, crates, tyres; bags, weights and mats. */

const STEEL = lookOf(0x7c8288, 'metal');
const RUBBER = lookOf(0x1e1f21, 'plastic');
const TIMBER = lookOf(0x9a7040, 'wood');

/** A bench with a vice, and tools on the board behind it; back at z 0. */
export const makeWorkbench = (width: number): Piece => ({
  name: 'workbench',
  width,
  depth: 0.75,
  height: 0.92,
  spots: [-0.3, 0.3].map((share) => ({
    kind: 'table',
    at: [width * share, 0.92, 0.4],
    heading: 0,
    radius: 0.3,
  })),
  make() {
    const solids = new Solids({ grounded: true });
    const half = width / 2;
    solids.softBox([-half, 0.86, 0.02], [half, 0.92, 0.75], 0.012, TIMBER, { rings: 1, cell: 0.6 });
    for (const x of [-half + 0.08, half - 0.08])
      for (const z of [0.1, 0.66]) solids.box([x - 0.05, 0, z - 0.05], [x + 0.05, 0.86, z + 0.05], darker(TIMBER, 0.8));
    solids.softBox([-half + 0.1, 0.2, 0.1], [half - 0.1, 0.24, 0.68], 0.01, darker(TIMBER, 0.7), { rings: 1 });
    solids.softBox([half - 0.4, 0.92, 0.5], [half - 0.2, 1.06, 0.74], 0.02, lookOf(0x2f5f8a, 'paint'));
    solids.softBox([-half + 0.2, 0.24, 0.16], [-half + 0.75, 0.56, 0.6], 0.02, lookOf(0xb0302a, 'paint'));
    for (const [k, hex] of [0xd8a030, 0x3f7a4a, 0x2f5f8a].entries())
      solids.lathe(
        [-half + 0.35 + k * 0.2, 0.92, 0.24],
        [
          [0.07, 0],
          [0.07, 0.18],
          [0.06, 0.2],
          [0, 0.2],
        ],
        lookOf(hex, 'paint'),
      );
    // Tools in their rows.
    solids.sheet([-half, 1.15, 0.02], [width, 0, 0], [0, 1.05, 0], lookOf(0x5f4a34, 'wood'), [4, 2]);
    for (let k = 0; k < Math.floor(width / 0.22); k++) {
      const x = -half + 0.14 + k * 0.22;
      const long = 0.2 + 0.16 * Math.abs(Math.sin(k * 2.4));
      solids.box([x - 0.014, 1.95 - long, 0.03], [x + 0.014, 1.95, 0.055], STEEL);
      solids.softBox(
        [x - 0.03, 1.95 - long - 0.14, 0.025],
        [x + 0.03, 1.95 - long, 0.065],
        0.012,
        lookOf([0xb0302a, 0xe0b030, 0x2a2d30, 0x2f6f9a][k % 4] ?? 0xb0302a, 'plastic'),
      );
    }
    return solids.build();
  },
});

/** Shelves of steel with boxes on them, as high as the order says; back at z 0. */
export const makeRack = (seed: number, width: number, height: number): Piece => ({
  name: 'shelf',
  width,
  depth: 0.9,
  height,
  make() {
    const solids = new Solids({ grounded: true });
    const half = width / 2;
    const post = lookOf(0x2f5a86, 'paint');
    for (const x of [-half, half])
      for (const z of [0.05, 0.85]) solids.box([x - 0.04, 0, z - 0.04], [x + 0.04, height, z + 0.04], post, 2);
    const shades = [0xb98d5a, 0xa87c4a, 0xc9a06c, 0x8a6a44, 0x5f7f8f];
    for (let y = 0.15, row = 0; y < height - 0.3; y += 1.05, row++) {
      solids.box([-half, y, 0.02], [half, y + 0.05, 0.88], lookOf(0xd97a28, 'paint'), 1.5);
      for (let x = -half + 0.1, k = 0; x < half - 0.5; k++) {
        const turn = Math.abs(Math.sin(seed * 1.7 + row * 3.1 + k * 5.3));
        const [wide, tall] = [0.4 + 0.4 * turn, 0.35 + 0.45 * Math.abs(Math.sin(turn * 9))];
        if (turn > 0.14 && x + wide < half)
          solids.softBox(
            [x, y + 0.05, 0.12],
            [x + wide, y + 0.05 + tall, 0.8],
            0.012,
            lookOf(shades[Math.floor(turn * 97) % shades.length] ?? 0xb98d5a, 'paper'),
            { rings: 1, cell: 0.6 },
          );
        x += wide + 0.08;
      }
    }
    return solids.build();
  },
});

export const makeCrate = (size: number): Piece => ({
  name: 'crate',
  width: size,
  depth: size,
  height: size,
  spots: [{ kind: 'seat', at: [0, size, 0], heading: 0, radius: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    const h = size / 2;
    solids.box([-h, 0.03, -h], [h, size, h], darker(TIMBER, 0.9), 0.4);
    for (const y of [0.02, size - 0.1])
      solids.softBox([-h - 0.02, y, -h - 0.02], [h + 0.02, y + 0.1, h + 0.02], 0.01, TIMBER, { rings: 1 });
    for (const x of [-h, h - 0.1])
      solids.softBox([x - 0.02, 0.02, -h - 0.025], [x + 0.12, size, h + 0.025], 0.01, TIMBER, { rings: 1 });
    return solids.build();
  },
});

export const makeTyres = (count: number): Piece => ({
  name: 'tyre',
  width: 0.7,
  depth: 0.7,
  height: count * 0.22,
  make() {
    const solids = new Solids({ grounded: true });
    for (let k = 0; k < count; k++)
      solids.lathe(
        [Math.sin(k * 2.1) * 0.03, k * 0.22, Math.cos(k * 2.1) * 0.03],
        [
          [0.19, 0.02],
          [0.3, 0],
          [0.345, 0.05],
          [0.35, 0.16],
          [0.3, 0.21],
          [0.19, 0.19],
          [0.17, 0.1],
        ],
        RUBBER,
      );
    return solids.build();
  },
});

export const makeOilDrum = (hex: number): Piece => ({
  name: 'barrel',
  width: 0.6,
  depth: 0.6,
  height: 0.88,
  make() {
    const solids = new Solids({ grounded: true });
    const ring = (y: number): [number, number][] => [
      [0.29, y - 0.03],
      [0.305, y],
      [0.29, y + 0.03],
    ];
    solids.lathe(
      [0, 0, 0],
      [[0.29, 0], ...ring(0.3), ...ring(0.6), [0.29, 0.88], [0.27, 0.86], [0, 0.86]],
      lookOf(hex, 'paint'),
    );
    return solids.build();
  },
});

/** Hangs from the ceiling on a chain, `drop` above its middle; its own y 0 is the floor below. */
export const makeHeavyBag = (ceiling: number): Piece => ({
  name: 'punching bag',
  width: 0.4,
  depth: 0.4,
  height: 1.9,
  light: true,
  make() {
    const solids = new Solids();
    const leather = lookOf(0x7a1f22, 'leather');
    solids.lathe(
      [0, 0.75, 0],
      [
        [0, 0],
        [0.15, 0.02],
        [0.185, 0.1],
        [0.19, 1.05],
        [0.15, 1.15],
        [0, 1.17],
      ],
      (_, __, v) => (Math.abs(v - 0.5) < 0.09 ? lookOf(0xe9e4da, 'leather') : leather),
    );
    for (const [x, z] of [
      [0.12, 0],
      [-0.12, 0],
    ] as const)
      solids.tube(
        [
          [x, 1.9, z],
          [0, 2.25, 0],
          [0, ceiling, 0],
        ],
        0.012,
        STEEL,
        5,
      );
    return solids.build();
  },
});

/** Two rows of dumb-bells on a stand; back at z 0. */
export const makeWeights = (width: number): Piece => ({
  name: 'weights',
  width,
  depth: 0.5,
  height: 0.95,
  make() {
    const solids = new Solids({ grounded: true });
    const half = width / 2;
    for (const x of [-half, half]) solids.box([x - 0.03, 0, 0.05], [x + 0.03, 0.92, 0.45], RUBBER);
    for (const [y, z] of [
      [0.4, 0.36],
      [0.8, 0.2],
    ] as const) {
      solids.box([-half, y - 0.04, z - 0.14], [half, y, z + 0.14], darker(STEEL, 0.6));
      for (let x = -half + 0.16, k = 0; x < half - 0.1; x += 0.26, k++) {
        const r = 0.06 + 0.035 * (k / (width / 0.26));
        for (const side of [-1, 1])
          solids.softBox(
            [x - r, y, z + side * 0.09 - 0.04],
            [x + r, y + r * 2, z + side * 0.09 + 0.04],
            r * 0.8,
            RUBBER,
            { rings: 2 },
          );
        solids.box([x - 0.014, y + r - 0.014, z - 0.06], [x + 0.014, y + r + 0.014, z + 0.06], STEEL);
      }
    }
    return solids.build();
  },
});

/** A beam of the roof, from wall to wall along x, with its struts. */
export const makeTruss = (length: number, look: Look): Piece => ({
  name: 'beam',
  width: length,
  depth: 0.2,
  height: 0.7,
  light: true,
  make() {
    const solids = new Solids();
    const half = length / 2;
    for (const y of [0, 0.62]) solids.box([-half, y, -0.06], [half, y + 0.08, 0.06], look, 3);
    const bays = Math.round(length / 1.2);
    for (let k = 0; k < bays; k++) {
      const [a, b] = [-half + (k * length) / bays, -half + ((k + 1) * length) / bays];
      solids.tube(
        [
          [a, 0.06, 0],
          [(a + b) / 2, 0.62, 0],
          [b, 0.06, 0],
        ],
        0.03,
        look,
        4,
      );
    }
    return solids.build();
  },
});

/** A long mirror or a lit board on a wall; back at z 0, lower edge at its own y 0. */
export const makeLitBoard = (width: number, height: number, face: Look, rows: number): Piece => ({
  name: 'board',
  width,
  depth: 0.12,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const half = width / 2;
    solids.softBox([-half, 0, 0], [half, height, 0.1], 0.02, lookOf(0x17191c, 'plastic'), { rings: 1 });
    solids.sheet([-half + 0.06, 0.06, 0.105], [width - 0.12, 0, 0], [0, height - 0.12, 0], face, [4, 2]);
    for (let row = 0; row < rows; row++) {
      const y = height - 0.2 - (row + 0.5) * ((height - 0.3) / rows);
      for (const [at, share] of [
        [0.03, 0.1],
        [0.17, 0.34],
        [0.62, 0.12],
        [0.8, 0.14],
      ] as const) {
        const wide = share * (0.7 + 0.3 * Math.abs(Math.sin(row * 3.7 + at * 11))) * width;
        const colour = at > 0.7 ? ([0.4, 1, 0.5] as const) : ([1, 0.78, 0.3] as const);
        solids.sheet([-half + at * width, y, 0.108], [wide, 0, 0], [0, 0.055, 0], shine(colour, 1.2));
      }
    }
    return solids.build();
  },
});
