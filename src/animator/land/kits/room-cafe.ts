import type { Piece } from './architecture-pieces.ts';
import { lookOf, Solids } from './architecture-solids.ts';

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
