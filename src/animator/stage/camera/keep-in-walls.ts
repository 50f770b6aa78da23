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
/** Radians by which it goes around whom it shows where even the nearest eye is beyond a wall: who sits on a sill is seen from the room. */
const TURNS = [0.35, -0.35, 0.7, -0.7, 1.05, -1.05, 1.4, -1.4, 1.75, -1.75, 2.1, -2.1, 2.6, -2.6, Math.PI];
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
    const fits = [0, ...TURNS].map((turn) => comeIn(goAround(shot, turn), room, whereIs));
    return (fits.find(({ inside }) => inside) ?? fits[0])?.shot ?? shot;
  });
}

/** A room in which nobody plays is shown from within: from behind its front wall one would look over the ceiling. */
export function showWithin(shot: StageShot, { walls, prospect }: PlaceFacts, whereIs: WhereIs): StageShot {
  if (walls === undefined || prospect === undefined || prospect.ground.eye[2] > walls.front) return shot;
  return comeIn(shot, walls, whereIs).shot;
}

/** The shot from as far as the walls let it, and whether it is inside of them then. */
function comeIn(
  shot: StageShot,
  room: Walls,
  whereIs: WhereIs,
): { readonly shot: StageShot; readonly inside: boolean } {
  let share = 1;
  while (share > NEAREST && !staysIn(shot, share, room, whereIs)) share -= STEP;
  return {
    shot: share === 1 ? shot : { ...shot, keys: shot.keys.map((key) => nearer(key, share)) },
    inside: staysIn(shot, share, room, whereIs),
  };
}

function goAround(shot: StageShot, turn: number): StageShot {
  if (turn === 0) return shot;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return {
    ...shot,
    keys: shot.keys.map((key) => {
      const [x, y, z] = subtract(key.eye, key.target);
      return { ...key, eye: add(key.target, [x * cosine + z * sine, y, z * cosine - x * sine]) };
    }),
  };
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
