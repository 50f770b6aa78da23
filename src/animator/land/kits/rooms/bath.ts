import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** What stands where people wash: tiles, a tub, a basin with its mirror, towels. */

const WHITE = lookOf(0xf2f3f1, 'porcelain');
const STEEL = lookOf(0xc0c5ca, 'metal');
const MIRROR = lookOf(0xbdd0da, 'glass');

/** Square tiles over a wall, with a band of another colour; back at z 0. */
export const makeTiles = (length: number, height: number, tile: Look, band: Look, bandAt: number): Piece => ({
  name: 'tiles',
  width: length,
  depth: 0.02,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const side = 0.3;
    solids.sheet([-length / 2, 0, 0.004], [length, 0, 0], [0, height, 0], darker(tile, 0.72), [
      length / 0.5,
      height / 0.5,
    ]);
    for (let row = 0; row * side < height - 0.01; row++)
      for (let x = -length / 2; x < length / 2 - 0.02; x += side) {
        const wide = Math.min(side, length / 2 - x) - 0.012;
        const tall = Math.min(side, height - row * side) - 0.012;
        const look = Math.abs(row * side - bandAt) < side / 2 ? band : tile;
        const share = 0.97 + 0.05 * Math.abs(Math.sin(row * 12.9 + x * 7.3));
        solids.sheet([x + 0.006, row * side + 0.006, 0.012], [wide, 0, 0], [0, tall, 0], darker(look, share));
      }
    return solids.build();
  },
});

/** A tub with feet and a tap, as long as it is wide along x. */
export const makeTub = (): Piece => ({
  name: 'bathtub',
  width: 1.75,
  depth: 0.82,
  height: 0.62,
  spots: [{ kind: 'tub', at: [0, 0.3, 0], heading: Math.PI / 2, radius: 0.5 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.86, 0.1, -0.4], [0.86, 0.58, 0.4], 0.14, WHITE, { rings: 3, cell: 0.4 });
    solids.softBox([-0.88, 0.55, -0.42], [0.88, 0.62, 0.42], 0.03, WHITE, { cell: 0.4 });
    solids.softBox([-0.72, 0.6, -0.29], [0.72, 0.626, 0.29], 0.012, lookOf(0xa9cfd8, 'polished'), { cell: 0.4 });
    for (let k = 0; k < 16; k++)
      solids.ball(
        [-0.6 + (k % 8) * 0.16, 0.64, -0.14 + Math.floor(k / 8) * 0.24 + 0.05 * Math.sin(k * 3)],
        [0.07, 0.045, 0.06],
        lookOf(0xfafcfc, 'snow'),
        8,
      );
    for (const x of [-0.66, 0.66])
      for (const z of [-0.28, 0.28]) solids.ball([x, 0.06, z], [0.05, 0.06, 0.05], STEEL, 8);
    solids.tube(
      [
        [0.78, 0.6, -0.2],
        [0.78, 0.86, -0.2],
        [0.66, 0.88, -0.1],
        [0.62, 0.82, -0.06],
      ],
      0.018,
      STEEL,
      8,
    );
    return solids.build();
  },
});

/** A basin on a cupboard, a lit mirror over it; back at z 0. */
export const makeBasin = (on: number, wood: Look): Piece => ({
  name: 'sink',
  width: 1.1,
  depth: 0.5,
  height: 2,
  spots: [{ kind: 'stand', at: [0, 0, 0.85], heading: Math.PI, radius: 0.3 }],
  lamps: [{ at: [0, 1.95, 0.35], colour: [1.5, 1.4, 1.25], reach: 4, size: 0.4 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.5, 0.18, 0.02], [0.5, 0.76, 0.46], 0.015, wood, { rings: 1, cell: 0.5 });
    for (const x of [-0.49, 0.01])
      solids.softBox([x, 0.2, 0.455], [x + 0.48, 0.74, 0.475], 0.01, darker(wood, 1.1), { rings: 1 });
    solids.softBox([-0.54, 0.76, 0], [0.54, 0.84, 0.5], 0.02, WHITE, { cell: 0.4 });
    solids.lathe(
      [0, 0.84, 0.27],
      [
        [0.2, 0],
        [0.22, 0.05],
        [0.2, 0.055],
        [0.12, 0.02],
        [0, 0.012],
      ],
      WHITE,
      22,
    );
    solids.tube(
      [
        [0, 0.84, 0.08],
        [0, 1.06, 0.08],
        [0, 1.08, 0.16],
        [0, 1.03, 0.2],
      ],
      0.014,
      STEEL,
      8,
    );
    solids.softBox([-0.44, 1.1, 0], [0.44, 1.86, 0.03], 0.02, darker(STEEL, 0.8), { rings: 1 });
    solids.sheet([-0.41, 1.13, 0.034], [0.82, 0, 0], [0, 0.7, 0], MIRROR, [4, 4]);
    solids.softBox([-0.36, 1.88, 0.02], [0.36, 1.94, 0.1], 0.02, shine([1, 0.94, 0.82], 0.8 + 1.4 * on));
    for (const [k, hex] of [0x5f9ab0, 0xe0b458, 0xd8877a].entries())
      solids.lathe(
        [-0.42 + k * 0.09, 0.84, 0.12],
        [
          [0.028, 0],
          [0.03, 0.1],
          [0.014, 0.12],
          [0.014, 0.15],
          [0, 0.15],
        ],
        lookOf(hex, 'plastic'),
        10,
      );
    return solids.build();
  },
});

/** Back at z 0. */
export const makeToilet = (): Piece => ({
  name: 'toilet',
  width: 0.42,
  depth: 0.68,
  height: 0.85,
  spots: [{ kind: 'seat', at: [0, 0.44, 0.42], heading: 0, radius: 0.25 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.2, 0.4, 0.02], [0.2, 0.84, 0.2], 0.03, WHITE, { cell: 0.3 });
    solids.lathe(
      [0, 0, 0.42],
      [
        [0.15, 0],
        [0.12, 0.16],
        [0.21, 0.38],
        [0.22, 0.42],
        [0, 0.43],
      ],
      WHITE,
      20,
    );
    solids.softBox([-0.06, 0.78, 0.2], [0.06, 0.8, 0.215], 0.005, STEEL);
    return solids.build();
  },
});

/** A rail with towels; back at z 0, at its own height. */
export const makeTowels = (hexes: readonly [number, number]): Piece => ({
  name: 'towel',
  width: 0.9,
  depth: 0.1,
  height: 0.6,
  light: true,
  make() {
    const solids = new Solids();
    solids.tube(
      [
        [-0.45, 0.6, 0.01],
        [-0.45, 0.6, 0.07],
        [0.45, 0.6, 0.07],
        [0.45, 0.6, 0.01],
      ],
      0.012,
      STEEL,
      6,
    );
    for (const [k, hex] of hexes.entries()) {
      const x = -0.38 + k * 0.4;
      solids.softBox([x, 0.02 + k * 0.1, 0.045], [x + 0.34, 0.62, 0.1], 0.02, lookOf(hex, 'cloth'), { cell: 0.3 });
      solids.softBox(
        [x, 0.1 + k * 0.1, 0.043],
        [x + 0.34, 0.14 + k * 0.1, 0.103],
        0.01,
        darker(lookOf(hex, 'cloth'), 0.7),
      );
    }
    return solids.build();
  },
});
