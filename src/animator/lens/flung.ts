import type { Light } from '../maths/mesh.ts';
import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { type Spray, share } from './spray-source.ts';

const GRAVITY = 9.8;

interface Fling {
  readonly count: number;
  readonly seconds: number;
  /** Metres a second outward and up, for a body of a metre. */
  readonly out: number;
  readonly up: number;
  /** Of a body of a metre. */
  readonly size: number;
  readonly colour: Light;
  readonly alpha: number;
  /** Only behind it, low over the ground. */
  readonly behind: boolean;
}

const FLINGS: Readonly<Record<string, Fling>> = {
  shaken: {
    ...{ count: 190, seconds: 0.75, out: 2.6, up: 1.9, size: 0.011 },
    ...{ colour: [1.2, 1.28, 1.36], alpha: 0.85, behind: false },
  },
  dug: {
    ...{ count: 110, seconds: 0.8, out: 1.9, up: 3.3, size: 0.042 },
    ...{ colour: [0.3, 0.19, 0.1], alpha: 0.95, behind: true },
  },
  sparkling: {
    ...{ count: 60, seconds: 1.1, out: 0.45, up: 3.4, size: 0.016 },
    ...{ colour: [2, 1.4, 0.6], alpha: 0.9, behind: false },
  },
  splashed: {
    ...{ count: 190, seconds: 0.8, out: 1.7, up: 3.2, size: 0.024 },
    ...{ colour: [0.75, 0.72, 0.66], alpha: 0.75, behind: false },
  },
};

/** Drops and clods that a body throws off: each left it a moment ago, and has flown since. `amount`: how large the body is, in metres. */
export function* flung(
  { kind, amount, during, colour }: ParticleSource,
  { stage, air, time, standing }: Spray,
  from: Vector,
  since: number,
): Generator<Particle> {
  const fling = FLINGS[kind];
  if (fling === undefined) return;
  const seed = hashText(kind, stage.seed);
  const heading = during === undefined ? 0 : (standing[during.figure]?.heading ?? 0);
  const light = lit(air, 1);
  const [r, g, b] = colour ?? fling.colour;
  const tint: Light = [light[0] * r, light[1] * g, light[2] * b];
  // What is small falls as fast as what is large: it is thrown by the root of its size.
  const strength = Math.sqrt(amount);
  for (let number = 0; number < fling.count; number++) {
    const rounds = time / fling.seconds + share(seed, number, 0);
    const age = (rounds - Math.floor(rounds)) * fling.seconds;
    if (age > since) continue;
    const chance = (which: number): number => share(seed + Math.floor(rounds) * 977, number, which);
    const spread = fling.behind ? heading + Math.PI + (chance(1) - 0.5) * 0.9 : chance(1) * Math.PI * 2;
    const out = fling.out * strength * (0.35 + 0.65 * chance(2));
    const up = fling.up * strength * (fling.behind ? 0.4 + 0.6 * chance(3) : chance(3) * 1.5 - 0.35);
    const reach = (fling.behind ? 0.1 : 0.28) * amount + out * age;
    const y = up * age - (GRAVITY * age * age) / 2;
    const at: Vector = [from[0] + Math.sin(spread) * reach, from[1] + y, from[2] + Math.cos(spread) * reach];
    const [vx, vy, vz] = [Math.sin(spread) * out, up - GRAVITY * age, Math.cos(spread) * out];
    yield {
      at,
      size: fling.size * strength * (0.4 + 0.8 * chance(4)),
      streak: fling.behind ? [0, 0, 0] : [vx * 0.012, vy * 0.012, vz * 0.012],
      alpha: fling.alpha * (1 - (age / fling.seconds) ** 3),
      colour: kind === 'sparkling' ? [r, g, b] : tint,
      glow: kind === 'sparkling' ? 1 : 0,
    };
  }
}
