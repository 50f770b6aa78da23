import type { Light } from '../../../maths/mesh.ts';
import { add, cross, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';

export type BoneShares = readonly (readonly [bone: string, share: number])[];

/** A surface over a grid: rows along it, columns around or across. What is thin and wide (skirts, capes, brims) is made so, not from fields. */
export interface Loft {
  readonly rows: number;
  readonly columns: number;
  /** The last column joins the first. */
  readonly closed: boolean;
  point(row: number, column: number): Vector;
  weights(row: number, column: number): BoneShares;
  occlusion?(row: number, column: number): number;
}

export function loftMesh(skeleton: Skeleton, loft: Loft): SkinnedMesh {
  const { rows, columns, closed } = loft;
  const count = rows * columns;
  const positions = new Float32Array(count * 3);
  const occlusion = new Float32Array(count).fill(1);
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      positions.set(loft.point(row, column), index * 3);
      occlusion[index] = loft.occlusion?.(row, column) ?? 1;
      for (const [k, [bone, share]] of loft.weights(row, column).slice(0, 4).entries()) {
        joints[index * 4 + k] = skeleton.number(bone);
        weights[index * 4 + k] = share;
      }
    }
  }
  const indices: number[] = [];
  const across = closed ? columns : columns - 1;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column < across; column++) {
      const next = (column + 1) % columns;
      const [a, b, c, d] = [
        row * columns + column,
        row * columns + next,
        (row + 1) * columns + column,
        (row + 1) * columns + next,
      ];
      indices.push(a, c, b, b, c, d);
    }
  }
  return {
    positions,
    normals: normalsOf(positions, indices),
    occlusion,
    joints,
    weights,
    indices: Uint32Array.from(indices),
  };
}

/** Rings around an upright axis, from the outline of a turned thing: hats, cups, pots. */
export function latheMesh(
  skeleton: Skeleton,
  bone: string,
  outline: readonly (readonly [radius: number, height: number])[],
  place: {
    readonly centre: Vector;
    readonly squash?: number;
    readonly tilt?: (point: Vector) => Vector;
    readonly columns?: number;
  },
): SkinnedMesh {
  const { centre, squash = 1, tilt = (point) => point, columns = 24 } = place;
  return loftMesh(skeleton, {
    rows: outline.length,
    columns,
    closed: true,
    point(row, column) {
      const [radius, height] = outline[row] ?? [0, 0];
      const angle = (-column / columns) * Math.PI * 2;
      return add(centre, tilt([Math.cos(angle) * radius, height, Math.sin(angle) * radius * squash]));
    },
    weights: () => [[bone, 1]],
  });
}

/** A tube through points: brows, glasses, strings. */
export function tubeMesh(
  skeleton: Skeleton,
  points: readonly Vector[],
  radii: readonly number[],
  weights: (index: number) => BoneShares,
  options: { readonly around?: number; readonly closed?: boolean; readonly flat?: number } = {},
): SkinnedMesh {
  const { around = 7, closed = false, flat = 1 } = options;
  const directionAt = (index: number): Vector => {
    const last = points.length - 1;
    const before = points[closed && index === 0 ? last - 1 : Math.max(0, index - 1)] ?? [0, 0, 0];
    const after = points[closed && index === last ? 1 : Math.min(last, index + 1)] ?? [0, 0, 1];
    return normalise(subtract(after, before));
  };
  return loftMesh(skeleton, {
    rows: points.length,
    columns: around,
    closed: true,
    point(row, column) {
      const along = directionAt(row);
      const helper: Vector = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
      const x = normalise(cross(helper, along));
      const y = cross(along, x);
      // Against the clock, so that the outside is seen.
      const angle = (-column / around) * Math.PI * 2;
      const radius = radii[Math.min(row, radii.length - 1)] ?? 0.01;
      return add(
        points[row] ?? [0, 0, 0],
        add(scale(x, Math.cos(angle) * radius * flat), scale(y, Math.sin(angle) * radius)),
      );
    },
    weights: (row) => weights(row),
  });
}

/** Several stiff or soft surfaces as one. */
export function joinMeshes(meshes: readonly SkinnedMesh[]): SkinnedMesh {
  const floats = (pick: (mesh: SkinnedMesh) => Float32Array): Float32Array => {
    const all = new Float32Array(meshes.reduce((sum, mesh) => sum + pick(mesh).length, 0));
    let at = 0;
    for (const mesh of meshes) {
      all.set(pick(mesh), at);
      at += pick(mesh).length;
    }
    return all;
  };
  const joints: number[] = [];
  const indices: number[] = [];
  let from = 0;
  for (const mesh of meshes) {
    for (const joint of mesh.joints) joints.push(joint);
    for (const index of mesh.indices) indices.push(index + from);
    from += mesh.positions.length / 3;
  }
  return {
    positions: floats(({ positions }) => positions),
    normals: floats(({ normals }) => normals),
    occlusion: floats(({ occlusion }) => occlusion),
    joints: Uint8Array.from(joints),
    weights: floats(({ weights }) => weights),
    indices: Uint32Array.from(indices),
  };
}

export function plainPart(
  name: string,
  mesh: SkinnedMesh,
  colour: Light,
  material: BodyPart['material'],
  twoSided = false,
): BodyPart {
  const colours = new Float32Array(mesh.positions.length);
  for (let at = 0; at < colours.length; at += 3) colours.set(colour, at);
  return { name, mesh, material, colours, patches: null, twoSided };
}

/** Of each vertex, from the triangles around it. */
export function normalsOf(positions: Float32Array, indices: ArrayLike<number>): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [(indices[k] ?? 0) * 3, (indices[k + 1] ?? 0) * 3, (indices[k + 2] ?? 0) * 3];
    const at = (index: number, axis: number): number => positions[index + axis] ?? 0;
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c])
      for (let axis = 0; axis < 3; axis++) normals[corner + axis] = (normals[corner + axis] ?? 0) + (n[axis] ?? 0);
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    for (let axis = 0; axis < 3; axis++) normals[at + axis] = (normals[at + axis] ?? 0) / length;
  }
  return normals;
}
