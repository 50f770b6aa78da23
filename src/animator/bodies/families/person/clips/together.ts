import { KNOCKS_AFTER, THROW } from '../../../rhythms.ts';
import type { Stance } from '../stance.ts';
import { beat, before, both, type Clip, type ClipContext, ramp, swell } from './clip.ts';
import { kneeling } from './postures.ts';

/** On which side whoever they look at is: 1 their left. */
const sideOf = (gaze: readonly [number, number, number] | null, phase: number): 1 | -1 =>
  gaze === null ? (phase < 0.5 ? 1 : -1) : gaze[0] >= 0 ? 1 : -1;

/** The hand of the side on which the other one is, held low between both. */
const handInHand: Clip = ({ moment, phase, time }) => {
  const side = sideOf(moment.gaze, phase);
  const held = [0.34, -0.86, 0.06 + 0.08 * beat(time, 0.9)] as const;
  return side > 0
    ? { handL: held, palmL: [-0.4, 0, -0.8], curlL: 0.6, smile: 0.35 }
    : { handR: held, palmR: [-0.4, 0, -0.8], curlR: 0.6, smile: 0.35 };
};

/** From one foot to the other in somebody's arms, the head beside theirs. */
const slowDance: Clip = ({ marks, time, since, moment }) => {
  const [s, k] = [beat(time, 0.28), ramp(since, 0, 0.8)];
  return {
    root: [0.05 * s, -0.015, 0],
    hips: [0.02, 0, 0.05 * s],
    trunk: [0.05, 0, 0.07 * k - 0.06 * s],
    head: [0.1, -0.2 * k, 0.24 * k],
    footL: [0.02, 0.05 * Math.max(0, s) ** 2, 0],
    footR: [0.02, 0.05 * Math.max(0, -s) ** 2, 0],
    handL: before(marks, 0.06, -0.3, 0.5),
    handR: before(marks, 0.06, -0.36, 0.5),
    ...both('elbow', [1, -0.4, 0.1]),
    ...both('palm', [-0.4, 0, -1]),
    ...both('point', [-1, 0.1, 0.1]),
    ...both('curl', 0.2),
    lids: -1.3 * k,
    attention: 1 - k,
    swirl: 0.1 * Math.abs(moment.turning),
    smile: 0.45,
  };
};

/** Of one's height, where a face is; metres lower it is a child's, and lower than that it is nobody's who stands. */
const [FACE, CHILD, LYING] = [0.85, 0.3, 0.5];

/** A child is held and kissed on one's knees, face to face. */
export function downTo({ marks, moment: { gaze, contacts } }: ClipContext): Partial<Stance> {
  const low = gaze !== null && gaze[1] > LYING && marks.tall * FACE - gaze[1] > CHILD && contacts.hips === undefined;
  return low ? kneeling(marks) : {};
}

