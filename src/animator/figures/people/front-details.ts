import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle, type Point, traceBlob } from '../pen.ts';
import { legLength } from './build.ts';
import type { FrontFrame } from './front-frame.ts';
import { neckOf, outlineTorso } from './front-torso.ts';
import type { Look } from './look.ts';
import { glint, shade, strokeCurve } from './paint.ts';
import type { FrontPose } from './pose-parts.ts';

type At = FrontFrame['at'];

function drawButtons(pen: SKRSContext2D, at: At, colour: string, from: number, to: number): void {
  pen.fillStyle = colour;
  for (let down = from; down < to; down += 0.2) fillCircle(pen, at(down, 0), 2.8);
}

function drawLine(pen: SKRSContext2D, at: At, from: number, to: number): void {
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(...at(from, 0));
  pen.lineTo(...at(to, 0));
  pen.stroke();
}

/** What closes the clothes in front. */
function drawFront(pen: SKRSContext2D, look: Look, frame: FrontFrame, bottom: number): void {
  const { build, clothes } = look;
  const { at } = frame;
  const neck = neckOf(look);
  const { top, under, trim } = clothes;
  pen.lineCap = 'round';
  pen.strokeStyle = shade(top, 0.34);
  switch (clothes.cut.front) {
    case 'buttons':
      drawLine(pen, at, 0.12, bottom);
      drawButtons(pen, at, glint(trim, 0.3), 0.22, Math.min(bottom, 1));
      break;
    case 'zip':
      drawLine(pen, at, 0.06, bottom);
      for (const side of [-1, 1]) {
        strokeCurve(
          pen,
          at(0.7, side * build.waist * 0.8),
          at(0.8, side * build.waist * 0.6),
          at(0.92, side * build.waist * 0.36),
        );
        strokeCurve(pen, at(0.08, side * neck * 0.6), at(0.2, side * neck * 0.5), at(0.3, side * neck * 0.56));
      }
      break;
    case 'open': {
      const half = build.chest * 0.3;
      pen.fillStyle = shade(under, 0.05);
      fillBlob(pen, [
        at(0.04, -neck),
        at(0.04, neck),
        at(0.3, half),
        at(0.7, half * 0.8),
        at(bottom, half * 1.15),
        at(bottom, -half * 1.15),
        at(0.7, -half * 0.8),
        at(0.3, -half),
      ]);
      for (const side of [-1, 1]) {
        pen.fillStyle = shade(top, 0.16);
        fillBlob(pen, [
          at(0, side * neck * 1.3),
          at(0.02, side * neck * 1.7),
          at(0.2, side * half * 1.7),
          at(0.34, side * half),
          at(0.12, side * neck * 0.9),
        ]);
      }
      break;
    }
    case 'lapels': {
      pen.fillStyle = shade(under, 0.03);
      fillBlob(pen, [
        at(0.03, -neck * 1.1),
        at(0.03, neck * 1.1),
        at(0.26, build.chest * 0.3),
        at(0.5, 0),
        at(0.26, -build.chest * 0.3),
      ]);
      drawLine(pen, at, 0.5, bottom);
      for (const side of [1, -1]) {
        pen.fillStyle = shade(top, side === 1 ? 0.24 : 0.16);
        fillBlob(pen, [
          at(-0.02, side * neck * 1.2),
          at(0.02, side * neck * 1.8),
          at(0.16, side * build.chest * 0.62),
          at(0.22, side * build.chest * 0.5),
          at(0.51, side * 1),
          at(0.24, side * build.chest * 0.24),
        ]);
      }
      drawButtons(pen, at, shade(top, 0.5), 0.58, Math.min(bottom, 0.9));
      break;
    }
    case 'wrap':
      pen.lineWidth = 4;
      pen.strokeStyle = toCss(mixRgb(trim, top, 0.3));
      strokeCurve(pen, at(-0.02, neck * 1.25), at(0.24, build.chest * 0.2), at(0.8, -build.waist * 0.86));
      strokeCurve(pen, at(-0.02, -neck * 1.25), at(0.16, -neck * 0.6), at(0.28, build.chest * 0.04));
      break;
    case 'bib': {
      const half = build.chest * 0.56;
      pen.fillStyle = shade(clothes.bottom, 0.03);
      fillBlob(pen, [
        at(0.32, -half),
        at(0.32, half),
        at(0.62, half * 1.1),
        at(0.78, build.hips + 1),
        at(1.06, build.hips + 5),
        at(1.1, 0),
        at(1.06, -build.hips - 5),
        at(0.78, -build.hips - 1),
        at(0.62, -half * 1.1),
      ]);
      pen.strokeStyle = shade(clothes.bottom, 0.1);
      pen.lineWidth = build.chest * 0.17;
      for (const side of [-1, 1])
        strokeCurve(
          pen,
          at(0.36, side * half * 0.82),
          at(0.16, side * half * 0.9),
          at(0, side * build.shoulders * 0.62),
        );
      pen.fillStyle = glint(clothes.trim, 0.4);
      for (const side of [-1, 1]) fillCircle(pen, at(0.36, side * half * 0.82), 3.6);
      pen.strokeStyle = shade(clothes.bottom, 0.32);
      pen.lineWidth = 2;
      pen.beginPath();
      traceBlob(pen, [
        at(0.44, -half * 0.5),
        at(0.44, half * 0.5),
        at(0.6, half * 0.46),
        at(0.62, 0),
        at(0.6, -half * 0.46),
      ]);
      pen.stroke();
      break;
    }
    default:
      break;
  }
}

