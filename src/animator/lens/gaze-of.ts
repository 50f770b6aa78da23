import { anchorOf, type Body, type Moment } from '../bodies/body.ts';
import type { Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { isApart, rootOf } from '../stage/root-of.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import { fateAt } from '../stage/ways/fate.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import { lowered } from '../stage/whereabouts.ts';
import { seatedEyes } from './seated-eyes.ts';

export interface GazeParts {
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly motionOf: (figure: number, time: number) => Motion;
  readonly cameraAt: (time: number) => CameraPose;
}

/** What one has in one's own hands. */
const IN_HANDS: Vector = [0, 0.85, 0.45];

/** Of somebody's height: where the face is, standing and above a seat. */
const [FACE, SEATED_FACE] = [0.85, 0.54];

/** Whose eyes open or close is seen doing it: a head bent over what the hands hold would hide them. */
const movesLids = ({ acts }: StageFigure, time: number): boolean =>
  LIDS.has(acts.findLast(({ from }) => time >= from)?.act ?? '');
const LIDS: ReadonlySet<string> = new Set(['open_eyes', 'close_eyes']);

/** Who looks at one after the other looks at each in turn; all else is done with the eyes on whom the whole film has them on. */
function wantedBy({ acts, gaze }: StageFigure, time: number): StageFigure['gaze'] {
  const looks = acts.filter(({ act }) => act === 'look');
  const turns = new Set(looks.map(({ target, toCamera }) => (toCamera === true ? 'camera' : target))).size > 1;
  const now = turns ? acts.findLast(({ from }) => time >= from) : undefined;
  if (now?.act !== 'look')
    return turns && gaze === 'camera' ? (looks.find(({ target }) => target !== null)?.target ?? gaze) : gaze;
  return now.toCamera === true ? 'camera' : (now.target ?? gaze);
}

/** Seconds: who looks up so late has looked down before. */
const FIRST = 0.3;

/** "sighs, looks up and mutters": from the work in the hands into the air, of nothing that has a face. */
const hasLookedUp = ({ acts }: StageFigure, body: Body | undefined, time: number): boolean =>
  body?.anchors.eyes === undefined &&
  acts.some(
    ({ act, target, toCamera, from }) =>
      act === 'look' && target === null && toCamera !== true && from > FIRST && time >= from,
  );

/** Where somebody looks just now, in its own space. */
export function gazeOf(
  figure: StageFigure,
  index: number,
  parts: GazeParts,
  time: number,
  inOwn: (point: Vector) => Vector,
): Moment['gaze'] {
  const { stage, bodies, motionOf, cameraAt } = parts;
  const whom = wantedBy(figure, time);
  if (whom === null || (typeof whom === 'number' && hasLookedUp(figure, bodies[whom], time))) return null;
  if (whom === 'camera') return inOwn(cameraAt(time).eye);
  const [other, body] = [stage.figures[whom], bodies[whom]];
  if (other === undefined || body === undefined) return null;
  // Eyes follow what falls.
  if (other.fate !== undefined && time > other.fate.from && time < other.fate.until)
    return inOwn(fateAt(other.fate, time).middle);
  const seated = seatedEyes(whom, parts, time);
  if (seated !== null && !holds(stage, index, whom)) return inOwn(seated);
  const root = rootOf(stage, whom);
  // What one has in one's own hands is before the chest.
  if (root === rootOf(stage, index)) return 'on' in other.support || movesLids(figure, time) ? null : IN_HANDS;
  const { at } = motionOf(root, time);
  const bearer = root === whom ? undefined : bodies[root];
  if (bearer !== undefined)
    return inOwn([at[0], at[1] + anchorOf(bearer, 'surface').at[1] * (stage.figures[root]?.size ?? 1), at[2]]);
  // Whoever sits on the ground or kneels has the face lower.
  const seat = 'on' in other.support && !isApart(other.support, time) ? other.support.seat : undefined;
  const doing = other.acts.findLast(({ from }) => time >= from);
  const share = seat === undefined ? lowered({ order: other.body }, doing?.within ?? doing?.act) * FACE : SEATED_FACE;
  return inOwn([at[0], at[1] + (seat ?? 0) + body.height * other.size * share, at[2]]);
}

/** Whether somebody bears something, by however much in between. */
function holds({ figures }: Pick<Stage, 'figures'>, bearer: number, borne: number): boolean {
  let at = borne;
  for (let step = 0; step < figures.length; step++) {
    const support = figures[at]?.support;
    if (support === undefined || 'on' in support) return false;
    at = support.figure;
    if (at === bearer) return true;
  }
  return false;
}
