import type { Vector } from '../maths/vector.ts';
import { figuresOf, hasEyes, type LitMoment, tallOf } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';

/** Metres: a lamp so far above a face and so near to it is the one that somebody sits beneath. */
const HUNG = { over: 0.35, near: 2.4 } as const;

/** The lamp of the room that hangs over whom the film shows: what is seen of it, and of the table below; their faces have their own light. */
export function hungLamps(moment: LitMoment): MovingLamp[] {
  const hero = figuresOf(moment).find(hasEyes)?.figure;
  const [x, y, z] = hero?.at ?? [0, 0, 0];
  const head = y + (hero === undefined ? 0 : tallOf(hero) * 0.6);
  const hung = moment.lamps.filter(
    ({ at, spot }) => spot === undefined && at[1] > head + HUNG.over && Math.hypot(at[0] - x, at[2] - z) < HUNG.near,
  );
  return hung.slice(0, 1).map(({ at }) => ({
    ...{ at, colour: [1.9, 1.5, 0.98] as Vector, reach: 5, size: 0.12, shades: 0.8, beam: 0.006 },
    cone: { toward: [0, -1, 0] as Vector, edge: -0.2, core: 0.75 },
  }));
}
