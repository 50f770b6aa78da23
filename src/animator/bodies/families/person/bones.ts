import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import { gripOf, type PersonFrame, SIDES } from './frame.ts';
import { addFingerBones } from './hand.ts';
import { addSkirtBones } from './hems.ts';

/** Bones that pull the face, each with the point of rest it stands for, in head units. */
const FACE_BONES: Readonly<Record<'lipUp' | 'lipDown' | 'cornerL' | 'cornerR' | 'cheekL' | 'cheekR', Vector>> = {
  lipUp: [0, -0.108, 0.17],
  lipDown: [0, -0.128, 0.168],
  cornerL: [0.055, -0.118, 0.15],
  cornerR: [-0.055, -0.118, 0.15],
  cheekL: [0.095, -0.062, 0.13],
  cheekR: [-0.095, -0.062, 0.13],
};

export function makePersonSkeleton(frame: PersonFrame): Skeleton {
  const { hipY, torso, shoulderY, chinY, onHead, headScale: s, build } = frame;
  const builder = new SkeletonBuilder()
    .bone('hips', null, [0, hipY, 0], [0, hipY + torso * 0.24, 0])
    .bone('spine', 'hips', [0, hipY + torso * 0.24, 0], [0, hipY + torso * 0.56, 0])
    .bone('chest', 'spine', [0, hipY + torso * 0.56, -0.004], [0, shoulderY, -0.008])
    .bone('neck', 'chest', [0, shoulderY, -0.012], [0, chinY + 0.03 * s, -0.012])
    .bone('head', 'neck', [0, chinY + 0.05 * s, -0.012], frame.headCentre)
    .bone('jaw', 'head', onHead(0, -0.04, 0), onHead(0, -0.16, 0.12));
  const point = (name: string, parent: string, at: Vector): SkeletonBuilder =>
    builder.bone(name, parent, at, add(at, [0, 0, 0.02]));
  point('lipUp', 'head', onHead(...FACE_BONES.lipUp));
  point('lipDown', 'jaw', onHead(...FACE_BONES.lipDown));
  for (const name of ['cornerL', 'cornerR', 'cheekL', 'cheekR'] as const)
    point(name, 'head', onHead(...FACE_BONES[name]));
  for (const [side, sign] of SIDES) {
    const { shoulder, elbow, wrist, along, palm } = frame.arms[side];
    const { hip, knee, ankle } = frame.legs[side];
    const hand = build.hand;
    builder
      .bone(`collar${side}`, 'chest', [sign * 0.03, shoulderY - 0.02, -0.006], shoulder)
      .bone(`upperArm${side}`, `collar${side}`, shoulder, elbow)
      .bone(`foreArm${side}`, `upperArm${side}`, elbow, wrist)
      .bone(`hand${side}`, `foreArm${side}`, wrist, add(wrist, scale(along, hand * 0.5)))
      .bone(`grip${side}`, `hand${side}`, gripOf(frame, side), add(gripOf(frame, side), scale(palm, 0.05)))
      .bone(`thigh${side}`, 'hips', hip, knee)
      .bone(`shin${side}`, `thigh${side}`, knee, ankle)
      .bone(`foot${side}`, `shin${side}`, ankle, add(ankle, [0, -ankle[1] * 0.6, build.foot * 0.5]))
      .bone(
        `toes${side}`,
        `foot${side}`,
        [ankle[0], 0.02, ankle[2] + build.foot * 0.46],
        [ankle[0], 0.02, ankle[2] + build.foot * 0.7],
      );
    addFingerBones(builder, frame.arms[side], hand, side);
    const eye = frame.eyes[side];
    point(`eye${side}`, 'head', eye);
    point(`lid${side}`, 'head', eye);
    point(`lowerLid${side}`, 'head', eye);
    point(`brow${side}`, 'head', add(eye, [0, 0.085 * s, 0.04 * s]));
    point(`tear${side}`, 'head', eye);
  }
  for (const { bones, points } of frame.hairChains) builder.chain([...bones], 'head', points);
  addSkirtBones(builder, frame);
  const capeAt: Vector = [0, shoulderY - 0.02, -0.1];
  builder.chain(
    ['cape0', 'cape1', 'cape2'],
    'chest',
    [0, 1, 2, 3].map((step) => add(capeAt, [0, -step * (shoulderY * 0.28), -step * 0.02])),
  );
  return builder.build();
}
