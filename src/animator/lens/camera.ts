import { cross, dot, normalise, scale, subtract, UP, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';

export interface CameraFrame {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
}

export function frameOf({ eye, target, roll }: CameraPose): CameraFrame {
  const forward = normalise(subtract(target, eye));
  // Straight up or down there is no horizon to be level with: any will do, as long as it is the same each time.
  const upright: Vector = Math.abs(forward[1]) > 0.9999 ? [0, 0, -1] : UP;
  const level = normalise(cross(forward, upright));
  const above = cross(level, forward);
  const cosine = Math.cos(roll);
  const sine = Math.sin(roll);
  const turn = (a: Vector, b: Vector, s: number): Vector => [
    a[0] * cosine + b[0] * s,
    a[1] * cosine + b[1] * s,
    a[2] * cosine + b[2] * s,
  ];
  return { eye, forward, right: turn(level, above, sine), up: turn(above, level, -sine) };
}

/** Pixels a unit of tangent: how many pixels high a metre is at a metre's distance. */
export const scaleOf = (pose: CameraPose, height: number): number =>
  height / 2 / Math.tan((pose.fieldOfView * Math.PI) / 360);

/** Where a point is seen, in pixels, and how far away; behind the camera the depth is negative. */
export function project(pose: CameraPose, point: Vector, width: number, height: number): Vector {
  const { eye, right, up, forward } = frameOf(pose);
  const from = subtract(point, eye);
  const depth = dot(from, forward);
  const k = scaleOf(pose, height) / Math.max(1e-6, Math.abs(depth));
  return [width / 2 + dot(from, right) * k, height / 2 - dot(from, up) * k, depth];
}

/** Rows that map the world to u, v and depth of a map seen from far away along `direction`. */
export function parallelRows(direction: Vector, centre: Vector, radius: number, depth: number): readonly number[] {
  const forward = normalise(direction);
  const right = normalise(cross(Math.abs(forward[1]) > 0.999 ? [0, 0, 1] : UP, forward));
  const up = cross(forward, right);
  const row = (axis: Vector, size: number): readonly number[] => [
    axis[0] * size,
    axis[1] * size,
    axis[2] * size,
    0.5 - dot(axis, centre) * size,
  ];
  return [...row(right, 0.5 / radius), ...row(up, 0.5 / radius), ...row(scale(forward, -1), 0.5 / depth)];
}
