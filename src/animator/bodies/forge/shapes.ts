import { TAU } from '../../maths/ease.ts';
import { add, cross, dot, lengthOf, normalise, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Point } from './outlines.ts';
import { creased, fan, join, type Surface, sheet } from './surface.ts';

/** Around its own middle, its edges broken: each vertex keeps the normal of its face, so the break looks round. */
export function box([width, height, depth]: Vector, bevel = Math.min(width, height, depth) * 0.12): Surface {
  const half: Vector = [width / 2, height / 2, depth / 2];
  const inner: Vector = [half[0] - bevel, half[1] - bevel, half[2] - bevel];
  const positions: number[] = [];
  const normals: number[] = [];
  // Corner `c` (bits: x, y, z), on the face of axis `f`.
  for (let corner = 0; corner < 8; corner++) {
    const sign = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1];
    for (let face = 0; face < 3; face++) {
      for (let axis = 0; axis < 3; axis++) {
        positions.push((sign[axis] ?? 1) * ((axis === face ? half[axis] : inner[axis]) ?? 0));
        normals.push(axis === face ? (sign[axis] ?? 1) : 0);
      }
    }
  }
  const indices: number[] = [];
  const triangle = (a: number, b: number, c: number): void => {
    const at = (k: number): Vector => [positions[k * 3] ?? 0, positions[k * 3 + 1] ?? 0, positions[k * 3 + 2] ?? 0];
    const face = cross(subtract(at(b), at(a)), subtract(at(c), at(a)));
    const out = add(add(at(a), at(b)), at(c));
    if (dot(face, out) >= 0) indices.push(a, b, c);
    else indices.push(a, c, b);
  };
  const quad = (a: number, b: number, c: number, d: number): void => {
    triangle(a, b, c);
    triangle(a, c, d);
  };
  for (let face = 0; face < 3; face++) {
    const [u, v] = [1 << ((face + 1) % 3), 1 << ((face + 2) % 3)];
    for (const side of [0, 1 << face]) {
      quad(side * 3 + face, (side | u) * 3 + face, (side | u | v) * 3 + face, (side | v) * 3 + face);
    }
  }
  for (let along = 0; along < 3; along++) {
    const [f, g] = [(along + 1) % 3, (along + 2) % 3];
    for (const a of [0, 1 << f]) {
      for (const b of [0, 1 << g]) {
        const [from, to] = [a | b, a | b | (1 << along)];
        quad(from * 3 + f, to * 3 + f, to * 3 + g, from * 3 + g);
      }
    }
  }
  for (let corner = 0; corner < 8; corner++) triangle(corner * 3, corner * 3 + 1, corner * 3 + 2);
  return { positions, normals, indices };
}

/** Turned around the vertical: radius and height, from the bottom outside to the top; ends of radius 0 are closed. */
export function lathe(profile: readonly Point[], segments = 24, crease = 0.7): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const direction = (k: number): Point => {
    const [a, b] = [profile[k], profile[k + 1]];
    if (a === undefined || b === undefined) return [1, 0];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  };
  const ring = ([radius, y]: Point, [nx, ny]: Point): number => {
    const first = positions.length / 3;
    const length = Math.hypot(nx, ny) || 1;
    for (let k = 0; k <= segments; k++) {
      const angle = (k / segments) * TAU;
      positions.push(Math.sin(angle) * radius, y, Math.cos(angle) * radius);
      normals.push((Math.sin(angle) * nx) / length, ny / length, (Math.cos(angle) * nx) / length);
    }
    return first;
  };
  for (let k = 0; k + 1 < profile.length; k++) {
    const [a, b] = [profile[k], profile[k + 1]];
    if (a === undefined || b === undefined) continue;
    const own = direction(k);
    const meet = (other: Point): Point =>
      own[0] * other[0] + own[1] * other[1] >= Math.cos(crease) ? [own[0] + other[0], own[1] + other[1]] : own;
    const low = ring(a, k === 0 ? own : meet(direction(k - 1)));
    const high = ring(b, k + 2 >= profile.length ? own : meet(direction(k + 1)));
    for (let s = 0; s < segments; s++) {
      const [p, q] = [low + s, high + s];
      if (a[0] > 1e-6) indices.push(p, p + 1, q + 1);
      if (b[0] > 1e-6) indices.push(p, q + 1, q);
    }
  }
  return { positions, normals, indices };
}

/** Upright, from y = 0, with broken edges. */
export function cylinder(
  radius: number,
  height: number,
  options: { bevel?: number; top?: number; segments?: number } = {},
) {
  const { top = radius, segments = 24, bevel = Math.min(radius, top, height) * 0.12 } = options;
  const profile: Point[] = [
    [0, 0],
    [radius - bevel, 0],
    [radius, bevel],
    [top, height - bevel],
    [top - bevel, height],
    [0, height],
  ];
  return lathe(profile, segments, 1.0);
}

export function ball([rx, ry, rz]: Vector, columns = 22, rows = 12): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [up, around] = [(row / rows - 0.5) * Math.PI, (column / columns) * TAU];
      const way: Vector = [Math.cos(up) * Math.sin(around), Math.sin(up), Math.cos(up) * Math.cos(around)];
      positions.push(way[0] * rx, way[1] * ry, way[2] * rz);
      normals.push(...normalise([way[0] / rx, way[1] / ry, way[2] / rz]));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const above = a + columns + 1;
      if (row > 0) indices.push(a, a + 1, above + 1);
      if (row + 1 < rows) indices.push(a, above + 1, above);
    }
  }
  return { positions, normals, indices };
}

