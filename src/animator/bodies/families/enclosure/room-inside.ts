import type { Vector } from '../../../maths/vector.ts';

/** Where a world stands within its glass, in metres: an oval of ground, and how high it is free above each point of it. */
export interface RoomInside {
  readonly middle: Vector;
  /** Half of the oval, across (x) and along (z). */
  readonly across: number;
  readonly along: number;
  /** Metres of free air above the ground at a point told from the middle. */
  readonly free: (x: number, z: number) => number;
}

/** How far out of the oval a point is: 0 its middle, 1 its edge. */
export const outOf = ({ across, along }: RoomInside, x: number, z: number): number => Math.hypot(x / across, z / along);
