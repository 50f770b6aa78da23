import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

/** Where the sea breaks against rock: again and again a fan of spray stands up, hangs and falls, and white water boils below it. */
const BURST = { drops: 170, foam: 26, seconds: 3.6, speed: 19, pull: 9.8 } as const;

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

interface Fan {
  readonly at: Vector;
  readonly seed: number;
  /** Which of the bursts it is, and for how many seconds it has stood. */
  readonly own: number;
  readonly since: number;
  /** Metres a second, of the fastest drops. */
  readonly speed: number;
  /** Metres: how wide it begins, and how large a drop is. */
  readonly wide: number;
  readonly drop: number;
  readonly count: number;
  readonly colour: Light;
}

/** Drops that fly up and out and fall back. */
function* fan({ at: [x, y, z], seed, own, since, speed, wide, drop, count, colour }: Fan): Generator<Particle> {
  for (let k = 0; k < count; k++) {
    const number = own * count + k;
    const [turn, out] = [share(seed, number, 0) * Math.PI * 2, share(seed, number, 1)];
    const age = since - share(seed, number, 2) * 0.4;
    if (age < 0) continue;
    const rise = speed * (0.35 + 0.65 * share(seed, number, 3)) * (1 - out * 0.35);
    const up = rise * age - (BURST.pull * age * age) / 2;
    if (up < -wide * 0.5) continue;
    const spread = out * (wide + age * speed * 0.16);
    yield {
      at: [x + Math.sin(turn) * spread, y + up, z + Math.cos(turn) * spread],
      size: drop * (1 + age * 1.8) * (0.6 + share(seed, number, 4)),
      streak: [0, (rise - BURST.pull * age) * 0.06, 0],
      alpha: 0.42 * Math.max(0, 1 - (age * 6.5) / speed) * Math.min(1, age * 8),
      colour,
      glow: 0.1,
    };
  }
}

export function* breakOn(seed: number, at: Vector, time: number, amount: number, air: Air): Generator<Particle> {
  const round = time / BURST.seconds + share(seed, 0, 9);
  const [own, since] = [Math.floor(round), (round % 1) * BURST.seconds];
  const speed = BURST.speed * amount * (0.65 + 0.5 * share(seed, own, 8));
  const colour = lit(air, 0.95);
  yield* fan({
    at,
    seed,
    own,
    since,
    speed,
    wide: 1.4 * Math.max(1, amount) ** 2,
    drop: 0.19,
    count: BURST.drops,
    colour,
  });
  for (let k = 0; k < BURST.foam; k++) {
    const turn = (k / BURST.foam) * Math.PI * 2 + own;
    const far = 1.5 + 5 * share(seed, k, 5) + since * 0.8;
    yield {
      at: [at[0] + Math.sin(turn) * far * 1.6, at[1] + 0.25, at[2] + Math.cos(turn) * far],
      size: 1.1 + share(seed, k, 6) * 0.9,
      streak: [0, 0, 0],
      alpha: 0.32 * amount * Math.max(0.2, 1 - since / BURST.seconds),
      colour,
      glow: 0,
    };
  }
}

/** Who leaps out of the water breaks through it twice in each leap: on the way up, and with all its weight on the way down. */
const PLUNGES = [
  { at: 0.1, force: 0.6 },
  { at: 0.9, force: 1 },
] as const;

/** `leap`: how many leaps there have been, with the share of the one it is in; `metres`: how large the one is that leaps. */
export function* plunge(
  seed: number,
  at: Vector,
  leaping: { readonly since: number; readonly lasts: number },
  metres: number,
  air: Air,
): Generator<Particle> {
  const leap = leaping.since / leaping.lasts;
  const colour = lit(air, 1.05);
  for (const [which, moment] of PLUNGES.entries()) {
    for (const back of [0, 1]) {
      const begun = Math.floor(leap) - back + moment.at;
      const since = (leap - begun) * leaping.lasts;
      if (begun < 0 || since < 0 || since > 1.6) continue;
      const speed = moment.force * Math.sqrt(2 * BURST.pull * metres * 0.6);
      const own = Math.floor(begun) * 2 + which;
      yield* fan({ at, seed, own, since, speed, wide: metres * 0.28, drop: metres * 0.013, count: 220, colour });
    }
  }
}