function drawApron(pen: SKRSContext2D, look: Look, { at }: FrontFrame, pose: FrontPose): void {
  const { build } = look;
  const half = build.chest * 0.58;
  pen.fillStyle = 'rgb(238,234,226)';
  const low = pose.sits === 'no' ? 1 + (0.34 * legLength(build)) / build.torso : 1.06;
  fillBlob(pen, [
    at(0.24, -half),
    at(0.22, 0),
    at(0.24, half),
    at(0.56, half * 1.05),
    at(0.7, build.waist + 1),
    at(1, build.hips + 4),
    at(low, build.hips),
    at(low + 0.03, 0),
    at(low, -build.hips),
    at(1, -build.hips - 4),
    at(0.7, -build.waist - 1),
    at(0.56, -half * 1.05),
  ]);
  pen.strokeStyle = 'rgb(206,200,194)';
  pen.lineWidth = 3;
  for (const side of [-1, 1])
    strokeCurve(pen, at(0.26, side * half * 0.9), at(0.1, side * half), at(0, side * neckOf(look) * 1.3));
  strokeCurve(pen, at(0.7, -build.waist), at(0.74, 0), at(0.7, build.waist));
  if (pose.sits === 'no') strokeCurve(pen, at(1.04, -build.hips * 0.5), at(1.2, 0), at(1.04, build.hips * 0.5));
}

function drawBelt(pen: SKRSContext2D, look: Look, frame: FrontFrame, pose: FrontPose): void {
  const { build, clothes } = look;
  const { at } = frame;
  pen.save();
  pen.beginPath();
  traceBlob(pen, outlineTorso(look, frame, pose));
  pen.clip();
  pen.strokeStyle = toCss(mixRgb(clothes.trim, [50, 34, 30], 0.45));
  pen.lineWidth = 13;
  strokeCurve(pen, at(0.78, -build.hips * 1.3), at(0.82, 0), at(0.78, build.hips * 1.3));
  pen.restore();
  pen.fillStyle = 'rgb(226,186,92)';
  pen.beginPath();
  const [x, y] = at(0.8, 0);
  pen.roundRect(x - 9, y - 8, 18, 16, 3);
  pen.fill();
}

function drawFur(pen: SKRSContext2D, look: Look, { at, pelvis }: FrontFrame, pose: FrontPose): void {
  const { build, clothes } = look;
  const neck = neckOf(look);
  pen.fillStyle = 'rgb(244,240,232)';
  const puff = (points: readonly Point[], radius: number): void => {
    for (const point of points) fillCircle(pen, point, radius);
  };
  puff(
    [-1.7, -1.2, -0.7, -0.24, 0.24, 0.7, 1.2, 1.7].map((share) =>
      at(0.035 + 0.04 * (1.7 - Math.abs(share)), share * neck),
    ),
    9,
  );
  if (pose.sits !== 'no') return;
  const low = pelvis[1] + clothes.cut.hem * legLength(build) * (1 - pose.sink);
  const half = build.hips * clothes.cut.flare;
  for (let share = -1; share <= 1; share += 0.16)
    fillCircle(pen, [pelvis[0] + share * half + pose.flow - pose.shift * 0.5, low + 1], 9);
}

/** What is sewn on, buttoned, tied or hung over the cloth of the body. */
export function drawDetails(pen: SKRSContext2D, look: Look, frame: FrontFrame, pose: FrontPose, back: boolean): void {
  const { build, clothes } = look;
  const { extras } = clothes;
  const { at } = frame;
  const hem = pose.sits === 'no' ? (clothes.cut.hem * legLength(build)) / build.torso : 0;
  if (!back || clothes.cut.front === 'bib') {
    pen.save();
    // Overalls reach below the shirt they are worn over.
    if (clothes.cut.front !== 'bib') {
      pen.beginPath();
      traceBlob(pen, outlineTorso(look, frame, pose));
      pen.clip();
    }
    drawFront(pen, look, frame, 1 + hem);
    pen.restore();
  }
  if (extras.has('apron') && !back) drawApron(pen, look, frame, pose);
  if (extras.has('belt') || clothes.cut.front === 'wrap') drawBelt(pen, look, frame, pose);
  if (extras.has('fur')) drawFur(pen, look, frame, pose);
  if (extras.has('backpack') && !back) {
    pen.strokeStyle = toCss(mixRgb(clothes.trim, [60, 40, 40], 0.3));
    pen.lineWidth = 9;
    pen.lineCap = 'round';
    for (const side of [-1, 1])
      strokeCurve(
        pen,
        at(0.01, side * build.shoulders * 0.68),
        at(0.2, side * build.chest * 0.62),
        at(0.46, side * build.chest * 0.86),
      );
  }
  if (back) return;
  if (extras.has('badge')) {
    pen.fillStyle = toCss(clothes.trim);
    const [x, y] = at(0.26, build.chest * 0.46);
    fillBlob(pen, [
      [x - 7, y - 6],
      [x, y - 9],
      [x + 7, y - 6],
      [x + 5, y + 4],
      [x, y + 9],
      [x - 5, y + 4],
    ]);
  }
}
