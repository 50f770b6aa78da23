import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { bone, fillBlob, type Point } from '../pen.ts';
import { legLength } from './build.ts';
import { neckOf } from './front-torso.ts';
import { drawHand } from './hand.ts';
import type { Look } from './look.ts';
import { along, fillShape, paintTube, shade } from './paint.ts';
import { findSideFrame, type SideFrame, type SideLeg } from './side-frame.ts';
import { drawSideTail } from './side-hair.ts';
import { drawSideHead } from './side-head.ts';
import type { Leg, Limb, SidePose } from './side-pose.ts';
import { drawSideTorso } from './side-torso.ts';

const FAR = 0.34;

function drawShoe(pen: SKRSContext2D, look: Look, { ankle, turn }: SideLeg, dark: number): void {
  const { build, clothes } = look;
  const bare = clothes.cut.shoes === 'bare';
  pen.save();
  pen.translate(...ankle);
  pen.rotate(turn);
  pen.scale((build.shank + 5) / 17, build.ankle / 16);
  if (!bare) {
    pen.fillStyle = toCss(mixRgb([58, 48, 50], [30, 16, 44], dark));
    fillShape(pen, [-17, 8, 10, 8, 40, 10, 42, 15, 34, 17, -14, 17, -19, 13]);
  }
  pen.fillStyle = shade(bare ? look.skin : clothes.shoes, dark);
  fillShape(pen, [-15, -9, 4, -12, 12, -6, 26, 0, 38, 6, 40, 12, 20, 13, -14, 13, -18, 4]);
  pen.fillStyle = shade(bare ? look.skin : clothes.shoes, dark + 0.18);
  fillShape(pen, [-15, -6, -8, 2, -10, 12, -15, 12, -18, 4]);
  pen.restore();
}

function drawLeg(pen: SKRSContext2D, look: Look, leg: SideLeg, dark: number, draped: boolean): void {
  const { build, clothes } = look;
  const { cut } = clothes;
  const { hip, knee, ankle } = leg;
  drawShoe(pen, look, leg, dark);
  const cloth = { colour: draped ? clothes.top : clothes.bottom, dark };
  if (cut.legs !== 'long') {
    const calf = along(knee, ankle, 0.3);
    paintTube(
      pen,
      [hip, knee, calf, ankle],
      [build.leg * 0.9, build.calf * 0.9, build.calf * 0.95, build.shank * 0.9],
      { colour: look.skin, dark: dark + 0.04 },
    );
  }
  if (cut.legs === 'short') {
    const hem = along(hip, knee, 0.74);
    paintTube(pen, [hip, along(hip, hem, 0.5), hem], [build.leg * 1.02, build.leg * 1.02, build.leg * 0.98], cloth);
  } else if (cut.legs === 'long') {
    paintTube(
      pen,
      [hip, knee, along(knee, ankle, 0.92)],
      [build.leg * 1.02, build.calf * 1.1, build.shank + 3.5],
      cloth,
    );
  } else if (draped) {
    paintTube(pen, [hip, along(hip, knee, 0.5), knee], [build.leg + 2, build.leg, build.leg * 0.9], cloth);
  }
  if (cut.shoes === 'boots') {
    paintTube(pen, [along(knee, ankle, 0.5), ankle], [build.calf * 1.04, build.shank + 5], {
      colour: clothes.shoes,
      dark,
    });
  }
}

function drawArm(pen: SKRSContext2D, look: Look, shoulder: Point, arm: Limb, far: boolean, grips: boolean): void {
  const { build, clothes, skin } = look;
  const elbow = bone(shoulder, arm.angle, build.upperArm);
  const wrist = bone(elbow, arm.angle + arm.bend, build.foreArm);
  const dark = far ? FAR : 0;
  const joints = [shoulder, elbow, wrist];
  const palm = { wrist, angle: arm.angle + arm.bend, thumb: -1 as const, size: build.hand, skin, dark: far ? 0.26 : 0 };
  const cloth = { colour: clothes.top, dark };
  const { sleeves } = clothes.cut;
  if (sleeves === 'long' || sleeves === 'wide') {
    drawHand(pen, grips ? 'fist' : 'relaxed', palm);
    const wide = sleeves === 'wide' ? build.arm * 1.4 : build.wrist + 2.6;
    paintTube(pen, joints, [build.arm * 1.04, build.arm * 0.84, wide], cloth);
    return;
  }
  paintTube(pen, joints, [build.arm * 0.9, build.arm * 0.74, build.wrist * 0.92], { colour: skin, dark: palm.dark });
  drawHand(pen, grips ? 'fist' : 'relaxed', palm);
  if (sleeves === 'short')
    paintTube(pen, [shoulder, along(shoulder, elbow, 0.56)], [build.arm * 1.04, build.arm * 1.08], cloth);
}

