import { standing } from '../../../maths/matrix.ts';
import { makeRandom } from '../../../maths/random.ts';
import { darker, lookOf, type Solids, shine } from '../architecture/solids.ts';
import { layMosque } from '../town-spires.ts';

const [HALF, ROWS] = [330, 7] as const;
const WALLS: readonly [number, ...number[]] = [0xe2cfae, 0xd3b48c, 0xc9a184, 0xe9dcc6, 0xb98f74];

/** The shore of an old town by the sea: houses row above row up its hills, and mosques on top of them against the sky. */
export function layMosqueShore(solids: Solids, dark: number): void {
  const random = makeRandom(11).spawn('mosque shore');
  const hill = (x: number): number =>
    10 + 18 * Math.exp(-(((x + 90) / 90) ** 2)) + 14 * Math.exp(-(((x - 150) / 80) ** 2));
  const quay = lookOf(0x9a8f7e, 'plaster');
  solids.box([-HALF, -3, -20], [HALF, 2.4, 8], quay, 60);
  for (let row = 0; row < ROWS; row++)
    for (let x = -HALF; x < HALF; x += random.between(9, 15)) {
      const wide = random.between(9, 13);
      const foot = (hill(x) * row) / ROWS;
      const high = random.between(8, 14);
      const z = -6 - row * 15 - random.between(0, 4);
      const wall = darker(lookOf(random.pick(WALLS), 'plaster'), random.between(0.85, 1.05) - 0.3 * dark);
      solids.box([x, foot - 12, z - 11], [x + wide, foot + high, z], wall, 30);
      const roof = lookOf(random.pick([0xa3523a, 0x8f4630, 0xb5623f]), 'plaster');
      solids.sheet([x - 0.3, foot + high, z + 0.4], [wide + 0.6, 0, 0], [0, 3.4, -6], roof);
      for (let y = 3; y < high - 2; y += 3.2)
        for (let at = x + 1.2; at < x + wide - 1.5; at += 2.6) {
          const look = random.next() < 0.5 * dark ? shine([1, 0.66, 0.34], 0.9) : lookOf(0x4a4644, 'glass');
          solids.sheet([at, foot + y, z + 0.05], [1.1, 0, 0], [0, 1.6, 0], look);
        }
    }
  for (const [x, z, size] of [
    [-90, -128, 0.9],
    [150, -140, 0.75],
    [20, -170, 0.5],
  ] as const)
    solids.within(standing([x, hill(x) - 2, z], 0, size), () => layMosque(solids));
}
