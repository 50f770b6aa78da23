import { mix, TAU } from '../../../../maths/ease.ts';
import type { Vector } from '../../../../maths/vector.ts';
import { beat, both, type Clip, type Marks, ramp } from './clip.ts';

/** Head over heels. Angles begin anew after each turn, so that whatever comes next does not unwind it. */

/** From the hips to the crown, in lengths of leg. */
const trunkOf = ({ top, hip, legsPerArm }: Marks): number => (top - hip) / legsPerArm;
/** How high the hips are of who stands on the hands, above where they are on the feet: neither hands nor crown go into the ground. */
const onHands = ({ hip, top, legsPerArm, surface }: Marks): number =>
  (Math.max(0.98, top + 0.04) - hip) / legsPerArm + surface;

/** Seconds of a wheel with the steps before and after it; lengths of leg that it goes, there and the next time back. */
const [WHEEL_SECONDS, WHEEL_GOES] = [1.5, 2.4];

/** Over one hand and the other like the spokes of a wheel, once to the side and once back. */
const cartwheel: Clip = ({ since, marks, phase }) => {
  const side = phase < 0.5 ? 1 : -1;
  const round = Math.floor(since / WHEEL_SECONDS);
  const k = since / WHEEL_SECONDS - round;
  const back = round % 2 === 1;
  const turned = ramp(k, 0.16, 0.84);
  const angle = turned >= 1 ? 0 : turned * TAU;
  const over = (1 - Math.cos(angle)) / 2;
  const open = ramp(k, 0, 0.16) - ramp(k, 0.86, 1);
  const gone = (back ? 1 - turned : turned) - 0.5;
  const way = back ? -side : side;
  const arm: Vector = [mix(0.3, 0.42, open), mix(-0.9, 0.86, open), 0.06];
  const leg: Vector = [0.42 * Math.sin(Math.min(1, over * 1.6) * (Math.PI / 2)), 0.08 * over, 0];
  return {
    root: [-side * WHEEL_GOES * gone, onHands(marks) * over * over - 0.12 * Math.sin(angle) ** 2, 0],
    hips: [0, 0, way * angle],
    // The hands are down before the feet are up, and the feet before the hands.
    trunk: [0, 0, way * 0.85 * Math.sin(angle)],
    air: 1,
    ...{ handL: arm, handR: arm, footL: leg, footR: leg },
    ...both('elbow', [1, 0, -0.3]),
    ...both('point', [0, open, 0]),
    ...both('curl', 0.05),
    ...both('knee', [0.5, 0, 1]),
    smile: 0.5,
    attention: 0,
  };
};

/** Seconds from one somersault to the next, of the crouch, and in the air. */
const [FLIP_SECONDS, FLIP_CROUCH, FLIP_AIR] = [1.7, 0.4, 0.8];
/** Lengths of leg that the middle of the body rises; of the trunk: where that middle is. */
const [FLIP_RISES, MIDDLE] = [0.3, 0.42];

/** Out of the knees, arms thrown up, once around in a tuck, and down into the knees again. `way`: 1 forward, -1 backward. */
const flip =
  (way: 1 | -1): Clip =>
  ({ since, marks }) => {
    const t = since % FLIP_SECONDS;
    const share = Math.min(1, Math.max(0, (t - FLIP_CROUCH) / FLIP_AIR));
    const flies = share > 0 && share < 1;
    const angle = flies ? ramp(share, 0.06, 0.94) * TAU * way : 0;
    const down = ramp(t, 0, 0.3) - ramp(t, 0.3, FLIP_CROUCH);
    const landed = t - FLIP_CROUCH - FLIP_AIR;
    const lands = ramp(landed, -0.04, 0.1) - ramp(landed, 0.14, 0.42);
    const throwsUp = ramp(t, 0.26, FLIP_CROUCH) - ramp(share, 0.12, 0.34);
    const tuck = flies ? ramp(share, 0.12, 0.34) - ramp(share, 0.7, 0.94) : 0;
    const proud = ramp(landed, 0.14, 0.34) - ramp(t, FLIP_SECONDS - 0.14, FLIP_SECONDS);
    const middle = trunkOf(marks) * MIDDLE;
    const rise = FLIP_RISES * 4 * share * (1 - share) - 0.34 * down - 0.3 * lands;
    const arms: Vector = [
      mix(mix(0.25, 0.14, tuck), 0.4, proud),
      -0.85 + 1.75 * Math.max(throwsUp, 0.96 * proud) + 0.15 * tuck,
      0.1 - 0.45 * down + 0.5 * tuck + 0.4 * lands,
    ];
    const foot: Vector = [0.02, 0.46 * tuck, 0.3 * tuck];
    return {
      // It turns about the middle of the body, not about the hips.
      root: [0, rise + middle * (1 - Math.cos(angle)), -middle * Math.sin(angle)],
      hips: [angle + 0.4 * down + 0.3 * lands, 0, 0],
      trunk: [0.3 * down + 0.55 * tuck + 0.25 * lands - 0.1 * throwsUp, 0, 0],
      head: [-0.35 * down + 0.2 * tuck - 0.2 * lands, 0, 0],
      air: flies ? 1 : 0,
      ...{ handL: arms, handR: arms, footL: foot, footR: foot },
      ...both('elbow', [0.8, -0.4, -0.6]),
      ...both('knee', [0.12, 0.5, 1]),
      ...both('curl', 0.3),
      smile: 0.6 * proud,
      attention: 0,
    };
  };

