import type { SKRSContext2D } from '@napi-rs/canvas';
import { toCss } from '../../maths/colour.ts';
import { fillBlob, type Point } from '../pen.ts';
import { drawHairBehind } from './back-hair.ts';
import { drawDetails } from './front-details.ts';
import { drawBackpack, drawCape, drawNeckwear } from './front-extras.ts';
import {
  cheekOf,
  drawBeard,
  drawFeatures,
  drawGlasses,
  drawMoustache,
  drawMouth,
  mouthPoint,
  outlineFace,
} from './front-face.ts';
import { type FrontFrame, findArm, findFrame, findLeg } from './front-frame.ts';
import { drawBackHair, drawFrontHair } from './front-hair.ts';
import { drawFrontLeg } from './front-legs.ts';
import { drawNeck } from './front-neck.ts';
import { drawTorso } from './front-torso.ts';
import { drawHand } from './hand.ts';
import { drawHat } from './hats.ts';
import type { Look } from './look.ts';
import { along, fillEllipse, glint, paintTube, shade } from './paint.ts';
import type { FrontArm, FrontPose, Prop } from './pose-parts.ts';
import { drawHeldBefore, drawInHand } from './props.ts';

type Side = -1 | 1;

function drawArm(
  pen: SKRSContext2D,
  look: Look,
  frame: FrontFrame,
  arm: FrontArm,
  side: Side,
  { back, prop }: { readonly back: boolean; readonly prop: Prop | null },
): void {
  const { build, clothes, skin } = look;
  const { shoulder, elbow, wrist, angle } = findArm(build, frame, arm, side);
  const joints = [shoulder, elbow, wrist];
  const { sleeves } = clothes.cut;
  // The shade is on the right of every limb.
  const shaded = wrist[1] > shoulder[1] ? -1 : 1;
  const cloth = { colour: clothes.top, dark: side === 1 ? 0.07 : 0 };
  const flesh = { colour: skin, dark: side === 1 ? 0.06 : 0 };
  const thumb: Side = (side * (back ? 1 : -1)) as Side;
  const palm = { wrist, angle, thumb, size: build.hand, skin, dark: flesh.dark };
  const covered = sleeves === 'long' || sleeves === 'wide';
  if (arm.near) drawInHand(pen, look, prop, wrist, angle);
  if (covered) {
    drawHand(pen, arm.hand, palm);
    const wide = sleeves === 'wide' ? build.arm * 1.5 : build.wrist + 1.6;
    paintTube(pen, joints, [build.arm * 0.94, build.arm * 0.82, wide], cloth, shaded);
    return;
  }
  paintTube(pen, joints, [build.arm * 0.86, build.arm * 0.74, build.wrist * 0.92], flesh, shaded);
  drawHand(pen, arm.hand, palm);
  const hem = along(shoulder, elbow, 0.56);
  if (sleeves === 'short') paintTube(pen, [shoulder, hem], [build.arm * 0.94, build.arm * 1.06], cloth, shaded);
}

/** Everything above the neck, in its own space of 100 from crown to chin. */
function drawHead(pen: SKRSContext2D, look: Look, pose: FrontPose, back: boolean): void {
  const wide = cheekOf(look);
  const { hat, extras } = look.clothes;
  const covered =
    hat !== null && hat !== 'crown' && hat !== 'tiara' && hat !== 'veil' && hat !== 'nurse' && hat !== 'curls';
  for (const side of [-1, 1]) {
    pen.fillStyle = shade(look.skin, 0.12);
    const x = side * (wide + 1.5) - (back ? 0 : pose.turn * 2);
    fillEllipse(pen, x, 7 + look.build.baby * 5, 6.5, 10.5, side * 0.12);
    pen.fillStyle = shade(look.skin, 0.28);
    if (!back) fillEllipse(pen, x - side * 0.6, 7.5 + look.build.baby * 5, 3, 6, side * 0.12);
  }
  const face = pen.createLinearGradient(-wide, -30, wide, 40);
  face.addColorStop(0, glint(look.skin, 0.16));
  face.addColorStop(0.5, toCss(look.skin));
  face.addColorStop(1, shade(look.skin, 0.2));
  pen.fillStyle = face;
  fillBlob(pen, outlineFace(look, pose.mouth));
  if (back) {
    drawHairBehind(pen, look, pose.flow);
    drawHat(pen, look, wide + 3, 'back');
    return;
  }
  drawFeatures(pen, look, pose);
  drawBeard(pen, look, pose);
  const [x, y] = mouthPoint(look, pose.turn);
  drawMouth(pen, look, pose, x, y, 1 + look.build.baby * 0.12);
  drawMoustache(pen, look, pose);
  if (hat === 'hood') {
    drawMask(pen, look, wide);
    return;
  }
  drawFrontHair(pen, look, pose.flow);
  if (extras.has('glasses')) drawGlasses(pen, look, pose.turn);
  drawHat(pen, look, covered ? wide + 1.5 : wide, 'front');
}