function drawNeck(pen: SKRSContext2D, look: Look, { chest, head }: SideFrame): void {
  const half = neckOf(look) * 0.94;
  const lift = look.build.head * 0.3;
  paintTube(
    pen,
    [
      [chest[0] + 1, chest[1] + 8],
      [head[0] - look.build.head * 0.08, head[1] + lift],
    ],
    [half * 1.25, half * 1.08],
    { colour: look.skin, dark: 0.14 },
  );
}

/** Behind the back: a cape in the wind of the walk, a bag. */
function drawBehind(pen: SKRSContext2D, look: Look, { chest, hip }: SideFrame, pose: SidePose): void {
  const { build, clothes } = look;
  if (clothes.extras.has('cape')) {
    const low = pose.sits ? hip[1] + 8 : hip[1] + legLength(build) * 0.72;
    pen.fillStyle = shade(mixRgb(clothes.top, [150, 24, 44], 0.6), 0.12);
    fillBlob(pen, [
      [chest[0] + 8, chest[1] - 2],
      [chest[0] - build.depth, chest[1] + 8],
      [hip[0] - build.depth * 1.5, hip[1] - 10],
      [hip[0] - build.depth * 2.3 - pose.flow * 2, low],
      [hip[0] - build.depth * 0.8 - pose.flow, low + 8],
      [hip[0], hip[1]],
    ]);
  }
  if (clothes.extras.has('backpack')) {
    const out = build.depth;
    pen.fillStyle = shade(clothes.trim, 0.14);
    fillBlob(pen, [
      [chest[0] - out * 0.6, chest[1] + 4],
      [chest[0] - out * 1.6, chest[1] + 14],
      [chest[0] - out * 1.9, chest[1] + 60],
      [chest[0] - out * 1.8, chest[1] + 112],
      [chest[0] - out * 0.7, chest[1] + 120],
    ]);
    pen.fillStyle = shade(clothes.trim, 0.3);
    fillBlob(pen, [
      [chest[0] - out * 1.5, chest[1] + 66],
      [chest[0] - out * 2.1, chest[1] + 74],
      [chest[0] - out * 2.1, chest[1] + 104],
      [chest[0] - out * 1.4, chest[1] + 108],
    ]);
  }
}

/** Under a hem that reaches further down than this one takes small steps. */
const LONG_HEM = 0.8;

function shorten(pose: SidePose): SidePose {
  const small = (leg: Leg): Leg => ({ angle: leg.angle * 0.5, bend: leg.bend * 0.5, foot: leg.foot * 0.5 });
  return { ...pose, nearLeg: small(pose.nearLeg), farLeg: small(pose.farLeg) };
}

/** A body in profile, looking to the right; the sole, or the seat, is at 0. */
export function drawSideBody(pen: SKRSContext2D, look: Look, moved: SidePose): void {
  const pose = look.clothes.cut.hem > LONG_HEM ? shorten(moved) : moved;
  const frame = findSideFrame(look.build, pose);
  const { head, shoulder } = frame;
  const draped = pose.sits && look.clothes.cut.hem > 0.3;
  const intoHead = (draw: () => void): void => {
    pen.save();
    pen.translate(...head);
    pen.rotate(pose.headTilt + pose.lean * 0.4);
    pen.scale(look.build.head / 100, look.build.head / 100);
    draw();
    pen.restore();
  };
  drawArm(pen, look, [shoulder[0] + 6, shoulder[1]], pose.farArm, true, pose.grips);
  drawBehind(pen, look, frame, pose);
  drawLeg(pen, look, frame.far, FAR, draped);
  drawLeg(pen, look, frame.near, 0.02, draped);
  drawNeck(pen, look, frame);
  drawSideTorso(pen, look, frame, pose);
  intoHead(() => drawSideTail(pen, look, pose.flow));
  intoHead(() => drawSideHead(pen, look, pose));
  drawArm(pen, look, shoulder, pose.nearArm, false, pose.grips);
}

/** The middle of the mouth, and half the size of a box around it, in the body's own steps. */
export function findSideMouth(look: Look, pose: SidePose): { readonly at: Point; readonly half: number } {
  const { head } = findSideFrame(look.build, pose);
  const scale = look.build.head / 100;
  return { at: [head[0] + 30 * scale, head[1] + 33 * scale], half: 26 * scale };
}
