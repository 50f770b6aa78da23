import { darker, lookOf } from '../architecture/solids.ts';
import { vessel, type Ware } from './ware.ts';

type Hues = readonly [number, ...number[]];
const CRUSTS: Hues = [0xc8843c, 0xa8642a, 0xd89a50];
const GIFTS: Hues = [0xc23a3a, 0x2f6f9a, 0xe2b84a, 0x4a8a5a, 0xd88aa0, 0xf0e8da];

/** What is baked and kept: bread, cakes, sweets, cheese, tins and jars. */
export const BAKED_WARES: Readonly<Record<string, Ware>> = {
  loaf: {
    wide: 0.34,
    draw(solids, random) {
      const look = lookOf(random.pick(CRUSTS), 'food', random.between(0.9, 1.15));
      solids.ball(
        [0, 0.075, 0],
        [0.15, 0.085, 0.13],
        ([x]) => darker(look, Math.abs(Math.sin(x * 30)) < 0.3 ? 1.5 : 1),
        14,
      );
    },
  },
  roll: {
    wide: 0.34,
    draw(solids, random) {
      for (let k = 0; k < 6; k++)
        solids.ball(
          [((k % 3) - 1) * 0.1, 0.045 + (k > 2 ? 0.05 : 0), k > 2 ? -0.03 : 0.05],
          [0.055, 0.042, 0.055],
          lookOf(random.pick(CRUSTS), 'food'),
          8,
        );
    },
  },
  baguette: {
    wide: 0.4,
    draw(solids, random, room) {
      vessel(solids, 0.15, 0.13, 0xa67c48);
      for (let k = 0; k < 6; k++) {
        const [x, z] = [((k % 3) - 1) * 0.08, k > 2 ? -0.05 : 0.04];
        solids.tube(
          [
            [x, 0.05, z],
            [x * 1.5, Math.min(0.5, room - 0.05), z - 0.04],
          ],
          0.035,
          lookOf(random.pick(CRUSTS), 'food'),
          8,
        );
      }
    },
  },
  croissant: {
    wide: 0.26,
    draw(solids, random) {
      solids.lathe(
        [0, 0, 0],
        [
          [0.12, 0],
          [0.13, 0.015],
          [0, 0.02],
        ],
        lookOf(0xf0ece4, 'porcelain'),
        14,
      );
      for (let k = 0; k < 4; k++) {
        const look = lookOf(random.pick(CRUSTS), 'food');
        const [x, z] = [(k % 2 ? 1 : -1) * 0.05, k > 1 ? -0.04 : 0.05];
        solids.tube(
          [
            [x - 0.05, 0.03, z + 0.02],
            [x - 0.02, 0.055, z - 0.01],
            [x + 0.02, 0.055, z - 0.01],
            [x + 0.05, 0.03, z + 0.02],
          ],
          0.026,
          look,
          7,
        );
      }
    },
  },
  'bread basket': {
    wide: 0.5,
    draw(solids, random) {
      vessel(solids, 0.22, 0.26, 0xa67c48);
      for (let k = 0; k < 7; k++) {
        const a = k * 0.9;
        solids.ball(
          [Math.sin(a) * 0.1, 0.28 + (k % 2) * 0.05, Math.cos(a) * 0.1],
          [0.11, 0.06, 0.08],
          lookOf(random.pick(CRUSTS), 'food'),
          10,
        );
      }
    },
  },
  cake: {
    wide: 0.36,
    draw(solids, random) {
      const [cream, top] = [
        lookOf(random.pick([0xf6ece0, 0xf2c4cc, 0x6a3f2a, 0xf0dca8]), 'food'),
        lookOf(0xc22a3c, 'food'),
      ];
      solids.lathe(
        [0, 0, 0],
        [
          [0.08, 0],
          [0.02, 0.02],
          [0.02, 0.1],
          [0.15, 0.12],
          [0.15, 0.13],
          [0, 0.13],
        ],
        lookOf(0xeceae6, 'porcelain'),
        16,
      );
      solids.lathe(
        [0, 0.13, 0],
        [
          [0.12, 0],
          [0.12, 0.1],
          [0.11, 0.11],
          [0, 0.11],
        ],
        cream,
        18,
      );
      for (let k = 0; k < 8; k++)
        solids.ball([Math.sin(k * 0.785) * 0.09, 0.25, Math.cos(k * 0.785) * 0.09], [0.018, 0.018, 0.018], top, 6);
    },
  },
  'sweet jar': {
    wide: 0.24,
    draw(solids, random) {
      const hue = random.pick([0xe2405a, 0xf2b832, 0x4ab06a, 0x4a8ad8, 0xb05ac8, 0xf08a3a]);
      solids.lathe(
        [0, 0, 0],
        [
          [0.085, 0],
          [0.095, 0.03],
          [0.095, 0.17],
          [0.07, 0.2],
        ],
        lookOf(hue, 'glass'),
        12,
      );
      for (let k = 0; k < 16; k++) {
        const a = k * 2.4;
        solids.ball(
          [Math.sin(a) * 0.075, 0.03 + (k / 16) * 0.14, Math.cos(a) * 0.075],
          [0.024, 0.024, 0.024],
          lookOf(hue, 'plastic', random.between(0.7, 1.3)),
          6,
        );
      }
      solids.lathe(
        [0, 0.2, 0],
        [
          [0.075, 0],
          [0.075, 0.03],
          [0.02, 0.05],
          [0, 0.06],
        ],
        lookOf(0xc8a45a, 'metal'),
        12,
      );
    },
  },
  cheese: {
    wide: 0.36,
    draw(solids, random) {
      const look = lookOf(random.pick([0xe8b84a, 0xf0d890, 0xd89a3a, 0xf2ecd8]), 'food');
      for (let k = 0; k < random.between(1, 2.9) - 0.5; k++)
        solids.lathe(
          [0, k * 0.1, 0],
          [
            [0.13, 0],
            [0.145, 0.02],
            [0.145, 0.08],
            [0.13, 0.1],
            [0, 0.1],
          ],
          look,
          16,
        );
    },
  },
  tin: {
    wide: 0.3,
    draw(solids, random, room) {
      const look = lookOf(random.pick(GIFTS), 'metal');
      for (const x of [-0.07, 0.07]) {
        const h = Math.min(room - 0.06, random.between(0.14, 0.22));
        solids.lathe(
          [x, 0, 0],
          [
            [0.058, 0],
            [0.058, h],
            [0.05, h + 0.012],
            [0, h + 0.012],
          ],
          look,
          12,
        );
        solids.lathe(
          [x, h * 0.3, 0],
          [
            [0.0595, 0],
            [0.0595, h * 0.35],
          ],
          lookOf(0xf0e6d0, 'paper'),
          12,
        );
      }
    },
  },
  jar: {
    wide: 0.2,
    draw(solids, random) {
      solids.lathe(
        [0, 0, 0],
        [
          [0.06, 0],
          [0.07, 0.02],
          [0.07, 0.14],
          [0.05, 0.17],
        ],
        lookOf(random.pick([0xb8863a, 0x8a3a2a, 0x6a7a3a, 0xd8c8a4]), 'glass'),
        12,
      );
      solids.lathe(
        [0, 0.17, 0],
        [
          [0.055, 0],
          [0.055, 0.03],
          [0, 0.03],
        ],
        lookOf(0xd8cfc0, 'metal'),
        10,
      );
    },
  },
};
