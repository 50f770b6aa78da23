import type { Vector } from '../../../../maths/vector.ts';
import {
  bowAt,
  DUNK_LEAP_METRES,
  DUNK_RUN_METRES,
  dunkAt,
  FOLDS,
  flickAt,
  liftAt,
  planeAt,
  seesawAt,
  slideAt,
} from '../../../rhythms.ts';
import { lookDown } from './at-work.ts';
import { beat, before, both, type Clip, swell } from './clip.ts';
import { GAITS, going } from './gait.ts';
import { seated } from './postures.ts';

/** What is done on or at an apparatus: hands are where it says (see its anchors), the clip brings legs, back and face. */

/** Up and down in the air, knees drawn up on top; each one in its own time. */
const bouncing: Clip = ({ time, phase }) => {
  const within = (time * 0.78 + phase) % 1;
  const ground = within < 0.24 ? Math.sin((within / 0.24) * Math.PI) : 0;
  const air = within < 0.24 ? 0 : (within - 0.24) / 0.76;
  const up = 4 * air * (1 - air);
  const tuck = Math.max(0, up - 0.35) / 0.65;
  return {
    root: [0, 1.25 * up - 0.34 * ground, 0],
    hips: [0.22 * ground - 0.05 * tuck, 0.5 * Math.sin(phase * 20) * up, 0],
    trunk: [0.16 * ground - 0.12 * up, 0, 0],
    head: [-0.1, 0, 0],
    air: Math.min(1, up * 6),
    footL: [0.05 + 0.22 * tuck, 0.1 * up + 0.2 * tuck, 0.1 * tuck - 0.12 * ground],
    footR: [0.05 + 0.22 * tuck, 0.1 * up + 0.14 * tuck, -0.16 * tuck - 0.12 * ground],
    soleL: [0.6 * up, 0.1, 0],
    soleR: [0.6 * up, 0.1, 0],
    handL: [0.5 + 0.2 * up, -0.7 + 1.35 * up, 0.1],
    handR: [0.5 + 0.2 * up, -0.7 + 1.3 * up, 0.1],
    ...both('elbow', [0.7, -0.6, -0.4]),
    ...both('curl', 0.1),
    smile: 0.8,
    jaw: 0.25 * up,
  };
};

const lifting: Clip = ({ moment }) => {
  const up = liftAt(moment.time);
  const low = Math.max(0, 1 - up);
  const overhead = Math.max(0, up - 1);
  return {
    root: [0, -0.44 * low, -0.2 * low],
    hips: [0.62 * low, 0, 0],
    trunk: [0.36 * low - 0.06 * overhead, 0, 0],
    head: [-0.5 * low - 0.1 * overhead, 0, 0],
    ...both('elbow', [0.7, -1, -0.3 + 0.5 * low]),
    ...both('palm', [0, -0.2 + 1.2 * overhead, 1 - overhead]),
    ...both('curl', 0.98),
    footL: [0.14, 0, 0],
    footR: [0.14, 0, 0],
    soleL: [0, 0.35, 0],
    soleR: [0, 0.35, 0],
    ...both('knee', [0.6, 0, 1]),
    browTilt: -0.35,
    browLift: -0.3,
    lids: -0.2 * (1 - overhead),
    jaw: 0.12 * overhead,
    smile: -0.2 + 0.5 * overhead,
    attention: 0.1,
  };
};

/** Up to the rim with the ball in the right hand, the left arm out, and down again into the knees. */
const dunking: Clip = (context) => {
  const { moment, marks } = context;
  const { away, crouched, leapt } = dunkAt(moment.time);
  const behind = away / marks.leg;
  // Legs run as far as the way goes, and back again.
  if (away > 0.02) {
    const steps = going(GAITS.jog, (DUNK_RUN_METRES - away) / (GAITS.jog.cycle * marks.leg), context);
    const back = ([x, y, z]: Vector): Vector => [x, y, z - behind];
    const moved = (name: 'root' | 'footL' | 'footR'): Vector => back(steps[name] ?? [0, 0, 0]);
    return { ...steps, root: moved('root'), footL: moved('footL'), footR: moved('footR'), curlR: 0.2, attention: 0.1 };
  }
  return {
    root: [0, -0.34 * crouched + (leapt * DUNK_LEAP_METRES) / marks.leg, (0.42 * leapt) / marks.leg],
    trunk: [0.3 * crouched - 0.12 * leapt, 0.14 * leapt, 0],
    head: [-0.32 * leapt - 0.1, 0, 0],
    handL: [0.3 + 0.3 * leapt, -0.72 + 0.6 * leapt, 0.2],
    ...both('elbow', [0.7, -0.8, -0.3]),
    curlL: 0.15,
    curlR: 0.2,
    footL: [0.06, 0.16 * leapt, -0.2 * leapt],
    footR: [0.06, -0.02 * leapt, 0.12 * leapt],
    soleL: [0.5 * leapt, 0.2, 0],
    soleR: [0.4 * leapt, 0.2, 0],
    ...both('knee', [0.3, 0, 1]),
    air: Math.min(1, leapt * 6),
    browTilt: -0.3,
    jaw: 0.4 * leapt,
    attention: 0.1,
  };
};

