import { postureOf } from '../../../catalogue/postures.ts';
import { clamp } from '../../../maths/ease.ts';
import { aboutX, aboutZ, combine } from '../../../maths/turn.ts';
import { subtract, type Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import type { Eye } from '../../eyes.ts';
import type { Pose } from '../../pose.ts';
import { OWN_TIME } from '../../rhythms.ts';
import type { ClipContext, Marks } from './clips/clip.ts';
import { findClip } from './clips/clips.ts';
import { stepsOf } from './clips/gait.ts';
import { kneeling, seated } from './clips/postures.ts';
import { walking } from './clips/travel.ts';
import { idle } from './clips/waiting.ts';
import { moveFace } from './face-motion.ts';
import type { PersonFrame } from './frame.ts';
import { GARMENTS } from './garments-table.ts';
import { moveSkirt } from './hems.ts';
import { MOUTH_Y, mouthHalf } from './mouth.ts';
import { reachOut } from './reach-out.ts';
import type { PersonSheet } from './sheet.ts';
import { armLength, type Figure, legLength, onSeat, seatBelow, solveStance } from './solve.ts';
import { rest, type Stance } from './stance.ts';
import { stanceBetween } from './stance-between.ts';

export interface PersonPoser extends Figure {
  readonly sheet: PersonSheet;
  readonly eyes: readonly Eye[];
}

function marksOf(frame: PersonFrame): Marks {
  const unit = armLength(frame);
  const leg = legLength(frame);
  const { shoulder } = frame.arms.L;
  const up = (y: number): number => (y - shoulder[1]) / unit;
  return {
    middle: shoulder[0] / unit,
    mouth: up(frame.onHead(0, MOUTH_Y, 0)[1]),
    eyes: up(frame.eyes.L[1]),
    top: up(frame.build.height),
    waist: up(frame.hipY + frame.torso * 0.35),
    hip: up(frame.hipY),
    chestFront: (frame.build.chest * 0.8) / unit,
    faceFront: (frame.onHead(0, 0, 0.2)[2] + 0.02) / unit,
    legsPerArm: leg / unit,
    tall: frame.build.height,
    leg,
    ankle: frame.legs.L.standing[0] / leg,
    seat: (seatBelow(frame) - frame.hipY) / leg,
    kneel: (frame.hipY - frame.legs.L.knee[1] + frame.build.legRadius * 0.9 - frame.hipY) / leg,
    ground: (frame.build.chest * 0.72 - frame.hipY) / leg,
    surface: (-0.04 - frame.hipY) / leg,
  };
}

/** Slower than this, in lengths of leg a second, nobody walks: they stand or shift. */
export const STANDS_BELOW = 0.12;

export function posePerson(poser: PersonPoser, moment: Moment): Pose {
  const stance = stanceOf(poser, moment);
  const pose = solveStance(poser, stance, moment);
  moveFace(
    pose,
    {
      ...{ frame: poser.frame, eyes: poser.eyes, mouthHalf: mouthHalf(poser.sheet), cheer: cheerOf(poser.sheet) },
      lids: poser.sheet.beast === null && poser.sheet.thing === null ? 0.6 : 1,
    },
    stance,
    moment,
  );
  swingLoose(pose, poser, moment);
  moveSkirt(pose, stance.swirl, skirtSway(poser, moment));
  return pose.solve();
}

const cheerOf = ({ face }: PersonSheet): number => (face.mouth - 1) * 0.8;

function stanceOf(poser: PersonPoser, moment: Moment): Stance {
  const between = stanceBetween(moment, (each) => actStance(poser, each));
  return followGaze(poser, reachOut(poser.frame, between, moment), moment);
}

function mannerOf({ wears, gender }: PersonSheet): ClipContext['manner'] {
  if (wears.some(({ garment }) => garment === 'tutu' || garment === 'leotard')) return 'ballet';
  return gender === 'woman' && wears.some(({ garment }) => GARMENTS[garment]?.skirt !== undefined) ? 'flowing' : 'any';
}

/** Whether somebody wears fins. */
export const isFinned = ({ wears }: Pick<PersonSheet, 'wears'>): boolean =>
  wears.some(({ garment }) => GARMENTS[garment]?.form === 'flipper');

const actStance = (poser: PersonPoser, moment: Moment): Stance =>
  onSeat(poser.frame, freeStance(poser, moment), moment.contacts.hips);

function freeStance({ frame, sheet }: PersonPoser, moment: Moment): Stance {
  const leg = legLength(frame);
  const context: ClipContext = {
    moment,
    time: moment.time + moment.phase * OWN_TIME,
    since: moment.since,
    phase: moment.phase,
    marks: marksOf(frame),
    holds: sheet.holds,
    manner: mannerOf(sheet),
    woman: sheet.gender === 'woman',
    finned: isFinned(sheet),
    frail: frame.build.wear,
  };
  const moving = moment.speed / leg > STANDS_BELOW;
  const clip = findClip(moment.act);
  const base = rest(idle(context));
  const acts = clip === null || clip.goes === 'legs' ? {} : clip.clip(context);
  const own = { ...carried(context), ...acts };
  const kept = moment.within === undefined ? null : findClip(moment.within);
  if (kept !== null) {
    // On the back nobody bends over what the hands do.
    const { trunk, air: _air, ...arms } = withoutLegs(own);
    const bent = trunk === undefined || postureOf(moment.within ?? '') === 'lying' ? {} : { trunk };
    return together(sheet, { ...base, ...kept.clip(context), ...arms, ...bent });
  }
  if (clip?.goes === 'own') return together(sheet, { ...base, ...own });
  // Hands and face do what the act says while the legs carry it along, or rest on a seat.
  const legs =
    moment.contacts.hips !== undefined
      ? seated(context)
      : moving
        ? walking(context, leg)
        : reachesLow(frame, moment)
          ? kneeling(context.marks)
          : null;
  if (legs === null) return together(sheet, onStep({ ...base, ...own }, context));
  const upper = withoutLegs(own);
  const low = moving || moment.contacts.hips !== undefined ? 0 : lowest(moment) / (frame.hipY * KNEELS_BELOW);
  const [lean = 0, turn = 0, tilt = 0] = upper.trunk ?? [];
  const trunk: Vector = [Math.max(lean, KNEELING_LEAN + BENT_LOW * (1 - low)), turn, tilt];
  return together(sheet, { ...base, ...legs, ...upper, ...(low > 0 ? { trunk } : {}) });
}

function withoutLegs(stance: Partial<Stance>): Partial<Stance> {
  const { root: _root, hips: _hips, footL: _l, footR: _r, soleL: _sl, soleR: _sr, ...rest } = stance;
  const { kneeL: _kl, kneeR: _kr, ...upper } = rest;
  return upper;
}

/** Who stands on stairs has both feet on a step. */
function onStep(stance: Stance, context: ClipContext): Stance {
  const steps = stepsOf(context);
  if (steps === null || stance.air > 0.5) return stance;
  const set = ([x, y, z]: Vector): Vector => [x, y + steps.heightAt(z), z];
  const [footL, footR] = [set(stance.footL), set(stance.footR)];
  const low = Math.min(0, Math.min(footL[1], footR[1]));
  return { ...stance, footL, footR, root: [stance.root[0], stance.root[1] + low, stance.root[2]] };
}

/** Radians that one bends forward on the knees, and how much more for what is on the ground. */
const [KNEELING_LEAN, BENT_LOW] = [0.3, 0.75];
const lowest = ({ contacts: { leftHand, rightHand } }: Moment): number =>
  Math.max(0.01, Math.min(leftHand?.at[1] ?? 0, rightHand?.at[1] ?? 0));
/** Of the height of the hips: whose hands are needed lower than this goes down on the knees. */
const KNEELS_BELOW = 0.85;

const reachesLow = (frame: PersonFrame, { contacts }: Moment): boolean => {
  const hands = [contacts.leftHand, contacts.rightHand].filter((contact) => contact !== undefined);
  return hands.length === 2 && hands.every(({ at, share }) => share === undefined && at[1] < frame.hipY * KNEELS_BELOW);
};

/** Held before the unheld hand falls: whatever is in the right hand stands upright in it, unless the act has another use for it. */
function carried({ holds, marks, time, moment }: ClipContext): Partial<Stance> {
  if (moment.carries != null) {
    const hand: Vector = [0.16 - marks.middle, marks.waist + 0.2 + 0.01 * Math.sin(time * 1.5), 0.44];
    const [elbow, palm, point] = [[0.5, -1, -0.5] as const, [-1, 0.05, 0] as const, [-0.15, 0.2, 1] as const];
    return moment.carries === 'right'
      ? { handR: hand, elbowR: elbow, palmR: palm, pointR: point, curlR: 0.82 }
      : { handL: hand, elbowL: elbow, palmL: palm, pointL: point, curlL: 0.82 };
  }
  if (holds === null || HANGING.has(holds)) return {};
  return {
    handR: [0.16, marks.waist + 0.02 + 0.006 * Math.sin(time * 1.5), 0.3],
    elbowR: [0.5, -0.6, -1],
    palmR: [-1, 0, 0.1],
    pointR: [-0.05, 0, 1],
    curlR: 0.95,
  };
}

/** Worn before the body, or held in both hands as it hangs. */
const HANGING: ReadonlySet<string> = new Set([
  'guitar',
  'violin',
  'flute',
  'drumsticks',
  'oars',
  'poles',
  'bow',
  'bag',
  'basket',
  'lantern',
]);

/** How much longer a fish's tail is than the legs it follows, in lengths of leg. */
const FIN = 0.42;

/** A tail has one end: both feet are kept there, and it waves. */
function together({ kind }: PersonSheet, stance: Stance): Stance {
  if (kind !== 'mermaid' && kind !== 'genie') return stance;
  const [, y, z] = stance.footL;
  const [, otherY, otherZ] = stance.footR;
  const foot: Vector = [-0.1, Math.max(0, (y + otherY) / 2), (z + otherZ) / 2];
  // Upright on land, the fin stands on the ground.
  const [rootX, rootY, rootZ] = stance.root;
  const root: Vector = [rootX, kind === 'mermaid' && rootY > -0.3 ? rootY + FIN : rootY, rootZ];
  return { ...stance, root, footL: foot, footR: foot, soleL: [0.1, 0, 0], soleR: [0.1, 0, 0], air: 1 };
}

const MOST_YAW = 1.15;

/** Eyes first, then the head, then a little of the trunk. */
function followGaze({ frame }: PersonPoser, stance: Stance, { gaze }: Moment): Stance {
  if (gaze === null || stance.attention <= 0 || stance.air > 0.5) return stance;
  const [x, y, z] = subtract(gaze, [0, frame.eyes.L[1], 0.1]);
  const yaw = clamp(Math.atan2(x, z), -MOST_YAW, MOST_YAW) * stance.attention;
  const pitch = clamp(-Math.atan2(y, Math.hypot(x, z)), -0.5, 0.6) * stance.attention;
  const behind = z < 0 && Math.abs(Math.atan2(x, z)) > 2.2 ? 0 : 1;
  const keep = 1 - 0.6 * stance.attention;
  const head: Vector = [
    stance.head[0] + pitch * 0.65 * behind,
    stance.head[1] * keep + yaw * 0.62 * behind,
    stance.head[2],
  ];
  const trunk: Vector = [stance.trunk[0], stance.trunk[1] + yaw * 0.14 * behind, stance.trunk[2]];
  return {
    ...stance,
    head,
    trunk,
    look: [stance.look[0] * keep + pitch * 0.35 * behind, stance.look[1] * keep + yaw * 0.24 * behind, 0],
  };
}

/** Wind leans a skirt, and steps swing it. */
function skirtSway({ frame }: PersonPoser, { time, speed, gone, wind, phase }: Moment): readonly [number, number] {
  const leg = legLength(frame);
  const pace = clamp(speed / leg / 3);
  const step = (gone / (leg * 1.7)) * Math.PI * 4;
  const gust = 0.7 + 0.3 * Math.sin(time * 1.9 + phase * 6);
  return [wind[0] * 0.8 * gust + 0.5 * pace * Math.sin(step / 2), wind[2] * 0.8 * gust - 0.5 * pace];
}

/** Hair and cape follow late and give way to wind. */
function swingLoose(pose: Pose, { frame }: PersonPoser, { time, speed, phase, wind, turning, gone }: Moment): void {
  const leg = legLength(frame);
  const pace = clamp(speed / leg / 4);
  const t = time * 2.1 + phase * 6;
  const step = (gone / (leg * 1.7)) * Math.PI * 4;
  const [wx, , wz] = wind;
  for (const { bones } of frame.hairChains)
    for (const [index, bone] of bones.entries()) {
      const sway =
        Math.sin(t - index * 0.8) * 0.035 + Math.sin(step - index * 0.9) * 0.16 * pace + wx * 0.12 - turning * 0.08;
      const back = pace * 0.4 * (index === 0 ? 1 : 0.4) + Math.cos(step - index * 0.9) * 0.1 * pace - wz * 0.1;
      pose.turn(bone, combine(aboutZ(sway), aboutX(back)));
    }
  for (const [index, bone] of ['cape0', 'cape1', 'cape2'].entries()) {
    const flutter = Math.sin(t * 1.6 - index * 1.1) * (0.03 + 0.1 * pace + 0.06 * Math.hypot(wx, wz));
    pose.turn(
      bone,
      combine(aboutX(pace * (0.34 - index * 0.06) + flutter - wz * 0.1), aboutZ(wx * 0.1 + Math.sin(t - index) * 0.03)),
    );
  }
}
