import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle } from '../pen.ts';
import { cheekOf } from './front-face.ts';
import { drawHat } from './hats.ts';
import type { Look } from './look.ts';
import { fillEllipse, fillShape, glint, shade, strokeCurve } from './paint.ts';
import { drawSideHair } from './side-hair.ts';
import type { SidePose } from './side-pose.ts';

function drawSideEye(pen: SKRSContext2D, look: Look, blink: boolean): void {
  const { baby } = look.build;
  const lash = toCss(mixRgb(look.brow, [24, 12, 16], 0.7));
  pen.save();
  pen.translate(24 - baby * 2, 1 + baby * 6);
  pen.scale(1 + baby * 0.34, 1 + baby * 0.34);
  pen.lineCap = 'round';
  pen.strokeStyle = lash;
  pen.lineWidth = look.sex === 'woman' ? 2.6 : 2;
  if (blink) {
    strokeCurve(pen, [-5, 1], [0, 4.6], [6, 0]);
    pen.restore();
    return;
  }
  pen.save();
  pen.beginPath();
  pen.moveTo(-4.6, 1.6);
  pen.quadraticCurveTo(-0.4, -8, 6.2, -5.4);
  pen.quadraticCurveTo(7.4, 0, 5.4, 4.6);
  pen.quadraticCurveTo(-0.6, 6.4, -4.6, 1.6);
  pen.fillStyle = '#fbf7f2';
  pen.fill();
  pen.clip();
  pen.fillStyle = toCss(mixRgb(look.iris, [20, 12, 16], 0.3));
  fillEllipse(pen, 3.6, -0.4, 3.5, 4.8);
  pen.fillStyle = '#140c10';
  fillEllipse(pen, 4.2, -0.4, 1.9, 2.7);
  pen.fillStyle = 'rgba(255,255,255,0.95)';
  fillCircle(pen, [4.4, -2.2], 1.2);
  pen.restore();
  pen.beginPath();
  pen.moveTo(-4.6, 1.6);
  pen.quadraticCurveTo(-0.4, -8, 6.4, -5.4);
  if (look.sex === 'woman') pen.lineTo(8.6, -7);
  pen.stroke();
  pen.restore();
}

function drawSideBeard(pen: SKRSContext2D, look: Look): void {
  if (look.beard === 'none') return;
  const stubble = look.beard === 'stubble';
  pen.fillStyle = toCss(mixRgb(look.hair, [70, 48, 44], 0.05), stubble ? 0.3 : 1);
  if (look.beard !== 'moustache') {
    const low = look.beard === 'long' ? 102 : look.beard === 'full' ? 57 : 50;
    fillBlob(pen, [
      [-14, 2],
      [-6, 18],
      [16, 24],
      [38, 24],
      [38, 34],
      [36, 44],
      [28, low * 0.9],
      [10, low],
      [-10, 42],
      [-18, 20],
    ]);
  }
  if (!stubble) fillShape(pen, [22, 26, 32, 21, 41, 22, 42, 27, 32, 30]);
}

