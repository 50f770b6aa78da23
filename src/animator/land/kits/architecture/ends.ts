import { standing } from '../../../maths/matrix.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import { makeBuilding } from './building.ts';
import { neonOf } from './light.ts';

/** Where a lane along z leads into other streets, houses stand across it. */
export function closeEnds(order: PlaceOrder, ends: readonly number[], dark: number, snowy: boolean): Placement[] {
  const neon = neonOf(order) === 'none' ? 'none' : 'some';
  const row = [0, 1].map(
    (k) => makeBuilding({ seed: order.seed * 11 + k, width: 11, floors: 5, dark, snowy, neon }).far,
  );
  return ends.flatMap((z) =>
    [-11, 0, 11].flatMap((x, k): Placement[] => {
      const mesh = row[k % 2];
      return mesh === undefined ? [] : [{ mesh, matrix: standing([x + 3, 0, z], z > 0 ? Math.PI : 0) }];
    }),
  );
}
