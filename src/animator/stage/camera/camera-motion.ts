import { makeNoise } from '../../maths/noise.ts';
import type { Vector } from '../../maths/vector.ts';
import type { CameraKey, Stage, StageShot } from '../stage.ts';
import type { Motion } from '../ways/path-motion.ts';

/** A physical camera at one moment. */
export interface CameraPose {
  readonly eye: Vector;
  readonly target: Vector;
  /** Radians around the line of sight. */
  readonly roll: number;
  /** Vertical angle of view, degrees. */
  readonly fieldOfView: number;
  /** Metres to what is sharp. */
  readonly focus: number;
  /** Pixels of blur at infinity, at a width of 1280; 0 for all sharp. */
  readonly aperture: number;
  /** Metres: nothing nearer is seen. */
  readonly near?: number;
}

/** The camera of a film: whichever shot is on, its keys eased, its subject followed, its hand trembling. */
export function makeCameraMotion(
  { shots, seed }: Pick<Stage, 'shots' | 'seed'>,
  figureAt: (figure: number, time: number) => Motion,
): (time: number) => CameraPose {
  const tremble = makeNoise(seed ^ 0x51ed);
  return (time) => {
    const shot = findShot(shots, time);
    const pose = follow(shot, interpolate(shot.keys, time), time, figureAt);
    if (shot.handheld === 0) return pose;
    const shake = (row: number): number => tremble.fbm(time * 0.9, row * 7.3, 3) * shot.handheld;
    const move = (point: Vector, row: number, by: number): Vector => [
      point[0] + shake(row) * by,
      point[1] + shake(row + 1) * by,
      point[2] + shake(row + 2) * by,
    ];
    return {
      ...pose,
      eye: move(pose.eye, 1, 1),
      target: move(pose.target, 11, 1.6),
      roll: pose.roll + shake(21) * 0.08,
    };
  };
}

export function findShot(shots: readonly StageShot[], time: number): StageShot {
  const shot = shots.findLast(({ from }) => time >= from) ?? shots[0];
  if (shot === undefined) throw new RangeError('A film needs a shot.');
  return shot;
}

function follow(
  shot: StageShot,
  pose: CameraPose,
  time: number,
  figureAt: (figure: number, time: number) => Motion,
): CameraPose {
  if (shot.follow === null) return pose;
  const { at, heading } = figureAt(shot.follow.figure, time);
  const [cosine, sine] = shot.follow.turns ? [Math.cos(heading), Math.sin(heading)] : [1, 0];
  const move = ([x, y, z]: Vector): Vector => [at[0] + x * cosine + z * sine, at[1] + y, at[2] - x * sine + z * cosine];
  return { ...pose, eye: move(pose.eye), target: move(pose.target) };
}

/** How far a camera has come at a moment, as the time of a key: what has a key at each moment is seen in it then. */
export function easedTime(from: number, to: number, time: number): number {
  const whole = Math.min(1, Math.max(0, (time - from) / (to - from)));
  // Between a steady run and a full ease: a camera on rails.
  const eased = whole * whole * (3 - 2 * whole) * 0.75 + whole * 0.25;
  return from + eased * (to - from);
}

/** Eases in and out over the whole shot; between inner keys it runs on. */
function interpolate(keys: readonly CameraKey[], time: number): CameraPose {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A shot needs a key.');
  if (keys.length === 1) return first;
  const at = easedTime(first.time, last.time, time);
  let index = 0;
  while (index + 2 < keys.length && (keys[index + 1]?.time ?? 0) <= at) index += 1;
  const [a, b] = [keys[index] ?? first, keys[index + 1] ?? last];
  const share = Math.min(1, Math.max(0, (at - a.time) / Math.max(1e-6, b.time - a.time)));
  const mix = (from: number, to: number): number => from + (to - from) * share;
  const point = (from: Vector, to: Vector): Vector => [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
  return {
    eye: point(a.eye, b.eye),
    target: point(a.target, b.target),
    roll: mix(a.roll, b.roll),
    fieldOfView: mix(a.fieldOfView, b.fieldOfView),
    focus: mix(a.focus, b.focus),
    aperture: mix(a.aperture, b.aperture),
    ...(a.near === undefined ? {} : { near: a.near }),
  };
}
