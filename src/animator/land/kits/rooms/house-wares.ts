import { standing } from '../../../maths/matrix.ts';
import type { Vector } from '../../../maths/vector.ts';
import { lookOf, type Solids, shine } from '../architecture/solids.ts';
import { layBooks } from './storage.ts';
import type { Ware } from './ware.ts';

type Hues = readonly [number, ...number[]];
const GIFTS: Hues = [0xc23a3a, 0x2f6f9a, 0xe2b84a, 0x4a8a5a, 0xd88aa0, 0xf0e8da];
const GLASSES: Hues = [0x2f6f5c, 0x7a3a8a, 0xc8862a, 0x3f6fa8, 0xa82f3a, 0x6a9a3a];

const bottle = (solids: Solids, r: number, tall: number, hue: number, glows = 0): void => {
  const look =
    glows > 0
      ? shine([((hue >> 16) & 255) / 255, ((hue >> 8) & 255) / 255, (hue & 255) / 255], glows)
      : lookOf(hue, 'glass');
  solids.lathe(
    [0, 0, 0],
    [
      [r * 0.8, 0],
      [r, tall * 0.12],
      [r, tall * 0.5],
      [r * 0.34, tall * 0.72],
      [r * 0.34, tall * 0.92],
    ],
    look,
    10,
  );
  solids.lathe(
    [0, tall * 0.9, 0],
    [
      [r * 0.36, 0],
      [r * 0.36, tall * 0.1],
      [0, tall * 0.1],
    ],
    lookOf(0x8a6a44, 'wood'),
    8,
  );
};

/** A face of a clock, toward +z. */
function layDial(solids: Solids, [x, y, z]: Vector, r: number, rim: ReturnType<typeof lookOf>): void {
  solids.ball([x, y, z - 0.02], [r * 1.12, r * 1.12, 0.04], rim, 18);
  solids.ball([x, y, z], [r * 0.95, r * 0.95, 0.03], lookOf(0xf6f0e0, 'paper'), 18);
  const ink = lookOf(0x1c1a18, 'paper');
  solids.tube(
    [
      [x, y, z + 0.034],
      [x + r * 0.1, y + r * 0.6, z + 0.034],
    ],
    0.006,
    ink,
    4,
  );
  solids.tube(
    [
      [x, y, z + 0.034],
      [x + r * 0.42, y - r * 0.12, z + 0.034],
    ],
    0.008,
    ink,
    4,
  );
}

