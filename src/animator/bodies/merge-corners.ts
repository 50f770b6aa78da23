import { Numbering } from '../maths/numbering.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/**
 * A surface for somebody who is seen small: corners that lie in one cell and face alike become one, and the triangles between them go. Every corner
 * becomes exactly one other, so that what was closed stays closed however it is bent.
 */

/** A surface that would keep more of its triangles is left as it is. */
const MOST_KEPT = 0.8;
/** Of what is small itself (an eye, a brow) so many cells remain, as long as they are not finer than a part of those asked for. */
const LEAST_CELLS = 6;
const FINEST_SHARE = 0.45;
const CELLS_A_SIDE = 1_024;

export function mergeCorners(mesh: SkinnedMesh, wanted: number): SkinnedMesh {
  const { low, extent } = boundsOf(mesh.positions);
  const cell = Math.min(wanted, Math.max(extent / LEAST_CELLS, wanted * FINEST_SHARE));
  if (extent / cell >= CELLS_A_SIDE - 1) return mesh;
  const count = mesh.positions.length / 3;
  const cells = new Numbering(count);
  const corners = new Numbering(count);
  const cornerOf = new Int32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    let key = 0;
    for (let axis = 0; axis < 3; axis++)
      key = key * CELLS_A_SIDE + Math.floor(((mesh.positions[vertex * 3 + axis] ?? 0) - (low[axis] ?? 0)) / cell);
    cornerOf[vertex] = corners.numberOf(cells.numberOf(key) * FACINGS.length + facingOf(mesh.normals, vertex * 3));
  }
  if (corners.count > count * MOST_KEPT) return mesh;
  const indices = keepTriangles(mesh.indices, cornerOf);
  return indices.length > mesh.indices.length * MOST_KEPT
    ? mesh
    : { ...meanCorners(mesh, cornerOf, corners.count), indices };
}

function boundsOf(positions: Float32Array): { readonly low: readonly number[]; readonly extent: number } {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < positions.length; at++) {
    const [axis, value] = [at % 3, positions[at] ?? 0];
    if (value < (low[axis] ?? 0)) low[axis] = value;
    if (value > (high[axis] ?? 0)) high[axis] = value;
  }
  return { low, extent: Math.max(1e-6, ...high.map((value, axis) => value - (low[axis] ?? 0))) };
}

/** To the corners of a tetrahedron: the fewest ways of which none is also the other side of a thin sheet, or of the leg beside. */
const FACINGS = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
] as const;

function facingOf(normals: Float32Array, at: number): number {
  const [x, y, z] = [normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0];
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [index, [fx, fy, fz]] of FACINGS.entries()) {
    const along = x * fx + y * fy + z * fz;
    if (along > most) [best, most] = [index, along];
  }
  return best;
}

/** Those whose corners are still three. */
function keepTriangles(indices: Uint32Array, cornerOf: Int32Array): Uint32Array {
  const left = new Uint32Array(indices.length);
  let length = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const a = cornerOf[indices[at] ?? 0] ?? 0;
    const b = cornerOf[indices[at + 1] ?? 0] ?? 0;
    const c = cornerOf[indices[at + 2] ?? 0] ?? 0;
    if (a === b || b === c || c === a) continue;
    left[length] = a;
    left[length + 1] = b;
    left[length + 2] = c;
    length += 3;
  }
  return left.slice(0, length);
}

/** A corner lies in the middle of all it stands for, and follows the bones of the one that is nearest to there. */
function meanCorners(mesh: SkinnedMesh, cornerOf: Int32Array, cornerCount: number): Omit<SkinnedMesh, 'indices'> {
  const positions = new Float32Array(cornerCount * 3);
  const normals = new Float32Array(cornerCount * 3);
  const occlusion = new Float32Array(cornerCount);
  const shares = new Float32Array(cornerCount);
  for (const [vertex, corner] of cornerOf.entries()) {
    shares[corner] = (shares[corner] ?? 0) + 1;
    occlusion[corner] = (occlusion[corner] ?? 0) + (mesh.occlusion[vertex] ?? 0);
    for (let axis = 0; axis < 3; axis++) {
      const [from, to] = [vertex * 3 + axis, corner * 3 + axis];
      positions[to] = (positions[to] ?? 0) + (mesh.positions[from] ?? 0);
      normals[to] = (normals[to] ?? 0) + (mesh.normals[from] ?? 0);
    }
  }
  for (let corner = 0; corner < cornerCount; corner++) {
    const [at, share] = [corner * 3, shares[corner] ?? 1];
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    occlusion[corner] = (occlusion[corner] ?? 0) / share;
    for (let axis = 0; axis < 3; axis++) {
      positions[at + axis] = (positions[at + axis] ?? 0) / share;
      normals[at + axis] = (normals[at + axis] ?? 0) / length;
    }
  }
  return { positions, normals, occlusion, ...nearestBones(mesh, cornerOf, positions) };
}

function nearestBones(mesh: SkinnedMesh, cornerOf: Int32Array, middles: Float32Array) {
  const count = middles.length / 3;
  const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (const [vertex, corner] of cornerOf.entries()) {
    const off = (axis: number): number => (mesh.positions[vertex * 3 + axis] ?? 0) - (middles[corner * 3 + axis] ?? 0);
    const far = off(0) ** 2 + off(1) ** 2 + off(2) ** 2;
    if (far >= (nearest[corner] ?? 0)) continue;
    nearest[corner] = far;
    for (let k = 0; k < 4; k++) {
      joints[corner * 4 + k] = mesh.joints[vertex * 4 + k] ?? 0;
      weights[corner * 4 + k] = mesh.weights[vertex * 4 + k] ?? 0;
    }
  }
  return { joints, weights };
}
