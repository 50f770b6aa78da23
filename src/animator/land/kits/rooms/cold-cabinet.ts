import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../architecture/solids.ts';

/** Cartons, bottles and cups, as they stand in the cold. */
const PACKS = [0xf4f5f2, 0x3f7fc4, 0xe8c84a, 0xd86a78, 0x6ab06a, 0xe98a3a, 0xeef0ee] as const;
const [LEVELS, DEPTH, HEIGHT] = [4, 0.72, 2.05];

/** An open cabinet for what is kept cold, white and lit from above: back at z 0. */
export const makeColdCabinet = (seed: number, width: number, lamps: number): Piece => ({
  name: 'cabinet',
  width,
  depth: DEPTH,
  height: HEIGHT,
  spots: [{ kind: 'stand', at: [0, 0, 1.2], heading: Math.PI, radius: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('cold cabinet');
    const [half, white, dark] = [width / 2, lookOf(0xe9eded, 'plastic'), lookOf(0x2c3338, 'plastic')];
    solids.box([-half, 0, 0], [half, HEIGHT, 0.05], white, 1.5);
    for (const x of [-half, half - 0.05]) solids.box([x, 0, 0], [x + 0.05, HEIGHT, DEPTH - 0.06], white, 1.5);
    solids.softBox([-half, 0, 0], [half, 0.42, DEPTH], 0.04, dark, { rings: 1 });
    solids.softBox([-half, HEIGHT - 0.24, 0], [half, HEIGHT, DEPTH], 0.04, lookOf(0x2f7fb4, 'plastic'), { rings: 1 });
    solids.sheet(
      [-half + 0.06, HEIGHT - 0.255, 0.1],
      [width - 0.12, 0, 0],
      [0, 0, DEPTH - 0.2],
      lamps > 0.05 ? shine([0.94, 0.98, 1], 0.8 + 1.4 * lamps) : white,
      [3, 1],
    );
    const step = (HEIGHT - 0.72) / LEVELS;
    for (let level = 0; level < LEVELS; level++) {
      const y = 0.44 + level * step;
      const front = DEPTH - 0.08 - level * 0.06;
      solids.box([-half + 0.05, y - 0.02, 0.05], [half - 0.05, y, front], darker(white, 0.9), 1.5);
      let x = -half + 0.09;
      while (x < half - 0.2) {
        const look = lookOf(random.pick(PACKS), 'paint');
        const [wide, tall] = [random.between(0.07, 0.14), step * random.between(0.5, 0.82)];
        const round = random.chance(0.5);
        for (let count = random.between(3, 6.99) | 0; count > 0 && x + wide < half - 0.07; count--, x += wide + 0.01)
          if (round)
            solids.lathe(
              [x + wide / 2, y, front - 0.1],
              [
                [wide / 2, 0],
                [wide / 2, tall * 0.7],
                [wide * 0.2, tall * 0.86],
                [wide * 0.2, tall],
                [0, tall],
              ],
              look,
              7,
            );
          else solids.box([x, y, front - 0.3], [x + wide, y + tall, front - 0.04], look, 1);
        x += 0.02;
      }
    }
    return solids.build();
  },
});
