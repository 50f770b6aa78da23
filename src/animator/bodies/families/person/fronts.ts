import { mix, smoothstep } from '../../../maths/ease.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Field } from '../../field.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Dressed, Maker } from './fabric.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import { type BoneShares, joinMeshes, loftMesh, plainPart } from './loft.ts';
import { isArm } from './trim.ts';

/** Half the width of what stands open before the chest, at a height: from the collar down to the button, and below it to the hem. */
export function frontWidth({ shoulderY, hipY, torso, build }: PersonFrame, y: number): number {
  const button = hipY + torso * BUTTON;
  const n = build.neck;
  if (y >= button) return mix(0, n * 1.12, Math.min(1, ((y - button) / (shoulderY - button)) ** 0.85));
  return mix(0, n * 0.62, Math.min(1, ((button - y) / (torso * 0.6)) ** 1.1));
}
const BUTTON = 0.3;

/**
 * Opens the cloth before the chest along clean lines: what lies between them goes, and corners between them that are still needed are drawn back onto them. A
 * cut through the field would be as ragged as its grid.
 */
export function openFront(mesh: SkinnedMesh, { frame, skeleton }: Maker): SkinnedMesh {
  const positions = mesh.positions.slice();
  const count = positions.length / 3;
  const bones = skeleton.bones.map(({ name }) => name);
  const width = new Float32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    if (z < 0.012 || isArm(bones[mesh.joints[vertex * 4] ?? 0] ?? '')) continue;
    const wide = frontWidth(frame, y);
    if (Math.abs(x) < wide) width[vertex] = wide;
  }
  const isInside = (vertex: number): boolean => (width[vertex] ?? 0) > 0;
  const indices: number[] = [];
  const sides = new Float32Array(count);
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const corners = [mesh.indices[k] ?? 0, mesh.indices[k + 1] ?? 0, mesh.indices[k + 2] ?? 0];
    const outside = corners.filter((corner) => !isInside(corner));
    if (outside.length === 0) continue;
    const side = outside.reduce((sum, corner) => sum + (positions[corner * 3] ?? 0), 0);
    // What would span the gap goes too.
    if (outside.length < 3 && outside.some((corner) => (positions[corner * 3] ?? 0) * side < 0)) continue;
    for (const corner of corners) if (isInside(corner)) sides[corner] = (sides[corner] ?? 0) + side;
    indices.push(...corners);
  }
  for (let vertex = 0; vertex < count; vertex++) {
    if (!isInside(vertex) || sides[vertex] === 0) continue;
    positions[vertex * 3] = Math.sign(sides[vertex] ?? 1) * (width[vertex] ?? 0);
  }
  return { ...mesh, positions, indices: Uint32Array.from(indices) };
}

const ROWS = 14;
/** Metres. */
const CURVED = 0.02;

/** A garment as it was grown and as it was cut. */
interface Cloth {
  readonly field: Field;
  readonly mesh: SkinnedMesh;
}

/** Lapels where a jacket is folded back, and a seam along the rest of its edge. */
export function makeLapels(maker: Maker, { cut, colour }: Dressed, cloth: Cloth, lowY: number): BodyPart[] {
  const { frame, skeleton, kernel } = maker;
  const { shoulderY, hipY, torso, build } = frame;
  const button = hipY + torso * BUTTON;
  const bones = nearest(cloth.mesh, maker);
  const depth = (x: number, y: number): number =>
    kernel.surface(cloth.field, [x, Math.min(y, shoulderY - 0.006), -0.02], [0, 0, 1])[2];
  const strip = (sign: number, from: number, to: number, wide: (share: number) => number): SkinnedMesh => {
    const points = Array.from({ length: ROWS }, (_, row) => {
      const share = row / (ROWS - 1);
      const y = mix(from, to, share);
      const edge = frontWidth(frame, y);
      return [-0.006, 0, 0.5, 1].map((across) => {
        const x = sign * Math.max(0.002, edge + (across < 0 ? across : across * wide(share)));
        // Where the shoulder curves the grid's cloth lies higher than what was grown.
        const curved = CURVED * smoothstep(shoulderY - 0.13, shoulderY - 0.05, y);
        const lift = (across < 0 ? -0.004 : across === 1 ? 0.002 : 0.007) + curved;
        return { point: [x, y + curved, depth(x, y) + lift] as Vector, weights: bones(x, y) };
      });
    });
    return loftMesh(skeleton, {
      rows: ROWS,
      columns: 4,
      closed: false,
      // The outside is seen on both.
      point: (row, column) => points[row]?.[sign > 0 ? column : 3 - column]?.point ?? [0, 0, 0],
      weights: (row, column) => points[row]?.[sign > 0 ? column : 3 - column]?.weights ?? [['chest', 1]],
    });
  };
  const folded = /^(?:vee|collar)$/.test(cut.neck ?? '');
  const lapel = (share: number): number =>
    folded ? build.neck * (0.25 + 0.6 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.86)) ** 0.8) : 0.012;
  const meshes = SIDES.flatMap(([, sign]) => [
    strip(sign, shoulderY - 0.012, button, lapel),
    strip(sign, button, lowY, () => 0.012),
  ]);
  return [plainPart('lapels', joinMeshes(meshes), scale(colour, 0.8), cut.material ?? 'cloth', true)];
}

/** Which bones move the cloth before the chest at a place. */
function nearest(mesh: SkinnedMesh, { skeleton }: Maker): (x: number, y: number) => BoneShares {
  const { positions, joints, weights } = mesh;
  const names = skeleton.bones.map(({ name }) => name);
  const front = [...new Set(mesh.indices)].filter(
    (vertex) => (positions[vertex * 3 + 2] ?? 0) > 0 && !isArm(names[joints[vertex * 4] ?? 0] ?? ''),
  );
  return (x, y) => {
    let [best, far] = [front[0] ?? 0, Infinity];
    for (const vertex of front) {
      const d = ((positions[vertex * 3] ?? 0) - x) ** 2 + ((positions[vertex * 3 + 1] ?? 0) - y) ** 2;
      if (d < far) [best, far] = [vertex, d];
    }
    return [0, 1, 2, 3].map((k) => [names[joints[best * 4 + k] ?? 0] ?? 'chest', weights[best * 4 + k] ?? 0] as const);
  };
}
