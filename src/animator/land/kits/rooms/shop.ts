import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, lookOf, Solids } from '../architecture/solids.ts';

const PACKS = [0xd8342c, 0xf0b428, 0x2f7fc4, 0x3f9a52, 0xe8772c, 0x8a4a9a, 0xf2efe6, 0x2aa6a0, 0xc93f72] as const;
const LEVELS = 5;

/** A shelf of a shop, full of packets, tins and bottles to its front; back at z 0. */
export const makeShopShelf = (seed: number, width: number, height: number): Piece => ({
  name: 'shelf',
  width,
  depth: 0.6,
  height,
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('shop shelf');
    const half = width / 2;
    const white = lookOf(0xe8e9e8, 'paint');
    solids.box([-half, 0, 0], [half, height, 0.06], white, 1.5);
    for (const x of [-half, half - 0.04]) solids.box([x, 0, 0], [x + 0.04, height, 0.58], darker(white, 0.94), 1.5);
    const step = (height - 0.16) / LEVELS;
    for (let level = 0; level < LEVELS; level++) {
      const y = 0.12 + level * step;
      solids.box([-half, y - 0.04, 0.04], [half, y, 0.58], white, 1.5);
      // The rail with the prices.
      solids.box([-half, y - 0.05, 0.575], [half, y + 0.005, 0.59], lookOf(0xc8322c, 'paint'), 1.5);
      let x = -half + 0.08;
      while (x < half - 0.3) {
        const colour = lookOf(random.pick(PACKS), random.chance(0.6) ? 'paper' : 'paint');
        const [wide, tall] = [random.between(0.09, 0.2), step * random.between(0.45, 0.78)];
        const round = random.chance(0.35);
        // The same goods stand side by side.
        for (let count = random.between(2, 5.99) | 0; count > 0 && x + wide < half - 0.06; count--, x += wide + 0.015) {
          if (round) {
            const r = wide / 2;
            const neck = random.chance(0.5) ? 0.4 : 0.96;
            const profile: [number, number][] = [
              [r, 0],
              [r, tall * 0.68],
              [r * neck, tall * 0.84],
              [r * neck, tall],
              [0, tall],
            ];
            solids.lathe([x + r, y, 0.5 - r], profile, colour, 7);
          } else solids.box([x, y, 0.16], [x + wide, y + tall, 0.53], colour, 1);
        }
        x += 0.03;
      }
    }
    return solids.build();
  },
});
