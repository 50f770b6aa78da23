import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { hashText, scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

interface Kick {
  readonly count: number;
  readonly seconds: number;
  /** Metres a second up, and how far aside and ahead of the feet, at the pace of a run. */
  readonly up: number;
  readonly aside: number;
  readonly along: number;
  readonly falls: number;
  readonly size: number;
  /** Times its size that it grows by the end. */
  readonly grows: number;
  readonly alpha: number;
  readonly tint: Light;
}

const KICKS: Readonly<Record<string, Kick>> = {
  kicked_water: {
    ...{ count: 90, seconds: 0.7, up: 2.6, aside: 0.9, along: 0.35, falls: 9.8, size: 0.018, grows: 0.6 },
    ...{ alpha: 0.75, tint: [1.15, 1.2, 1.25] },
  },
  kicked_dust: {
    ...{ count: 26, seconds: 1.6, up: 0.5, aside: 0.35, along: 0.15, falls: 0, size: 0.1, grows: 5 },
    ...{ alpha: 0.2, tint: [0.8, 0.62, 0.42] },
  },
  kicked_smoke: {
    ...{ count: 34, seconds: 1.7, up: 0.42, aside: 0.5, along: 0.1, falls: 0, size: 0.17, grows: 4.2 },
    ...{ alpha: 0.17, tint: [0.95, 0.95, 1] },
  },
  kicked_snow: {
    ...{ count: 46, seconds: 0.9, up: 1.3, aside: 0.5, along: 0.2, falls: 4.5, size: 0.03, grows: 2.5 },
    ...{ alpha: 0.5, tint: [1.15, 1.18, 1.25] },
  },
};

/** Metres a second at which feet throw up all they can. */
const FULL_PACE = 5;
/** Metres over the water in which nothing touches it. */
const OVER_WATER = 0.35;
/** A body's feet reach so far from where it is, for its size. */
const STANCE = 0.3;

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 8 + which)) / 4_294_967_296;

interface Kicked {
  readonly kind: string;
  readonly amount: number;
  readonly seed: number;
  readonly air: Air;
  readonly time: number;
  /** The water it is thrown out of, where it is. */
  readonly level: number | null;
  motionAt(time: number): Motion;
}

/** Each piece left the ground where the feet were a while ago, and has flown since. */
export function* kicked({ kind, amount, seed, air, time, level, motionAt }: Kicked): Generator<Particle> {
  const kick = KICKS[kind];
  if (kick === undefined) return;
  const own = hashText(kind, seed);
  const light = lit(air, 1);
  const colour: Light = [light[0] * kick.tint[0], light[1] * kick.tint[1], light[2] * kick.tint[2]];
  // What is as large as a car leaves a cloud behind it.
  const [count, dense] = [Math.round(kick.count * Math.max(1, amount - 1)), amount > 2 ? 1.7 : 1];
  for (let number = 0; number < count; number++) {
    const age = (time / kick.seconds + share(own, number, 5)) % 1;
    const since = age * kick.seconds;
    const { at, heading, speed } = motionAt(time - since);
    // Who flies over the water throws none of it up.
    if (kind === 'kicked_water' && level !== null && at[1] > level + OVER_WATER) continue;
    const pace = Math.min(1.4, speed / FULL_PACE);
    if (pace < 0.08) continue;
    const round = Math.floor(time / kick.seconds + share(own, number, 5));
    const chance = (which: number): number => share(own + round * 977, number, which);
    const [across, ahead] = [chance(0) - 0.5, chance(1) - 0.5];
    const [side, forth] = [
      across * (STANCE * amount + kick.aside * 2 * since * pace),
      ahead * STANCE * 2 * amount + kick.along * speed * since * chance(2),
    ];
    const up = kick.up * pace * amount * (0.3 + 0.7 * chance(3)) * since - (kick.falls * since * since) / 2;
    if (up < -0.02) continue;
    const ground = level === null ? at[1] : Math.max(at[1], level);
    const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
    const point: Vector = [
      at[0] + cosine * side + sine * forth,
      ground + 0.02 + up,
      at[2] - sine * side + cosine * forth,
    ];
    yield {
      at: point,
      size: kick.size * amount * (0.5 + chance(4)) * (1 + kick.grows * age),
      streak: [0, 0, 0],
      alpha: kick.alpha * dense * Math.min(1, pace * 1.6) * (1 - age) * Math.min(1, age * 9),
      colour,
      glow: 0,
    };
  }
}
