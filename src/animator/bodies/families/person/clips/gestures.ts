import { mix as mixed } from '../../../../maths/ease.ts';
import { beat, before, both, type Clip, ramp } from './clip.ts';

/** What hands and feet do at once, on the spot, and what tells how somebody feels. */
export const GESTURES: Readonly<Record<string, Clip>> = {
  cover_mouth: ({ marks, since }) => {
    const up = ramp(since, 0, 0.5);
    return {
      handL: before(marks, 0.05, -0.3 + (marks.mouth + 0.27) * up, 0.34),
      handR: before(marks, 0.05, -0.3 + (marks.mouth + 0.3) * up, 0.36),
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
