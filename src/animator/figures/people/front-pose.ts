import { TAU } from '../../maths/ease.ts';
import type { Pose } from '../rig.ts';
import { findGesture } from './gestures.ts';
import { type FrontArm, type FrontFoot, type FrontPose, HANGING } from './pose-parts.ts';

const PLANTED: FrontFoot = { out: 0, up: 0, near: 1, knee: 0 };

/** The part of a cycle in which the eyes are shut, and the two in which they look aside. */
const BLINK = [0.6, 0.65] as const;
const GLANCE = [0.2, 0.42] as const;

function within(phase: number, [from, to]: readonly [number, number]): boolean {
  const at = phase - Math.floor(phase);
  return at >= from && at < to;
}

function stand(phase: number): FrontPose {
  const breath = Math.sin(phase * TAU);
  const glance = within(phase, GLANCE);
  return {
    left: { ...HANGING, out: 0.21 + breath * 0.014, fore: 0.02 },
    right: { ...HANGING, out: 0.15 + breath * 0.014, fore: -0.08, upper: 0.97 },
    leftFoot: { ...PLANTED, out: 13, knee: 8 },
    rightFoot: PLANTED,
    shift: 9,
    sink: 0.004 - breath * 0.003,
    rise: 0,
    lean: -0.03,
    hipTilt: -0.055,
    shoulderTilt: 0.035,
    headTilt: 0.02 + Math.sin(phase * TAU + 1) * 0.012,
    turn: glance ? 0.2 : 0.45,
    gazeX: glance ? -0.5 : 0.35,
    gazeY: 0.1,
    blink: within(phase, BLINK),
    smile: 0.6,
    mouth: 0,
    brow: 0,
    flow: breath * 2,
    prop: null,
    sits: 'no',
  };
}

function dance(phase: number): FrontPose {
  const turn = phase * TAU;
  const swing = Math.sin(turn);
  // Twice a cycle, on each beat: down on the knees, and up again.
  const beat = 0.5 - 0.5 * Math.cos(turn * 2);
  const arm = (side: number): FrontArm => {
    const high = 0.5 + 0.5 * Math.sin(turn * side + 0.5);
    return {
      out: 0.75 + 1.65 * high,
      fore: 1.75 + 1.05 * high + Math.sin(turn * 2 + side) * 0.16,
      upper: 0.96,
      lower: 0.94,
      hand: 'open',
      near: false,
    };
  };
  return {
    ...stand(phase),
    left: arm(-1),
    right: arm(1),
    leftFoot: { out: 20, up: Math.max(0, swing) * 16, near: 1 - Math.max(0, swing) * 0.04, knee: 14 + 10 * beat },
    rightFoot: { out: 20, up: Math.max(0, -swing) * 16, near: 1 - Math.max(0, -swing) * 0.04, knee: 14 + 10 * beat },
    shift: swing * 30,
    sink: 0.035 + 0.05 * beat,
    lean: -swing * 0.13,
    hipTilt: swing * 0.17,
    shoulderTilt: -swing * 0.12,
    headTilt: swing * 0.13,
    turn: swing * 0.5,
    gazeX: swing * 0.4,
    gazeY: 0,
    blink: false,
    smile: 1,
    mouth: 0.45,
    brow: 0.6,
    flow: -Math.cos(turn) * 14,
  };
}

function jump(phase: number): FrontPose {
  const high = Math.max(0, Math.sin(phase * TAU));
  const crouch = Math.max(0, -Math.sin(phase * TAU));
  const arm: FrontArm = { ...HANGING, out: 0.3 + 2.15 * high, fore: 0.3 + 2.5 * high, hand: 'open' };
  const foot: FrontFoot = { out: 10 + high * 12, up: high * 26, near: 1, knee: 8 + crouch * 22 + high * 16 };
  return {
    ...stand(phase),
    left: arm,
    right: arm,
    leftFoot: foot,
    rightFoot: { ...foot, up: high * 44 },
    shift: 0,
    sink: crouch * 0.14,
    rise: high * 84,
    lean: 0,
    hipTilt: 0,
    shoulderTilt: 0,
    headTilt: 0,
    turn: 0.2,
    blink: false,
    smile: 1,
    mouth: high * 0.7,
    brow: high,
    flow: -high * 12 + crouch * 8,
  };
}