/** A head in profile, looking to the right, 100 from crown to chin. */
export function drawSideHead(pen: SKRSContext2D, look: Look, pose: SidePose): void {
  const { build, skin, clothes } = look;
  const { baby } = build;
  const nose = 1 - baby * 0.5;
  const chin = 38 - baby * 5 - (look.sex === 'woman' ? 2 : 0);
  const jaw = pose.mouth * 3;
  const face = pen.createLinearGradient(-40, 0, 44, 0);
  face.addColorStop(0, shade(skin, 0.2));
  face.addColorStop(0.6, toCss(skin));
  face.addColorStop(1, glint(skin, 0.12));
  pen.fillStyle = face;
  fillBlob(pen, [
    [-40, -10],
    [-28, -42],
    [4, -50],
    [30, -40],
    [38, -18],
    [36.5, -5 + baby * 3],
    [40 + 4 * nose, 8],
    [41 + 9 * nose, 15],
    [38 + 5 * nose, 20],
    [38, 23],
    [40, 28],
    [38, 33 + jaw * 0.4],
    [chin + 1, 42 + jaw],
    [chin - 9, 49 + jaw],
    [8, 46],
    [-10, 30],
    [-32, 20],
  ]);
  pen.fillStyle = shade(skin, 0.3);
  fillEllipse(pen, -9, 7.6 + baby * 4, 8.4, 11.6, 0.12);
  pen.fillStyle = glint(skin, 0.04);
  fillEllipse(pen, -8, 6.6 + baby * 4, 7.4, 10.6, 0.12);
  pen.fillStyle = shade(skin, 0.26);
  fillEllipse(pen, -6.6, 7.4 + baby * 4, 3.6, 6.2, 0.12);
  const blush = pen.createRadialGradient(20, 20 + baby * 2, 1, 20, 20 + baby * 2, 11);
  blush.addColorStop(0, 'rgba(226,84,78,0.27)');
  blush.addColorStop(1, 'rgba(226,84,78,0)');
  pen.fillStyle = blush;
  fillCircle(pen, [20, 20 + baby * 2], 11);
  drawSideEye(pen, look, pose.blink);
  pen.strokeStyle = toCss(look.brow);
  pen.lineCap = 'round';
  pen.lineWidth = look.sex === 'man' && baby < 0.5 ? 4 : 2.7;
  const browY = -12 + baby * 2;
  strokeCurve(pen, [14 - baby * 2, browY + 2], [23, browY - 4], [33, browY + 1]);
  pen.strokeStyle = shade(skin, 0.34);
  pen.lineWidth = 1.6;
  strokeCurve(pen, [36 + nose, 21], [38 + 2 * nose, 18], [42 + 4 * nose, 20]);
  drawSideBeard(pen, look);
  drawSideMouth(pen, look, pose.mouth);
  if (clothes.hat === 'hood') {
    drawSideMask(pen, look);
    return;
  }
  drawSideHair(pen, look);
  if (clothes.extras.has('nose')) {
    pen.fillStyle = '#e0322e';
    fillCircle(pen, [47, 14], 9);
  }
  if (clothes.extras.has('glasses')) {
    pen.strokeStyle = '#3a2c34';
    pen.lineWidth = 2.2;
    pen.beginPath();
    pen.ellipse(29, 3 + baby * 6, 8, 10.5, 0, 0, Math.PI * 2);
    pen.moveTo(21, 1 + baby * 6);
    pen.lineTo(-7, -1 + baby * 6);
    pen.stroke();
  }
  drawHat(pen, look, cheekOf(look) + 3.5, 'side');
}

function drawSideMouth(pen: SKRSContext2D, look: Look, open: number): void {
  const lips = mixRgb(look.skin, look.sex === 'woman' ? [190, 44, 66] : [150, 56, 58], 0.55);
  pen.lineCap = 'round';
  if (open < 0.08) {
    pen.strokeStyle = shade(lips, 0.2);
    pen.lineWidth = 2.2;
    strokeCurve(pen, [25, 28], [31, 33], [39.5, 29]);
    return;
  }
  pen.fillStyle = '#5c1620';
  fillBlob(pen, [
    [26, 28],
    [33, 27],
    [40.5, 27 - open],
    [40, 32 + open * 4],
    [34, 33 + open * 7],
    [28, 31 + open * 4],
  ]);
  pen.fillStyle = '#fbf5ee';
  fillShape(pen, [31, 27.6, 40, 27, 39.6, 30, 32, 30]);
  pen.strokeStyle = toCss(lips);
  pen.lineWidth = 1.8;
  strokeCurve(pen, [26, 28.5], [33, 26], [40.5, 27]);
}

function drawSideMask(pen: SKRSContext2D, look: Look): void {
  const { hatColour, trim } = look.clothes;
  pen.fillStyle = toCss(hatColour);
  fillShape(
    pen,
    [
      44, -12, 38, -40, 20, -55, -8, -60, -38, -48, -52, -16, -46, 22, -26, 44, 0, 58, 24, 58, 42, 44, 46, 26, 52, 17,
      44, 11, 20, 13, 4, 10, 2, -8, 18, -14,
    ],
  );
  pen.fillStyle = toCss(trim);
  fillShape(pen, [43, -32, 0, -28, -46, -36, -50, -26, 0, -17, 44, -22]);
}
