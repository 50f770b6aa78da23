import type { Shot } from '../../director/script.ts';
import { add, type Vector } from '../../maths/vector.ts';
import { FAMOUS_ABOVE } from './famous-behind.ts';
import { BELOW_MIDDLE } from './from-above.ts';

/** Of half the picture, above who is as low as the grass. */
const LAND_ABOVE = 0.2;

/** A little more sky than floor; over who is small, the land behind. */
export function headRoom(
  target: Vector,
  half: number,
  { size, angle, move }: Shot,
  { low, overLand, famous }: { readonly low: number; readonly overLand: boolean; readonly famous: boolean },
): Vector {
  if (angle === 'birds_eye' || size === 'extreme_close') return target;
  if (famous) return add(target, [0, half * FAMOUS_ABOVE, 0]);
  if (overLand) return add(target, [0, half * BELOW_MIDDLE, 0]);
  const over = move.startsWith('drone') ? 0 : LAND_ABOVE * low;
  return add(target, [0, half * (size === 'establishing' ? 0.16 : size === 'wide' ? 0.1 + over : 0.07), 0]);
}
