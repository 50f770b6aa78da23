import { atWork, lookDown } from './at-work.ts';
import { beat, before, both, type Clip, swell } from './clip.ts';

/** What hands do at home: needlework, dough, pots, and oneself before the mirror. */
export const CHORES: Readonly<Record<string, Clip>> = {
  knit: ({ marks, time }) => {
    const loop = beat(time, 1.5);
    return {
      handL: before(marks, 0.1 + 0.012 * loop, marks.waist + 0.2 + 0.01 * beat(time, 1.5, 0.25), 0.42),
      handR: before(marks, 0.09 - 0.018 * loop, marks.waist + 0.2 + 0.016 * beat(time, 1.5, 0.6), 0.43),
      ...both('elbow', [0.8, -1, -0.3]),
      ...both('palm', [-0.75, -0.4, -0.2]),
      ...both('point', [-0.5, 0.15, 0.8]),
      ...both('curl', 0.8),
      ...lookDown(0.3),
      smile: 0.2,
    };
  },
  knead: (context) => {
    const push = swell(context.time, 0.8);
    return {
      ...atWork(
        [0.06, context.marks.waist + 0.04 - 0.03 * push, 0.5 + 0.12 * push],
        [0.06, context.marks.waist + 0.04 - 0.03 * push, 0.5 + 0.12 * push],
        context,
      ),
      ...both('palm', [-0.15, -1, 0.2]),
      ...both('point', [-0.3, -0.2, 1]),
      ...both('curl', 0.3),
      trunk: [0.16 + 0.14 * push, 0, 0],
      smile: 0.15,
    };
  },
  stir: (context) => {
    const angle = context.time * 3.6;
    return {
      ...atWork(
        [0.2, context.marks.waist + 0.08, 0.46],
        [0.08 + 0.05 * Math.cos(angle), context.marks.waist + 0.34, 0.5 + 0.05 * Math.sin(angle)],
        context,
      ),
      elbowR: [0.9, -0.5, -0.2],
      palmR: [-0.8, 0.1, -0.5],
      pointR: [-0.4, -0.15, 0.9],
      curlR: 0.95,
      palmL: [-0.8, 0, 0.3],
      curlL: 0.7,
      trunk: [0.1, 0.05 * Math.cos(angle), 0],
      smile: 0.2,
    };
  },
  water: ({ marks, time, since }) => {
    const tip = Math.min(1, since / 0.8);
    return {
      handR: before(marks, 0.16 + 0.06 * beat(time, 0.2), marks.waist + 0.22, 0.5),
      elbowR: [0.9, -0.6, -0.3],
      palmR: [-1, 0, 0.1],
      pointR: [-0.2, 0.1 - 0.55 * tip, 0.85],
      curlR: 0.95,
      trunk: [0.14, 0.08 * beat(time, 0.2), 0],
      footL: [0.04, 0, 0.1],
      ...lookDown(0.3),
      smile: 0.3,
    };
  },
  make_up: ({ marks, time, holds }) => ({
    handR: before(
      marks,
      0.12 + 0.025 * beat(time, 0.6),
      holds === 'mascara_wand' ? marks.eyes - 0.12 : marks.mouth - 0.12,
      marks.faceFront + 0.12,
    ),
    elbowR: [0.9, -0.8, 0.1],
    palmR: [-0.5, 0, -0.9],
    pointR: [-0.5, 0.8, -0.2],
    curlR: 0.75,
    trunk: [0.06, 0, 0],
    head: [-0.06, 0.05 * beat(time, 0.3), 0],
    round: 0.5,
    lids: -0.25,
    attention: 0.2,
  }),
  brush_teeth: ({ marks, time }) => ({
    handR: before(marks, 0.2 + 0.05 * beat(time, 2.4), marks.mouth - 0.06, marks.faceFront + 0.1),
    elbowR: [1, -0.45, 0],
    palmR: [-0.3, 0.1, -1],
    pointR: [-1, 0.15, 0.1],
    curlR: 0.92,
    handL: before(marks, 0.2, marks.waist + 0.02, 0.36),
    curlL: 0.4,
    head: [0.03, 0.08 + 0.03 * beat(time, 1.2), 0.03],
    smile: 0.5,
    jaw: 0.14,
    attention: 0.6,
  }),
  brush_hair: ({ marks, time }) => {
    const down = swell(time, 0.42);
    return {
      handR: [0.1 - marks.middle * 0.2, marks.top - 0.02 - (marks.top - marks.mouth + 0.3) * down, 0.12 + 0.08 * down],
      elbowR: [1, 0.1 - 0.7 * down, 0.1],
      palmR: [-1, 0, 0.05],
      pointR: [-0.1, 0.9 - 0.3 * down, 0.3],
      curlR: 0.92,
      handL: [0.1, marks.mouth - 0.28, 0.2],
      elbowL: [0.8, -1, 0],
      palmL: [-0.9, 0, -0.3],
      pointL: [-0.2, 1, 0.1],
      curlL: 0.5,
      head: [0.02, -0.12, 0.14 + 0.05 * down],
      lids: -0.2,
      smile: 0.3,
      attention: 0.4,
    };
  },
  shave: ({ marks, time }) => {
    const down = swell(time, 0.5);
    return {
      handR: before(marks, 0.14, marks.mouth + 0.1 - 0.16 * down, marks.faceFront + 0.02),
      elbowR: [1, -0.5, 0.1],
      palmR: [-0.8, 0, -0.6],
      pointR: [-0.4, 0.9, 0],
      curlR: 0.85,
      handL: before(marks, 0.12, marks.mouth - 0.02, marks.faceFront),
      elbowL: [1, -0.6, 0],
      palmL: [-0.7, 0, -0.7],
      pointL: [-0.2, 1, 0],
      curlL: 0.15,
      head: [-0.12, 0.22, 0.06],
      trunk: [0.08, 0, 0],
      round: 0.3,
      attention: 0.2,
    };
  },
  cut_hair: ({ marks, time }) => ({
    handR: before(marks, 0.12, -0.06 + 0.03 * beat(time, 0.5), 0.56),
    handL: before(marks, 0.12, -0.02, 0.54),
    ...both('elbow', [0.9, -0.8, -0.1]),
    palmR: [-0.8, -0.3, 0],
    palmL: [-0.9, -0.2, 0],
    curlR: 0.6 + 0.25 * beat(time, 1.6),
    curlL: 0.5,
    trunk: [0.12, 0.06 * beat(time, 0.2), 0],
    head: [0.2, 0.05 * beat(time, 0.25), 0.05],
    attention: 0.5,
  }),
};
