import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../../maths/colour.ts';
import { fillCircle, type Point } from '../pen.ts';
import type { FrontFrame } from './front-frame.ts';
import type { Look } from './look.ts';
import { fillEllipse, fillShape, glint, shade } from './paint.ts';
import type { Prop } from './pose-parts.ts';

const WOOD: Rgb = [196, 124, 58];
const CHINA: Rgb = [238, 236, 230];
const CRUST: Rgb = [214, 152, 82];

/** An open book from behind, as a reader holds it: both covers, and the pages' edge above them. */
function drawBook(pen: SKRSContext2D, look: Look, { at }: FrontFrame): void {
  pen.save();
  pen.translate(...at(0.5, 0));
  const size = look.build.hand * 1.06;
  pen.scale(size, size);
  const cover: Rgb = look.clothes.trim;
  pen.fillStyle = '#f2ead8';
  fillShape(pen, [-50, -38, -26, -43, 0, -36, 26, -43, 50, -38, 48, 20, 0, 26, -48, 20]);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    pen.fillStyle = side === 1 ? shade(cover, 0.16) : glint(cover, 0.06);
    fillShape(pen, [2, -29, 26, -36, 52, -32, 53, 0, 50, 30, 26, 33, 2, 36, 1, 4]);
    pen.restore();
  }
  pen.strokeStyle = shade(cover, 0.4);
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(0, -29);
  pen.lineTo(0, 36);
  pen.stroke();
  pen.fillStyle = glint(cover, 0.5);
  pen.fillRect(-38, -14, 24, 4);
  pen.fillRect(-36, -5, 20, 3);
  pen.restore();
}

/** A guitar across the body; its neck ends in the fretting hand. */
function drawGuitar(pen: SKRSContext2D, look: Look, { at }: FrontFrame, hand: Point): void {
  const [x, y] = at(0.8, look.build.waist * 0.42);
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.atan2(hand[1] - y, hand[0] - x));
  const reach = Math.hypot(hand[0] - x, hand[1] - y);
  pen.fillStyle = shade([110, 70, 44], 0.1);
  pen.fillRect(30, -6, reach - 14, 12);
  fillShape(pen, [reach + 8, -8, reach + 42, -11, reach + 45, 0, reach + 42, 11, reach + 8, 8]);
  const body = [
    58, -28, 38, -31, 20, -26, 2, -34, -30, -50, -62, -38, -72, 0, -62, 38, -30, 50, 2, 34, 20, 26, 38, 31, 58, 28, 66,
    0,
  ];
  pen.fillStyle = shade(WOOD, 0.4);
  fillShape(pen, body);
  pen.save();
  pen.scale(0.93, 0.92);
  pen.fillStyle = glint(WOOD, 0.08);
  fillShape(pen, body);
  pen.restore();
  pen.fillStyle = '#3a2018';
  fillCircle(pen, [10, 0], 14);
  pen.fillRect(-40, -16, 8, 32);
  pen.strokeStyle = 'rgba(250,244,230,0.8)';
  pen.lineWidth = 1.2;
  for (const string of [-4, -1.4, 1.4, 4]) {
    pen.beginPath();
    pen.moveTo(-36, string * 1.6);
    pen.lineTo(reach + 16, string);
    pen.stroke();
  }
  pen.restore();
}

/** What lies before the body and under the hands. */
export function drawHeldBefore(
  pen: SKRSContext2D,
  look: Look,
  frame: FrontFrame,
  prop: Prop | null,
  hand: Point,
): void {
  if (prop === 'book') drawBook(pen, look, frame);
  if (prop === 'guitar') drawGuitar(pen, look, frame, hand);
}

/** What is in the hand that goes to the mouth. */
export function drawInHand(pen: SKRSContext2D, look: Look, prop: Prop | null, wrist: Point, angle: number): void {
  if (prop !== 'mug' && prop !== 'bun') return;
  const size = look.build.hand;
  pen.save();
  pen.translate(wrist[0] + Math.sin(angle) * 22 * size, wrist[1] + Math.cos(angle) * 22 * size);
  pen.scale(size, size);
  if (prop === 'mug') {
    pen.fillStyle = shade(CHINA, 0.06);
    fillShape(pen, [-15, -24, 15, -24, 15, 8, 12, 15, -12, 15, -15, 8]);
    pen.fillStyle = shade(look.clothes.trim, 0.06);
    pen.fillRect(-14.5, -10, 29, 9);
    pen.fillStyle = '#5a3826';
    fillEllipse(pen, 0, -23, 13, 3.4);
  } else {
    pen.fillStyle = shade(CRUST, 0.12);
    fillShape(pen, [-19, -8, -10, -20, 8, -21, 19, -10, 17, 4, -16, 5]);
    pen.fillStyle = glint(CRUST, 0.2);
    fillShape(pen, [-12, -12, -4, -17, 8, -17, 12, -11, 0, -10]);
  }
  pen.restore();
}
