import type { Air } from '../land/world.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

/** Metres and seconds: a band of so many that winds from low ahead up over the camera. */
const BAND = { birds: 900, far: 95, near: 34, high: 40, aside: 46, seconds: 9, thick: 7 } as const;

/** Bats that leave a cave, starlings in the evening: a ribbon of dark flecks that bends, thins and thickens as it flows. */
export function* swarm(seed: number, eye: Vector, time: number, ahead: number, air: Air): Generator<Particle> {
  const dark = lit(air, 0.03);
  const [sine, cosine] = [Math.sin(ahead), Math.cos(ahead)];
  for (let bird = 0; bird < BAND.birds; bird++) {
    const along = (share(seed, bird, 0) + time / BAND.seconds) % 1;
    // The ribbon swings out to one side, comes back over the middle and leaves on the other.
    const bend = Math.sin(along * 5.2 + Math.sin(time * 0.4) * 0.3 - 0.5) * BAND.aside * along;
    const thick = BAND.thick * (0.25 + along * 1.5) * (1 + 0.5 * Math.sin(along * 11 - time * 1.3));
    const spread = (which: number): number => (share(seed, bird, which) + share(seed, bird, which + 1) - 1) * thick;
    const [right, up, far] = [
      bend + spread(1),
      3 + BAND.high * along ** 0.75 + spread(3) * 0.7,
      BAND.far + (BAND.near - BAND.far) * along + spread(5),
    ];
    const beat = Math.sin(time * (16 + 8 * share(seed, bird, 7)) + bird);
    yield {
      at: [eye[0] + sine * far - cosine * right, eye[1] + up - 4, eye[2] + cosine * far + sine * right],
      size: 0.11,
      // Wings, up and down.
      streak: [-cosine * 0.62, 0.3 * beat, sine * 0.62],
      alpha: 0.95,
      colour: dark,
      glow: 0,
    };
  }
}
