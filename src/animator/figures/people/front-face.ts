import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Look } from './look.ts';
import { fillEllipse, glint, mirror, shade, strokeCurve } from './paint.ts';
import type { FrontPose } from './pose-parts.ts';

/** Faces are drawn on a head 100 high: the crown is at -50, the chin at 50. */
export type Face = Pick<FrontPose, 'turn' | 'gazeX' | 'gazeY' | 'blink' | 'smile' | 'mouth' | 'brow'>;

/** The half width of a head of 100. */
export function cheekOf({ build, sex }: Look): number {
  return 38.5 + build.baby * 7 - (sex === 'woman' ? 1 : 0);
}

export function outlineFace(look: Look, mouth: number): Point[] {
  const { build, sex } = look;
  const wide = cheekOf(look);
  const jaw = (sex === 'man' ? 25 : 19) + build.baby * 6;
  const chin = 50 + mouth * 3.5;
  return mirror([
    [0, -50],
    [-wide * 0.68, -43],
    [-wide * 0.98, -20],
    [-wide, 4],
    [-wide * 0.9, 24],
    [-jaw, 41 + mouth * 2],
    [-jaw * 0.45, chin - 1.5],
    [0, chin],
  ]);
}

function drawEye(pen: SKRSContext2D, look: Look, face: Face, x: number, y: number, size: number, outer: -1 | 1): void {
  const woman = look.sex === 'woman';
  const lash = toCss(mixRgb(look.brow, [24, 12, 16], 0.7));
  pen.save();
  pen.translate(x, y);
  pen.scale(size * outer, size);
  pen.lineCap = 'round';
  if (face.blink) {
    pen.strokeStyle = lash;
    pen.lineWidth = woman ? 2.6 : 2.2;
    strokeCurve(pen, [-7, 0.5], [0, 5], [7, 0.5]);
    pen.restore();
    return;
  }
  const almond = (): void => {
    pen.beginPath();
    pen.moveTo(-7, 1.6);
    pen.bezierCurveTo(-4.2, -7.6, 4, -8.2, 7.4, 0);
    pen.bezierCurveTo(4.4, 6.8, -4.2, 7.2, -7, 1.6);
  };
  pen.save();
  almond();
  pen.fillStyle = '#fbf7f2';
  pen.fill();
  pen.clip();
  // The white lies in the lid's shade.
  pen.fillStyle = 'rgba(70,50,80,0.2)';
  pen.fillRect(-9, -8, 18, 4.6);
  const [ix, iy] = [face.gazeX * 2.1 * outer, face.gazeY * 1.6 - 0.4];
  pen.fillStyle = toCss(mixRgb(look.iris, [20, 12, 16], 0.25));
  fillCircle(pen, [ix, iy], 5);
  pen.fillStyle = toCss(mixRgb(look.iris, [255, 240, 210], 0.16));
  fillEllipse(pen, ix, iy + 1.4, 3.7, 3.1);
  pen.fillStyle = '#140c10';
  fillCircle(pen, [ix, iy], 2.5);
  pen.fillStyle = 'rgba(255,255,255,0.95)';
  fillCircle(pen, [ix + 1.7 * outer, iy - 2], 1.45);
  pen.restore();
  pen.strokeStyle = lash;
  pen.lineWidth = woman ? 2.5 : 1.9;
  pen.beginPath();
  pen.moveTo(-7, 1.6);
  pen.bezierCurveTo(-4.2, -7.6, 4, -8.2, 7.4, 0);
  if (woman) pen.lineTo(9.4, -2.2);
  pen.stroke();
  pen.strokeStyle = shade(look.skin, 0.26);
  pen.lineWidth = 1.1;
  strokeCurve(pen, [-4, 5.9], [0.5, 7.4], [5, 4.4]);
  pen.restore();
}

function lipsOf({ skin, sex }: Look): Rgb {
  return mixRgb(skin, sex === 'woman' ? [190, 44, 66] : [150, 56, 58], sex === 'woman' ? 0.62 : 0.46);
}