/** What stands about in houses: clocks, vases, lamps, boxes, bottles, books. */
export const HOUSE_WARES: Readonly<Record<string, Ware>> = {
  // Two rows of them are the wall of a laundromat.
  washer: {
    wide: 0.5,
    draw(solids, _random, room) {
      const [tall, deep] = [room - 0.02, 0.17];
      const r = Math.min(0.17, tall * 0.38);
      const y = tall * 0.44;
      solids.softBox([-0.235, 0, -0.16], [0.235, tall, deep], 0.02, lookOf(0xf2f4f4, 'porcelain'), { rings: 1 });
      solids.ball([0, y, deep], [r, r, 0.03], lookOf(0xb8bec2, 'metal'), 20);
      solids.ball([0, y, deep + 0.012], [r * 0.76, r * 0.76, 0.03], lookOf(0x24323a, 'porcelain'), 20);
      solids.box([-0.2, tall - 0.065, deep], [0.2, tall - 0.025, deep + 0.006], lookOf(0x3a4a52, 'paint'));
      solids.ball([0.16, tall - 0.045, deep + 0.01], [0.016, 0.016, 0.01], lookOf(0xd8342c, 'porcelain'), 8);
    },
  },
  'gift box': {
    wide: 0.26,
    draw(solids, random, room) {
      const [w, h] = [random.between(0.07, 0.11), Math.min(room - 0.04, random.between(0.1, 0.22))];
      const ribbon = lookOf(random.pick([0xf2ead8, 0xd8a83a, 0xb02a30]), 'cloth');
      solids.softBox([-w, 0, -w], [w, h, w], 0.008, lookOf(random.pick(GIFTS), 'paper'), { rings: 1 });
      solids.box([-0.015, 0, -w - 0.002], [0.015, h + 0.002, w + 0.002], ribbon);
    },
  },
  potion: {
    wide: 0.17,
    draw(solids, random, room) {
      const hue = random.pick(GLASSES);
      if (random.chance(0.4)) {
        const r = 0.062;
        solids.ball(
          [0, r, 0],
          [r, r, r],
          shine([((hue >> 16) & 255) / 255, ((hue >> 8) & 255) / 255, (hue & 255) / 255], 0.7),
          12,
        );
        solids.lathe(
          [0, r * 1.7, 0],
          [
            [0.02, 0],
            [0.018, 0.07],
            [0.024, 0.08],
          ],
          lookOf(hue, 'glass'),
          10,
        );
      } else bottle(solids, random.between(0.04, 0.055), Math.min(room - 0.04, random.between(0.18, 0.27)), hue);
    },
  },
  clock: {
    wide: 0.34,
    draw(solids, random, room) {
      const [r, wood] = [Math.min(0.13, room * 0.36), lookOf(random.pick([0x6a4428, 0x8a5f3a, 0xb8934e]), 'wood')];
      solids.softBox([-r * 1.15, 0, -0.06], [r * 1.15, r * 0.5, 0.06], 0.02, wood);
      layDial(solids, [0, r * 1.4, 0.05], r, wood);
    },
  },
  vase: {
    wide: 0.28,
    draw(solids, random, room) {
      const h = Math.min(room - 0.04, random.between(0.2, 0.34));
      const [glaze, band] = [
        lookOf(random.pick([0x2a5f9a, 0xc86a3a, 0xe8dcc4, 0x2f7a6a, 0x8a3a2a]), 'porcelain'),
        lookOf(0xe8d8a8, 'porcelain'),
      ];
      solids.lathe(
        [0, 0, 0],
        [
          [h * 0.2, 0],
          [h * 0.34, h * 0.35],
          [h * 0.3, h * 0.6],
          [h * 0.13, h * 0.85],
          [h * 0.2, h],
        ],
        ([, y]) => (Math.abs(y - h * 0.5) < h * 0.09 ? band : glaze),
        16,
      );
    },
  },
  candlestick: {
    wide: 0.2,
    draw(solids, _random, room) {
      const h = Math.min(0.26, room - 0.14);
      solids.lathe(
        [0, 0, 0],
        [
          [0.06, 0],
          [0.05, 0.02],
          [0.016, 0.05],
          [0.016, h - 0.03],
          [0.04, h],
        ],
        lookOf(0xb8934e, 'metal'),
        12,
      );
      solids.lathe(
        [0, h, 0],
        [
          [0.016, 0],
          [0.016, 0.09],
          [0, 0.09],
        ],
        lookOf(0xf0e8d6, 'plastic'),
        8,
      );
    },
  },
  lamp: {
    wide: 0.34,
    draw(solids) {
      solids.lathe(
        [0, 0, 0],
        [
          [0.08, 0],
          [0.02, 0.03],
          [0.02, 0.16],
        ],
        lookOf(0xb8934e, 'metal'),
        12,
      );
      solids.lathe(
        [0, 0.16, 0],
        [
          [0.14, 0],
          [0.06, 0.14],
          [0, 0.15],
        ],
        shine([1, 0.7, 0.36], 1.1),
        14,
      );
    },
  },
  chest: {
    wide: 0.9,
    draw(solids) {
      solids.softBox([-0.4, 0, -0.24], [0.4, 0.34, 0.24], 0.02, lookOf(0x6a4428, 'planks'));
      solids.tube(
        [
          [-0.4, 0.34, 0],
          [0.4, 0.34, 0],
        ],
        0.235,
        lookOf(0x5a3a24, 'planks'),
        16,
      );
      for (const x of [-0.32, 0.28]) solids.box([x, 0, -0.245], [x + 0.05, 0.35, 0.245], lookOf(0x8a7a4a, 'metal'));
    },
  },
  'gem stand': {
    wide: 0.26,
    draw(solids, random) {
      solids.softBox([-0.1, 0, -0.08], [0.1, 0.05, 0.08], 0.01, lookOf(0x2a2430, 'cloth'), { rings: 1 });
      solids.lathe(
        [0, 0.05, 0],
        [
          [0.07, 0],
          [0.045, 0.1],
          [0.02, 0.15],
          [0, 0.16],
        ],
        lookOf(0xe8e2da, 'cloth'),
        12,
      );
      for (let k = 0; k < 9; k++)
        solids.ball(
          [Math.sin(k * 0.7) * 0.06, 0.1 + Math.cos(k * 0.7) * 0.012, Math.cos(k * 0.7) * 0.06],
          [0.012, 0.012, 0.012],
          lookOf(random.pick([0xf2e2a0, 0xe8f4ff, 0xd82a4a, 0x2a8ad8]), 'metal'),
          6,
        );
    },
  },
  books: {
    wide: 0.6,
    draw: (solids, random, room) => layBooks(solids, random, -0.3, 0.3, 0, 0.1, Math.min(0.32, room - 0.04)),
  },
  'books flat': {
    wide: 0.34,
    draw(solids, random) {
      for (let k = 0; k < 4; k++)
        solids.softBox(
          [-0.11, k * 0.035, -0.14],
          [0.11 - k * 0.008, k * 0.035 + 0.032, 0.14 - k * 0.01],
          0.004,
          lookOf(random.pick(GIFTS), 'paper', 0.8),
          { rings: 1 },
        );
    },
  },
  'books pile': {
    wide: 0.5,
    draw(solids, random) {
      for (let k = 0; k < 13; k++) {
        const turn = random.between(-0.35, 0.35);
        solids.within(standing([0, k * 0.05, 0], turn), () =>
          solids.softBox(
            [-0.14, 0, -0.18],
            [0.14, 0.047, 0.18],
            0.004,
            lookOf(random.pick([0x7a2e2a, 0x2f4a6b, 0x39583c, 0xb89a5e, 0x5a3a5c]), 'paper'),
            { rings: 1 },
          ),
        );
      }
    },
  },
};
