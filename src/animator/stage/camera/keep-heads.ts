import type { Shot } from '../../director/script.ts';
import { add, cross, dot, normalise, subtract, UP, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { pointOfShot } from './join-shots.ts';

/** Of half the picture: as high a head reaches at most; of a height: what hats and hair have above it. */
const [HIGHEST, HAIR] = [0.93, 0.035];
/** Of half the picture's angle: by so much a camera looks up for it. Whose head is higher still is too tall for the shot. */
const MOST_TILT = 0.4;
const WHOLE: ReadonlySet<string> = new Set(['medium', 'full', 'wide']);
const ELSEWHERE: ReadonlySet<string> = new Set(['birds_eye', 'high', 'point_of_view', 'over_shoulder', 'dashcam']);

interface Heads {
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
}

/** However a camera comes nearer, and whoever gets up before it: no head is cut off by the upper edge of a picture that shows more than a face. */
export function keepHeads(framed: readonly StageShot[], shots: readonly Shot[], parts: Heads): StageShot[] {
  return framed.map((shot, index) => {
    const asked = shots[index];
    const hero = asked === undefined ? -1 : parts.players.findIndex(({ role }) => role.id === asked.subject);
    const faced = parts.players[hero]?.order.family === 'person' || parts.players[hero]?.thing?.alive === true;
    if (asked === undefined || !faced || asked.part !== null) return shot;
    if (!WHOLE.has(asked.size) || ELSEWHERE.has(asked.angle)) return shot;
    return { ...shot, keys: shot.keys.map((key) => lookUpTo(key, shot, hero, parts.whereIs)) };
  });
}

function lookUpTo(key: CameraKey, shot: StageShot, hero: number, whereIs: WhereIs): CameraKey {
  const times = shot.keys.length === 1 ? [shot.from, (shot.from + shot.to) / 2, shot.to] : [key.time];
  const rise = Math.max(...times.map((time) => riseFor(key, shot, hero, whereIs, time)));
  return rise <= 0 ? key : { ...key, target: add(key.target, [0, rise, 0]) };
}

/** Metres by which the camera must point higher at that moment; 0 where the head is in the picture. */
function riseFor(key: CameraKey, shot: StageShot, hero: number, whereIs: WhereIs, time: number): number {
  const [eye, target] = [pointOfShot(key.eye, shot, time, whereIs), pointOfShot(key.target, shot, time, whereIs)];
  const { at, height, lies } = whereIs(hero, time);
  if (lies === true) return 0;
  const top: Vector = [at[0], at[1] + height * (1 + HAIR), at[2]];
  const way = subtract(target, eye);
  const forward = normalise(way);
  const level = Math.hypot(forward[0], forward[2]);
  const depth = dot(subtract(top, eye), forward);
  if (depth < 0.1 || level < 0.3) return 0;
  const above = cross(normalise(cross(forward, UP)), forward);
  const half = (key.fieldOfView * Math.PI) / 360;
  const seen = Math.atan(dot(subtract(top, eye), above) / depth);
  const tilt = seen - Math.atan(HIGHEST * Math.tan(half));
  return tilt <= 0 ? 0 : (Math.tan(Math.min(tilt, half * MOST_TILT)) * Math.hypot(...way)) / level;
}
