import { ollieAt, reachAt, swingAt } from '../../../rhythms.ts';
import type { Stance } from '../stance.ts';
import { beat, before, both, type Clip, type ClipContext } from './clip.ts';
import { seated } from './postures.ts';

const astride = (context: ClipContext): Partial<Stance> => {
  const { time, marks, moment } = context;
  const pace = Math.min(1, moment.speed / 6);
  const bob = beat(time, 1.3 + pace);
  return {
    root: [0, marks.seat + 0.03 * pace * Math.max(0, bob), 0],
    hips: [-0.04 + 0.06 * pace * bob, 0, 0],
    trunk: [0.06 + 0.14 * pace - 0.05 * pace * bob, 0, 0],
    head: [-0.04 - 0.1 * pace, 0, 0],
    air: 1,
    footL: [0.34, 0.3, 0.16],
    footR: [0.34, 0.3, 0.16],
    soleL: [-0.1, 0.25, 0],
    soleR: [-0.1, 0.25, 0],
    ...both('knee', [0.75, 0.1, 1]),
    handL: before(marks, 0.08, marks.waist + 0.08, 0.5 + 0.03 * bob),
    handR: before(marks, 0.08, marks.waist + 0.08, 0.5 + 0.03 * bob),
    ...both('elbow', [0.6, -1, -0.5]),
    ...both('palm', [-1, -0.2, 0]),
    ...both('curl', 0.85),
  };
};

/** Sideways on a board, knees soft: who looks to the left has the right foot ahead. */
const onBoard =
  (crouch: number): Clip =>
  ({ time, phase }) => {
    const w = Math.sin(time * 1.3 + phase * 6);
    return {
      root: [0, -crouch + 0.03 * w, 0],
      hips: [0.2, 1.15, 0.05 * w],
      trunk: [0.16, -0.25, 0.1 * w],
      head: [-0.16, -0.75, 0],
      footL: [-0.08, 0, -0.34],
      footR: [-0.08, 0, 0.3],
      soleL: [0, 1.2, 0],
      soleR: [0, -0.95, 0],
      kneeL: [1, 0, 0.2],
      kneeR: [-0.8, 0, 0.7],
      handL: [0.68, -0.3 + 0.14 * w, 0.16],
      handR: [0.68, -0.34 - 0.16 * w, 0.1],
      ...both('elbow', [0.2, -1, -0.5]),
      ...both('curl', 0.12),
    };
  };

/** In the knees and bent forward, from side to side; how much of that is left of who stands nearly upright. */
const onSkis =
  (bent: number): Clip =>
  ({ moment, time }) => {
    const s = Math.sin(moment.gone * 0.35 + time * 0.2);
    return {
      root: [0.06 * s, -0.08 - 0.18 * bent, 0],
      hips: [0.34 * bent, 0.16 * s, 0.16 * s * bent],
      trunk: [0.3 * bent, -0.24 * s, -0.1 * s],
      head: [-0.5 * bent, 0.05 * s, 0],
      footL: [-0.02, 0, 0.08 + 0.04 * s],
      footR: [-0.02, 0, 0.08 - 0.04 * s],
      handL: [0.3, -0.5, 0.5 + 0.1 * s],
      handR: [0.3, -0.5, 0.5 - 0.1 * s],
      ...both('elbow', [0.9, -0.6, -0.4]),
      ...both('palm', [-1, 0, 0]),
      ...both('curl', 0.95),
      ...both('knee', [0.1, 0.2, 1]),
    };
  };

/** Down on the board and off the ground with it, arms up, knees drawn to the chest; and into the knees again. */
const leapOnBoard: Clip = (context) => {
  const { crouched, lifted } = ollieAt(context.moment.time);
  const stands = onBoard(0.14)(context);
  return {
    ...stands,
    root: [0, -0.14 - 0.3 * crouched - 0.24 * lifted, 0],
    trunk: [0.16 + 0.3 * crouched + 0.1 * lifted, -0.25, 0],
    handL: [0.7, -0.4 + 0.62 * lifted - 0.1 * crouched, 0.16],
    handR: [0.7, -0.44 + 0.5 * lifted - 0.1 * crouched, 0.1],
  };
};

/** When a swing is farthest forward. */
const SWING_CREST = 1 / (4 * 0.38);

