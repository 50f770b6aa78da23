import type { SKRSContext2D } from '@napi-rs/canvas';
import { TAU } from '../../../maths/ease.ts';
import { strokeCurve } from '../../brush.ts';
import { fillBlob, fillCircle, type Point } from '../../pen.ts';
import type { Fur } from '../fur.ts';
import type { Species } from '../species.ts';

/** A head around its own middle, about one unit large, looking to the right. */
export interface HeadPose {
  readonly pen: SKRSContext2D;
  readonly species: Species;
  readonly fur: Fur;
  /** Moves ears, mane and trunk. */
  readonly sway: number;
  /** How far the mouth is open, 0..1. */
  readonly open: number;
  /** The eyes are closed. */
  readonly shut: boolean;
}

export type DrawHead = (head: HeadPose) => void;

export const INK = '#231815';

export interface Eye {
  readonly at: Point;
  readonly size: number;
  /** The eye at the far side of the face is seen narrower. */
  readonly narrow?: number;
  readonly pupil?: 'round' | 'slit';
}

/** An eye that is all pupil, as animals have it from afar, in a ring of its own colour. */
export function drawEye({ pen, species, fur, shut }: HeadPose, { at, size, narrow = 1, pupil = 'round' }: Eye): void {
  const [x, y] = at;
  const tall = size * species.eyes;
  const wide = tall * 0.92 * narrow;
  if (shut) {
    pen.strokeStyle = INK;
    pen.lineWidth = size * 0.34;
    pen.lineCap = 'round';
    strokeCurve(pen, [
      [
        [x - wide, y],
        [x, y + tall * 0.85],
        [x + wide, y],
      ],
    ]);
    return;
  }
  pen.fillStyle = INK;
  fillOval(pen, [x, y], wide * 1.16, tall * 1.14);
  pen.fillStyle = fur.iris;
  fillOval(pen, [x + wide * 0.04, y + tall * 0.06], wide * 0.94, tall * 0.94);
  pen.fillStyle = '#15100f';
  if (pupil === 'slit') fillOval(pen, [x + wide * 0.12, y], wide * 0.42, tall * 0.82);
  else fillOval(pen, [x + wide * 0.1, y], wide * 0.72, tall * 0.76);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [x + wide * 0.34, y - tall * 0.36], size * 0.28);
  pen.globalAlpha = 0.5;
  fillCircle(pen, [x - wide * 0.3, y + tall * 0.42], size * 0.14);
  pen.globalAlpha = 1;
}

export function fillOval(pen: SKRSContext2D, [x, y]: Point, wide: number, tall: number, angle = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, wide, tall, angle, 0, TAU);
  pen.fill();
}

/** An ear and, a little smaller, its inside. */
export function fillEar(pen: SKRSContext2D, points: readonly Point[], outer: string, inner: string): void {
  pen.fillStyle = outer;
  fillBlob(pen, points);
  const middle = points.reduce(
    (sum, [x, y]): Point => [sum[0] + x / points.length, sum[1] + y / points.length],
    [0, 0],
  );
  pen.fillStyle = inner;
  fillBlob(
    pen,
    points.map(([x, y]): Point => [middle[0] + (x - middle[0]) * 0.56, middle[1] + (y - middle[1]) * 0.56 + 0.02]),
  );
}

/** A wet nose with its light. */
export function fillNose(pen: SKRSContext2D, points: readonly Point[], tone: string): void {
  pen.fillStyle = tone;
  fillBlob(pen, points);
  const [first, second] = points;
  if (first === undefined || second === undefined) return;
  pen.fillStyle = 'rgba(255,255,255,0.5)';
  fillOval(pen, [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2 + 0.028], 0.03, 0.014);
}

export function setLine(pen: SKRSContext2D, tone: string, width: number): void {
  pen.strokeStyle = tone;
  pen.lineWidth = width;
  pen.lineCap = 'round';
}
