import type { Shot } from '../../director/script.ts';
import { add, subtract, type Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

/** Seconds that a camera takes to be there at once; it eases in, so that less of them is seen. */
const SWIFT_SECONDS = 0.5;
const ZOOMS = /^(?:zoom_in|crash_zoom)$/;

/** A shot that goes on from the one before begins with the camera where that has left it. */
export function joinShot(
  before: StageShot,
  own: StageShot,
  whereIs: WhereIs,
  { move, swift, alone }: Pick<Shot, 'move' | 'swift' | 'alone'>,
  turnsToOther: boolean,
): StageShot {
  const [last, first] = [before.keys.at(-1), own.keys[0]];
  if (last === undefined || first === undefined) return own;
  const carry = (point: Vector): Vector => toOwn(pointOfShot(point, before, own.from, whereIs), own, own.from, whereIs);
  const begins: CameraKey = { ...last, time: own.from, eye: carry(last.eye), target: carry(last.target) };
  const told = own.keys.length > 1 ? own.keys.slice(1) : [{ ...first, time: own.to }];
  // Who turns from one to another stays there: on the way across, a camera would go through what stands between them.
  const stays = ZOOMS.test(move) || (alone === true && turnsToOther);
  const rest = stays ? told.map((key) => seenFrom(begins.eye, key)) : told;
  if (swift !== true) return { ...own, keys: [begins, ...rest] };
  const [there] = rest;
  const at = Math.min(own.to, own.from + SWIFT_SECONDS);
  return { ...own, keys: [begins, ...(there === undefined ? [] : [{ ...there, time: at }]), ...rest] };
}

/** Degrees that a lens shows at most. */
const WIDEST = 62;

/** A zoom stays where it is: its lens shows as much as the camera would see that came near. */
function seenFrom(eye: Vector, key: CameraKey): CameraKey {
  const [near, far] = [Math.hypot(...subtract(key.eye, key.target)), Math.hypot(...subtract(eye, key.target))];
  const tangent = (Math.tan((key.fieldOfView * Math.PI) / 360) * near) / Math.max(1e-3, far);
  return { ...key, eye, fieldOfView: Math.min(WIDEST, (Math.atan(tangent) * 360) / Math.PI), focus: far };
}

/** From where a shot has looked in the end: world heading from its target to its camera. */
export function headingAtEnd(shot: StageShot | undefined, whereIs: WhereIs): number | undefined {
  const last = shot?.keys.at(-1);
  if (shot === undefined || last === undefined) return undefined;
  const [eye, target] = [
    pointOfShot(last.eye, shot, shot.to, whereIs),
    pointOfShot(last.target, shot, shot.to, whereIs),
  ];
  return Math.atan2(eye[0] - target[0], eye[2] - target[2]);
}

/** Into the world, from beside whom the camera follows. */
export function pointOfShot(point: Vector, { follow }: StageShot, time: number, whereIs: WhereIs): Vector {
  if (follow === null) return point;
  const { at, heading } = whereIs(follow.figure, time);
  return add(follow.turns ? turned(point, heading, 1) : point, at);
}

export function toOwn(point: Vector, { follow }: StageShot, time: number, whereIs: WhereIs): Vector {
  if (follow === null) return point;
  const { at, heading } = whereIs(follow.figure, time);
  const from = subtract(point, at);
  return follow.turns ? turned(from, -heading, 1) : from;
}
