import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { pointOfShot, toOwn } from './join-shots.ts';

/** Of half a street: beyond it are awnings, shutters and flower boxes, that fill a picture. */
const FREE = 0.89;
const MOMENTS = [0, 0.25, 0.5, 0.75, 1];

/**
 * A camera that moves, or goes along with somebody, stays between the houses of a street as one does that stands: where it would go into a wall it stays before
 * that, as far away from what it shows.
 */
export function keepShotsInStreet(
  shots: readonly StageShot[],
  { street }: Pick<PlaceFacts, 'street'>,
  whereIs: WhereIs,
): StageShot[] {
  if (street === undefined) return [...shots];
  const free = street.half * FREE;
  return shots.map((shot) => ({ ...shot, keys: shot.keys.map((key) => comeIn(key, shot)) }));

  function comeIn(key: CameraKey, shot: StageShot): CameraKey {
    const times =
      shot.follow === null
        ? [key.time]
        : MOMENTS.map((share) => shot.from + (shot.to - shot.from) * share).filter((time) => isAbout(time, key, shot));
    let kept = key;
    for (const time of times) {
      const [eye, target] = [kept.eye, kept.target].map((point) => pointOfShot(point, shot, time, whereIs));
      if (eye === undefined || target === undefined) continue;
      const inside = between(eye, target);
      if (inside !== eye) kept = { ...key, eye: toOwn(inside, shot, time, whereIs) };
    }
    return kept;
  }

  // Who is gone along with goes around others between one key and the next.
  function isAbout(time: number, key: CameraKey, { keys }: StageShot): boolean {
    const nearest = Math.min(...keys.map((each) => Math.abs(each.time - time)));
    return Math.abs(key.time - time) <= nearest + 1e-6;
  }

  function between(eye: Vector, target: Vector): Vector {
    const isClear = Math.abs(eye[0]) <= free || eye[1] > (street?.roofs ?? 0) || Math.abs(target[0]) > free;
    if (isClear) return eye;
    const x = Math.sign(eye[0]) * free;
    const level = Math.hypot(eye[0] - target[0], eye[2] - target[2]);
    const along = Math.sqrt(Math.max(0, level * level - (x - target[0]) ** 2));
    return [x, eye[1], target[2] + (eye[2] >= target[2] ? along : -along)];
  }
}