function talk(phase: number): FrontPose {
  const turn = phase * TAU;
  const calm = stand(phase);
  const [a, b] = [0.5 + 0.5 * Math.sin(turn), 0.5 + 0.5 * Math.sin(turn * 2 + 0.8)];
  return {
    ...calm,
    right: { out: 0.34 + 0.12 * a, fore: 2.0 + 0.55 * b, upper: 0.86, lower: 0.78, hand: 'open', near: false },
    left: { out: 0.3, fore: -1.25 - 0.35 * a, upper: 0.9, lower: 0.66, hand: 'relaxed', near: false },
    shoulderTilt: Math.sin(turn) * 0.025,
    headTilt: 0.03 * Math.sin(turn + 0.6),
    lean: 0.015 * Math.sin(turn),
    turn: 0.42 + 0.12 * Math.sin(turn),
    gazeX: 0.25,
    smile: 0.45,
    brow: 0.25 + 0.35 * b,
  };
}

/** On the spot, towards the camera or away from it: legs come and go by their size, not by their angle. */
function stride(phase: number, run: boolean): FrontPose {
  const turn = phase * TAU;
  const calm = stand(phase);
  const foot = (offset: number): FrontFoot => {
    const swing = Math.sin(turn + offset);
    const lift = Math.max(0, Math.cos(turn + offset));
    return {
      out: -6,
      up: lift * (run ? 54 : 26) + Math.max(0, -swing) * (run ? 12 : 6),
      near: 1 + swing * 0.06,
      knee: 2 + lift * 7,
    };
  };
  const arm = (offset: number): FrontArm => {
    const swing = Math.sin(turn + offset);
    const forward = Math.max(0, swing);
    return {
      out: run ? 0.3 : 0.16,
      fore: run ? -0.4 - forward * 1.9 : 0.08 - forward * 0.36,
      upper: 1 - Math.abs(swing) * (run ? 0.26 : 0.08),
      lower: run ? 0.46 + 0.3 * forward : 1 - Math.abs(swing) * 0.14,
      hand: run ? 'fist' : 'relaxed',
      near: false,
    };
  };
  return {
    ...calm,
    left: arm(Math.PI),
    right: arm(0),
    leftFoot: foot(0),
    rightFoot: foot(Math.PI),
    shift: -Math.cos(turn) * 6,
    sink: 0.012 + 0.012 * Math.cos(turn * 2 + Math.PI),
    rise: run ? Math.abs(Math.cos(turn)) * 16 : 0,
    lean: Math.cos(turn) * 0.02,
    hipTilt: Math.cos(turn) * 0.05,
    shoulderTilt: -Math.cos(turn) * 0.05,
    headTilt: 0,
    turn: 0.08,
    gazeX: 0,
    gazeY: 0,
    blink: within(phase, BLINK),
    mouth: run ? 0.25 : 0,
    flow: Math.sin(turn * 2) * 5,
  };
}

/** A body's pose as seen from the front or from behind, at one moment of its cycle. */
export function findFrontPose(pose: Pose): FrontPose {
  const chosen = choosePose(pose);
  const found = pose.carries ? { ...chosen, prop: null } : chosen;
  return pose.mouth > 0 ? { ...found, mouth: pose.mouth } : found;
}

function choosePose({ act, gait, phase, raised }: Pose): FrontPose {
  const calm = stand(phase);
  switch (act) {
    case 'dance':
      return dance(phase);
    case 'jump':
      return jump(phase);
    case 'talk':
      return talk(phase);
    case 'sit':
    case 'ride':
    case 'cycle':
      return {
        ...calm,
        left: { out: 0.3, fore: -0.34, upper: 0.9, lower: 0.78, hand: 'relaxed', near: false },
        right: { out: 0.34, fore: -0.3, upper: 0.9, lower: 0.78, hand: 'relaxed', near: false },
        shift: 0,
        hipTilt: 0,
        sits: raised ? 'seat' : 'ground',
      };
    default:
      return gait === 0 ? { ...calm, ...findGesture(phase, act) } : stride(phase, gait === 2);
  }
}
