import { add, dot, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { alongArm, alongLeg, directionOf, type PersonFrame, type Side } from './frame.ts';

/** Where cloth ends: what lies beyond the point along the direction is taken away, of those bones only. */
export interface Edge {
  readonly at: Vector;
  readonly direction: Vector;
  readonly bones: (name: string) => boolean;
}

/**
 * Cuts cloth along clean lines: triangles beyond an edge go, and vertices beyond it that are still needed are drawn back onto it. A field would round or fray
 * an edge that is finer than its grid.
 */
export function trimMesh(mesh: SkinnedMesh, skeleton: Skeleton, edges: readonly Edge[]): SkinnedMesh {
  const count = mesh.positions.length / 3;
  const positions = mesh.positions.slice();
  const beyond = new Float32Array(count);
  const which = new Int8Array(count).fill(-1);
  const names = skeleton.bones.map(({ name }) => name);
  for (let vertex = 0; vertex < count; vertex++) {
    const point: Vector = [positions[vertex * 3] ?? 0, positions[vertex * 3 + 1] ?? 0, positions[vertex * 3 + 2] ?? 0];
    const bone = names[mesh.joints[vertex * 4] ?? 0] ?? '';
    for (const [index, { at, direction, bones }] of edges.entries()) {
      const far = dot(subtract(point, at), direction);
      if (far <= (beyond[vertex] ?? 0) || !bones(bone)) continue;
      beyond[vertex] = far;
      which[vertex] = index;
    }
  }
  const indices: number[] = [];
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const corners = [mesh.indices[k] ?? 0, mesh.indices[k + 1] ?? 0, mesh.indices[k + 2] ?? 0];
    if (corners.some((corner) => (which[corner] ?? -1) < 0)) indices.push(...corners);
  }
  for (const vertex of new Set(indices)) {
    const edge = edges[which[vertex] ?? -1];
    if (edge === undefined) continue;
    const point: Vector = [positions[vertex * 3] ?? 0, positions[vertex * 3 + 1] ?? 0, positions[vertex * 3 + 2] ?? 0];
    positions.set(add(point, scale(edge.direction, -(beyond[vertex] ?? 0))), vertex * 3);
  }
  return { ...mesh, positions, indices: Uint32Array.from(indices) };
}

export const isArm = (name: string): boolean => /^(?:upperArm|foreArm|hand|finger|thumb)/.test(name);
export const isTrunk = (name: string): boolean => !isArm(name);

/** Where a sleeve or trouser leg ends, across the limb. */
export function limbEdge(limb: 'arm' | 'leg', frame: PersonFrame, side: Side, share: number): Edge {
  const along = (at: number): Vector =>
    limb === 'arm' ? alongArm(frame.arms[side], at) : alongLeg(frame.legs[side], at);
  const direction = directionOf(along(Math.max(0, share - 0.05)), along(Math.min(2, share + 0.05)));
  const bones = limb === 'arm' ? isArm : (name: string): boolean => /^(?:thigh|shin|foot|toes)/.test(name);
  return { at: along(share), direction, bones: (name) => bones(name) && name.endsWith(side) };
}
