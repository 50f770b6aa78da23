import { blendTurns } from '../maths/turn.ts';
import { between } from '../maths/vector.ts';
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
