import { standing } from '../../maths/matrix.ts';
import type { Random } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';
import { layBougainvillea } from './coast-houses.ts';

/** A paved terrace with a low wall toward the sea, pots, and a pergola's corner: what one stands on above a bay. */
const HALF = 8.4;

export function layTerrace(order: PlaceOrder, random: Random, white: boolean): Placement[] {
  const solids = new Solids({
    openness: ([x, y, z]) => (y < 0.05 && Math.max(Math.abs(x), -z) > HALF - 0.5 ? 0.75 : 1),
  });
  const wall = lookOf(white ? 0xe4e0d6 : 0xd8cab2, 'plaster');
  const grout = lookOf(white ? 0xcfc9bc : 0xa3947c, 'plaster');
  const stone: readonly [number, ...number[]] = white ? [0x8d8579, 0x7d766b, 0x9a9184] : [0xb0764f, 0xa36c48, 0xba845e];
  solids.sheet([-HALF, -0.02, HALF], [HALF * 2, 0, 0], [0, 0, -HALF * 2], grout, [12, 12]);
  for (let z = -HALF + 0.1; z < HALF - 0.6; ) {
    const deep = random.between(0.5, 0.85);
    for (let x = -HALF + 0.1; x < HALF - 0.3; ) {
      const wide = Math.min(random.between(0.5, 1.1), HALF - 0.1 - x);
      const look: Look = darker(lookOf(random.pick(stone), 'asphalt'), random.between(0.9, 1.08));
      solids.sheet([x, 0, z + deep - 0.07], [wide - 0.07, 0, 0], [0, 0, 0.07 - deep], look);
      x += wide;
    }
    z += deep;
  }
  // A skirt of wall down to the slope, and the parapet on its edge.
  for (const [x0, x1, z0, z1] of [
    [-HALF - 0.3, HALF + 0.3, -HALF - 0.35, -HALF],
    [-HALF - 0.35, -HALF, -HALF, HALF],
  ] as const)
    solids.softBox([x0, -9, z0], [x1, 0.55, z1], 0.1, wall, { rings: 2, cell: 1.5 });
  for (const [x, z] of [
    [-7.6, -7.7],
    [-2.9, -7.8],
    [3.9, -7.8],
    [7.6, -7.4],
    [-7.7, -1.6],
    [-7.7, 4.6],
  ] as const) {
    const pot = lookOf(white && random.chance(0.5) ? 0x2f69b0 : 0xb9643e, 'plaster');
    const size = random.between(0.8, 1.15);
    solids.lathe(
      [x, 0, z],
      [
        [0.24 * size, 0],
        [0.36 * size, 0.3 * size],
        [0.34 * size, 0.52 * size],
        [0.4 * size, 0.58 * size],
        [0.3 * size, 0.58 * size],
      ],
      pot,
      14,
    );
    if (!order.without.includes('flower'))
      solids.within([size * 0.5, 0, 0, x, 0, size * 0.42, 0, 0.55 * size, 0, 0, size * 0.5, z], () =>
        layBougainvillea(solids, random, [0, 0, -0.1], false),
      );
  }
  layBougainvillea(solids, random, [-8, 0.3, -7.6], false);
  layBougainvillea(solids, random, [8.2, 0.2, -7.9], false);
  return [{ mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true }];
}
