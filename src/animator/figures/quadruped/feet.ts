import { TAU } from '../../maths/ease.ts';
import { ramp } from '../brush.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { Body } from './body.ts';

/** Socks of a fox, sleeves of a panda, the bare legs of a sheep. */
const DARK_LEGS = /^(?:panda|fox|wool)$/;
const WHITE_FEET = /^(?:collie|blots)$/;

export interface Tones {
  readonly upper: string;
  readonly lower: string;
  readonly end: string;
}

export function legTones({ species, fur }: Body, far: boolean): Tones {
  const sleeves = species.pattern === 'panda' || species.pattern === 'wool';
  if (far) {
    const dark = sleeves || species.pattern === 'fox';
    return {
      upper: sleeves ? fur.marksShade : fur.far,
      lower: dark ? fur.marksShade : fur.farShade,
      end: dark ? fur.marksShade : fur.farShade,
    };
  }
  const dark = DARK_LEGS.test(species.pattern);
  const end = dark ? fur.marks : WHITE_FEET.test(species.pattern) ? fur.pale : fur.base;
  return { upper: sleeves ? fur.marks : fur.base, lower: dark ? fur.marks : fur.base, end };
}

export function drawPaw({ pen, species, fur }: Body, foot: Point, width: number, tone: string, far: boolean): void {
  pen.fillStyle = tone;
  const [x, y] = foot;
  fillBlob(pen, [
    [x - width * 0.95, y - width * 0.9],
    [x + width * 0.5, y - width * 1.35],
    [x + width * 1.75, y - width * 0.85],
    [x + width * 1.95, y - width * 0.2],
    [x + width * 1.2, y],
    [x - width * 0.7, y],
  ]);
  if (far) return;
  pen.strokeStyle = species.pattern === 'panda' || species.pattern === 'fox' ? fur.marksShade : fur.shade;
  pen.lineWidth = width * 0.14;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const share of [0.75, 1.3]) {
    pen.moveTo(x + width * share, y - width * 0.08);
    pen.quadraticCurveTo(x + width * (share - 0.12), y - width * 0.4, x + width * (share + 0.1), y - width * 0.62);
  }
  pen.stroke();
}

export function drawHoof({ pen }: Body, [x, y]: Point, width: number, far: boolean): void {
  pen.fillStyle = far ? '#2a2224' : ramp(pen, [x - width, y], [x + width, y], ['#2c2324', '#57474a', '#3a2e30']);
  pen.beginPath();
  pen.moveTo(x - width * 0.85, y - width * 1.25);
  pen.lineTo(x + width * 0.95, y - width * 1.25);
  pen.quadraticCurveTo(x + width * 1.4, y - width * 0.5, x + width * 1.55, y);
  pen.lineTo(x - width * 1.1, y);
  pen.fill();
}

/** An elephant's round foot with its nails. */
function drawPad({ pen, fur }: Body, [x, y]: Point, width: number, tone: string, far: boolean): void {
  pen.fillStyle = tone;
  fillBlob(pen, [
    [x - width * 1.1, y - width * 0.9],
    [x + width * 1.1, y - width * 0.9],
    [x + width * 1.3, y - width * 0.1],
    [x + width, y],
    [x - width, y],
    [x - width * 1.25, y - width * 0.1],
  ]);
  pen.fillStyle = far ? fur.far : fur.pale;
  for (const share of [0.3, 0.75, 1.1]) {
    pen.beginPath();
    pen.ellipse(x + width * share, y - width * 0.14, width * (0.22 - share * 0.06), width * 0.2, 0, Math.PI, TAU);
    pen.fill();
  }
}

export function drawFoot(body: Body, foot: Point, width: number, far: boolean): void {
  const tone = legTones(body, far).end;
  if (body.species.foot === 'hoof') drawHoof(body, foot, width, far);
  else if (body.species.foot === 'pad') drawPad(body, foot, width, tone, far);
  else drawPaw(body, foot, width, tone, far);
}
