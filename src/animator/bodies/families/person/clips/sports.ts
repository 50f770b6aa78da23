import type { Vector } from '../../../../maths/vector.ts';
import { GRIP_METRES, skipAt } from '../../../rhythms.ts';
import type { Stance } from '../stance.ts';
import { beat, before, both, type Clip, type ClipContext, ramp, swell } from './clip.ts';
import { GAITS, going } from './gait.ts';

/** Crouch, leap, land: one jump after the other. */
function jumping({ since, moment }: ClipContext): Partial<Stance> {
  const k = (since / 1.15) % 1;
  const down = ramp(k, 0, 0.22) - ramp(k, 0.22, 0.34);
  const air = k > 0.3 && k < 0.72 ? Math.sin(((k - 0.3) / 0.42) * Math.PI) : 0;
  const land = ramp(k, 0.7, 0.78) - ramp(k, 0.8, 1);
  const fast = Math.min(1, moment.speed / 3);
  return {
    root: [0, 0.52 * air - 0.3 * down - 0.26 * land, 0],
    hips: [0.3 * down + 0.22 * land, 0, 0],
    trunk: [0.26 * down - 0.14 * air + 0.2 * land, 0, 0],
    head: [-0.3 * down - 0.05 * air, 0, 0],
    footL: [0.03, 0.5 * air, 0.12 * air * (1 + fast)],
    footR: [0.03, 0.5 * air - 0.05 * air, -0.16 * air * fast],
    soleL: [0.7 * air, 0.1, 0],
    soleR: [0.7 * air, 0.1, 0],
    handL: [0.3 + 0.1 * air, -0.85 + 1.3 * air + 0.1 * down, 0.3 * air - 0.4 * down],
    handR: [0.3 + 0.1 * air, -0.85 + 1.25 * air + 0.1 * down, 0.3 * air - 0.4 * down],
    ...both('elbow', [0.6, -0.3, -1]),
    smile: 0.4 * air,
  };
}

/** Prone below the water: slow beats of long fins, arms trail at the sides or before the chest, and the face looks ahead. */
function finning({ time, marks, moment, phase }: ClipContext, steep = 0): Partial<Stance> {
  const t = moment.speed > 0.05 ? moment.gone / 2.2 + phase : time * 0.32 + phase;
  const kick = beat(t, 1);
  const late = beat(t, 1, -0.16);
  const drift = beat(time, 0.21, phase);
  return {
    root: [0, marks.surface + 0.02 * beat(t, 2), 0],
    hips: [1.34 + steep + 0.03 * beat(t, 2), 0, 0.07 * kick],
    trunk: [-0.12, 0, 0.08 * late],
    head: [-1.02 + steep * 0.5, 0.12 * drift, 0],
    air: 1,
    handL: before(marks, 0.1 + 0.03 * drift, -0.36, 0.5),
    handR: before(marks, 0.14 - 0.03 * drift, -0.42, 0.46),
    ...both('elbow', [1, -0.5, -0.3]),
    ...both('curl', 0.3),
    footL: [-0.02, 0.04 + 0.03 * Math.abs(kick), 0.26 * kick],
    footR: [-0.02, 0.04 + 0.03 * Math.abs(kick), -0.26 * kick],
    soleL: [1.25 - 0.35 * late, 0, 0],
    soleR: [1.25 + 0.35 * late, 0, 0],
    ...both('knee', [0.2, -0.1, 1]),
    attention: 0.5,
  };
}

