import { smoothstep } from '../../../maths/ease.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { PersonFrame } from './frame.ts';
import type { PersonSheet } from './sheet.ts';

/**
 * A real mouth: a hole in the head, lips around it, teeth and tongue behind. At rest it stands open by `UP` and `DOWN` (head units) in the middle and meets at
 * the corners; bones that are only moved (lipUp, lipDown, cornerL, cornerR) open, close, round and widen it. A point at the share `u` between the corners
 * follows the middle by `middleShare` and its corner by the rest, and the hole has just that shape: so it closes without a gap, in every viseme.
 */
export const MOUTH_Y = -0.116;
/** How far it stands open at rest. */
export const UP = 0.012;
export const DOWN = 0.02;
const HALF = 0.052;

export const middleShare = (u: number): number => Math.max(0, 1 - u * u) ** 0.75;

export const mouthHalf = ({ face }: PersonSheet): number => HALF * face.mouth;

export type Weights = readonly (readonly [bone: string, share: number])[];

/** Which bones move a point of the face, given in head units. */
function faceWeights(x: number, y: number, z: number, half: number): Weights {
  if (z < 0.02 && y > -0.1) return [['head', 1]];
  const u = x / half;
  const v = y - MOUTH_Y;
  const front = smoothstep(0.03, 0.1, z);
  const side = smoothstep(2.1, 1, Math.abs(u));
  const near = smoothstep(0.062, 0.02, Math.abs(v)) * side * front;
  const corner = 1 - middleShare(u);
  const lip = near * (1 - corner);
  const cornerShare = near * corner;
  const jaw = smoothstep(-0.1, -0.155, y) * smoothstep(-0.03, 0.06, z);
  const cheek =
    0.75 * front * smoothstep(0.065, 0.01, Math.hypot(Math.abs(x) - 0.095, (y + 0.062) * 1.05)) * (1 - near);
  const left = u > 0;
  const rest = Math.max(0, 1 - lip - cornerShare - cheek);
  return [
    [v > 0 ? 'lipUp' : 'lipDown', lip],
    [left ? 'cornerL' : 'cornerR', cornerShare],
    cheek > rest * jaw ? [left ? 'cheekL' : 'cheekR', cheek] : ['jaw', rest * jaw],
    ['head', cheek > rest * jaw ? rest : rest * (1 - jaw) + cheek],
  ];
}

/** Cuts the mouth into a head of skin, and gives the face its own weights. */
export function openMouth(mesh: SkinnedMesh, skeleton: Skeleton, frame: PersonFrame, half: number): SkinnedMesh {
  const { headCentre: c, headScale: s } = frame;
  const positions = mesh.positions.slice();
  const joints = mesh.joints.slice();
  const weights = mesh.weights.slice();
  const count = positions.length / 3;
  const inside = new Uint8Array(count);
  const numbers = new Map(
    ['head', 'jaw', 'lipUp', 'lipDown', 'cornerL', 'cornerR', 'cheekL', 'cheekR'].map((name) => [
      name,
      skeleton.number(name),
    ]),
  );
  const wide = half * 0.985;
  for (let vertex = 0; vertex < count; vertex++) {
    const at = vertex * 3;
    const x = ((positions[at] ?? 0) - c[0]) / s;
    const y = ((positions[at + 1] ?? 0) - c[1]) / s;
    const z = ((positions[at + 2] ?? 0) - c[2]) / s;
    if (y < -0.23) continue;
    const v = y - MOUTH_Y;
    const g = middleShare(x / wide);
    if (z > 0.06 && Math.abs(x) < wide && v < UP * g && v > -DOWN * g) inside[vertex] = 1;
    const given = faceWeights(x, y, z, half);
    // Neck and collar keep theirs.
    const isNeck = (weights[vertex * 4] ?? 0) > 0 && joints[vertex * 4] !== numbers.get('head');
    if (isNeck) continue;
    for (let k = 0; k < 4; k++) {
      const [bone, share] = given[k] ?? ['head', 0];
      joints[vertex * 4 + k] = numbers.get(bone) ?? 0;
      weights[vertex * 4 + k] = share;
    }
  }
  const upper = new Int8Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const x = ((positions[vertex * 3] ?? 0) - c[0]) / s;
    const v = ((positions[vertex * 3 + 1] ?? 0) - c[1]) / s - MOUTH_Y;
    upper[vertex] = v > (UP - DOWN) * 0.5 * middleShare(x / wide) ? 1 : -1;
  }
  // Near the corners the hole is finer than the grid: no vertex lies in it, yet a triangle may.
  const isOpen = (corners: readonly number[]): boolean => {
    const mean = (axis: number): number =>
      corners.reduce((sum, corner) => sum + (positions[corner * 3 + axis] ?? 0), 0) / 3;
    const [x, v, z] = [(mean(0) - c[0]) / s, (mean(1) - c[1]) / s - MOUTH_Y, (mean(2) - c[2]) / s];
    const g = middleShare(x / wide);
    return z > 0.06 && Math.abs(x) < wide && v < UP * g && v > -DOWN * g;
  };
  const kept: number[] = [];
  const onEdge = new Uint8Array(count);
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const corners = [mesh.indices[k] ?? 0, mesh.indices[k + 1] ?? 0, mesh.indices[k + 2] ?? 0];
    const hidden = corners.filter((corner) => inside[corner] === 1);
    // What would span the hole from one lip to the other goes too.
    const spans = hidden.length > 0 && corners.some((corner) => upper[corner] !== upper[hidden[0] ?? 0]);
    if (hidden.length === 3 || spans || isOpen(corners)) continue;
    for (const corner of hidden) onEdge[corner] = 1;
    kept.push(...corners);
  }
  // Those inside that are still needed go to the edge of the hole.
  for (let vertex = 0; vertex < count; vertex++) {
    if (onEdge[vertex] !== 1) continue;
    const at = vertex * 3;
    const x = ((positions[at] ?? 0) - c[0]) / s;
    const g = middleShare(x / wide);
    const edge = upper[vertex] === 1 ? UP * g : -DOWN * g;
    positions[at + 1] = c[1] + s * (MOUTH_Y + edge);
    const given = faceWeights(x, MOUTH_Y + (edge || 1e-5), 0.15, half);
    for (let k = 0; k < 4; k++) {
      const [bone, share] = given[k] ?? ['head', 0];
      joints[vertex * 4 + k] = numbers.get(bone) ?? 0;
      weights[vertex * 4 + k] = share;
    }
  }
  return { ...mesh, positions, joints, weights, indices: Uint32Array.from(kept) };
}
