import { mix } from '../../../../maths/ease.ts';
import type { Vector } from '../../../../maths/vector.ts';
import {
  CLUB_SECONDS,
  NET_RALLY_SECONDS,
  SHOT_AGAIN,
  SHOT_FLIES,
  SHOT_MEETS,
  saveAt,
  strokeAt,
} from '../../../rhythms.ts';
import type { Stance } from '../stance.ts';
import { beat, both, type Clip, type ClipContext, ramp, swell } from './clip.ts';
import { POSTURES } from './postures.ts';

/** On courts and turf: over a net, with bat and club, and what one does for joy. */

/** Who stands at the right end looks along -x, and each hits as the ball comes. */
const strokeOf = ({ moment, phase }: ClipContext) => strokeAt(moment.time, phase < 0.5 ? 1 : -1, NET_RALLY_SECONDS);

/** On the toes, the shoulder turned away before the stroke and through it after; where the racket is the net says. */
const playTennis: Clip = (context) => {
  const { back, through } = strokeOf(context);
  const step = swell(context.moment.time, 1.5, context.phase);
  return {
    root: [0.05 * (step - 0.5), -0.1 - 0.05 * back + 0.03 * step, 0.12 * through - 0.04 * back],
    hips: [0.06, -0.3 * back + 0.3 * through, 0],
    trunk: [0.1, -0.5 * back + 0.45 * through, 0.06 * through],
    head: [-0.04, 0.5 * back - 0.4 * through, 0],
    elbowR: [0.8, -0.6, -0.5],
    palmR: [-0.7, 0, 0.7],
    pointR: [0.9, 0.1, 0.35],
    curlR: 0.95,
    handL: [0.3 + 0.16 * back, -0.3 + 0.34 * back, 0.5],
    elbowL: [0.8, -0.7, -0.3],
    palmL: [-0.6, -0.2, 0.5],
    curlL: 0.3,
    footL: [0.14, 0, 0.06 + 0.16 * through],
    footR: [0.16, 0, -0.1 - 0.06 * back],
    ...both('knee', [0.36, 0, 1]),
    browTilt: -0.16 * back,
    jaw: 0.25 * through,
    attention: 0.5,
  };
};

/** Both hands up to the ball, out of the knees, off the ground as it goes. */
const playVolleyball: Clip = (context) => {
  const { back, through } = strokeOf(context);
  return {
    root: [0, -0.16 * back + 0.05 * through, 0],
    trunk: [-0.06 - 0.04 * through, 0, 0],
    head: [-0.34, 0, 0],
    look: [-0.2, 0, 0],
    ...both('elbow', [1, -0.2, 0.1]),
    ...both('palm', [-0.2, 0.7, 0.7]),
    ...both('point', [-0.3, 0.9, -0.1]),
    ...both('curl', 0.12),
    footL: [0.1, 0, 0.1],
    footR: [0.12, 0, -0.12],
    ...both('knee', [0.3, 0, 1]),
    smile: 0.3,
    attention: 0.4,
  };
};

const BAT_SECONDS = 3.4;

/** The bat behind the shoulder, a step toward the ball, once around the body, and the look after it. */
const swingBat: Clip = ({ since, time }) => {
  const k = (since % BAT_SECONDS) / BAT_SECONDS;
  const [step, swing, rest] = [ramp(k, 0.24, 0.36), ramp(k, 0.34, 0.46), ramp(k, 0.86, 1)];
  const around = swing - rest;
  const meets = ramp(k, 0.34, 0.4) - ramp(k, 0.4, 0.46);
  const turn = 0.75 - 1.5 * around;
  const rock = (1 - around) * 0.03 * beat(time, 0.8);
  return {
    root: [0.08 * (step - rest), -0.12, 0.05 * around],
    hips: [0.06, -turn * 0.5, 0],
    trunk: [0.1, -turn * 0.7, 0],
    head: [0.02, turn * 0.9, 0],
    handR: [
      mix(-0.02, -0.5, around),
      mix(0.04, 0.1, around) - 0.14 * meets + rock,
      mix(0.34, 0.42, around) + 0.25 * meets,
    ],
    handL: [
      mix(-0.5, 0.02, around),
      mix(-0.02, 0.06, around) - 0.14 * meets + rock,
      mix(0.4, 0.36, around) + 0.25 * meets,
    ],
    ...both('elbow', [0.9, -0.5, -0.3]),
    palmR: mixed([-1, 0, 0.1], [0, 1, 0], around),
    pointR: mixed([0, 0.1, 1], [-0.6, 0, -0.8], around),
    palmL: [-0.6, -0.3, 0.6],
    pointL: [-0.6, 0.2, 0.6],
    ...both('curl', 1),
    footL: [0.22, 0, 0.08 * step],
    footR: [0.22, 0, -0.06],
    soleR: [0.4 * around, 0.2 + 0.4 * around, 0],
    ...both('knee', [0.3, 0, 1]),
    browTilt: -0.2,
    browLift: 0.6 * around,
    jaw: 0.2 * around,
    attention: 0.2,
  };
};

