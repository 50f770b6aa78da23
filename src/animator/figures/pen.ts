import type { SKRSContext2D } from '@napi-rs/canvas';
import { TAU } from '../maths/ease.ts';

export type Point = readonly [number, number];

export function fillBlob(pen: SKRSContext2D, points: readonly Point[]): void {
  pen.beginPath();
  traceBlob(pen, points);
  pen.fill();
}

/** Adds a closed, smooth outline through the points (Catmull-Rom) to the path. */
export function traceBlob(pen: SKRSContext2D, points: readonly Point[]): void {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  pen.moveTo(...at(0));
  for (let i = 0; i < count; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    pen.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    );
  }
  pen.closePath();
}

/** A limb between two joints, round at both ends. */
export function fillLimb(pen: SKRSContext2D, from: Point, to: Point, halfFrom: number, halfTo: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  pen.beginPath();
  pen.moveTo(from[0] + cos * halfFrom, from[1] + sin * halfFrom);
  pen.lineTo(to[0] + cos * halfTo, to[1] + sin * halfTo);
  pen.lineTo(to[0] - cos * halfTo, to[1] - sin * halfTo);
  pen.lineTo(from[0] - cos * halfFrom, from[1] - sin * halfFrom);
  pen.fill();
  fillCircle(pen, from, halfFrom);
  fillCircle(pen, to, halfTo);
}

export function fillCircle(pen: SKRSContext2D, centre: Point, radius: number): void {
  pen.beginPath();
  pen.arc(centre[0], centre[1], radius, 0, TAU);
  pen.fill();
}

/** The end of a bone that hangs from `from`: angle 0 points down, positive swings to the right. */
export function bone(from: Point, angle: number, length: number): Point {
  return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
}
