import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { type Spray, share } from './spray-source.ts';

/** A breath every so many seconds, let out for so long, in so many bubbles, which are seen for so long. */
const BREATH = { every: 2.9, lasts: 1.5, bubbles: 26, lives: 3.4 } as const;
/** Metres a second: small ones rise slowly, and all come to that speed soon. */
const [RISES, FASTER] = [0.55, 0.5] as const;

/** What a diver breathes out: a string of bubbles that widens as it rises, and stays behind who swims on. */
export function* exhaled(
  { from: source, amount }: ParticleSource,
  { stage, air, time, standing }: Spray,
  from: Vector,
): Generator<Particle> {
  const figure = source !== null && 'figure' in source ? source.figure : 0;
  const swimmer = standing[figure];
  const seed = hashText('exhaled', stage.seed + figure);
  const [heading, speed] = [swimmer?.heading ?? 0, swimmer?.speed ?? 0];
  const shifted = time + share(seed, 0, 9) * BREATH.every;
  const last = Math.floor(shifted / BREATH.every);
  for (let breath = last - 2; breath <= last; breath++)
    for (let number = 0; number < BREATH.bubbles; number++) {
      const own = breath * 97 + number;
      const born = breath * BREATH.every + (number / BREATH.bubbles) * BREATH.lasts;
      const age = shifted - born;
      if (age <= 0 || age > BREATH.lives) continue;
      const large = share(seed, own, 1) ** 2;
      const wide = (0.05 + 0.16 * age) * amount;
      const up = (RISES + FASTER * large) * age;
      const behind = speed * age;
      const size = (0.009 + 0.03 * large) * amount * Math.min(1, 0.35 + age * 3);
      const at: Vector = [
        from[0] - Math.sin(heading) * behind + (share(seed, own, 2) - 0.5) * wide + 0.02 * Math.sin(age * 7 + own),
        from[1] + up + (share(seed, own, 4) - 0.5) * 0.06,
        from[2] - Math.cos(heading) * behind + (share(seed, own, 3) - 0.5) * wide,
      ];
      const fades = Math.min(1, (BREATH.lives - age) * 1.5);
      // A pale ball, lit from above: its upper edge is the bright one.
      yield { at, size, streak: [0, 0, 0], alpha: 0.34 * fades, colour: lit(air, 1.1), glow: 0.4 };
      yield {
        ...{ at: [at[0] - size * 0.25, at[1] + size * 0.42, at[2]], size: size * 0.4, streak: [0, 0, 0] },
        ...{ alpha: 0.85 * fades, colour: lit(air, 2), glow: 0.6 },
      };
    }
}
