import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Dressed, Maker } from './fabric.ts';
import { frontWidth } from './fronts.ts';
import { isArm } from './trim.ts';

/** Of the neck's radius: nearer to it, and so far aside of the throat, a neckline may show what lies below. */
const [NEAR_NECK, AT_THROAT] = [1.4, 1.9];
/** Sleeves shorter than this leave the shoulder to be seen. */
const COVERING_SLEEVE = 0.45;
/** Metres inside its edges from which on cloth hides for certain what is below it. */
const INSIDE = 0.035;

/**
 * Takes away what cloth covers: two layers that bend at one joint come through each other, and skin at a shoulder looks like a tear. `cover` is the layer above;
 * what its front and its neck leave open stays.
 */
export function hideUnder(mesh: SkinnedMesh, { frame, skeleton }: Maker, cover: Dressed | undefined): SkinnedMesh {
  if (cover === undefined) return mesh;
  const { cut } = cover;
  if ((cut.sleeve ?? 0) < COVERING_SLEEVE || /^(?:straps|bare)$/.test(cut.neck ?? '') || cut.front === 'bib')
    return mesh;
  const { shoulderY, hipY, torso, build } = frame;
  const names = skeleton.bones.map(({ name }) => name);
  const low = hipY + torso * (cut.skirt === undefined ? (cut.hem ?? -0.1) : 0) + INSIDE;
  const isOpen = cut.front === 'open';
  const isHidden = (vertex: number): boolean => {
    const [x = 0, y = 0, z = 0] = mesh.positions.subarray(vertex * 3, vertex * 3 + 3);
    // Arms below the shoulder are the sleeves' own matter.
    const bone = names[mesh.joints[vertex * 4] ?? 0] ?? '';
    if (isArm(bone) && !bone.startsWith('upperArm')) return false;
    const throat = z > 0 && Math.abs(x) < build.neck * (y < shoulderY - 0.015 ? AT_THROAT : NEAR_NECK);
    if (y < low || throat || Math.hypot(x, z + 0.012) < build.neck * NEAR_NECK) return false;
    return !isOpen || z < 0 || y > shoulderY - INSIDE || Math.abs(x) > frontWidth(frame, y) + INSIDE;
  };
  const indices: number[] = [];
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const corners = [mesh.indices[k] ?? 0, mesh.indices[k + 1] ?? 0, mesh.indices[k + 2] ?? 0];
    if (!corners.every(isHidden)) indices.push(...corners);
  }
  return { ...mesh, indices: Uint32Array.from(indices) };
}
