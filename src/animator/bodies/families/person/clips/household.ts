import { DRINK_RATE, EAT_RATE, sipAt } from '../../../rhythms.ts';
import { atWork, lookDown } from './at-work.ts';
import { beat, before, both, type Clip, type ClipContext, ramp } from './clip.ts';

/** The hand goes to the mouth and back. */
const toMouth = (
  { marks, time }: ClipContext,
  rate: number,
): { readonly hand: readonly [number, number, number]; readonly near: number } => {
  const near = sipAt(time, rate);
  const low = before(marks, 0.14, marks.waist + 0.16, 0.42);
  const high = before(marks, 0.06, marks.mouth - 0.12, marks.faceFront + 0.06);
  return {
    hand: [low[0] + (high[0] - low[0]) * near, low[1] + (high[1] - low[1]) * near, low[2] + (high[2] - low[2]) * near],
    near,
  };
};

/** Eating, drinking, cooking, cleaning. */
export const MEALS: Readonly<Record<string, Clip>> = {
  eat: (context) => {
    const { hand, near } = toMouth(context, EAT_RATE);
    return {
      handR: hand,
      elbowR: [0.6, -1, -0.2],
      palmR: [-0.5, 0.3, -0.6],
      pointR: [-0.4, 0.5, 0.3],
      curlR: 0.7,
      head: [0.1 - 0.08 * near, 0, 0],
      jaw: near > 0.9 ? 0.45 : 0.1 + 0.12 * Math.max(0, beat(context.time, 2.6)),
      attention: 0.7,
    };
  },
  drink: (context) => {
    const { hand, near } = toMouth(context, DRINK_RATE);
    return {
      handR: hand,
      elbowR: [0.5, -1, 0],
      palmR: [-1, 0, -0.1],
      pointR: [-0.2, 0.4, 0.9],
      curlR: 0.78,
      head: [-0.22 * near ** 3, 0, 0],
      jaw: 0.08 * near,
      round: 0.5 * near,
      lids: -0.35 * near ** 3,
    };
  },
  smoke: (context) => {
    const { hand, near } = toMouth(context, 0.18);
    return {
      handR: hand,
      elbowR: [0.6, -1, 0],
      palmR: [-0.5, 0.2, -0.8],
      pointR: [-0.3, 1, 0.1],
      curlR: 0.35,
      round: 0.4 * near,
      head: [-0.05, 0.06, 0],
    };
  },
  blow: ({ marks }) => ({
    handR: before(marks, 0.1, marks.mouth - 0.2, marks.faceFront + 0.14),
    elbowR: [0.6, -1, 0],
    curlR: 0.6,
    round: 1,
    jaw: 0.16,
    head: [0.06, 0, 0],
    trunk: [0.08, 0, 0],
  }),
  cook: (context) => {
    const a = context.time * 4.2;
    return {
      ...atWork(
        [0.22, context.marks.waist + 0.06, 0.48],
        [0.1 + 0.06 * Math.cos(a), context.marks.waist + 0.16, 0.56 + 0.06 * Math.sin(a)],
        context,
      ),
      palmR: [-0.3, -1, 0],
      pointR: [-0.2, -0.5, 0.7],
      curlR: 0.85,
      curlL: 0.85,
      palmL: [-0.2, -1, 0],
      smile: 0.2,
    };
  },
  cut: (context) => ({
    ...atWork(
      [0.09, context.marks.waist + 0.05, 0.54],
      [0.1, context.marks.waist + 0.08 + 0.05 * Math.max(0, beat(context.time, 2.6)), 0.56],
      context,
    ),
    palmR: [-1, -0.2, 0],
    pointR: [-0.1, -0.2, 1],
    curlR: 0.9,
    curlL: 0.6,
  }),
  pour: ({ marks, time, since }) => {
    const tip = ramp(since, 0.3, 0.9);
    return {
      handR: before(marks, 0.2, marks.waist + 0.42, 0.42),
      elbowR: [1, -0.15, -0.2],
      palmR: [-0.75, -0.3, 0.55],
      pointR: [-0.75, 0.15 - 0.85 * tip, 0.45],
      curlR: 0.95,
      handL: before(marks, 0.1, marks.waist + 0.1 + 0.006 * beat(time, 1), 0.54),
      elbowL: [0.6, -1, -0.4],
      palmL: [-1, 0.2, 0],
      curlL: 0.75,
      trunk: [0.08, 0, 0],
      ...lookDown(0.28),
    };
  },
  wipe: (context) => {
    const a = context.time * 5;
    return {
      ...atWork(
        [0.2, context.marks.waist, 0.4],
        [0.08 + 0.16 * Math.cos(a), context.marks.waist + 0.04, 0.56 + 0.08 * Math.sin(a)],
        context,
      ),
      palmR: [0, -1, 0],
      pointR: [-0.3, 0, 1],
      curlR: 0.05,
      trunk: [0.2, 0.1 * Math.cos(a), 0],
    };
  },
  wash: (context) => {
    const a = context.time * 6;
    return {
      ...atWork(
        [0.05, context.marks.waist + 0.12 + 0.025 * Math.sin(a), 0.5],
        [0.05, context.marks.waist + 0.12 - 0.025 * Math.sin(a), 0.52],
        context,
      ),
      ...both('palm', [-1, 0, 0]),
      ...both('curl', 0.3),
    };
  },
  dress: ({ marks, time }) => ({
    handL: before(marks, 0.06, -0.2 + 0.02 * beat(time, 0.8), 0.34),
    handR: before(marks, 0.06, -0.24 - 0.02 * beat(time, 0.8), 0.35),
    ...both('elbow', [0.9, -0.9, -0.1]),
    ...both('palm', [-0.5, 0, -1]),
    ...both('point', [-0.3, 1, 0]),
    ...both('curl', 0.5),
    ...lookDown(0.26),
  }),
  sweep: ({ marks, time }) => {
    const s = beat(time, 0.6);
    return {
      handR: before(marks, 0.2 + 0.1 * s, marks.waist - 0.02, 0.44),
      handL: before(marks, 0.02 + 0.06 * s, marks.waist + 0.28, 0.5),
      ...both('elbow', [0.8, -0.7, -0.4]),
      palmR: [-1, 0, 0.1],
      palmL: [-1, 0, 0.1],
      pointR: [-0.2, 0.1, 0.8],
      pointL: [-0.4, 0.2, 0.8],
      ...both('curl', 0.98),
      trunk: [0.2, 0.22 * s, 0.04 * s],
      hips: [0.04, 0.1 * s, 0],
      head: [0.2, -0.1 * s, 0],
      footL: [0.05, 0, 0.1],
      attention: 0.4,
    };
  },
};
