import { clamp, smoothstep } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { blendPoses, poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { type Eye, openLids, shutAt } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import { CLIPS } from './clips.ts';
import { MANE_BONES, SIDES, TAIL_BONES, TRUNK_BONES } from './frame.ts';
import { type Gait, gaitsAt, isGallop, LEGS, stepAt, strideOf } from './gaits.ts';
import type { Graze } from './graze.ts';
import type { QuadrupedSheet } from './sheet.ts';
import { Stance } from './stance.ts';

export interface QuadrupedPoser {
  readonly sheet: QuadrupedSheet;
  /** Metres to a share of the sheet. */
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly graze: Graze;
  readonly eyes: readonly Eye[];
}

/** Acts that keep it where it is or carry it without steps, however fast its path goes. */
export const WITHOUT_STEPS: ReadonlySet<string> = new Set([
  ...['sit', 'lie', 'sleep', 'swim', 'dive', 'fly', 'float', 'take_off', 'jump', 'climb', 'rest'],
  ...[
    'roll_over',
    'spin',
    'trip',
    'scratch',
    'beg',
    'pounce',
    'plunge_in',
    'knock',
    'leap',
    'splash',
    'wade',
    'float_on_back',
    'hold_paws',
  ],
  ...['surf', 'skate', 'drift', 'ride', 'slide', 'belly_slide'],
]);
/** Slower than this, in legs a second, it stands; faster than the second it walks; between them both are seen. */
export const STANDS_BELOW = 0.06;
const WALKS_ABOVE = 0.35;

export function poseQuadruped(poser: QuadrupedPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

function poseAct(poser: QuadrupedPoser, moment: Moment, act: string): Pose {
  const { sheet, size } = poser;
  const legsASecond = moment.speed / (Math.min(sheet.leg.front, sheet.leg.hind) * size);
  if (WITHOUT_STEPS.has(act) || legsASecond < STANDS_BELOW) return poseStep(poser, moment, act, null);
  const { first, second, share } = gaitsAt(sheet, legsASecond, act);
  const going = poseStep(poser, moment, act, first);
  if (second !== null) return blendPoses(going, poseStep(poser, moment, act, second), share);
  if (legsASecond > WALKS_ABOVE) return going;
  const standing = poseStep(poser, moment, act, null);
  return blendPoses(standing, going, smoothstep(STANDS_BELOW, WALKS_ABOVE, legsASecond));
}

function poseStep(poser: QuadrupedPoser, moment: Moment, act: string, gait: Gait | null): Pose {
  const { sheet, size, skeleton, eyes } = poser;
  const pose = new Pose(skeleton);
  const stance = new Stance(pose, poser, moment);
  const breath = moment.time * 0.35 + moment.phase;
  const cycle = gait === null ? breath % 1 : (moment.gone / strideOf(sheet, gait, size) + moment.phase) % 1;
  if (gait === null) {
    stance
      .move(0, Math.sin(breath * Math.PI * 2) * 0.004 * size, 0)
      .nod('neck', Math.sin(breath * Math.PI * 2) * 0.015);
    CLIPS[act]?.(stance, moment.since);
  } else {
    carryTrunk(stance, gait, cycle);
    for (const leg of LEGS) {
      if (leg.startsWith('front') && stance.hasArms) continue;
      const { forward, up, bend, swings } = stepAt(sheet, gait, leg, cycle, size);
      const soft = sheet.leg.foot === 'paw' ? 0.55 : 0.8;
      stance.foot(leg, { y: up, z: forward, bend, roll: -bend * soft + swings * 0.5 });
    }
  }
  moveTail(stance, gait, cycle);
  moveMane(stance, gait, cycle);
  moveArms(stance, gait, cycle);
  foldWings(stance, act);
  moveHead(stance, act, gait);
  const shut = shutAt(moment, act);
  const wide = moment.expression === 'surprise' || moment.expression === 'fear' ? 1.1 : 0.95;
  const squint = moment.expression === 'anger' || moment.expression === 'sorrow' ? 0.75 : 1;
  for (const eye of eyes) openLids(pose, eye, (1 - shut) * squint, wide);
  const pants = isGallop(gait) ? 0.35 : moment.expression === 'joy' ? 0.22 + 0.06 * Math.sin(moment.time * 11) : 0;
  const gapes = moment.expression === 'surprise' ? GAPING : (sheet.head.gape ?? 0);
  stance.nod('jaw', Math.max(moment.mouth.open * 0.6, pants * 0.5, shut === 1 ? 0 : gapes));
  return stance.settle();
}

function carryTrunk(stance: Stance, gait: Gait, cycle: number): void {
  const t = cycle * Math.PI * 2;
  const { leg, sheet, size } = stance;
  const calm = sheet.neck.length > 0.5 ? 0.5 : 1;
  const sprawl = sheet.leg.sprawl ?? 0;
  if (sprawl > 0.3) {
    // Its back winds from side to side.
    stance
      .swing('pelvis', Math.sin(t) * 0.2 * sprawl)
      .swing('chest', -Math.sin(t) * 0.16 * sprawl)
      .swing('neck', Math.sin(t) * 0.14 * sprawl);
    if (gait !== 'hop') return;
  }
  switch (gait) {
    case 'walk':
    case 'sneak': {
      const low = gait === 'sneak' ? 0.2 : 0;
      stance.move(Math.sin(t) * 0.012 * size, (-0.012 - low + Math.cos(2 * t) * 0.012) * leg, 0);
      stance.swing('pelvis', Math.sin(t) * 0.05).swing('chest', -Math.sin(t) * 0.04);
      stance
        .nod('neck', low * 2.2 + Math.sin(2 * t + 0.6) * 0.05 * calm)
        .nod('head', -low * 1.4 - Math.sin(2 * t + 0.2) * 0.05);
      if (stance.hasArms) stance.lean('root', Math.sin(t) * 0.04).swing('tail0', -Math.sin(t) * 0.15);
      break;
    }
    case 'trot':
      stance.move(0, Math.cos(2 * t - 0.6) * 0.04 * leg, 0);
      stance.nod('neck', Math.sin(2 * t) * 0.04).nod('head', -Math.sin(2 * t) * 0.03);
      if (stance.hasArms) stance.nod('root', 0.12).nod('neck', -0.08);
      break;
    case 'hooves':
    case 'gallop': {
      const bend = Math.sin(t - 0.3);
      // Highest while all feet are in the air.
      const flies = gait === 'hooves' ? 5.4 : 2.2;
      stance.move(0, (0.1 + 0.08 * Math.cos(t - flies)) * leg * 1.2, 0);
      stance
        .nod('root', 0.1 * Math.sin(t + 0.6))
        .nod('pelvis', 0.15 * bend)
        .nod('chest', -0.08 * bend);
      stance.nod('neck', (0.22 + 0.12 * Math.sin(t + 1)) * calm).nod('head', (-0.16 - 0.1 * Math.sin(t + 0.8)) * calm);
      break;
    }
    case 'hop': {
      // Off the ground while the hind feet are.
      const air = cycle < 0.36 ? 0 : Math.sin((Math.PI * (cycle - 0.36)) / 0.64);
      stance.move(
        0,
        (air * 0.42 - (cycle < 0.36 ? 0.12 * Math.sin((Math.PI * cycle) / 0.36) : 0)) * sheet.leg.hind * size,
        0,
      );
      stance
        .nod('root', 0.16 * Math.sin(t + 2.4))
        .nod('neck', -0.1 * Math.sin(t + 2.4))
        .nod('pelvis', -0.2 * air);
      stance.nod('tail0', -0.25 * Math.sin(t + 2));
    }
  }
}

function moveTail({ pose, moment, sheet }: Stance, gait: Gait | null, cycle: number): void {
  const t = cycle * Math.PI * 2;
  const gay = moment.expression === 'joy' ? 0.3 : 0;
  const heavy = sheet.tail.kind === 'thick' || sheet.tail.kind === 'plume' ? 0.5 : 1;
  for (const [index, bone] of TAIL_BONES.entries()) {
    const side =
      Math.sin(t * (gait === null ? 2 : 1) - index * 0.7) * (gait === null ? 0.08 : 0.12) +
      gay * Math.sin(moment.time * 12 - index * 0.5);
    const up = isGallop(gait) ? 0.14 + 0.16 * Math.sin(t - index * 0.6) : 0.05 * Math.sin(2 * t - index * 0.8);
    const sad = moment.expression === 'sorrow' || moment.expression === 'fear' ? -0.16 : 0;
    // Hair streams behind whoever gallops.
    const carried = isGallop(gait) && sheet.tail.kind === 'hair' && index === 0 ? 0.42 : 0;
    pose.turn(bone, combine(aboutY(side), aboutX((up * (index > 0 ? 0.7 : 1) + sad) * heavy + carried)));
  }
  for (const [index, bone] of TRUNK_BONES.entries()) {
    pose.turn(bone, combine(aboutZ(Math.sin(t - index * 0.6) * 0.06), aboutX(Math.sin(2 * t - index * 0.7) * 0.05)));
  }
}

/** Radians by which the ends of a mane stand back from where they hang, and by which they beat. */
const STREAMS = { gallop: [0.95, 0.22], trot: [0.4, 0.14], walk: [0.12, 0.07], stand: [0, 0.03] } as const;

/** Behind the neck in the wind of the gallop, up and down with every stride; the upper third goes first. */
function moveMane({ pose, moment, sheet }: Stance, gait: Gait | null, cycle: number): void {
  if (sheet.mane !== 'crest') return;
  const [back, beat] = STREAMS[isGallop(gait) ? 'gallop' : gait === 'trot' ? 'trot' : gait === null ? 'stand' : 'walk'];
  const t = gait === null ? moment.time * 1.6 + moment.phase * 6 : cycle * Math.PI * 2;
  for (const [index, bone] of MANE_BONES.entries()) {
    const late = (2 - index) * 0.7;
    pose.turn(bone, combine(aboutZ(Math.sin(t * 2 - late) * beat * 0.4), aboutX(back + beat * Math.sin(t - late))));
  }
}

/** Of one that walks on its hind legs: small, held before the chest. */
function moveArms(stance: Stance, gait: Gait | null, cycle: number): void {
  if (!stance.hasArms) return;
  const t = cycle * Math.PI * 2;
  for (const [side, sign] of SIDES)
    stance.nod(`frontUpper${side}`, (gait === null ? 0.05 : 0.22) * Math.sin(t + (gait === 'hop' ? 0 : sign * 1.57)));
}

const SPREAD: ReadonlySet<string> = new Set(['fly', 'take_off', 'land', 'float', 'cheer', 'roar', 'breathe']);

function foldWings(stance: Stance, act: string): void {
  if (stance.sheet.wings === undefined || SPREAD.has(act)) return;
  for (const [side, sign] of SIDES) {
    stance.pose
      .turn(`wing0${side}`, combine(aboutY(sign * 1.05), aboutZ(sign * 0.35)))
      .turn(`wing1${side}`, combine(aboutY(sign * 0.25), aboutZ(-sign * 1.05)))
      .turn(`wing2${side}`, combine(aboutY(sign * 0.75), aboutZ(-sign * 0.2)));
  }
}

/** Radians: a mouth that stands open in wonder. */
const GAPING = 0.32;
const MOST_TURN = 0.9;

/** Ears, gaze, and the small movements of somebody who is awake. */
function moveHead(stance: Stance, act: string, gait: Gait | null): void {
  const { pose, moment, sheet } = stance;
  const { gaze, turning, time, phase, expression } = moment;
  const asleep = act === 'sleep';
  const twitch = clamp(1 - Math.abs(((time + phase * 5.1) % (3.1 + phase)) - 0.4) * 8);
  const loose = sheet.ear.kind === 'flop' ? 0.22 : sheet.ear.kind === 'fan' ? 0.16 : 0.06;
  const laid = expression === 'anger' || expression === 'fear' || expression === 'sorrow' ? -0.45 : 0;
  for (const [side, sign] of SIDES) {
    const flap = isGallop(gait) ? 0.6 + 0.8 * Math.sin(time * 14 + 1) : Math.sin(time * 1.9 + sign) * 0.5;
    const one = sign > 0 ? twitch : 0;
    const turn =
      sheet.ear.kind === 'fan'
        ? aboutY(sign * (0.25 * Math.sin(time * 1.2 + phase * 6) + 0.1))
        : aboutX((isGallop(gait) ? -0.35 : 0) + laid + 0.05 * Math.sin(time * 1.3));
    pose.turn(`ear${side}`, combine(aboutZ(sign * (loose * flap + one * 0.22)), turn));
  }
  if (asleep) return;
  const resting = act === 'sit' || act === 'lie' ? 0.6 : 1;
  if (gaze !== null && act !== 'eat' && act !== 'drink') {
    const eyes = pose.skeleton.bone('head').head[1];
    const side = Math.atan2(gaze[0], Math.max(0.05, gaze[2]));
    const up = Math.atan2(gaze[1] - eyes, Math.hypot(gaze[0], gaze[2]) + 0.1);
    const yaw = clamp(side, -MOST_TURN, MOST_TURN) * resting;
    const pitch = clamp(-up, -0.5, 0.4) * resting;
    pose
      .turn('neck2', combine(aboutY(yaw * 0.4), aboutX(pitch * 0.3)))
      .turn('head', combine(aboutY(yaw * 0.5), aboutX(pitch * 0.6)));
    for (const [eye] of SIDES) pose.turn(`eye${eye}`, combine(aboutY(yaw * 0.18), aboutX(pitch * 0.2)));
  } else if (gait === null) {
    const idle = Math.sin(time * 0.61 + phase * 9) * 0.1 + Math.sin(time * 1.37 + phase * 4) * 0.05;
    pose
      .turn('neck2', aboutY(idle * 0.5))
      .turn('head', combine(aboutY(idle), aboutX(Math.sin(time * 0.83 + phase * 7) * 0.04)));
  }
  const mood = expression === 'sorrow' ? 0.28 : expression === 'joy' ? -0.06 : 0;
  if (mood !== 0) pose.turn('neck', aboutX(mood)).turn('head', aboutX(mood * 0.3));
  // Into a curve it looks and leans.
  if (gait !== null)
    pose
      .turn('neck', aboutY(clamp(turning * 0.25, -0.5, 0.5)))
      .turn('root', aboutZ(clamp(-turning * 0.05, -0.14, 0.14)));
}
