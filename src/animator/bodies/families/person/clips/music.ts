import { drumAt } from '../../../rhythms.ts';
import { beat, before, both, type Clip } from './clip.ts';

/** With the instrument where props.ts hangs it; without one the hands play in the air. */
export const MUSIC: Readonly<Record<string, Clip>> = {
  // Down, across, out and up again: the right hand beats time, the left one asks for more.
  conduct: ({ time }) => {
    const [across, up] = [beat(time, 0.5), Math.abs(beat(time, 0.5, 0.25))];
    return {
      handR: [0.22 + 0.26 * across, 0.16 + 0.42 * up, 0.5 - 0.1 * up],
      elbowR: [1, -0.5, -0.1],
      palmR: [-0.3, -1, 0.1],
      pointR: [-0.2 + 0.3 * across, 0.5, 0.9],
      curlR: 0.75,
      handL: [0.36 + 0.08 * beat(time, 0.25), 0.2 + 0.24 * beat(time, 0.25, 0.1), 0.5],
      elbowL: [1, -0.5, -0.1],
      palmL: [-0.2, 0.6, -0.6],
      pointL: [-0.1, 0.6, 0.6],
      curlL: 0.15,
      trunk: [0.04 + 0.06 * up, 0.12 * across, 0.04 * across],
      head: [-0.04 + 0.1 * beat(time, 1), 0.2 * across, 0],
      root: [0, -0.02 * up, 0],
      browLift: 0.4,
    };
  },
  play_guitar: ({ marks, time }) => ({
    handR: before(marks, 0.06, marks.waist + 0.1 + 0.075 * beat(time, 1.9), marks.chestFront + 0.2),
    elbowR: [1, -0.5, -0.1],
    palmR: [-0.4, 0.1, -1],
    pointR: [-0.9, -0.35, 0.05],
    curlR: 0.45,
    handL: [0.34 + 0.06 * beat(time, 0.45), marks.waist + 0.3, marks.chestFront + 0.22],
    elbowL: [0.5, -1, -0.1],
    palmL: [-0.5, 0.6, -0.6],
    pointL: [-0.25, 0.7, -0.3],
    curlL: 0.62,
    head: [0.16 + 0.05 * beat(time, 0.95), 0.16, 0.05 * beat(time, 0.48)],
    trunk: [0.06, 0.04 * beat(time, 0.48), 0.02],
    root: [0.01 * beat(time, 0.48), -0.02, 0],
    footL: [0.05, 0, 0.08],
    attention: 0.3,
    smile: 0.25,
  }),
  play_violin: ({ marks, time }) => {
    const bow = beat(time, 0.55);
    return {
      handL: [0.12, -0.02, 0.62],
      elbowL: [0.1, -1, 0.1],
      palmL: [-0.4, 0.8, -0.5],
      pointL: [-0.5, 0.7, -0.2],
      curlL: 0.6,
      handR: before(marks, 0.12 + 0.22 * (bow * 0.5 + 0.5), -0.04 - 0.1 * bow, 0.5 - 0.1 * bow),
      elbowR: [1, -0.3, 0],
      palmR: [-0.3, -1, 0],
      pointR: [-0.7, 0.1, 0.6],
      curlR: 0.55,
      head: [0.1, 0.32, 0.24],
      trunk: [0.02, 0.06 * bow, 0.05 * beat(time, 0.27)],
      root: [0.015 * beat(time, 0.27), -0.01, 0],
      lids: -0.5,
      attention: 0,
    };
  },
  play_piano: ({ marks, time }) => {
    const finger = (shift: number): number => 0.02 * Math.max(0, beat(time, 2.2, shift));
    return {
      handL: before(marks, 0.2 + 0.07 * beat(time, 0.31), marks.waist + 0.12 + finger(0), 0.6),
      handR: before(marks, 0.18 + 0.09 * beat(time, 0.41, 0.3), marks.waist + 0.12 + finger(0.45), 0.6),
      ...both('elbow', [0.7, -1, -0.4]),
      ...both('palm', [0, -1, 0]),
      ...both('point', [-0.05, -0.2, 1]),
      ...both('curl', 0.3),
      trunk: [0.14 + 0.03 * beat(time, 0.5), 0, 0.05 * beat(time, 0.27)],
      head: [0.16 + 0.05 * beat(time, 0.5), 0.04, 0.05 * beat(time, 0.27)],
      attention: 0.3,
    };
  },
  play_drums: ({ marks, time }) => {
    const [left, right] = [drumAt(time, 'left'), drumAt(time, 'right')];
    return {
      handL: before(marks, 0.2, marks.waist + 0.12 + 0.2 * left, 0.5),
      handR: before(marks, 0.2, marks.waist + 0.12 + 0.24 * right, 0.5),
      ...both('elbow', [0.9, -0.7, -0.4]),
      ...both('palm', [-0.5, -0.9, 0]),
      pointL: [-0.2, -0.4 + 0.7 * left, 1],
      pointR: [-0.2, -0.4 + 0.7 * right, 1],
      ...both('curl', 0.9),
      head: [0.08 + 0.08 * beat(time, 1.7), 0.1 * beat(time, 0.4), 0],
      trunk: [0.1, 0.1 * beat(time, 0.85), 0],
      smile: 0.4,
    };
  },
  play_flute: ({ marks, time }) => ({
    handL: before(marks, -0.12, marks.mouth - 0.08, marks.faceFront + 0.14),
    handR: before(marks, 0.34, marks.mouth - 0.06, marks.faceFront + 0.1),
    ...both('elbow', [0.7, -1, 0]),
    palmL: [-0.3, 0.3, -1],
    palmR: [-0.2, 0.2, 1],
    pointL: [-0.6, 0.8, 0],
    pointR: [-0.7, 0.6, 0.2],
    ...both('curl', 0.42),
    head: [0.05, -0.12, -0.08 + 0.03 * beat(time, 0.3)],
    trunk: [0, 0.05 * beat(time, 0.3), 0.04 * beat(time, 0.25)],
    round: 0.8,
    attention: 0.4,
    lids: -0.2,
  }),
};
