import type { Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import { lookOf, mixLooks, type Solids } from '../architecture/solids.ts';
import { vessel, type Ware } from './ware.ts';

type Hues = readonly [number, ...number[]];
const PETALS: Hues = [0xd8577a, 0xf2c14e, 0xf4ede4, 0xe88aa8, 0x9a5fb0, 0xe0603c, 0xc22a44];

/** Heads of flowers on stems that lean apart from the neck of whatever holds them. */
function layBlooms(solids: Solids, random: Random, neck: number, tall: number, wide: number): void {
  const hue = random.pick(PETALS);
  for (let k = 0; k < 11; k++) {
    const [a, r] = [random.between(0, 6.28), wide * Math.sqrt(random.next())];
    const tip: Vector = [Math.sin(a) * r, neck + tall * random.between(0.6, 1), Math.cos(a) * r];
    solids.tube([[tip[0] * 0.2, neck * 0.8, tip[2] * 0.2], tip], 0.006, lookOf(0x4a7a3a, 'leaf'), 4);
    const size = random.between(0.038, 0.055);
    solids.ball(tip, [size, size * 0.8, size], lookOf(hue, 'petal', random.between(0.8, 1.2)), 7);
    if (k % 2 === 0)
      solids.ball([tip[0] * 0.7, neck + tall * 0.35, tip[2] * 0.7], [0.07, 0.03, 0.07], lookOf(0x3f6f36, 'leaf'), 6);
  }
}

function layLeaves(solids: Solids, random: Random, from: number, tall: number, wide: number): void {
  for (let k = 0; k < 12; k++) {
    const [a, r] = [k * 2.4, wide * random.between(0.3, 1)];
    const look = mixLooks(lookOf(0x2f5a2c, 'leaf'), lookOf(0x6f9a4a, 'leaf'), random.next());
    const y = from + tall * random.between(0.1, 1);
    solids.ball([Math.sin(a) * r * 0.7, y, Math.cos(a) * r * 0.7], [wide * 0.3, 0.03, wide * 0.3], look, 7);
  }
}

/** What grows: flowers in buckets, plants in pots, herbs and fruit. */
export const GREEN_WARES: Readonly<Record<string, Ware>> = {
  bouquet: {
    wide: 0.32,
    draw(solids, random, room) {
      vessel(solids, 0.08, 0.16, random.pick([0x8fa3a8, 0xd8d2c6, 0x5f7a86]));
      layBlooms(solids, random, 0.16, Math.min(0.3, room - 0.18), 0.13);
    },
  },
  'flower bucket': {
    wide: 0.44,
    draw(solids, random) {
      vessel(solids, 0.15, 0.32, 0x9aa6aa, true);
      layBlooms(solids, random, 0.32, 0.4, 0.2);
    },
  },
  'pot plant': {
    wide: 0.3,
    draw(solids, random, room) {
      vessel(solids, 0.09, 0.14, random.pick([0xb86a48, 0xd8cfc0, 0x4a6a7a]));
      layLeaves(solids, random, 0.14, Math.min(0.26, room - 0.16), 0.16);
    },
  },
  'basket plant': {
    wide: 0.9,
    draw(solids, random) {
      vessel(solids, 0.15, 0.16, 0x8a6a44);
      layLeaves(solids, random, -0.2, 0.45, 0.3);
      for (const x of [-0.14, 0.14])
        solids.tube(
          [
            [x, 0.15, 0],
            [0, 0.7, 0],
          ],
          0.006,
          lookOf(0x5a4630, 'cloth'),
          4,
        );
    },
  },
  herbs: {
    wide: 0.45,
    draw(solids, random) {
      solids.tube(
        [
          [0, 0.72, 0],
          [0, 0.4, 0],
        ],
        0.006,
        lookOf(0x8a7a5a, 'cloth'),
        4,
      );
      for (let k = 0; k < 14; k++) {
        const a = k * 2.4;
        solids.tube(
          [
            [0, 0.42, 0],
            [Math.sin(a) * 0.1, random.between(0.05, 0.2), Math.cos(a) * 0.1],
          ],
          0.014,
          lookOf(random.pick([0x5a6a34, 0x7a7a4a, 0x8a6a8a]), 'leaf'),
          5,
        );
      }
    },
  },
  'fruit crate': {
    wide: 0.52,
    draw(solids, random) {
      solids.box([-0.24, 0, -0.17], [0.24, 0.12, 0.17], lookOf(0xb08a58, 'wood'));
      const hue = random.pick([0xd8302a, 0xf08a1c, 0xf2c82e, 0x8fbf3a, 0x7a2a5c]);
      for (let k = 0; k < 24; k++)
        solids.ball(
          [random.between(-0.19, 0.19), 0.13 + random.between(0, 0.04), random.between(-0.13, 0.13)],
          [0.045, 0.043, 0.045],
          lookOf(hue, 'food', random.between(0.8, 1.15)),
          7,
        );
    },
  },
};
