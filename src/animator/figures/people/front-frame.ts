import { bone, type Point } from '../pen.ts';
import { type Build, legLength } from './build.ts';
import { along } from './paint.ts';
import type { FrontArm, FrontFoot, FrontPose } from './pose-parts.ts';

/** Where the joints of a body are, seen from the front; (0, 0) is the ground, or the seat. */
export interface FrontFrame {
  readonly chest: Point;
  readonly pelvis: Point;
  readonly head: Point;
  /** A point of the trunk: 0 at the shoulders, 1 at the hips, beyond that below them. */
  readonly at: (down: number, across: number) => Point;
}

/** The seat's own softness: the hip joints are this far above what one sits on. */
const SEAT_HEIGHT = 34;

export function findFrame(build: Build, pose: FrontPose): FrontFrame {
  const standing = -legLength(build) * (1 - pose.sink) - pose.rise;
  const pelvis: Point = [pose.shift, pose.sits === 'no' ? standing : -SEAT_HEIGHT];
  const chest: Point = [
    pelvis[0] + Math.sin(pose.lean) * build.torso,
    pelvis[1] - Math.cos(pose.lean) * build.torso + build.stoop * 60,
  ];
  const tip = pose.lean + pose.headTilt;
  const head: Point = [
    chest[0] + Math.sin(tip) * (build.neck + build.head / 2),
    chest[1] - Math.cos(tip) * (build.neck + build.head / 2) + build.stoop * 60,
  ];
  const at = (down: number, across: number): Point => {
    const [x, y] = along(chest, pelvis, down);
    const tilt = pose.shoulderTilt + (pose.hipTilt - pose.shoulderTilt) * Math.min(1, down);
    return [x + Math.cos(tilt) * across, y + Math.sin(tilt) * across];
  };
  return { chest, pelvis, head, at };
}

export interface ArmJoints {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Of the forearm, positive to the right. */
  readonly angle: number;
}

export function findArm(build: Build, { at }: FrontFrame, arm: FrontArm, side: -1 | 1): ArmJoints {
  const shoulder = at(0.122, side * (build.shoulders - 1));
  const elbow = bone(shoulder, arm.out * side, build.upperArm * arm.upper);
  const wrist = bone(elbow, arm.fore * side, build.foreArm * arm.lower);
  return { shoulder, elbow, wrist, angle: arm.fore * side };
}

export interface LegJoints {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly near: number;
}

/** How much lower a foot is seen that is nearer by its whole size. */
const NEAR_DROP = 190;

export function findLeg(build: Build, frame: FrontFrame, pose: FrontPose, foot: FrontFoot, side: -1 | 1): LegJoints {
  const apart = build.hips - build.leg + 2;
  const hip = frame.at(1, side * apart);
  if (pose.sits === 'ground') {
    // Cross-legged: the knees far out, each shin before the other's thigh.
    const knee: Point = [hip[0] + side * build.thigh * 0.78, hip[1] - 4];
    return { hip, knee, ankle: [hip[0] - side * (apart * 2 - 6), -14], near: 1 };
  }
  if (pose.sits === 'seat') {
    const knee: Point = [hip[0] + side * 13, hip[1] + build.leg * 0.75];
    return { hip, knee, ankle: [knee[0] - side * 3, knee[1] + build.shin * 0.94], near: 1.04 };
  }
  const ankle: Point = [
    side * (apart + 4 + foot.out),
    -build.ankle - foot.up - pose.rise + (foot.near - 1) * NEAR_DROP,
  ];
  const middle = along(hip, ankle, build.thigh / (build.thigh + build.shin));
  return { hip, knee: [middle[0] + side * foot.knee, middle[1]], ankle, near: foot.near };
}