/** The mouth on a head of 100, its middle at (x, y): from a smile to wide open. */
export function drawMouth(
  pen: SKRSContext2D,
  look: Look,
  { mouth, smile }: Face,
  x: number,
  y: number,
  size: number,
): void {
  const lips = lipsOf(look);
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.lineCap = 'round';
  if (mouth < 0.08) {
    pen.strokeStyle = shade(lips, 0.25);
    pen.lineWidth = 2.1;
    strokeCurve(pen, [-9.5, -1.4 * smile], [0, 4.6 * smile + 0.6], [9.5, -1.4 * smile]);
    pen.strokeStyle = toCss(lips);
    pen.lineWidth = look.sex === 'woman' ? 2.6 : 1.4;
    strokeCurve(pen, [-4.6, 3.6 * smile + 1.6], [0, 5.4 * smile + 2.4], [4.6, 3.6 * smile + 1.6]);
    pen.restore();
    return;
  }
  const [wide, deep] = [8.2 + smile * 2.2 - mouth * 0.8, 3 + mouth * 10.5];
  const corner = -1.5 * smile;
  const trace = (): void => {
    pen.beginPath();
    pen.moveTo(-wide, corner);
    pen.quadraticCurveTo(0, corner + 1.8 - mouth * 3.6, wide, corner);
    pen.bezierCurveTo(wide * 0.9, deep * 0.9 + 1, wide * 0.4, deep * 1.06, 0, deep);
    pen.bezierCurveTo(-wide * 0.4, deep * 1.06, -wide * 0.9, deep * 0.9 + 1, -wide, corner);
  };
  pen.save();
  trace();
  pen.fillStyle = '#5c1620';
  pen.fill();
  pen.clip();
  pen.fillStyle = '#fbf5ee';
  fillBlob(pen, [
    [-wide, -6],
    [wide, -6],
    [wide * 0.8, deep * 0.22],
    [0, deep * 0.28],
    [-wide * 0.8, deep * 0.22],
  ]);
  pen.fillStyle = '#cf5a64';
  fillEllipse(pen, 0, deep * 1.05, wide * 0.62, deep * 0.42);
  pen.restore();
  trace();
  pen.strokeStyle = toCss(lips);
  pen.lineWidth = look.sex === 'woman' ? 2.4 : 1.5;
  pen.stroke();
  pen.restore();
}

/** Where the mouth is on a head of 100. */
export function mouthPoint(look: Look, turn: number): Point {
  return [turn * 8, 30 + look.build.baby * 1.5];
}

function drawNose(pen: SKRSContext2D, look: Look, turn: number): void {
  const { skin, build } = look;
  const size = 1 - build.baby * 0.32;
  const [x, y] = [turn * 10, 17 + build.baby * 2];
  pen.fillStyle = shade(skin, 0.1);
  fillEllipse(pen, x, y - 0.6, 6.2 * size, 4.6 * size);
  pen.fillStyle = glint(skin, 0.28);
  fillEllipse(pen, x - 0.6 + turn, y - 3.4 * size, 2.4 * size, 3.2 * size);
  pen.strokeStyle = shade(skin, 0.36);
  pen.lineWidth = 1.7;
  pen.lineCap = 'round';
  strokeCurve(pen, [x - 5.2 * size, y + 1.4], [x, y + 5.6 * size], [x + 5.2 * size, y + 1.4]);
  if (build.baby < 0.5)
    strokeCurve(pen, [x + 3 + turn * 3, y - 17], [x + 5.4 + turn * 3.4, y - 8], [x + 5.2 + turn, y - 2]);
  if (look.clothes.extras.has('nose')) {
    pen.fillStyle = '#e0322e';
    fillCircle(pen, [x, y], 9.5);
    pen.fillStyle = 'rgba(255,255,255,0.55)';
    fillCircle(pen, [x - 3, y - 3.4], 2.6);
  }
}

function drawBrows(pen: SKRSContext2D, look: Look, face: Face, eyeY: number, apart: number, shift: number): void {
  pen.strokeStyle = toCss(look.brow);
  pen.lineCap = 'round';
  pen.lineWidth = look.sex === 'man' && look.build.baby < 0.5 ? 4 : 2.7;
  const y = eyeY - 12.5 - look.build.baby * 3 - face.brow * 3.4;
  for (const side of [-1, 1]) {
    strokeCurve(
      pen,
      [shift + side * (apart - 7), y + 1.6],
      [shift + side * (apart + 1), y - 3.4],
      [shift + side * (apart + 8.4), y + 2.2],
    );
  }
}

