import { OWN_TIME, SNOWBALL } from '../bodies/rhythms.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { pointOf, type Spray, share } from './spray-source.ts';

const GRAVITY = 9.8;

/** In the hand, in an arc to whom it is meant for, and to powder there. */
export function* snowball(source: ParticleSource, parts: Spray, hand: Vector): Generator<Particle> {
  const { during } = source;
  const to = pointOf(source.to, parts);
  const from = during === undefined ? null : pointOf({ figure: during.figure, anchor: 'eyes' }, parts);
  if (to === null || from === null || during === undefined) return;
  const phase = parts.stage.figures[during.figure]?.phase ?? 0;
  const rounds = (parts.time + phase * OWN_TIME) / SNOWBALL.seconds;
  const within = (rounds - Math.floor(rounds)) * SNOWBALL.seconds;
  const age = within - SNOWBALL.leaves * SNOWBALL.seconds;
  const [colour, radius] = [lit(parts.air, 1.25), 0.055];
  const still = { streak: [0, 0, 0] as const, alpha: 1, colour, glow: 0 };
  if (age < 0) {
    if (within > 0.1) yield { ...still, at: hand, size: radius };
    return;
  }
  if (age < SNOWBALL.flies) {
    const share01 = age / SNOWBALL.flies;
    const up = 0.35 * 4 * share01 * (1 - share01);
    const at: Vector = [
      from[0] + (to[0] - from[0]) * share01,
      from[1] + (to[1] - from[1]) * share01 + up,
      from[2] + (to[2] - from[2]) * share01,
    ];
    yield { ...still, at, size: radius };
    yield { ...still, at: [at[0] - 0.012, at[1] + 0.016, at[2]], size: radius * 0.6, colour: lit(parts.air, 1.6) };
    return;
  }
  const seed = hashText(`powder ${Math.floor(rounds)} ${during.figure}`, parts.stage.seed);
  const since = age - SNOWBALL.flies;
  for (let number = 0; number < 26 && since < 0.7; number++) {
    const [angle, steep] = [share(seed, number, 0) * Math.PI * 2, share(seed, number, 1)];
    const out = (0.4 + share(seed, number, 2)) * since;
    yield {
      ...{ streak: [0, 0, 0], alpha: 0.9 * (1 - since / 0.7), colour, glow: 0 },
      at: [
        to[0] + Math.cos(angle) * out * 0.5,
        to[1] + steep * out * 0.9 - (GRAVITY * since * since) / 3,
        to[2] + Math.sin(angle) * out * 0.5,
      ],
      size: 0.012 + 0.02 * share(seed, number, 3),
    };
  }
}

const JET = { drops: 260, seconds: 0.85, ahead: 9, up: 3.2 } as const;

/** Out of a hose: a thick thread that opens into drops, falls and spreads. */
export function* jet(
  { during }: ParticleSource,
  { stage, air, time, standing }: Spray,
  from: Vector,
): Generator<Particle> {
  const heading = during === undefined ? 0 : (standing[during.figure]?.heading ?? 0);
  const seed = hashText('jet', stage.seed);
  const colour = lit(air, 1.35);
  for (let number = 0; number < JET.drops; number++) {
    const age = ((time * 1.9 + number / JET.drops) % 1) * JET.seconds;
    const [wide, high] = [(share(seed, number, 0) - 0.5) * 1.1 * age, (share(seed, number, 1) - 0.5) * 0.9 * age];
    const [ahead, up] = [JET.ahead * age, JET.up * age - (GRAVITY * age * age) / 2 + high];
    const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
    yield {
      at: [from[0] + sine * ahead + cosine * wide, from[1] + up, from[2] + cosine * ahead - sine * wide],
      size: 0.02 + 0.06 * age,
      streak: [sine * 0.16, (JET.up - GRAVITY * age) * 0.018, cosine * 0.16],
      alpha: 0.9 - 0.55 * (age / JET.seconds),
      colour,
      glow: 0.15,
    };
  }
}