/** Prone in the water: arms reach over in turn, legs flutter. */
function swimming({ time, marks, moment }: ClipContext): Partial<Stance> {
  const t = moment.speed > 0.05 ? moment.gone / 1.5 + moment.phase : time * 0.5;
  const arm = (shift: number): readonly [number, number, number] => {
    const a = (t + shift) * Math.PI * 2;
    return [0.16 + 0.1 * Math.max(0, -Math.cos(a)), 0.1 + 0.82 * Math.sin(a), -0.55 * Math.cos(a) + 0.12];
  };
  const kick = beat(t, 3);
  return {
    root: [0, marks.surface, 0],
    hips: [1.4, 0, 0.16 * beat(t, 1)],
    trunk: [-0.1, 0, 0.12 * beat(t, 1)],
    head: [-0.62, 0.3 * Math.max(0, beat(t, 1)), 0],
    air: 1,
    handL: arm(0),
    handR: arm(0.5),
    ...both('elbow', [1, 0.2, -0.6]),
    ...both('curl', 0.1),
    footL: [-0.05, 0.03, 0.1 * kick],
    footR: [-0.05, 0.03, -0.1 * kick],
    soleL: [1.1, 0, 0],
    soleR: [1.1, 0, 0],
  };
}

/** On hands and toes, down to the floor and up again. */
const STRIDES_A_SECOND = 1.35;

function pushingUp({ time, marks }: ClipContext): Partial<Stance> {
  const up = 0.5 + 0.5 * beat(time, 0.55);
  return {
    root: [0, marks.surface + (0.15 + 0.13 * up) / marks.leg, 0],
    hips: [1.42 - 0.1 * up, 0, 0],
    trunk: [-0.06, 0, 0],
    head: [-0.42, 0, 0],
    air: 1,
    handL: [0.22 + 0.12 * (1 - up), -0.06, 0.5 + 0.42 * up],
    handR: [0.22 + 0.12 * (1 - up), -0.06, 0.5 + 0.42 * up],
    ...both('elbow', [1, -0.5, 0]),
    ...both('palm', [0, 0, 1]),
    ...both('point', [0, 1, 0.1]),
    ...both('curl', 0.05),
    footL: [-0.04, 0, 0.05],
    footR: [-0.04, 0, 0.05],
    soleL: [-0.2, 0, 0],
    soleR: [-0.2, 0, 0],
    browTilt: -0.25,
    jaw: 0.15 * up,
    attention: 0.1,
  };
}

/** Head first, arms ahead. */
function diving({ time, marks }: ClipContext): Partial<Stance> {
  return {
    root: [0, marks.surface, 0],
    hips: [1.75, 0, 0.04 * beat(time, 0.4)],
    trunk: [-0.05, 0, 0],
    head: [-0.1, 0, 0],
    air: 1,
    handL: before(marks, 0.03, 0.95, 0.1),
    handR: before(marks, 0.03, 0.95, 0.1),
    ...both('palm', [0, 0, 1]),
    ...both('curl', 0),
    footL: [-0.06, 0.02, 0.08 * beat(time, 1.6)],
    footR: [-0.06, 0.02, -0.08 * beat(time, 1.6)],
    soleL: [1.2, 0, 0],
    soleR: [1.2, 0, 0],
  };
}

/** Weightless or on calm water: limbs drift apart. */
function floating({ time, phase }: ClipContext): Partial<Stance> {
  const a = time * 0.35 + phase * 6;
  return {
    root: [0.02 * Math.sin(a), 0.03 * Math.sin(a * 1.3), 0],
    hips: [0.14 + 0.12 * Math.sin(a), 0.2 * Math.sin(a * 0.6), 0.14 * Math.sin(a * 0.8)],
    trunk: [0.06 * Math.sin(a + 1), 0.1 * Math.sin(a * 0.7), 0],
    head: [-0.08, 0.12 * Math.sin(a * 0.9), 0],
    air: 1,
    handL: [0.62, -0.42 + 0.1 * Math.sin(a * 1.1), 0.36],
    handR: [0.6, -0.34 + 0.1 * Math.sin(a * 1.2 + 2), 0.4],
    ...both('elbow', [0.3, -1, -0.4]),
    ...both('curl', 0.2),
    footL: [0.12, 0.16 + 0.04 * Math.sin(a), -0.16],
    footR: [0.1, 0.08 + 0.04 * Math.cos(a), 0.06],
    soleL: [0.6, 0.1, 0],
    soleR: [0.5, 0.1, 0],
    ...both('knee', [0.2, 0, 1]),
  };
}

