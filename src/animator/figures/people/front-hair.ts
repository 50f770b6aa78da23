import type { SKRSContext2D } from '@napi-rs/canvas';
import { toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import { cheekOf } from './front-face.ts';
import type { Look } from './look.ts';
import { glint, mirror, shade, strokeCurve } from './paint.ts';

/** How far hair stands off the head, on a head of 100. */
export const VOLUME = 8;

/** Hair behind the head and the shoulders: drawn before the body from the front, after it from behind. */
export function drawBackHair(pen: SKRSContext2D, look: Look, flow: number, covered: boolean): void {
  const wide = cheekOf(look) + VOLUME * 0.6;
  const grown = 1 - look.build.baby * 0.3;
  pen.fillStyle = shade(look.hair, 0.2);
  switch (look.style) {
    case 'long':
      fillBlob(pen, [
        [0, -56],
        [-wide, -36],
        [-wide - 5, 10],
        [-wide - 9 + flow, 58 * grown],
        [-wide + 4 + flow, 92 * grown],
        [-14 + flow, 84 * grown],
        [14 + flow, 84 * grown],
        [wide - 4 + flow, 92 * grown],
        [wide + 9 + flow, 58 * grown],
        [wide + 5, 10],
        [wide, -36],
      ]);
      break;
    case 'bob':
      fillBlob(
        pen,
        mirror([
          [0, -56],
          [-wide, -38],
          [-wide - 5, 4],
          [-wide - 5, 34],
          [-wide + 12, 46],
        ]),
      );
      break;
    case 'ponytail':
      fillBlob(pen, [
        [20, -40],
        [48, -34],
        [58 + flow, 0],
        [52 + flow * 1.6, 44 * grown],
        [44 + flow * 2, 60 * grown],
        [36 + flow, 26],
        [34, -8],
      ]);
      break;
    case 'pigtails':
      for (const side of [-1, 1]) {
        fillBlob(pen, [
          [side * (wide - 4), -14],
          [side * (wide + 14), -16],
          [side * (wide + 24) + flow, 14],
          [side * (wide + 15) + flow * 1.4, 46],
          [side * (wide + 5) + flow, 36],
          [side * (wide + 2), 8],
        ]);
      }
      break;
    case 'bun':
      if (!covered) {
        fillCircle(pen, [4, -62], 19);
        pen.fillStyle = glint(look.hair, 0.12);
        fillCircle(pen, [0, -66], 9);
      }
      break;
    case 'curly':
      for (let i = 0; i < 15; i++) {
        const angle = Math.PI * (0.86 + (i / 14) * 1.28);
        fillCircle(pen, [Math.cos(angle) * (wide + 4), Math.sin(angle) * 52 - 4], 15);
      }
      break;
    default:
      break;
  }
}

function hairline(look: Look, wide: number): Point[] {
  switch (look.style) {
    case 'bob':
      return [
        [wide - 1, 30],
        [wide * 0.78, 8],
        [wide * 0.76, -16],
        [wide * 0.4, -19],
        [0, -18],
        [-wide * 0.4, -19],
        [-wide * 0.76, -16],
        [-wide * 0.78, 8],
        [-wide + 1, 30],
      ];
    case 'long':
      return [
        [wide, 26],
        [wide * 0.84, 2],
        [wide * 0.7, -20],
        [8, -36],
        [-wide * 0.5, -26],
        [-wide * 0.82, -4],
        [-wide, 26],
      ];
    case 'parted':
      return [
        [wide * 0.98, 4],
        [wide * 0.86, -16],
        [wide * 0.62, -34],
        [18, -38],
        [-8, -26],
        [-wide * 0.66, -20],
        [-wide * 0.88, -10],
        [-wide * 0.98, 4],
      ];
    case 'crop':
      return [
        [wide * 0.98, -2],
        [wide * 0.88, -20],
        [wide * 0.6, -33],
        [0, -35],
        [-wide * 0.6, -33],
        [-wide * 0.88, -20],
        [-wide * 0.98, -2],
      ];
    case 'spiky':
      return [
        [wide * 0.98, 0],
        [wide * 0.84, -18],
        [wide * 0.5, -22],
        [wide * 0.3, -34],
        [2, -20],
        [-wide * 0.3, -33],
        [-wide * 0.56, -21],
        [-wide * 0.84, -20],
        [-wide * 0.98, 0],
      ];
    case 'pigtails':
    case 'ponytail':
    case 'bun':
      return [
        [wide * 0.99, -2],
        [wide * 0.86, -18],
        [wide * 0.5, -30],
        [0, -37],
        [-wide * 0.5, -30],
        [-wide * 0.86, -18],
        [-wide * 0.99, -2],
      ];
    case 'curly':
      return [
        [wide * 0.97, -4],
        [wide * 0.8, -22],
        [wide * 0.4, -30],
        [0, -28],
        [-wide * 0.4, -30],
        [-wide * 0.8, -22],
        [-wide * 0.97, -4],
      ];
    default:
      return [
        [wide * 0.99, 6],
        [wide * 0.9, -14],
        [wide * 0.66, -28],
        [10, -30],
        [-wide * 0.4, -21],
        [-wide * 0.8, -22],
        [-wide * 0.9, -10],
        [-wide * 0.99, 6],
      ];
  }
}

/** The hair before and over the head. */
export function drawFrontHair(pen: SKRSContext2D, look: Look, flow: number): void {
  const wide = cheekOf(look);
  if (look.style === 'bald') return;
  pen.fillStyle = toCss(look.hair);
  if (look.style === 'wisps') {
    for (const side of [-1, 1]) {
      fillBlob(pen, [
        [side * (wide - 2), -22],
        [side * (wide + 7), -10],
        [side * (wide + 6), 8],
        [side * (wide - 2), 12],
        [side * (wide - 5), -6],
      ]);
    }
    return;
  }
  const high = look.style === 'crop' ? -55 : -50 - VOLUME;
  const out = wide + (look.style === 'crop' ? 1.5 : 4);
  const inner = hairline(look, wide + 1);
  const [rightEnd, leftEnd] = [inner[0] ?? [0, 0], inner.at(-1) ?? [0, 0]];
  fillBlob(pen, [
    [leftEnd[0] - 3, leftEnd[1]],
    [-out - 1, -14],
    [-out * 0.84, -42],
    [-out * 0.4, high + 3],
    [0, high],
    [out * 0.4, high + 3],
    [out * 0.84, -42],
    [out + 1, -14],
    [rightEnd[0] + 3, rightEnd[1]],
    ...inner,
  ]);
  if (look.style === 'spiky') {
    for (const [x, lean] of [
      [-26, -9],
      [-12, -4],
      [2, 0],
      [16, 5],
      [28, 10],
    ] as const) {
      fillBlob(pen, [
        [x - 9, -44],
        [x + lean, -68],
        [x + 9, -44],
      ]);
    }
  }
  if (look.style === 'curly') {
    for (let i = 0; i < 9; i++)
      fillCircle(pen, [Math.cos(Math.PI * (1 + i / 8)) * wide * 0.84, -30 - Math.sin((Math.PI * i) / 8) * 16], 11);
  }
  if (look.style === 'long') {
    // The locks before the shoulders.
    for (const side of [-1, 1]) {
      fillBlob(pen, [
        [side * (wide - 1), -10],
        [side * (wide + 7), 2],
        [side * (wide + 9) + flow * 0.7, 44],
        [side * (wide - 2) + flow, 76 - look.build.baby * 22],
        [side * (wide - 10) + flow * 0.7, 52],
        [side * (wide - 3), 18],
      ]);
    }
  }
  pen.strokeStyle = glint(look.hair, 0.22);
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.6;
  strokeCurve(pen, [-out * 0.66, -36], [-out * 0.4, -50], [-2, -51]);
  pen.globalAlpha = 1;
  if (look.style === 'pigtails') {
    pen.fillStyle = toCss(look.clothes.trim);
    for (const side of [-1, 1]) fillCircle(pen, [side * (wide + 5), -10], 5.5);
  }
}