/** A hood leaves only the eyes. */
function drawMask(pen: SKRSContext2D, look: Look, wide: number): void {
  const { hatColour, trim } = look.clothes;
  const w = wide + 4;
  pen.fillStyle = toCss(hatColour);
  fillBlob(pen, [
    [0, -58],
    [-w * 0.72, -50],
    [-w, -20],
    [-w * 0.98, -8],
    [-w * 0.5, -13],
    [0, -14],
    [w * 0.5, -13],
    [w * 0.98, -8],
    [w, -20],
    [w * 0.72, -50],
  ]);
  pen.fillStyle = shade(hatColour, 0.12);
  fillBlob(pen, [
    [-w * 0.99, 6],
    [-w * 0.5, 13],
    [0, 14],
    [w * 0.5, 13],
    [w * 0.99, 6],
    [w * 0.92, 30],
    [w * 0.6, 48],
    [0, 58],
    [-w * 0.6, 48],
    [-w * 0.92, 30],
  ]);
  pen.fillStyle = toCss(trim);
  fillBlob(pen, [
    [-w, -32],
    [0, -28],
    [w, -32],
    [w, -22],
    [0, -18],
    [-w, -22],
  ]);
}

function intoHead(pen: SKRSContext2D, look: Look, frame: FrontFrame, pose: FrontPose, draw: () => void): void {
  pen.save();
  pen.translate(...frame.head);
  pen.rotate(pose.headTilt + pose.lean);
  pen.scale(look.build.head / 100, look.build.head / 100);
  draw();
  pen.restore();
}

/** A body seen from the front, or from behind; y grows downwards, the sole or the seat is at 0. */
export function drawFrontBody(pen: SKRSContext2D, look: Look, pose: FrontPose, back: boolean): void {
  const { build, clothes } = look;
  const frame = findFrame(build, pose);
  const folded = pose.sits !== 'no';
  if (clothes.extras.has('cape') && !back) drawCape(pen, look, frame, pose, false);
  if (!back) intoHead(pen, look, frame, pose, () => drawBackHair(pen, look, pose.flow, clothes.hat !== null));
  const legs = (): void => {
    const feet = [
      { foot: pose.leftFoot, side: -1 as Side },
      { foot: pose.rightFoot, side: 1 as Side },
    ].sort((a, b) => a.foot.near - b.foot.near);
    for (const { foot, side } of feet) {
      const dark = Math.max(0, 1 - foot.near) * 2.4 + (side === 1 ? 0.06 : 0);
      drawFrontLeg(pen, findLeg(build, frame, pose, foot, side), side, look, { dark, back, folded });
    }
  };
  if (!folded) {
    legs();
    drawCrotch(pen, look, frame);
  }
  drawTorso(pen, look, frame, pose, back);
  drawDetails(pen, look, frame, pose, back);
  drawNeck(pen, look, frame, back);
  if (!back) drawNeckwear(pen, look, frame);
  if (folded) legs();
  if (clothes.extras.has('cape') && back) drawCape(pen, look, frame, pose, true);
  const arms: readonly (readonly [FrontArm, Side])[] = [
    [pose.left, -1],
    [pose.right, 1],
  ];
  if (!back) drawHeldBefore(pen, look, frame, pose.prop, findArm(build, frame, pose.left, -1).wrist);
  for (const [arm, side] of arms) if (!arm.near) drawArm(pen, look, frame, arm, side, { back, prop: pose.prop });
  if (clothes.extras.has('backpack') && back) drawBackpack(pen, look, frame.at);
  intoHead(pen, look, frame, pose, () => drawHead(pen, look, pose, back));
  for (const [arm, side] of arms) if (arm.near) drawArm(pen, look, frame, arm, side, { back, prop: pose.prop });
}

/** Trousers are one piece above the legs. */
function drawCrotch(pen: SKRSContext2D, { build, clothes }: Look, { at }: FrontFrame): void {
  if (clothes.cut.legs === 'bare') return;
  pen.fillStyle = shade(clothes.bottom, 0.08);
  fillBlob(pen, [
    at(0.92, -build.hips * 0.84),
    at(0.92, build.hips * 0.84),
    at(1.04, build.hips),
    at(1.2, 3),
    at(1.04, -build.hips),
  ]);
  pen.strokeStyle = shade(clothes.bottom, 0.42);
  pen.lineWidth = 2.6;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(...at(1.04, 0));
  pen.lineTo(...at(1.26, 0));
  pen.stroke();
}

/** The middle of the mouth, and half the size of a box around it, in the body's own steps. */
export function findFrontMouth(look: Look, pose: FrontPose): { readonly at: Point; readonly half: number } {
  const { head } = findFrame(look.build, pose);
  const scale = look.build.head / 100;
  const [x, y] = mouthPoint(look, pose.turn);
  const angle = pose.headTilt + pose.lean;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const middle = y + 8;
  return { at: [head[0] + x * cos - middle * sin, head[1] + x * sin + middle * cos], half: 26 * scale };
}
