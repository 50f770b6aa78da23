import type { Light } from '../maths/mesh.ts';
import { hashText } from '../maths/random.ts';
import { subtract, type Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { pointOf, type Spray, share } from './spray-source.ts';

const STILL: Vector = [0, 0, 0];
/** Seconds that one sees what is going to burst. */
const FUSE = 0.5;
const BALL = { puffs: 64, seconds: 1.5, reach: 1.15 } as const;
const SMOKE = { puffs: 40, seconds: 3.4, up: 3.2 } as const;
const FLAMES = { puffs: 34, seconds: 0.8 } as const;
const SPLINTERS = 46;
const GRAVITY = 9.8;

/** From white over yellow and orange to the dull red in which fire ends. */
export const heatOf = (age: number): Light => [
  1.7 - 0.9 * age,
  0.85 * (1 - age) ** 1.2 + 0.06,
  0.3 * (1 - age) ** 4 + 0.01,
];

const hot = (heat: number): Light => [heat, heat, heat];

/** A flash, a ball of fire that swells and rises, splinters, and smoke over what goes on burning. `amount`: its reach in metres. */
export function* blast(
  { amount }: ParticleSource,
  { stage, air, time }: Spray,
  from: Vector,
  begun: number,
): Generator<Particle> {
  // In slow motion it bursts slowly.
  const since = (begun - FUSE) * Math.min(1, stage.shots[0]?.pace ?? 1);
  if (since < 0) return;
  const seed = hashText('blast', stage.seed);
  const soot = lit(air, 0.07);
  for (let number = 0; number < SMOKE.puffs; number++) {
    const age = (time / SMOKE.seconds + number / SMOKE.puffs) % 1;
    if (age * SMOKE.seconds > since) continue;
    const [aside, away] = [share(seed, number, 0) - 0.5, share(seed, number, 1) - 0.5];
    yield {
      at: [
        from[0] + (aside * 0.6 + 0.5 * age) * amount,
        from[1] + SMOKE.up * age * amount,
        from[2] + (away * 0.6 + aside * age) * amount,
      ],
      size: (0.3 + age * 0.75) * amount,
      streak: STILL,
      alpha: 0.62 * (1 - age) * Math.min(1, age * 5),
      colour: soot,
      glow: 0,
      shape: 'puff',
      seed: number,
    };
  }
  for (let number = 0; number < FLAMES.puffs; number++) {
    const age = (time / FLAMES.seconds + share(seed, number, 2)) % 1;
    const [angle, out] = [share(seed, number, 3) * Math.PI * 2, Math.sqrt(share(seed, number, 4))];
    yield {
      at: [
        from[0] + Math.cos(angle) * out * amount * 0.6,
        from[1] + (age * 0.8 - 0.2) * amount,
        from[2] + Math.sin(angle) * out * amount * 0.5,
      ],
      size: (0.24 - 0.14 * age) * amount,
      streak: STILL,
      alpha: 0.9 * (1 - age),
      colour: hot(0.95 - age * 0.5),
      glow: 0.2,
      shape: 'fire',
      seed: number,
    };
  }
  const swollen = since / BALL.seconds;
  if (swollen < 1)
    for (let number = 0; number < BALL.puffs; number++) {
      const [angle, steep] = [share(seed, number, 5) * Math.PI * 2, share(seed, number, 6)];
      const level = Math.sqrt(1 - steep * steep);
      const out = amount * BALL.reach * (0.35 + 0.65 * share(seed, number, 7)) * (1 - Math.exp(-4.5 * swollen));
      const age = Math.min(1, swollen * (0.7 + 0.6 * share(seed, number, 1)));
      yield {
        at: [
          from[0] + Math.cos(angle) * level * out,
          from[1] + steep * out + swollen * amount * 0.7,
          from[2] + Math.sin(angle) * level * out,
        ],
        size: (0.26 + 0.34 * swollen) * amount,
        streak: STILL,
        alpha: 0.9 * (1 - age) ** 0.6,
        ...(age > 0.72
          ? { colour: soot, glow: 0, shape: 'puff' as const }
          : { colour: hot(1 - age * 0.85), glow: 0.2, shape: 'fire' as const }),
        seed: number,
      };
    }
  yield* splinters(seed, from, amount, since);
  const flash = Math.max(0, 1 - since / 0.22);
  if (flash > 0)
    yield { at: from, size: amount * 3.2, streak: STILL, alpha: 0.8 * flash, colour: [2.2, 1.8, 1.2], glow: 1 };
}

function* splinters(seed: number, from: Vector, amount: number, since: number): Generator<Particle> {
  for (let number = 0; number < SPLINTERS && since < 2.2; number++) {
    const chance = (which: number): number => share(seed + 91, number, which);
    const [angle, speed] = [chance(0) * Math.PI * 2, (1.2 + 2.6 * chance(1)) * amount];
    const [x, y, z] = [Math.cos(angle) * speed, (0.6 + chance(2)) * speed, Math.sin(angle) * speed];
    const height = from[1] + y * since - (GRAVITY * since * since) / 2;
    if (height < from[1] - amount * 0.5) continue;
    yield {
      at: [from[0] + x * since, height, from[2] + z * since],
      size: (0.02 + 0.025 * chance(3)) * amount,
      streak: [x * 0.04, (y - GRAVITY * since) * 0.04, z * 0.04],
      alpha: 0.95,
      colour: heatOf(Math.min(0.8, since * 0.5)),
      glow: 0.9,
    };
  }
}

const BREATH = { puffs: 90, seconds: 0.9 } as const;

/** Fire out of a mouth: a thin tongue at the lips, a cloud where it ends. `amount`: how far it reaches in metres. */
export function* breath(
  { amount: most, from: source, to }: ParticleSource,
  parts: Spray,
  from: Vector,
  since: number,
): Generator<Particle> {
  const { stage, time, standing } = parts;
  const figure = source === null || 'at' in source ? null : (standing[source.figure] ?? null);
  const aim = pointOf(to, parts);
  const way = aim === null ? null : subtract(aim, from);
  // Toward whom it is meant for, and as far.
  const heading = way === null ? (figure?.heading ?? 0) : Math.atan2(way[0], way[2]);
  const level = way === null ? most : Math.max(0.1, Math.hypot(way[0], way[2]));
  const amount = way === null ? most : Math.min(most * 1.6, level * 1.1);
  const sinks = way === null ? 0.05 : -way[1] / level;
  const seed = hashText('breath', stage.seed);
  for (let number = 0; number < BREATH.puffs; number++) {
    const age = (time / BREATH.seconds + number / BREATH.puffs) % 1;
    if (age * BREATH.seconds > since) continue;
    const far = amount * (1 - (1 - age) ** 1.6);
    const wide = (0.03 + 0.22 * age) * amount;
    const [aside, up] = [
      (share(seed, number, 0) - 0.5) * wide,
      (share(seed, number, 1) - 0.4) * wide + age * age * 0.1 * amount,
    ];
    yield {
      at: [
        from[0] + Math.sin(heading) * far + Math.cos(heading) * aside,
        from[1] + up - sinks * far,
        from[2] + Math.cos(heading) * far - Math.sin(heading) * aside,
      ],
      size: (0.03 + 0.13 * age) * amount,
      streak: STILL,
      alpha: 0.9 * (1 - age) ** 0.7,
      colour: hot(1 - age * 0.62),
      glow: 0.15,
      shape: 'fire',
      seed: number,
    };
  }
}
