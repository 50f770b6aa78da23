import type { Body } from '../bodies/body.ts';
import { add, distance, lengthOf, scale, subtract, type Vector } from '../maths/vector.ts';
import { findShot } from '../stage/camera/camera-motion.ts';
import type { Stage } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import type { Lens } from './lens.ts';

/** Figures whose pace is so near to that of the followed one are sharp with it. */
const ALIKE = 0.35;

/** Tells the lens what its camera goes along with: that is not blurred by the camera's movement. */
export function goAlong(
  lens: Lens,
  stage: Stage,
  bodies: readonly Body[],
  figureAt: (figure: number, time: number) => Motion,
  former: number,
  time: number,
): void {
  const { follow } = findShot(stage.shots, time);
  if (follow === null) {
    lens.record.set('followRadius', 0);
    return;
  }
  const hero = figureAt(follow.figure, time);
  const move = subtract(hero.at, figureAt(follow.figure, former).at);
  const far = lengthOf(move);
  let [low, high]: [Vector, Vector] = [hero.at, hero.at];
  for (const [index, { size }] of stage.figures.entries()) {
    const body = bodies[index];
    const { at } = figureAt(index, time);
    const other = subtract(at, figureAt(index, former).at);
    if (body === undefined || (index !== follow.figure && lengthOf(subtract(other, move)) > far * ALIKE)) continue;
    const reach = (Math.max(body.length, body.width) / 2) * size;
    low = [Math.min(low[0], at[0] - reach), Math.min(low[1], at[1]), Math.min(low[2], at[2] - reach)];
    high = [
      Math.max(high[0], at[0] + reach),
      Math.max(high[1], at[1] + body.height * size),
      Math.max(high[2], at[2] + reach),
    ];
  }
  const middle = scale(add(low, high), 0.5);
  lens.record
    .set('followAt', ...middle)
    .set('followRadius', distance(low, high) * 0.62)
    .set('followMove', ...move)
    .set('followFloor', low[1]);
}
