import { mix as mixed } from '../../../../maths/ease.ts';
import { beat, before, both, type Clip, ramp } from './clip.ts';

/** What hands and feet do at once, on the spot, and what tells how somebody feels. */
export const GESTURES: Readonly<Record<string, Clip>> = {
  cover_mouth: ({ marks, since }) => {
    const up = ramp(since, 0, 0.5);
    return {
      handL: before(marks, 0.05, -0.3 + (marks.mouth + 0.19) * up, 0.34),
      handR: before(marks, 0.05, -0.3 + (marks.mouth + 0.21) * up, 0.36),
      ...both('elbow', [0.7, -1, -0.1]),
      ...both('palm', [-0.25, 0.1, -1]),
      ...both('point', [-0.6, 0.9, -0.1]),
      ...both('curl', 0.12),
      head: [0.06 * up, 0, 0.04],
      browLift: 0.8 * up,
      lids: 0.3 * up,
    };
  },
  /** Two short steps backward; the rest of the body goes with them. */
  step_back: ({ since }) => {
    const [first, second] = [ramp(since, 0.1, 0.55), ramp(since, 0.6, 1.05)];
    return {
      root: [0, -0.02, -0.16 * (first + second) * 0.5],
      footL: [0.02, 0.07 * Math.sin(Math.PI * first), -0.16 * first],
      footR: [0.02, 0.07 * Math.sin(Math.PI * second), -0.16 * second],
      trunk: [-0.05 * Math.sin(Math.PI * Math.min(1, since / 1.1)), 0, 0],
    };
  },
  raise_arms: ({ since, time }) => {
    const up = ramp(since, 0, 0.5);
    const pump = 0.05 * beat(time, 1.2);
    return {
      handL: [0.32, mixed(-0.9, 0.86, up) + pump, 0.16],
      handR: [0.32, mixed(-0.9, 0.86, up) - pump, 0.16],
      ...both('elbow', [1, -0.2, 0]),
      ...both('palm', [-0.4, 0, 0.9]),
      ...both('curl', 0.4),
      trunk: [-0.1 * up, 0, 0.03 * beat(time, 0.6)],
      head: [-0.16 * up, 0, 0],
      smile: 0.5,
      browLift: 0.3,
    };
  },
  spread_arms: ({ since, time }) => {
    const out = ramp(since, 0, 0.7);
    return {
      handL: [0.95 * out + 0.1, mixed(-0.9, 0.06, out) + 0.02 * beat(time, 0.4), 0.12],
      handR: [0.95 * out + 0.1, mixed(-0.9, 0.06, out) - 0.02 * beat(time, 0.4), 0.12],
      ...both('elbow', [0.2, -1, -0.3]),
      ...both('palm', [0, 0.4, 0.9]),
      ...both('curl', 0.1),
      trunk: [-0.08 * out, 0, 0],
      head: [-0.12 * out, 0, 0],
      smile: 0.35,
    };
  },
  cross_arms: ({ marks, time, since }) => {
    const folded = ramp(since, 0, 0.6);
    const breath = 0.008 * beat(time, 0.25);
    return {
      handL: before(marks, -0.3, -0.42 + breath, 0.34 + 0.1 * folded),
      handR: before(marks, -0.26, -0.36 + breath, 0.4 + 0.1 * folded),
      ...both('elbow', [1, -0.5, 0.1]),
      palmL: [-0.2, -0.2, -1],
      palmR: [-0.2, -0.2, -1],
      ...both('curl', 0.35),
      trunk: [-0.04, 0, 0.03],
    };
  },
  shake_head: ({ time, since }) => {
    // In bouts, as one does it: a few turns, and a look at the other one.
    const bout = ramp(since % 2.2, 0, 0.2) - ramp(since % 2.2, 1.3, 1.6);
    return {
      head: [0.05, 0.3 * beat(time, 1.25) * bout, 0],
      smile: -0.4,
      browTilt: 0.1,
      browLift: -0.2,
      attention: 0.5,
    };
  },
  scratch_head: ({ marks, time, since }) => {
    const [up, rub] = [ramp(since, 0, 0.6), 0.04 * beat(time, 2.4)];
    return {
      handR: [0.3 - 0.2 * up + rub, mixed(-0.9, marks.top - 0.02, up), 0.06],
      elbowR: [1, 0.1, 0.25],
      palmR: [-0.6, -0.8, 0],
      pointR: [-0.9, 0.35, -0.1],
      curlR: 0.5,
      head: [0.04, -0.1, 0.14 * up],
      browLift: 0.5,
      browTilt: 0.12,
      smile: -0.25,
      look: [-0.15, 0.15, 0],
      attention: 0.4,
    };
  },
  hands_on_hips: ({ marks, since, time }) => {
    const up = ramp(since, 0, 0.5);
    return {
      handL: [0.1 + 0.06 * up, mixed(-0.95, marks.hip + 0.16, up), 0.05],
      handR: [0.1 + 0.06 * up, mixed(-0.95, marks.hip + 0.16, up), 0.05],
      ...both('elbow', [1, -0.1, -0.35]),
      ...both('palm', [-1, 0, -0.1]),
      ...both('point', [-0.35, -0.6, 0.7]),
      ...both('curl', 0.3),
      trunk: [-0.05 * up, 0, 0.02 * beat(time, 0.2)],
      ...both('sole', [0, 0.25, 0]),
      footL: [0.05, 0, 0],
      footR: [0.05, 0, 0],
    };
  },
  facepalm: ({ marks, since, time }) => {
    const up = ramp(since, 0.1, 0.55);
    return {
      handR: before(
        marks,
        0.1 + 0.1 * (1 - up),
        mixed(-0.6, marks.eyes + 0.02, up),
        marks.faceFront * (0.7 + 0.3 * up),
      ),
      elbowR: [0.6, -1, 0.1],
      palmR: [-0.2, 0, -1],
      pointR: [-0.75, 0.7, 0],
      curlR: 0.15,
      head: [0.22 * up, 0.05 * beat(time, 0.6) * up, 0],
      trunk: [0.06 * up, 0, 0],
      lids: -1.2 * up,
      smile: -0.4,
      attention: 1 - up,
    };
  },
  hand_on_heart: ({ marks, since, time }) => {
    const up = ramp(since, 0, 0.6);
    return {
      handR: before(
        marks,
        mixed(0.2, -0.16, up),
        mixed(-0.8, -0.3, up),
        marks.chestFront + 0.06 + 0.01 * beat(time, 0.3),
      ),
      elbowR: [0.8, -0.8, 0],
      palmR: [-0.2, 0, -1],
      pointR: [-1, 0.35, 0],
      curlR: 0.15,
      head: [0.06 * up, 0, 0.06 * up],
    };
  },
  hush: ({ marks, since }) => {
    const up = ramp(since, 0, 0.5);
    return {
      handR: before(marks, 0.07, mixed(-0.5, marks.mouth - 0.16, up), marks.faceFront * 0.98),
      elbowR: [0.5, -1, 0],
      palmR: [-1, 0, -0.2],
      pointR: [0, 1, -0.05],
      curlR: 0.95,
      indexR: 1,
      head: [0.06, 0, 0],
      round: 0.7 * up,
      browLift: 0.4,
    };
  },
  lean_back: ({ marks, since, time }) => {
    const back = ramp(since, 0, 0.9);
    return {
      trunk: [-0.3 * back + 0.01 * beat(time, 0.2), 0, 0],
      head: [0.12 * back, 0, 0],
      handL: [mixed(0.14, 0.12, back), mixed(-0.9, marks.eyes - 0.02, back), -0.16 * back],
      handR: [mixed(0.14, 0.12, back), mixed(-0.9, marks.eyes - 0.02, back), -0.16 * back],
      ...both('elbow', [1, 0.2, 0.1]),
      ...both('palm', [-0.3, 0, 1]),
      ...both('point', [-1, 0.2, 0]),
      smile: 0.3,
    };
  },
  gasp: ({ since, time, marks }) => {
    const k = ramp(since, 0, 0.3);
    return {
      jaw: 0.55 * k,
      round: 0.4 * k,
      browLift: 1 * k,
      lids: 0.5 * k,
      trunk: [-0.07 * k, 0, 0.01 * beat(time, 0.5)],
      head: [-0.05 * k, 0, 0],
      handL: before(marks, 0.16, mixed(-0.9, -0.16, k), 0.34),
      handR: before(marks, 0.16, mixed(-0.9, -0.16, k), 0.34),
      ...both('elbow', [0.8, -1, -0.1]),
      ...both('palm', [-0.2, 0, 1]),
      ...both('point', [0.1, 1, 0.2]),
      ...both('curl', 0.1),
    };
  },
  stamp: ({ time }) => {
    const [left, right] = [Math.max(0, beat(time, 1.4)), Math.max(0, beat(time, 1.4, 0.5))];
    return {
      root: [0, -0.04, 0],
      footL: [0.03, 0.2 * left, 0.04],
      footR: [0.03, 0.2 * right, 0.04],
      hips: [0, 0.1 * (left - right), 0],
      trunk: [-0.05, -0.14 * (left - right), 0],
      handL: [0.34, -0.5, 0.16],
      handR: [0.34, -0.5, 0.16],
      ...both('elbow', [1, -0.2, -0.3]),
      ...both('curl', 0.8),
    };
  },
};
