import type { Shot } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { headingAtEnd } from './join-shots.ts';

/** Of the way to the nearer framing: so slow a camera shows where somebody is as well as the face. */
const NEARED = 0.62;

/** A shot that comes nearer by its end begins as it is framed, and ends toward the framing of that size: a dolly alone would cut off the head. */
export function pushIn(
  shot: Shot,
  own: StageShot,
  frame: (shot: Shot, heading?: number) => StageShot,
  whereIs: WhereIs,
): StageShot {
  const [first] = own.keys;
  // Who goes somewhere is followed, and comes nearer by itself or not at all.
  if (shot.nears === undefined || first === undefined || own.follow !== null) return own;
  const end = frame({ ...shot, size: shot.nears }, headingAtEnd(own, whereIs));
  const last = end.keys.at(-1);
  if (last === undefined || end.follow !== null) return own;
  return { ...own, keys: [first, { ...mixKeys(first, last, NEARED), time: shot.to }] };
}

function mixKeys(a: CameraKey, b: CameraKey, share: number): CameraKey {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  const point = (from: Vector, to: Vector): Vector => [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
  return {
    ...a,
    eye: point(a.eye, b.eye),
    target: point(a.target, b.target),
    fieldOfView: mix(a.fieldOfView, b.fieldOfView),
    focus: mix(a.focus, b.focus),
    aperture: mix(a.aperture, b.aperture),
  };
}
