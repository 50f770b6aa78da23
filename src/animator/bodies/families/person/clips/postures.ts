import type { Stance } from '../stance.ts';
import { beat, before, both, type Clip, type ClipContext, ramp, swell } from './clip.ts';

const crossLegs = {
  footL: [-0.2, 0.02, 0.3],
  footR: [-0.18, 0.02, 0.36],
  kneeL: [1, 0.25, 0.5],
  kneeR: [1, 0.25, 0.5],
  soleL: [0.3, 0.9, 0.6],
  soleR: [0.3, 0.9, 0.6],
} as const;

/** Metres: what is lower than this is the ground itself, and no seat that legs hang from. */
const [GROUND, LOW] = [0.02, 0.2];
/** Of those who sit on the ground, so many have the legs crossed; the others draw up the knees. */
const CROSSED = 0.6;

/** On the ground: cross-legged, or with both legs drawn up to a side. */
function legsOnGround({ moment: { contacts }, phase }: ClipContext): Partial<Stance> {
  const high = contacts.hips?.at[1] ?? 0;
  if (high < GROUND || high > LOW) return {};
  if (phase < CROSSED) return crossLegs;
  return { footL: [0.02, 0, 0.52], footR: [0.1, 0, 0.6], ...both('knee', [0.18, 1, 0.3]) };
}

/** On a seat, feet on the floor; hands rest on the thighs. */
export function seated(context: ClipContext): Partial<Stance> {
  const { time, marks, phase, woman } = context;
  const breath = beat(time, 0.23);
  const lean = 0.04 * Math.sin(time * 0.37 + phase * 9);
  const close = woman ? -0.02 : 0.05;
  return {
    root: [0, marks.seat, 0],
    hips: [-0.06, 0, lean * 0.4],
    trunk: [0.06 + 0.012 * breath, lean, -lean * 0.5],
    head: [0.02 * beat(time, 0.11), 0.07 * beat(time, 0.08, phase), lean],
    handL: before(marks, 0.17, marks.hip + 0.06, 0.46),
    handR: before(marks, 0.17, marks.hip + 0.06, 0.46),
    ...both('elbow', [0.9, -0.3, -0.8]),
    ...both('palm', [-0.15, -1, 0]),
    ...both('point', [-0.25, -0.15, 1]),
    ...both('curl', 0.25),
    footL: [close, 0, 0.5],
    footR: [close, 0, 0.5],
    ...both('knee', [0.12, 0.5, 1]),
    ...legsOnGround(context),
  };
}

/** On the ground, knees drawn up a little, hands behind or around the knees. */
function onGround(context: ClipContext): Partial<Stance> {
  const { time, marks, phase } = context;
  const back = phase < 0.5;
  const breath = beat(time, 0.23);
  return {
    ...seated(context),
    root: [0, marks.seat, 0],
    hips: [back ? -0.28 : 0.02, 0, 0],
    trunk: [back ? 0.08 : 0.3 + 0.01 * breath, 0, 0],
    head: [back ? 0.12 : -0.2, 0.05 * beat(time, 0.1, phase), 0],
    footL: [0.06, 0, back ? 0.86 : 0.56],
    footR: [0.06, 0, back ? 0.78 : 0.6],
    ...both('knee', [0.15, 1, 0.4]),
    ...(back
      ? {
          handL: [0.3, -0.86, -0.42],
          handR: [0.3, -0.86, -0.42],
          ...both('elbow', [0.6, 0, -1]),
          ...both('palm', [0, -1, 0]),
          ...both('point', [0.6, -0.3, -0.5]),
        }
      : {
          handL: before(marks, 0.03, -0.52, 0.62),
          handR: before(marks, 0.03, -0.48, 0.62),
          ...both('palm', [-0.3, 0, -1]),
          ...both('point', [-1, 0, 0.2]),
        }),
  };
}

