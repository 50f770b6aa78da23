import type { Stance } from '../stance.ts';
import { mixStances, rest } from '../stance.ts';
import { beat, before, both, type Clip, type ClipContext } from './clip.ts';

/** Poses that are held one after the other, and softly changed. */

const tree = ({ marks, time }: ClipContext): Partial<Stance> => ({
  root: [-0.06, 0, 0],
  trunk: [0, 0, 0.02 * beat(time, 0.3)],
  footR: [-0.2, 0.46, 0.02],
  soleR: [0.9, 0.6, 0],
  kneeR: [1, 0, 0.25],
  footL: [-0.08, 0, 0],
  handL: before(marks, 0.03, 0.86, 0.08),
  handR: before(marks, 0.03, 0.86, 0.08),
  ...both('elbow', [1, 0, -0.1]),
  ...both('palm', [-1, 0, 0]),
  ...both('point', [0, 1, 0]),
  ...both('curl', 0),
});

const warrior = ({ time }: ClipContext): Partial<Stance> => ({
  root: [0.06, -0.3, 0],
  hips: [0, 0.5, 0],
  trunk: [0, -0.1, 0.02 * beat(time, 0.3)],
  head: [0, 0.9, 0],
  footL: [0.42, 0, 0.14],
  footR: [0.5, 0, -0.14],
  soleL: [0, 1.1, 0],
  kneeL: [1, 0, 0.4],
  kneeR: [0.6, 0, 0.6],
  handL: [0.98, 0.02, 0],
  handR: [0.98, 0.02, 0],
  ...both('elbow', [0, -1, -0.3]),
  ...both('palm', [0, -1, 0]),
  ...both('curl', 0),
});

const forwardFold = ({ time }: ClipContext): Partial<Stance> => ({
  root: [0, -0.02, -0.2],
  hips: [1.1, 0, 0],
  trunk: [0.75 + 0.03 * beat(time, 0.25), 0, 0],
  head: [0.2, 0, 0],
  handL: [0.02, 0.6, 0.72],
  handR: [0.02, 0.6, 0.72],
  ...both('elbow', [0.6, 0, -0.6]),
  ...both('curl', 0.05),
  footL: [-0.02, 0, 0],
  footR: [-0.02, 0, 0],
});

const mountain = ({ marks, time }: ClipContext): Partial<Stance> => ({
  trunk: [-0.1, 0, 0.015 * beat(time, 0.3)],
  head: [-0.22, 0, 0],
  handL: before(marks, 0.12, 0.88, 0.02),
  handR: before(marks, 0.12, 0.88, 0.02),
  ...both('elbow', [1, 0, 0]),
  ...both('palm', [-1, 0, 0]),
  ...both('point', [0, 1, 0]),
  ...both('curl', 0),
});

const POSES = [tree, warrior, mountain, forwardFold] as const;
/** Seconds that each is held. */
const HELD = 3.4;

export const yoga: Clip = (context) => {
  const at = context.since / HELD;
  const [now, next] = [
    POSES[Math.floor(at) % POSES.length] ?? tree,
    POSES[(Math.floor(at) + 1) % POSES.length] ?? tree,
  ];
  const share = Math.min(1, Math.max(0, (at - Math.floor(at) - 0.72) / 0.28));
  const calm = { lids: -0.45, smile: 0.25, attention: 0 } as const;
  return mixStances(
    rest({ ...now(context), ...calm }),
    rest({ ...next(context), ...calm }),
    share * share * (3 - 2 * share),
  );
};
