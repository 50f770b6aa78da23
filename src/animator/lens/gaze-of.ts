import { anchorOf, type Body, type Moment } from '../bodies/body.ts';
import type { Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { rootOf } from '../stage/root-of.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import { fateAt } from '../stage/ways/fate.ts';
import type { Motion } from '../stage/ways/path-motion.ts';

export interface GazeParts {
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly motionOf: (figure: number, time: number) => Motion;
  readonly cameraAt: (time: number) => CameraPose;
}

/** What one has in one's own hands. */
const IN_HANDS: Vector = [0, 0.85, 0.45];

/** Where somebody looks just now, in its own space. */
export function gazeOf(
  figure: StageFigure,
  index: number,
  { stage, bodies, motionOf, cameraAt }: GazeParts,
  time: number,
  inOwn: (point: Vector) => Vector,
): Moment['gaze'] {
  if (figure.gaze === null) return null;
  if (figure.gaze === 'camera') return inOwn(cameraAt(time).eye);
  const [other, body] = [stage.figures[figure.gaze], bodies[figure.gaze]];
  if (other === undefined || body === undefined) return null;
  // Eyes follow what falls.
  if (other.fate !== undefined && time > other.fate.from && time < other.fate.until)
    return inOwn(fateAt(other.fate, time).middle);
  const root = rootOf(stage, figure.gaze);
  // What one has in one's own hands is before the chest.
  if (root === rootOf(stage, index)) return 'on' in other.support ? null : IN_HANDS;
  const { at } = motionOf(root, time);
  const bearer = root === figure.gaze ? undefined : bodies[root];
  if (bearer !== undefined)
    return inOwn([at[0], at[1] + anchorOf(bearer, 'surface').at[1] * (stage.figures[root]?.size ?? 1), at[2]]);
  return inOwn([at[0], at[1] + body.height * other.size * 0.85, at[2]]);
}
