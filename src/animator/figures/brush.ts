import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../maths/ease.ts';
import { fillBlob, type Point } from './pen.ts';

type Paint = ReturnType<SKRSContext2D['createLinearGradient']>;

export function between(from: Point, to: Point, share: number): Point {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
}

/** How far an end stands out beyond its last point, in half widths. */
const ROUND_END = 0.9;

/** The outline of something round along a curve, half as wide at each point as told; both ends are round. */
export function outlineTube(spine: readonly Point[], halves: readonly number[]): Point[] {
  const last = spine.length - 1;
  const at = (i: number): Point => spine[Math.max(0, Math.min(last, i))] ?? [0, 0];
  const [near, far]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= last; i++) {
    const [x, y] = at(i);
    const [dx, dy] = [at(i + 1)[0] - at(i - 1)[0], at(i + 1)[1] - at(i - 1)[1]];
    const half = (halves[i] ?? 0) / Math.max(1e-6, Math.hypot(dx, dy));
    if (i === 0) near.push([x - dx * half * ROUND_END, y - dy * half * ROUND_END]);
    near.push([x + dy * half, y - dx * half]);
    if (i === last) near.push([x + dx * half * ROUND_END, y + dy * half * ROUND_END]);
    far.push([x - dy * half, y + dx * half]);
  }
  return [...near, ...far.reverse()];
}

export function fillTube(pen: SKRSContext2D, spine: readonly Point[], halves: readonly number[]): void {
  fillBlob(pen, outlineTube(spine, halves));
}

/** Colours from one point to another, evenly spaced. */
export function ramp(pen: SKRSContext2D, from: Point, to: Point, colours: readonly string[]): Paint {
  const gradient = pen.createLinearGradient(...from, ...to);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / Math.max(1, colours.length - 1), colour);
  return gradient;
}

/** A round form: lit from above, in shade below; what is painted `inside` of it stays within its outline. */
export function fillForm(
  pen: SKRSContext2D,
  points: readonly Point[],
  colours: readonly string[],
  inside: (() => void) | null = null,
): void {
  const rows = points.map(([, y]) => y);
  pen.fillStyle = ramp(pen, [0, Math.min(...rows)], [0, Math.max(...rows)], colours);
  fillBlob(pen, points);
  if (inside === null) return;
  pen.save();
  pen.clip();
  inside();
  pen.restore();
}

/** The same colour, seen through. */
export function fade(colour: string, alpha: number): string {
  return colour.replace(/,[^,]*\)$/, `,${alpha})`);
}

/** A soft spot of colour that fades to nothing. */
export function fillGlow(pen: SKRSContext2D, [x, y]: Point, radius: number, colour: string): void {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, fade(colour, 0));
  pen.fillStyle = gradient;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Smooth open lines of even width: whiskers, wrinkles, mouths. */
export function strokeCurve(pen: SKRSContext2D, points: readonly (readonly [Point, Point, Point])[]): void {
  pen.beginPath();
  for (const [from, over, to] of points) {
    pen.moveTo(...from);
    pen.quadraticCurveTo(...over, ...to);
  }
  pen.stroke();
}
