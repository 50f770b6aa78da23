import { aboutX, aboutY, aboutZ, combine, fromTo, turnVector } from '../../../maths/turn.ts';
import { subtract, type Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import { SIDES, TAIL_BONES, TRUNK_BONES } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** When each foot leaves the ground, in shares of a stride, and which share of it a foot stands. */
const GAITS = {
  walk: { hindL: 0, frontL: 0.25, hindR: 0.5, frontR: 0.75, stands: 0.64, reach: 1, lift: 1 },
  trot: { hindL: 0, frontR: 0.02, hindR: 0.5, frontL: 0.52, stands: 0.46, reach: 1.25, lift: 1.3 },
  gallop: { hindL: 0, hindR: 0.1, frontL: 0.46, frontR: 0.58, stands: 0.3, reach: 2.05, lift: 1.6 },
} as const;
type Gait = keyof typeof GAITS;

/** Speeds, in lengths of leg a second, from which on an animal trots and gallops. */
const TROT_FROM = 2.6;
const GALLOP_FROM = 5.2;

const RESTING = ['sit', 'lie', 'sleep'] as const;
type Rest = (typeof RESTING)[number];
const isRest = (act: string): act is Rest => RESTING.some((rest) => rest === act);

export interface QuadrupedPoser {
  readonly sheet: QuadrupedSheet;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
}

export function poseQuadruped({ sheet, skeleton, eyes }: QuadrupedPoser, moment: Moment): Pose {
  const pose = new Pose(skeleton);
  // Lengths of the sheet are shares of its size.
  const speed = moment.speed / sheet.size;
  const gone = moment.gone / sheet.size;
  const legLength = Math.min(sheet.leg.front, sheet.leg.hind);
  const gait = speed < 0.08 ? null : gaitOf(speed / legLength, moment.act);
  const breath = (moment.time * 0.35 + moment.phase) % 1;
  const cycle = gait === null ? breath : (gone / strideOf(sheet, gait) + moment.phase) % 1;
  moveTrunk(pose, sheet, gait, moment.act, cycle);
  moveTail(pose, gait, cycle);
  moveEars(pose, sheet, gait, cycle);
  turnHead(pose, moment, gait, sheet);
  const shut = moment.act === 'sleep' || moment.expression === 'sleep' ? 1 : blinkAt(moment.time, moment.phase);
  for (const eye of eyes)
    openLids(pose, eye, 1 - shut, moment.expression === 'surprise' || moment.expression === 'fear' ? 1.1 : 0.95);
  const mouth = Math.max(
    moment.mouth.open,
    gait === 'gallop' ? 0.35 : 0,
    moment.act === 'bark' || moment.act === 'roar' ? calls(moment) : 0,
  );
  pose.turn('jaw', aboutX(mouth * 0.5));
  pose.solve();
  for (const [side] of SIDES) {
    standOn(pose, sheet, 'front', side, gait, moment.act, cycle);
    standOn(pose, sheet, 'hind', side, gait, moment.act, cycle);
  }
  return pose;
}

/** One full cycle of all legs covers this way: the foot goes `reach` while it stands, so the body goes that much in the share it stands. */
function strideOf({ gait: { stride } }: QuadrupedSheet, gait: Gait): number {
  return (stride * GAITS[gait].reach) / GAITS[gait].stands;
}

function gaitOf(legsASecond: number, act: string): Gait {
  if (act === 'gallop' || legsASecond > GALLOP_FROM) return 'gallop';
  return act === 'trot' || legsASecond > TROT_FROM ? 'trot' : 'walk';
}

const calls = ({ time }: Moment): number => Math.max(0, Math.sin(time * 9)) * (Math.sin(time * 2.1) > 0 ? 1 : 0);

function moveTrunk(pose: Pose, sheet: QuadrupedSheet, gait: Gait | null, act: string, cycle: number): void {
  const t = cycle * Math.PI * 2;
  const leg = Math.min(sheet.leg.front, sheet.leg.hind);
  const calm = sheet.neck.length > 0.6 ? 0.5 : 1;
  if (gait === 'walk') {
    pose.root = [Math.sin(t) * 0.012, (-0.012 + Math.cos(2 * t) * 0.012) * leg, 0];
    pose.turn('pelvis', aboutY(Math.sin(t) * 0.05)).turn('chest', aboutY(-Math.sin(t) * 0.04));
    pose.turn('neck', aboutX(Math.sin(2 * t + 0.6) * 0.05 * calm)).turn('head', aboutX(-Math.sin(2 * t + 0.2) * 0.05));
  } else if (gait === 'trot') {
    pose.root = [0, Math.cos(2 * t - 0.6) * 0.04 * leg, 0];
    pose.turn('neck', aboutX(Math.sin(2 * t) * 0.04)).turn('head', aboutX(-Math.sin(2 * t) * 0.03));
  } else if (gait === 'gallop') {
    const bend = Math.sin(t - 0.3);
    pose.root = [0, (0.1 + 0.08 * Math.cos(t - 2.2)) * leg * 1.2, 0];
    pose
      .turn('root', aboutX(0.1 * Math.sin(t + 0.6)))
      .turn('pelvis', aboutX(0.15 * bend))
      .turn('chest', aboutX(-0.08 * bend));
    pose
      .turn('neck', aboutX((0.22 + 0.12 * Math.sin(t + 1)) * calm))
      .turn('head', aboutX((-0.16 - 0.1 * Math.sin(t + 0.8)) * calm));
  } else if (act === 'sit') {
    pose.root = [0, -sheet.leg.hind * 0.235, -0.02];
    pose.turn('root', aboutX(-0.62)).turn('pelvis', aboutX(-0.22)).turn('chest', aboutX(-0.05));
    pose.turn('neck', aboutX(0.42)).turn('head', aboutX(0.28));
    pose.turn('tail0', aboutX(0.75)).turn('tail1', aboutY(0.4)).turn('tail2', aboutY(0.4));
  } else if (act === 'lie' || act === 'sleep') {
    pose.root = [0, -sheet.leg.front * 0.7, 0];
    pose.turn('root', aboutX(-0.04)).turn('tail0', aboutX(-0.35)).turn('tail1', aboutY(0.4)).turn('tail2', aboutY(0.5));
    const down = act === 'sleep' ? 0.75 : -0.1;
    pose.turn('neck', aboutX(down)).turn('head', aboutX(act === 'sleep' ? -0.35 : 0.12));
  } else if (act === 'eat' || act === 'drink' || act === 'graze') {
    const reach = sheet.neck.length > 0.6 ? 1.9 : 1.35;
    pose
      .turn('neck', aboutX(reach * 0.55))
      .turn('neck2', aboutX(reach * 0.35))
      .turn('head', aboutX(-0.35 + 0.06 * Math.sin(t * 5)));
  } else {
    pose.root = [0, Math.sin(t) * 0.004, 0];
    pose.turn('neck', aboutX(Math.sin(t) * 0.015));
  }
}

function moveTail(pose: Pose, gait: Gait | null, cycle: number): void {
  const t = cycle * Math.PI * 2;
  for (const [index, bone] of TAIL_BONES.entries()) {
    const side =
      Math.sin(t * (gait === 'gallop' ? 1 : gait === null ? 2 : 1) - index * 0.7) * (gait === null ? 0.08 : 0.12);
    const up = gait === 'gallop' ? 0.14 + 0.16 * Math.sin(t - index * 0.6) : 0.05 * Math.sin(2 * t - index * 0.8);
    pose.turn(bone, combine(aboutY(side), aboutX(up * (index > 0 ? 0.7 : 1))));
  }
  for (const [index, bone] of TRUNK_BONES.entries()) {
    pose.turn(bone, combine(aboutZ(Math.sin(t - index * 0.6) * 0.06), aboutX(Math.sin(2 * t - index * 0.7) * 0.05)));
  }
}

function moveEars(pose: Pose, { ear }: QuadrupedSheet, gait: Gait | null, cycle: number): void {
  const t = cycle * Math.PI * 2;
  const loose = ear.kind === 'flop' ? 0.22 : ear.kind === 'fan' ? 0.16 : 0.06;
  for (const [side, sign] of SIDES) {
    const flap = gait === 'gallop' ? 0.6 + 0.8 * Math.sin(t + 1) : Math.sin(2 * t + 0.8) * 0.5;
    const turn =
      ear.kind === 'fan'
        ? aboutY(sign * 0.25 * Math.sin(t))
        : aboutX((gait === 'gallop' ? -0.35 : 0) + 0.05 * Math.sin(2 * t));
    pose.turn(`ear${side}`, combine(aboutZ(sign * loose * flap), turn));
  }
}

const MOST_TURN = 0.9;

function turnHead(pose: Pose, { gaze, turning, act }: Moment, gait: Gait | null, { size }: QuadrupedSheet): void {
  if (gaze !== null && !isRest(act)) {
    const side = Math.atan2(gaze[0], Math.max(0.05, gaze[2]));
    const up = Math.atan2(gaze[1] - size * 0.8, Math.hypot(gaze[0], gaze[2]) + 0.1);
    const yaw = Math.min(MOST_TURN, Math.max(-MOST_TURN, side));
    const pitch = Math.min(0.4, Math.max(-0.5, -up));
    pose
      .turn('neck2', combine(aboutY(yaw * 0.4), aboutX(pitch * 0.3)))
      .turn('head', combine(aboutY(yaw * 0.6), aboutX(pitch * 0.7)));
  }
  // Into a curve it looks and leans.
  if (gait !== null)
    pose
      .turn('neck', aboutY(Math.min(0.5, Math.max(-0.5, turning * 0.25))))
      .turn('root', aboutZ(Math.min(0.14, Math.max(-0.14, -turning * 0.05))));
}

function standOn(
  pose: Pose,
  sheet: QuadrupedSheet,
  end: 'front' | 'hind',
  side: 'L' | 'R',
  gait: Gait | null,
  act: string,
  cycle: number,
): void {
  const { skeleton } = pose;
  const rest = skeleton.bone(`${end}Foot${side}`).head;
  const ankleBone = skeleton.bone(`${end}Ankle${side}`);
  const shank = subtract(ankleBone.tail, ankleBone.head);
  const isFront = end === 'front';
  let [x, y, z] = rest;
  let [bend, swings] = [0, 0];
  if (gait !== null) {
    const { stands, reach, lift } = GAITS[gait];
    const stride = sheet.gait.stride * reach;
    const share = (cycle + GAITS[gait][`${end}${side}`]) % 1;
    const shift = gait === 'gallop' ? (isFront ? 0.06 : 0.02) : 0;
    if (share < stands) {
      const k = share / stands;
      z += stride * (0.5 - k) + shift;
      bend = 0.12 - 0.4 * k;
    } else {
      const k = (share - stands) / (1 - stands);
      const eased = k * k * (3 - 2 * k);
      z += stride * (eased - 0.5) + shift;
      swings = Math.sin(Math.PI * k ** 0.8);
      y += sheet.gait.lift * lift * swings;
      bend = -0.28 + 0.4 * eased - swings * (isFront ? 1 : 0.75);
    }
  } else if (act === 'sit') {
    if (isFront) [x, z] = [rest[0] * 0.8, pose.headOf(`frontUpper${side}`)[2] + 0.02];
    else [x, z, bend] = [rest[0] * 1.35, pose.headOf(`hindUpper${side}`)[2] + sheet.leg.hind * 0.42, -1.05];
  } else if (act === 'lie' || act === 'sleep') {
    bend = -1.2;
    if (isFront) [x, z] = [rest[0] * 0.9, rest[2] + sheet.leg.front * 0.42];
    else [x, z] = [rest[0] * 1.5, rest[2] + sheet.leg.hind * 0.3];
  }
  const toward = turnVector(aboutX(-bend), shank);
  const ankle: Vector = [x - toward[0], y - toward[1], z - toward[2]];
  const pole: Vector = isFront
    ? [0, act === 'lie' || act === 'sleep' ? 0.3 : -0.1, -1]
    : [0, act === 'sit' ? 1 : 0.2, 1];
  pose.reach(`${end}Upper${side}`, `${end}Lower${side}`, ankle, pole);
  const name = `${end}Ankle${side}`;
  pose.orient(name, combine(fromTo(turnVector(pose.orientationOf(name), shank), toward), pose.orientationOf(name)));
  const soft = sheet.leg.foot === 'paw' ? 0.55 : 0.8;
  pose.orient(`${end}Foot${side}`, aboutX(gait === null ? 0 : -bend * soft + swings * 0.5)).solve();
}
