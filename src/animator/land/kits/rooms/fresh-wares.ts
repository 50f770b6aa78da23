import { lookOf } from '../architecture/solids.ts';
import type { Ware } from './ware.ts';

/** What hangs on hooks and lies on ice. */
export const FRESH_WARES: Readonly<Record<string, Ware>> = {
  ham: {
    wide: 0.36,
    draw(solids) {
      solids.ball([0, 0.1, 0], [0.16, 0.1, 0.11], ([x]) => lookOf(x > 0.06 ? 0xe8c8b4 : 0xa8483c, 'food'), 14);
    },
  },
  'ham on hook': {
    wide: 0.6,
    draw(solids) {
      solids.tube(
        [
          [0, 0.72, 0],
          [0, 0.45, 0],
        ],
        0.008,
        lookOf(0xb8bcc0, 'metal'),
        5,
      );
      solids.ball([0, 0.18, 0], [0.14, 0.26, 0.11], ([, y]) => lookOf(y > 0.32 ? 0xe8d0b8 : 0x8f3a30, 'food'), 14);
    },
  },
  sausages: {
    wide: 0.55,
    draw(solids, random) {
      for (let chain = 0; chain < 3; chain++) {
        const x = (chain - 1) * 0.12;
        solids.tube(
          [
            [x, 0.72, 0],
            [x, 0.6, 0],
          ],
          0.005,
          lookOf(0xd8cfc0, 'cloth'),
          4,
        );
        for (let k = 0; k < 4; k++)
          solids.ball(
            [x + (k % 2) * 0.02, 0.52 - k * 0.15, 0],
            [0.035, 0.078, 0.035],
            lookOf(random.pick([0x9a3f30, 0xb0543c, 0x8a2f2a]), 'food'),
            9,
          );
      }
    },
  },
  'meat tray': {
    wide: 0.5,
    draw(solids, random) {
      solids.softBox([-0.22, 0, -0.16], [0.22, 0.03, 0.16], 0.01, lookOf(0xe6e8e8, 'metal'), { rings: 1 });
      for (let k = 0; k < 8; k++) {
        const [x, z] = [((k % 4) - 1.5) * 0.1, k > 3 ? -0.07 : 0.07];
        solids.ball(
          [x, 0.05, z],
          [0.055, 0.025, 0.06],
          ([a]) => lookOf(Math.abs(a - x) > 0.04 ? 0xf0dcd0 : random.chance(0.5) ? 0xb03a38 : 0xc24a44, 'food'),
          10,
        );
      }
    },
  },
  'fish tray': {
    wide: 0.6,
    draw(solids, random) {
      solids.softBox([-0.28, 0, -0.18], [0.28, 0.06, 0.18], 0.01, lookOf(0xe6f0f4, 'glass'), { rings: 1 });
      for (let k = 0; k < 5; k++) {
        const x = (k - 2) * 0.105;
        const back = lookOf(random.pick([0x5c7484, 0xd8604a, 0x7a8a7a]), 'scale');
        solids.ball([x, 0.085, 0.02], [0.042, 0.03, 0.14], ([a]) => (a < x ? back : lookOf(0xdde4e6, 'scale')), 9);
        solids.ball([x, 0.085, -0.14], [0.04, 0.012, 0.03], back, 6);
      }
    },
  },
  'fish bowl': {
    wide: 0.36,
    draw(solids, random) {
      solids.lathe(
        [0, 0, 0],
        [
          [0.08, 0],
          [0.14, 0.08],
          [0.14, 0.15],
          [0.1, 0.22],
        ],
        lookOf(0x8fd0e0, 'glass'),
        16,
      );
      solids.ball([random.between(-0.04, 0.04), 0.13, 0.12], [0.045, 0.026, 0.02], lookOf(0xf07a1c, 'scale'), 8);
    },
  },
};
