import { clamp, mix } from '../../../../maths/ease.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Stance } from '../stance.ts';
import { beat, type ClipContext } from './clip.ts';

/** How one goes: lengths of leg a full cycle covers, the share of it a foot stands, how high it is lifted, how far arms swing. */
export interface Gait {
  readonly cycle: number;
  readonly stands: number;
  readonly lift: number;
  readonly swing: number;
  readonly elbow: number;
  readonly lean: number;
  readonly bounce: number;
  readonly sink: number;
  /** Beats in the air between steps. */
  readonly flight: number;
  readonly narrow: number;
}

export const GAITS = {
  walk: {
    cycle: 1.72,
    stands: 0.6,
    lift: 0.1,
    swing: 0.3,
    elbow: 0.12,
    lean: 0.03,
    bounce: 0.018,
    sink: 0.03,
    flight: 0,
    narrow: 0.3,
  },
  stroll: {
    cycle: 1.4,
    stands: 0.63,
    lift: 0.07,
    swing: 0.2,
    elbow: 0.1,
    lean: 0.01,
    bounce: 0.012,
    sink: 0.022,
    flight: 0,
    narrow: 0.25,
  },
  shuffle: {
    cycle: 0.85,
    stands: 0.68,
    lift: 0.045,
    swing: 0.1,
    elbow: 0.16,
    lean: 0.12,
    bounce: 0.008,
    sink: 0.02,
    flight: 0,
    narrow: 0.05,
  },
  run: {
    cycle: 3.3,
    stands: 0.34,
    lift: 0.3,
    swing: 0.5,
    elbow: 0.62,
    lean: 0.2,
    bounce: 0.05,
    sink: 0.07,
    flight: 1,
    narrow: 0.5,
  },
  jog: {
    cycle: 2.35,
    stands: 0.4,
    lift: 0.2,
    swing: 0.36,
    elbow: 0.58,
    lean: 0.12,
    bounce: 0.04,
    sink: 0.06,
    flight: 1,
    narrow: 0.4,
  },
  march: {
    cycle: 1.7,
    stands: 0.58,
    lift: 0.24,
    swing: 0.5,
    elbow: 0.02,
    lean: -0.02,
    bounce: 0.016,
    sink: 0.02,
    flight: 0,
    narrow: 0.2,
  },
  sneak: {
    cycle: 1.3,
    stands: 0.64,
    lift: 0.2,
    swing: 0.12,
    elbow: 0.5,
    lean: 0.42,
    bounce: 0.01,
    sink: 0.2,
    flight: 0,
    narrow: 0.1,
  },
} as const satisfies Record<string, Gait>;

export interface Feet {
  readonly footL: Vector;
  readonly footR: Vector;
  readonly soleL: Vector;
  readonly soleR: Vector;
}

/** Steps in lengths of leg, under the middle of the body. */
interface StepsUnder {
  readonly level: number;
  heightAt(ahead: number): number;
}

/** Lengths of leg: how much higher a foot is lifted over a step, and how far below the ramp a foot reaches without the hips following it. */
const [OVER_STEP, SPARE] = [0.05, 0.1];

export function stepsOf({ moment, marks }: Pick<ClipContext, 'moment' | 'marks'>): StepsUnder | null {
  const { steps } = moment;
  if (steps === undefined) return null;
  return { level: steps.level, heightAt: (ahead) => steps.heightAt(0, ahead * marks.leg) / marks.leg };
}