export const ON_APPARATUS: Readonly<Record<string, Clip>> = {
  dunk: dunking,
  bounce: bouncing,
  lift_weights: lifting,
  slide: (context) => {
    const down = slideAt(context.since);
    const goes = down > 0.01 && down < 0.98 ? 1 : 0;
    return {
      ...seated(context),
      hips: [-0.3, 0, 0],
      trunk: [0.02 + 0.1 * (1 - goes), 0, 0],
      air: 1,
      footL: [0, 0.34, 0.86],
      footR: [0, 0.34, 0.86],
      soleL: [-0.3, 0.1, 0],
      soleR: [-0.3, 0.1, 0],
      ...both('knee', [0.1, 1, 0.4]),
      handL: [0.35 + 0.1 * goes, -0.5 + 1.15 * goes, 0.1],
      handR: [0.35 + 0.1 * goes, -0.5 + 1.2 * goes, 0.1],
      ...both('elbow', [0.8, -0.6, -0.4]),
      ...both('palm', [0, 0, 1]),
      ...both('curl', 0.1),
      smile: 0.8,
      jaw: 0.3 * goes,
    };
  },
  seesaw: (context) => ({
    ...seated(context),
    // Who is below pushes off with the feet.
    footL: [0.06, 0, 0.34],
    footR: [0.06, 0, 0.34],
    trunk: [0.12, 0, 0],
    ...both('elbow', [0.7, -0.9, -0.4]),
    ...both('palm', [-0.2, -1, 0.2]),
    ...both('curl', 0.95),
    smile: 0.6 + 0.3 * Math.abs(seesawAt(context.moment.time)),
  }),
  juggle: ({ time }) => ({
    trunk: [-0.03, 0, 0.02 * beat(time, 0.9)],
    head: [-0.2, 0.08 * beat(time, 1), 0],
    look: [-0.2, 0, 0],
    ...both('elbow', [0.5, -1, -0.5]),
    ...both('palm', [0, 1, 0.1]),
    ...both('point', [-0.1, 0.2, 1]),
    ...both('curl', 0.35),
    root: [0, -0.03 + 0.015 * beat(time, 2.1), 0],
    footL: [0.06, 0, 0.02],
    footR: [0.06, 0, -0.02],
    browLift: 0.4,
    smile: 0.5,
    attention: 0,
  }),
  throw_pot: (context) => ({
    ...seated(context),
    hips: [0.08, 0, 0],
    trunk: [0.3, 0.02 * beat(context.time, 0.2), 0],
    footL: [0.22, 0, 0.42],
    footR: [0.22, 0, 0.42],
    ...both('knee', [0.8, 0.4, 1]),
    ...both('elbow', [0.8, -0.8, -0.2]),
    ...both('palm', [-1, 0, 0.2]),
    ...both('point', [-0.1, -0.2, 1]),
    ...both('curl', 0.25),
    ...lookDown(0.3),
  }),
  brew: ({ time, marks }) => ({
    trunk: [0.1, 0.05 * beat(time, 0.25), 0],
    handL: before(marks, 0.2, marks.waist + 0.2, 0.5),
    handR: before(marks, 0.2, marks.waist + 0.2, 0.5),
    ...both('elbow', [0.8, -0.9, -0.3]),
    ...both('palm', [-0.7, -0.5, 0]),
    ...both('curl', 0.85),
    ...lookDown(0.16),
  }),
  /** Bent over an eyepiece, an eye at it; now and then a knob is turned. */
  peer: ({ time }) => ({
    root: [0, -0.03, 0.02],
    hips: [0.24, 0, 0],
    trunk: [0.3 + 0.012 * beat(time, 0.2), 0, 0],
    head: [0.16, 0.05, 0.04],
    look: [0.35, 0, 0],
    ...both('elbow', [0.9, -0.8, -0.3]),
    ...both('palm', [-0.6, -0.6, 0.2]),
    curlL: 0.35,
    curlR: 0.6 + 0.15 * beat(time, 0.5),
    footL: [0.08, 0, 0.06],
    footR: [0.08, 0, -0.06],
    attention: 0,
  }),
  toss_pan: ({ moment, marks }) => {
    const flick = flickAt(moment.time);
    return {
      root: [0, 0.015 * flick, 0],
      trunk: [0.12 - 0.06 * flick, 0.08, 0],
      head: [0.16 - 0.22 * Math.max(0, flick), 0, 0],
      handL: before(marks, 0.24, marks.waist + 0.16, 0.46),
      elbowL: [0.8, -0.8, -0.4],
      palmL: [-0.4, 0.6, 0.3],
      curlL: 0.3,
      elbowR: [0.9, -0.7, -0.4],
      palmR: [-0.2, -1, 0],
      curlR: 0.95,
      footL: [0.08, 0, 0.08],
      footR: [0.08, 0, -0.06],
      smile: 0.3,
      browLift: 0.3 * Math.max(0, flick),
      attention: 0.1,
    };
  },
  sew: (context) => ({
    ...seated(context),
    trunk: [0.22, 0, 0],
    ...both('elbow', [0.8, -0.8, -0.2]),
    ...both('palm', [0, -1, 0.1]),
    ...both('curl', 0.3),
    ...lookDown(0.28),
  }),
  dj: ({ time, marks }) => ({
    root: [0, -0.02 - 0.025 * swell(time, 2), 0],
    trunk: [0.12 + 0.04 * beat(time, 2), 0.08 * beat(time, 0.5), 0],
    head: [0.12 + 0.1 * beat(time, 2), 0.2 * beat(time, 0.25), 0.05 * beat(time, 1)],
    handL: before(marks, 0.26, marks.waist + 0.16, 0.5),
    handR: before(marks, 0.2, marks.waist + 0.18, 0.48),
    ...both('elbow', [0.8, -0.8, -0.3]),
    ...both('palm', [0, -1, 0.1]),
    ...both('curl', 0.35),
    smile: 0.5,
    attention: 0.4,
  }),
  plane_wood: ({ moment }) => {
    const along = planeAt(moment.time);
    return {
      root: [0.05 * along, -0.05, 0],
      hips: [0.12, 0, 0],
      trunk: [0.34, 0.18 * along, -0.08 * along],
      ...both('elbow', [0.8, -0.6, -0.3]),
      ...both('palm', [-0.2, -1, 0.1]),
      ...both('curl', 0.85),
      footL: [0.12, 0, 0.12],
      footR: [0.1, 0, -0.14],
      ...lookDown(0.2),
    };
  },
  fold: ({ moment }) => {
    const up = Math.max(0, Math.sin(moment.time * FOLDS * Math.PI * 2));
    return {
      trunk: [0.22 - 0.1 * up, 0, 0],
      ...both('elbow', [0.8, -0.8, -0.3]),
      ...both('palm', [-0.6, -0.6, 0]),
      ...both('curl', 0.7),
      ...lookDown(0.22),
      smile: 0.2,
    };
  },
  play_cello: (context) => {
    const bow = bowAt(context.moment.time);
    return {
      ...seated(context),
      trunk: [0.1, -0.1 * bow, 0.05 * bow],
      head: [0.1, 0.16, 0.06 * bow],
      footL: [0.34, 0, 0.4],
      footR: [0.34, 0, 0.4],
      ...both('knee', [1, 0.4, 0.8]),
      elbowR: [1, -0.4, 0.2],
      palmR: [-0.2, -1, 0.1],
      curlR: 0.75,
      elbowL: [1, -0.5, 0.2],
      palmL: [-0.4, 0, -1],
      curlL: 0.6,
      lids: -0.5,
      attention: 0.1,
    };
  },
  play_bass: ({ time }) => ({
    trunk: [0.08, 0.1, 0.04 * beat(time, 1.1)],
    head: [0.14 + 0.06 * beat(time, 2.2), 0.2, 0.05],
    root: [0.02 * beat(time, 1.1), -0.03 - 0.01 * swell(time, 2.2), 0],
    elbowR: [1, -0.3, 0.2],
    palmR: [-0.3, 0, -1],
    curlR: 0.55,
    elbowL: [1, -0.2, 0.3],
    palmL: [-0.5, 0, -1],
    curlL: 0.6,
    footL: [0.1, 0, 0.04],
    footR: [0.1, 0, -0.06],
    lids: -0.4,
    smile: 0.3,
    attention: 0.1,
  }),
};