/** On saddles, seats, boards and skates. */
export const RIDES: Readonly<Record<string, Clip>> = {
  ride: astride,
  drive: (context) => ({
    ...seated(context),
    hips: [-0.16, 0, 0],
    trunk: [0.1, 0, 0],
    air: 1,
    footL: [0.02, 0.26, 0.66],
    footR: [0.02, 0.26, 0.7],
    soleL: [-0.5, 0.05, 0],
    soleR: [-0.5 + 0.05 * beat(context.time, 0.4), 0.05, 0],
    ...both('knee', [0.3, 0.8, 1]),
    handL: before(context.marks, 0.2, -0.2 + 0.05 * beat(context.time, 0.25), 0.62),
    handR: before(context.marks, 0.2, -0.2 - 0.05 * beat(context.time, 0.25), 0.62),
    ...both('elbow', [0.8, -1, -0.2]),
    ...both('palm', [-1, 0, 0.2]),
    ...both('point', [-0.2, 0.6, 0.8]),
    ...both('curl', 0.85),
  }),
  cycle: (context) => {
    const { moment, marks } = context;
    const a = (moment.gone / 4.2 + moment.phase) * Math.PI * 2;
    const pedal = (angle: number): readonly [number, number, number] => [
      -0.02,
      0.2 - 0.2 * Math.cos(angle),
      0.14 + 0.2 * Math.sin(angle),
    ];
    return {
      root: [0, marks.seat, 0],
      hips: [0.3, 0, 0.03 * Math.sin(a)],
      trunk: [0.34, 0, -0.03 * Math.sin(a)],
      head: [-0.5, 0, 0],
      air: 1,
      footL: pedal(a - 0.3),
      footR: pedal(a + Math.PI - 0.3),
      soleL: [0.05 + 0.2 * Math.sin(a), 0.02, 0],
      soleR: [0.05 - 0.2 * Math.sin(a), 0.02, 0],
      ...both('knee', [0.08, 0.4, 1]),
      handL: before(marks, 0.26, -0.5, 0.68),
      handR: before(marks, 0.26, -0.5, 0.68),
      ...both('elbow', [0.7, -1, -0.3]),
      ...both('palm', [-0.2, -1, 0.3]),
      ...both('curl', 0.85),
    };
  },
  row: (context) => {
    const pull = 0.5 - 0.5 * reachAt(context.moment.time);
    return {
      ...seated(context),
      hips: [0.24 - 0.5 * pull, 0, 0],
      trunk: [0.22 - 0.28 * pull, 0, 0],
      head: [-0.2 + 0.24 * pull, 0, 0],
      air: 1,
      footL: [0.02, 0.2, 0.72],
      footR: [0.02, 0.2, 0.72],
      ...both('knee', [0.2, 1, 0.6]),
      handL: before(context.marks, 0.2, context.marks.waist + 0.2 - 0.1 * Math.sin(pull * Math.PI), 0.86 - 0.52 * pull),
      handR: before(context.marks, 0.2, context.marks.waist + 0.2 - 0.1 * Math.sin(pull * Math.PI), 0.86 - 0.52 * pull),
      ...both('elbow', [0.7, -0.8, -0.6]),
      ...both('palm', [0, -1, 0.3]),
      ...both('curl', 0.9),
    };
  },
  sail: (context) => ({ ...seated(context), handR: before(context.marks, 0.3, -0.4, 0.3), curlR: 0.8 }),
  skate: ({ moment, time, phase }) => {
    const t = moment.speed > 0.1 ? moment.gone / 3.4 + phase : time * 0.4;
    const s = beat(t, 1);
    const [left, right] = [Math.max(0, s), Math.max(0, -s)];
    return {
      root: [0.05 * s, -0.12, 0],
      hips: [0.22, 0.1 * s, 0.08 * s],
      trunk: [0.26, -0.2 * s, -0.06 * s],
      head: [-0.34, 0.1 * s, 0],
      footL: [0.02 + 0.2 * right, 0.14 * right ** 2, 0.16 - 0.42 * right],
      footR: [0.02 + 0.2 * left, 0.14 * left ** 2, 0.16 - 0.42 * left],
      soleL: [0.35 * right, 0.1 + 0.5 * right, 0],
      soleR: [0.35 * left, 0.1 + 0.5 * left, 0],
      handL: [0.35, -0.6 + 0.2 * s, 0.1 + 0.42 * s],
      handR: [0.35, -0.6 - 0.2 * s, 0.1 - 0.42 * s],
      ...both('elbow', [0.7, -0.4, -1]),
    };
  },
  ski: onSkis(1),
  ski_upright: onSkis(0.25),
  /** Flat over the skis, arms at the sides; in the knees again as they come down. */
  ski_jump: ({ moment, time, since }) => {
    const lands = Math.max(0, (since / Math.max(0.8, moment.lasts) - 0.86) / 0.14);
    const flies = Math.min(1, since / 0.5) * (1 - Math.min(1, lands));
    return {
      root: [0, -0.24 + 0.14 * flies, 0.3 * flies],
      hips: [0.3 + 0.5 * flies, 0, 0.03 * beat(time, 0.7)],
      trunk: [0.3 - 0.1 * flies, 0, 0],
      head: [-0.5 - 0.3 * flies, 0, 0],
      footL: [0, 0, 0.08],
      footR: [0, 0, 0.08],
      handL: [0.3 + 0.12 * flies, -0.55 - 0.3 * flies, 0.4 - 0.5 * flies],
      handR: [0.3 + 0.12 * flies, -0.55 - 0.3 * flies, 0.4 - 0.5 * flies],
      ...both('elbow', [0.9, -0.6, -0.4]),
      ...both('curl', 0.4),
      ...both('knee', [0.1, 0.2, 1]),
    };
  },
  surf: onBoard(0.3),
  drift: onBoard(0.2),
  ollie: leapOnBoard,
  /** Leaning back with straight legs as it goes forward, legs under the seat as it goes back. */
  swing: (context) => {
    const forward = swingAt(context.moment.time);
    const pump = forward / swingAt(SWING_CREST);
    return {
      ...seated(context),
      hips: [-forward - 0.12 * pump, 0, 0],
      trunk: [0.1 - 0.16 * pump, 0, 0],
      head: [0.1 + 0.1 * pump, 0.05 * beat(context.time, 0.2), 0],
      air: 1,
      footL: [0, 0.24 + 0.14 * pump, 0.42 + 0.26 * pump],
      footR: [0, 0.24 + 0.14 * pump, 0.42 + 0.26 * pump],
      soleL: [-0.3 * pump, 0, 0],
      soleR: [-0.3 * pump, 0, 0],
      ...both('knee', [0.12, 0.5, 1]),
      handL: [0.05, 0.2, 0.24],
      handR: [0.05, 0.2, 0.24],
      ...both('elbow', [0.7, -1, -0.3]),
      ...both('curl', 0.95),
      ...both('palm', [-0.6, 0, 0.6]),
      smile: 0.6,
    };
  },
};