/** Everything of a face that lies within its outline. */
export function drawFeatures(pen: SKRSContext2D, look: Look, face: Face): void {
  const { build, skin } = look;
  const wide = cheekOf(look);
  const [eyeY, apart, size] = [2.5 + build.baby * 6, 15.6 + build.baby * 2.4, 0.98 + build.baby * 0.34];
  const shift = face.turn * 7;
  for (const side of [-1, 1]) {
    const [x, y] = [shift * 0.8 + side * wide * 0.58, 22 + build.baby * 3];
    const blush = pen.createRadialGradient(x, y, 1, x, y, 11);
    blush.addColorStop(0, 'rgba(226,84,78,0.27)');
    blush.addColorStop(1, 'rgba(226,84,78,0)');
    pen.fillStyle = blush;
    fillCircle(pen, [x, y], 11);
  }
  for (const side of [-1, 1] as const) {
    pen.fillStyle = shade(skin, 0.1);
    fillEllipse(pen, shift + side * apart, eyeY - 1.5, 9.4 * size, 8.4 * size);
    // The eye that is turned away is narrower.
    drawEye(pen, look, face, shift + side * apart, eyeY, size * (1 - Math.max(0, side * face.turn) * 0.1), side);
  }
  drawBrows(pen, look, face, eyeY, apart, shift);
  if (look.age === 'old') {
    pen.strokeStyle = shade(skin, 0.24);
    pen.lineWidth = 1.5;
    for (const side of [-1, 1]) {
      strokeCurve(pen, [shift + side * 9, 20], [shift + side * 15, 25], [shift + side * 15.5, 34]);
      strokeCurve(
        pen,
        [shift + side * (apart - 6), eyeY + 9.5],
        [shift + side * apart, eyeY + 12],
        [shift + side * (apart + 6), eyeY + 9],
      );
      strokeCurve(pen, [-12 + shift, -24 - side * 2.4], [shift, -26 - side * 2.4], [12 + shift, -24 - side * 2.4]);
    }
  }
  drawNose(pen, look, face.turn);
}

export function drawGlasses(pen: SKRSContext2D, look: Look, turn: number): void {
  const { build } = look;
  const [y, apart, radius] = [3.5 + build.baby * 6, 15.6 + build.baby * 2.4, 11.5 + build.baby * 2.5];
  const shift = turn * 7;
  pen.strokeStyle = '#3a2c34';
  pen.lineWidth = 2.2;
  for (const side of [-1, 1]) {
    pen.fillStyle = 'rgba(220,236,246,0.16)';
    pen.beginPath();
    pen.ellipse(shift + side * apart, y, radius, radius * 0.92, 0, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.beginPath();
    pen.moveTo(shift + side * (apart + radius), y - 2);
    pen.lineTo(side * cheekOf(look), y - 4);
    pen.stroke();
  }
  strokeCurve(pen, [shift - apart + radius, y - 1], [shift, y - 4.5], [shift + apart - radius, y - 1]);
}

/** Beards belong to the face: they are drawn before the mouth, and leave room for it. */
export function drawBeard(pen: SKRSContext2D, look: Look, face: Face): void {
  if (look.beard === 'none') return;
  const wide = cheekOf(look);
  const shift = face.turn * 6;
  // A long beard stays where it is: only what is near the mouth moves with it.
  const down = look.beard === 'long' ? 0 : face.mouth * 3.5;
  const hair = mixRgb(look.hair, [70, 48, 44], look.age === 'old' ? 0.04 : 0.06);
  const full = (low: number, out: number): void => {
    fillBlob(pen, [
      [-wide * 0.97, 6],
      [-wide * 0.8, 18],
      [-15 + shift, 24.5],
      [shift, 23.5],
      [15 + shift, 24.5],
      [wide * 0.8, 18],
      [wide * 0.97, 6],
      [wide * 0.96, 26],
      [out, 44 + down],
      [out * 0.5, low + down],
      [0, low + 5 + down],
      [-out * 0.5, low + down],
      [-out, 44 + down],
      [-wide * 0.96, 26],
    ]);
  };
  pen.fillStyle = look.beard === 'stubble' ? toCss(hair, 0.3) : toCss(hair);
  if (look.beard === 'stubble') full(49, 25);
  if (look.beard === 'full') full(57, 29);
  if (look.beard === 'long') full(104, 34);
  if (look.beard === 'long') {
    pen.strokeStyle = shade(hair, 0.16);
    pen.lineWidth = 2;
    for (const x of [-14, 0, 14]) strokeCurve(pen, [x, 52], [x * 1.1, 74], [x * 0.6, 94]);
  }
}

/** Over the upper lip, so after the mouth. */
export function drawMoustache(pen: SKRSContext2D, look: Look, face: Face): void {
  if (look.beard === 'none' || look.beard === 'stubble') return;
  const shift = face.turn * 8;
  pen.fillStyle = shade(look.hair, 0.05);
  for (const side of [-1, 1]) {
    fillBlob(pen, [
      [shift, 23.5],
      [shift + side * 8, 22.5],
      [shift + side * 16, 28],
      [shift + side * 18, 32],
      [shift + side * 9, 29.5],
      [shift, 28.5],
    ]);
  }
}