/** Radians that the club goes up behind, and after the ball. */
const [WOUND, FOLLOWED] = [1.9, -1.7] as const;

/** Over the ball, slowly back, down through it, and the club stays up as long as the ball flies. */
const swingClub: Clip = ({ moment }) => {
  const k = (moment.time % CLUB_SECONDS) / CLUB_SECONDS;
  const [back, down, rest] = [ramp(k, 0.16, 0.34), ramp(k, 0.36, 0.46), ramp(k, 0.86, 1)];
  const angle = WOUND * back * (1 - down) + FOLLOWED * (down - rest);
  const [aside, lift] = [Math.sin(angle), 1 - Math.cos(angle)];
  const watches = down - rest;
  return {
    root: [0, -0.06, -0.02],
    hips: [0.1, -0.3 * aside, 0],
    trunk: [0.34 - 0.24 * watches, -0.55 * aside, 0],
    head: [0.3 - 0.44 * watches, 0.3 * aside, 0],
    handR: [-0.34 + 0.5 * aside, -0.72 + 0.5 * lift, 0.5 - 0.1 * lift],
    handL: [-0.4 - 0.5 * aside, -0.64 + 0.5 * lift, 0.5 - 0.1 * lift],
    ...both('elbow', [0.7, -0.8, -0.4]),
    palmR: [-Math.cos(angle), -Math.sin(angle), 0],
    pointR: [0, 0, 1],
    palmL: [-1, 0, 0.1],
    pointL: [-0.2, -0.2, 0.9],
    ...both('curl', 1),
    footL: [0.14, 0, 0.02],
    footR: [0.14, 0, 0.02],
    soleR: [0.5 * watches, 0.1, 0],
    ...both('knee', [0.2, 0, 1]),
    attention: 0.1,
  };
};

/** A look at the corner, the leg drawn back, through the ball; and when it is in, both arms up. */
const shootAtGoal: Clip = ({ moment, time }) => {
  const k = moment.time % SHOT_AGAIN;
  const back = ramp(k, SHOT_MEETS - 0.7, SHOT_MEETS - 0.2) - ramp(k, SHOT_MEETS - 0.16, SHOT_MEETS);
  const through = ramp(k, SHOT_MEETS - 0.12, SHOT_MEETS + 0.16) - ramp(k, SHOT_MEETS + 0.35, SHOT_MEETS + 0.8);
  const joy =
    ramp(k, SHOT_MEETS + SHOT_FLIES, SHOT_MEETS + SHOT_FLIES + 0.4) - ramp(k, SHOT_AGAIN - 1, SHOT_AGAIN - 0.4);
  const hops = joy * Math.max(0, beat(time, 1.6));
  return {
    root: [0, -0.05 - 0.05 * back + 0.12 * hops, 0.06 * through],
    hips: [-0.1 * through, -0.3 * back + 0.35 * through, 0],
    trunk: [0.14 * back - 0.1 * through - 0.08 * joy, 0.3 * back - 0.4 * through, 0],
    head: [0.16 * (1 - joy) - 0.1 * joy, 0.06 * back, 0],
    handL: [0.5 + 0.1 * back, mix(-0.5, 0.84, joy) + 0.2 * back, 0.2 - 0.3 * through * (1 - joy)],
    handR: [0.42, mix(-0.6, 0.84, joy), 0.1 - 0.3 * back + 0.3 * through * (1 - joy)],
    ...both('elbow', [0.8, -0.4, -0.5]),
    ...both('curl', 0.3 + 0.6 * joy),
    footL: [0.06, 0.12 * hops, 0.02],
    footR: [0.05, 0.24 * back + 0.5 * through + 0.12 * hops, -0.5 * back + 0.7 * through],
    soleR: [0.9 * back - 0.3 * through, 0.1, 0],
    ...both('knee', [0.2, 0, 1]),
    browTilt: -0.2 * (1 - joy),
    smile: 0.9 * joy,
    jaw: 0.5 * joy,
    attention: 0.2,
  };
};

