import { darker, type Look, lookOf, type Solids } from '../architecture/solids.ts';
import type { Ware } from './ware.ts';

type Hues = readonly [number, ...number[]];
const DYES: Hues = [0xa8262e, 0x1f5a8a, 0xd89a2a, 0x2f7a5a, 0x7a2f6a, 0xe0d2b4, 0xc85a2a, 0x2a2f5a, 0x6a6a72];

/** A trunk on a foot, for clothes: the front toward +z. */
function layTrunk(solids: Solids, at: number, look: Look): void {
  solids.lathe(
    [0, at, 0],
    [
      [0.13, 0],
      [0.16, 0.08],
      [0.125, 0.27],
      [0.165, 0.44],
      [0.17, 0.52],
      [0.075, 0.58],
      [0.045, 0.64],
      [0, 0.65],
    ],
    look,
    18,
  );
}

/** What is sewn and worn. */
export const CLOTH_WARES: Readonly<Record<string, Ware>> = {
  'cloth bolt': {
    wide: 0.36,
    draw(solids, random, room) {
      const rows = Math.max(1, Math.min(3, Math.floor(room / 0.13)));
      for (let k = 0; k < rows; k++)
        for (const x of [-0.085, 0.085]) {
          const look = lookOf(random.pick(DYES), 'cloth', random.between(0.8, 1.1));
          const y = 0.062 + k * 0.118;
          solids.tube(
            [
              [x, y, -0.17],
              [x, y, 0.2],
            ],
            0.06,
            look,
            12,
          );
          solids.ball([x, y, 0.2], [0.06, 0.06, 0.006], darker(look, 0.8), 12);
          solids.ball([x, y, 0.205], [0.018, 0.018, 0.008], lookOf(0xd8c8a4, 'paper'), 8);
        }
    },
  },
  'folded cloth': {
    wide: 0.38,
    draw(solids, random, room) {
      const layers = Math.max(2, Math.min(6, Math.floor(room / 0.055)));
      for (let k = 0; k < layers; k++)
        solids.softBox(
          [-0.155, k * 0.05, -0.13],
          [0.155, k * 0.05 + 0.047, 0.15],
          0.02,
          lookOf(random.pick(DYES), 'cloth', random.between(0.8, 1.1)),
        );
    },
  },
  thread: {
    wide: 0.3,
    draw(solids, random) {
      for (let k = 0; k < 5; k++) {
        const x = (k - 2) * 0.055;
        solids.lathe(
          [x, 0, 0],
          [
            [0.024, 0],
            [0.02, 0.008],
            [0.02, 0.05],
            [0.024, 0.058],
            [0, 0.058],
          ],
          lookOf(random.pick(DYES), 'cloth'),
          8,
        );
      }
    },
  },
  'dress form': {
    wide: 0.7,
    draw(solids, random) {
      const iron = lookOf(0x3a3230, 'metal');
      solids.lathe(
        [0, 0, 0],
        [
          [0.2, 0],
          [0.19, 0.02],
          [0.03, 0.05],
          [0.022, 0.1],
          [0.022, 0.9],
        ],
        iron,
        14,
      );
      const cloth = lookOf(random.pick([0x2a2f45, 0x6a2430, 0x2f4a3f, 0xe8dcc8, 0x8a5a6a]), 'cloth');
      layTrunk(solids, 0.86, cloth);
      solids.lathe(
        [0, 1.5, 0],
        [
          [0.045, 0],
          [0.05, 0.03],
          [0.02, 0.06],
          [0, 0.07],
        ],
        lookOf(0x8a5f3a, 'wood'),
        12,
      );
      // A tape measure around the neck, ends hanging down.
      for (const side of [-1, 1])
        solids.tube(
          [
            [0, 1.45, -0.09],
            [side * 0.1, 1.42, 0.04],
            [side * 0.07, 1.2, 0.17],
            [side * 0.06, 1.0, 0.15],
          ],
          0.012,
          lookOf(0xf2d23a, 'cloth'),
          5,
        );
    },
  },
  suit: {
    wide: 0.55,
    draw(solids, random) {
      const cloth = lookOf(random.pick([0x2a2f45, 0x3a3a40, 0x5a4630, 0x2f4038, 0x7a2f3a, 0xd8cfc0]), 'cloth');
      solids.tube(
        [
          [0, 0.74, 0],
          [0, 0.62, 0],
        ],
        0.006,
        lookOf(0xb8bcc0, 'metal'),
        5,
      );
      solids.softBox([-0.2, -0.18, -0.05], [0.2, 0.56, 0.05], 0.05, cloth);
      for (const side of [-1, 1])
        solids.tube(
          [
            [side * 0.18, 0.52, 0],
            [side * 0.25, 0.3, 0.01],
            [side * 0.25, -0.06, 0.02],
          ],
          0.055,
          cloth,
          8,
        );
      solids.sheet([-0.05, 0.2, 0.053], [0.1, 0, 0], [0, 0.36, 0], lookOf(0xf2ede2, 'cloth'));
    },
  },
  shoe: {
    wide: 0.3,
    draw(solids, random) {
      const leather = lookOf(random.pick([0x5a3420, 0x1c1a1c, 0x8a5a34, 0x7a2a2a, 0xd8cfc0]), 'leather');
      for (const x of [-0.06, 0.06]) {
        solids.softBox([x - 0.042, 0, -0.12], [x + 0.042, 0.02, 0.14], 0.008, darker(leather, 0.5), { rings: 1 });
        solids.ball([x, 0.045, 0.07], [0.042, 0.04, 0.075], leather, 10);
        solids.ball([x, 0.065, -0.06], [0.04, 0.06, 0.06], leather, 10);
      }
    },
  },
  hat: {
    wide: 0.38,
    draw(solids, random) {
      const felt = lookOf(random.pick([0x3a3434, 0x6a4a30, 0x8a2f3a, 0xd8cfb8, 0x2f4a5a]), 'cloth');
      solids.lathe(
        [0, 0.08, 0],
        [
          [0.045, -0.08],
          [0.03, -0.02],
          [0.16, 0],
          [0.165, 0.012],
          [0.098, 0.02],
          [0.09, 0.11],
          [0.07, 0.14],
          [0, 0.13],
        ],
        felt,
        18,
      );
      solids.lathe(
        [0, 0.1, 0],
        [
          [0.1, 0],
          [0.097, 0.03],
        ],
        darker(felt, 0.4),
        18,
      );
    },
  },
};
