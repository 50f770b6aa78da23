import { mix } from '../../../../maths/ease.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Stance } from '../stance.ts';
import { beat, before, both, type Clip, type ClipContext, ramp } from './clip.ts';
import { stepAround } from './steps.ts';

/** Steps from side to side with the whole body, as in a club. */
function groove({ time, phase }: ClipContext): Partial<Stance> {
  const s = beat(time, 0.95);
  const b = Math.abs(beat(time, 0.95, 0.25));
  const arms = beat(time, 0.48, phase);
  return {
    root: [0.08 * s, -0.07 + 0.05 * b, 0],
    hips: [0.04, 0.16 * s, 0.12 * s],
    trunk: [0.02, -0.22 * s, -0.14 * s],
    head: [0.06 * beat(time, 1.9), 0.1 * s, 0.08 * s],
    footL: [0.09, 0.06 * Math.max(0, -s), 0.02],
    footR: [0.09, 0.06 * Math.max(0, s), 0.02],
    soleL: [0.4 * Math.max(0, -s), 0.25, 0],
    soleR: [0.4 * Math.max(0, s), 0.25, 0],
    handL: [0.32 + 0.1 * s, -0.22 + 0.5 * Math.max(0, arms), 0.4],
    handR: [0.32 - 0.1 * s, -0.22 + 0.5 * Math.max(0, -arms), 0.4],
    ...both('elbow', [0.9, -0.8, -0.4]),
    ...both('curl', 0.55),
    ...both('palm', [-0.6, 0, 0.6]),
    smile: 0.6,
  };
}

/** Turns with arms held as around a partner, rising and falling in three. */
function waltz({ time, marks, moment, woman }: ClipContext): Partial<Stance> {
  const t = time * 0.72;
  const third = beat(t, 1);
  const partner = moment.gaze;
  // Alone one turns on the spot, two turn around the middle between them.
  const yaw = partner === null ? t * SOLO_TURNS : 0;
  const turning =
    partner === null
      ? { yaw, rate: SOLO_TURNS * 0.72, ahead: 0 }
      : { yaw, rate: moment.turning, ahead: Math.hypot(partner[0], partner[2]) / 2 / marks.leg };
  return {
    ...stepAround(turning, marks, moment.time),
    root: [0.03 * beat(t, 0.5), 0.012 * third - 0.05, 0],
    hips: [0, yaw, 0.05 * beat(t, 0.5)],
    trunk: [-0.06, 0, 0.08 * beat(t, 0.5)],
    head: [-0.05, partner === null ? 0.3 : 0, -0.1],
    handL: [0.72, -0.02, 0.42],
    handR: woman ? before(marks, 0.22, 0.02, 0.5) : before(marks, 0.02, -0.36, 0.5),
    elbowL: [0.2, -1, -0.3],
    elbowR: [1, -0.4, 0],
    palmL: [-0.3, 0.3, 0.7],
    palmR: [-0.6, 0, -0.6],
    ...both('curl', 0.3),
    swirl: 0.35,
    smile: 0.3,
  };
}

/** Radians in each beat, of whoever waltzes alone. */
const SOLO_TURNS = 2.1;

/** Seconds of a figure of ballet, the shares of it between which one turns on the toe, and how often around. */
const BALLET_SECONDS = 4.4;
const [TURNS_FROM, TURNS_TO, TURNS] = [0.2, 0.66, 3] as const;
/** Lengths of leg by which whoever is on the toe stands higher. */
const ON_TOE = 0.13;