/** Hands and feet are on their holds where there are any: see climbs.ts. */
function climbing({ time, moment }: ClipContext): Partial<Stance> {
  const t = moment.speed > 0.05 ? moment.gone / 0.7 + moment.phase : time * 0.55;
  const left = swell(t, 1);
  const right = 1 - left;
  const held = moment.contacts.leftHand !== undefined;
  return {
    root: [0.02 * beat(t, 1), held ? -0.06 : 0.02, -0.06],
    hips: [held ? 0.08 : -0.05, 0, 0.06 * beat(t, 1)],
    trunk: [0.04, 0.08 * beat(t, 1), 0],
    head: [-0.34, 0.1 * beat(t, 1), 0],
    air: held ? 0 : 1,
    handL: [0.1, 0.2 + 0.66 * left, 0.42],
    handR: [0.1, 0.2 + 0.66 * right, 0.42],
    ...both('elbow', [0.8, -1, -0.2]),
    ...both('palm', [0, -0.2, 1]),
    ...both('point', [0, 1, 0.2]),
    ...both('curl', 0.6),
    footL: [0.1, 0.08 + 0.36 * right, 0.16],
    footR: [0.1, 0.08 + 0.36 * left, 0.16],
    soleL: [held ? 0.1 : 0.3, 0.25, 0],
    soleR: [held ? 0.1 : 0.3, 0.25, 0],
    ...both('knee', [0.7, 0.2, 1]),
    attention: held ? 0.2 : 1,
  };
}

function crawling({ time, moment, marks }: ClipContext): Partial<Stance> {
  const t = moment.speed > 0.03 ? moment.gone / 0.75 + moment.phase : time * 0.05;
  const s = beat(t, 1);
  return {
    root: [0, marks.kneel, 0],
    hips: [1.28, 0, 0.05 * s],
    trunk: [0.06, 0, -0.06 * s],
    head: [-0.95, 0.05 * s, 0],
    footL: [0.04, 0.04 + 0.05 * Math.max(0, beat(t, 1, 0.25)), -0.56 + 0.14 * s],
    footR: [0.04, 0.04 + 0.05 * Math.max(0, beat(t, 1, 0.75)), -0.56 - 0.14 * s],
    soleL: [1.35, 0, 0],
    soleR: [1.35, 0, 0],
    ...both('knee', [0.15, -1, 0.4]),
    handL: [0.05, -0.16 * s, 0.93 - 0.1 * Math.max(0, beat(t, 1, 0.75))],
    handR: [0.05, 0.16 * s, 0.93 - 0.1 * Math.max(0, beat(t, 1, 0.25))],
    ...both('palm', [0, 0, 1]),
    ...both('point', [0, 1, 0.3]),
    ...both('elbow', [0.8, -0.6, -0.4]),
    ...both('curl', 0.05),
  };
}

/** Over a rope, at each of its turns; elbows at the waist, hands turn it. */
const skipping: Clip = ({ moment, marks }) => {
  const turn = skipAt(moment.time);
  const air = Math.max(0, Math.cos(turn * Math.PI * 2) + 0.25) / 1.25;
  return {
    root: [0, -0.06 + 0.2 * air, 0],
    trunk: [0.05, 0, 0],
    head: [0.02, 0, 0],
    footL: [-0.02, 0.15 * air, 0.02],
    footR: [-0.02, 0.15 * air, -0.02],
    soleL: [0.3 + 0.35 * air, 0.05, 0],
    soleR: [0.3 + 0.35 * air, 0.05, 0],
    handL: before(marks, 0.5, marks.waist, 0.2),
    handR: before(marks, 0.5, marks.waist, 0.2),
    ...both('elbow', [0.25, -0.5, -1]),
    ...both('palm', [-0.2, 0.2, 1]),
    ...both('point', [1, -0.1, 0.25]),
    ...both('curl', 0.95),
    smile: 0.5,
  };
};

