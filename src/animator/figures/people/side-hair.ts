import type { SKRSContext2D } from '@napi-rs/canvas';
import { toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle } from '../pen.ts';
import type { Look } from './look.ts';
import { fillShape, glint, shade, strokeCurve } from './paint.ts';

/** The hair that hangs behind: over the back, under the near arm. */
export function drawSideTail(pen: SKRSContext2D, look: Look, flow: number): void {
  const grown = 1 - look.build.baby * 0.3;
  pen.fillStyle = shade(look.hair, 0.16);
  switch (look.style) {
    case 'long':
      fillBlob(pen, [
        [-8, -50],
        [-42, -34],
        [-50, 6],
        [-54 - flow, 50 * grown],
        [-46 - flow * 1.5, 92 * grown],
        [-28 - flow, 86 * grown],
        [-14, 50 * grown],
        [-6, 20],
      ]);
      break;
    case 'bob':
      fillShape(pen, [-4, -50, -42, -36, -50, 4, -46, 36, -28, 46, -10, 36, -6, 0]);
      break;
    case 'ponytail':
      fillBlob(pen, [
        [-30, -34],
        [-50, -34],
        [-64 - flow, -8],
        [-64 - flow * 1.6, 36 * grown],
        [-54 - flow * 2, 62 * grown],
        [-46 - flow, 26],
        [-40, -12],
      ]);
      break;
    case 'pigtails':
      fillBlob(pen, [
        [-10, -10],
        [-26, -14],
        [-36 - flow, 12],
        [-30 - flow * 1.4, 46],
        [-20 - flow, 40],
        [-12, 12],
      ]);
      break;
    case 'bun':
      if (look.clothes.hat === null) fillCircle(pen, [-40, -38], 18);
      break;
    case 'curly':
      for (let i = 0; i < 12; i++) {
        const angle = Math.PI * (0.62 + (i / 11) * 1.02);
        fillCircle(pen, [-4 + Math.cos(angle) * 44, -8 + Math.sin(angle) * 48], 15);
      }
      break;
    default:
      break;
  }
}

/** The hair on the head, seen from the side. */
export function drawSideHair(pen: SKRSContext2D, look: Look): void {
  if (look.style === 'bald') return;
  pen.fillStyle = toCss(look.hair);
  switch (look.style) {
    case 'wisps':
      fillShape(pen, [-18, -14, -34, -18, -46, -6, -44, 16, -34, 26, -24, 14, -20, 0]);
      return;
    case 'crop':
      fillShape(
        pen,
        [34, -34, 20, -51, -8, -56, -34, -46, -46, -20, -42, 14, -30, 24, -24, 8, -16, -2, -10, -14, 4, -28, 20, -34],
      );
      break;
    case 'bob':
      fillShape(
        pen,
        [38, -24, 26, -50, -4, -59, -36, -48, -50, -16, -48, 28, -30, 36, -8, 34, -2, 12, 0, -10, 16, -18, 32, -17],
      );
      break;
    case 'long':
      fillShape(
        pen,
        [34, -32, 20, -52, -6, -59, -36, -48, -50, -14, -48, 30, -30, 44, -12, 40, -6, 12, 0, -14, 14, -30],
      );
      break;
    case 'spiky':
      for (const [x, lean] of [
        [-32, -14],
        [-16, -6],
        [0, 2],
        [16, 8],
      ] as const) {
        fillBlob(pen, [
          [x - 10, -42],
          [x + lean, -70],
          [x + 10, -42],
        ]);
      }
      fillShape(
        pen,
        [36, -30, 22, -50, -6, -56, -36, -46, -47, -18, -40, 14, -28, 18, -20, 4, -14, -12, 4, -24, 22, -26],
      );
      break;
    case 'pigtails':
    case 'ponytail':
    case 'bun':
      fillShape(
        pen,
        [34, -34, 20, -52, -8, -57, -36, -46, -47, -16, -40, 14, -26, 18, -18, 2, -10, -14, 6, -28, 22, -34],
      );
      break;
    default:
      fillShape(
        pen,
        [40, -28, 26, -52, -4, -60, -36, -50, -49, -18, -43, 16, -30, 24, -21, 8, -15, -10, -2, -22, 18, -26, 34, -22],
      );
      break;
  }
  pen.strokeStyle = glint(look.hair, 0.22);
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.6;
  strokeCurve(pen, [-32, -36], [-20, -50], [4, -50]);
  pen.globalAlpha = 1;
  if (look.style === 'pigtails' || look.style === 'ponytail') {
    pen.fillStyle = toCss(look.clothes.trim);
    fillCircle(pen, look.style === 'pigtails' ? [-16, -8] : [-40, -32], 6);
  }
}
