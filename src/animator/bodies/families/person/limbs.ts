import { smoothstep } from '../../../maths/ease.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { alongArm, alongLeg, type PersonFrame, type Side } from './frame.ts';
import { type BoneShares, tubeMesh } from './loft.ts';
import { armRadiusAt, legRadiusAt } from './torso.ts';

/** Bare arms and legs are tubes: rounder than a field's grid would make anything so thin, and bent by a soft elbow or knee. */
export function limbTube(
  skeleton: Skeleton,
  frame: PersonFrame,
  limb: 'arm' | 'leg',
  side: Side,
  { from, to, coarse }: { readonly from: number; readonly to: number; readonly coarse: number },
): SkinnedMesh {
  const arm = limb === 'arm';
  const rows = Math.max(4, Math.round(((to - from) * 9) / Math.min(1.6, coarse)));
  const shares = Array.from({ length: rows + 1 }, (_, row) => from + ((to - from) * row) / rows);
  const swell = (share: number): number => Math.exp(-(((share - 1.28) / 0.22) ** 2));
  const pointAt = (share: number): Vector =>
    arm
      ? alongArm(frame.arms[side], share)
      : add(alongLeg(frame.legs[side], share), [0, 0, -0.2 * frame.build.legRadius * swell(share)]);
  const radiusAt = (share: number): number =>
    arm ? armRadiusAt(frame, share) * (1 + 0.05 * swell(share)) : legRadiusAt(frame, share) * (1 + 0.14 * swell(share));
  const [upper, lower] = arm ? [`upperArm${side}`, `foreArm${side}`] : [`thigh${side}`, `shin${side}`];
  const weights = (index: number): BoneShares => {
    const low = smoothstep(0.84, 1.16, shares[index] ?? 0);
    return [
      [upper, 1 - low],
      [lower, low],
    ];
  };
  return tubeMesh(skeleton, shares.map(pointAt), shares.map(radiusAt), weights, { around: coarse > 1.8 ? 7 : 13 });
}
