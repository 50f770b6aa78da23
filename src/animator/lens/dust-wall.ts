import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { Particle } from './particle.ts';

/** Metres from the eye where it begins and what it gains a second; how high it stands there at first and how that grows. */
const FRONT = { far: 640, nearest: 320, gains: 22, high: 120, rises: 8 } as const;
const [COLUMNS, ROWS] = [40, 9];
/** Radians to each side of where the film looks. */
const SPREAD = 0.95;

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

const tinted = (fog: Light, shade: number): Light => [fog[0] * shade, fog[1] * shade * 0.8, fog[2] * shade * 0.56];

/** A storm of dust as one sees it come: a wall on the horizon that rolls over itself, nearer and higher with every second; pale above, dark at its foot. */
export function* dustWall(seed: number, eye: Vector, time: number, ahead: number, air: Air): Generator<Particle> {
  const far = Math.max(FRONT.nearest, FRONT.far - FRONT.gains * time);
  for (let row = ROWS - 1; row >= 0; row--)
    for (let column = 0; column < COLUMNS; column++) {
      const number = row * COLUMNS + column;
      const across = ((column + (row % 2) * 0.5 + share(seed, number, 0) - 0.5) / (COLUMNS - 1)) * 2 - 1;
      // Its crest is no straight line, and it falls off to both sides.
      const crest =
        (FRONT.high + FRONT.rises * time) *
        (0.8 + 0.16 * Math.sin(across * 6 + seed) + 0.1 * Math.sin(across * 19 + time * 0.3)) *
        (1 - 0.45 * across * across);
      const roll = (time * (0.16 + 0.12 * share(seed, number, 1)) + share(seed, number, 2)) % 1;
      const up = ((row + roll) / ROWS) * crest;
      const angle = ahead + across * SPREAD;
      const light = 0.22 + 0.6 * (up / Math.max(1, crest)) + 0.4 * (share(seed, number, 3) - 0.5);
      yield {
        at: [eye[0] + Math.sin(angle) * far, eye[1] * 0.3 + up - 6, eye[2] + Math.cos(angle) * far],
        size: 20 + 20 * share(seed, number, 4) + crest * 0.08,
        streak: [0, 0, 0],
        // What rolls in at a row's foot and out at its head is not seen to jump.
        alpha: 1.1 * Math.sin(Math.PI * roll) ** 0.7,
        colour: tinted(air.fog.colour, light),
        glow: 0,
      };
    }
}
