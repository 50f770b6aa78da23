import { clamp } from '../../../maths/ease.ts';
import {
  aboutAxis,
  aboutX,
  aboutY,
  aboutZ,
  chain,
  combine,
  fromAxes,
  invert,
  type Turn,
  turnVector,
} from '../../../maths/turn.ts';
import { add, cross, dot, lengthOf, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Contact, Moment } from '../../body.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import { type PersonFrame, SIDES, type Side, signOf } from './frame.ts';
import { FINGER_CURLS, fingerAxis } from './hand.ts';
import type { Stance } from './stance.ts';

export interface Figure {
  readonly frame: PersonFrame;
  readonly skeleton: Skeleton;
}

export const armLength = ({ build }: PersonFrame): number => build.arm * 0.86;
export const legLength = ({ legs, hipY }: PersonFrame): number => hipY - 0.02 - legs.L.ankle[1];
/** Of somebody who sits: below the joints of the hips. */
export const seatBelow = ({ build }: PersonFrame): number => build.hips * 0.78 + 0.02;

const bent = ([pitch, yaw, roll]: Vector): Turn => chain(aboutY(yaw), aboutX(pitch), aboutZ(-roll));
const share = (turn: Vector, by: number): Turn => bent(scale(turn, by));

/** The same stance on a seat: who lies has the back on it, who sits the seat. */
export function onSeat(frame: PersonFrame, stance: Stance, hips: Contact | undefined): Stance {
  if (hips === undefined) return stance;
  const lies = Math.abs(stance.hips[0]) > 1;
  const below: Vector = lies
    ? [0, -frame.build.chest * 0.72, 0]
    : turnVector(bent(stance.hips), [0, -seatBelow(frame), 0]);
  return { ...stance, root: scale(subtract(subtract(hips.at, below), [0, frame.hipY, 0]), 1 / legLength(frame)) };
}

/** A stance becomes bones: trunk first, then legs and arms to where they must be. */
export function solveStance({ frame, skeleton }: Figure, stance: Stance, moment: Moment): Pose {
  const pose = new Pose(skeleton);
  const leg = legLength(frame);
  const { contacts } = moment;
  pose.root = scale(stance.root, leg);
  const hipsTurn = bent(stance.hips);
  const stoop = frame.build.stoop * (1 - stance.air);
  pose.turn('hips', hipsTurn);
  pose.turn('spine', combine(share(stance.trunk, 0.5), aboutX(stoop * 0.2)));
  pose.turn('chest', combine(share(stance.trunk, 0.5), aboutX(stoop * 0.24)));
  pose.turn('neck', combine(share(stance.head, 0.4), aboutX(-stoop * 0.06)));
  pose.turn('head', combine(share(stance.head, 0.6), aboutX(-stoop * 0.34)));
  for (const [side, sign] of SIDES) {
    const lift = stance.shrug * 0.5;
    pose.turn(`collar${side}`, aboutZ(sign * lift));
  }
  pose.solve();
  for (const [side] of SIDES)
    solveLeg(pose, frame, stance, side, hipsTurn, contacts[side === 'L' ? 'leftFoot' : 'rightFoot']);
  for (const [side] of SIDES) solveArm(pose, frame, stance, side, contacts[side === 'L' ? 'leftHand' : 'rightHand']);
  pose.solve();
  return pose;
}

const outward = ([x, y, z]: Vector, sign: number): Vector => [x * sign, y, z];

function solveLeg(
  pose: Pose,
  frame: PersonFrame,
  stance: Stance,
  side: Side,
  hipsTurn: Turn,
  contact: Contact | undefined,
): void {
  const sign = signOf(side);
  const leg = legLength(frame);
  const { standing: ankle } = frame.legs[side];
  const { foot } = frame.build;
  const [at, sole, knee] = [stance[`foot${side}`], stance[`sole${side}`], stance[`knee${side}`]];
  const [yaw, tilt] = [aboutY(sign * sole[1]), combine(aboutX(sole[0]), aboutZ(sign * sole[2]))];
  const turn = combine(yaw, tilt);
  // A heel that rises turns about the ball of the foot, one that strikes about itself: so what carries the weight stays where it is.
  const pivot: Vector = sole[0] > 0 ? [0, -ankle[1], foot * 0.44] : [0, -ankle[1], -foot * 0.16];
  // Where it points is turned about the ankle: else a foot would jump aside whenever its heel leaves the ground.
  const raised = turnVector(yaw, subtract(pivot, turnVector(tilt, pivot)));
  const onGround = add(add(ankle, raised), scale(outward(at, sign), leg));
  let target = onGround;
  let footTurn = turn;
  if (stance.air > 0) {
    const hips = pose.headOf('hips');
    const rest: Vector = [0, frame.hipY, 0];
    const carried = add(hips, turnVector(hipsTurn, subtract(add(ankle, scale(outward(at, sign), leg)), rest)));
    target = add(scale(onGround, 1 - stance.air), scale(carried, stance.air));
    footTurn = stance.air > 0.5 ? combine(hipsTurn, turn) : turn;
  }
  if (contact !== undefined) target = add(contact.at, [0, ankle[1], 0]);
  const pole = stance.air > 0.5 ? turnVector(hipsTurn, outward(knee, sign)) : outward(knee, sign);
  pose.reach(`thigh${side}`, `shin${side}`, target, pole);
  pose.orient(`foot${side}`, footTurn);
  // Toes stay flat while the heel rises from the ground.
  const flat = at[1] < 0.02 && stance.air < 0.5 ? Math.max(0, sole[0]) : Math.max(0, sole[0]) * 0.35;
  pose.turn(`toes${side}`, aboutX(-flat)).solve();
}

