import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Look } from './look.ts';
import { fillEllipse, fillShape, glint, shade, strokeCurve } from './paint.ts';

/** What is seen of a hat: most are round and look alike from everywhere; a brim or a peak is not. */
export type HatView = 'side' | 'front' | 'back';

/** Hats are drawn on a head this wide, half of it, and stretched to the one that wears them. */
const HEAD = 42;

/** On a head of 100; `wide` is half of the head's width with its hair. */
export function drawHat(pen: SKRSContext2D, look: Look, wide: number, view: HatView): void {
  const { hat, hatColour, trim } = look.clothes;
  if (hat === null) return;
  pen.save();
  pen.scale((wide + 3) / HEAD, 1);
  const paint = (share: number): void => {
    pen.fillStyle = share < 0 ? glint(hatColour, -share) : shade(hatColour, share);
  };
  const dome = (high: number, brim: number): void => {
    const across = pen.createLinearGradient(-HEAD, 0, HEAD, 0);
    across.addColorStop(0, glint(hatColour, 0.14));
    across.addColorStop(0.5, toCss(hatColour));
    across.addColorStop(1, shade(hatColour, 0.3));
    pen.fillStyle = across;
    fillBlob(pen, [
      [-HEAD, brim],
      [-41.6, brim - 14],
      [-30.2, high + 9],
      [0, high],
      [30.2, high + 9],
      [41.6, brim - 14],
      [HEAD, brim],
      [21, brim + 5],
      [0, brim + 7],
      [-21, brim + 5],
    ]);
  };
  const band = (y: number, tall: number): void => {
    pen.fillStyle = toCss(trim);
    fillBlob(pen, [
      [-HEAD, y - tall],
      [0, y - tall + 5],
      [HEAD, y - tall],
      [42.5, y],
      [0, y + 6],
      [-42.5, y],
    ]);
  };
  const brim = (y: number, reach: number, thick: number, share: number): void => {
    paint(share);
    fillBlob(pen, [
      [-reach, y - 3],
      [-reach * 0.6, y - thick * 0.5],
      [0, y],
      [reach * 0.6, y - thick * 0.5],
      [reach, y - 3],
      [reach * 0.7, y + thick * 0.55],
      [0, y + thick],
      [-reach * 0.7, y + thick * 0.55],
    ]);
  };
  switch (hat) {
    case 'cap':
      dome(-66, -24);
      if (view !== 'back') {
        paint(0.2);
        fillShape(
          pen,
          view === 'side'
            ? [8.4, -26, 44.1, -25, 71.4, -19, 69.7, -15, 37.8, -18, 8.4, -18]
            : [-36.1, -25, 0, -28, 36.1, -25, 33.6, -15, 0, -9, -33.6, -15],
        );
      }
      break;
    case 'beanie':
      dome(-68, -22);
      paint(0.18);
      fillShape(pen, [-43, -33, 0, -29, 43, -33, 43.5, -19, 0, -14, -43.5, -19]);
      fillCircle(pen, [0, -70], 9);
      break;
    case 'fedora':
    case 'straw':
      dome(hat === 'fedora' ? -80 : -74, -28);
      band(-27, 11);
      brim(-27, HEAD * (hat === 'fedora' ? 1.62 : 1.9), 15, 0.1);
      break;
    case 'top':
      paint(0);
      fillShape(pen, [-36.1, -28, -35.3, -70, -38.6, -98, 0, -102, 38.6, -98, 35.3, -70, 36.1, -28, 0, -22]);
      pen.fillStyle = toCss(trim);
      fillShape(pen, [-36.1, -42, 0, -38, 36.1, -42, 36.5, -30, 0, -25, -36.5, -30]);
      brim(-28, 58.8, 12, 0.12);
      break;
    case 'toque':
      paint(0.08);
      fillShape(
        pen,
        [-37.8, -36, -50.4, -66, -42.8, -92, -16.8, -98, 0, -92, 16.8, -100, 42.8, -92, 50.4, -66, 37.8, -36],
      );
      pen.strokeStyle = shade(hatColour, 0.2);
      pen.lineWidth = 2;
      for (const x of [-0.5, 0, 0.5]) strokeCurve(pen, [x * 37.8, -40], [x * 46.2, -60], [x * 54.6, -78]);
      paint(0);
      fillShape(pen, [-42, -48, 0, -44, 42, -48, 42, -26, 0, -21, -42, -26]);
      break;
    case 'peaked':
      paint(0);
      fillShape(pen, [-41.2, -40, -52.1, -58, -29.4, -72, 0, -75, 29.4, -72, 52.1, -58, 41.2, -40, 0, -34]);
      pen.fillStyle = shade(trim, 0.05);
      fillShape(pen, [-42, -42, 0, -37, 42, -42, 42, -28, 0, -23, -42, -28]);
      if (view !== 'back') {
        pen.fillStyle = '#22202a';
        fillShape(
          pen,
          view === 'side'
            ? [12.6, -30, 42, -30, 61.3, -20, 57.1, -16, 16.8, -22]
            : [-35.3, -29, 0, -25, 35.3, -29, 29.4, -17, 0, -12, -29.4, -17],
        );
        pen.fillStyle = 'rgb(240,206,110)';
        fillCircle(pen, [view === 'side' ? 25.2 : 0, -55], 7);
      }
      break;
    case 'helmet':
    case 'hardhat':
      dome(-72, -24);
      brim(-24, 55.4, 10, 0.16);
      paint(-0.22);
      fillShape(pen, [-5, -72, 5, -72, 6, -30, -6, -30]);
      if (hat === 'helmet') {
        pen.fillStyle = toCss(trim);
        if (view === 'front') fillShape(pen, [-9, -52, 0, -56, 9, -52, 7, -38, 0, -32, -7, -38]);
      }
      break;
    case 'visor':
      dome(-64, -14);
      paint(0.28);
      if (view !== 'back') fillShape(pen, [-42, -26, 0, -22, 44, -26, 42, -12, 0, -7, -42, -12]);
      pen.fillStyle = toCss(mixRgb(trim, [210, 40, 50], 0.5));
      fillShape(pen, [-3, -62, -16, -88, -34, -84, -44, -60, -26, -66, 4, -58]);
      break;
    case 'crown':
    case 'tiara': {
      const tall = hat === 'crown' ? 24 : 13;
      const base = hat === 'crown' ? -44 : -42;
      const half = HEAD * (hat === 'crown' ? 0.8 : 0.62);
      const points: Point[] = [];
      for (let i = 0; i <= 4; i++)
        points.push(
          [half * (i / 2 - 1) * 1.06, base - tall - (i === 2 ? 6 : 0)],
          [half * ((i + 0.5) / 2 - 1), base - tall * 0.42],
        );
      pen.fillStyle = toCss(hatColour);
      pen.beginPath();
      pen.moveTo(-half, base + 4);
      for (const point of points.slice(0, -1)) pen.lineTo(...point);
      pen.lineTo(half, base + 4);
      pen.quadraticCurveTo(0, base + 13, -half, base + 4);
      pen.fill();
      pen.fillStyle = glint(hatColour, 0.5);
      for (let i = 0; i <= 4; i++) fillCircle(pen, [half * (i / 2 - 1) * 1.06, base - tall - (i === 2 ? 6 : 0)], 3.6);
      pen.fillStyle = '#c8324a';
      fillCircle(pen, [0, base - 1], 4.4);
      pen.fillStyle = '#3a78c8';
      for (const side of [-1, 1]) fillCircle(pen, [side * half * 0.5, base - 2], 3.4);
      break;
    }
    case 'pointed':
      paint(0.04);
      fillShape(pen, [-36.1, -30, -25.2, -68, -10, -112, 14, -142, 26, -140, 20, -112, 26, -66, 37, -30, 0, -24]);
      paint(0.24);
      fillShape(pen, [4, -28, 10, -80, 18, -130, 24, -138, 20, -112, 26, -66, 36.1, -31]);
      band(-27, 12);
      brim(-27, 69.7, 14, 0.12);
      break;
    case 'santa':
      paint(0);
      fillShape(
        pen,
        [-42, -28, -37.8, -56, -8.4, -78, 29.4, -70, 57.1, -34, 54.6, -10, 46.2, -26, 37.8, -38, 42, -26, 0, -20],
      );
      pen.fillStyle = 'rgb(246,244,240)';
      for (let share = -1; share <= 1; share += 0.2)
        fillCircle(pen, [share * HEAD, -27 + 5 * (1 - share * share)], 9.5);
      fillCircle(pen, [53.8, -6], 12);
      break;
    case 'nurse':
      paint(0);
      fillShape(pen, [-26, -46, -32.8, -66, 0, -74, 32.8, -66, 26, -46, 0, -40]);
      pen.fillStyle = '#d0383e';
      pen.fillRect(-2.6, -66, 5.2, 17);
      pen.fillRect(-8.5, -60.2, 17, 5.2);
      break;
    case 'hood': {
      paint(0.06);
      fillShape(pen, [0, -60, -29.4, -52, -46, -20, -45, 14, -31.1, 46, 0, 60, 31.1, 46, 45, 14, 46, -20, 29.4, -52]);
      break;
    }
    case 'mortarboard':
      dome(-54, -26);
      paint(-0.08);
      fillShape(pen, [-63, -56, 0, -72, 63, -56, 0, -40]);
      pen.strokeStyle = toCss(trim);
      pen.lineWidth = 3;
      strokeCurve(pen, [0, -56], [37.8, -58], [50.4, -24]);
      pen.fillStyle = toCss(trim);
      fillEllipse(pen, 50.4, -18, 4, 8);
      break;
    case 'horns':
      pen.fillStyle = 'rgb(236,224,196)';
      for (const side of [-1, 1])
        fillBlob(pen, [
          [side * 33.6, -46],
          [side * 54.6, -52],
          [side * 63, -86],
          [side * 53.8, -68],
          [side * 36.1, -62],
        ]);
      dome(-64, -24);
      band(-22, 9);
      break;
    case 'veil':
      paint(0);
      pen.globalAlpha = 0.5;
      fillShape(
        pen,
        view === 'side'
          ? [14, -58, -20, -62, -50, -40, -64, 30, -76, 130, -30, 132, -22, 20, -18, -30]
          : [
              0, -62, -46, -40, -58, 30, -68, 120, -38, 126, -40, 20, -29.4, -34, 0, -46, 29.4, -34, 40, 20, 38, 126,
              68, 120, 58, 30, 46, -40,
            ],
      );
      pen.globalAlpha = 1;
      pen.fillStyle = '#f4f0f2';
      for (let share = -0.7; share <= 0.71; share += 0.2)
        fillCircle(pen, [share * HEAD, -46 - 8 * (1 - share * share)], 6);
      pen.fillStyle = '#f0b8c4';
      for (let share = -0.6; share <= 0.61; share += 0.4)
        fillCircle(pen, [share * HEAD, -47 - 8 * (1 - share * share)], 3);
      break;
    case 'tricorne':
      dome(-68, -30);
      paint(0.16);
      fillShape(pen, [-68, -34, -37.8, -60, 0, -66, 37.8, -60, 68, -34, 33.6, -32, 0, -20, -33.6, -32]);
      if (view === 'front') {
        pen.fillStyle = 'rgb(240,238,232)';
        fillCircle(pen, [0, -48], 6.5);
        pen.fillRect(-4, -44, 8, 6);
        pen.fillStyle = '#22202a';
        for (const side of [-1, 1]) fillCircle(pen, [side * 2.6, -48.5], 1.7);
      }
      break;
    case 'curls':
      paint(0.06);
      for (const side of [-1, 1]) {
        for (const [x, y, r] of [
          [HEAD, -26, 17],
          [55, -8, 16],
          [50, 12, 14],
          [37, -40, 14],
        ] as const)
          fillCircle(pen, [side * x, y], r);
      }
      break;
  }
  pen.restore();
}