/** Low and ready; then off to the side, all of the body along the ground, both hands to the ball; and up again. */
const diveSave: Clip = ({ moment, phase, marks }) => {
  const { off, down, up } = saveAt(moment.time);
  // In a goal the ball comes to one corner of it.
  const side = moment.contacts.rightHand !== undefined || phase < 0.5 ? 1 : -1;
  const flies = off - up;
  const lies = down - up;
  return {
    root: [-side * 0.8 * flies, mix(mix(-0.2, 0.12, flies), marks.ground + 0.12, lies), 0],
    hips: [0.1 * (1 - flies), 0, -side * 1.35 * flies],
    trunk: [0.3 * (1 - flies), 0, -side * 0.1 * flies],
    head: [-0.2 * (1 - flies), side * 0.3 * flies, side * 0.3 * flies],
    air: flies,
    handL: [mix(0.4, 0.12, flies), mix(-0.5, 0.92, flies), mix(0.4, 0.3, flies)],
    handR: [mix(0.4, 0.12, flies), mix(-0.5, 0.92, flies), mix(0.4, 0.3, flies)],
    ...both('elbow', [0.8, -0.4, -0.4]),
    ...both('palm', [-0.2, 0.1, 1]),
    ...both('curl', 0.15),
    footL: [mix(0.2, 0.04, flies), 0.05 * flies, 0],
    footR: [mix(0.2, 0.04, flies), 0.05 * flies, 0],
    ...both('knee', [0.4, 0, 1]),
    browTilt: -0.2,
    jaw: 0.3 * flies,
    attention: 0.1,
  };
};

/** Chest to chest, each with the hands on the other, low in the knees; whoever gives way a little comes back. */
const grapple: Clip = ({ time, phase }) => {
  const shove = beat(time, 0.42, phase < 0.5 ? 0 : 0.5);
  return {
    root: [0.02 * beat(time, 1.1), -0.26, 0.12 + 0.05 * shove],
    hips: [0.34, 0.06 * shove, 0],
    trunk: [0.3 + 0.06 * shove, 0.1 * shove, 0.05 * beat(time, 0.7)],
    head: [-0.3, 0, 0.12],
    handL: [0.06, -0.06, 0.8 + 0.06 * shove],
    handR: [0.06, -0.26, 0.76 - 0.06 * shove],
    ...both('elbow', [1, -0.5, 0]),
    ...both('palm', [-0.4, 0, 0.9]),
    ...both('curl', 0.35),
    footL: [0.26, 0, 0.08],
    footR: [0.26, 0, -0.22],
    ...both('knee', [0.6, 0, 1]),
    browTilt: -0.35,
    jaw: 0.12,
    lids: -0.2,
    attention: 0.6,
  };
};

/** On the knees over the turf, leant back, arms wide and everything shouted out. */
const slideOnKnees: Clip = (context) => {
  const shakes = beat(context.time, 2.2);
  return {
    ...POSTURES.kneel?.(context),
    trunk: [-0.34, 0.04 * shakes, 0],
    head: [-0.3, 0.06 * shakes, 0],
    handL: [0.72, 0.34 + 0.05 * shakes, 0.06],
    handR: [0.72, 0.34 - 0.05 * shakes, 0.06],
    ...both('elbow', [0.8, -0.5, -0.4]),
    ...both('palm', [-0.2, 0.4, 0.9]),
    ...both('curl', 0.9),
    jaw: 0.75,
    smile: 0.7,
    browLift: 0.4,
    lids: -0.3,
    attention: 0,
  };
};

const mixed = (from: Vector, to: Vector, share: number): Vector => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

export const FIELD_GAMES: Readonly<Record<string, (context: ClipContext) => Partial<Stance>>> = {
  play_tennis: playTennis,
  play_volleyball: playVolleyball,
  swing_bat: swingBat,
  swing_club: swingClub,
  knee_slide: slideOnKnees,
  dive_save: diveSave,
  shoot_at_goal: shootAtGoal,
  grapple,
};
