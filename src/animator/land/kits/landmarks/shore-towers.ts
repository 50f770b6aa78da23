import { makeRandom } from '../../../maths/random.ts';
import { darker, lookOf, type Solids, shine } from '../architecture/solids.ts';

/** How far the towers go on to both sides, and how deep they stand. */
const [HALF, DEEP, COUNT] = [560, 110, 74];
const STOREY = 8.5;

/** The towers of a city as one sees them across the water: highest in the middle, with lit windows in the dark. */
export function layTowers(solids: Solids, dark: number): void {
  const random = makeRandom(41).spawn('shore towers');
  solids.box([-HALF - 90, -3, -DEEP - 40], [HALF + 90, 3, 30], darker(lookOf(0x6e6a62, 'hewn'), 1 - 0.5 * dark), 60);
  for (let k = 0; k < COUNT; k++) {
    const x = ((k + random.between(-0.3, 0.3)) / (COUNT - 1) - 0.5) * 2 * HALF;
    const z = -random.between(0, DEEP);
    const high = 30 + 165 * Math.exp(-((x / (HALF * 0.42)) ** 2)) * random.between(0.35, 1) + random.between(0, 22);
    const half = random.between(8, 15);
    const wall = darker(
      lookOf(random.pick([0x8a98a6, 0xa89c8c, 0x6f7f90, 0xb8b4ac, 0x5f7488]), 'plaster'),
      0.95 - 0.55 * dark,
    );
    solids.box([x - half, 0, z - half], [x + half, high, z + half], wall, 60);
    if (random.chance(0.4))
      solids.box([x - half * 0.5, high, z - half * 0.5], [x + half * 0.5, high + 9, z + half * 0.5], wall, 60);
    if (random.chance(0.2)) solids.box([x - 0.7, high, z - 0.7], [x + 0.7, high + 34, z + 0.7], darker(wall, 0.8), 60);
    const front = z + half + 0.3;
    for (let y = STOREY; y < high - 4; y += STOREY)
      for (let column = -2; column <= 2; column++) {
        const lit = dark > 0.3 && random.chance(0.5);
        const look = lit
          ? shine([1, 0.74 + random.between(-0.1, 0.12), 0.42], 0.5 + 0.8 * dark)
          : darker(lookOf(0x33404c, 'glass'), 1 - 0.5 * dark);
        const middle = x + (column * half * 2) / 5.6;
        solids.box([middle - half * 0.13, y, front - 0.6], [middle + half * 0.13, y + STOREY * 0.55, front], look, 60);
      }
  }
}
