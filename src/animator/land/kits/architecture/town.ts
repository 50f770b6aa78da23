import { standing } from '../../../maths/matrix.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import { saysOf } from '../../said.ts';
import type { Placement } from '../../world.ts';
import { type Piece, type Placed, put } from './pieces.ts';
import { darker, lookOf, mixLooks, Solids, shine } from './solids.ts';

/** Towers far behind a street, paler the farther away; their windows shine by night. */
export function makeSkyline(order: PlaceOrder, z: number, dark: number, spread = 260): Placement[] {
  const random = makeRandom(order.seed).spawn('skyline');
  const solids = new Solids();
  for (let k = 0; k < 34; k++) {
    const at: Vector = [(random.next() - 0.5) * spread, 0, z - random.between(0, 190)];
    const [w, h] = [random.between(13, 24), 26 + random.next() ** 2 * 120];
    const wall = darker(lookOf(random.pick([0x8a94a0, 0x9a9088, 0x76808c, 0xa8a49c]), 'plaster'), 0.9 - 0.5 * dark);
    const crown = random.index(3);
    solids.box([at[0] - w / 2, 0, at[2] - w / 2], [at[0] + w / 2, h, at[2] + w / 2], wall, 30);
    if (crown > 0) solids.box([at[0] - w / 3, h, at[2] - w / 3], [at[0] + w / 3, h + w * 0.5, at[2] + w / 3], wall, 30);
    if (crown > 1) solids.box([at[0] - 0.4, h, at[2] - 0.4], [at[0] + 0.4, h + w * 1.6, at[2] + 0.4], wall, 60);
    const [columns, rows] = [Math.floor(w / 2.6), Math.floor(h / 4)];
    for (let j = 1; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const lit = random.next() < 0.34 * dark;
        if (!lit && (dark > 0.6 || (i + j) % 2 === 1)) continue;
        const t = random.next();
        const look = lit
          ? shine([0.9 - 0.4 * t * t, 0.62, 0.34 + 0.6 * t * t], 0.3 + 0.7 * t)
          : mixLooks(wall, lookOf(0x3a4a5a, 'glass'), 0.6);
        solids.sheet([at[0] - w / 2 + 0.5 + i * 2.6, j * 4, at[2] + w / 2 + 0.1], [1.7, 0, 0], [0, 2.2, 0], look);
      }
  }
  return [{ mesh: solids.build(), matrix: standing([0, 0, 0]), shades: false }];
}

/** A cable from house to house with bulbs or paper lanterns. */
export const makeGarland = (width: number, lanterns: boolean, dark: number): Piece => ({
  name: 'lantern',
  width,
  depth: 0.3,
  height: 1,
  light: true,
  lamps: [-0.25, 0.25].map((share) => ({
    at: [share * width, -1.2, 0],
    colour: lanterns ? [2.6, 0.9, 0.3] : [2.2, 1.3, 0.5],
    reach: 8,
    size: 1,
  })),
  make() {
    const solids = new Solids();
    const at = (u: number): Vector => [(u - 0.5) * width, -1.1 * (1 - (2 * u - 1) ** 2), 0];
    solids.tube(
      Array.from({ length: 25 }, (_, k) => at(k / 24)),
      0.012,
      lookOf(0x16161a, 'rubber'),
      4,
    );
    for (let k = 1; k < 24; k += lanterns ? 3 : 1) {
      const [x, y, z] = at(k / 24);
      if (lanterns) {
        solids.lathe(
          [x, y - 0.62, z],
          [
            [0.08, 0],
            [0.2, 0.12],
            [0.23, 0.26],
            [0.2, 0.4],
            [0.08, 0.5],
          ],
          shine([1.6, 0.28, 0.08], 0.35 + 1.1 * dark),
          12,
        );
        for (const e of [-0.66, -0.14])
          solids.lathe(
            [x, y + e, z],
            [
              [0.09, 0],
              [0.09, 0.05],
            ],
            lookOf(0x2a1a14, 'wood'),
            10,
          );
      } else solids.ball([x, y - 0.09, z], [0.055, 0.075, 0.055], shine([1, 0.66, 0.3], 0.8 + 4.4 * dark), 7);
    }
    return solids.build();
  },
});

/** What an order hangs over a street; by night a few lights hang there anyway. */
export function dressStreet(order: PlaceOrder, dark: number): Placed[] {
  const lanterns = saysOf(order, 'lantern', 'lantern light');
  const lights = saysOf(order, 'lights', 'string light', 'fairy light', 'garland', 'christmas');
  if (!lanterns && !lights && (dark < 0.7 || order.without.includes('lantern'))) return [];
  const garland = makeGarland(17.4, lanterns, Math.max(dark, 0.2));
  return [14, -4, -18, -46, -62, -80].map((z, k) =>
    put(garland, 0, z, (k % 2 === 0 ? 1 : -1) * 0.12, 7.2 + (k % 3) * 0.5),
  );
}
