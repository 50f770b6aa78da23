import { add, cross, dot, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Extent } from './extent-points.ts';
import { MARGIN_ACROSS, MARGIN_UP, type Tangents } from './view.ts';

/** Across the picture and up in it, for a camera in that direction. */
export function axesOf(look: Vector): { readonly right: Vector; readonly above: Vector } {
  const level = Math.hypot(look[0], look[2]);
  const right: Vector = level < 1e-4 ? [1, 0, 0] : [look[2] / level, 0, -look[0] / level];
  return { right, above: cross(look, right) };
}

/** Where some are much nearer than others, the camera points to the middle of the picture they make, not of the ground they stand on. */
export function balance({ points, target }: Extent, look: Vector, tangents: Tangents): Extent {
  const { right, above } = axesOf(look);
  let aim = target;
  for (let round = 0; round < BALANCING; round++) {
    const far = fitDistance({ points, target: aim }, look, tangents);
    const seen = points.map((point) => {
      const from = subtract(point, aim);
      const depth = Math.max(0.05, far - dot(from, look));
      return { x: dot(from, right) / depth, y: dot(from, above) / depth, depth };
    });
    const depths = seen.map(({ depth }) => depth);
    if (Math.max(...depths) < Math.min(...depths) * MUCH_NEARER) break;
    const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    aim = add(
      aim,
      add(scale(right, middle(seen.map(({ x }) => x)) * far), scale(above, middle(seen.map(({ y }) => y)) * far)),
    );
  }
  return { points, target: aim };
}

const BALANCING = 4;
const MUCH_NEARER = 1.5;

/** How far away the camera must be for every point to be in the picture. */
export function fitDistance({ points, target }: Extent, look: Vector, { up, across }: Tangents): number {
  const { right, above } = axesOf(look);
  let least = 0.2;
  for (const point of points) {
    const from = subtract(point, target);
    const nearer = dot(from, look);
    least = Math.max(
      least,
      nearer + Math.abs(dot(from, right)) / (across * MARGIN_ACROSS),
      nearer + Math.abs(dot(from, above)) / (up * MARGIN_UP),
    );
  }
  return least;
}
