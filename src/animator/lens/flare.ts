import type { Air } from '../land/world.ts';
import { smoothstep } from '../maths/ease.ts';
import { add, dot, scale, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { frameOf } from './camera.ts';
import type { Particle } from './particle.ts';

/** What glass throws back within a lens, on a line from the sun through the middle: where on it, how large (of the picture's height), how bright, in which colour. */
const GHOSTS: readonly (readonly [along: number, size: number, alpha: number, colour: Vector])[] = [
  [1, 0.62, 0.09, [1.3, 0.95, 0.55]],
  [1, 0.2, 0.42, [1.5, 1.25, 0.9]],
  [0.62, 0.05, 0.16, [0.5, 0.9, 1.2]],
  [0.38, 0.09, 0.1, [1.1, 0.6, 0.3]],
  [0.16, 0.03, 0.2, [0.6, 1.2, 0.7]],
  [-0.22, 0.06, 0.14, [0.9, 0.45, 0.9]],
  [-0.46, 0.12, 0.09, [0.4, 0.8, 1.2]],
  [-0.78, 0.045, 0.18, [1.2, 0.9, 0.4]],
  [-1.15, 0.19, 0.075, [0.5, 1, 0.8]],
];
/** Of the picture's height: how long the streak is that crosses it, and how thin. */
const STREAK = { long: 1.5, thin: 0.012, alpha: 0.2, colour: [0.75, 0.95, 1.35] as Vector } as const;
/** Of the way to what is in focus: near enough to lie over all of it. */
const NEAR = 0.45;

/** A flare of the sun, while the camera looks toward it. */
export function* flare(air: Air, camera: CameraPose): Generator<Particle> {
  const { eye, right, up, forward } = frameOf(camera);
  const depth = dot(air.sunDirection, forward);
  if (depth < 0.2) return;
  const half = Math.tan((camera.fieldOfView * Math.PI) / 360);
  const [x, y] = [dot(air.sunDirection, right) / depth, dot(air.sunDirection, up) / depth];
  // Out of the picture it fades, and stays at its edge for a while.
  const seen = 1 - smoothstep(1.2, 2.6, Math.hypot(x, y) / half);
  if (seen <= 0) return;
  const far = Math.max(0.4, camera.focus * NEAR);
  const spot = (along: number): Vector =>
    add(eye, scale(add(forward, add(scale(right, x * along), scale(up, y * along))), far));
  for (const [along, size, alpha, colour] of GHOSTS)
    yield { at: spot(along), size: size * half * far, streak: [0, 0, 0], alpha: alpha * seen, colour, glow: 1 };
  yield {
    at: spot(1),
    size: STREAK.thin * half * far,
    streak: scale(right, STREAK.long * 2 * half * far),
    alpha: STREAK.alpha * seen,
    colour: STREAK.colour,
    glow: 1,
  };
}
