import { hashText, scramble } from '../maths/random.ts';

/** When what bursts again and again does so: what is seen then (lens) is heard then (score). Seconds. */

/** So many shells of fireworks take turns; each bursts so long after it rose. */
export const FIREWORKS = { shells: 9, every: 2.6, rise: 0.45 } as const;

/** Between two shells that fall at one spot of a battle, or where an explosion is filmed. */
export const BARRAGE_EVERY = 4.2;

/** How far a spot is in its round when the film begins: they do not burst all at once. */
export const barrageLate = (across: number, seed: number): number =>
  (scramble(hashText(`barrage ${across.toFixed(1)}`, seed) ^ 8) / 4_294_967_296) * BARRAGE_EVERY;
