import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle } from '../pen.ts';
import { legLength } from './build.ts';
import type { FrontFrame } from './front-frame.ts';
import { neckOf } from './front-torso.ts';
import type { Look } from './look.ts';
import { glint, shade, strokeCurve } from './paint.ts';
import type { FrontPose } from './pose-parts.ts';

type At = FrontFrame['at'];

function drawTie(pen: SKRSContext2D, look: Look, at: At): void {
  const bow = look.clothes.cut.front === 'plain';
  pen.fillStyle = toCss(look.clothes.trim);
  if (bow) {
    for (const side of [-1, 1]) fillBlob(pen, [at(0.05, 0), at(0.015, side * 16), at(0.1, side * 16)]);
    return;
  }
  const wide = look.build.chest * 0.1;
  fillBlob(pen, [
    at(0.06, -wide),
    at(0.06, wide),
    at(0.12, wide * 0.6),
    at(0.42, wide * 1.25),
    at(0.5, 0),
    at(0.42, -wide * 1.25),
    at(0.12, -wide * 0.6),
  ]);
}

function drawScarf(pen: SKRSContext2D, look: Look, at: At): void {
  const neck = neckOf(look);
  pen.fillStyle = toCss(look.clothes.trim);
  fillBlob(pen, [at(0.1, neck * 0.2), at(0.1, neck * 1.1), at(0.46, neck * 1.25), at(0.47, neck * 0.4)]);
  pen.fillStyle = glint(look.clothes.trim, 0.12);
  fillBlob(pen, [
    at(-0.12, -neck * 1.15),
    at(-0.07, 0),
    at(-0.12, neck * 1.15),
    at(0.02, neck * 1.6),
    at(0.12, 0),
    at(0.02, -neck * 1.6),
  ]);
  pen.strokeStyle = shade(look.clothes.trim, 0.25);
  pen.lineWidth = 2.4;
  strokeCurve(pen, at(-0.02, -neck * 1.3), at(0.06, 0), at(-0.02, neck * 1.3));
}

function drawStethoscope(pen: SKRSContext2D, look: Look, at: At): void {
  const neck = neckOf(look);
  pen.strokeStyle = 'rgb(66,72,84)';
  pen.lineWidth = 4;
  for (const side of [-1, 1])
    strokeCurve(pen, at(-0.06, side * neck * 1.1), at(0.2, side * neck * 1.5), at(0.36, side * 3));
  pen.beginPath();
  pen.moveTo(...at(0.36, 0));
  pen.lineTo(...at(0.52, 8));
  pen.stroke();
  pen.fillStyle = 'rgb(190,196,206)';
  fillCircle(pen, at(0.54, 9), 7);
}

/** What lies over the collar. */
export function drawNeckwear(pen: SKRSContext2D, look: Look, { at }: FrontFrame): void {
  const { extras } = look.clothes;
  if (extras.has('tie')) drawTie(pen, look, at);
  if (extras.has('stethoscope')) drawStethoscope(pen, look, at);
  if (extras.has('scarf')) drawScarf(pen, look, at);
}

/** A cape hangs behind the body, and covers it for whoever stands behind. */
export function drawCape(pen: SKRSContext2D, look: Look, frame: FrontFrame, pose: FrontPose, back: boolean): void {
  const { build, clothes } = look;
  const { at, pelvis } = frame;
  const low = pose.sits === 'no' ? pelvis[1] + legLength(build) * 0.8 : pelvis[1] + 10;
  const half = build.hips * 1.75;
  pen.fillStyle = shade(mixRgb(clothes.top, [150, 24, 44], 0.6), back ? 0.06 : 0.3);
  fillBlob(pen, [
    at(0, -build.shoulders * 0.8),
    at(-0.03, 0),
    at(0, build.shoulders * 0.8),
    at(0.1, build.shoulders + build.arm),
    [pelvis[0] + half * 0.86, pelvis[1]],
    [pelvis[0] + half + pose.flow * 1.5, low],
    [pelvis[0] + pose.flow * 1.5, low + 8],
    [pelvis[0] - half + pose.flow * 1.5, low],
    [pelvis[0] - half * 0.86, pelvis[1]],
    at(0.1, -build.shoulders - build.arm),
  ]);
}

/** A bag on the back, seen from behind. */
export function drawBackpack(pen: SKRSContext2D, look: Look, at: At): void {
  const { build, clothes } = look;
  const half = build.chest * 0.74;
  pen.fillStyle = shade(clothes.trim, 0.1);
  fillBlob(pen, [
    at(0.06, -half * 0.7),
    at(0.02, 0),
    at(0.06, half * 0.7),
    at(0.3, half),
    at(0.74, half),
    at(0.82, 0),
    at(0.74, -half),
    at(0.3, -half),
  ]);
  pen.fillStyle = shade(clothes.trim, 0.26);
  fillBlob(pen, [
    at(0.46, -half * 0.66),
    at(0.44, 0),
    at(0.46, half * 0.66),
    at(0.7, half * 0.62),
    at(0.74, 0),
    at(0.7, -half * 0.62),
  ]);
}
