import { layText } from '../architecture/letters.ts';
import type { Piece } from '../architecture/pieces.ts';
import { lookOf, Solids } from '../architecture/solids.ts';

/** A machine for espresso, wide as a counter is deep. */
export const makeEspresso = (): Piece => ({
  name: 'coffee_machine',
  width: 0.8,
  depth: 0.5,
  height: 0.5,
  light: true,
  make() {
    const solids = new Solids();
    const [steel, dark] = [lookOf(0xc2c6ca, 'metal'), lookOf(0x1d1f22, 'plastic')];
    solids.softBox([-0.4, 0.05, -0.25], [0.4, 0.12, 0.25], 0.02, steel);
    solids.softBox([-0.4, 0.1, -0.25], [0.4, 0.48, -0.02], 0.04, lookOf(0x9c2f24, 'paint'));
    solids.softBox([-0.4, 0.36, -0.25], [0.4, 0.5, 0.2], 0.04, steel);
    for (const x of [-0.2, 0.2]) {
      solids.lathe(
        [x, 0.27, 0.1],
        [
          [0.035, 0],
          [0.045, 0.03],
          [0.045, 0.1],
        ],
        steel,
        12,
      );
      solids.tube(
        [
          [x, 0.29, 0.12],
          [x, 0.28, 0.28],
        ],
        0.014,
        dark,
        7,
      );
      solids.lathe(
        [x, 0.12, 0.1],
        [
          [0.022, 0],
          [0.034, 0.05],
          [0.036, 0.055],
        ],
        lookOf(0xf0ece2, 'porcelain'),
        12,
      );
    }
    for (let k = 0; k < 7; k++)
      solids.lathe(
        [-0.3 + k * 0.1, 0.5, -0.05],
        [
          [0.025, 0],
          [0.036, 0.05],
          [0.038, 0.055],
        ],
        lookOf(0xf0ece2, 'porcelain'),
        10,
      );
    return solids.build();
  },
});

/** Cups and plates on a table. */
export const makeCupAndPlate = (hex: number): Piece => ({
  name: 'cup',
  width: 0.2,
  depth: 0.2,
  height: 0.1,
  light: true,
  make() {
    const solids = new Solids();
    const china = lookOf(hex, 'porcelain');
    solids.lathe(
      [0, 0, 0],
      [
        [0.05, 0],
        [0.075, 0.012],
        [0.07, 0.014],
        [0, 0.008],
      ],
      china,
      18,
    );
    solids.lathe(
      [0, 0.01, 0],
      [
        [0.024, 0],
        [0.036, 0.03],
        [0.041, 0.065],
        [0.037, 0.065],
        [0.034, 0.055],
        [0, 0.053],
      ],
      (at) => (at[1] > 0.06 && Math.hypot(at[0], at[2]) < 0.0345 ? lookOf(0x4a2a18, 'food') : china),
      18,
    );
    solids.tube(
      [
        [0.036, 0.06, 0],
        [0.062, 0.055, 0],
        [0.058, 0.03, 0],
        [0.034, 0.028, 0],
      ],
      0.005,
      china,
      5,
    );
    return solids.build();
  },
});

/** A slate with what there is to drink; back at z 0, middle at its own y. */
export const makeMenu = (): Piece => ({
  name: 'menu',
  width: 1.5,
  depth: 0.04,
  height: 0.95,
  light: true,
  make() {
    const solids = new Solids();
    solids.softBox([-0.78, -0.5, 0], [0.78, 0.5, 0.03], 0.012, lookOf(0x7a5232, 'wood'), { rings: 1 });
    solids.sheet([-0.73, -0.45, 0.032], [1.46, 0, 0], [0, 0.9, 0], lookOf(0x1f2422, 'plaster'));
    const chalk = lookOf(0xe6e2d6, 'paper');
    for (const [text, x, y, h] of [
      ['COFFEE', 0, 0.24, 0.13],
      ['LATTE', -0.38, 0.05, 0.07],
      ['MOCHA', -0.38, -0.1, 0.07],
      ['TEA', -0.38, -0.25, 0.07],
      ['CAKE', 0.38, 0.05, 0.07],
      ['TOAST', 0.38, -0.1, 0.07],
      ['SOUP', 0.38, -0.25, 0.07],
    ] as const)
      solids.within([1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, 0.026], () => layText(solids, text, h, h * 0.12, chalk));
    return solids.build();
  },
});

/** Glass shelves of cakes on the counter: the panes are left to the eye. */
export const makeDisplay = (): Piece => ({
  name: 'cake',
  width: 1.2,
  depth: 0.45,
  height: 0.5,
  light: true,
  lamps: [{ at: [0, 0.4, 0.3], colour: [0.7, 0.5, 0.28], reach: 2, size: 0.3 }],
  make() {
    const solids = new Solids();
    const [steel, glass] = [lookOf(0xb8934e, 'metal'), lookOf(0xd8e0e0, 'glass')];
    for (const x of [-0.6, 0.6])
      for (const z of [-0.2, 0.2])
        solids.tube(
          [
            [x, 0, z],
            [x, 0.46, z],
          ],
          0.01,
          steel,
          5,
        );
    solids.softBox([-0.62, 0.45, -0.22], [0.62, 0.47, 0.22], 0.008, steel);
    for (const y of [0.01, 0.24]) {
      solids.box([-0.6, y, -0.2], [0.6, y + 0.01, 0.2], glass, 1);
      for (let k = 0; k < 6; k++) {
        const [x, cream] = [
          -0.48 + k * 0.19,
          lookOf(
            [0xf2dcc0, 0x6a3a24, 0xe8a0a8, 0xe6c060, 0xc86a4a, 0xf4efe4][(k + Math.round(y * 9)) % 6] ?? 0xf2dcc0,
            'food',
          ),
        ];
        solids.lathe(
          [x, y + 0.01, 0],
          [
            [0.075, 0],
            [0.08, 0.005],
            [0.03, 0.008],
          ],
          lookOf(0xf4f0e8, 'porcelain'),
          14,
        );
        solids.lathe(
          [x, y + 0.015, 0],
          [
            [0.055, 0],
            [0.058, 0.05],
            [0.05, 0.062],
            [0, 0.065],
          ],
          cream,
          14,
        );
        solids.ball([x, y + 0.09, 0], [0.016, 0.016, 0.016], lookOf(0xb8202a, 'food'), 8);
      }
    }
    return solids.build();
  },
});
