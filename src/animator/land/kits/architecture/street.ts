import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Piece } from './pieces.ts';
import { darker, lookOf, Solids, shine } from './solids.ts';

/** What stands along streets. */
export const makeStreetLamp = (dark: number, tall = 5.6): Piece => ({
  name: 'streetlight',
  width: 0.3,
  depth: 0.3,
  height: tall,
  light: true,
  lamps: [
    {
      at: [0, tall - 0.3, 1.3],
      colour: [13, 8.6, 4.4],
      reach: 12,
      size: 0.8,
      spot: { toward: [0, -1, 0], spread: -0.1 },
    },
  ],
  make() {
    const solids = new Solids({ grounded: true });
    const iron = lookOf(0x1f2a2a, 'metal');
    solids.lathe(
      [0, 0, 0],
      [
        [0.16, 0],
        [0.16, 0.2],
        [0.1, 0.35],
        [0.07, 0.9],
        [0.055, tall - 0.1],
      ],
      iron,
      10,
    );
    solids.tube(
      [
        [0, tall - 0.15, 0],
        [0, tall, 0.25],
        [0, tall + 0.04, 0.8],
        [0, tall - 0.02, 1.3],
      ],
      0.04,
      iron,
      7,
    );
    solids.softBox([-0.16, tall - 0.14, 0.95], [0.16, tall, 1.65], 0.05, iron);
    solids.sheet(
      [-0.12, tall - 0.145, 1.0],
      [0.24, 0, 0],
      [0, 0, 0.6],
      dark > 0.2 ? shine([1, 0.72, 0.4], 1 + 9 * dark) : lookOf(0xe8e4d8, 'porcelain'),
    );
    return solids.build();
  },
});

/** An old lantern on a post. */
export const makeLantern = (dark: number, tall = 3.2): Piece => ({
  name: 'streetlight',
  width: 0.3,
  depth: 0.3,
  height: tall,
  light: true,
  lamps: [{ at: [0, tall - 0.1, 0], colour: [5.4, 3.1, 1.3], reach: 9, size: 0.5 }],
  make() {
    const solids = new Solids({ grounded: true });
    const iron = lookOf(0x20211f, 'metal');
    solids.lathe(
      [0, 0, 0],
      [
        [0.17, 0],
        [0.17, 0.15],
        [0.08, 0.4],
        [0.06, 0.6],
        [0.045, tall - 0.4],
        [0.09, tall - 0.36],
      ],
      iron,
      10,
    );
    solids.lathe(
      [0, tall - 0.36, 0],
      [
        [0.1, 0],
        [0.19, 0.4],
        [0.2, 0.42],
      ],
      dark > 0.2 ? shine([1, 0.6, 0.24], 0.8 + 3.4 * dark) : lookOf(0xcfd4cc, 'glass'),
      6,
    );
    solids.lathe(
      [0, tall + 0.06, 0],
      [
        [0.23, 0],
        [0.08, 0.18],
        [0.03, 0.22],
        [0.02, 0.32],
        [0, 0.34],
      ],
      iron,
      6,
    );
    for (let k = 0; k < 6; k++) {
      const [s, c] = [Math.sin((k * Math.PI) / 3), Math.cos((k * Math.PI) / 3)];
      solids.tube(
        [
          [s * 0.105, tall - 0.36, c * 0.105],
          [s * 0.2, tall + 0.06, c * 0.2],
        ],
        0.012,
        iron,
        4,
      );
    }
    return solids.build();
  },
});

export const makeTrafficLight = (green: boolean): Piece => ({
  name: 'traffic_light',
  width: 0.3,
  depth: 0.3,
  height: 3.4,
  light: true,
  make() {
    const solids = new Solids({ grounded: true });
    const iron = lookOf(0x23282a, 'metal');
    solids.lathe(
      [0, 0, 0],
      [
        [0.11, 0],
        [0.07, 0.2],
        [0.06, 3.4],
      ],
      iron,
      9,
    );
    solids.softBox([-0.16, 2.5, 0.04], [0.16, 3.4, 0.3], 0.05, lookOf(0x16191a, 'plastic'));
    for (const [k, colour] of (
      [
        [3, 0.25, 0.15],
        [2.6, 1.5, 0.2],
        [0.25, 2.6, 1.3],
      ] as const
    ).entries()) {
      const on = green ? k === 2 : k === 0;
      solids.ball([0, 3.22 - k * 0.28, 0.29], [0.1, 0.1, 0.04], on ? shine(colour, 1.6) : shine(colour, 0.05), 10);
    }
    return solids.build();
  },
});

export const makeBin = (): Piece => ({
  name: 'bin',
  width: 0.5,
  depth: 0.5,
  height: 0.95,
  make: () =>
    new Solids({ grounded: true })
      .lathe(
        [0, 0, 0],
        [
          [0.2, 0],
          [0.22, 0.05],
          [0.25, 0.78],
          [0.27, 0.8],
          [0.27, 0.86],
          [0.16, 0.95],
          [0, 0.97],
        ],
        lookOf(0x2f4a42, 'paint'),
        14,
      )
      .build(),
});

/** Boxes of flowers before a shop or under a window. */
export const makePlanter = (seed: number, snowy: boolean): Piece => ({
  name: 'planter',
  width: 1.2,
  depth: 0.45,
  height: 0.8,
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('planter');
    const wood = lookOf(0x5a4636, 'wood');
    solids.softBox([-0.6, 0, -0.22], [0.6, 0.42, 0.22], 0.03, wood, { rings: 1 });
    solids.sheet([-0.56, 0.425, 0.19], [1.12, 0, 0], [0, 0, -0.38], lookOf(snowy ? 0xeef2f5 : 0x3a2c20, 'soil'));
    for (let k = 0; k < 70; k++) {
      const at: Vector = [random.between(-0.55, 0.55), random.between(0.45, 0.72), random.between(-0.2, 0.2)];
      const isFlower = k % 4 === 0 && !snowy;
      const look = isFlower
        ? lookOf(random.pick([0xd8435a, 0xf2c230, 0xe8e4f0, 0xa85fc0]), 'leaf')
        : darker(lookOf(snowy ? 0xdfe8ea : 0x4a7a38, 'leaf'), random.between(0.6, 1.2));
      const r = isFlower ? 0.04 : random.between(0.05, 0.09);
      solids.ball(at, [r, r * 0.7, r], look, 6);
    }
    return solids.build();
  },
});
