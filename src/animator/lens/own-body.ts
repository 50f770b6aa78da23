import type { Pose } from '../bodies/pose.ts';
import { findShot } from '../stage/camera/camera-motion.ts';
import type { Stage } from '../stage/stage.ts';

/** What nobody sees of oneself: the head with all that hangs on it, and the trunk below it. Arms, hands and legs stay. */
const TRUNK: ReadonlySet<string> = new Set([
  'neck',
  'chest',
  'collarL',
  'collarR',
  'spine',
  'hips',
  'cape0',
  'cape1',
  'cape2',
]);

/** Takes out of a pose what whoever the shot looks through does not see of their own body. */
export function hideFromOneself(pose: Pose, figure: number, { shots }: Pick<Stage, 'shots'>, time: number): void {
  if (!isThrough(figure, shots, time)) return;
  const { bones } = pose.skeleton;
  const onHead = (number: number): boolean => {
    const bone = bones[number];
    return bone !== undefined && (bone.name === 'head' || onHead(bone.parent));
  };
  for (const [number, { name }] of bones.entries()) if (TRUNK.has(name) || onHead(number)) pose.vanish(name, 'spine');
}

const UPRIGHT: Readonly<Record<string, string>> = { cycle: 'ride', ski: 'ski_upright', ski_jump: 'ski_upright' };

/** Who is seen through their own eyes is upright on what they ride: bent over it, shoulders would be before the eyes. */
export const ownAct = (act: string, figure: number, { shots }: Pick<Stage, 'shots'>, time: number): string =>
  (isThrough(figure, shots, time) ? UPRIGHT[act] : undefined) ?? act;

const isThrough = (figure: number, shots: Stage['shots'], time: number): boolean =>
  shots.length > 0 && findShot(shots, time).through === figure;
