import { hammerAt } from '../../../rhythms.ts';
import { atWork, lookDown } from './at-work.ts';
import { beat, before, both, type Clip, type ClipContext, swell } from './clip.ts';
import { kneeling } from './postures.ts';

/** On the knees, hands in the soil. */
const plantLow: Clip = ({ marks, time }) => ({
  root: [0, marks.kneel, 0],
  footL: [0.06, 0.03, -0.5],
  footR: [0.06, 0.03, -0.5],
  soleL: [1.2, 0, 0],
  soleR: [1.2, 0, 0],
  ...both('knee', [0.2, -0.6, 1]),
  hips: [0.3, 0, 0],
  trunk: [0.34, 0.03 * beat(time, 0.4), 0],
  head: [0, 0, 0],
  handL: before(marks, 0.07, -0.62 + 0.05 * beat(time, 0.7), 0.6),
  handR: before(marks, 0.07, -0.62 - 0.05 * beat(time, 0.7), 0.6),
  ...both('elbow', [0.9, -0.6, -0.4]),
  ...both('palm', [-0.8, -0.4, 0]),
  ...both('curl', 0.4),
  look: [0.3, 0, 0],
  attention: 0.2,
});

/** A pole stands, and so does whoever plants it. */
const isUpright = ({ moment }: ClipContext): boolean =>
  moment.contacts.rightHand !== undefined && moment.contacts.rightHand.at[1] > UPRIGHT_METRES;
const UPRIGHT_METRES = 0.62;

const upright: Clip = ({ time }) => ({
  trunk: [0.08 + 0.03 * beat(time, 0.5), 0, 0],
  ...both('elbow', [0.8, -0.8, -0.3]),
  ...both('palm', [-1, 0, 0]),
  ...both('curl', 0.95),
  footL: [0.05, 0, 0.12],
  attention: 0.5,
});

