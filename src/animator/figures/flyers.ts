import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { fillBlob } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const WINGS: readonly [Rgb, ...Rgb[]] = [
  [240, 150, 48],
  [88, 140, 220],
  [250, 236, 190],
  [210, 96, 150],
];

/** Larger than life, or nobody would see it. */
function drawButterfly(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const tone = colour ?? random.pick(WINGS);
  const open = 0.25 + 0.75 * Math.abs(Math.sin(pose.phase * Math.PI));
  for (const [side, dim] of [
    [-0.7, 0.25],
    [1, 0],
  ] as const) {
    pen.save();
    pen.scale(open * side, 1);
    pen.fillStyle = toCss(mixRgb(tone, [30, 16, 20], dim));
    fillBlob(pen, [
      [0, 0],
      [0.06, -0.14],
      [0.19, -0.17],
      [0.18, -0.05],
      [0.06, 0.01],
    ]);
    fillBlob(pen, [
      [0, 0],
      [0.1, 0],
      [0.15, 0.07],
      [0.08, 0.14],
      [0.01, 0.07],
    ]);
    pen.fillStyle = toCss(mixRgb(tone, [40, 20, 20], 0.65));
    fillBlob(pen, [
      [0.15, -0.16],
      [0.19, -0.17],
      [0.18, -0.07],
      [0.16, -0.09],
    ]);
    pen.restore();
  }
  pen.fillStyle = '#2c2024';
  fillBlob(pen, [
    [0, -0.09],
    [0.012, 0],
    [0, 0.1],
    [-0.012, 0],
  ]);
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
