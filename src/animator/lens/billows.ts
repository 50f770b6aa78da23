import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { BARRAGE_EVERY, barrageLate } from '../stage/bursts.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import { blast } from './blast.ts';
import { tongue } from './flames.ts';
import type { Particle } from './particle.ts';
import { type Spray, share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];
const CLOUD = { puffs: 120, seconds: 3.6 } as const;

/** Clouds that roll outward over the ground from under an engine. `amount`: how long that is, in metres. */
export function* billows(
  { amount, colour }: ParticleSource,
  { stage, air, time }: Spray,
  from: Vector,
  since: number,
): Generator<Particle> {
  const seed = hashText('billows', stage.seed);
  const [r, g, b] = colour ?? [1, 1, 1];
  const light = lit(air, 0.85);
  for (let number = 0; number < CLOUD.puffs; number++) {
    const age = (time / CLOUD.seconds + number / CLOUD.puffs) % 1;
    if (age * CLOUD.seconds > since) continue;
    const angle = share(seed, number, 0) * Math.PI * 2;
    const out = (1 - (1 - age) ** 2) * amount * (0.7 + 0.9 * share(seed, number, 1));
    const shade = 0.72 + 0.4 * share(seed, number, 3);
    yield {
      at: [
        from[0] + Math.cos(angle) * out,
        from[1] + (0.05 + 0.3 * age * (0.4 + share(seed, number, 2))) * amount,
        from[2] + Math.sin(angle) * out,
      ],
      size: (0.08 + 0.26 * age) * amount,
      streak: STILL,
      alpha: 0.5 * (1 - age) ** 0.8 * Math.min(1, age * 8),
      colour: [light[0] * r * shade, light[1] * g * shade, light[2] * b * shade],
      glow: 0,
    };
  }
}

const TONGUES = 6;
/** Of half its width: how high a single flame is. */
const HIGH = 3.6;
const SMOKE = { puffs: 22, seconds: 4.5 } as const;

/** Flames out of a window or a roof, and the smoke of it above. `amount`: half as broad as it burns, in metres. */
export function* blaze({ amount }: ParticleSource, { stage, air, time }: Spray, from: Vector): Generator<Particle> {
  const seed = hashText(`blaze ${from[0].toFixed(1)} ${from[1].toFixed(1)}`, stage.seed);
  const soot = lit(air, 0.1);
  for (let number = 0; number < SMOKE.puffs; number++) {
    const age = (time / SMOKE.seconds + number / SMOKE.puffs) % 1;
    const aside = share(seed, number, 0) - 0.5;
    yield {
      at: [
        from[0] + (aside + 2.4 * age) * amount,
        from[1] + (0.9 + 7 * age) * amount,
        from[2] + (share(seed, number, 1) - 0.5) * amount,
      ],
      size: (0.5 + 1.5 * age) * amount,
      streak: STILL,
      alpha: 0.42 * (1 - age) * Math.min(1, age * 6),
      colour: soot,
      glow: 0,
      shape: 'puff',
      seed: number,
    };
  }
  for (let number = 0; number < TONGUES; number++) {
    const aside = (number / (TONGUES - 1) - 0.5) * 1.5;
    const high = 1.5 + 1.1 * share(seed, number, 3) - Math.abs(aside);
    const at: Vector = [
      from[0] + aside * amount,
      from[1] - 0.25 * amount,
      from[2] + share(seed, number, 4) * amount * 0.7,
    ];
    yield tongue(at, 0.52 * amount, [0.12 * amount * aside, high * amount, 0], share(seed, number, 2) * 40 + 1);
  }
}

/** One flame, as of a torch or a hearth. `amount`: half its width, in metres. */
export const burnAt = ({ amount }: ParticleSource, { stage }: Spray, from: Vector): Particle =>
  tongue(
    from,
    amount,
    [0, amount * HIGH, 0],
    share(hashText(`flame ${from[0].toFixed(1)} ${from[2].toFixed(1)}`, stage.seed), 1, 0) * 40 + 1,
  );

/** Shells that burst in turn; `amount` is how far the fire of one reaches. */
export function barrage(source: ParticleSource, parts: Spray, from: Vector): Iterable<Particle> {
  return blast(source, parts, from, (parts.time + barrageLate(from[0], parts.stage.seed)) % BARRAGE_EVERY);
}
