import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { Particle } from './particle.ts';

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

/** Radians: how high the pole stands over the horizon, how far around it stars are drawn, and how long a trail is at first and grows in a second. */
const POLE = { up: 0.5, aside: 0.12, around: 1.25 } as const;
const TRAIL = { stars: 380, first: 0.22, grows: 0.09, step: 0.07, far: 1500 } as const;
const TINTS: readonly Vector[] = [
  [1.1, 1.2, 1.6],
  [1.5, 1.35, 1.05],
  [1.25, 1.3, 1.35],
];

/** What a long exposure shows of a night: every star an arc around the pole, longer while the film runs. */
export function* starTrails(seed: number, eye: Vector, time: number, ahead: number): Generator<Particle> {
  const [across, high] = [ahead + POLE.aside, POLE.up];
  const pole: Vector = [Math.sin(across) * Math.cos(high), Math.sin(high), Math.cos(across) * Math.cos(high)];
  const right: Vector = [Math.cos(across), 0, -Math.sin(across)];
  const over: Vector = [
    pole[1] * right[2] - pole[2] * right[1],
    pole[2] * right[0] - pole[0] * right[2],
    pole[0] * right[1] - pole[1] * right[0],
  ];
  const at = (radius: number, turn: number): Vector => {
    const [c, s, p] = [Math.cos(turn) * Math.sin(radius), Math.sin(turn) * Math.sin(radius), Math.cos(radius)];
    return [0, 1, 2].map(
      (k) => (eye[k] ?? 0) + TRAIL.far * (pole[k as 0] * p + right[k as 0] * c + over[k as 0] * s),
    ) as unknown as Vector;
  };
  const length = TRAIL.first + time * TRAIL.grows;
  for (let star = 0; star < TRAIL.stars; star++) {
    const radius = 0.03 + POLE.around * Math.sqrt(share(seed, star, 0));
    const start = share(seed, star, 1) * Math.PI * 2;
    const pieces = Math.max(2, Math.ceil((length * Math.min(1, radius * 1.6)) / TRAIL.step));
    const shine = 0.25 + 0.75 * share(seed, star, 2) ** 2;
    const colour = TINTS[star % TINTS.length] ?? [1.2, 1.2, 1.4];
    for (let piece = 0; piece < pieces; piece++) {
      const [a, b] = [start + (length * piece) / pieces, start + (length * (piece + 1)) / pieces];
      const [from, to] = [at(radius, a), at(radius, b)];
      if ((from[1] - eye[1]) / TRAIL.far < 0.02) continue;
      yield {
        at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
        size: 1.5 + shine,
        streak: [to[0] - from[0], to[1] - from[1], to[2] - from[2]],
        // Brighter toward where the star is now.
        alpha: shine * (0.45 + 0.55 * ((piece + 1) / pieces)),
        colour,
        glow: 1,
      };
    }
  }
}
