import { add, cross, dot, lengthOf, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { BodyPart } from './body.ts';
import type { Coat } from './coat.ts';
import type { FieldKernel } from './polygonise.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/** Hair that stands out of a surface in locks: without it fur is a smooth skin with hair painted on. */
export interface Locks {
  readonly count: number;
  /** Metres of the lock that grows at a point; 0 leaves the place bare. */
  long(at: Vector, normal: Vector): number;
  /** Which way hair lies there; as far as that is into the surface it is passed over. */
  flow(at: Vector): Vector;
  /** 0 lies flat, 1 stands on end. */
  readonly lift: number;
  /** Of its length, and metres it is at most: long hair is not wider than short hair. */
  readonly wide: number;
  readonly widest: number;
}

/** One triangle from its tip, which the lens cuts into hairs; how light hair is from its root, which others keep in the dark. */
const LIGHT = [0.8, 1.14] as const;
const CORNERS = [2, 0, 1] as const;
const VERTICES = 3;
/** Steps that fill an interval or a square evenly. */
const [GOLDEN, PLASTIC, PLASTIC_2] = [0.618_034, 0.754_878, 0.569_84];

/** Locks all over a finished surface, in the colours of its coat; null where none grows. */
export function growLocks(
  kernel: FieldKernel,
  mesh: SkinnedMesh,
  coat: Coat,
  locks: Locks,
  material: 'furLocks' | 'hairLocks' | 'plumage',
): BodyPart | null {
  const roots = scatter(mesh, Math.round(locks.count * kernel.detail), locks);
  if (roots.length === 0 || kernel.detail < LEAST_DETAIL) return null;
  const at = Float32Array.from(roots.flatMap((root) => root.at));
  const normals = Float32Array.from(roots.flatMap((root) => root.normal));
  const painted = kernel.paintVertices({ positions: at, normals }, coat);
  const out = {
    positions: new Float32Array(roots.length * VERTICES * 3),
    normals: new Float32Array(roots.length * VERTICES * 3),
    occlusion: new Float32Array(roots.length * VERTICES),
    joints: new Uint8Array(roots.length * VERTICES * 4),
    weights: new Float32Array(roots.length * VERTICES * 4),
    indices: new Uint32Array(roots.length * CORNERS.length),
  };
  const colours = new Float32Array(roots.length * VERTICES * 3);
  for (const [index, root] of roots.entries()) {
    const first = index * VERTICES;
    for (const [corner, number] of CORNERS.entries()) out.indices[index * CORNERS.length + corner] = first + number;
    const own = 0.9 + 0.2 * ((index * GOLDEN) % 1);
    for (const [vertex, { point, normal, row }] of strand(root, locks, index).entries()) {
      const to = first + vertex;
      out.positions.set(point, to * 3);
      out.normals.set(normal, to * 3);
      out.occlusion[to] = mesh.occlusion[root.vertex] ?? 1;
      out.joints.set(mesh.joints.subarray(root.vertex * 4, root.vertex * 4 + 4), to * 4);
      out.weights.set(mesh.weights.subarray(root.vertex * 4, root.vertex * 4 + 4), to * 4);
      for (let channel = 0; channel < 3; channel++)
        colours[to * 3 + channel] = (painted[index * 3 + channel] ?? 0) * own * (LIGHT[row] ?? 1);
    }
  }
  return { name: 'locks', mesh: out, material, colours, patches: null, twoSided: true };
}

/** Seen smaller than this, locks are less than a pixel wide. */
const LEAST_DETAIL = 0.5;

/** Light that reaches a point: with less, it lies inside what the hair grows on, and its lock would come out of that skin black. */
const BURIED = 0.12;

interface Root {
  readonly at: Vector;
  readonly normal: Vector;
  readonly long: number;
  /** Whose bones it follows. */
  readonly vertex: number;
}

/** Points of a surface, as many as its area has of the whole. */
function scatter({ positions, normals, indices, occlusion }: SkinnedMesh, count: number, { long }: Locks): Root[] {
  const point = (values: Float32Array, vertex: number): Vector => [
    values[vertex * 3] ?? 0,
    values[vertex * 3 + 1] ?? 0,
    values[vertex * 3 + 2] ?? 0,
  ];
  const triangles = indices.length / 3;
  const sums = new Float64Array(triangles);
  let total = 0;
  for (let triangle = 0; triangle < triangles; triangle++) {
    const [a, b, c] = [0, 1, 2].map((corner) => indices[triangle * 3 + corner] ?? 0) as [number, number, number];
    const [p, q, r] = [point(positions, a), point(positions, b), point(positions, c)];
    const grows = long(p, point(normals, a)) > 0;
    total += grows ? lengthOf(cross(subtract(q, p), subtract(r, p))) : 0;
    sums[triangle] = total;
  }
  const roots: Root[] = [];
  let triangle = 0;
  for (let k = 0; k < count && total > 0; k++) {
    const wanted = ((k + 0.5) / count) * total;
    while (triangle + 1 < triangles && (sums[triangle] ?? 0) < wanted) triangle += 1;
    const corners = [0, 1, 2].map((corner) => indices[triangle * 3 + corner] ?? 0);
    let [u, v] = [(k * PLASTIC) % 1, (k * PLASTIC_2) % 1];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    const shares = [1 - u - v, u, v];
    const mixed = (values: Float32Array): Vector =>
      corners.reduce<Vector>(
        (sum, corner, index) => add(sum, scale(point(values, corner), shares[index] ?? 0)),
        [0, 0, 0],
      );
    const [at, normal] = [mixed(positions), normalise(mixed(normals))];
    const length = long(at, normal);
    const vertex = corners[shares.indexOf(Math.max(...shares))] ?? 0;
    if (length > 0 && (occlusion[vertex] ?? 1) > BURIED) roots.push({ at, normal, long: length, vertex });
  }
  return roots;
}

/** Both roots and the tip of one lock. */
function strand({ at, normal, long }: Root, { flow, lift, wide, widest }: Locks, index: number) {
  const way = flow(at);
  const lies = subtract(way, scale(normal, dot(way, normal)));
  const along = lengthOf(lies) < 1e-6 ? cross(normal, [1, 0, 0]) : normalise(lies);
  // No two locks lie quite alike.
  const off = (((index * GOLDEN * 7) % 1) - 0.5) * 0.7;
  const across0 = cross(normal, along);
  const bent = normalise(add(along, scale(across0, off)));
  const across = cross(normal, bent);
  const length = long * (0.75 + 0.5 * ((index * PLASTIC) % 1));
  const half = Math.min(length * wide, widest) / 2;
  const corners: { readonly point: Vector; readonly normal: Vector; readonly row: number }[] = [];
  for (const row of [0, 1]) {
    const share = row;
    // Out of the skin first, then over with its own weight.
    const out = length * (lift * share * (1 - 0.35 * share) - 0.06);
    const middle = add(at, add(scale(bent, length * share * (1 - 0.3 * lift)), scale(normal, out)));
    for (const side of row === 1 ? [0] : [-1, 1])
      corners.push({
        point: add(middle, scale(across, side * half)),
        normal: normalise(add(normal, add(scale(across, side * 0.35), scale(bent, 0.25 * share)))),
        row,
      });
  }
  return corners;
}
