import { smoothstep } from '../maths/ease.ts';
import { blendTurns } from '../maths/turn.ts';
import { between } from '../maths/vector.ts';
import type { Moment } from './body.ts';
import { Pose } from './pose.ts';

/** Between two poses of one body: 0 is all `a`, 1 all `b`. */
export function blendPoses(a: Pose, b: Pose, share: number): Pose {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const pose = new Pose(a.skeleton);
  pose.root = between(a.root, b.root, share);
  for (const { name } of a.skeleton.bones) {
    pose.orient(name, blendTurns(a.orientationOf(name), b.orientationOf(name), share));
    const [small, large] = [a.sizeOf(name), b.sizeOf(name)];
    if (small !== 1 || large !== 1) pose.grow(name, small + (large - small) * share);
  }
  return pose.solve();
}

/** A body on its way from what it did before to what it does now; `poseOf` knows how each act looks at this moment. */
export function poseBetweenActs({ act, before }: Moment, poseOf: (act: string) => Pose): Pose {
  const pose = poseOf(act);
  return before === null ? pose : blendPoses(pose, poseOf(before.act), smoothstep(0, 1, before.share));
}
