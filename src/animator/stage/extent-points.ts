import type { Vector } from '../maths/vector.ts';

/** Corners of the box around a point. */
export const around = ([x, y, z]: Vector, radius: number, up: number): Vector[] => [
  [x - radius, y - up, z - radius],
  [x + radius, y - up, z + radius],
  [x + radius, y + up, z - radius],
  [x - radius, y + up, z + radius],
];

/** The middle of the box around all of them. */
export function middleOf(points: readonly Vector[]): Vector {
  const middle = (axis: 0 | 1 | 2): number => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}