/** Out of a low stand up onto the toe, the other foot at the knee and the arms in a round before the chest; several times around, and out of it with the arms over the head. */
function ballet({ time, marks }: ClipContext): Partial<Stance> {
  const k = (time / BALLET_SECONDS) % 1;
  const sinks = ramp(k, 0.06, 0.15) - ramp(k, 0.17, TURNS_FROM + 0.02);
  const turns = ramp(k, TURNS_FROM - 0.03, TURNS_FROM + 0.05) - ramp(k, TURNS_TO - 0.05, TURNS_TO + 0.02);
  const open = ramp(k, TURNS_TO - 0.04, TURNS_TO + 0.1) - ramp(k, 0.94, 1);
  const toe = Math.max(turns, open);
  const share = Math.min(1, Math.max(0, (k - TURNS_FROM) / (TURNS_TO - TURNS_FROM)));
  // Quick at once, and slower toward the end.
  const yaw = (1 - (1 - share) ** 1.6) * TURNS * Math.PI * 2;
  // The head stays with whoever looks on for as long as it can, and is there again first.
  const behind = Math.sin(yaw) * 0.5 * turns;
  const waits = (1 - turns) * (1 - open);
  return {
    air: turns,
    root: [0, ON_TOE * toe - 0.16 * sinks, 0],
    hips: [0.02, yaw, 0],
    trunk: [-0.07, 0.1 * sinks, 0.06 * open * beat(time, 0.3)],
    head: [-0.06 - 0.1 * open, -behind, 0.05],
    footL: [0, 0, 0],
    soleL: [1.15 * toe, 0.5 * (1 - toe), 0],
    kneeL: [0.3 + 0.5 * sinks, 0, 1],
    footR: [mix(0.1 * sinks, -0.06, turns), 0.44 * turns, mix(-0.2 * sinks, 0.1, turns)],
    soleR: [mix(0.6 * sinks + 1.15 * open, 1.2, turns), mix(0.5 * (1 - toe), 0.9, turns), 0],
    kneeR: [mix(0.4, 1, turns), 0, mix(1, 0.16, turns)],
    handL: mixed(
      before(marks, mix(0.52, 0.1, turns), mix(-0.24, -0.12, turns), 0.4),
      before(marks, 0.12, 0.9, 0.12),
      open,
    ),
    handR: mixed(
      before(marks, mix(0.2, 0.1, turns + waits * 0.3), mix(-0.2, -0.12, turns), 0.5),
      before(marks, 0.12, 0.9, 0.12),
      open,
    ),
    ...both('elbow', [1, mix(-0.25, 0.1, open), 0.1]),
    ...both('palm', [-0.6, -0.3 * open, -0.5 * (1 - open)]),
    ...both('curl', 0.14),
    swirl: 0.7 * turns,
    smile: 0.3,
    lids: -0.05,
  };
}

/** Arms in the air, swaying from the hips and turning a little to each side: the face stays toward whom one dances for. */
function sway({ time, phase }: ClipContext): Partial<Stance> {
  const s = beat(time, 0.55, phase);
  const bounce = Math.abs(beat(time, 0.55, phase + 0.25));
  return {
    root: [0.05 * s, -0.06 + 0.045 * bounce, 0],
    hips: [0.02, 0.3 * s, 0.16 * s],
    trunk: [-0.06, 0.12 * s, -0.2 * s],
    head: [-0.1 + 0.05 * beat(time, 1.1), -0.2 * s, 0.12 * s],
    footL: [0.07, 0.05 * Math.max(0, -s), 0.04],
    footR: [0.07, 0.05 * Math.max(0, s), -0.02],
    soleL: [0.35 * Math.max(0, -s), 0.25, 0],
    soleR: [0.35 * Math.max(0, s), 0.25, 0],
    handL: [0.24 + 0.16 * s, 0.72 + 0.12 * bounce, 0.24],
    handR: [0.24 - 0.16 * s, 0.64 - 0.1 * s, 0.26],
    ...both('elbow', [1, -0.3, 0.1]),
    ...both('palm', [-0.5, 0, 0.8]),
    ...both('point', [0.1, 1, 0.1]),
    ...both('curl', 0.18),
    smile: 0.7,
    browLift: 0.3,
  };
}

/** Seconds of a figure of this dance, and the shares of it between which one whirls around. */
const FIGURE_SECONDS = 3.6;
const [WHIRLS_FROM, WHIRLS_TO] = [0.46, 0.88] as const;

const whirledBy = (time: number): number => {
  const figures = time / FIGURE_SECONDS;
  return (Math.floor(figures) + ramp(figures - Math.floor(figures), WHIRLS_FROM, WHIRLS_TO)) * Math.PI * 2;
};

