import { anchorOf, type Body } from '../bodies/body.ts';
import { aboutY, turnVector } from '../maths/turn.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import { eyesOnSeat } from '../stage/posed-eyes.ts';
import { isApart } from '../stage/root-of.ts';
import type { Stage } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';

interface SeatedParts {
  readonly stage: Pick<Stage, 'figures'>;
  readonly bodies: readonly Body[];
  readonly motionOf: (figure: number, time: number) => Motion;
}

/** Where the eyes are of who sits on something that stands or goes by itself: across the same table, beside one in the same car. */
export function seatedEyes(whom: number, { stage, bodies, motionOf }: SeatedParts, time: number): Vector | null {
  const [other, body] = [stage.figures[whom], bodies[whom]];
  if (other === undefined || body === undefined) return null;
  const { support } = other;
  if ('on' in support || support.as !== 'sit' || isApart(support, time)) return null;
  const [seat, bearer] = [stage.figures[support.figure], bodies[support.figure]];
  if (seat === undefined || bearer === undefined || !('on' in seat.support)) return null;
  const doing = other.acts.findLast(({ from }) => time >= from);
  const eyes = eyesOnSeat(body, doing?.within ?? doing?.act ?? 'sit');
  if (eyes === null) return null;
  const { at, heading } = motionOf(support.figure, time);
  const anchor = anchorOf(bearer, support.anchor);
  const turned = turnVector(aboutY((anchor.heading ?? 0) + (support.turn ?? 0)), scale(eyes, other.size / seat.size));
  const own = add(add(anchor.at, support.offset ?? [0, 0, 0]), turned);
  return add(at, turnVector(aboutY(heading), scale(own, seat.size)));
}
