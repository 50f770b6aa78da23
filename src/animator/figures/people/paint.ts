import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { fillBlob, type Point } from '../pen.ts';

const SHADOW: Rgb = [34, 16, 52];
const LIGHT: Rgb = [255, 244, 226];

/** A colour in its own shade. */
export function shade(colour: Rgb, share: number): string {
  return toCss(mixRgb(colour, SHADOW, share));
}

/** A colour where the light falls on it. */
export function glint(colour: Rgb, share: number): string {
  return toCss(mixRgb(colour, LIGHT, share));
}

/** A point on the way from one to another. */
export function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function normalAt(spine: readonly Point[], i: number): Point {
  const before = spine[Math.max(0, i - 1)] ?? [0, 0];
  const after = spine[Math.min(spine.length - 1, i + 1)] ?? [0, 0];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

/** Where a tube passes: straight between its joints, rounded at each of them. */
function traceSpine(
  joints: readonly Point[],
  halves: readonly number[],
): { readonly spine: Point[]; readonly wide: number[] } {
  const spine: Point[] = [];
  const wide: number[] = [];
  const add = (point: Point, half: number): void => {
    spine.push(point);
    wide.push(half);
  };
  for (const [i, joint] of joints.entries()) {
    const half = halves[i] ?? 1;
    const [before, after] = [joints[i - 1], joints[i + 1]];
    const [halfBefore, halfAfter] = [halves[i - 1] ?? half, halves[i + 1] ?? half];
    if (before === undefined || after === undefined) {
      add(joint, half);
    } else {
      const [near, far] = [along(joint, before, 0.24), along(joint, after, 0.24)];
      add(near, half + (halfBefore - half) * 0.24);
      add(along(along(near, far, 0.5), joint, 0.66), half);
      add(far, half + (halfAfter - half) * 0.24);
    }
    if (after !== undefined) add(along(joint, after, 0.5), half + (halfAfter - half) * 0.5);
  }
  return { spine, wide };
}

/** A limb in one piece: no seam where it bends, round where it ends. `aside` moves it off its bones, in shares of its width. */
function fillTube(
  pen: SKRSContext2D,
  joints: readonly Point[],
  halves: readonly number[],
  share: number,
  aside: number,
): void {
  const { spine, wide } = traceSpine(joints, halves);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of spine.entries()) {
    const [nx, ny] = normalAt(spine, i);
    const half = wide[i] ?? 1;
    // Where it begins it belongs to the body: no shade runs around a shoulder.
    const [off, part] = i === 0 ? [0, 1] : [aside, share];
    left.push([x + nx * half * (off + part), y + ny * half * (off + part)]);
    right.unshift([x + nx * half * (off - part), y + ny * half * (off - part)]);
  }
  const cap = (i: number, sign: number): Point[] => {
    const [x, y] = spine[i] ?? [0, 0];
    const [nx, ny] = normalAt(spine, i);
    const half = wide[i] ?? 1;
    const reach = half * 0.86 * (sign < 0 ? 1 : share) * sign;
    const off = sign < 0 ? 0 : aside;
    const [mx, my] = [x + nx * half * off, y + ny * half * off];
    // The direction of the spine is its normal, turned.
    return [[mx - ny * reach, my + nx * reach]];
  };
  fillBlob(pen, [...cap(0, -1), ...left, ...cap(spine.length - 1, 1), ...right]);
}

export interface Cloth {
  readonly colour: Rgb;
  /** How deep in shade the whole part lies, as the far leg does. */
  readonly dark: number;
}

/** A limb with a shaded side. `side` is where the shade lies as seen along the bones: -1, 1, or 0 for none. */
export function paintTube(
  pen: SKRSContext2D,
  joints: readonly Point[],
  halves: readonly number[],
  { colour, dark }: Cloth,
  side: -1 | 0 | 1 = 1,
): void {
  pen.fillStyle = shade(colour, Math.min(0.75, dark + (side === 0 ? 0 : 0.24)));
  fillTube(pen, joints, halves, 1, 0);
  if (side === 0) return;
  pen.fillStyle = shade(colour, dark);
  fillTube(pen, joints, halves, 0.8, -0.2 * side);
}

export function fillEllipse(
  pen: SKRSContext2D,
  x: number,
  y: number,
  across: number,
  down: number,
  angle: number = 0,
): void {
  pen.beginPath();
  pen.ellipse(x, y, across, down, angle, 0, Math.PI * 2);
  pen.fill();
}

export function strokeCurve(pen: SKRSContext2D, from: Point, over: Point, to: Point): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(...over, ...to);
  pen.stroke();
}

/** The same outline on both sides of the middle: given down one side, from top to bottom. */
export function mirror(points: readonly Point[]): Point[] {
  const other = points.toReversed().filter(([x]) => x !== 0);
  return [...points, ...other.map(([x, y]): Point => [-x, y])];
}

/** Outlines are written as x, y, x, y, ... */
export function toPoints(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length >> 1 }, (_, i): Point => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);
}

/** A smooth outline through x, y, x, y, ..., filled. */
export function fillShape(pen: SKRSContext2D, numbers: readonly number[]): void {
  fillBlob(pen, toPoints(numbers));
}
