import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../../maths/colour.ts';
import type { Point } from '../pen.ts';
import { fillShape, paintTube, shade } from './paint.ts';
import type { HandShape } from './pose-parts.ts';

interface Palm {
  readonly wrist: Point;
  /** Of the forearm, from hanging straight down, positive to the right. */
  readonly angle: number;
  /** On which side the thumb is, as one looks along the arm. */
  readonly thumb: -1 | 1;
  readonly size: number;
  readonly skin: Rgb;
  readonly dark: number;
}

const FINGERS: readonly (readonly [number, number, number])[] = [
  [-9.5, -19, 37],
  [-3.4, -7, 43],
  [3, 5, 42],
  [8.8, 15, 35],
];

/** A hand: a palm, a thumb, and fingers where they can be told apart. Drawn along x from the wrist. */
export function drawHand(pen: SKRSContext2D, shape: HandShape, { wrist, angle, thumb, size, skin, dark }: Palm): void {
  pen.save();
  pen.translate(...wrist);
  pen.rotate(Math.PI / 2 - angle);
  pen.scale(size, size * thumb);
  const flesh = { colour: skin, dark };
  const crease = shade(skin, dark + 0.3);
  const paintThumb = (tip: Point): void => paintTube(pen, [[4, 6], [15, 13], tip], [6.5, 5.6, 4.4], flesh, 0);
  switch (shape) {
    case 'open':
      for (const [root, tip, reach] of FINGERS) {
        paintTube(
          pen,
          [
            [14, root],
            [(14 + reach) / 2 + 2, (root + tip) / 2],
            [reach, tip],
          ],
          [5, 4.8, 3.9],
          flesh,
          0,
        );
      }
      paintThumb([24, 22]);
      pen.fillStyle = shade(skin, dark);
      fillShape(pen, [-5, -8, 6, -13, 18, -13.5, 23, -6, 23, 5, 17, 12, 6, 12, -5, 8]);
      break;
    case 'relaxed':
      paintThumb([24, 12]);
      pen.fillStyle = shade(skin, dark);
      fillShape(pen, [-6, -8.5, 6, -12.5, 19, -12.5, 31, -9, 37, -3, 35, 3, 29, 8, 16, 10, 4, 10, -6, 8]);
      pen.strokeStyle = crease;
      pen.lineWidth = 1.3;
      pen.lineCap = 'round';
      for (const [y, from, to] of [
        [-5.5, 22, 33],
        [0, 22, 36],
        [5, 22, 32],
      ] as const) {
        pen.beginPath();
        pen.moveTo(from, y);
        pen.lineTo(to, y - 0.6);
        pen.stroke();
      }
      break;
    case 'point':
    case 'fist':
      if (shape === 'point')
        paintTube(
          pen,
          [
            [14, -8],
            [28, -9],
            [42, -9.5],
          ],
          [5.4, 5, 4],
          flesh,
          0,
        );
      pen.fillStyle = shade(skin, dark);
      fillShape(pen, [-6, -8, 4, -12.5, 16, -13.5, 25, -10, 28, -2, 27, 7, 19, 12, 6, 11.5, -6, 8]);
      pen.strokeStyle = crease;
      pen.lineWidth = 1.3;
      pen.lineCap = 'round';
      for (const y of [-5.4, 0, 5.4]) {
        pen.beginPath();
        pen.moveTo(17, y);
        pen.lineTo(27, y);
        pen.stroke();
      }
      paintTube(
        pen,
        [
          [5, 8],
          [15, 9],
          [22, 5],
        ],
        [5.4, 5, 4.4],
        { colour: skin, dark: dark + 0.06 },
        0,
      );
      break;
  }
  pen.restore();
}
