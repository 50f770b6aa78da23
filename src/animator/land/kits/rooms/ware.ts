import type { Random } from '../../../maths/random.ts';
import { lookOf, type Solids } from '../architecture/solids.ts';

/** Something for sale: so many metres of a board it takes, and how it stands there with its front toward +z, no higher than `room`. */
export interface Ware {
  readonly wide: number;
  draw(solids: Solids, random: Random, room: number): void;
}

/** A pot or a bucket, wider toward its rim. */
export const vessel = (solids: Solids, r: number, tall: number, hue: number, metal = false): void => {
  const look = lookOf(hue, metal ? 'metal' : 'porcelain');
  solids.lathe(
    [0, 0, 0],
    [
      [r * 0.72, 0],
      [r * 0.8, tall * 0.2],
      [r, tall],
      [r * 0.9, tall],
    ],
    look,
    12,
  ); // prettier-ignore
};
