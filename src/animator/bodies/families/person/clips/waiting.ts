import { clamp, mix, smoothstep } from '../../../../maths/ease.ts';
import type { Expression } from '../../../body.ts';
import { beat, before, both, type Clip, type ClipContext } from './clip.ts';

/** Somebody who only stands: breath, weight on one leg and then on the other while the knee of the free one gives. */
export function idle({ time, woman, phase }: ClipContext): ReturnType<Clip> {
  // Held on one side, then shifted: a pendulum would be seasick.
  const swing = Math.sin(time * 0.62 + phase * 6 + 0.9) + 0.35 * Math.sin(time * 0.29 + phase * 11);
  const weight = clamp(swing * 1.5, -1, 1);
  const breath = beat(time, 0.24);
  const [left, right] = [Math.max(0, -weight), Math.max(0, weight)];
  return {
    root: [weight * 0.03, -0.008 - 0.008 * Math.abs(weight) + 0.002 * breath, 0],
    hips: [0, weight * 0.05, weight * (woman ? 0.085 : 0.05)],
    trunk: [-0.012 + 0.014 * breath, -weight * 0.06, -weight * (woman ? 0.1 : 0.06)],
    head: [0.02 * beat(time, 0.13), 0.06 * beat(time, 0.09, phase), weight * 0.05],
    shrug: 0.03 + 0.03 * breath,
    handL: [0.12 + 0.015 * breath, -0.965, 0.06 + 0.03 * weight],
    handR: [0.12 + 0.015 * breath, -0.965, 0.06 - 0.03 * weight],
    footL: [0.02, 0, 0.012],
    footR: [0.02, 0, -0.012],
    kneeL: [0.16 + 0.35 * left, 0, 1],
    kneeR: [0.16 + 0.35 * right, 0, 1],
    soleL: [0, 0.12 + 0.16 * phase, 0],
    soleR: [0, 0.28 - 0.16 * phase, 0],
  };
}

/** Seconds for which one looks somewhere before looking elsewhere. */
const LOOKS = 2.3;

/** Who waits looks here and there: eyes first, the head after them, and back. */
function wander({ time, phase, moment }: ClipContext): ReturnType<Clip> {
  const clock = time / LOOKS + phase * 3;
  const at = (index: number): number => Math.sin(index * 2.4 + phase * 9) * (index % 3 === 0 ? 0.15 : 1);
  const [index, share] = [Math.floor(clock), clock - Math.floor(clock)];
  const [from, to] = [at(index), at(index + 1)];
  const seen = moment.gaze === null ? 1 : 0.4;
  const head = mix(from, to, smoothstep(0.62, 0.95, share));
  const eyes = mix(from, to, smoothstep(0.58, 0.68, share));
  return {
    head: [0.03 + 0.03 * beat(time, 0.13), 0.3 * head * seen, 0.05 * head + 0.03 * beat(time, 0.1)],
    look: [0.02, (eyes - head) * 0.3 * seen, 0],
    browLift: 0.1 + 0.15 * Math.abs(head) * seen,
  };
}

/** What waiting hands do, by whose they are: hang, rest on a hip, lie behind the back, hold each other low. */
function waitingHands({ moment, marks, holds, phase, frail }: ClipContext): ReturnType<Clip> {
  const busy = holds !== null || moment.speed > 0.05 || Object.keys(moment.contacts).length > 0;
  if (busy || phase < 0.52) return {};
  if (phase < 0.72 && frail < 0.6)
    return {
      handL: [0.1, marks.hip + 0.1, 0.04],
      elbowL: [1, 0, -0.55],
      palmL: [-1, 0, 0.2],
      pointL: [-0.35, -0.5, 0.8],
      curlL: 0.3,
    };
  if (phase < 0.86)
    return {
      handL: [-0.06, marks.hip + 0.06, -0.24],
      handR: [-0.06, marks.hip + 0.1, -0.26],
      ...both('elbow', [0.75, 0, -0.7]),
      ...both('palm', [0, 0.2, -1]),
      ...both('point', [-1, -0.5, 0]),
      ...both('curl', 0.4),
    };
  // One hand around the other wrist, before the belt: higher it would be a prayer.
  return {
    handL: before(marks, 0.07, marks.hip + 0.03, marks.chestFront + 0.16),
    handR: before(marks, -0.01, marks.hip + 0.05, marks.chestFront + 0.22),
    ...both('elbow', [0.9, -0.2, -0.5]),
    ...both('palm', [-0.3, 0.3, -1]),
    ...both('point', [-0.8, -0.9, 0.1]),
    ...both('curl', 0.45),
  };
}

/** How a feeling is borne: radians that head and trunk are bent forward, and how far the shoulders are drawn up. */
const BEARING: Readonly<Partial<Record<Expression, readonly [head: number, trunk: number, shrug: number]>>> = {
  weariness: [0.17, 0.09, -0.05],
  sorrow: [0.2, 0.06, 0],
  weeping: [0.26, 0.08, 0.05],
  pride: [-0.1, -0.07, 0.02],
  unease: [0.05, 0.04, 0.3],
};

function bearing({ moment, time }: ClipContext, [pitch = 0, ...turned]: readonly number[]): ReturnType<Clip> {
  const { expression, feltBefore } = moment;
  const [now, before] = [BEARING[expression], BEARING[feltBefore?.expression ?? expression]];
  if (now === undefined && before === undefined) return {};
  const left = feltBefore?.share ?? 0;
  const part = (index: 0 | 1 | 2): number => (now?.[index] ?? 0) * (1 - left) + (before?.[index] ?? 0) * left;
  const [head, trunk, shrug] = [part(0), part(1), part(2)];
  const breath = beat(time, moment.expression === 'unease' ? 0.4 : 0.22);
  return {
    head: [pitch + head, turned[0] ?? 0, turned[1] ?? 0],
    trunk: [trunk + 0.014 * breath, 0, 0],
    shrug: 0.03 + shrug + 0.03 * breath,
  };
}

export const wait: Clip = (context) => {
  const wandering = wander(context);
  return { ...wandering, ...waitingHands(context), ...bearing(context, wandering.head ?? []) };
};