/** Up onto the hands, legs together, and held there. */
const handstand: Clip = ({ since, time, marks }) => {
  const up = ramp(since, 0.3, 1.15);
  const sways = 0.03 * Math.sin(time * 2.3);
  const arms: Vector = [0.14, mix(-0.9, 0.97, ramp(since, 0, 0.5)), 0.1];
  const kick = Math.sin(up * Math.PI) * 0.5;
  return {
    root: [0, onHands(marks) * (1 - Math.cos(up * Math.PI)) * 0.5, 0],
    hips: [Math.PI * up + sways, 0, 0],
    trunk: [-0.08 * up, 0, 0],
    head: [-0.25 * up, 0, 0],
    air: up > 0.02 ? 1 : 0,
    ...{ handL: arms, handR: arms },
    footL: [0, 0.02, -kick],
    footR: [0, 0.02, kick * 0.6],
    ...both('sole', [0.9 * up, 0, 0]),
    ...both('elbow', [1, 0, -0.3]),
    ...both('point', [0, 1, 0]),
    ...both('curl', 0.02),
    attention: 0,
  };
};

/** Seconds once around on the crown, of the swing onto it, and of the legs from closed to split and back. */
const [TURN_SECONDS, ONTO_CROWN, SPLIT_SECONDS] = [0.95, 0.9, 2.4];

/** On the crown, legs apart in the air and around like a top, the hands beside the head push on by turns. */
const headspin: Clip = ({ since, time, marks }) => {
  // A film that begins with it begins on the crown.
  const up = time - since < 0.05 ? 1 : ramp(since, 0, ONTO_CROWN);
  const spun = Math.max(0, since - ONTO_CROWN * 0.6) / TURN_SECONDS;
  const turned = (spun - Math.floor(spun)) * TAU;
  const split = up * (0.55 + 0.45 * Math.sin((since / SPLIT_SECONDS) * TAU));
  const push = 0.5 + 0.5 * Math.sin(spun * TAU * 2);
  const foot = (side: 1 | -1): Vector => [0.62 * split, 0.3 * split * split, side * 0.22 * split];
  return {
    // The crown is where the feet were.
    root: [0, (trunkOf(marks) + marks.surface) * (1 - Math.cos(up * Math.PI)) * 0.5, 0],
    hips: [Math.PI * up, -turned, 0],
    air: up > 0.02 ? 1 : 0,
    handL: [0.42, mix(-0.9, 0.62 + 0.1 * push, up), mix(0.1, 0.36, up)],
    handR: [0.42, mix(-0.9, 0.72 - 0.1 * push, up), mix(0.1, 0.36, up)],
    ...both('elbow', [0.9, 0.2, -0.5]),
    ...both('point', [0.2, 1, 0.2]),
    ...both('curl', 0.1),
    ...{ footL: foot(1), footR: foot(-1) },
    ...both('sole', [0.7 * up, 0, 0]),
    ...both('knee', [0.3, 0, 1]),
    attention: 0,
  };
};

/** Seconds of a round of a breakdancer, and of it up on the feet: quick steps, then down onto the crown, and up again. */
const [ROUND, UPROCK] = [5.2, 2.4] as const;

/** Several have their rounds by turns: some step around while others are on the head. */
const breakdance: Clip = (context) => {
  const { moment, phase } = context;
  const within = (moment.time + phase * ROUND) % ROUND;
  if (within >= UPROCK) {
    const since = within - UPROCK;
    // Down onto the crown, and as quickly up from it.
    const left = ROUND - UPROCK - since;
    return headspin({ ...context, since: Math.min(since, left), time: since + 1 });
  }
  const step = beat(within, 1.25);
  const [left, right] = [Math.max(0, step), Math.max(0, -step)];
  const bounce = Math.abs(beat(within, 1.25, 0.25));
  return {
    root: [0.06 * step, -0.1 - 0.07 * bounce, 0],
    hips: [0.12, 0.34 * step, 0],
    trunk: [0.18, -0.4 * step, 0.06 * step],
    head: [-0.08, 0.2 * step, 0],
    footL: [0.04, 0.12 * left, 0.3 * left],
    footR: [0.04, 0.12 * right, 0.3 * right],
    soleL: [-0.3 * left, 0.2, 0],
    soleR: [-0.3 * right, 0.2, 0],
    ...both('knee', [0.4, 0, 1]),
    handL: [0.5 * left - 0.2 * right, -0.2 + 0.1 * left, 0.35 + 0.2 * right],
    handR: [0.5 * right - 0.2 * left, -0.2 + 0.1 * right, 0.35 + 0.2 * left],
    ...both('elbow', [1, -0.3, -0.2]),
    ...both('curl', 0.5),
    smile: 0.5,
  };
};

/** Arms ahead of the head, out of the knees, over the highest point and down, straight as an arrow. */
const diveIn: Clip = ({ since, moment, marks }) => {
  const share = Math.min(1, since / Math.max(0.4, moment.lasts));
  const hand: Vector = [0.04 - marks.middle, mix(0.5, 0.95, ramp(share, 0, 0.3)), mix(0.6, 0.1, ramp(share, 0, 0.3))];
  return {
    root: [0, marks.surface, 0],
    hips: [mix(0.7, 2.45, ramp(share, 0.05, 1)), 0, 0],
    trunk: [0.35 * Math.sin(share * Math.PI), 0, 0],
    head: [0.1, 0, 0],
    air: 1,
    ...{ handL: hand, handR: hand },
    ...both('palm', [0, 0, 1]),
    ...both('curl', 0),
    ...both('foot', [-0.05, 0.02, 0]),
    ...both('sole', [1.1, 0, 0]),
    attention: 0,
  };
};

export const ACROBATICS: Readonly<Record<string, Clip>> = {
  cartwheel,
  dive_in: diveIn,
  handstand,
  headspin,
  breakdance,
  backflip: flip(-1),
  somersault: flip(1),
};
