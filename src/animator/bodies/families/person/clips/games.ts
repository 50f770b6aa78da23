import { SNOWBALL } from '../../../rhythms.ts';
import { beat, before, both, type Clip, ramp } from './clip.ts';
import { seated } from './postures.ts';

/** Wind up, throw, duck and laugh, again and again, each in its own time. */
const throwing: Clip = ({ marks, time }) => {
  const k = (time % SNOWBALL.seconds) / SNOWBALL.seconds;
  const wind = ramp(k, 0.08, 0.26) - ramp(k, 0.27, 0.36);
  const out = ramp(k, 0.27, 0.38) - ramp(k, 0.5, 0.66);
  const scoop = ramp(k, 0.68, 0.8) - ramp(k, 0.88, 1);
  return {
    root: [0, -0.06 - 0.36 * scoop, -0.06 * wind + 0.08 * out],
    hips: [0.5 * scoop, -0.4 * wind + 0.3 * out, 0],
    trunk: [0.05 - 0.12 * wind + 0.24 * out + 0.4 * scoop, -0.5 * wind + 0.45 * out, 0.08 * wind],
    head: [-0.3 * scoop, 0.6 * wind - 0.5 * out, 0],
    handR: [
      0.32 - 0.16 * out,
      -0.5 + 0.9 * wind + 0.62 * out - 0.3 * scoop,
      0.2 - 0.5 * wind + 0.6 * out + 0.2 * scoop,
    ],
    elbowR: [0.9, -0.2, -0.5],
    palmR: [0, 0.2 - 0.6 * out, 1],
    curlR: out > 0.4 ? 0.05 : 0.6,
    handL: before(marks, 0.24, -0.4 + 0.3 * wind - 0.3 * scoop, 0.4 + 0.2 * wind),
    elbowL: [0.8, -0.8, -0.2],
    footL: [0.08, 0, 0.16],
    footR: [0.08, 0, -0.16],
    soleR: [0.5 * out, 0.4, 0],
    ...both('knee', [0.4, 0, 1]),
    smile: 0.8,
    jaw: 0.3 * out,
  };
};

/** At a table, before a board, in the snow. */
export const GAMES: Readonly<Record<string, Clip>> = {
  play_game: (context) => ({
    ...seated(context),
    trunk: [0.24, 0.03 * beat(context.time, 0.2), 0],
    head: [0.22, 0.06 * beat(context.time, 0.13), 0],
    look: [0.2, 0, 0],
    handL: before(context.marks, 0.16, context.marks.waist + 0.1, 0.5),
    handR: before(context.marks, 0.16, context.marks.waist + 0.1, 0.5),
    ...both('elbow', [0.9, -0.7, -0.3]),
    ...both('palm', [-0.2, -1, 0]),
    ...both('curl', 0.45),
    browTilt: -0.1,
    attention: 0.2,
  }),
  explain: ({ time, marks }) => ({
    handL: before(marks, 0.18, marks.waist + 0.16 + 0.06 * beat(time, 0.6), 0.4),
    elbowL: [0.8, -0.9, -0.4],
    palmL: [-0.3, 0.9, 0.2],
    curlL: 0.2,
    elbowR: [0.8, -0.7, 0],
    palmR: [0, 0, -1],
    curlR: 0.4,
    trunk: [0, 0.06 * beat(time, 0.25), 0],
    head: [0.02, 0.12 * beat(time, 0.2), 0.04 * beat(time, 0.4)],
    browLift: 0.3 + 0.2 * beat(time, 0.5),
    smile: 0.3,
  }),
  fly_kite: ({ time }) => ({
    trunk: [-0.1, 0.08 * beat(time, 0.2), 0.03 * beat(time, 0.5)],
    head: [-0.42, 0.3, 0],
    look: [-0.3, 0, 0],
    ...both('elbow', [0.7, -0.9, -0.4]),
    ...both('palm', [-0.8, 0.3, 0.2]),
    ...both('curl', 0.95),
    footL: [0.06, 0, 0.14],
    footR: [0.06, 0, -0.12],
    smile: 0.7,
    jaw: 0.15,
    attention: 0,
  }),
  conjure: ({ marks, since, time }) => ({
    handL: [0.62, -0.1 + 0.3 * ramp(since, 1.6, 2.3) + 0.04 * beat(time, 0.7), 0.36],
    elbowL: [0.6, -0.9, -0.3],
    palmL: [-0.2, 0.9, 0.4],
    curlL: 0.05,
    handR: before(marks, 0.06, marks.waist + 0.1, 0.5),
    elbowR: [0.9, -0.6, -0.3],
    palmR: [-0.4, -0.6, 0.2],
    curlR: 0.8,
    trunk: [0.1 - 0.14 * ramp(since, 1.2, 2), 0.06, 0],
    head: [0.16 - 0.2 * ramp(since, 1.2, 2), 0, 0.05],
    browLift: 0.7 * ramp(since, 1.2, 2),
    smile: 0.3 + 0.5 * ramp(since, 1.4, 2.2),
  }),
  spray: ({ marks, time }) => ({
    handR: before(marks, 0.1, marks.waist + 0.24 + 0.03 * beat(time, 0.4), 0.5),
    handL: before(marks, 0.04, marks.waist + 0.18, 0.66),
    ...both('elbow', [0.8, -0.8, -0.4]),
    palmR: [-1, 0, 0.1],
    palmL: [-0.4, 0.9, 0],
    pointR: [-0.1, 0.15, 1],
    ...both('curl', 0.95),
    trunk: [0.08, 0.12 * beat(time, 0.22), 0],
    root: [0, -0.08, -0.03],
    footL: [0.08, 0, 0.22],
    footR: [0.1, 0, -0.2],
    ...both('knee', [0.3, 0, 1]),
    browTilt: -0.2,
  }),
  snowball: throwing,
  throw_powder: throwing,
};
