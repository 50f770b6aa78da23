import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import type { Particle } from './particle.ts';
import { share } from './spray-source.ts';

const TRAIL = { count: 130, seconds: 2.6 } as const;

/** Sparkles that hang where somebody was a moment ago, sink and go out. `amount`: how large that one is, in metres. */
export function* trail(
  { amount, from, colour = [1.7, 1.35, 0.6] }: ParticleSource,
  parts: { readonly seed: number; readonly time: number; motionOf(figure: number, time: number): Motion },
): Generator<Particle> {
  const { seed, time } = parts;
  if (from === null || 'at' in from) return;
  const own = hashText('trail', seed);
  for (let number = 0; number < TRAIL.count; number++) {
    const round = time / TRAIL.seconds + number / TRAIL.count;
    const age = (round % 1) * TRAIL.seconds;
    // Before the film it was on the same way.
    const { at } = parts.motionOf(from.figure, Math.max(0, time - age));
    const chance = (which: number): number => share(own + Math.floor(round) * 131, number, which) - 0.5;
    const spread = amount * (0.25 + age * 0.22);
    const place: Vector = [
      at[0] + chance(0) * spread,
      at[1] + amount * 0.45 + chance(1) * spread - age * age * 0.05 * amount,
      at[2] + chance(2) * spread,
    ];
    yield {
      at: place,
      size: amount * 0.026 * (0.5 + chance(3) + 0.5),
      streak: [0, 0, 0],
      alpha: 0.9 * (1 - age / TRAIL.seconds) * (0.55 + 0.45 * Math.sin(time * 9 + number * 2.7)),
      colour,
      glow: 1,
    };
  }
}
