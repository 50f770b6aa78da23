import { NO_TURN, type Turn, turnVector } from '../../maths/turn.ts';
import { add, cross, dot, normalise, scale, subtract, type Vector } from '../../maths/vector.ts';

/** Triangles, counter-clockwise from outside, three numbers a vertex. */
export interface Surface {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly indices: readonly number[];
}

export function join(surfaces: readonly Surface[]): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const surface of surfaces) {
    const base = positions.length / 3;
    for (const value of surface.positions) positions.push(value);
    for (const value of surface.normals) normals.push(value);
    for (const index of surface.indices) indices.push(index + base);
  }
  return { positions, normals, indices };
}

export interface Move {
  readonly at?: Vector;
  readonly turn?: Turn;
  /** Of its own axes, before it is turned. */
  readonly size?: Vector;
}

export function moved(surface: Surface, { at = [0, 0, 0], turn = NO_TURN, size = [1, 1, 1] }: Move): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  for (let k = 0; k < surface.positions.length; k += 3) {
    const point: Vector = [
      (surface.positions[k] ?? 0) * size[0],
      (surface.positions[k + 1] ?? 0) * size[1],
      (surface.positions[k + 2] ?? 0) * size[2],
    ];
    const normal: Vector = [
      (surface.normals[k] ?? 0) / size[0],
      (surface.normals[k + 1] ?? 0) / size[1],
      (surface.normals[k + 2] ?? 0) / size[2],
    ];
    const place = add(turnVector(turn, point), at);
    const facing = normalise(turnVector(turn, normal));
    positions.push(place[0], place[1], place[2]);
    normals.push(facing[0], facing[1], facing[2]);
  }
  return { positions, normals, indices: surface.indices };
}

/** On the other side of the plane x = 0. */
export function mirrored(surface: Surface): Surface {
  const flip = (values: readonly number[]): number[] => values.map((value, at) => (at % 3 === 0 ? -value : value));
  const indices: number[] = [];
  for (let at = 0; at < surface.indices.length; at += 3) {
    indices.push(surface.indices[at] ?? 0, surface.indices[at + 2] ?? 0, surface.indices[at + 1] ?? 0);
  }
  return { positions: flip(surface.positions), normals: flip(surface.normals), indices };
}

export const both = (surface: Surface): Surface => join([surface, mirrored(surface)]);

/** Seen from the other side as well: a wall of no thickness. */
export function lined(surface: Surface): Surface {
  const indices: number[] = [];
  for (let at = 0; at < surface.indices.length; at += 3) {
    indices.push(surface.indices[at] ?? 0, surface.indices[at + 2] ?? 0, surface.indices[at + 1] ?? 0);
  }
  return join([surface, { ...surface, normals: surface.normals.map((value) => -value), indices }]);
}

const WELD = 20_000;

/** For each point, the number of the first one at the same place. */
function weld(points: readonly Vector[]): Int32Array {
  const first = new Int32Array(points.length);
  const buckets = new Map<number, number[]>();
  for (const [index, [x, y, z]] of points.entries()) {
    const [i, j, k] = [Math.round(x * WELD), Math.round(y * WELD), Math.round(z * WELD)];
    const hash = Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791);
    const bucket = buckets.get(hash);
    if (bucket === undefined) {
      buckets.set(hash, [index]);
      first[index] = index;
      continue;
    }
    const known = bucket.find((other) => {
      const point = points[other];
      return (
        point !== undefined &&
        Math.round(point[0] * WELD) === i &&
        Math.round(point[1] * WELD) === j &&
        Math.round(point[2] * WELD) === k
      );
    });
    if (known === undefined) bucket.push(index);
    first[index] = known ?? index;
  }
  return first;
}

/**
 * Normals from the triangles themselves: smooth where neighbours meet at less than `crease` radians, sharp elsewhere. Points at the same place count as
 * one, so that seams do not show.
 */
export function creased(points: readonly Vector[], triangles: readonly number[], crease = 0.7): Surface {
  const welded = weld(points);
  const faces: Vector[] = [];
  const around: number[][] = points.map(() => []);
  const kept: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [triangles[at], triangles[at + 1], triangles[at + 2]];
    const [p, q, r] = [points[a], points[b], points[c]];
    if (p === undefined || q === undefined || r === undefined) continue;
    const face = cross(subtract(q, p), subtract(r, p));
    if (dot(face, face) < 1e-18) continue;
    for (const corner of [a, b, c]) around[welded[corner] ?? 0]?.push(faces.length);
    kept.push(a, b, c);
    faces.push(face);
  }
  const unit = faces.map(normalise);
  const least = Math.cos(crease);
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  /** Vertices made so far at each place. */
  const made: number[][] = points.map(() => []);
  for (const [index, corner] of kept.entries()) {
    const own = unit[Math.floor(index / 3)] ?? [0, 1, 0];
    const place = welded[corner] ?? 0;
    let sum: Vector = [0, 0, 0];
    for (const other of around[place] ?? []) {
      if (dot(unit[other] ?? own, own) >= least) sum = add(sum, faces[other] ?? own);
    }
    const normal = normalise(sum);
    const known = made[place]?.find((vertex) => {
      const at = vertex * 3;
      return (
        normal[0] * (normals[at] ?? 0) + normal[1] * (normals[at + 1] ?? 0) + normal[2] * (normals[at + 2] ?? 0) >
        0.9999
      );
    });
    if (known !== undefined) {
      indices.push(known);
      continue;
    }
    made[place]?.push(positions.length / 3);
    indices.push(positions.length / 3);
    positions.push(...(points[corner] ?? [0, 0, 0]));
    normals.push(normal[0], normal[1], normal[2]);
  }
  return { positions, normals, indices };
}

/** Rows of equally many points; each row is joined to the next. Seen from where rows run up and points to the right. */
export function sheet(
  rows: readonly (readonly Vector[])[],
  options: { readonly round?: boolean; readonly crease?: number } = {},
): Surface {
  const across = rows[0]?.length ?? 0;
  const triangles: number[] = [];
  const columns = options.round === true ? across : across - 1;
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [row * across + column, row * across + ((column + 1) % across)];
      triangles.push(a, b, b + across, a, b + across, a + across);
    }
  }
  return creased(rows.flat(), triangles, options.crease);
}

/** A flat polygon, counter-clockwise, that every point sees from its middle. */
export function fan(points: readonly Vector[]): Surface {
  const middle = scale(
    points.reduce<Vector>((sum, point) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  );
  const triangles = points.flatMap((_, at) => [points.length, at, (at + 1) % points.length]);
  return creased([...points, middle], triangles, 0.1);
}