/** Off both feet, arms about, and down on the back (-1) or on the hands (1). */
function wentDown(marks: ClipContext['marks'], since: number, way: 1 | -1): Partial<Stance> {
  const [slips, down] = [ramp(since, 0, 0.25), ramp(since, 0.12, 0.62) ** 2];
  const flails = slips * (1 - ramp(since, 0.6, 0.9));
  const arm = (late: number): number => 0.5 * Math.sin(since * 17 + late) * flails;
  return {
    root: [0, marks.ground * down, 0],
    hips: [way * 1.5 * down, 0.1 * flails, 0],
    trunk: [-0.25 * way * flails + 0.05, 0, 0],
    head: [way > 0 ? -0.6 * down : 0.3 * down, 0, 0],
    air: slips > 0 ? 1 : 0,
    handL: [0.6, way > 0 ? 0.5 * down : 0.2 * flails - 0.4 * (1 - flails), 0.3 * way * down + arm(0)],
    handR: [0.6, way > 0 ? 0.5 * down : 0.3 * flails - 0.4 * (1 - flails), 0.3 * way * down + arm(2)],
    ...both('elbow', [1, -0.2, -0.2]),
    ...both('curl', 0.1),
    footL: [0.06, way < 0 ? 0.3 * flails : 0.02, way < 0 ? 0.35 * flails : -0.1 * flails],
    footR: [0.06, way < 0 ? 0.42 * flails : 0.02, way < 0 ? 0.5 * flails : -0.2 * flails],
    browLift: 0.9,
    jaw: 0.5 * flails + 0.15,
  };
}

export const kneeling = (marks: ClipContext['marks']): Partial<Stance> => ({
  root: [0, marks.kneel, 0.05],
  footL: [0.02, 0.03, -0.5],
  footR: [0.02, 0.03, -0.5],
  soleL: [1.2, 0.05, 0],
  soleR: [1.2, 0.05, 0],
  ...both('knee', [0.12, -0.6, 1]),
});