function solveArm(pose: Pose, frame: PersonFrame, stance: Stance, side: Side, contact: Contact | undefined): void {
  const sign = signOf(side);
  const unit = armLength(frame);
  const chest = pose.orientationOf('chest');
  const inBody = (v: Vector): Vector => turnVector(chest, outward(v, sign));
  const shoulder = pose.headOf(`upperArm${side}`);
  const [hand, elbow, palm, point] = [
    stance[`hand${side}`],
    stance[`elbow${side}`],
    stance[`palm${side}`],
    stance[`point${side}`],
  ];
  const { along, palm: restPalm, wrist } = frame.arms[side];
  let target = add(shoulder, scale(inBody(hand), unit));
  let faces = inBody(palm);
  const wanted = inBody(point);
  if (contact !== undefined) {
    if (contact.facing !== null) faces = contact.facing;
    // What is held lies in the hand, not at the wrist.
    const palmed = lengthOf(faces) > 0.1 ? scale(normalise(faces), frame.build.hand * 0.2) : ([0, 0, 0] as const);
    const held = subtract(contact.at, palmed);
    const there =
      lengthOf(wanted) > 0.1
        ? subtract(held, scale(normalise(wanted), frame.build.hand * 0.5))
        : wristBefore(held, shoulder, frame.arms[side], frame.build.hand * 0.5, inBody(elbow));
    const come = contact.share ?? 1;
    target = add(scale(target, 1 - come), scale(there, come));
  }
  pose.reach(`upperArm${side}`, `foreArm${side}`, target, inBody(elbow));
  if (contact !== undefined && contact.share === undefined && lengthOf(faces) <= 0.1) {
    // Where the palm looks is known only once the arm is there.
    const looks = turnVector(pose.orientationOf(`foreArm${side}`), restPalm);
    pose.reach(
      `upperArm${side}`,
      `foreArm${side}`,
      subtract(target, scale(looks, frame.build.hand * 0.2)),
      inBody(elbow),
    );
  }
  const fore = pose.orientationOf(`foreArm${side}`);
  const forward = normalise(turnVector(fore, subtract(wrist, frame.arms[side].elbow)));
  const fingers = lengthOf(wanted) > 0.1 ? normalise(wanted) : forward;
  if (lengthOf(faces) > 0.1 || lengthOf(wanted) > 0.1) {
    const natural = turnVector(fore, restPalm);
    const strength = Math.min(1, lengthOf(faces));
    const mixed = add(
      scale(normalise(lengthOf(faces) > 0.01 ? faces : natural), strength),
      scale(natural, 1 - strength),
    );
    const flat = subtract(mixed, scale(fingers, dot(mixed, fingers)));
    const palmNow = lengthOf(flat) < 1e-4 ? natural : normalise(flat);
    const turn = combine(
      fromAxes(fingers, palmNow, cross(fingers, palmNow)),
      invert(fromAxes(along, restPalm, cross(along, restPalm))),
    );
    // Half of the turn of the wrist happens in the forearm.
    const level = subtract(palmNow, scale(forward, dot(palmNow, forward)));
    if (lengthOf(level) > 0.2) {
      const [a, b] = [normalise(natural), normalise(level)];
      const angle = Math.atan2(dot(cross(a, b), forward), dot(a, b));
      pose.orient(`foreArm${side}`, combine(aboutAxis(forward, angle * 0.5), fore));
    }
    pose.orient(`hand${side}`, turn);
  }
  curlFingers(pose, frame, side, stance[`curl${side}`], stance[`index${side}`]);
  pose.solve();
}

/** Where the wrist is when the hand, straight on from the forearm, is at a point: the forearm is as much longer as the hand is. */
function wristBefore(at: Vector, from: Vector, arm: PersonFrame['arms']['L'], hand: number, pole: Vector): Vector {
  const first = lengthOf(subtract(arm.elbow, arm.shoulder));
  const fore = lengthOf(subtract(arm.wrist, arm.elbow));
  const second = fore + hand;
  const way = subtract(at, from);
  const far = Math.min(Math.max(lengthOf(way), Math.abs(first - second) + 1e-4), first + second - 1e-4);
  const toward = normalise(way);
  const along = (first * first + far * far - second * second) / (2 * far);
  const away = Math.sqrt(Math.max(0, first * first - along * along));
  const flat = subtract(pole, scale(toward, dot(pole, toward)));
  const elbow = add(from, add(scale(toward, along), scale(lengthOf(flat) < 1e-6 ? [0, 0, 0] : normalise(flat), away)));
  const end = add(from, scale(toward, far));
  return add(elbow, scale(subtract(end, elbow), fore / second));
}

/** A hand at ease is not a row of like fingers: toward the little one they bend more. Of one that points, the first stays straight. */
function curlFingers(pose: Pose, frame: PersonFrame, side: Side, curl: number, index: number): void {
  const { along } = frame.arms[side];
  const axis = fingerAxis(frame.arms[side]);
  for (const [finger, share] of FINGER_CURLS.entries()) {
    const straight = finger === 0 ? 1 - index : 1;
    // A fist closes all of them.
    const bend = curl * (share + (1 - share) * clamp(curl)) * straight;
    pose.turn(`finger${finger}${side}`, aboutAxis(axis, bend * 1.55));
    pose.turn(`fingertip${finger}${side}`, aboutAxis(axis, bend * 1.5 + 0.06));
  }
  pose.turn(`thumb${side}`, combine(aboutAxis(along, -signOf(side) * curl * 0.35), aboutAxis(axis, curl * 0.6)));
  pose.turn(`thumbtip${side}`, aboutAxis(axis, curl * 0.5));
}
