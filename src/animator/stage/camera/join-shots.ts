import { add, subtract, type Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

/** A shot that goes on from the one before begins with the camera where that has left it. */
export function joinShot(before: StageShot, own: StageShot, whereIs: WhereIs): StageShot {
  const [last, first] = [before.keys.at(-1), own.keys[0]];
  if (last === undefined || first === undefined) return own;
  const carry = (point: Vector): Vector => toOwn(fromOwn(point, before, own.from, whereIs), own, own.from, whereIs);
  const begins: CameraKey = { ...last, time: own.from, eye: carry(last.eye), target: carry(last.target) };
  const rest = own.keys.length > 1 ? own.keys.slice(1) : [{ ...first, time: own.to }];
  return { ...own, keys: [begins, ...rest] };
}

/** From where a shot has looked in the end: world heading from its target to its camera. */
export function headingAtEnd(shot: StageShot, whereIs: WhereIs): number | undefined {
  const last = shot.keys.at(-1);
  if (last === undefined) return undefined;
  const [eye, target] = [fromOwn(last.eye, shot, shot.to, whereIs), fromOwn(last.target, shot, shot.to, whereIs)];
  return Math.atan2(eye[0] - target[0], eye[2] - target[2]);
}

/** Into the world, from beside whom the camera follows. */
function fromOwn(point: Vector, { follow }: StageShot, time: number, whereIs: WhereIs): Vector {
  if (follow === null) return point;
  const { at, heading } = whereIs(follow.figure, time);
  return add(follow.turns ? turned(point, heading, 1) : point, at);
}

function toOwn(point: Vector, { follow }: StageShot, time: number, whereIs: WhereIs): Vector {
  if (follow === null) return point;
  const { at, heading } = whereIs(follow.figure, time);
  const from = subtract(point, at);
  return follow.turns ? turned(from, -heading, 1) : from;
}
