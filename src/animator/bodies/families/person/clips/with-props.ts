import { HAMMER_RATE, strokeAt } from '../../../rhythms.ts';
import { beat, before, both, type Clip, ramp, swell } from './clip.ts';

/** Seconds of one blow with a pillow and the next. */
const BLOW_SECONDS = 1.15;

/** What needs a thing in the hand that the act itself brings: its prop is in the catalogue's table of props. */
export const WITH_PROPS: Readonly<Record<string, Clip>> = {
  /** Glass up to the others, a look at them, a smile. */
  toast: ({ since, time, marks }) => {
    const up = ramp(since, 0.1, 0.8);
    return {
      handR: before(marks, 0.1, marks.waist + 0.1 + 0.3 * up + 0.015 * beat(time, 0.5), 0.36 + 0.42 * up),
      elbowR: [0.6, -1, -0.2],
      palmR: [-1, 0, 0.1],
      pointR: [-0.15, 0.05, 1],
      curlR: 0.7,
      trunk: [0.05 * up, 0.08 * up, 0],
      head: [-0.05 * up, 0, 0.04],
      smile: 0.6,
      browLift: 0.3,
    };
  },
  roast_on_stick: ({ time, marks, phase }) => ({
    handR: before(marks, 0.1, marks.waist + 0.14 + 0.012 * beat(time, 0.4, phase), 0.52),
    elbowR: [0.6, -1, -0.4],
    palmR: [-0.9, 0.1 + 0.5 * beat(time, 0.16, phase), 0],
    pointR: [-0.12, -0.02 + 0.03 * beat(time, 0.3, phase), 1],
    curlR: 0.95,
    trunk: [0.14, 0.05, 0],
    head: [0.06, 0.06 * beat(time, 0.1, phase), 0],
    smile: 0.45,
    attention: 0.5,
  }),
  /** Swung over the shoulder and down on the other, by turns. */
  pillow_fight: ({ time, marks, phase }) => {
    const k = (((time / BLOW_SECONDS + phase) % 1) + 1) % 1;
    const back = ramp(k, 0.05, 0.4) - ramp(k, 0.44, 0.56);
    const through = ramp(k, 0.44, 0.6) - ramp(k, 0.72, 0.98);
    return {
      root: [0, -0.05 - 0.05 * through, 0.05 * through],
      hips: [0, -0.3 * back + 0.3 * through, 0],
      trunk: [-0.1 * back + 0.22 * through, -0.5 * back + 0.55 * through, 0.06 * back],
      head: [0.02, 0.5 * back - 0.5 * through, 0.06],
      handR: [0.3 - 0.3 * through, -0.3 + 0.62 * back + 0.24 * through, 0.3 - 0.34 * back + 0.42 * through],
      elbowR: [0.9, -0.3, -0.3],
      palmR: [-1, 0, 0.2],
      pointR: [-0.1, 0.7 * back - 0.5 * through, 1 - 0.6 * back],
      curlR: 1,
      handL: before(marks, 0.2, -0.16 + 0.14 * through, 0.4),
      elbowL: [0.9, -0.6, 0],
      palmL: [-0.3, 0, 1],
      curlL: 0.3,
      footL: [0.08, 0, 0.14],
      footR: [0.08, 0, -0.14],
      ...both('knee', [0.3, 0, 1]),
      smile: 0.9,
      jaw: 0.25 + 0.2 * through,
      browLift: 0.4,
    };
  },
  bang_gavel: ({ time, marks }) => ({
    // The aim of the hand brings the gavel down on its block.
    handR: before(marks, 0.24, marks.waist + 0.3, 0.5),
    elbowR: [0.8, -0.8, -0.2],
    palmR: [-0.9, -0.3, 0],
    pointR: [-0.25, 0, 1],
    curlR: 1,
    trunk: [0.06 + 0.03 * beat(time, HAMMER_RATE), 0, 0],
    head: [0.04, 0, 0],
    browTilt: -0.3,
    browLift: -0.3,
    smile: -0.35,
    attention: 0.6,
  }),
  dial: ({ marks, time }) => ({
    handL: [0.04 - marks.middle * 0.25, marks.eyes - 0.14, marks.faceFront * 0.3],
    elbowL: [0.9, -1, 0.2],
    palmL: [-1, 0.1, 0.1],
    pointL: [-0.05, 0.3, 1],
    curlL: 0.9,
    elbowR: [0.6, -1, -0.3],
    palmR: [-0.4, -0.6, 0.2],
    pointR: [-0.1, 0.1, 1],
    curlR: 0.6,
    head: [0.12, 0.02 * beat(time, 0.3), 0.06],
    trunk: [0.05, 0, 0],
    look: [0.1, 0, 0],
    attention: 0.2,
  }),
  /** The aim of the hand brings its near end to the eye. */
  spy: ({ marks, time, holds }) => {
    const both = holds === 'binoculars';
    return {
      handR: before(marks, both ? 0.1 : 0.06, marks.eyes - 0.03, marks.faceFront + 0.12),
      elbowR: [0.8, -0.8, 0],
      palmR: [-1, 0, 0],
      pointR: [-0.05, 0.06, 1],
      curlR: 0.75,
      handL: before(marks, both ? 0.1 : 0.02, marks.eyes - 0.06, marks.faceFront + (both ? 0.12 : 0.34)),
      elbowL: [0.8, -0.8, 0],
      palmL: [-0.7, 0.7, 0],
      pointL: [-0.3, 0.1, 1],
      curlL: 0.7,
      trunk: [0.04, 0.14 * beat(time, 0.07), 0],
      lids: both ? 0 : -0.2,
      attention: 0,
    };
  },
  /** The forearm before the chest, the back of the hand up. */
  check_watch: ({ marks, since, time }) => {
    const up = ramp(since, 0.1, 0.8);
    return {
      handL: before(marks, -0.1 * up + 0.2 * (1 - up), marks.waist + 0.05 + 0.3 * up, 0.36),
      elbowL: [1, -0.35, 0.1],
      palmL: [0, -0.8, -0.5],
      pointL: [-1, 0.05, 0.1],
      curlL: 0.7,
      handR: before(marks, 0.04, marks.waist + 0.05 + 0.22 * up, 0.38),
      elbowR: [0.8, -0.9, -0.2],
      palmR: [-0.4, 0.4, -0.5],
      pointR: [-0.4, 0.6, 0.6],
      curlR: 0.45,
      head: [0.26 * up, 0.12 * up, 0.03 * beat(time, 0.2)],
      look: [0.2 * up, 0.1, 0],
      browTilt: -0.1,
      attention: 0,
    };
  },
  /** Out to the other's shoulders with both hands, and smoothed there. */
  cover: ({ marks, since }) => {
    const out = ramp(since, 0.1, 0.8);
    const down = ramp(since, 0.9, 1.5);
    return {
      handL: before(marks, 0.14 + 0.06 * down, marks.waist + 0.12 + 0.24 * out - 0.14 * down, 0.36 + 0.34 * out),
      handR: before(marks, 0.14 + 0.06 * down, marks.waist + 0.12 + 0.24 * out - 0.14 * down, 0.36 + 0.34 * out),
      ...both('elbow', [0.7, -0.9, -0.2]),
      ...both('palm', [-0.3, -0.8, 0.2]),
      ...both('curl', 0.5),
      trunk: [0.28 * out, 0, 0],
      head: [0.12, 0, 0],
      smile: 0.35,
    };
  },
  treat_teeth: ({ time }) => ({
    ...both('elbow', [0.9, -0.5, -0.1]),
    ...both('palm', [-0.5, -0.7, 0.2]),
    ...both('curl', 0.65),
    trunk: [0.3, 0.04 * beat(time, 0.25), 0],
    head: [0.24, 0.05 * beat(time, 0.3), 0],
    attention: 0.1,
  }),
  auscultate: ({ marks, time }) => ({
    elbowR: [0.6, -1, -0.2],
    palmR: [-0.2, -0.1, 1],
    pointR: [-0.5, 0.4, 0.6],
    curlR: 0.35,
    handL: before(marks, 0.2, marks.waist + 0.1, 0.4),
    elbowL: [0.8, -0.9, -0.3],
    trunk: [0.22 + 0.01 * beat(time, 0.23), 0, 0],
    head: [0.1, 0, 0.12],
    lids: -0.15,
    smile: 0.25,
    attention: 0.7,
  }),
  take_measure: ({ time }) => ({
    ...both('elbow', [0.8, -0.8, -0.1]),
    ...both('palm', [-0.3, -0.8, 0.3]),
    ...both('curl', 0.6),
    trunk: [0.08, 0.05 * beat(time, 0.2), 0],
    head: [0.08, 0.1 * beat(time, 0.16), 0],
    browTilt: -0.08,
    attention: 0.5,
  }),
};

