import { FLUNG_AFTER, swingAt, TAKEN_AFTER } from '../../../rhythms.ts';
import { lookDown } from './at-work.ts';
import { ALOFT, beat, before, both, type Clip, ramp, swell } from './clip.ts';

/** What is held, carried, given and set down. */
export const THINGS: Readonly<Record<string, Clip>> = {
  hold: ({ marks, time }) => ({
    handR: before(marks, 0.16, marks.waist + 0.2 + 0.01 * beat(time, 0.23), 0.44),
    elbowR: [0.5, -1, -0.5],
    palmR: [-1, 0.05, 0],
    pointR: [-0.15, 0.2, 1],
    curlR: 0.82,
  }),
  raise: ({ since, time, holds }) => {
    const up = ramp(since, 0, 0.6);
    // A staff or a sword is long enough at the height of the shoulder: higher up its end would be out of the picture.
    const far = holds === 'staff' || holds === 'spear' || holds === 'sword' ? 0.62 : 1.4;
    return {
      handR: [0.18, -0.5 + far * up + 0.02 * beat(time, 0.6), far < 1 ? 0.5 : 0.24],
      elbowR: [0.9, -0.6, -0.1],
      // The thumb up: a staff, a sword and a glass stay upright on the way.
      palmR: [-1, 0, 0.1],
      pointR: [-0.05, 0.1, 1],
      curlR: 0.9,
      head: [-0.16 * up, 0, 0],
      trunk: [-0.06 * up, 0, 0.05],
    };
  },
  lift_up: ({ since, time, marks }) => {
    const up = ramp(since, 0, 0.9);
    const sway = 0.03 * beat(time, 0.5);
    return {
      handL: before(marks, ALOFT[0], ALOFT[1] * up - 0.3 * (1 - up) + sway, ALOFT[2]),
      handR: before(marks, ALOFT[0], ALOFT[1] * up - 0.3 * (1 - up) + sway, ALOFT[2]),
      ...both('elbow', [0.9, -0.4, 0]),
      ...both('palm', [-1, 0.1, 0]),
      ...both('point', [0, 0.6, 0.8]),
      ...both('curl', 0.4),
      head: [-0.42 * up, 0, 0],
      trunk: [-0.1 * up, 0, 0],
      smile: 0.8,
      jaw: 0.2,
      attention: 0.3,
    };
  },
  carry: ({ marks, time }) => ({
    handL: before(marks, 0.15, marks.waist + 0.06 + 0.01 * beat(time, 1), 0.46),
    handR: before(marks, 0.15, marks.waist + 0.06 + 0.01 * beat(time, 1), 0.46),
    ...both('elbow', [0.6, -1, -0.6]),
    ...both('palm', [-0.5, 1, 0]),
    ...both('point', [-0.3, 0.1, 1]),
    ...both('curl', 0.35),
    trunk: [-0.06, 0, 0],
  }),
  pick_up: ({ since, marks }) => {
    const down = ramp(since, 0, 0.7) - ramp(since, 1, 1.8);
    return {
      root: [0, -0.34 * down, -0.1 * down],
      hips: [0.62 * down, 0, 0],
      trunk: [0.5 * down, 0.1 * down, 0],
      head: [-0.3 * down, 0, 0],
      handR: before(marks, 0.1, -0.55 - 0.36 * down, 0.5 * down + 0.3),
      elbowR: [0.8, -0.4, -0.6],
      curlR: since > 0.9 ? 0.8 : 0.2,
      ...both('knee', [0.25, 0.2, 1]),
      footL: [0.04, 0, 0.1 * down],
      attention: 1 - down,
    };
  },
  put: ({ since, marks }) => {
    const out = ramp(since, 0.1, 0.9) - 0.6 * ramp(since, 1.4, 2.2);
    return {
      handR: before(marks, 0.1, marks.waist + 0.18 - 0.12 * out, 0.4 + 0.36 * out),
      elbowR: [0.6, -1, -0.4],
      palmR: [-0.8, -0.4, 0],
      pointR: [-0.2, 0, 1],
      curlR: since > 1.2 ? 0.15 : 0.75,
      trunk: [0.24 * out, 0.08 * out, 0],
      ...lookDown(0.2),
    };
  },
  /** Reaches for it, as the stage says where, and has it before the body then. */
  take: ({ since, marks }) => {
    const has = ramp(since, TAKEN_AFTER, TAKEN_AFTER + 0.5);
    return {
      handR: before(marks, 0.16, marks.waist - 0.4 + 0.6 * has, 0.16 + 0.28 * has),
      elbowR: [0.5, -1, -0.5],
      palmR: [-0.9, -0.3 * (1 - has), 0],
      curlR: 0.2 + 0.62 * ramp(since, TAKEN_AFTER - 0.15, TAKEN_AFTER + 0.05),
      ...lookDown(0.12),
    };
  },
  set_down: ({ since, marks }) => {
    const left = ramp(since, TAKEN_AFTER + 0.1, TAKEN_AFTER + 0.7);
    return {
      handR: before(marks, 0.16, marks.waist + 0.2 - 0.6 * left, 0.44 - 0.28 * left),
      elbowR: [0.5, -1, -0.5],
      palmR: [-1, 0.05, 0],
      curlR: 0.82 - 0.6 * ramp(since, TAKEN_AFTER - 0.05, TAKEN_AFTER + 0.15),
      ...lookDown(0.12),
    };
  },
  /** From before the body up over the head, where the hand lets go. */
  fling_up: ({ since, time, marks }) => {
    const up = ramp(since, 0.15, FLUNG_AFTER);
    return {
      handR: [
        0.16 + 0.04 * up,
        marks.waist + 0.2 + (0.72 - marks.waist) * up + 0.03 * beat(time, 1.1),
        0.44 - 0.2 * up,
      ],
      handL: [0.2, -0.6 + 1.2 * up + 0.03 * beat(time, 1.3), 0.2],
      ...both('elbow', [0.8, -0.6, -0.2]),
      palmR: [-0.6, 0.6 * up, 0.2],
      curlR: 0.82 - 0.7 * ramp(since, FLUNG_AFTER - 0.08, FLUNG_AFTER + 0.06),
      root: [0, -0.08 * (1 - up) * ramp(since, 0, 0.15), 0],
      head: [-0.3 * up, 0, 0],
      trunk: [-0.08 * up, 0, 0],
      smile: 0.9,
      jaw: 0.5 * up,
    };
  },
  /** Looks at what it has in the hand, from near. */
  behold: ({ marks, time, since }) => {
    const up = ramp(since, 0, 0.6);
    return {
      handR: before(
        marks,
        0.1 + 0.02 * beat(time, 0.17),
        marks.waist + 0.2 + (marks.mouth - marks.waist - 0.62) * up,
        0.5,
      ),
      elbowR: [0.6, -1, -0.3],
      palmR: [-0.9, 0.1, -0.3 + 0.15 * beat(time, 0.21)],
      pointR: [-0.25, 0.5, 0.9],
      curlR: 0.82,
      head: [0.2 * up, -0.12 * up, 0.04],
      look: [0.12, -0.06, 0],
      attention: 0.1,
    };
  },
  /** Has it at the nose. */
  smell: ({ marks, time, since }) => {
    const up = ramp(since, 0, 0.7);
    return {
      handR: before(marks, 0.04, marks.waist + 0.2 + (marks.mouth - marks.waist - 0.46) * up, 0.46 - 0.04 * up),
      elbowR: [0.6, -1, -0.3],
      palmR: [-0.9, 0.1, -0.2],
      pointR: [-0.25, 0.5, 0.9],
      curlR: 0.82,
      head: [0.26 * up + 0.04 * beat(time, 0.4), -0.04, 0.03],
      lids: 0.7 * up,
      smile: 0.4,
      attention: 0,
    };
  },
  drop: ({ since, marks }) => ({
    handR: before(marks, 0.2, marks.waist + 0.3, 0.6),
    elbowR: [0.6, -1, -0.4],
    palmR: [-0.2, -1, 0],
    pointR: [0, 0, 1],
    curlR: since > 0.5 ? 0 : 0.75,
    ...lookDown(0.3),
    browLift: since > 0.5 ? 0.9 : 0,
  }),
  give: ({ since, marks }) => {
    const out = ramp(since, 0.1, 0.9);
    return {
      handR: before(marks, 0.16, marks.waist + 0.24, 0.36 + 0.46 * out),
      elbowR: [0.5, -1, -0.3],
      palmR: [-0.4, 1, 0],
      pointR: [-0.1, 0.1, 1],
      curlR: 0.35,
      handL: before(marks, 0.12, marks.waist + 0.2, 0.36 + 0.3 * out),
      palmL: [-0.4, 1, 0],
      pointL: [-0.1, 0.1, 1],
      elbowL: [0.5, -1, -0.3],
      trunk: [0.12 * out, 0.05, 0],
      smile: 0.5,
    };
  },
  open: ({ since, marks }) => {
    const apart = ramp(since, 0.3, 1.2);
    return {
      handL: before(marks, 0.05 + 0.32 * apart, marks.waist + 0.26, 0.5),
      handR: before(marks, 0.05 + 0.32 * apart, marks.waist + 0.26, 0.5),
      ...both('elbow', [0.8, -0.9, -0.4]),
      ...both('palm', [-0.6, 0.2, 0.5]),
      ...both('curl', 0.45),
      ...lookDown(0.18),
      browLift: 0.5 * apart,
    };
  },
  close: ({ since, marks }) => {
    const apart = 1 - ramp(since, 0.3, 1.2);
    return {
      handL: before(marks, 0.05 + 0.32 * apart, marks.waist + 0.26, 0.5),
      handR: before(marks, 0.05 + 0.32 * apart, marks.waist + 0.26, 0.5),
      ...both('elbow', [0.8, -0.9, -0.4]),
      ...both('palm', [-1, 0, 0]),
      ...both('curl', 0.3),
      ...lookDown(0.18),
    };
  },
  push: ({ marks, time, moment }) => ({
    handL: before(marks, 0.2, -0.2, 0.74),
    handR: before(marks, 0.2, -0.2, 0.74),
    ...both('elbow', [0.7, -1, -0.2]),
    ...both('palm', [0, 0, 1]),
    ...both('point', [-0.1, 1, 0.3]),
    ...both('curl', 0.08),
    // Who has it by its grips rolls it along; all else is moved with one's weight.
    ...(moment.contacts.rightHand === undefined
      ? { trunk: [0.34 + 0.02 * beat(time, 0.8), 0, 0] as const, head: [-0.2, 0, 0] as const, browTilt: -0.12 }
      : { trunk: [0.1, 0, 0] as const, head: [-0.06, 0, 0] as const, ...both('curl', 0.85) }),
  }),
  push_swing: ({ marks, moment }) => {
    // As the swing comes back the hands take it up, and send it off again.
    const off = 0.5 + swingAt(moment.time);
    return {
      handL: before(marks, 0.2, -0.22, 0.46 + 0.34 * off),
      handR: before(marks, 0.2, -0.22, 0.46 + 0.34 * off),
      ...both('elbow', [0.8, -1, -0.2]),
      ...both('palm', [0, 0, 1]),
      ...both('point', [-0.1, 1, 0.3]),
      ...both('curl', 0.08),
      trunk: [0.04 + 0.22 * off, 0, 0],
      footL: [0.04, 0, 0.16],
      footR: [0.04, 0, -0.12],
      smile: 0.5,
    };
  },
  /** The camera is in the right hand, at arm's length. */
  selfie: ({ marks, time, phase }) => {
    const g = Math.sin(time * 1.3 + phase * 7);
    return {
      handR: [-0.06, 0.04, 0.97],
      elbowR: [0.5, -1, 0],
      palmR: [-0.9, 0.1, -0.3],
      pointR: [-0.1, 0.5, 0.85],
      curlR: 0.75,
      handL: [0.12 + 0.06 * g, marks.waist + 0.14 + 0.1 * g, 0.36],
      elbowL: [0.6, -1, -0.4],
      palmL: [-0.4, 0.8, 0.2],
      head: [-0.02, 0.06 * g, 0.06 + 0.03 * g],
      trunk: [-0.03, -0.1, 0.02],
      smile: 0.5,
      browLift: 0.2 + 0.25 * g,
    };
  },
  pull: ({ marks, time }) => {
    const heave = swell(time, 0.6);
    return {
      handL: before(marks, 0.1, -0.3, 0.8 - 0.2 * heave),
      handR: before(marks, 0.06, -0.34, 0.66 - 0.2 * heave),
      ...both('elbow', [0.7, -0.8, -0.5]),
      ...both('palm', [-1, -0.2, 0]),
      ...both('curl', 0.95),
      trunk: [-0.2 - 0.12 * heave, 0, 0],
      hips: [-0.06, 0, 0],
      root: [0, -0.08, -0.08],
      footL: [0.04, 0, 0.22],
      footR: [0.04, 0, -0.1],
      browTilt: -0.2,
    };
  },
};
