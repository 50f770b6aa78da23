import type { Body } from '../bodies/body.ts';
import { THROWN_AFTER } from '../bodies/rhythms.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { aboutAxis, turnVector } from '../maths/turn.ts';
import { subtract, type Vector } from '../maths/vector.ts';
import type { StageAct } from '../stage/stage.ts';

const GRAVITY = 9.8;
/** Metres a second ahead and up, for somebody of a metre: a child throws less far. */
const [AHEAD, UP] = [3.6, 1.9];
/** Radians a second it turns in the air, and seconds in which it rolls out. */
const [SPIN, ROLLS] = [7, 0.9];

/** Seconds: where its flight begins is asked for at the moment it leaves the hand, which sums of times miss by a little. */
const ROUNDING = 1e-4;

/** Seconds since something left the hand; null while it is still there. */
export function flownFor(act: StageAct | null, since: number): number | null {
  return act?.act === 'throw' && since > THROWN_AFTER + ROUNDING ? since - THROWN_AFTER : null;
}

/** Where something is that was thrown, from where the hand let it go: it falls, and rolls out on the ground. */
export function flown(
  from: Affine,
  thrower: {
    readonly at: Vector;
    readonly heading: number;
    readonly size: number;
    readonly body: Pick<Body, 'height'>;
  },
  thing: { readonly size: number; readonly body: Pick<Body, 'height'> },
  seconds: number,
): Affine {
  const tall = thrower.body.height * thrower.size;
  const [ahead, up] = [AHEAD * tall, UP * tall];
  const half = (thing.body.height * thing.size) / 2;
  // Its middle, since it turns around that.
  const start = transform(from, [0, thing.body.height / 2, 0]);
  const drop = start[1] - half - thrower.at[1];
  const lands = (up + Math.sqrt(Math.max(0, up * up + 2 * GRAVITY * drop))) / GRAVITY;
  const inAir = Math.min(seconds, lands);
  const rolled = Math.max(0, seconds - lands);
  const far = ahead * (inAir + (1 - Math.exp(-rolled / ROLLS)) * ROLLS * 0.4);
  const y = start[1] + up * inAir - (GRAVITY * inAir * inAir) / 2;
  const spun = SPIN * inAir + ((1 - Math.exp(-rolled / ROLLS)) * ROLLS * 0.4 * ahead) / Math.max(0.05, half);
  const axis: Vector = [Math.cos(thrower.heading), 0, -Math.sin(thrower.heading)];
  const spin = aboutAxis(axis, spun);
  const [x, z] = [start[0] + Math.sin(thrower.heading) * far, start[2] + Math.cos(thrower.heading) * far];
  // Turned about its middle, and set down where that is now.
  const sides = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((side) => turnVector(spin, subtract(transform(from, side), transform(from, [0, 0, 0]))));
  const [right = start, upward = start, front = start] = sides;
  const h = thing.body.height / 2;
  return [
    ...[right[0], upward[0], front[0], x - upward[0] * h],
    ...[right[1], upward[1], front[1], y - upward[1] * h],
    ...[right[2], upward[2], front[2], z - upward[2] * h],
  ];
}
