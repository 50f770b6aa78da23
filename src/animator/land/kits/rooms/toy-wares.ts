import type { Random } from '../../../maths/random.ts';
import { darker, type Look, lookOf, type Solids } from '../architecture/solids.ts';
import type { Ware } from './ware.ts';

type Hues = readonly [number, ...number[]];
const TOYS: Hues = [0xd8342c, 0xf0b428, 0x2f7fc4, 0x3f9a52, 0xe8772c, 0x8a4a9a];

/** A bear sitting with its legs toward +z. */
function layTeddy(solids: Solids, random: Random, tall: number): void {
  const fur = lookOf(random.pick([0xb07a44, 0x8a5a34, 0xd8b484, 0xe8d8c0]), 'fur');
  const pale = darker(fur, 1.3);
  const s = tall / 0.4;
  const ball = (x: number, y: number, z: number, r: readonly [number, number, number], look: Look): void => {
    solids.ball([x * s, y * s, z * s], [r[0] * s, r[1] * s, r[2] * s], look, 12);
  };
  ball(0, 0.12, 0, [0.095, 0.12, 0.085], fur);
  ball(0, 0.12, 0.05, [0.06, 0.08, 0.05], pale);
  ball(0, 0.295, 0.01, [0.09, 0.082, 0.08], fur);
  ball(0, 0.275, 0.08, [0.038, 0.03, 0.03], pale);
  ball(0, 0.288, 0.105, [0.014, 0.01, 0.01], lookOf(0x1c1614, 'plastic'));
  for (const side of [-1, 1]) {
    ball(side * 0.07, 0.36, 0, [0.034, 0.034, 0.02], fur);
    ball(side * 0.034, 0.315, 0.078, [0.011, 0.011, 0.011], lookOf(0x14100e, 'eye'));
    ball(side * 0.11, 0.17, 0.03, [0.032, 0.07, 0.036], fur);
    ball(side * 0.065, 0.04, 0.1, [0.042, 0.042, 0.07], fur);
    ball(side * 0.065, 0.045, 0.165, [0.032, 0.032, 0.012], pale);
  }
}

/** What children play with. */
export const TOY_WARES: Readonly<Record<string, Ware>> = {
  teddy: { wide: 0.32, draw: (solids, random, room) => layTeddy(solids, random, Math.min(0.36, room - 0.03)) },
  'big teddy': { wide: 0.8, draw: (solids, random) => layTeddy(solids, random, 0.95) },
  'toy ball': {
    wide: 0.3,
    draw(solids, random, room) {
      const [r, a, b] = [
        Math.min(0.12, room * 0.42),
        lookOf(random.pick(TOYS), 'plastic'),
        lookOf(random.pick([0xf4efe4, 0xf0d23a]), 'plastic'),
      ];
      solids.ball(
        [0, r, 0],
        [r, r, r],
        ([x, , z]) => (Math.floor((Math.atan2(x, z) / Math.PI) * 3 + 3) % 2 === 0 ? a : b),
        18,
      );
    },
  },
  'toy blocks': {
    wide: 0.34,
    draw(solids, random, room) {
      const rows = room > 0.34 ? 3 : 2;
      for (let row = 0; row < rows; row++)
        for (let k = 0; k < rows - row; k++) {
          const x = (k - (rows - row - 1) / 2) * 0.105;
          solids.softBox(
            [x - 0.048, row * 0.1, -0.048],
            [x + 0.048, row * 0.1 + 0.096, 0.048],
            0.01,
            lookOf(random.pick(TOYS), 'plastic'),
            { rings: 1 },
          );
        }
    },
  },
  'toy train': {
    wide: 0.5,
    draw(solids) {
      const [red, blue, black] = [lookOf(0xc8322c, 'paint'), lookOf(0x2f6fb0, 'paint'), lookOf(0x22201f, 'paint')];
      solids.softBox([-0.22, 0.04, -0.05], [-0.02, 0.07, 0.05], 0.008, black, { rings: 1 });
      solids.tube(
        [
          [-0.2, 0.11, 0],
          [-0.08, 0.11, 0],
        ],
        0.045,
        red,
        12,
      );
      solids.softBox([-0.09, 0.06, -0.05], [-0.02, 0.2, 0.05], 0.008, red, { rings: 1 });
      solids.lathe(
        [-0.17, 0.14, 0],
        [
          [0.014, 0],
          [0.014, 0.05],
          [0.024, 0.06],
        ],
        black,
        8,
      );
      solids.softBox([0.02, 0.05, -0.05], [0.22, 0.14, 0.05], 0.008, blue, { rings: 1 });
      for (const x of [-0.18, -0.1, -0.03, 0.06, 0.18])
        solids.ball([x, 0.036, 0.052], [0.034, 0.034, 0.012], lookOf(0xf0b428, 'paint'), 10);
    },
  },
  doll: {
    wide: 0.24,
    draw(solids, random) {
      const [skin, dress] = [
        lookOf(random.pick([0xe8b890, 0xa86a44, 0xf0cca8]), 'skin'),
        lookOf(random.pick(TOYS), 'cloth'),
      ];
      solids.lathe(
        [0, 0, 0],
        [
          [0.09, 0],
          [0.085, 0.03],
          [0.035, 0.16],
          [0.03, 0.19],
          [0, 0.19],
        ],
        dress,
        14,
      );
      solids.ball([0, 0.24, 0], [0.055, 0.058, 0.052], skin, 12);
      solids.ball(
        [0, 0.255, -0.012],
        [0.062, 0.06, 0.052],
        lookOf(random.pick([0x3a2418, 0xc87a2c, 0xe8c45a]), 'hair'),
        12,
      );
      for (const x of [-0.02, 0.02]) solids.ball([x, 0.24, 0.05], [0.008, 0.01, 0.006], lookOf(0x14100e, 'eye'), 6);
    },
  },
};
