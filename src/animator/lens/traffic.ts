import { HIGHWAY, highwayAt } from '../land/kits/highway.ts';
import type { Air } from '../land/world.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { lit } from './air-kinds.ts';
import type { Particle } from './particle.ts';

/** Metres a second, and metres from car to car in a lane. */
const [SPEED, APART] = [27, 26];
/** The light of the sky below which lamps are on. */
const LIT_BELOW = 0.47;
const WHITE: Vector = [2.6, 2.2, 1.5];
const RED: Vector = [2.4, 0.2, 0.08];
/** By day lamps are drowned, and one sees the paint. */
const PAINTS: readonly Vector[] = [
  [0.9, 0.9, 0.92],
  [0.12, 0.13, 0.16],
  [0.7, 0.12, 0.1],
  [0.5, 0.52, 0.56],
  [0.16, 0.26, 0.5],
];
/** How long a time-lapse leaves the shutter open, in metres of way for each time that it is faster than life. */
const TRAIL = 4.2;
const CAR = 3.6;

/** What drives on a motorway far below: headlights toward us on the left, tail lights on the right; drawn out into streaks where time runs. */
export function* traffic(seed: number, time: number, pace: number, air: Air): Generator<Particle> {
  const { from, to, lane, lanes, level } = HIGHWAY;
  const long = from - to;
  const cars = Math.floor(long / APART);
  const runs = Math.max(1, pace);
  const trail = CAR + TRAIL * (runs - 1);
  const dark = Math.min(1, Math.max(0, (LIT_BELOW - air.skyLight[1]) / 0.14));
  const day = lit(air, 0.9);
  for (const side of [-1, 1])
    for (let k = 0; k < lanes; k++)
      for (let car = 0; car < cars; car++) {
        const own = scramble(seed ^ (((side + 1) * 8 + k) * 97 + car)) / 4_294_967_296;
        const gone = (car * APART + own * APART * 0.8 + time * SPEED * (1 - 0.12 * k) + k * 11) % long;
        const z = side < 0 ? to + gone : from - gone;
        const across = side * (1.2 + lane * (k + 0.5));
        const at = highwayAt(z);
        const behind = highwayAt(z + side * trail);
        const glow = side < 0 ? WHITE : RED;
        const paint = PAINTS[Math.floor(own * 997) % PAINTS.length] ?? WHITE;
        const shown = (i: 0 | 1 | 2): number => glow[i] * dark + paint[i] * day[i] * (1 - dark);
        yield {
          at: [(at[0] + behind[0]) / 2 + across, level + 1.1, (at[2] + behind[2]) / 2],
          size: 0.7 + 0.5 * dark,
          // Its near end comes first: by how far away that is the kernel tells whether something hides it.
          streak: [side * (at[0] - behind[0]), 0, side * (at[2] - behind[2])],
          alpha: dark > 0.5 ? 0.95 : 0.8,
          colour: [shown(0), shown(1), shown(2)],
          glow: dark > 0.4 ? 1 : 0,
        };
      }
}
