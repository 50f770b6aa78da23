import { lightOf } from '../../../maths/mesh.ts';
import type { Vector } from '../../../maths/vector.ts';
import { BODY_LENGTH, LINKS } from './poses.ts';

/** Where the body lies at rest: all of it straight, in the middle of its height. */
export const SPINE = 0.5;
export const RADIUS = 0.105;
const FRONT = BODY_LENGTH * 0.5;
export const NECK: Vector = [0, SPINE + 0.05, FRONT + 0.16];
export const HEAD: Vector = [0, SPINE + 0.12, FRONT + 0.3];

export const linkAt = (index: number): Vector => [0, SPINE, FRONT - (index / LINKS) * BODY_LENGTH];
/** Thickest behind the forelegs, and a thin tail. */
export const radiusAt = (share: number): number =>
  RADIUS * (share < 0.3 ? 0.82 + 0.6 * share : 1 - Math.max(0, share - 0.5) * 1.72);
export const light = (colour: string) => lightOf(Number.parseInt(colour.slice(1), 16));