export const TOGETHER: Readonly<Record<string, Clip>> = {
  slow_dance: slowDance,
  hug: (context) => {
    const { marks, since, time, phase } = context;
    const k = ramp(since, 0, 0.8);
    const high = phase < 0.5 ? 0.12 : -0.1;
    return {
      ...downTo(context),
      handL: before(marks, -0.06 * k + 0.2 * (1 - k), -0.26 + high, 0.5),
      handR: before(marks, -0.1 * k + 0.2 * (1 - k), -0.36 - high, 0.52),
      ...both('elbow', [1, -0.35, 0.2]),
      ...both('palm', [-0.4, 0, -1]),
      ...both('point', [-1, 0.1, 0.1]),
      ...both('curl', 0.2),
      trunk: [0.08 * k, 0, 0.05 * beat(time, 0.2)],
      head: [0.06, -0.26 * k, 0.2 * k],
      lids: -1.4 * k,
      attention: 1 - k,
      smile: 0.5,
    };
  },
  kiss: (context) => {
    const { marks, since } = context;
    const k = ramp(since, 0.2, 1);
    return {
      ...downTo(context),
      handL: before(marks, 0.1, -0.12, 0.5),
      handR: before(marks, 0.14, -0.3, 0.46),
      ...both('elbow', [1, -0.5, 0]),
      ...both('palm', [-0.5, 0, 0.6]),
      ...both('point', [-0.5, 0.8, 0.4]),
      ...both('curl', 0.2),
      trunk: [0.12 * k, 0, 0],
      head: [0.02, 0.1 * k, 0.16 * k],
      lids: -1.4 * k,
      round: 0.8 * k,
      attention: 1 - 0.5 * k,
    };
  },
  hold_hands: handInHand,
  walk_hands: handInHand,
  nestle: ({ moment, phase, since, time }) => {
    const [side, k] = [sideOf(moment.gaze, phase), ramp(since, 0.2, 1.4)];
    return {
      trunk: [0.02, 0, -side * (0.2 * k + 0.01 * beat(time, 0.2))],
      head: [0.1 * k, 0, -side * 0.42 * k],
      lids: -0.9 * k,
      attention: 1 - k,
      smile: 0.4,
    };
  },
  shake_hands: ({ marks, time, since }) => {
    const k = ramp(since, 0, 0.5);
    return {
      handR: before(marks, 0.06, marks.waist + 0.16 + 0.045 * beat(time, 1.5) * k, 0.3 + 0.4 * k),
      elbowR: [0.5, -1, -0.4],
      palmR: [-1, 0.1, 0],
      pointR: [-0.1, 0.05, 1],
      curlR: 0.4,
      trunk: [0.06, 0.1, 0],
      smile: 0.5,
    };
  },
  meet: ({ marks, since, time }) => ({
    handR: [0.3, -0.3 + 0.3 * ramp(since, 0, 0.6), 0.34],
    elbowR: [0.7, -0.9, -0.3],
    palmR: [-0.2, 0, 1],
    pointR: [0.1 + 0.2 * beat(time, 1.2), 1, 0.1],
    curlR: 0.1,
    handL: before(marks, 0.2, marks.hip + 0.1, 0.3),
    smile: 0.6,
    browLift: 0.4,
  }),
  pet: ({ marks, time, moment }) => {
    // Whoever is on a table is petted standing.
    const low = moment.gaze !== null && moment.gaze[1] < 0.72;
    const s = beat(time, 0.6);
    return {
      ...(low
        ? {
            root: [0, -0.46, -0.06],
            hips: [0.3, 0, 0],
            ...both('knee', [0.35, 0.2, 1]),
            footR: [0.08, 0, -0.14],
            soleR: [0.6, 0.1, 0],
            footL: [0.08, 0, 0.14],
          }
        : {}),
      trunk: [0.3, 0.1, 0],
      handR: before(marks, 0.12 + 0.05 * s, -0.42, 0.66 + 0.1 * s),
      elbowR: [0.6, -0.9, -0.3],
      palmR: [-0.1, -1, 0.1],
      pointR: [-0.1, -0.15, 1],
      curlR: 0.15,
      handL: before(marks, 0.16, -0.6, 0.36),
      // Bent so low, the eyes do it: the face stays to be seen.
      head: [low ? -0.5 : 0.06, 0, low ? 0.12 : 0.05],
      smile: 0.6,
    };
  },
  fight: ({ marks, time, phase }) => {
    const t = time * 1.1 + phase;
    const jab = Math.max(0, beat(t, 1)) ** 4;
    const cross = Math.max(0, beat(t, 1, 0.5)) ** 4;
    const bob = beat(time, 1.9);
    return {
      root: [0.03 * beat(time, 0.8), -0.1 + 0.025 * bob, 0.06 * (jab + cross)],
      hips: [0.08, -0.3 * jab + 0.5 * cross, 0],
      trunk: [0.14, -0.35 * jab + 0.55 * cross - 0.2, 0],
      head: [0.06, 0.3 * jab - 0.5 * cross + 0.2, 0],
      handL: before(marks, 0.12, -0.04 + 0.06 * jab, 0.4 + 0.54 * jab),
      handR: before(marks, 0.12, -0.08 + 0.08 * cross, 0.32 + 0.6 * cross),
      ...both('elbow', [0.5, -1, 0]),
      ...both('palm', [-0.5, -0.8, 0]),
      ...both('curl', 1),
      footL: [0.06, 0, 0.2],
      footR: [0.06, 0, -0.18],
      soleR: [0.35 + 0.3 * cross, 0.5, 0],
      browTilt: -0.3,
      browLift: -0.4,
    };
  },
  knock: ({ marks, since }) => {
    const aim =
      ramp(since, KNOCKS_AFTER - 0.5, KNOCKS_AFTER - 0.1) - ramp(since, KNOCKS_AFTER + 0.2, KNOCKS_AFTER + 0.7);
    const through =
      ramp(since, KNOCKS_AFTER - 0.12, KNOCKS_AFTER + 0.1) - ramp(since, KNOCKS_AFTER + 0.2, KNOCKS_AFTER + 0.7);
    return {
      handR: before(marks, 0.36 * aim - 0.5 * through, -0.2 + 0.06 * aim, 0.2 + 0.55 * aim),
      elbowR: [0.8, -0.7, -0.3],
      palmR: [-1, 0, 0.2],
      curlR: 0.2,
      trunk: [0.2 * aim, 0.3 * through, 0],
    };
  },
  hit: ({ marks, since }) => {
    const k = (since % 1.3) / 1.3;
    const back = ramp(k, 0, 0.4) - ramp(k, 0.42, 0.55);
    const through = ramp(k, 0.42, 0.58) - ramp(k, 0.75, 1);
    return {
      trunk: [0.06, -0.6 * back + 0.7 * through, 0],
      hips: [0, -0.3 * back + 0.35 * through, 0],
      head: [0, 0.4 * back - 0.4 * through, 0],
      handR: before(marks, 0.3 * back + 0.12, -0.1 + 0.2 * back, 0.3 - 0.2 * back + 0.55 * through),
      handL: before(marks, -0.02 + 0.1 * through, -0.16 + 0.14 * back, 0.36 - 0.06 * back + 0.34 * through),
      ...both('elbow', [0.8, -0.7, -0.3]),
      ...both('palm', [-1, 0, 0.1]),
      ...both('curl', 1),
      footL: [0.08, 0, 0.2],
      footR: [0.08, 0, -0.2],
      soleR: [0.6 * through, 0.4, 0],
    };
  },
  kick: ({ since }) => {
    const k = (since % 1.5) / 1.5;
    const back = ramp(k, 0.1, 0.35) - ramp(k, 0.38, 0.5);
    const out = ramp(k, 0.38, 0.52) - ramp(k, 0.62, 0.9);
    return {
      root: [0.02, -0.04, 0.02],
      hips: [-0.14 * out + 0.1 * back, 0.2 * out, 0],
      trunk: [0.1 + 0.06 * out, -0.4 * out + 0.2 * back, 0],
      footR: [0, 0.16 * back + 0.4 * out, -0.5 * back + 0.72 * out],
      soleR: [0.8 * back + 0.35 * out, 0.05, 0],
      footL: [0.02, 0, 0.02],
      handL: [0.42, -0.4, 0.5 * out - 0.1],
      handR: [0.45, -0.5, -0.36 * out + 0.2 * back],
      ...both('elbow', [0.6, -0.8, -0.6]),
    };
  },
  throw: ({ marks, since }) => {
    const k = Math.min(1, Math.max(0, (since - THROW.from) / THROW.lasts));
    const wind = ramp(k, 0.05, 0.38) - ramp(k, 0.4, 0.52);
    const out = ramp(k, 0.4, 0.55) - ramp(k, 0.75, 1);
    // Before and after it arms hang, and eyes follow what flew.
    const calm = 1 - ramp(k, 0, 0.2) + ramp(k, 0.8, 1);
    return {
      hips: [0, -0.45 * wind + 0.3 * out, 0],
      trunk: [-0.12 * wind + 0.22 * out, -0.6 * wind + 0.5 * out, 0.1 * wind],
      head: [0, 0.8 * wind - 0.6 * out, 0],
      root: [0, -0.05, -0.08 * wind + 0.1 * out],
      handR: [
        0.34 - 0.2 * out - 0.2 * calm,
        -0.5 + 0.86 * wind + 0.6 * out - 0.42 * calm,
        -0.34 * wind + 0.74 * out + 0.2 - 0.12 * calm,
      ],
      elbowR: [0.9 - 0.5 * calm, -0.2 + 0.2 * calm, -0.5 - 0.5 * calm],
      palmR: [0, 0.2 - 0.6 * out, 1],
      curlR: k > 0.5 ? 0.05 : 0.6,
      handL: before(
        marks,
        0.2 + 0.16 * calm,
        -0.1 + 0.1 * wind - 0.4 * out - 0.78 * calm,
        0.62 * wind + 0.2 - 0.08 * calm,
      ),
      elbowL: [0.8, -0.8 + 0.6 * calm, -0.2 - 0.8 * calm],
      footL: [0.05, 0.1 * wind, 0.1 + 0.26 * out],
      footR: [0.05, 0, -0.14],
      soleR: [0.7 * out, 0.4, 0],
    };
  },
  catch: ({ marks, time }) => {
    const k = swell(time, 0.5);
    return {
      root: [0, -0.1, 0],
      trunk: [0.1, 0, 0],
      handL: before(marks, 0.09 + 0.08 * (1 - k), 0.06 + 0.1 * k, 0.62 - 0.14 * k),
      handR: before(marks, 0.09 + 0.08 * (1 - k), 0.06 + 0.1 * k, 0.62 - 0.14 * k),
      ...both('elbow', [0.8, -1, -0.2]),
      ...both('palm', [-0.4, 0, 1]),
      ...both('point', [-0.1, 1, 0.3]),
      ...both('curl', 0.2 + 0.25 * k),
      ...both('knee', [0.3, 0.1, 1]),
      footL: [0.12, 0, 0.05],
      footR: [0.12, 0, -0.05],
      head: [-0.1, 0, 0],
    };
  },
  shoot: ({ marks, holds, time }) =>
    holds === 'bow'
      ? {
          hips: [0, -0.7, 0],
          trunk: [0, -0.5, 0],
          head: [0, 1.1, 0],
          handL: [0.9, 0.05, 0.25],
          palmL: [0, 0, -1],
          pointL: [1, 0, 0.2],
          curlL: 0.95,
          handR: before(marks, 0.16, 0.06, 0.22),
          elbowR: [1, 0.1, 0],
          palmR: [-0.3, 0, -1],
          curlR: 0.8,
          footL: [0.1, 0, 0.16],
          footR: [0.1, 0, -0.16],
        }
      : {
          handR: before(marks, 0.08, 0.06 + 0.005 * beat(time, 0.6), 0.82),
          handL: before(marks, 0.03, 0.02, 0.78),
          ...both('elbow', [0.5, -1, -0.1]),
          palmR: [-1, 0, 0],
          palmL: [-0.7, 0.5, 0],
          ...both('curl', 0.9),
          trunk: [0.06, 0.12, 0],
          head: [0.06, 0, 0.06],
          lids: -0.2,
          footL: [0.06, 0, 0.16],
          footR: [0.06, 0, -0.14],
        },
};
