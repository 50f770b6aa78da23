import type { Light } from '../maths/mesh.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { pointOf, type Spray, share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];

const SPLASH = { drops: 150, seconds: 1.5 } as const;
const GRAVITY = 9.8;

/** A crown of drops around something, thrown up again and again. `amount`: how wide it is, in metres; as slowly as the camera sees what is small. */
export function* splash(
  { amount, colour }: ParticleSource,
  { stage, air, time }: Spray,
  from: Vector,
): Generator<Particle> {
  const seed = hashText('splash', stage.seed);
  const light = lit(air, 1.2);
  const [r, g, b] = colour ?? [0.8, 0.9, 1];
  const drop: Light = [light[0] * r, light[1] * g, light[2] * b];
  // Small things fall fast; the camera is slow by the root of it.
  const slow = Math.sqrt(amount / 2.4);
  for (let number = 0; number < SPLASH.drops; number++) {
    const rounds = time / (SPLASH.seconds * 1.6) + share(seed, number, 0) * 0.22;
    const age = rounds - Math.floor(rounds);
    const chance = (which: number): number => share(seed + Math.floor(rounds) * 977, number, which);
    const [ring, out] = [chance(1) * Math.PI * 2, 0.25 + 0.75 * chance(2)];
    const t = age * SPLASH.seconds * slow;
    const rises = (2.1 + 2.2 * chance(3)) * Math.sqrt(amount);
    const up = rises * t - (GRAVITY * t * t) / 2;
    if (up < -amount * 0.25) continue;
    const radius = amount * (0.22 + out * age * 0.75);
    const size = amount * (0.004 + 0.01 * chance(4) ** 2);
    const at: Vector = [from[0] + Math.cos(ring) * radius, from[1] + up, from[2] + Math.sin(ring) * radius];
    const falls = (rises - GRAVITY * t) * 0.006;
    yield { at, size, streak: [0, falls, 0], alpha: 0.72, colour: drop, glow: 0.1 };
    yield {
      at: [at[0] - size * 0.32, at[1] + size * 0.35, at[2]],
      ...{ size: size * 0.34, streak: STILL, alpha: 0.9, colour: lit(air, 2), glow: 0.5 },
    };
  }
}

const CROWN = { drops: 240, high: 1.1 } as const;

/** What leaps up once where something has fallen into water, and falls back: a ring that opens, and drops above it. */
export function* crown(
  { amount, colour }: ParticleSource,
  { stage, air }: Spray,
  from: Vector,
  since: number,
): Generator<Particle> {
  const seed = hashText(`crown ${from[0].toFixed(2)}`, stage.seed);
  const light = lit(air, 1.4);
  const [r, g, b] = colour ?? [0.86, 0.94, 1];
  // Small things splash fast; the camera is slow by the root of it.
  const fall = GRAVITY * 0.16 * Math.sqrt(amount);
  for (let number = 0; number < CROWN.drops; number++) {
    const age = since - share(seed, number, 0) * 0.18;
    const leaps = Math.sqrt(2 * fall * amount * CROWN.high) * (0.35 + 0.65 * share(seed, number, 1) ** 1.5);
    const up = leaps * age - (fall * age * age) / 2;
    if (age <= 0 || up < -0.02 * amount) continue;
    const round = share(seed, number, 2) * Math.PI * 2;
    const out = amount * (0.2 + (0.25 + 0.45 * share(seed, number, 3)) * Math.min(1.4, age * 1.4));
    const rim = number % 3 === 0;
    yield {
      at: [from[0] + Math.cos(round) * out, from[1] + up, from[2] + Math.sin(round) * out],
      size: amount * (rim ? 0.05 : 0.016 + 0.028 * share(seed, number, 4)) * (1 - Math.min(0.6, age * 0.3)),
      streak: [0, (leaps - fall * age) * 0.018, 0],
      alpha: rim ? 0.4 : 0.85,
      colour: [light[0] * r, light[1] * g, light[2] * b],
      glow: 0.15,
    };
  }
}

const BAND = { knots: 90, speed: 0.5, tipped: 0.3 } as const;

/** The longest that a band takes to come down. */
const BAND_SECONDS = 1.1;

/** Honey or melted chocolate: a broad glossy band that sinks slowly, narrows on its way and coils where it lands. `amount` as of a stream. */
export function* ribbon(source: ParticleSource, parts: Spray, from: Vector, since: number): Generator<Particle> {
  const to = pointOf(source.to, parts);
  if (to === null || since < BAND.tipped) return;
  const { air, time } = parts;
  const fall = from[1] - to[1];
  // However large it is filmed, it is there soon.
  const seconds = Math.min(BAND_SECONDS, Math.max(0.05, fall) / BAND.speed);
  const reached = Math.min(1, (since - BAND.tipped) / seconds);
  const [r, g, b] = source.colour ?? [0.7, 0.5, 0.2];
  const [dr, dg, db] = lit(air, 1);
  const colour: Light = [r * dr * 1.1 + 0.015, g * dg * 1.1 + 0.012, b * db * 1.1 + 0.01];
  const gleam: Light = [colour[0] * 0.6 + dr * 0.4, colour[1] * 0.6 + dg * 0.4, colour[2] * 0.6 + db * 0.4];
  for (let knot = 0; knot < BAND.knots * reached; knot++) {
    const down = knot / BAND.knots;
    const wide = source.amount * (0.0125 - 0.0055 * down);
    // It sways more the nearer it comes to where it folds.
    const sway = source.amount * 0.006 * down * down;
    const at: Vector = [
      to[0] + Math.sin(time * 5 - down * 3) * sway,
      from[1] - fall * down,
      to[2] + Math.cos(time * 5 - down * 3) * sway,
    ];
    const streak: Vector = [0, -fall / BAND.knots, 0];
    yield { at, size: wide, streak, alpha: 1, colour, glow: 0 };
    yield { at: [at[0] + wide * 0.42, at[1], at[2]], size: wide * 0.2, streak, alpha: 0.75, colour: gleam, glow: 0.25 };
  }
  if (reached < 1) return;
  // Folds that sink into what is there already.
  for (let fold = 0; fold < 26; fold++) {
    const age = fold / 26;
    const [turn, out] = [time * 5 - age * 14, source.amount * (0.006 + 0.012 * age)];
    const size = source.amount * 0.007 * (1 - age * 0.4);
    const at: Vector = [
      to[0] + Math.sin(turn) * out,
      to[1] + source.amount * 0.008 * (1 - age),
      to[2] + Math.cos(turn) * out,
    ];
    yield { at, size, streak: STILL, alpha: 1 - age * 0.5, colour, glow: 0 };
  }
}
