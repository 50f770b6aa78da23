import { SENT } from '../../../rhythms.ts';
import { beat, before, both, type Clip, ramp } from './clip.ts';

/** What is done to each other by force, and from afar. */
export const BLOWS: Readonly<Record<string, Clip>> = {
  /** Drawn back, thrust out, and held there as long as it lasts. */
  send: ({ marks, since, time }) => {
    const back = ramp(since, 0, SENT.leaves * 0.7) - ramp(since, SENT.leaves * 0.75, SENT.leaves);
    const out = ramp(since, SENT.leaves * 0.75, SENT.leaves);
    const shakes = 0.012 * beat(time, 7) * out;
    return {
      trunk: [0.1 * out - 0.12 * back, 0.3 * out - 0.35 * back, 0],
      hips: [0, 0.2 * out, 0],
      head: [0, -0.2 * out + 0.2 * back, 0],
      handR: [
        0.12 + 0.2 * back,
        0.12 * out + 0.25 * back - 0.35 * (1 - out) * (1 - back),
        0.95 * out - 0.2 * back + shakes,
      ],
      handL: before(marks, 0.2, -0.3 + 0.2 * out, 0.3 + 0.3 * out),
      elbowR: [0.7, -0.8, -0.3],
      elbowL: [0.8, -0.6, -0.3],
      palmR: [0, -0.2, 1],
      footL: [0.06, 0, 0.24 * out],
      footR: [0.08, 0, -0.2 * out],
      ...both('curl', 0.25),
    };
  },
  /** Knocked a step back: the head goes first, the arms fly up, the feet catch it. */
  reel: ({ since, time }) => {
    const hit = ramp(since, 0, 0.16) - 0.75 * ramp(since, 0.35, 1.3);
    const step = ramp(since, 0.08, 0.5);
    const sways = 0.05 * beat(time, 0.6) * ramp(since, 0.8, 1.4);
    return {
      root: [0, -0.06 * hit, -0.28 * step],
      trunk: [-0.42 * hit + 0.14 * step + sways, 0.35 * hit, 0.1 * hit],
      hips: [-0.1 * hit, 0, 0],
      head: [-0.55 * hit + 0.12 * step, 0.5 * hit, 0.15 * hit],
      handL: [0.45, -0.62 + 0.5 * hit, 0.1 + 0.3 * hit],
      handR: [0.45, -0.6 + 0.42 * hit, 0.05 - 0.25 * hit],
      ...both('elbow', [0.9, -0.6, -0.4]),
      ...both('curl', 0.3),
      footL: [0.08, 0.05 * hit, -0.14 * step],
      footR: [0.1, 0, -0.5 * step],
      browLift: 0.7 * hit,
      jaw: 0.4 * hit,
      lids: -0.9 * hit,
    };
  },
};

export const BOUNDS: Readonly<Record<string, Clip>> = {
  /** Through the air in one stride, arms out for balance, and both feet ahead where it ends. */
  bound: ({ since, moment }) => {
    const lasts = Math.max(0.5, moment.lasts ?? 1);
    const share = Math.min(1, since / lasts);
    const lands = ramp(share, 0.6, 0.95);
    const off = ramp(share, 0, 0.2);
    return {
      trunk: [0.25 * off - 0.1 * lands, 0, 0],
      head: [-0.1, 0, 0],
      air: 1,
      handL: [0.5, -0.1 + 0.4 * off - 0.3 * lands, 0.35 * off],
      handR: [0.55, -0.2 + 0.3 * off - 0.2 * lands, -0.45 * off + 0.6 * lands],
      ...both('elbow', [0.8, -0.4, -0.5]),
      ...both('curl', 0.5),
      footL: [0.05, 0.36 * off - 0.1 * lands, 0.55 * off],
      footR: [0.05, 0.3 * off, -0.6 * off + 1.0 * lands],
      soleR: [0.9 * off - 0.9 * lands, 0.05, 0],
    };
  },
};
