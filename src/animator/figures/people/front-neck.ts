import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { FrontFrame } from './front-frame.ts';
import { neckOf } from './front-torso.ts';
import type { Look } from './look.ts';
import { glint, shade, strokeCurve } from './paint.ts';

/** How deep the neckline is cut, in shares of the trunk. */
const NECKLINES = { round: 0.075, shirt: 0.12, high: 0.03, wide: 0.17 } as const;

/** The neck, the opening of what is worn, and its collar. */
export function drawNeck(pen: SKRSContext2D, look: Look, { at, chest, head }: FrontFrame, back: boolean): void {
  const { build, clothes } = look;
  const neck = neckOf(look);
  const { collar, front } = clothes.cut;
  const open = front === 'lapels' || front === 'open';
  const deep = back ? 0.01 : open ? 0.075 : NECKLINES[collar];
  const top: Point = [head[0] * 0.75 + chest[0] * 0.25, chest[1] - build.neck - build.head * 0.12];
  pen.fillStyle = shade(look.skin, 0.06);
  fillBlob(pen, [
    [top[0] - neck * 0.94, top[1]],
    [top[0] + neck * 0.94, top[1]],
    at(-0.06, neck * 0.98),
    at(-0.005, neck * 1.22),
    at(deep, neck * 0.5),
    at(deep + 0.012, 0),
    at(deep, -neck * 0.5),
    at(-0.005, -neck * 1.22),
    at(-0.06, -neck * 0.98),
  ]);
  // The chin's shadow.
  pen.fillStyle = shade(look.skin, 0.3);
  const low = chest[1] - build.neck;
  fillBlob(pen, [
    [top[0] - neck * 0.92, top[1]],
    [top[0] + neck * 0.92, top[1]],
    [top[0] + neck * 0.9, low + 5],
    [top[0] + 2, low + 13],
    [top[0] - neck * 0.9, low + 4],
  ]);
  drawCollar(pen, look, at, back, deep);
}

function drawCollar(pen: SKRSContext2D, look: Look, at: FrontFrame['at'], back: boolean, deep: number): void {
  const { clothes } = look;
  const neck = neckOf(look);
  const { collar, front } = clothes.cut;
  const cloth = front === 'lapels' || front === 'open' ? clothes.under : clothes.top;
  if (collar === 'high') {
    pen.fillStyle = shade(clothes.top, 0.12);
    for (const side of back ? [] : [-1, 1]) {
      fillBlob(pen, [
        at(-0.13, side * neck * 1.02),
        at(-0.05, side * neck * 1.5),
        at(0.09, side * neck * 0.5),
        at(0.1, side * 2),
        at(0, side * neck * 0.72),
      ]);
    }
    if (back)
      fillBlob(pen, [
        at(-0.12, -neck),
        at(-0.13, 0),
        at(-0.12, neck),
        at(0.03, neck * 1.5),
        at(0.05, 0),
        at(0.03, -neck * 1.5),
      ]);
    return;
  }
  if (collar === 'shirt') {
    pen.fillStyle = glint(cloth, 0.22);
    if (back) {
      fillBlob(pen, [
        at(-0.09, -neck),
        at(-0.1, 0),
        at(-0.09, neck),
        at(0.02, neck * 1.35),
        at(0.04, 0),
        at(0.02, -neck * 1.35),
      ]);
      return;
    }
    for (const side of [-1, 1]) {
      fillBlob(pen, [
        at(-0.08, side * neck * 0.98),
        at(-0.03, side * neck * 1.38),
        at(0.11, side * neck * 0.78),
        at(deep + 0.01, side * 2),
      ]);
    }
    return;
  }
  pen.strokeStyle = toCss(mixRgb(clothes.top, [34, 16, 52], 0.3));
  pen.lineWidth = 3.2;
  pen.lineCap = 'round';
  if (collar === 'wide') {
    for (const side of back ? [] : [-1, 1])
      strokeCurve(pen, at(-0.03, side * neck * 1.3), at(deep * 0.7, side * neck * 0.7), at(deep + 0.01, 0));
  } else {
    strokeCurve(pen, at(-0.01, -neck * 1.18), at(deep * 2 + 0.03, 0), at(-0.01, neck * 1.18));
  }
}
