import { cross, normalise, type Vector } from './vector.ts';

/** From local to world: three rows of four, the last column is where the origin goes. */
export type Affine = readonly number[];

export const IDENTITY: Affine = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** Stands at a place, turned around the vertical, of one size in all directions. */
export function standing(at: Vector, heading = 0, size = 1): Affine {
  const cosine = Math.cos(heading) * size;
  const sine = Math.sin(heading) * size;
  return [cosine, 0, sine, at[0], 0, size, 0, at[1], -sine, 0, cosine, at[2]];
}

export function multiply(a: Affine, b: Affine): Affine {
  const at = (m: Affine, row: number, column: number): number => m[row * 4 + column] ?? 0;
  const product: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const sum =
        at(a, row, 0) * at(b, 0, column) + at(a, row, 1) * at(b, 1, column) + at(a, row, 2) * at(b, 2, column);
      product.push(column === 3 ? sum + at(a, row, 3) : sum);
    }
  }
  return product;
}

export function transform(m: Affine, [x, y, z]: Vector): Vector {
  const row = (k: number): number => (m[k] ?? 0) * x + (m[k + 1] ?? 0) * y + (m[k + 2] ?? 0) * z + (m[k + 3] ?? 0);
  return [row(0), row(4), row(8)];
}

/** Scales along its own axes, then turns and moves as `standing`. */
export function stretched(at: Vector, heading: number, size: Vector): Affine {
  const cosine = Math.cos(heading);
  const sine = Math.sin(heading);
  return [
    cosine * size[0],
    0,
    sine * size[2],
    at[0],
    0,
    size[1],
    0,
    at[1],
    -sine * size[0],
    0,
    cosine * size[2],
    at[2],
  ];
}

/** Stands on a slope: its own upward direction is the given one. */
export function leaning(at: Vector, up: Vector, heading: number, size = 1): Affine {
  const y = normalise(up);
  const x = normalise(cross(y, [Math.sin(heading), 0, Math.cos(heading)]));
  const z = cross(x, y);
  return [
    ...[x[0] * size, y[0] * size, z[0] * size, at[0]],
    ...[x[1] * size, y[1] * size, z[1] * size, at[1]],
    ...[x[2] * size, y[2] * size, z[2] * size, at[2]],
  ];
}
