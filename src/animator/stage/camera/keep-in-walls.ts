import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot, Walls } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { pointOfShot } from './join-shots.ts';

/** Metres that a camera keeps to a wall. */
const FROM_WALL = 0.3;
/** Of the way to what it shows: how much nearer it comes at most, in so many steps. */
const [NEAREST, STEP] = [0.4, 0.05];
/** Tangent of half a picture's height. */
const WIDEST = 1.05;
/** Of the way to what it shows: who looks so much to the front sees the wall there. */
const TO_FRONT = 0.2;
const MOMENTS = [0, 0.25, 0.5, 0.75, 1];

/**
 * A room has four walls. One through which a camera looks is taken away for the whole film, so that another moment would see the lawn there: cameras stay
 * inside, by a wider lens from nearer. Only the front wall may be missing, as on a stage, as long as nobody looks that way.
 */
export function keepInWalls(shots: readonly StageShot[], { walls }: PlaceFacts, whereIs: WhereIs): StageShot[] {
  if (walls === undefined) return [...shots];
  const turnsRound = shots.some((shot) =>
    momentsOf(shot).some(({ key, time }) => {
      const [eye, target] = [pointOfShot(key.eye, shot, time, whereIs), pointOfShot(key.target, shot, time, whereIs)];
      return target[2] - eye[2] > TO_FRONT * Math.hypot(target[0] - eye[0], target[2] - eye[2]);
    }),
  );
  const room = turnsRound ? walls : { ...walls, front: Number.POSITIVE_INFINITY };
  return shots.map((shot) => {
    let share = 1;
    while (share > NEAREST && !staysIn(shot, share, room, whereIs)) share -= STEP;
    return share === 1 ? shot : { ...shot, keys: shot.keys.map((key) => nearer(key, share)) };
  });
}

const momentsOf = ({ from, to, keys }: StageShot): { readonly key: CameraKey; readonly time: number }[] =>
  keys.length === 1
    ? MOMENTS.flatMap((share) => keys.map((key) => ({ key, time: from + (to - from) * share })))
    : keys.map((key) => ({ key, time: key.time }));

function staysIn(shot: StageShot, share: number, { left, right, back, front }: Walls, whereIs: WhereIs): boolean {
  return momentsOf(shot).every(({ key, time }) => {
    const [x, , z] = pointOfShot(between(key, share), shot, time, whereIs);
    return x > left + FROM_WALL && x < right - FROM_WALL && z > back + FROM_WALL && z < front - FROM_WALL;
  });
}

const between = ({ eye, target }: CameraKey, share: number): Vector => add(target, scale(subtract(eye, target), share));

function nearer(key: CameraKey, share: number): CameraKey {
  const tangent = Math.min(WIDEST, Math.tan((key.fieldOfView * Math.PI) / 360) / share);
  return {
    ...key,
    eye: between(key, share),
    fieldOfView: (Math.atan(tangent) * 360) / Math.PI,
    focus: Math.max(0.2, key.focus - Math.hypot(...subtract(key.eye, key.target)) * (1 - share)),
  };
}
