import { standing } from '../../../maths/matrix.ts';
import type { Random } from '../../../maths/random.ts';
import { darker, lookOf, type Solids } from '../architecture/solids.ts';
import type { Ware } from './ware.ts';

type Hues = readonly [number, ...number[]];
const SLEEVES: Hues = [0xc23a3a, 0x2f6f9a, 0xe2b84a, 0x2a2a30, 0x4a8a5a, 0xd88aa0, 0xf0e8da, 0xe07a2c, 0x5a4a9a];

/** A sleeve with a picture on it, toward +z, leaning back a little. */
function laySleeve(solids: Solids, random: Random, side: number): void {
  const [ground, sign] = [lookOf(random.pick(SLEEVES), 'paper'), lookOf(random.pick(SLEEVES), 'paper')];
  const kind = random.index(3);
  solids.within([1, 0, 0, 0, 0, 0.97, 0.2, 0.01, 0, -0.2, 0.97, 0], () => {
    solids.box([-side / 2, 0, -0.006], [side / 2, side, 0.004], ground, 9);
    const y = side / 2;
    if (kind === 0) solids.ball([0, y, 0.004], [side * 0.3, side * 0.3, 0.006], sign, 16);
    else if (kind === 1)
      solids.box([-side * 0.36, y - side * 0.1, 0.004], [side * 0.36, y + side * 0.16, 0.008], sign, 9);
    else
      for (const k of [-1, 0, 1])
        solids.box(
          [-side * 0.4, y + k * side * 0.22, 0.004],
          [side * 0.4, y + k * side * 0.22 + side * 0.09, 0.008],
          sign,
          9,
        );
  });
}

const layGuitar = (solids: Solids, hue: number, s: number): void => {
  const body = lookOf(hue, 'wood');
  solids.ball([0, 0.16 * s, 0], [0.17 * s, 0.16 * s, 0.045 * s], body, 18);
  solids.ball([0, 0.37 * s, 0], [0.13 * s, 0.12 * s, 0.045 * s], body, 18);
  solids.ball([0, 0.27 * s, 0.035 * s], [0.045 * s, 0.045 * s, 0.014 * s], lookOf(0x1c1410, 'wood'), 12);
  solids.box([-0.022 * s, 0.3 * s, 0.02 * s], [0.022 * s, 0.86 * s, 0.05 * s], lookOf(0x3a2418, 'wood'));
  solids.softBox([-0.036 * s, 0.86 * s, 0.015 * s], [0.036 * s, 1 * s, 0.05 * s], 0.008, darker(body, 0.6), {
    rings: 1,
  });
};

/** What is played: records and instruments. */
export const MUSIC_WARES: Readonly<Record<string, Ware>> = {
  'record sleeve': {
    wide: 0.36,
    draw: (solids, random, room) => laySleeve(solids, random, Math.min(0.31, room - 0.03)),
  },
  'record crate': {
    wide: 0.8,
    draw(solids, random) {
      const wood = lookOf(0x9a7448, 'planks');
      for (const x of [-0.34, 0.3])
        for (const z of [-0.26, 0.22]) solids.box([x, 0, z], [x + 0.04, 0.62, z + 0.04], wood);
      solids.box([-0.36, 0.56, -0.28], [0.36, 0.6, 0.28], wood);
      for (const [low, high] of [
        [
          [-0.36, 0.6, 0.26],
          [0.36, 0.78, 0.28],
        ],
        [
          [-0.36, 0.6, -0.28],
          [0.36, 0.78, -0.26],
        ],
        [
          [-0.36, 0.6, -0.28],
          [-0.34, 0.78, 0.28],
        ],
        [
          [0.34, 0.6, -0.28],
          [0.36, 0.78, 0.28],
        ],
      ] as const)
        solids.box(low, high, wood);
      for (let k = 0; k < 15; k++)
        for (const x of [-0.17, 0.17])
          solids.within(standing([x, 0.6, 0.22 - k * 0.032]), () => laySleeve(solids, random, 0.3));
    },
  },
  'record player': {
    wide: 0.6,
    draw(solids) {
      solids.softBox([-0.24, 0, -0.18], [0.24, 0.11, 0.18], 0.015, lookOf(0x6a4428, 'wood'));
      solids.lathe(
        [-0.04, 0.11, 0],
        [
          [0.15, 0],
          [0.15, 0.012],
          [0.05, 0.014],
          [0, 0.014],
        ],
        lookOf(0x141416, 'plastic'),
        24,
      );
      solids.lathe(
        [-0.04, 0.124, 0],
        [
          [0.05, 0],
          [0.05, 0.003],
          [0, 0.003],
        ],
        lookOf(0xc8322c, 'paper'),
        16,
      );
      solids.tube(
        [
          [0.19, 0.16, -0.12],
          [0.18, 0.155, 0.02],
          [0.06, 0.14, 0.08],
        ],
        0.008,
        lookOf(0xc8ccd0, 'metal'),
        6,
      );
    },
  },
  poster: {
    wide: 0.8,
    draw(solids, random) {
      const [ground, a, b] = [random.pick(SLEEVES), random.pick(SLEEVES), random.pick(SLEEVES)].map((hue) =>
        lookOf(hue, 'paper'),
      );
      if (ground === undefined || a === undefined || b === undefined) return;
      solids.box([-0.32, -0.3, 0], [0.32, 0.62, 0.008], ground, 9);
      solids.ball([0, 0.24, 0.008], [0.2, 0.2, 0.006], a, 20);
      solids.box([-0.26, -0.2, 0.008], [0.26, -0.1, 0.012], b, 9);
    },
  },
  violin: {
    wide: 0.3,
    draw: (solids, random, room) =>
      layGuitar(solids, random.pick([0x8a4420, 0xa8582c, 0x6a3018]), Math.min(0.55, room - 0.04)),
  },
  guitar: {
    wide: 0.55,
    draw(solids, random) {
      solids.tube(
        [
          [0, 0.78, 0],
          [0, 0.68, 0],
        ],
        0.006,
        lookOf(0xb8bcc0, 'metal'),
        5,
      );
      solids.within(standing([0, -0.32, 0]), () =>
        layGuitar(solids, random.pick([0xc88a44, 0x8a3a1c, 0xa82a24, 0x2a2a2e]), 1),
      );
    },
  },
};