/** With the whole body: in the air, in water, on walls. */
export const SPORTS: Readonly<Record<string, Clip>> = {
  jump: jumping,
  skip_rope: skipping,
  climb: climbing,
  crawl: crawling,
  swim: (context) => (context.finned ? finning(context) : swimming(context)),
  push_up: pushingUp,
  /** The belt takes back what the feet go on. */
  run_on_spot: (context) => going(GAITS.jog, context.time * STRIDES_A_SECOND, context),
  dive: (context) => (context.finned ? finning(context, 0.95) : diving(context)),
  float: floating,
  rise: floating,
  // From hand to hand: one holds above, the body swings through below it, the other reaches ahead.
  brachiate: ({ moment }) => {
    const at = (moment.gone / GRIP_METRES) * Math.PI;
    const [turn, through] = [Math.cos(at), Math.sin(at * 2)];
    const hand = (sign: number): Vector => {
      const holds = 0.5 + 0.5 * sign * turn;
      return [0.08, 0.72 + 0.26 * holds, 0.5 - 0.46 * holds];
    };
    const leg = (sign: number): Vector => [0.02, 0.12 + 0.1 * sign * turn, 0.25 * through + 0.1 * sign * turn];
    return {
      air: 1,
      root: [0, -0.16 * Math.abs(Math.sin(at)), 0.1 * through],
      ...{ handL: hand(1), handR: hand(-1) },
      ...both('elbow', [1, 0, -0.3]),
      ...both('curl', 0.9),
      ...both('palm', [0, 0, 1]),
      ...{ footL: leg(1), footR: leg(-1) },
      trunk: [-0.1 + 0.22 * through, 0.2 * turn, 0],
      head: [-0.15, -0.15 * turn, 0],
      smile: 0.6,
    };
  },
  fly: ({ time, marks }) => ({
    hips: [1.22 + 0.04 * beat(time, 0.5), 0, 0.06 * beat(time, 0.31)],
    trunk: [-0.12, 0, 0],
    head: [-0.75, 0, 0],
    air: 1,
    handR: before(marks, 0.1, 0.96, 0.1),
    curlR: 1,
    handL: [0.2, -0.9, -0.1],
    curlL: 0.9,
    footL: [-0.04, 0.02, -0.02],
    footR: [0, 0.16, -0.1],
    soleL: [1.1, 0, 0],
    soleR: [1.1, 0, 0],
  }),
  fall: ({ time, phase }) => {
    const a = time * 7 + phase * 6;
    return {
      hips: [0.75, 0.2 * Math.sin(a * 0.2), 0.2 * Math.sin(a * 0.27)],
      trunk: [-0.2, 0, 0],
      head: [-0.4, 0, 0],
      air: 1,
      handL: [0.72, 0.3 + 0.2 * Math.sin(a), 0.2 * Math.cos(a)],
      handR: [0.72, 0.3 + 0.2 * Math.cos(a), 0.2 * Math.sin(a)],
      ...both('elbow', [0.3, -0.6, -1]),
      ...both('curl', 0.1),
      footL: [0.2, 0.2, -0.2 + 0.14 * Math.sin(a)],
      footR: [0.2, 0.2, -0.2 - 0.14 * Math.sin(a)],
      browLift: 0.9,
      jaw: 0.5,
    };
  },
  exercise: ({ time }) => {
    const open = swell(time, 1.15);
    const hop = Math.abs(beat(time, 1.15)) * 0.08;
    return {
      root: [0, hop - 0.04, 0],
      footL: [0.02 + 0.22 * open, hop * 0.8, 0],
      footR: [0.02 + 0.22 * open, hop * 0.8, 0],
      soleL: [hop * 4, 0.15, 0],
      soleR: [hop * 4, 0.15, 0],
      handL: [0.25 + 0.4 * Math.sin(open * Math.PI), -0.92 + 1.8 * open, 0.06],
      handR: [0.25 + 0.4 * Math.sin(open * Math.PI), -0.92 + 1.8 * open, 0.06],
      ...both('elbow', [1, -0.2, -0.2]),
      ...both('palm', [0.2, -0.3, 0.6]),
    };
  },
};
