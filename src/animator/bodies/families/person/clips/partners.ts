import { beat, before, both, type Clip } from './clip.ts';

/** A waltz with what stands in for somebody: upright in both hands before the chest, the head turned to it. */
export const danceWithBroom: Clip = ({ marks, time }) => {
  const s = beat(time, 0.42);
  return {
    root: [0.14 * s, -0.015, 0],
    hips: [0.02, 0.5 * s, 0.07 * s],
    trunk: [0.02, 0.12 * s, -0.07 * s],
    head: [0.04, -0.14 * s, 0.12 * s],
    footL: [0.03, 0.08 * Math.max(0, s) ** 2, 0],
    footR: [0.03, 0.08 * Math.max(0, -s) ** 2, 0],
    handR: before(marks, 0.16, marks.waist + 0.04, 0.4),
    handL: before(marks, 0.02, marks.waist + 0.32, 0.42),
    ...both('elbow', [0.9, -0.6, -0.1]),
    palmR: [-1, 0, 0.1],
    palmL: [-1, 0, 0.1],
    pointR: [-0.2, 0.1, 0.8],
    pointL: [-0.4, 0.2, 0.8],
    ...both('curl', 0.98),
    lids: -0.8,
    smile: 0.6,
    attention: 0.3,
  };
};