/** Arms sweep in great rounds, then a whirl that lets the skirt fly, and out of it with an arm high. */
function flow({ time, marks, moment }: ClipContext): Partial<Stance> {
  const k = (time / FIGURE_SECONDS) % 1;
  const yaw = whirledBy(time);
  const flies = ramp(k, WHIRLS_FROM, WHIRLS_FROM + 0.14) - ramp(k, WHIRLS_TO - 0.04, 1);
  const round = k * Math.PI * 2;
  const sways = Math.sin(round);
  return {
    ...stepAround({ yaw, rate: 0, ahead: 0, turnedBefore: (seconds) => whirledBy(time - seconds) }, marks, moment.time),
    root: [0.1 * sways * (1 - flies), -0.05 + 0.03 * Math.abs(beat(time, 1.1)) + 0.03 * flies, 0],
    hips: [0.02, yaw, 0.1 * sways * (1 - flies)],
    trunk: [-0.1, 0.14 * Math.cos(round) * (1 - flies), -0.2 * sways * (1 - flies)],
    head: [-0.1, 0.25 * flies, 0.14 * sways],
    handL: [
      mix(0.62 + 0.22 * Math.cos(round), 0.8, flies),
      mix(0.16 + 0.62 * Math.sin(round), 0.02, flies),
      mix(0.34, 0.06, flies),
    ],
    handR: [
      mix(0.58 - 0.22 * Math.cos(round), 0.2, flies),
      mix(0.12 - 0.56 * Math.sin(round), 0.84, flies),
      mix(0.34, 0.12, flies),
    ],
    ...both('elbow', [0.6, -0.7, -0.4]),
    ...both('palm', [0, -0.3, 0.7]),
    ...both('curl', 0.14),
    swirl: 0.12 + 0.1 * Math.abs(sways) + 0.8 * flies,
    smile: 0.55,
    lids: -0.1,
  };
}

const mixed = (from: Vector, to: Vector, share: number): Vector => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

/** Of who dances alone: a waltz without a partner would turn the back to the camera half of the time. */
const SOLOS = [groove, sway] as const;

export const DANCES: Readonly<Record<string, Clip>> = {
  /** Dancers of ballet by what they wear, couples in each other's arms, others by chance. */
  dance: (context) => {
    if (context.manner === 'ballet') return ballet(context);
    const { leftHand, rightHand } = context.moment.contacts;
    if (leftHand !== undefined && rightHand !== undefined) return waltz(context);
    if (context.manner === 'flowing') return flow(context);
    return (SOLOS[Math.floor(context.phase * SOLOS.length)] ?? groove)(context);
  },
  spin: ({ time, since }) => ({
    air: 1,
    hips: [0, since * 4.6, 0.02],
    trunk: [-0.04, 0.12, 0],
    head: [-0.05, 0.25 * beat(time, 0.73), 0],
    handL: [0.78, -0.12, 0.1],
    handR: [0.78, -0.02, 0.1],
    ...both('elbow', [0.2, -1, -0.3]),
    ...both('palm', [0, -0.3, 0.8]),
    footL: [-0.04, 0, 0],
    footR: [0.02, 0.08, -0.06],
    soleL: [0.4, 0, 0],
    soleR: [0.6, 0.2, 0],
    swirl: 0.25 + 0.75 * ramp(since, 0, 0.6),
    smile: 0.5,
  }),
  play: ({ time, phase, marks }) => {
    const hop = Math.max(0, beat(time, 1.3));
    return {
      root: [0.04 * beat(time, 0.65), 0.06 * hop - 0.05, 0],
      footL: [0.04, 0.07 * hop, 0.05 * beat(time, 0.65)],
      footR: [0.04, 0.05 * hop, -0.05 * beat(time, 0.65)],
      soleL: [0.4 * hop, 0.15, 0],
      soleR: [0.4 * hop, 0.15, 0],
      trunk: [0.06, 0.2 * beat(time, 0.65, phase), 0.05 * beat(time, 0.5)],
      head: [0, 0.15 * beat(time, 0.4), 0.06],
      handL: [0.24, -0.2 + 0.35 * beat(time, 0.9, phase), 0.5],
      handR: before(marks, 0.3, -0.2 + 0.35 * beat(time, 0.9, phase + 0.4), 0.55),
      ...both('elbow', [0.8, -0.8, -0.4]),
      ...both('palm', [-0.6, 0.4, 0.2]),
      ...both('curl', 0.2),
      smile: 0.7,
      jaw: 0.25 * hop,
    };
  },
};