/** Where both feet are at a share of the cycle: one that stands goes back just as fast as the body goes on. */
function feetAt(gait: Gait, cycle: number, steps: StepsUnder | null): Feet {
  const { narrow } = gait;
  const foot = (offset: number): { readonly at: Vector; readonly sole: Vector } => {
    const u = (((cycle + offset) % 1) + 1) % 1;
    const level = steps?.level ?? 1;
    const stride = gait.cycle * gait.stands * level;
    // How far a foot that is lifted goes over the ground beside what the body goes.
    const rest = gait.cycle * (1 - gait.stands) * level;
    const x = -narrow * 0.06;
    if (u < gait.stands) {
      const k = u / gait.stands;
      const heel = clamp((k - 0.6) / 0.4) ** 1.6;
      const strike = clamp((0.16 - k) / 0.16);
      const planted = stride * (0.5 - k);
      return {
        at: [x, steps?.heightAt(planted) ?? 0, planted],
        sole: [heel * 0.85 - strike * 0.34 * (1 - gait.flight * 0.6), 0.1, 0],
      };
    }
    const k = (u - gait.stands) / (1 - gait.stands);
    const eased = k * k * (3 - 2 * k);
    const up = Math.sin(Math.PI * k ** 0.82);
    // Toes trail while the foot is lifted, heels come first when it lands.
    const pitch =
      mix(0.85, -0.34 * (1 - gait.flight * 0.6), k ** 0.75) +
      gait.flight * 0.6 * Math.sin(Math.PI * Math.min(1, k * 1.5)) * (k < 0.67 ? 1 : 0);
    const [left, next] =
      steps === null ? [0, 0] : [steps.heightAt(-stride / 2 - k * rest), steps.heightAt(stride / 2 + (1 - k) * rest)];
    const early = clamp(k * 1.7);
    const over = mix(left, next, early * early * (3 - 2 * early)) + (steps === null ? 0 : OVER_STEP * up);
    return {
      at: [x, gait.lift * up + over, stride * (eased - 0.5) - gait.flight * 0.1 * Math.sin(Math.PI * k)],
      sole: [pitch, 0.08, 0],
    };
  };
  const [left, right] = [foot(0), foot(0.5)];
  return { footL: left.at, footR: right.at, soleL: left.sole, soleR: right.sole };
}

/** Legs, hips and, unless the hands are busy, arms of somebody who goes. */
export function going(gait: Gait, cycle: number, context: ClipContext): Partial<Stance> {
  const { time, woman } = context;
  const steps = stepsOf(context);
  const t = cycle * Math.PI * 2;
  const feet = feetAt(gait, cycle, steps);
  const low = steps === null ? 0 : Math.min(0, Math.min(feet.footL[1], feet.footR[1]) + SPARE);
  // The left foot leads at 0: the right arm goes forward with it.
  const swing = Math.cos(t - gait.stands * 0.5);
  const sway = woman ? 1.25 : 1;
  const bounce = gait.flight > 0 ? -Math.cos(2 * t - gait.stands * Math.PI * 2) : -Math.cos(2 * t - 0.25);
  const arm = (forward: number): Vector => {
    const angle = gait.swing * forward * 1.3;
    const bend = gait.elbow;
    return [0.14 - 0.12 * bend, -Math.cos(angle) * (0.97 - 0.42 * bend), Math.sin(angle) * 0.8 + 0.05 + 0.5 * bend];
  };
  return {
    ...feet,
    root: [Math.sin(t - 0.5) * 0.014 * sway, -gait.sink + gait.bounce * bounce + low, 0],
    hips: [gait.lean * 0.4, -Math.cos(t) * 0.09 * (1 + gait.flight), Math.sin(t - 0.5) * 0.035 * sway],
    trunk: [gait.lean * 0.6, Math.cos(t) * (0.14 + 0.1 * gait.flight), -Math.sin(t - 0.5) * 0.03 * sway],
    head: [-gait.lean * 0.8 + 0.012 * Math.sin(2 * t), -Math.cos(t) * 0.05, 0.012 * beat(time, 0.2)],
    handL: arm(-swing),
    handR: arm(swing),
    elbowL: [0.3, 0, -1],
    elbowR: [0.3, 0, -1],
    curlL: 0.3 + 0.55 * gait.elbow,
    curlR: 0.3 + 0.55 * gait.elbow,
  };
}
