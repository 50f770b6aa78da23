import { hashText } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource } from '../stage/stage.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';
import { type Spray, share } from './spray-source.ts';

/** Of a pane a metre wide: drops that cling to it, and those that run down. Metres of the pane that are wet. */
const [CLINGING, RUNNING, HIGH] = [330, 46, 1.7];
/** Metres behind a running drop. */
const TRAIL = 0.16;

/** Rain on the outside of a window: beads that cling, and drops that run down in fits and starts, each with its trail. `amount`: how wide it is, in metres. */
export function* trickles(
  { amount, turn: heading = 0 }: ParticleSource,
  { stage, air, time }: Spray,
  [x, y, z]: Vector,
): Generator<Particle> {
  const seed = hashText(`pane ${x.toFixed(2)} ${z.toFixed(2)}`, stage.seed);
  const [alongX, alongZ] = [Math.cos(heading), -Math.sin(heading)];
  const on = (across: number, up: number): Vector => [x + alongX * across, y + up, z + alongZ * across];
  const [dark, bright] = [lit(air, 0.42), lit(air, 1.5)];
  const drop = function* (at: Vector, size: number, streak: number): Generator<Particle> {
    yield { at, size, streak: [0, streak, 0], alpha: 0.5, colour: dark, glow: 0 };
    const shine: Vector = [at[0] + alongX * size * 0.3, at[1] + size * 0.4, at[2] + alongZ * size * 0.3];
    yield { at: shine, size: size * 0.42, streak: [0, streak * 0.3, 0], alpha: 0.75, colour: bright, glow: 0.25 };
  };
  for (let number = 0; number < CLINGING * amount; number++) {
    const across = (share(seed, number, 0) - 0.5) * amount;
    yield* drop(on(across, share(seed, number, 1) * HIGH), 0.003 + 0.006 * share(seed, number, 2) ** 3, 0);
  }
  for (let number = 0; number < RUNNING * amount; number++) {
    const own = seed + 7919;
    const rounds = time / (2.4 + 4.5 * share(own, number, 1)) + share(own, number, 2);
    const round = own + Math.floor(rounds) * 131;
    const age = rounds - Math.floor(rounds);
    // It stops, gathers and goes on.
    const gone = age + Math.sin(age * 19 + number) * 0.035;
    const across = (share(round, number, 0) - 0.5) * amount + Math.sin(gone * 13 + number) * 0.006;
    const up = HIGH * (1 - Math.max(0, Math.min(1, gone)));
    const size = 0.006 + 0.004 * share(own, number, 3);
    yield* drop(on(across, up), size, 0.004);
    yield {
      at: on(across, up + TRAIL / 2),
      ...{ size: size * 0.5, streak: [0, TRAIL, 0], alpha: 0.13, colour: bright, glow: 0.1 },
    };
  }
}
