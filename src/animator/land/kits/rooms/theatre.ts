import { standing } from '../../../maths/matrix.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Placement } from '../../world.ts';
import { darker, lookOf, mixLooks, Solids } from '../architecture/solids.ts';
import { makeCurtain } from './shell.ts';

/** Measures of a stage, in metres: half its width, its back wall, the edge toward the house, the height of its opening. */
export const THEATRE = { half: 7.5, back: -6, edge: 5.4, top: 7 } as const;
const { half: HALF, back: BACK, edge: EDGE, top: TOP } = THEATRE;

export function hangCurtains(seed: number): Placement[] {
  const cloth = lookOf(makeRandom(seed).spawn('curtain').pick([0x8a1a22, 0x7a1626, 0x2a2f6a, 0x5a1a4a]), 'cloth');
  const [wide, back] = [makeCurtain(2.6, TOP, cloth, 9), makeCurtain(HALF * 2.2, TOP, darker(cloth, 0.5), 34)];
  const swag = new Solids();
  for (let k = 0; k < 7; k++)
    for (let i = 0; i < 16; i++)
      for (let j = 0; j < 4; j++) {
        const point = (a: number, b: number): number => {
          const [u, v] = [a / 16, b / 4];
          const x = -HALF + ((k + u) * HALF * 2) / 7;
          const y = TOP - v * (0.7 + 0.75 * Math.sin(u * Math.PI));
          return swag.vertex(
            [x, y, 0.12 * Math.sin(v * 12)],
            [0, 0.25 * Math.sin(v * 14), 0.97],
            v > 0.93 ? lookOf(0xc69b4e, 'metal') : darker(cloth, 0.72 + 0.34 * Math.sin(v * 14) ** 2),
          );
        };
        swag.quad(point(i, j + 1), point(i + 1, j + 1), point(i + 1, j), point(i, j));
      }
  return [
    ...[-1, 1].flatMap((side) => [
      { mesh: wide, matrix: standing([side * (HALF - 0.7), 0, EDGE - 1.2]) },
      { mesh: wide, matrix: standing([side * (HALF - 0.4), 0, -1.6]) },
    ]),
    { mesh: back, matrix: standing([0, 0, BACK + 0.2]) },
    { mesh: swag.build({ twoSided: true }), matrix: standing([0, 0, EDGE - 1]) },
  ].map((one) => ({ ...one, shades: false }));
}

/** Rows of seats in the dark, with heads where people sit. */
export function layHouse(seed: number, from: number, rows: number, rise: number): Placement[] {
  const random = makeRandom(seed).spawn('audience');
  const solids = new Solids();
  const [seat, floor] = [lookOf(0x5a1a20, 'cloth'), lookOf(0x2a1c18, 'soil')];
  for (let row = 0; row < rows; row++) {
    const [z, y] = [from + row * 0.95, -1.2 + row * rise];
    solids.box([-9, y - 1.2, z - 0.5], [9, y, z + 0.45], floor, 3);
    for (let x = -8.4; x < 8.5; x += 0.6) {
      solids.softBox(
        [x - 0.26, y + 0.3, z - 0.1],
        [x + 0.26, y + 0.95, z + 0.06],
        0.06,
        darker(seat, random.between(0.8, 1.1)),
        { rings: 1 },
      );
      if (!random.chance(0.55)) continue;
      const skin = mixLooks(lookOf(0x5a3a28, 'skin'), lookOf(0xd8a882, 'skin'), random.next());
      const coat = lookOf(random.pick([0x2a2f3a, 0x5a2a2a, 0x3a4a3a, 0x6a5a4a, 0x1c1c20]), 'cloth');
      solids.softBox([x - 0.21, y + 0.45, z - 0.32], [x + 0.21, y + 1.02, z - 0.08], 0.1, coat);
      solids.ball([x, y + 1.18, z - 0.2], [0.1, 0.13, 0.115], skin, 10);
      solids.ball(
        [x, y + 1.22, z - 0.17],
        [0.112, 0.12, 0.12],
        lookOf(random.pick([0x1c1410, 0x4a3020, 0x8a6a3a, 0x9a9a98]), 'hair'),
        10,
      );
    }
  }
  return [{ mesh: solids.build(), matrix: standing([0, 0, 0]), shades: false }];
}
