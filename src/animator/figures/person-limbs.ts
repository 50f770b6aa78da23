import { TAU } from '../maths/ease.ts';
import type { Pose } from './rig.ts';

/** Angles from hanging straight down; positive swings forward. For a leg, `bend` folds the knee back; for an arm, the elbow forward. */
export interface Limb {
  readonly angle: number;
  readonly bend: number;
}

export interface Limbs {
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly lean: number;
  /** The hip's height as a share of its standing height, and what a step adds to it. */
  readonly hip: number;
  readonly bob: number;
  readonly shift: number;
  /** What hair and coats do, in steps of the drawing. */
  readonly flow: number;
  /** 0 is closed. */
  readonly mouth: number;
}

function step(turn: number, run: boolean): Limbs {
  const swing = run ? 0.92 : 0.5;
  const knee = run ? 1.5 : 0.85;
  const leg = (offset: number): Limb => ({
    angle: Math.sin(turn + offset) * swing,
    bend: Math.max(0, Math.cos(turn + offset)) * knee,
  });
  const arm = (offset: number): Limb => {
    const forward = Math.sin(turn + offset);
    return { angle: forward * swing * 0.95, bend: run ? 1.4 : 0.3 + 0.2 * Math.max(0, forward) };
  };
  return {
    nearLeg: leg(0),
    farLeg: leg(Math.PI),
    nearArm: arm(Math.PI),
    farArm: arm(0),
    lean: run ? 0.22 : 0.04,
    hip: 1,
    bob: Math.abs(Math.cos(turn)) * (run ? 15 : 7),
    shift: 0,
    flow: Math.sin(turn * 2) * 8,
    mouth: 0,
  };
}

function stand(turn: number): Limbs {
  const breath = Math.sin(turn);
  return {
    nearLeg: { angle: -0.05, bend: 0.02 },
    farLeg: { angle: 0.08, bend: 0.02 },
    nearArm: { angle: -0.06 + breath * 0.02, bend: 0.22 },
    farArm: { angle: 0.1 - breath * 0.02, bend: 0.28 },
    lean: 0.03,
    hip: 1,
    bob: breath * 1.2,
    shift: 0,
    flow: breath * 2,
    mouth: 0,
  };
}

/** A body's pose for what it does, at one moment of its cycle. */
export function findLimbs({ act, gait, phase }: Pose): Limbs {
  const turn = phase * TAU;
  const calm = stand(turn);
  switch (act) {
    case 'sit':
      // On the ground, knees drawn up, leaning on one hand.
      return {
        ...calm,
        nearLeg: { angle: 2.35, bend: 1.9 },
        farLeg: { angle: 2.2, bend: 1.7 },
        nearArm: { angle: -0.55, bend: 0.1 },
        farArm: { angle: 0.9, bend: 0.5 },
        lean: -0.14,
        hip: 0.19,
      };
    case 'wave':
      return { ...calm, nearArm: { angle: 2.12 + Math.sin(turn * 3) * 0.24, bend: 0.2 + Math.sin(turn * 3) * 0.2 } };
    case 'talk':
      return {
        ...calm,
        nearArm: { angle: 0.42 + Math.sin(turn * 2) * 0.16, bend: 1.15 + Math.sin(turn * 3) * 0.3 },
        farArm: { angle: 0.1, bend: 0.5 + Math.sin(turn * 2 + 1) * 0.2 },
        lean: 0.05 + Math.sin(turn) * 0.02,
        mouth: Math.abs(Math.sin(turn * 4)),
      };
    case 'dance':
      return {
        ...calm,
        nearLeg: { angle: 0.35 * Math.sin(turn), bend: 0.5 + 0.4 * Math.sin(turn) },
        farLeg: { angle: -0.3 * Math.sin(turn), bend: 0.3 - 0.25 * Math.sin(turn) },
        nearArm: { angle: 2.1 + Math.sin(turn) * 0.5, bend: 0.5 },
        farArm: { angle: 1.5 - Math.sin(turn) * 0.9, bend: 0.7 },
        lean: Math.sin(turn) * 0.16,
        bob: Math.abs(Math.sin(turn)) * 14 - 8,
        shift: Math.sin(turn) * 22,
        flow: Math.cos(turn) * 12,
      };
    case 'jump': {
      const high = Math.max(0, Math.sin(turn));
      return {
        ...calm,
        nearLeg: { angle: 0.3 + 0.4 * high, bend: 0.5 + high * 0.7 },
        farLeg: { angle: -0.1, bend: 0.4 + high * 0.9 },
        nearArm: { angle: 2.3 * high + 0.3, bend: 0.3 },
        farArm: { angle: 2 * high + 0.2, bend: 0.3 },
        bob: high * 90 - 10,
        flow: -high * 10,
      };
    }
    case 'eat':
      return {
        ...calm,
        nearArm: { angle: 0.7, bend: 1.75 + Math.sin(turn * 2) * 0.25 },
        mouth: Math.max(0, Math.sin(turn * 2)) * 0.6,
      };
    default:
      return gait === 0 ? calm : step(turn, gait === 2);
  }
}
