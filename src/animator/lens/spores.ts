import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import type { Particle } from './particle.ts';
import { type Spray, share } from './spray-source.ts';

const CLOUD = { count: 150, seconds: 5.5 } as const;

/** Points of light that a flower lets go: they well up out of it, spread and drift away. `amount`: how high it stands, in metres. */
export function* spores(
  { amount, colour = [1.6, 1.4, 1] }: ParticleSource,
  { stage, time }: Spray,
  from: Vector,
  since: number,
): Generator<Particle> {
  const seed = hashText('spores', stage.seed);
  for (let number = 0; number < CLOUD.count; number++) {
    // Most of them in the first second, and always some more.
    const born = share(seed, number, 0) ** 2 * CLOUD.seconds;
    const age = since - born;
    if (age < 0) continue;
    const [angle, reach] = [share(seed, number, 1) * Math.PI * 2, share(seed, number, 2)];
    const gone = 1 - Math.exp(-age * 0.9);
    const out = amount * (0.12 + 1.5 * reach) * gone;
    const sway = Math.sin(time * (0.7 + reach) + number) * 0.05 * amount * gone;
    const up = amount * (0.1 + (0.5 + 1.3 * share(seed, number, 3)) * gone) + age * 0.05;
    yield {
      at: [from[0] + Math.sin(angle) * out + sway, from[1] + up, from[2] + Math.cos(angle) * out],
      size: amount * 0.018 * (0.6 + 0.9 * share(seed, number, 4)),
      streak: [0, 0, 0],
      alpha: 0.85 * Math.min(1, age * 3) * (0.6 + 0.4 * Math.sin(time * 5 + number * 2.3)),
      colour,
      glow: 1,
    };
  }
}
