import type { Vector } from '../maths/vector.ts';

/** A point of the world in a figure's own space. */
export function toOwn(point: Vector, at: Vector, heading: number, size: number): Vector {
  const [x, y, z] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  return [(x * cosine - z * sine) / size, y / size, (x * sine + z * cosine) / size];
}
