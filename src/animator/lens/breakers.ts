import type { Air } from '../land/world.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

/** Where the sea breaks against rock: again and again a fan of spray stands up, hangs and falls, and white water boils below it. */
const BURST = { drops: 90, foam: 26, seconds: 3.6, speed: 19, pull: 9.8 } as const;

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

export function* breakOn(seed: number, [x, y, z]: Vector, time: number, amount: number, air: Air): Generator<Particle> {
  const round = time / BURST.seconds + share(seed, 0, 9);
  const [own, since] = [Math.floor(round), (round % 1) * BURST.seconds];
  const force = amount * (0.65 + 0.5 * share(seed, own, 8));
  const light = lit(air, 0.95);
  for (let k = 0; k < BURST.drops; k++) {
    const number = own * BURST.drops + k;
    const [turn, out] = [share(seed, number, 0) * Math.PI * 2, share(seed, number, 1)];
    const late = share(seed, number, 2) * 0.5;
    const age = since - late;
    if (age < 0) continue;
    const rise = BURST.speed * force * (0.35 + 0.65 * share(seed, number, 3)) * (1 - out * 0.35);
    const up = rise * age - (BURST.pull * age * age) / 2;
    if (up < -1) continue;
    const fade = Math.max(0, 1 - age / 2.9);
    yield {
      at: [x + Math.sin(turn) * out * (1.4 + age * 3.2), y + up, z + Math.cos(turn) * out * (1.4 + age * 2.2)],
      size: (0.3 + age * 0.55) * (0.6 + share(seed, number, 4)),
      streak: [0, (rise - BURST.pull * age) * 0.06, 0],
      alpha: 0.42 * fade * Math.min(1, age * 8),
      colour: light,
      glow: 0.1,
    };
  }
  for (let k = 0; k < BURST.foam; k++) {
    const turn = (k / BURST.foam) * Math.PI * 2 + own;
    const far = 1.5 + 5 * share(seed, k, 5) + since * 0.8;
    yield {
      at: [x + Math.sin(turn) * far * 1.6, y + 0.25, z + Math.cos(turn) * far],
      size: 1.1 + share(seed, k, 6) * 0.9,
      streak: [0, 0, 0],
      alpha: 0.32 * amount * Math.max(0.2, 1 - since / BURST.seconds),
      colour: light,
      glow: 0,
    };
  }
}
