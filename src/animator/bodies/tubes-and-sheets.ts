import { fromTo, turnVector } from '../maths/turn.ts';
import { add, cross, lengthOf, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/** A point that follows bones, by shares. */
export interface BoundPoint {
  readonly at: Vector;
  readonly bones: readonly (readonly [bone: string, share: number])[];
}

class Gathered {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly joints: number[] = [];
  readonly weights: number[] = [];
  readonly indices: number[] = [];
  readonly #skeleton: Skeleton;

  constructor(skeleton: Skeleton) {
    this.#skeleton = skeleton;
  }

  get count(): number {
    return this.positions.length / 3;
  }

  vertex(at: Vector, normal: Vector, bones: BoundPoint['bones']): void {
    this.positions.push(...at);
    this.normals.push(...normal);
    const total = bones.reduce((sum, [, share]) => sum + share, 0) || 1;
    for (let k = 0; k < 4; k++) {
      const [bone, share] = bones[k] ?? [null, 0];
      this.joints.push(bone === null ? 0 : this.#skeleton.number(bone));
      this.weights.push(share / total);
    }
  }

  build(): SkinnedMesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      occlusion: new Float32Array(this.count).fill(1),
      joints: Uint8Array.from(this.joints),
      weights: Float32Array.from(this.weights),
      indices: Uint32Array.from(this.indices),
    };
  }
}

/** A round pipe through points of given radii: legs of insects, whiskers, quills, feelers. Its ends are closed by a point. */
export function tubeMesh(
  skeleton: Skeleton,
  points: readonly BoundPoint[],
  radii: readonly number[],
  sides = 6,
): SkinnedMesh {
  const out = new Gathered(skeleton);
  const directions = points.map((point, index) => {
    const before = points[index - 1]?.at ?? point.at;
    const after = points[index + 1]?.at ?? point.at;
    return normalise(subtract(after, before));
  });
  const first = directions[0] ?? [0, 1, 0];
  let across = normalise(cross(first, Math.abs(first[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  let last = first;
  for (const [index, { at, bones }] of points.entries()) {
    const direction = directions[index] ?? first;
    // Carried along the pipe, so that it does not twist.
    across = normalise(turnVector(fromTo(last, direction), across));
    last = direction;
    const other = cross(direction, across);
    for (let side = 0; side < sides; side++) {
      const angle = (side / sides) * Math.PI * 2;
      const out1 = add(scale(across, Math.cos(angle)), scale(other, Math.sin(angle)));
      out.vertex(add(at, scale(out1, radii[index] ?? radii.at(-1) ?? 0.01)), out1, bones);
    }
  }
  for (let ring = 0; ring + 1 < points.length; ring++) {
    for (let side = 0; side < sides; side++) {
      const [a, b] = [ring * sides + side, ring * sides + ((side + 1) % sides)];
      out.indices.push(a, b, a + sides, b, b + sides, a + sides);
    }
  }
  closeEnd(out, points[0], scale(first, -1), 0, sides, true);
  closeEnd(out, points.at(-1), last, (points.length - 1) * sides, sides, false);
  return out.build();
}

function closeEnd(
  out: Gathered,
  point: BoundPoint | undefined,
  normal: Vector,
  from: number,
  sides: number,
  turned: boolean,
): void {
  if (point === undefined) return;
  const middle = out.count;
  out.vertex(point.at, normal, point.bones);
  for (let side = 0; side < sides; side++) {
    const [a, b] = [from + side, from + ((side + 1) % sides)];
    out.indices.push(...(turned ? [middle, b, a] : [middle, a, b]));
  }
}

/** A thin skin over a grid of points, row by row: wings, fins, veils. It is seen from both sides. */
export function sheetMesh(skeleton: Skeleton, rows: readonly (readonly BoundPoint[])[]): SkinnedMesh {
  const out = new Gathered(skeleton);
  const columns = rows[0]?.length ?? 0;
  const pointAt = (row: number, column: number): Vector =>
    rows[Math.min(rows.length - 1, Math.max(0, row))]?.[Math.min(columns - 1, Math.max(0, column))]?.at ?? [0, 0, 0];
  for (const [row, points] of rows.entries()) {
    for (const [column, { at, bones }] of points.entries()) {
      const along = subtract(pointAt(row, column + 1), pointAt(row, column - 1));
      const down = subtract(pointAt(row + 1, column), pointAt(row - 1, column));
      const normal = cross(down, along);
      out.vertex(at, lengthOf(normal) < 1e-9 ? [0, 1, 0] : normalise(normal), bones);
    }
  }
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      const [b, c, d] = [a + 1, a + columns, a + columns + 1];
      out.indices.push(a, c, b, b, c, d);
    }
  }
  return out.build();
}

/** Several surfaces of one material as one. */
export function joinMeshes(meshes: readonly SkinnedMesh[]): SkinnedMesh {
  const total = (pick: (mesh: SkinnedMesh) => { readonly length: number }): number =>
    meshes.reduce((sum, mesh) => sum + pick(mesh).length, 0);
  const joined = {
    positions: new Float32Array(total(({ positions }) => positions)),
    normals: new Float32Array(total(({ normals }) => normals)),
    occlusion: new Float32Array(total(({ occlusion }) => occlusion)),
    joints: new Uint8Array(total(({ joints }) => joints)),
    weights: new Float32Array(total(({ weights }) => weights)),
    indices: new Uint32Array(total(({ indices }) => indices)),
  };
  let [vertices, corners] = [0, 0];
  for (const mesh of meshes) {
    joined.positions.set(mesh.positions, vertices * 3);
    joined.normals.set(mesh.normals, vertices * 3);
    joined.occlusion.set(mesh.occlusion, vertices);
    joined.joints.set(mesh.joints, vertices * 4);
    joined.weights.set(mesh.weights, vertices * 4);
    for (const [index, corner] of mesh.indices.entries()) joined.indices[corners + index] = corner + vertices;
    vertices += mesh.positions.length / 3;
    corners += mesh.indices.length;
  }
  return joined;
}

/** Follows one bone alone. */
export const bound = (at: Vector, bone: string): BoundPoint => ({ at, bones: [[bone, 1]] });
