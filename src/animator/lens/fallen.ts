import type { Body } from '../bodies/body.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { aboutAxis, turnVector } from '../maths/turn.ts';
import { subtract, type Vector } from '../maths/vector.ts';
import { type Fate, fateAt, landingsOf } from '../stage/ways/fate.ts';

/** Where something is that goes by its weight alone, from how it was when it was let go; null once it is no more. */
export function fallenMatrix(
  fate: Fate,
  from: { readonly matrix: Affine; readonly body: Pick<Body, 'height'> },
  time: number,
): { readonly at: Vector; readonly matrix: Affine } | null {
  const { middle, turned, gone } = fateAt(fate, time);
  if (gone) return null;
  const half: Vector = [0, from.body.height / 2, 0];
  // A hand is never quite where the stage took it to be; until it lands that is forgotten.
  const was = transform(from.matrix, half);
  // And whoever catches it is where the pose has the mouth or the hand.
  const ends = fate.arrives === true ? fate.until : (landingsOf(fate)[0]?.at ?? fate.from);
  const share = Math.min(1, (time - fate.from) / Math.max(0.05, ends - fate.from));
  const left = fate.arrives === true ? share : 1 - share;
  const off = subtract(was, fate.arrives === true ? fateAt(fate, fate.until).middle : fate.start);
  const at: Vector = [middle[0] + off[0] * left, middle[1] + off[1] * left, middle[2] + off[2] * left];
  const [vx, , vz] = fate.velocity;
  const spin = aboutAxis(vx === 0 && vz === 0 ? [1, 0, 0] : [vz, 0, -vx], turned);
  const origin = transform(from.matrix, [0, 0, 0]);
  const side = (axis: Vector): Vector => turnVector(spin, subtract(transform(from.matrix, axis), origin));
  const [x, y, z] = [side([1, 0, 0]), side([0, 1, 0]), side([0, 0, 1])];
  const foot: Vector = [at[0] - y[0] * half[1], at[1] - y[1] * half[1], at[2] - y[2] * half[1]];
  return {
    at: foot,
    matrix: [x[0], y[0], z[0], foot[0], x[1], y[1], z[1], foot[1], x[2], y[2], z[2], foot[2]],
  };
}
