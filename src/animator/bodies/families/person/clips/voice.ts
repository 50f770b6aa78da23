import { beat, before, both, type Clip, swell } from './clip.ts';

const gesture = (time: number, phase: number): number =>
  Math.sin(time * 1.7 + phase * 9) * 0.6 + Math.sin(time * 2.9 + phase * 4) * 0.4;

/** Hands speak along with the mouth. */
const talk =
  (strength: number): Clip =>
  ({ time, phase, marks, holds }) => {
    const [a, b] = [gesture(time, phase), gesture(time + 1.3, phase + 0.37)];
    const hand = (g: number): readonly [number, number, number] => [
      0.06 + 0.12 * g * strength,
      marks.waist + 0.16 + 0.14 * strength + 0.12 * g * strength,
      0.4 + 0.12 * g,
    ];
    return {
      handL: b > -0.35 ? hand(b) : hand(-0.35),
      ...(holds === null ? { handR: hand(a) } : {}),
      ...both('elbow', [0.5, -1, -0.4]),
      ...both('palm', [-0.5, 0.7, 0.2]),
      ...both('point', [-0.1, 0.3, 1]),
      ...both('curl', 0.22),
      head: [0.05 * a, 0.09 * b, 0.05 * a],
      trunk: [0.02, 0.05 * a, 0.015 * b],
      browLift: 0.25 + 0.35 * b,
    };
  };

export const VOICE: Readonly<Record<string, Clip>> = {
  speak: talk(0.6),
  murmur: talk(0.25),
  whisper: ({ marks, time }) => ({
    handR: before(marks, 0.12, marks.mouth - 0.02, marks.faceFront * 1.05),
    elbowR: [0.8, -0.9, 0],
    palmR: [-0.9, 0, -0.5],
    pointR: [-0.1, 1, 0.2],
    curlR: 0.12,
    head: [0.08, -0.16, -0.1],
    trunk: [0.14, 0, -0.06],
    browLift: 0.3 + 0.2 * beat(time, 0.4),
  }),
  shout: ({ marks, time }) => ({
    handL: before(marks, 0.12, marks.mouth - 0.06, marks.faceFront * 1.1),
    handR: before(marks, 0.12, marks.mouth - 0.06, marks.faceFront * 1.1),
    ...both('elbow', [1, -0.6, -0.2]),
    ...both('palm', [-1, 0, 0]),
    ...both('point', [-0.15, 0.85, 0.55]),
    ...both('curl', 0.18),
    head: [-0.12 + 0.03 * beat(time, 1.2), 0, 0],
    trunk: [-0.04, 0, 0],
    browLift: -0.1,
    jaw: 0.35 + 0.45 * swell(time, 1.4),
  }),
  sing: ({ time, marks, phase }) => {
    const g = gesture(time * 0.6, phase);
    return {
      handL: [0.42, -0.2 + 0.16 * g, 0.34],
      handR: before(marks, 0.1, -0.42 + 0.06 * g, 0.36),
      palmL: [0.1, 0.9, 0.3],
      palmR: [-0.5, 0.1, -0.8],
      pointL: [0.7, 0.4, 0.6],
      elbowL: [0.6, -1, -0.3],
      elbowR: [0.8, -0.8, -0.2],
      head: [-0.13 + 0.05 * g, 0.08 * g, 0.06 * beat(time, 0.3)],
      trunk: [-0.06, 0.06 * g, 0.05 * beat(time, 0.3)],
      root: [0.02 * beat(time, 0.3), -0.01, 0],
      browLift: 0.6,
      browTilt: 0.12,
      jaw: 0.3 + 0.35 * swell(time, 0.9),
      lids: -0.2,
    };
  },
};