/** Low in the knees, from one foot to the other, the free hand for balance; where the bat is the table says. */
export const tableTennis: Clip = ({ moment, phase }) => {
  // Who stands at its right end looks along -x, and each hits as the ball comes.
  const { back, through } = strokeAt(moment.time, phase < 0.5 ? 1 : -1);
  const sway = swell(moment.time, 0.66, phase);
  return {
    root: [0.06 * (sway - 0.5), -0.13 - 0.03 * back, 0.03 * through],
    hips: [0.14, -0.12 * back + 0.14 * through, 0],
    trunk: [0.22, -0.24 * back + 0.3 * through, 0],
    head: [-0.16, 0.2 * back - 0.2 * through, 0],
    elbowR: [0.8, -0.7, -0.3],
    palmR: [-0.5, 0, 0.9],
    pointR: [0.75, 0.1, 0.6],
    curlR: 0.9,
    handL: [0.36, -0.4 + 0.1 * through, 0.42],
    elbowL: [0.8, -0.6, -0.3],
    palmL: [-0.6, -0.2, 0.5],
    curlL: 0.35,
    footL: [0.16, 0, 0.05],
    footR: [0.16, 0, -0.12],
    ...both('knee', [0.4, 0, 1]),
    smile: 0.35,
    jaw: 0.1 * through,
    attention: 0.5,
  };
};
