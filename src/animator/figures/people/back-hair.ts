import type { SKRSContext2D } from '@napi-rs/canvas';
import { toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle } from '../pen.ts';
import { cheekOf } from './front-face.ts';
import { drawBackHair, VOLUME } from './front-hair.ts';
import type { Look } from './look.ts';
import { mirror, shade, strokeCurve } from './paint.ts';

/** A head seen from behind is all hair, down to the nape. */
export function drawHairBehind(pen: SKRSContext2D, look: Look, flow: number): void {
  const wide = cheekOf(look);
  if (look.style === 'bald') return;
  pen.fillStyle = toCss(look.hair);
  if (look.style === 'wisps') {
    fillBlob(
      pen,
      mirror([
        [0, 10],
        [-wide * 0.8, -6],
        [-wide - 5, -12],
        [-wide - 4, 10],
        [-wide * 0.8, 30],
        [0, 36],
      ]),
    );
    return;
  }
  const low = look.style === 'crop' ? 30 : 38;
  fillBlob(
    pen,
    mirror([
      [0, -50 - VOLUME],
      [-wide * 0.6, -52],
      [-wide - 4, -24],
      [-wide - 3, 8],
      [-wide * 0.84, low - 8],
      [-wide * 0.3, low],
    ]),
  );
  if (look.style !== 'ponytail') drawBackHair(pen, look, flow, look.clothes.hat !== null);
  pen.strokeStyle = shade(look.hair, 0.24);
  pen.lineWidth = 2.4;
  for (const x of [-20, -6, 8, 22]) strokeCurve(pen, [x * 0.7, -44], [x * 1.2, -10], [x, 24]);
  if (look.style === 'ponytail') {
    pen.fillStyle = shade(look.hair, 0.1);
    fillBlob(pen, [
      [-9, -16],
      [9, -16],
      [14 + flow, 20],
      [8 + flow * 1.5, 74],
      [-6 + flow * 1.5, 78],
      [-13 + flow, 24],
    ]);
    pen.fillStyle = toCss(look.clothes.trim);
    fillCircle(pen, [0, -14], 8);
  }
}
