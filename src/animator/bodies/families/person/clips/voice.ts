import { mix, smoothstep } from '../../../../maths/ease.ts';
import type { Stance } from '../stance.ts';
import { beat, before, both, type Clip, swell } from './clip.ts';

const gesture = (time: number, phase: number): number =>
  Math.sin(time * 1.7 + phase * 9) * 0.6 + Math.sin(time * 2.9 + phase * 4) * 0.4;

/** How far each hand is raised in one gesture after another: seldom both, never both alike. */
const RAISED = [
  [0.9, 0.3],
  [0.35, 0.75],
  [0.6, 0.5],
  [0.25, 0.95],
  [0.8, 0.15],
] as const;
const GESTURE_SECONDS = 1.9;

/** A gesture is held, then goes over into the next one. */
function raisedAt(time: number, phase: number, hand: 0 | 1): number {
  const clock = time / GESTURE_SECONDS + phase * RAISED.length;
  const of = (index: number): number => RAISED[index % RAISED.length]?.[hand] ?? 0.5;
  const index = Math.max(0, Math.floor(clock));
  return mix(of(index), of(index + 1), smoothstep(0.55, 1, clock - index));
}

/** Hands speak along with the mouth: one leads, the other rests lower, and calm people leave it where it is. */
const talk =
  (strength: number): Clip =>
  ({ time, phase, marks, holds, moment }) => {
    const [a, b] = [gesture(time, phase), gesture(time + 1.3, phase + 0.37)];
    const stress = moment.mouth.open;
    const hand = (side: 0 | 1, g: number): Partial<Stance> => {
      const up = raisedAt(time, phase, side);
      const letter = side === 0 ? 'L' : 'R';
      return {
        [`hand${letter}`]: [
          mix(-0.06, 0.13, up) + 0.05 * g * strength,
          marks.waist + mix(0.02, 0.2 + 0.1 * strength, up) + 0.05 * g * strength + 0.03 * stress * up,
          mix(0.34, 0.47, up) + 0.04 * g,
        ],
        [`elbow${letter}`]: [0.55, -1, -0.5],
        // Open toward whom one speaks to; level when it rests.
        [`palm${letter}`]: [mix(-0.75, -0.5, up), mix(0.35, 0.75, up) + 0.2 * g, 0.12],
        [`point${letter}`]: [mix(-0.4, 0.12, up), mix(0.05, 0.35, up) + 0.18 * g, 1],
        [`curl${letter}`]: mix(0.34, 0.16, up) + 0.06 * g,
        [`index${letter}`]: 0.4 * up,
      };
    };
    const oneHanded = phase > 0.55;
    return {
      ...(oneHanded ? {} : hand(0, b)),
      ...(holds === null ? hand(1, a) : {}),
      // A nod on what is stressed, a tilt that changes with the thought.
      head: [0.045 * a + 0.05 * stress, 0.11 * b, 0.06 * Math.sin(time * 0.9 + phase * 5) + 0.025 * a],
      trunk: [0.025 + 0.015 * a, 0.06 * a, 0.02 * b],
      browLift: 0.15 + 0.5 * Math.max(0, b) ** 2 + 0.3 * stress,
      smile: 0.08 * a,
    };
  };

export const VOICE: Readonly<Record<string, Clip>> = {
  speak: talk(0.6),
  murmur: talk(0.25),
  // A hand beside the mouth keeps a secret between two; before who whispers to nobody there it would hide the face.
  whisper: ({ marks, time, moment }) => ({
    ...(moment.gaze === null
      ? {}
      : {
          handR: before(marks, 0.12, marks.mouth - 0.02, marks.faceFront * 1.05),
          elbowR: [0.8, -0.9, 0],
          palmR: [-0.9, 0, -0.5],
          pointR: [-0.1, 1, 0.2],
          curlR: 0.12,
        }),
    head: [0.08, -0.16, -0.1],
    trunk: [0.14, 0, -0.06],
    browLift: 0.3 + 0.2 * beat(time, 0.4),
  }),
  // One hand beside the mouth and never before it: the lips are seen; the other one throws the words out.
  shout: ({ marks, time, phase }) => ({
    handL: before(marks, 0.22, marks.mouth - 0.08, marks.faceFront * 0.9),
    handR: [-0.4, -0.24 + 0.1 * gesture(time * 1.2, phase), 0.4],
    elbowL: [1, -0.6, -0.2],
    elbowR: [-0.8, -0.8, -0.2],
    palmL: [-1, 0, 0],
    palmR: [0.2, 0.7, 0.6],
    pointL: [-0.15, 0.85, 0.55],
    pointR: [-0.4, 0.3, 0.85],
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
