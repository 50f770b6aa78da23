import type { Shot } from '../../director/script.ts';
import { add, scale, subtract } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { travelOf } from './over-time.ts';

/** Of a height: who comes from farther would be a dot for most of the film. */
const COMES_FAR = 7;
/** Of the distance at the end: from where it is seen first, and in a shot in which it is small even then. */
const [SEEN_FROM, SEEN_SMALL] = [3.4, 2.2];
/** Of the distance at the beginning: from where it is seen last. */
const LEFT_AT = 2.6;

export const comesFar = (subject: number, shot: Shot, whereIs: WhereIs, times: readonly number[]): boolean =>
  shot.move === 'static' && travelOf(subject, whereIs, times) > whereIs(subject, times[0] ?? 0).height * COMES_FAR;

/** The camera backs away before who runs toward it, and is caught up with. */
export function comeNearer(framed: StageShot, { from, to, size }: Shot): StageShot {
  const [key] = framed.keys;
  if (key === undefined) return framed;
  return {
    ...framed,
    keys: [
      { ...fromAfar(key, size === 'wide' ? SEEN_SMALL : SEEN_FROM), time: from },
      { ...key, time: to },
    ],
  };
}

/** The camera goes along behind who leaves, and falls back: he is small in the end, and no dot before it. */
export function fallBack(framed: StageShot, { from, to }: Shot): StageShot {
  const [key] = framed.keys;
  if (key === undefined) return framed;
  return {
    ...framed,
    keys: [
      { ...key, time: from },
      { ...fromAfar(key, LEFT_AT), time: to },
    ],
  };
}

function fromAfar(key: CameraKey, times: number): CameraKey {
  const away = scale(subtract(key.eye, key.target), times);
  return { ...key, eye: add(key.target, away), focus: key.focus * times };
}
