import type { Air } from '../land/world.ts';
import type { Light } from '../maths/mesh.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

/**
 * What comes out of a mountain that burns: a column of ash that rises, swells and leans with the wind, red from below where it begins, and fountains of
 * glowing stones that fall back on the slopes. All of it a function of the time.
 */
const ASH = { count: 190, seconds: 26, high: 330, wide: 42 } as const;
const STONES = { count: 240, seconds: 5.2, speed: 62, pull: 22 } as const;

const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 16 + which)) / 4_294_967_296;

const mix = (a: Light, b: Light, part: number): Light => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

export function* erupt(seed: number, [x, y, z]: Vector, time: number, air: Air, wind: Vector): Generator<Particle> {
  const [pale, dark] = [lit(air, 0.5), lit(air, 0.16)];
  for (let k = 0; k < ASH.count; k++) {
    const age = (time / ASH.seconds + k / ASH.count) % 1;
    // Fast at first, then it hangs.
    const up = (1 - (1 - age) ** 2.2) * ASH.high;
    const spread = 16 + ASH.wide * (0.35 + age * 1.7);
    const [turn, out] = [share(seed, k, 0) * Math.PI * 2 + age * 1.4, Math.sqrt(share(seed, k, 1))];
    const lean = up * up * 0.0011;
    const glow = Math.max(0, 1 - up / 170) ** 1.4;
    const ash = mix(dark, pale, 0.5 + 0.5 * Math.cos(turn + 0.8) * out);
    yield {
      at: [
        x + Math.sin(turn) * out * spread + (wind[0] + 0.4) * lean,
        y + up + (share(seed, k, 2) - 0.5) * 26,
        z + Math.cos(turn) * out * spread * 0.8 + wind[2] * lean * 0.4,
      ],
      size: 15 + age * 40,
      streak: [0, 0, 0],
      alpha: 0.72 * Math.min(1, age * 14) * Math.min(1, (1 - age) * 4),
      colour: mix(ash, [1.7, 0.42, 0.1], glow * 0.75),
      glow: glow * 0.8,
    };
  }
  for (let k = 0; k < STONES.count; k++) {
    const round = time / STONES.seconds + share(seed, k, 3);
    const own = k + Math.floor(round) * STONES.count;
    const since = (round % 1) * STONES.seconds;
    const turn = share(seed, own, 4) * Math.PI * 2;
    const aside = STONES.speed * (0.06 + 0.26 * share(seed, own, 5));
    const rise = STONES.speed * (0.55 + 0.6 * share(seed, own, 6));
    const falls = rise - STONES.pull * since;
    yield {
      at: [
        x + Math.sin(turn) * aside * since,
        y - 6 + rise * since - (STONES.pull * since * since) / 2,
        z + Math.cos(turn) * aside * since,
      ],
      size: 0.9 + share(seed, own, 7) * 1.1,
      streak: [Math.sin(turn) * aside * 0.05, falls * 0.05, Math.cos(turn) * aside * 0.05],
      alpha: Math.min(1, since * 4) * Math.max(0.15, 1 - since / STONES.seconds),
      colour: mix([3.4, 1.7, 0.5], [2, 0.4, 0.08], since / STONES.seconds),
      glow: 1,
    };
  }
}
