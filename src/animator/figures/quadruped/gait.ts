import { mix } from '../../maths/ease.ts';
import type { Point } from '../pen.ts';
import type { Pose } from '../rig.ts';
import { findLeap } from './skeleton.ts';
import type { Species } from './species.ts';

/** The share of its cycle that a foot stands on the ground. */
const STANCE = [1, 0.62, 0.36] as const;
/** Half of a step's length and how high it lifts, in lengths of the leg. */
const STRIDE = [0, 0.34, 0.82] as const;
const LIFT = [0, 0.17, 0.36] as const;
/** When each foot sets down: far fore, far hind, near hind, near fore. A gallop throws the hind legs together. */
const OFFSETS = [
  [0, 0, 0, 0],
  [0.25, 0.5, 0, 0.75],
  [0.42, 0.94, 0.06, 0.54],
] as const;

export const LEGS = ['farFore', 'farHind', 'nearHind', 'nearFore'] as const;
export type LegName = (typeof LEGS)[number];

/** Where a foot is: it stands still on the ground while the body passes over it, then swings forward through the air. */
export function findFoot(species: Species, pose: Pose, leg: LegName, rest: number): Point {
  const long = 1 - species.girth * 0.72;
  const hind = leg.endsWith('Hind');
  if (pose.act === 'jump') {
    const { high, tilt } = findLeap(pose.phase);
    // Forelegs are drawn up, hind legs trail behind.
    const tuck = high * 0.7;
    return hind
      ? [rest - high * 1.1 * Math.max(0.3, tilt + 0.4), -high * 0.9 - tuck * 0.2]
      : [rest + high * (0.5 + 0.6 * tilt), -high * 1.5 - tuck * 0.3];
  }
  const { gait } = pose;
  if (gait === 0) return [rest, 0];
  const phase = (pose.phase + (OFFSETS[gait][LEGS.indexOf(leg)] ?? 0)) % 1;
  const stance = STANCE[gait];
  const stride = STRIDE[gait] * long * (gait === 2 ? 0.55 + 0.45 * species.spring : 1);
  if (phase < stance) return [rest + mix(stride, -stride, phase / stance), 0];
  const swing = (phase - stance) / (1 - stance);
  const lift = Math.sin(swing * Math.PI) * LIFT[gait] * long;
  return [rest + mix(-stride, stride, swing), -lift * (hind ? 0.8 : 1)];
}

/** The joint between two bones that reach from `from` to `to`; `bend` says to which side it gives way. */
export function findJoint(from: Point, to: Point, upper: number, lower: number, bend: -1 | 1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999);
  const angle = Math.atan2(dy, dx);
  const inner = Math.acos(
    Math.max(-1, Math.min(1, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach))),
  );
  return [from[0] + Math.cos(angle + bend * inner) * upper, from[1] + Math.sin(angle + bend * inner) * upper];
}