export interface TubeOptions {
  readonly sides?: number;
  /** Its end meets its beginning. */
  readonly ring?: boolean;
  /** Wider across than high: share of the height. */
  readonly flat?: number;
  readonly up?: Vector;
}

/** Along points, of one radius or one for each. */
export function tube(
  points: readonly Vector[],
  radius: number | readonly number[],
  options: TubeOptions = {},
): Surface {
  const { sides = 8, ring = false, flat = 1 } = options;
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  let side: Vector = options.up === undefined ? [1, 0, 0] : cross(options.up, [0, 0, 1]);
  const count = points.length;
  for (const [k, point] of points.entries()) {
    const before = points[ring ? (k - 1 + count) % count : Math.max(0, k - 1)] ?? point;
    const after = points[ring ? (k + 1) % count : Math.min(count - 1, k + 1)] ?? point;
    const along = normalise(subtract(after, before));
    if (options.up !== undefined) side = cross(options.up, along);
    side = subtract(side, scale(along, dot(side, along)));
    if (lengthOf(side) < 0.1) side = cross(along, [0, 1, 0]);
    if (lengthOf(side) < 0.1) side = cross(along, [0, 0, 1]);
    side = normalise(side);
    const up = cross(along, side);
    const wide = typeof radius === 'number' ? radius : (radius[Math.min(k, radius.length - 1)] ?? 0);
    for (let s = 0; s <= sides; s++) {
      const angle = (s / sides) * TAU;
      const [c, d] = [Math.cos(angle), Math.sin(angle)];
      positions.push(...add(point, add(scale(side, c * wide), scale(up, d * wide * flat))));
      normals.push(...normalise(add(scale(side, c * flat), scale(up, d))));
    }
  }
  const across = sides + 1;
  for (let k = 0; k < (ring ? count : count - 1); k++) {
    for (let s = 0; s < sides; s++) {
      const [a, b] = [k * across + s, ((k + 1) % count) * across + s];
      indices.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  if (ring) return { positions, normals, indices };
  const loop = (k: number): Vector[] =>
    Array.from({ length: sides }, (_, s): Vector => {
      const at = (k * across + s) * 3;
      return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    });
  return join([{ positions, normals, indices }, fan(loop(0).reverse()), fan(loop(count - 1))]);
}

/** A ring in the plane of x and y. */
export function torus(
  radius: number,
  thick: number,
  options: { segments?: number; sides?: number; flat?: number } = {},
) {
  const { segments = 28, sides = 10, flat = 1 } = options;
  const points = Array.from({ length: segments }, (_, k): Vector => {
    const angle = (k / segments) * TAU;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, 0];
  });
  return tube(points, thick, { sides, ring: true, up: [0, 0, 1], flat });
}

/** Ears are cut off until nothing is left; the outline runs counter-clockwise and does not cross itself. */
function triangulate(outline: readonly Point[]): number[] {
  const left = outline.map((_, at) => at);
  const triangles: number[] = [];
  const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const at = (k: number): Point => outline[k] ?? [0, 0];
  let tries = left.length * left.length;
  while (left.length > 3 && tries > 0) {
    tries -= 1;
    const [a = 0, b = 0, c = 0] = [left[0], left[1], left[2]];
    const [p, q, r] = [at(a), at(b), at(c)];
    const ear =
      turn(p, q, r) > 0 &&
      !left.slice(3).some((k) => turn(p, q, at(k)) >= 0 && turn(q, r, at(k)) >= 0 && turn(r, p, at(k)) >= 0);
    if (ear) {
      triangles.push(a, b, c);
      left.splice(1, 1);
    } else left.push(left.shift() ?? 0);
  }
  if (left.length === 3) triangles.push(left[0] ?? 0, left[1] ?? 0, left[2] ?? 0);
  return triangles;
}

/** A flat outline in x and y, as thick as `depth` along z around 0, its edges broken. */
export function extrude(outline: readonly Point[], depth: number, bevel = depth * 0.18, crease = 0.7): Surface {
  const count = outline.length;
  const inset = outline.map((point, k): Point => {
    const [before, after] = [outline[(k - 1 + count) % count] ?? point, outline[(k + 1) % count] ?? point];
    const [a, b] = [
      normalise([point[0] - before[0], point[1] - before[1], 0]),
      normalise([after[0] - point[0], after[1] - point[1], 0]),
    ];
    const inward: Vector = normalise([-(a[1] + b[1]), a[0] + b[0], 0]);
    const reach = bevel / Math.max(0.4, inward[0] * -a[1] + inward[1] * a[0]);
    return [point[0] + inward[0] * reach, point[1] + inward[1] * reach];
  });
  const half = depth / 2;
  const ring = (points: readonly Point[], z: number): Vector[] => points.map(([x, y]) => [x, y, z]);
  const rows = [ring(inset, -half), ring(outline, -half + bevel), ring(outline, half - bevel), ring(inset, half)];
  const wall = sheet(rows, { round: true, crease });
  const faces = triangulate(inset);
  const back = [...faces].reverse();
  return join([wall, creased(ring(inset, half), faces, 0.1), creased(ring(inset, -half), back, 0.1)]);
}

/** A closed loop of points for each station; ends are closed. */
export function loft(
  sections: readonly (readonly Vector[])[],
  options: { crease?: number; open?: boolean } = {},
): Surface {
  const { crease = 0.7, open = false } = options;
  const side = sheet(sections, { round: true, crease });
  const [first, last] = [sections[0], sections.at(-1)];
  if (open || first === undefined || last === undefined) return side;
  return join([side, fan([...first].reverse()), fan(last)]);
}