export const POSTURES: Readonly<Record<string, Clip>> = {
  sit: (context) => (context.moment.contacts.hips === undefined ? onGround(context) : seated(context)),
  crouch: ({ marks, time }) => ({
    root: [0, -0.52, -0.1],
    hips: [0.34, 0, 0],
    trunk: [0.32, 0.02 * beat(time, 0.2), 0],
    head: [-0.42, 0, 0],
    footL: [0.1, 0, 0.12],
    footR: [0.1, 0, -0.08],
    soleR: [0.5, 0.1, 0],
    ...both('knee', [0.5, 0.2, 1]),
    handL: before(marks, 0.14, -0.72, 0.48),
    handR: before(marks, 0.1, -0.72, 0.5),
    ...both('elbow', [1, -0.2, -0.3]),
  }),
  // On one knee, looking up, something small in the raised hands.
  propose: ({ marks, time }) => ({
    ...kneeling(marks),
    root: [0, marks.kneel * 0.94, 0],
    footL: [0.1, 0, 0.42],
    soleL: [0, 0, 0],
    kneeL: [0.25, 0.3, 1],
    trunk: [-0.02 + 0.01 * beat(time, 0.23), 0, 0],
    head: [-0.34, 0, 0],
    look: [-0.2, 0, 0],
    handL: before(marks, 0.03, -0.12, 0.6),
    handR: before(marks, 0.03, -0.1, 0.6),
    ...both('elbow', [0.8, -0.9, -0.2]),
    ...both('palm', [-0.4, 0.9, 0]),
    ...both('point', [-0.2, 0.2, 1]),
    ...both('curl', 0.45),
    smile: 0.6,
    browLift: 0.4,
  }),
  kneel: ({ marks, time }) => ({
    ...kneeling(marks),
    hips: [-0.04, 0, 0],
    trunk: [0.06 + 0.01 * beat(time, 0.23), 0, 0],
    handL: before(marks, 0.16, marks.hip + 0.02, 0.34),
    handR: before(marks, 0.16, marks.hip + 0.02, 0.34),
    ...both('palm', [0, -1, -0.3]),
    ...both('elbow', [1, 0, -0.6]),
  }),
  // In bed, the legs along it and what covers them over them.
  sit_up: ({ marks, since, time, phase }) => ({
    root: [0, marks.seat, -0.26],
    hips: [-0.34, 0, 0],
    trunk: [0.16 + 0.012 * beat(time, 0.22), 0.03 * beat(time, 0.1, phase), 0],
    head: [-0.04, 0.08 * beat(time, 0.09, phase), 0],
    air: 1,
    handL: [0.22, -0.86, 0.1 + 0.06 * ramp(since, 0, 1.2)],
    handR: [0.22, -0.86, 0.1 + 0.06 * ramp(since, 0, 1.2)],
    ...both('elbow', [0.7, 0, -1]),
    ...both('palm', [0, -1, 0]),
    footL: [0.04, 0.8, 0.94],
    footR: [0.04, 0.8, 0.92],
    ...both('sole', [-1.1, 0.2, 0]),
    ...both('knee', [0.1, 1, 0.4]),
  }),
  // Off the step, and onto the hands on the next ones.
  stumble: ({ marks, since, time }) => {
    const [down, flails] = [ramp(since, 0, 0.4), ramp(since, 0, 0.15) * (1 - ramp(since, 0.4, 0.8))];
    return {
      root: [0, marks.kneel * 0.82 * down, -0.12 * down],
      hips: [0.62 * down, 0.12 * flails, 0.1 * flails],
      trunk: [0.28 * down, 0, 0],
      head: [-0.62 * down + 0.03 * beat(time, 0.4), 0, 0],
      handL: [0.12 + 0.3 * flails, -0.3 * down - 0.6 * (1 - down), 0.8 * down],
      handR: [0.16 + 0.3 * flails, -0.36 * down - 0.6 * (1 - down), 0.74 * down],
      ...both('elbow', [0.8, -0.2, -0.6]),
      ...both('palm', [0, -0.8, 0.4]),
      ...both('curl', 0.1),
      footL: [0.06, 0.04 * down, -0.66 * down],
      footR: [0.06, 0.1 * flails, -0.12 * down],
      soleL: [1.1 * down, 0.05, 0],
      soleR: [0.5 * down, 0.05, 0],
      ...both('knee', [0.14, -0.2, 1]),
      browLift: 0.9,
      jaw: 0.4 * flails + 0.1,
    };
  },
  fall_back: ({ marks, since }) => wentDown(marks, since, -1),
  fall_forward: ({ marks, since }) => wentDown(marks, since, 1),
  lie: ({ marks, time }) => ({
    root: [0, marks.ground, 0],
    hips: [-1.52, 0, 0],
    trunk: [0.05 + 0.012 * beat(time, 0.22), 0, 0],
    head: [0.22, 0.12 * beat(time, 0.07), 0.05],
    air: 1,
    handL: [0.42, -0.82, -0.08],
    handR: before(marks, 0.03, marks.waist + 0.08, 0.3),
    palmR: [-0.2, 0, -1],
    ...both('elbow', [1, -0.2, -0.2]),
    footL: [0.08, 0, 0.02],
    footR: [0.02, 0.26, -0.1],
    soleR: [-0.25, 0.2, 0],
    soleL: [0.5, 0.5, 0],
    ...both('knee', [0.1, 0.2, 1]),
  }),
  sleep: ({ marks, time }) => ({
    root: [0, marks.ground, 0],
    hips: [-1.52, 0, 0],
    trunk: [0.06 + 0.02 * beat(time, 0.18), 0, 0.06],
    head: [0.16, 0.34, 0.12],
    air: 1,
    handL: [0.3, marks.eyes + 0.1, -0.06],
    elbowL: [1, 0.2, 0],
    palmL: [-0.5, 0, 1],
    handR: before(marks, 0.02, marks.waist + 0.12, 0.3),
    palmR: [-0.2, 0, -1],
    elbowR: [1, -0.2, -0.1],
    footL: [0.06, 0, 0],
    footR: [0.1, 0.06, 0.02],
    soleL: [0.5, 0.4, 0],
    soleR: [0.5, 0.4, 0],
    lids: -1.4,
    attention: 0,
    smile: 0.1,
  }),
  lean: ({ time, phase }) => {
    const side = phase < 0.5 ? 1 : -1;
    return {
      hips: [0.02, 0, 0.14 * side],
      trunk: [-0.04, 0.04 * beat(time, 0.2), 0.06 * side],
      root: [0.05 * side, -0.03, 0],
      handL: side > 0 ? [0.5, -0.35, 0.1] : [0.1, -0.72, 0.16],
      handR: side > 0 ? [0.1, -0.72, 0.16] : [0.5, -0.35, 0.1],
      ...both('elbow', [0.6, -1, -0.4]),
      footL: [0.02, 0, side > 0 ? 0.02 : 0.18],
      footR: [0.02, 0, side > 0 ? 0.18 : 0.02],
    };
  },
  hide: ({ time, marks }) => ({
    root: [0, -0.4, 0],
    hips: [0.2, 0, 0],
    trunk: [0.4, 0, 0.1 * beat(time, 0.3)],
    head: [-0.35, 0.35 * beat(time, 0.23), 0.12],
    shrug: 0.5,
    handL: before(marks, 0.1, -0.3, 0.4),
    handR: before(marks, 0.1, -0.3, 0.4),
    ...both('palm', [-0.3, 0, 1]),
    ...both('point', [-0.1, 1, 0.3]),
    ...both('elbow', [0.8, -1, 0]),
    ...both('knee', [0.35, 0.2, 1]),
    browLift: 0.6,
  }),
  meditate: ({ marks, time }) => ({
    root: [0, marks.seat, 0],
    hips: [-0.02, 0, 0],
    trunk: [0.02 + 0.025 * beat(time, 0.12), 0, 0],
    head: [0.03, 0, 0],
    ...crossLegs,
    handL: [0.2, -0.72, 0.42],
    handR: [0.2, -0.72, 0.42],
    ...both('elbow', [1, -0.3, -0.4]),
    ...both('palm', [0.1, 1, 0.1]),
    ...both('point', [0.35, 0.05, 1]),
    ...both('curl', 0.3),
    lids: -1.4,
    attention: 0,
    smile: 0.15,
  }),
  pray: ({ marks, time }) => ({
    ...kneeling(marks),
    trunk: [0.12, 0, 0],
    head: [0.32 + 0.02 * beat(time, 0.2), 0, 0],
    handL: before(marks, 0.035, -0.3, 0.42),
    handR: before(marks, 0.035, -0.3, 0.42),
    ...both('elbow', [0.9, -1, -0.2]),
    ...both('palm', [-1, 0, 0]),
    ...both('point', [-0.05, 1, 0.35]),
    ...both('curl', 0),
    lids: -1.4,
    attention: 0,
  }),
  wake: ({ since, time }) => {
    const up = ramp(since, 0.2, 1.8);
    return {
      handL: [0.3 + 0.2 * up, 0.9 * up - 0.9 * (1 - up), 0.1],
      handR: [0.3, 0.8 * up - 0.9 * (1 - up), 0.1],
      ...both('elbow', [1, -0.2, -0.2]),
      ...both('curl', 0.7),
      trunk: [-0.14 * up, 0.05 * beat(time, 0.3), 0],
      head: [-0.2 * up, 0, 0.08],
      lids: -1.2 * (1 - up),
      jaw: 0.6 * swell(since, 0.4),
    };
  },
};