/** Tools, pens, books and devices. */
export const TOOLS: Readonly<Record<string, Clip>> = {
  hammer: ({ time, marks }) => {
    const up = hammerAt(time);
    return {
      handR: before(marks, 0.16, marks.waist + 0.22 + 0.62 * up, 0.5 - 0.12 * up),
      elbowR: [0.8, -0.8, -0.4],
      palmR: [-1, 0, 0],
      pointR: [-0.1, 0.35 * up, 1],
      curlR: 0.98,
      handL: before(marks, 0.06, marks.waist + 0.1, 0.52),
      curlL: 0.5,
      palmL: [-0.3, -1, 0],
      trunk: [0.18 - 0.08 * up, 0.1 - 0.2 * up, 0],
      ...lookDown(0.26),
    };
  },
  read: ({ marks, time, since }) => ({
    handL: before(marks, 0.13, marks.waist + 0.3, 0.46),
    handR: before(marks, 0.12 - 0.1 * Math.max(0, beat(since, 0.16)) ** 8, marks.waist + 0.3, 0.47),
    ...both('elbow', [0.7, -1, -0.5]),
    ...both('palm', [-0.5, 0.6, -0.5]),
    ...both('point', [-0.2, 0.55, 0.8]),
    ...both('curl', 0.35),
    head: [0.26, 0.05 * beat(time, 0.32), 0],
    look: [0.16, 0.12 * beat(time, 0.32), 0],
    attention: 0,
  }),
  write: (context) => ({
    ...atWork(
      [0.2, context.marks.waist + 0.02, 0.46],
      [
        0.1 + 0.035 * beat(context.time, 0.35),
        context.marks.waist + 0.06 + 0.008 * beat(context.time, 2.6),
        0.5 + 0.01 * beat(context.time, 2),
      ],
      context,
    ),
    palmL: [0, -1, 0],
    curlL: 0.1,
    palmR: [-0.6, -0.7, -0.1],
    curlR: 0.68,
  }),
  draw_picture: (context) => ({
    ...atWork(
      [0.16, context.marks.waist + 0.14, 0.44],
      [0.06 + 0.07 * beat(context.time, 0.5), context.marks.waist + 0.16 + 0.05 * beat(context.time, 0.83), 0.54],
      context,
    ),
    palmL: [-0.4, 0.8, -0.3],
    curlR: 0.66,
    curlL: 0.3,
  }),
  type: (context) => ({
    ...atWork(
      [0.1, context.marks.waist + 0.06 + 0.012 * beat(context.time, 3.1), 0.54],
      [0.1, context.marks.waist + 0.06 + 0.012 * beat(context.time, 2.7, 0.4), 0.54],
      context,
    ),
    ...both('palm', [0, -1, 0]),
    ...both('point', [-0.25, -0.15, 1]),
    ...both('curl', 0.32),
  }),
  phone: ({ marks, time }) => ({
    handR: [0.06 - marks.middle * 0.25, marks.eyes - 0.12, marks.faceFront * 0.34],
    elbowR: [0.9, -1, 0.2],
    palmR: [-1, 0.1, 0.1],
    pointR: [-0.05, 1, 0.25],
    curlR: 0.55,
    handL: before(marks, 0.05, marks.waist + 0.04 + 0.06 * beat(time, 0.3), 0.36),
    elbowL: [0.8, -0.6, -0.4],
    head: [0.03 * beat(time, 0.4), 0.05, -0.14],
    browLift: 0.3 * beat(time, 0.3),
  }),
  photograph: ({ marks, time }) => ({
    handL: before(marks, 0.09, marks.eyes - 0.09, marks.faceFront + 0.2),
    handR: before(marks, 0.1, marks.eyes - 0.07, marks.faceFront + 0.2),
    ...both('elbow', [0.7, -1, -0.1]),
    ...both('palm', [-0.9, 0.3, 0]),
    ...both('point', [-0.3, 0.8, 0.5]),
    ...both('curl', 0.5),
    trunk: [0.06, 0.03 * beat(time, 0.2), 0.03],
    head: [0.06, 0, 0],
    lids: -0.15,
  }),
  paint: ({ marks, time }) => ({
    handR: before(marks, 0.14 + 0.18 * beat(time, 0.4), -0.1 + 0.22 * beat(time, 0.26), 0.72),
    elbowR: [0.7, -1, -0.2],
    palmR: [-0.6, -0.5, 0.2],
    pointR: [-0.1, 0.3, 1],
    curlR: 0.7,
    handL: before(marks, 0.2, marks.waist + 0.14, 0.42),
    palmL: [-0.2, 1, 0],
    pointL: [-0.2, 0.1, 1],
    elbowL: [0.5, -1, -0.5],
    curlL: 0.4,
    head: [-0.02, 0.06 * beat(time, 0.3), 0.05],
    attention: 0.4,
  }),
  dig: ({ marks, time }) => {
    const k = swell(time, 0.45);
    return {
      root: [0, -0.1 * k, -0.04],
      hips: [0.26 * k, 0.12 * k, 0],
      trunk: [0.2 + 0.3 * k, 0.24 * (1 - k), 0],
      head: [0.1 - 0.1 * k, 0, 0],
      handR: before(marks, 0.1, marks.waist - 0.1 * k + 0.1, 0.34 + 0.14 * k),
      handL: before(marks, 0.12, marks.waist - 0.34 * k, 0.5 + 0.16 * k),
      ...both('elbow', [0.9, -0.6, -0.5]),
      ...both('palm', [-0.7, 0.5, 0]),
      ...both('curl', 0.98),
      footL: [0.06, 0, 0.18],
      footR: [0.06, 0, -0.12],
      attention: 0.4,
    };
  },
  plant: (context) => (isUpright(context) ? upright(context) : plantLow(context)),
  fish: ({ marks, time }) => ({
    handR: before(marks, 0.12, marks.waist + 0.22 + 0.02 * beat(time, 0.35), 0.5),
    handL: before(marks, 0.06, marks.waist + 0.12, 0.44),
    ...both('elbow', [0.6, -1, -0.4]),
    ...both('palm', [-1, 0, 0.1]),
    // The rod leans ahead by as much as the fist is turned down: the line of the prop is plumb then.
    pointR: [-0.05, -0.6, 0.8],
    pointL: [-0.2, -0.5, 0.8],
    ...both('curl', 0.95),
    head: [0.08, 0, 0],
  }),
  build: (context) => ({
    ...atWork(
      [0.1 + 0.03 * beat(context.time, 0.7), context.marks.waist + 0.16, 0.5],
      [
        0.1 - 0.04 * beat(context.time, 0.9),
        context.marks.waist + 0.18 + 0.06 * Math.max(0, beat(context.time, 0.8)),
        0.52,
      ],
      context,
    ),
  }),
  /** It shakes in the hands that press it ahead. */
  run_machine: ({ marks, time }) => ({
    handR: before(marks, 0.12, marks.waist + 0.3 + 0.006 * Math.sin(time * 61), 0.62 + 0.01 * Math.sin(time * 47)),
    handL: before(marks, 0.04, marks.waist + 0.24 + 0.006 * Math.sin(time * 61), 0.6),
    ...both('elbow', [0.8, -1, -0.3]),
    palmR: [-1, 0, 0],
    pointR: [0, 0.05, 1],
    palmL: [-0.6, 0.6, 0],
    ...both('curl', 0.95),
    trunk: [0.16 + 0.006 * Math.sin(time * 53), 0.06, 0],
    footL: [0.08, 0, 0.2],
    footR: [0.08, 0, -0.16],
    ...lookDown(0.2),
    browTilt: -0.12,
  }),
  repair: (context) => ({
    ...atWork([0.12, context.marks.waist + 0.14, 0.5], [0.08, context.marks.waist + 0.18, 0.54], context),
    palmR: [-0.8, -0.3 * beat(context.time, 0.9), 0.2],
    pointR: [-0.2, 0.3 * beat(context.time, 0.9), 1],
    curlR: 0.9,
    trunk: [0.3, 0.05 * beat(context.time, 0.3), 0],
    browTilt: -0.1,
  }),
  work: (context) => ({
    ...atWork(
      [0.14 + 0.05 * beat(context.time, 0.5), context.marks.waist + 0.1, 0.5],
      [0.12 - 0.06 * beat(context.time, 0.6), context.marks.waist + 0.14 + 0.05 * beat(context.time, 0.45), 0.54],
      context,
    ),
  }),
  // On one knee over the other foot.
  tie_shoes: ({ marks, time }) => ({
    ...kneeling(marks),
    root: [0, marks.kneel * 0.94, 0],
    footL: [0.1, 0, 0.42],
    soleL: [0, 0, 0],
    kneeL: [0.5, 0.3, 1],
    hips: [0.55, 0, 0],
    trunk: [0.75, -0.1, 0],
    handL: before(marks, 0.5 + 0.02 * beat(time, 0.8), -0.12, 0.95),
    handR: before(marks, -0.3 + 0.02 * beat(time, 0.8, 0.5), -0.12, 0.95),
    ...both('elbow', [0.9, -0.3, -0.4]),
    ...both('palm', [-0.9, -0.3, 0]),
    ...both('point', [-0.2, -0.9, 0.4]),
    ...both('curl', 0.5),
    ...lookDown(0.2),
    head: [-0.15, 0, 0],
  }),
  // Thumbs and fingertips at both sides of it, one hand turning against the other.
  handcraft: (context) => ({
    ...atWork(
      [0.07, context.marks.waist + 0.1, 0.5],
      [0.07 + 0.02 * beat(context.time, 0.7), context.marks.waist + 0.12 + 0.02 * beat(context.time, 0.9), 0.5],
      context,
    ),
    palmL: [-1, -0.35, 0],
    palmR: [-1, -0.35 + 0.25 * beat(context.time, 0.9), 0],
    pointL: [-0.25, -0.55, 0.8],
    pointR: [-0.25, -0.6 + 0.2 * beat(context.time, 0.9), 0.8],
    ...both('curl', 0.42),
  }),
  light: (context) => ({
    ...atWork(
      [0.08, context.marks.waist + 0.28, 0.5],
      [0.05, context.marks.waist + 0.3 + 0.02 * beat(context.time, 1.4), 0.5],
      context,
    ),
    curlR: 0.7,
  }),
};
