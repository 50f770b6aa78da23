import type { Shot } from '../../director/script.ts';
import { add, scale, subtract } from '../../maths/vector.ts';
import type { StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { travelOf } from './over-time.ts';

/** Of a height: who comes from farther would be a dot for most of the film. */
const COMES_FAR = 7;
/** Of the distance at the end: from where it is seen first. */
const SEEN_FROM = 3.4;

export const comesFar = (subject: number, shot: Shot, whereIs: WhereIs, times: readonly number[]): boolean =>
  shot.move === 'static' && travelOf(subject, whereIs, times) > whereIs(subject, times[0] ?? 0).height * COMES_FAR;

/** The camera backs away before who runs toward it, and is caught up with. */
export function comeNearer(framed: StageShot, { from, to }: Shot): StageShot {
  const [key] = framed.keys;
  if (key === undefined) return framed;
  const away = subtract(key.eye, key.target);
  const first = { eye: add(key.target, scale(away, SEEN_FROM)), focus: key.focus * SEEN_FROM };
  return {
    ...framed,
    keys: [
      { ...key, ...first, time: from },
      { ...key, time: to },
    ],
  };
}
