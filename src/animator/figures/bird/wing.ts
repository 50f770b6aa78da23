import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { between, ramp } from '../brush.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { Bird } from './plumage-table.ts';

const FEATHERS = 6;

/** How high arm and hand are, -1..1: the hand follows the arm. */
export interface Beat {
  readonly arm: number;
  readonly hand: number;
}

function dim(tone: Rgb, far: boolean): string {
  return toCss(far ? mixRgb(tone, [24, 18, 36], 0.34) : tone);
}

/** A wing from the shoulder: arm, hand, and the long feathers that fan out behind them. */
export function drawWing(pen: SKRSContext2D, bird: Bird, root: Point, { arm, hand }: Beat, far: boolean): void {
  const span = bird.span * (far ? 0.9 : 1);
  // Spread level, the near wing reaches towards the eye and the far one away from it.
  const near = (far ? -0.1 : 0.13) * span;
  const wrist: Point = [
    root[0] + 0.06 - 0.06 * Math.abs(arm),
    root[1] - (0.36 * arm + 0.03) * span + near * (1 - Math.abs(arm)),
  ];
  const tip: Point = [wrist[0] - 0.34, wrist[1] - 0.46 * hand * span + near * 1.6 * (1 - Math.abs(hand))];
  const rear: Point = [root[0] - 0.36, root[1] + 0.03];
  const edge: Point[] = [];
  for (let i = 0; i < FEATHERS; i++) {
    const t = i / FEATHERS;
    const [x, y] = between(tip, rear, t * 0.94);
    const long = bird.fingers * (1 - t * 0.6) + 0.03;
    edge.push([x - long, y + long * (0.4 + 0.5 * t)]);
    const [vx, vy] = between(tip, rear, t * 0.94 + 0.09);
    edge.push([vx + long * 0.35, vy]);
  }
  pen.fillStyle = ramp(pen, wrist, between(tip, rear, 0.25), [
    dim(bird.wing, far),
    dim(bird.wing, far),
    dim(bird.tip, far),
  ]);
  fillBlob(pen, [[root[0] + 0.1, root[1]], wrist, between(wrist, tip, 0.6), tip, ...edge, rear]);
  // The coverts: a lighter row along the arm.
  const pale = mixRgb(bird.wing, [255, 250, 236], 0.28);
  pen.fillStyle = ramp(pen, root, wrist, [dim(pale, far), dim(mixRgb(pale, bird.wing, 0.4), far)]);
  fillBlob(pen, [
    [root[0] + 0.09, root[1]],
    wrist,
    between(wrist, tip, 0.4),
    between(between(wrist, tip, 0.3), rear, 0.32),
    between(root, rear, 0.62),
  ]);
  if (far) return;
  pen.strokeStyle = toCss(bird.tip, 0.4);
  pen.lineWidth = 0.01;
  pen.lineCap = 'round';
  pen.beginPath();
  for (let i = 1; i < FEATHERS; i++) {
    pen.moveTo(...between(wrist, root, i / FEATHERS));
    const end = between(tip, rear, (i / FEATHERS) * 0.94 + 0.05);
    pen.lineTo(...between(between(wrist, root, i / FEATHERS), end, 0.9));
  }
  pen.stroke();
}

/** Laid against the body. */
export function drawFoldedWing(pen: SKRSContext2D, bird: Bird): void {
  pen.fillStyle = ramp(
    pen,
    [0.2, -0.1],
    [-0.5, 0.08],
    [toCss(mixRgb(bird.wing, [255, 250, 236], 0.2)), toCss(bird.wing), toCss(bird.tip)],
  );
  fillBlob(pen, [
    [0.2, -0.06],
    [0.02, -0.14],
    [-0.28, -0.06],
    [-0.56, 0.04],
    [-0.3, 0.09],
    [0.06, 0.09],
  ]);
  pen.strokeStyle = toCss(bird.tip, 0.55);
  pen.lineWidth = 0.012;
  pen.beginPath();
  for (const y of [0.01, 0.045, 0.075]) {
    pen.moveTo(0.1 - y, y - 0.03);
    pen.quadraticCurveTo(-0.16, y + 0.02, -0.46 + y, y * 0.5 + 0.03);
  }
  pen.stroke();
}
