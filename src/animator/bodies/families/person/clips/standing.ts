import { clamp, mix, smoothstep } from '../../../../maths/ease.ts';
import { beat, before, both, type Clip, ramp, swell } from './clip.ts';
import { wait } from './waiting.ts';

export const STANDING: Readonly<Record<string, Clip>> = {
  /** The head on the arms, on a table. */
  doze: ({ marks, time }) => {
    const breath = 0.02 * beat(time, 0.22);
    return {
      handL: before(marks, 0.1, marks.waist + 0.12, 0.6),
      handR: before(marks, 0.04, marks.waist + 0.14, 0.54),
      ...both('elbow', [1, -0.2, -0.1]),
      ...both('palm', [0, -1, 0]),
      ...both('curl', 0.4),
      trunk: [0.62 + breath, 0, 0.08],
      head: [0.34 + breath, 0.3, 0.2],
      lids: -1.6,
      attention: 0,
    };
  },
  /** Asleep on a chair: the back leans, the chin sinks to a shoulder, the hands lie in the lap. */
  nod_off: ({ marks, time }) => {
    const breath = 0.03 * beat(time, 0.18);
    return {
      handL: before(marks, 0.1, marks.waist - 0.02, 0.34),
      handR: before(marks, 0.06, marks.waist, 0.36),
      ...both('elbow', [1, -0.2, -0.3]),
      ...both('palm', [0, -1, 0]),
      ...both('curl', 0.5),
      trunk: [-0.12 + breath, 0, 0.05],
      head: [0.34 - breath, 0.16, 0.26],
      lids: -1.6,
      attention: 0,
    };
  },
  // With one hand, from beside: two would hide the face.
  rub_eyes: ({ marks, time }) => {
    const rub = 0.02 * beat(time, 1.1);
    return {
      handR: before(marks, 0.115 + rub, marks.eyes - 0.05, marks.faceFront - 0.01),
      elbowR: [0.9, -0.9, 0.1],
      palmR: [-1, 0, -0.4],
      pointR: [-0.25, 1, -0.15],
      curlR: 0.75,
      trunk: [0.06, 0, 0],
      head: [0.12, 0, 0.06],
      lids: -0.75,
      browTilt: 0.2,
      attention: 0,
    };
  },
  stand: wait,
  wave: ({ time, marks }) => ({
    handR: [0.34 + 0.1 * beat(time, 1.5), marks.top * 0.9, 0.22],
    elbowR: [0.9, -0.6, -0.25],
    palmR: [0.15, 0, 1],
    pointR: [0.1 + 0.42 * beat(time, 1.5, 0.06), 1, 0.1],
    curlR: 0.06,
    trunk: [0, 0.02, 0.04],
    head: [0, 0, -0.06 + 0.02 * beat(time, 0.75)],
    smile: 0.5,
  }),
  salute: ({ since, marks }) => {
    const up = ramp(since, 0, 0.35);
    return {
      handR: [-marks.middle + 0.34, marks.eyes + 0.1, marks.faceFront * 0.75 * up],
      elbowR: [1, -0.1, 0.1],
      palmR: [-0.2, -1, 0.3],
      pointR: [-1, 0.35, 0.1],
      curlR: 0,
      trunk: [-0.04, 0, 0],
      head: [-0.03, 0, 0],
      ...both('sole', [0, 0.2, 0]),
      footL: [-0.03, 0, 0],
      footR: [-0.03, 0, 0],
    };
  },
  cheer: ({ time, phase }) => {
    const hop = Math.max(0, beat(time, 1.6));
    return {
      root: [0, 0.1 * hop - 0.05 * (1 - hop) * swell(time, 1.6), 0],
      footL: [0.05, 0.1 * hop, 0],
      footR: [0.05, 0.1 * hop, 0],
      soleL: [0.5 * hop, 0.15, 0],
      soleR: [0.5 * hop, 0.15, 0],
      handL: [0.32 + 0.06 * beat(time, 1.6, 0.1), 0.86 + 0.08 * beat(time, 3.2), 0.14],
      handR: [0.32 + 0.06 * beat(time, 1.6, 0.4 + phase * 0.3), 0.88 + 0.08 * beat(time, 3.2, 0.3), 0.14],
      ...both('elbow', [1, -0.2, -0.2]),
      ...both('curl', 0.8),
      ...both('palm', [-0.3, 0, 1]),
      trunk: [-0.1, 0.08 * beat(time, 0.8), 0],
      head: [-0.18, 0, 0],
      smile: 0.9,
      jaw: 0.75,
      browLift: 0.5,
    };
  },
  point: ({ since, time }) => {
    const out = ramp(since, 0, 0.4);
    return {
      handR: [0.1, 0.06 * out - 0.5 * (1 - out), 0.97 * out + 0.01 * beat(time, 0.7)],
      elbowR: [0.6, -1, -0.2],
      palmR: [-1, -0.3, 0],
      curlR: 0.8,
      indexR: 1,
      trunk: [0.03, 0.12, 0],
      head: [0, 0.05, 0],
    };
  },
  clap: ({ time, marks }) => {
    const apart = swell(time, 2.3) ** 0.7;
    const y = -0.32 + 0.03 * beat(time, 0.4);
    return {
      handL: before(marks, 0.045 + 0.16 * apart, y, 0.5),
      handR: before(marks, 0.045 + 0.16 * apart, y + 0.03, 0.5),
      ...both('elbow', [0.9, -0.9, -0.3]),
      ...both('palm', [-1, 0, 0.1]),
      ...both('point', [-0.15, 0.65, 0.7]),
      ...both('curl', 0.06),
      smile: 0.6,
      head: [0, 0, 0.03 * beat(time, 0.6)],
    };
  },
  bow: ({ since, marks }) => {
    const down = ramp(since, 0.1, 0.9) - ramp(since, 1.7, 2.6);
    return {
      hips: [0.62 * down, 0, 0],
      trunk: [0.36 * down, 0, 0],
      head: [0.2 * down, 0, 0],
      root: [0, -0.02 * down, -0.16 * down],
      handL: [0.06, -0.95 + 0.06 * down, 0.1],
      handR: before(marks, 0.02 + 0.3 * (1 - down), -0.5 - 0.4 * (1 - down), 0.34 * down + 0.06),
      palmR: [-1, 0, -0.3],
      attention: 1 - down,
    };
  },
  nod: ({ time }) => ({
    head: [0.16 * Math.max(0, beat(time, 1.1)) * (beat(time, 0.27) > -0.2 ? 1 : 0.2), 0, 0],
    smile: 0.2,
  }),
  shrug: ({ since, time }) => {
    const up = swell(since, 0.55) ** 0.6;
    return {
      shrug: 0.05 + 0.75 * up,
      handL: [0.36, -0.42 - 0.5 * (1 - up), 0.38 * up],
      handR: [0.36, -0.42 - 0.5 * (1 - up), 0.38 * up],
      ...both('elbow', [0.4, -1, -0.6]),
      ...both('palm', [0.1 * up, 1 * up, 0.2 * up]),
      ...both('point', [0.8 * up, 0.1, 0.6 * up]),
      curlL: 0.1,
      curlR: 0.1,
      head: [0, 0.03 * beat(time, 0.5), 0.16 * up],
      browLift: 0.8 * up,
      smile: -0.4,
    };
  },
  turn: ({ since, phase }) => {
    const side = phase < 0.5 ? 1 : -1;
    const k = ramp(since, 0, 0.9);
    return {
      head: [0, side * 0.85 * k, 0.06 * k],
      trunk: [0, side * 0.42 * k, 0],
      hips: [0, side * 0.2 * k, 0],
      look: [0, side * 0.15 * k, 0],
      attention: 1 - k,
    };
  },
  stretch: ({ since, time }) => {
    const k = swell(since, 0.22) ** 0.7;
    return {
      handL: [0.14 + 0.4 * (1 - k), 0.98 * k - 0.9 * (1 - k), -0.04 * k + 0.1],
      handR: [0.14 + 0.4 * (1 - k), 0.98 * k - 0.9 * (1 - k), -0.04 * k + 0.1],
      ...both('elbow', [1, 0, 0.2]),
      ...both('palm', [0, 0.6 * k, 0.2]),
      trunk: [-0.2 * k, 0.05 * beat(time, 0.3), 0.12 * k * beat(time, 0.22)],
      head: [-0.32 * k, 0, 0],
      lids: -1 * k,
      jaw: 0.75 * k,
      root: [0, 0.015 * k, 0],
      soleL: [0.28 * k, 0.12, 0],
      soleR: [0.28 * k, 0.12, 0],
    };
  },
  shiver: ({ time, marks }) => {
    const shake = Math.sin(time * 62) * 0.006;
    return {
      handL: before(marks, -0.06 + shake, -0.28, 0.3),
      handR: before(marks, -0.06 - shake, -0.36, 0.34),
      ...both('elbow', [0.6, -1, 0.1]),
      ...both('palm', [-1, 0, -0.7]),
      shrug: 0.75,
      trunk: [0.2, shake, 0.02 * beat(time, 0.4)],
      head: [0.12, shake * 3, 0],
      hips: [0.03, 0, shake],
      root: [0, -0.05, 0],
      browTilt: 0.25,
      smile: -0.7,
      lids: -0.15,
      kneeL: [-0.2, 0, 1],
      kneeR: [-0.2, 0, 1],
    };
  },
  look: ({ time }) => ({ head: [-0.03, 0.05 * beat(time, 0.12), 0], browLift: 0.2 }),
  look_around: ({ time, phase }) => {
    const yaw = 0.75 * Math.sin(time * 0.95 + phase * 3) * clamp(Math.abs(Math.sin(time * 0.95 + phase * 3)) * 1.6);
    return {
      head: [0.02 + 0.05 * beat(time, 0.21), yaw, 0.05 * beat(time, 0.15)],
      trunk: [0, yaw * 0.28, 0],
      look: [0, 0.22 * Math.cos(time * 0.95 + phase * 3), 0],
      attention: 0,
      browLift: 0.25,
    };
  },
  listen: ({ marks, time, moment }) => ({
    // A hand at the ear is for what one does not see.
    ...(moment.gaze === null
      ? {
          handR: [0.1 - marks.middle * 0.1, marks.eyes - 0.02, marks.faceFront * 0.28],
          elbowR: [1, -0.8, 0],
          palmR: [-0.5, 0, 1],
          pointR: [-0.1, 1, 0.1],
          curlR: 0.22,
        }
      : {}),
    head: [0.02, -0.22, -0.16 + 0.02 * beat(time, 0.2)],
    trunk: [0.06, 0, -0.05],
    look: [0, 0.1, 0],
    browLift: 0.3,
  }),
  think: ({ marks, time }) => ({
    handR: before(marks, 0.05, marks.mouth - 0.16, marks.faceFront * 0.92),
    elbowR: [0.15, -1, 0.25],
    palmR: [-0.6, 0.6, -0.6],
    pointR: [-0.25, 0.95, 0.05],
    curlR: 0.55,
    handL: before(marks, -0.1, -0.5, 0.3),
    elbowL: [0.7, -0.7, 0],
    palmL: [-0.4, -1, 0],
    head: [-0.06 + 0.02 * beat(time, 0.17), 0.16, 0.1],
    look: [-0.22, 0.25, 0],
    attention: 0.35,
    browLift: 0.2,
  }),
  smile: ({ time, phase }) => ({
    smile: 0.45,
    jaw: 0.1,
    browLift: 0.3,
    head: [0.02, 0.05 * beat(time, 0.11, phase), 0.07 + 0.04 * beat(time, 0.17)],
  }),
  frown: () => ({ smile: -1.1, browTilt: -0.3, browLift: -0.6, head: [0.06, 0, 0] }),
  close_eyes: ({ since }) => ({ lids: -1.6 * smoothstep(0.1, 0.7, since), attention: 0, smile: 0.12, jaw: 0.02 }),
  open_eyes: ({ since }) => ({ lids: -1.6 * (1 - smoothstep(0.25, 1.5, since)), attention: 0.6 }),
  blink: ({ time }) => ({ lids: beat(time, 1.4) > 0.55 ? -1 : 0 }),
  laugh: ({ time, marks }) => {
    const shake = Math.abs(Math.sin(time * 13)) * (0.6 + 0.4 * beat(time, 0.4));
    return {
      jaw: 0.5 + 0.4 * shake,
      smile: 1.1,
      // Open eyes above raised cheeks, and shut ones now and then: between the two a laugh looks sly.
      lids: beat(time, 0.27) > 0.8 ? -1.4 : -0.04,
      browLift: 0.5,
      trunk: [-0.05 + 0.05 * shake + 0.1 * beat(time, 0.27), 0, 0.04 * beat(time, 0.4)],
      head: [-0.14 + 0.05 * shake + 0.12 * beat(time, 0.27), 0, 0.06 * beat(time, 0.33)],
      shrug: 0.1 + 0.22 * shake,
      handR: before(marks, 0.08, marks.waist + 0.1, 0.32),
      palmR: [-0.4, 0, -1],
      elbowR: [1, -0.5, -0.3],
    };
  },
  cry: ({ time, marks }) => {
    const sob = Math.max(0, beat(time, 1.3)) ** 2;
    // One hand wipes a cheek now and then; the face stays free.
    const wipe = Math.max(0, Math.sin(time * 1.5 - 0.9)) ** 0.6;
    return {
      handR: before(
        marks,
        0.11 + 0.05 * wipe,
        mix(-0.36, marks.eyes - 0.36, wipe),
        mix(0.32, marks.faceFront * 1.08, wipe),
      ),
      elbowR: [0.7, -1, 0.1],
      palmR: [-0.6, 0.2, -0.8],
      pointR: [-0.35, 1, 0],
      curlR: 0.5,
      handL: before(marks, -0.08, marks.waist + 0.14, 0.28),
      elbowL: [0.8, -0.6, -0.1],
      palmL: [-0.4, 0, -1],
      head: [0.1 + 0.05 * sob, -0.05, 0.06 + 0.03 * beat(time, 0.5)],
      trunk: [0.12 + 0.05 * sob, 0, 0],
      shrug: 0.2 + 0.35 * sob,
      browTilt: 0.25,
      smile: -0.5,
      lids: -0.16 - 0.2 * sob,
      jaw: 0.06 + 0.14 * sob,
      tears: 1,
      attention: 0.4,
    };
  },
};
