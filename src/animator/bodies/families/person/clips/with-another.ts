import { mix } from '../../../../maths/ease.ts';
import { HELPED_UP } from '../../../rhythms.ts';
import { beat, before, both, type Clip, ramp } from './clip.ts';
import { kneeling, seated } from './postures.ts';
import { downTo } from './together.ts';

/** With the hands on somebody: fingers along what they are on, softly at it. */
const tend: Clip = ({ time, moment: { contacts }, phase }) => {
  const left = contacts.leftHand !== undefined && contacts.rightHand === undefined;
  return {
    ...both('elbow', [0.6, -1, -0.2]),
    ...(contacts.rightHand === undefined ? {} : { palmR: [-0.5, -0.1, 0.5], pointR: [-0.1, 0.55, 0.8] }),
    ...(contacts.leftHand === undefined ? {} : { palmL: [-0.5, -0.1, 0.5], pointL: [-0.1, 0.55, 0.8] }),
    ...both('curl', 0.18 + 0.05 * beat(time, 0.5)),
    trunk: [0.08 + 0.015 * beat(time, 0.3), left ? -0.12 : 0.12, 0],
    head: [0.06, 0, 0.09 * (phase < 0.5 ? 1 : -1)],
    attention: 0.4,
    look: [0.1, left ? 0.2 : -0.2, 0],
    smile: 0.4,
    browLift: 0.12,
  };
};

/** What is done to somebody who answers it: where hands meet, the lens knows (lens/touch.ts); here is the rest of the body. */
export const WITH_ANOTHER: Readonly<Record<string, Clip>> = {
  tend,
  /** At somebody's side, and on one's knees beside a child. */
  tend_beside: (context) => ({ ...tend(context), ...downTo(context), attention: 0.6 }),
  /** Holds still, and lets it be done. */
  be_tended: ({ time }) => ({
    trunk: [0.02 * beat(time, 0.2), 0, 0],
    head: [0.05, 0, 0.06 * beat(time, 0.11)],
    attention: 0.5,
    smile: 0.3,
    browLift: 0.15,
  }),
  /** The same on one knee, before who is small or for what is low. */
  tend_low: (context) => ({
    ...tend(context),
    ...kneeling(context.marks),
    root: [0, context.marks.kneel * 0.96, -0.08],
    footL: [0.2, 0, 0.3],
    soleL: [0, 0, 0],
    kneeL: [0.35, 0.3, 1],
  }),
  receive: ({ since, marks }) => {
    const out = ramp(since, 0.3, 1.3);
    return {
      handR: before(marks, 0.16, marks.waist + 0.2, 0.36 + 0.4 * out),
      elbowR: [0.5, -1, -0.3],
      palmR: [-0.5, 0.9, 0],
      pointR: [-0.1, 0.1, 1],
      curlR: 0.3,
      trunk: [0.1 * out, 0, 0],
      head: [0.08 * out, 0, 0],
      smile: 0.55,
      browLift: 0.35 * out,
    };
  },
  take_hand: ({ marks, time, since }) => {
    const k = ramp(since, 0, 0.8);
    return {
      handR: before(marks, 0.06, marks.waist + 0.1, 0.3 + 0.4 * k),
      elbowR: [0.5, -1, -0.4],
      palmR: [-0.9, 0.3, 0],
      pointR: [-0.1, 0.05, 1],
      curlR: 0.55,
      trunk: [0.08 * k, 0, 0.02 * beat(time, 0.2)],
      head: [0.06, 0, 0.05],
      smile: 0.5,
    };
  },
  help_up: ({ marks, since }) => {
    const down = ramp(since, 0, 0.7) - ramp(since, HELPED_UP.from, HELPED_UP.to);
    return {
      root: [0, -0.08 * down, -0.05 * (1 - down)],
      handR: before(marks, 0.1, -0.5, 0.7),
      handL: [0.3, -0.7, 0.2],
      elbowR: [0.5, -1, -0.3],
      palmR: [-0.9, 0.3, 0],
      curlR: 0.7,
      trunk: [0.42 * down, 0, 0],
      footL: [0.03, 0, 0.16],
      footR: [0.03, 0, -0.12],
      smile: 0.35,
    };
  },
  get_up: (context) => {
    const up = ramp(context.since, HELPED_UP.from, HELPED_UP.to);
    const sits = seated(context);
    const [, seat = 0] = sits.root ?? [];
    // As low as on a bench, and forward over the feet before one stands.
    const leans = 4 * up * (1 - up);
    return {
      root: [0, mix(seat * 0.42, 0, up), mix(-0.5, 0, up)],
      trunk: [mix(0.12, 0.02, up) + 0.4 * leans, 0, 0],
      footL: [0.02, 0, 0],
      footR: [0.02, 0, 0],
      ...both('knee', [0.12, 0.3, 1]),
      handL: [0.12, mix(-0.62, -0.95, up), mix(0.3, 0.07, up)],
      handR: before(context.marks, 0.1, -0.3, 0.7),
      curlR: 0.7,
      smile: 0.3,
    };
  },
  high_five: ({ marks, time }) => ({
    handR: [0.3, -0.3, 0.4],
    elbowR: [0.7, -0.8, -0.3],
    palmR: [0, 0.1, 1],
    pointR: [0, 1, 0.1],
    curlR: 0.02,
    handL: before(marks, 0.3, marks.hip, 0.16),
    trunk: [0.02, 0.1 * beat(time, 0.45), 0],
    smile: 0.9,
    browLift: 0.3,
  }),
  /** Hands under the knees of who is on the back. */
  piggyback: ({ time, marks }) => ({
    handL: [0.16, marks.waist - 0.1, 0.12],
    handR: [0.16, marks.waist - 0.1, 0.12],
    ...both('elbow', [0.8, -0.3, -0.8]),
    ...both('palm', [-0.4, 0.9, 0]),
    ...both('point', [-0.3, 0.1, 1]),
    ...both('curl', 0.6),
    trunk: [0.26 + 0.01 * beat(time, 0.3), 0, 0],
    head: [-0.16, 0, 0],
  }),
  /** Hands at the ankles of who sits on the shoulders. */
  shoulder: ({ time, marks }) => ({
    handL: before(marks, 0.09, -0.3, marks.chestFront + 0.12),
    handR: before(marks, 0.09, -0.3, marks.chestFront + 0.12),
    ...both('elbow', [0.8, -0.8, -0.1]),
    ...both('palm', [-0.4, 0, -0.8]),
    ...both('point', [-0.2, 0.9, 0]),
    ...both('curl', 0.7),
    trunk: [0.06, 0, 0.015 * beat(time, 0.4)],
    head: [0.04, 0, 0],
  }),
  /** A hand held out, as a perch: the forearm level, at the height of the chest. */
  hold_out: ({ marks, since, time }) => {
    const out = ramp(since, 0, 0.7);
    return {
      handR: before(marks, 0.26, -0.5 + 0.36 * out + 0.006 * beat(time, 0.3), 0.3 + 0.4 * out),
      elbowR: [0.5, -1, -0.2],
      palmR: [-0.25, 1, 0],
      pointR: [0.1, 0.05, 1],
      curlR: 0.18,
      trunk: [0.02, 0, 0],
      head: [0.04, 0, 0],
      smile: 0.5,
    };
  },
};
