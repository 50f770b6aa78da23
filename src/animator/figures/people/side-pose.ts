import { TAU } from '../../maths/ease.ts';
import type { Pose } from '../rig.ts';

/** Angles from hanging straight down; positive swings forward. For a leg, `bend` folds the knee back; for an arm, the elbow forward. */
export interface Limb {
  readonly angle: number;
  readonly bend: number;
}

/** A leg, with how its foot is turned: positive lifts the heel, negative the toes. */
export interface Leg extends Limb {
  readonly foot: number;
}

export interface SidePose {
  readonly nearLeg: Leg;
  readonly farLeg: Leg;
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly lean: number;
  /** How high the lower foot is above the ground. */
  readonly rise: number;
  readonly headTilt: number;
  /** What hair and coats do, in steps of the drawing. */
  readonly flow: number;
  readonly mouth: number;
  readonly blink: boolean;
  readonly sits: boolean;
  readonly grips: boolean;
}

function step(phase: number, run: boolean): SidePose {
  const turn = phase * TAU;
  const [swing, knee] = run ? [0.72, 1.5] : [0.43, 0.9];
  const leg = (offset: number): Leg => {
    const forward = Math.sin(turn + offset);
    const swings = Math.max(0, Math.cos(turn + offset));
    const lag = Math.max(0, Math.cos(turn + offset + 0.5));
    return {
      angle: forward * swing + (run ? 0.12 : 0.04),
      bend: lag * knee + (run ? 0.28 : 0.1),
      // The heel strikes first, the toes leave last.
      foot: Math.max(0, -forward) * (run ? 0.9 : 0.62) * (0.4 + 0.6 * swings) - Math.max(0, forward) ** 2 * 0.34,
    };
  };
  const arm = (offset: number): Limb => {
    const forward = Math.sin(turn + offset);
    return {
      angle: forward * swing * (run ? 0.9 : 0.86),
      bend: run ? 1.5 + 0.2 * forward : 0.24 + 0.26 * Math.max(0, forward),
    };
  };
  return {
    nearLeg: leg(0),
    farLeg: leg(Math.PI),
    nearArm: arm(Math.PI),
    farArm: arm(0),
    lean: run ? 0.2 : 0.035,
    // Between two steps a runner flies.
    rise: run ? Math.sin(turn) ** 2 * 44 : 0,
    headTilt: Math.sin(turn * 2) * 0.015 + (run ? -0.08 : 0),
    flow: Math.sin(turn * 2) * (run ? 10 : 6) + (run ? 10 : 2),
    mouth: run ? 0.2 : 0,
    blink: phase > 0.6 && phase < 0.66,
    sits: false,
    grips: run,
  };
}

function stand(phase: number): SidePose {
  const breath = Math.sin(phase * TAU);
  return {
    nearLeg: { angle: -0.03, bend: 0.04, foot: 0 },
    farLeg: { angle: 0.1, bend: 0.1, foot: 0 },
    nearArm: { angle: -0.05 + breath * 0.015, bend: 0.2 },
    farArm: { angle: 0.1, bend: 0.26 },
    lean: 0.02 + breath * 0.004,
    rise: 0,
    headTilt: 0,
    flow: breath * 2,
    mouth: 0,
    blink: phase > 0.6 && phase < 0.66,
    sits: false,
    grips: false,
  };
}

/** Bones of a leg, and the way from the hip to the crank and around it, in steps: a bicycle is built for a grown leg. */
const [THIGH, SHIN] = [123, 120];
const CRANK = { x: 58, y: 190, radius: 48 } as const;

/** The leg whose foot is on the pedal at this turn of the crank. */
function pedal(turn: number): Leg {
  const x = CRANK.x + Math.cos(turn) * CRANK.radius - 10;
  const y = CRANK.y + Math.sin(turn) * CRANK.radius - 14;
  const reach = Math.min(Math.hypot(x, y), THIGH + SHIN - 1);
  const atHip = Math.acos((THIGH ** 2 + reach ** 2 - SHIN ** 2) / (2 * THIGH * reach));
  const atKnee = Math.acos((THIGH ** 2 + SHIN ** 2 - reach ** 2) / (2 * THIGH * SHIN));
  return { angle: Math.atan2(x, y) + atHip, bend: Math.PI - atKnee, foot: 0.12 };
}

/** A body's pose as seen from the side, at one moment of its cycle. */
export function findSidePose(pose: Pose): SidePose {
  const found = choosePose(pose);
  return pose.mouth > 0 ? { ...found, mouth: pose.mouth } : found;
}

function choosePose({ act, gait, phase }: Pose): SidePose {
  const turn = phase * TAU;
  const calm = stand(phase);
  switch (act) {
    case 'sit':
    case 'ride': {
      const leg: Leg = act === 'sit' ? { angle: 1.35, bend: 1.3, foot: 0 } : { angle: 0.86, bend: 1.02, foot: -0.1 };
      return {
        ...{ ...calm, nearLeg: leg, farLeg: { ...leg, angle: leg.angle + 0.06 }, sits: true, grips: act === 'ride' },
        nearArm: { angle: 0.5, bend: act === 'ride' ? 0.9 : 0.5 },
        farArm: { angle: 0.58, bend: act === 'ride' ? 0.84 : 0.46 },
        lean: act === 'ride' ? 0.04 + Math.sin(turn) * 0.02 : -0.04,
        flow: 6 + Math.sin(turn) * 4,
      };
    }
    case 'cycle':
      return {
        ...{ ...calm, nearLeg: pedal(turn), farLeg: pedal(turn + Math.PI), sits: true, grips: true },
        ...{ nearArm: { angle: 0.7, bend: 0.24 }, farArm: { angle: 0.76, bend: 0.2 } },
        ...{ lean: 0.5, headTilt: -0.22, flow: 10 + Math.sin(turn * 2) * 3 },
      };
    case 'talk':
      return { ...calm, nearArm: { angle: 0.4 + Math.sin(turn) * 0.12, bend: 1.2 + Math.sin(turn * 2) * 0.25 } };
    default:
      return gait === 0 ? calm : step(phase, gait === 2);
  }
}
