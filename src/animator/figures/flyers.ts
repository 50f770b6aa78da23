import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { ramp } from './brush.ts';
import { fillBlob, fillCircle, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const WINGS: readonly [Rgb, ...Rgb[]] = [
  [240, 150, 48],
  [88, 140, 220],
  [250, 236, 190],
  [210, 96, 150],
];

const UPPER_WING: readonly Point[] = [
  [0, 0.01],
  [0.03, -0.1],
  [0.11, -0.185],
  [0.2, -0.19],
  [0.215, -0.12],
  [0.16, -0.03],
  [0.07, 0.02],
];
const LOWER_WING: readonly Point[] = [
  [0, 0],
  [0.09, 0],
  [0.155, 0.04],
  [0.15, 0.11],
  [0.09, 0.15],
  [0.03, 0.1],
];
const SPOTS: readonly (readonly [number, number, number])[] = [
  [0.19, -0.165, 0.011],
  [0.2, -0.125, 0.008],
  [0.18, -0.082, 0.007],
  [0.142, 0.075, 0.008],
  [0.115, 0.118, 0.008],
];

/** A wing in its dark border, with veins and spots. */
function drawWing(pen: SKRSContext2D, tone: Rgb, points: readonly Point[]): void {
  const dark = mixRgb(tone, [36, 18, 22], 0.78);
  pen.fillStyle = toCss(dark);
  fillBlob(pen, points);
  const inner = points.map(([x, y]): Point => [x * 0.82 + 0.004, y * 0.82]);
  pen.fillStyle = ramp(
    pen,
    [0, 0],
    [0.2, -0.06],
    [toCss(mixRgb(tone, [255, 246, 210], 0.34)), toCss(tone), toCss(tone)],
  );
  fillBlob(pen, inner);
  pen.strokeStyle = toCss(dark, 0.65);
  pen.lineWidth = 0.005;
  pen.beginPath();
  for (const [x, y] of inner.slice(1, -1)) {
    pen.moveTo(0.01, 0);
    pen.quadraticCurveTo(x * 0.5, y * 0.6, x, y);
  }
  pen.stroke();
}

/** Larger than life, or nobody would see it. */
function drawButterfly(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const tone = colour ?? random.pick(WINGS);
  const open = 0.25 + 0.75 * Math.abs(Math.sin(pose.phase * Math.PI));
  for (const [side, dim] of [
    [-0.8, 0.18],
    [1, 0],
  ] as const) {
    pen.save();
    pen.scale(open * side, 1);
    const lit = mixRgb(tone, [30, 16, 20], dim);
    drawWing(pen, lit, LOWER_WING);
    drawWing(pen, lit, UPPER_WING);
    pen.fillStyle = '#fff8ec';
    for (const [x, y, size] of SPOTS) fillCircle(pen, [x, y], size);
    pen.restore();
  }
  pen.fillStyle = '#2c2024';
  fillBlob(pen, [
    [0, -0.075],
    [0.013, -0.03],
    [0.01, 0.04],
    [0, 0.1],
    [-0.01, 0.04],
    [-0.013, -0.03],
  ]);
  fillCircle(pen, [0, -0.085], 0.014);
  pen.strokeStyle = '#2c2024';
  pen.lineWidth = 0.005;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.004, -0.095);
    pen.quadraticCurveTo(side * 0.02, -0.15, side * 0.05, -0.165);
  }
  pen.stroke();
}

export const BUTTERFLY: Rig = {
  left: -0.24,
  right: 0.24,
  top: -0.22,
  bottom: 0.2,
  tall: 0.36,
  frames: 10,
  cyclesPerSecond: [2.2, 3, 4],
  castsShadow: false,
  hangs: true,
  bestPhase: 0.42,
  draw: drawButterfly,
};

const CLOTHS: readonly [Rgb, ...Rgb[]] = [
  [214, 70, 62],
  [52, 110, 180],
  [236, 158, 52],
  [120, 82, 160],
];

/** A hot-air balloon of 18 metres: gores in two colours, shaded round, with its basket. */
function drawBalloon(pen: SKRSContext2D, _pose: Pose, { colour, random }: Dress): void {
  const first = colour ?? random.pick(CLOTHS);
  const second = mixRgb(random.pick(CLOTHS), [255, 244, 220], 0.55);
  const gores = 8;
  pen.translate(0, 9);
  for (let i = 0; i < gores; i++) {
    const from = Math.cos(Math.PI * (1 - i / gores));
    const to = Math.cos(Math.PI * (1 - (i + 1) / gores));
    const round = 1 - Math.abs((from + to) / 2);
    pen.fillStyle = toCss(mixRgb(i % 2 === 0 ? first : second, [40, 16, 40], 0.32 * (1 - round)));
    pen.beginPath();
    pen.moveTo(0, -18);
    pen.bezierCurveTo(from * 9, -18, from * 9.4, -9, from * 1.5, -3);
    pen.lineTo(to * 1.5, -3);
    pen.bezierCurveTo(to * 9.4, -9, to * 9, -18, 0, -18);
    pen.fill();
  }
  pen.strokeStyle = '#5a4636';
  pen.lineWidth = 0.12;
  for (const x of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(x * 1.4, -3);
    pen.lineTo(x * 0.8, -1.4);
    pen.stroke();
  }
  pen.fillStyle = '#8a6238';
  pen.fillRect(-0.95, -1.45, 1.9, 1.45);
  pen.fillStyle = '#6c4a2a';
  pen.fillRect(-0.95, -1.45, 1.9, 0.3);
}

export const BALLOON: Rig = {
  left: -7.4,
  right: 7.4,
  top: -9.4,
  bottom: 9.4,
  tall: 18,
  frames: 1,
  cyclesPerSecond: [0, 0, 0],
  castsShadow: false,
  hangs: true,
  bestPhase: 0,
  draw: drawBalloon,
};
