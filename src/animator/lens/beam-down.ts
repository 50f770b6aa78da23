import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import type { Particle } from './particle.ts';

const SLICES = 26;
/** Of how high it is: how broad the beam is above and on the ground. */
const [ABOVE, BELOW] = [0.1, 0.26];

/** The cone of light below a saucer. `amount`: metres down to the ground. */
export function* beamDown(
  { amount, colour = [0.75, 1.25, 1.1] }: ParticleSource,
  [x, y, z]: Vector,
  time: number,
): Generator<Particle> {
  for (let k = 0; k < SLICES; k++) {
    const share = (k + 0.5) / SLICES;
    const ring = 0.5 + 0.5 * Math.sin(share * 26 - time * 5);
    yield {
      at: [x, y - share * amount, z],
      size: amount * (ABOVE + (BELOW - ABOVE) * share),
      streak: [0, -amount / SLICES, 0],
      alpha: 0.1 * (0.7 + 0.5 * ring) * (1 - 0.35 * share),
      colour,
      glow: 1,
    };
  }
}
