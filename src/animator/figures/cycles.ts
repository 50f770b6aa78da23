import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const PAINTS: readonly [Rgb, ...Rgb[]] = [
  [200, 58, 52],
  [52, 128, 150],
  [226, 168, 60],
];

function drawSpokes(pen: SKRSContext2D, [x, y]: Point, radius: number, phase: number, count: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((phase * TAU) / count);
  pen.strokeStyle = 'rgba(206,212,220,0.75)';
  pen.lineWidth = 0.008;
  pen.beginPath();
  for (let i = 0; i < count; i++) {
    pen.rotate(TAU / count);
    pen.moveTo(0, 0);
    pen.lineTo(0, -radius);
  }
  pen.stroke();
  pen.restore();
}

function drawTube(pen: SKRSContext2D, from: Point, to: Point, width: number): void {
  fillLimb(pen, from, to, width, width);
}

/** A town bicycle: painted frame, mudguards and rims, so that its colour is what one sees of it. */
function drawBicycle(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const paint = colour ?? random.pick(PAINTS);
  const [rear, front, radius] = [[-0.54, -0.36], [0.56, -0.36], 0.34] as const;
  for (const hub of [rear, front]) {
    pen.strokeStyle = '#24262c';
    pen.lineWidth = 0.034;
    pen.beginPath();
    pen.arc(hub[0], hub[1], radius, 0, TAU);
    pen.stroke();
    pen.strokeStyle = toCss(mixRgb(paint, [255, 255, 255], 0.08));
    pen.lineWidth = 0.036;
    pen.beginPath();
    pen.arc(hub[0], hub[1], radius - 0.034, 0, TAU);
    pen.stroke();
    drawSpokes(pen, hub, radius - 0.05, pose.phase, 12);
    pen.fillStyle = '#8b929c';
    fillCircle(pen, hub, 0.035);
  }
  pen.strokeStyle = toCss(paint);
  pen.lineWidth = 0.05;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(rear[0], rear[1], radius + 0.045, Math.PI * 0.95, TAU * 0.86);
  pen.stroke();
  pen.beginPath();
  pen.arc(front[0], front[1], radius + 0.045, Math.PI * 1.12, TAU * 0.98);
  pen.stroke();
  const [crank, seat, headLow, headTop]: readonly [Point, Point, Point, Point] = [
    [-0.06, -0.36],
    [-0.22, -0.8],
    [0.4, -0.72],
    [0.36, -0.88],
  ];
  pen.fillStyle = toCss(mixRgb(paint, [10, 8, 24], 0.25));
  drawTube(pen, rear, seat, 0.026);
  drawTube(pen, rear, crank, 0.026);
  pen.fillStyle = toCss(paint);
  drawTube(pen, crank, seat, 0.036);
  drawTube(pen, crank, headLow, 0.04);
  drawTube(pen, seat, headTop, 0.038);
  drawTube(pen, headTop, front, 0.034);
  pen.fillStyle = toCss(mixRgb(paint, [255, 255, 255], 0.45));
  drawTube(pen, [seat[0] + 0.06, seat[1] - 0.02], [headTop[0] - 0.06, headTop[1] - 0.01], 0.01);
  pen.fillStyle = '#4a3226';
  fillBlob(pen, [
    [-0.4, -0.93],
    [-0.2, -0.95],
    [-0.06, -0.9],
    [-0.2, -0.86],
    [-0.36, -0.86],
  ]);
  pen.fillStyle = '#7d858f';
  drawTube(pen, seat, [-0.24, -0.88], 0.018);
  drawTube(pen, headTop, [0.34, -1.02], 0.018);
  drawTube(pen, [0.34, -1.02], [0.46, -1.04], 0.018);
  pen.fillStyle = '#4a3226';
  drawTube(pen, [0.42, -1.04], [0.52, -1.03], 0.026);
  const turn = pose.phase * TAU;
  const pedal: Point = [crank[0] + Math.cos(turn) * 0.15, crank[1] + Math.sin(turn) * 0.15];
  pen.fillStyle = '#5f6670';
  fillCircle(pen, crank, 0.075);
  drawTube(pen, crank, pedal, 0.016);
  pen.fillRect(pedal[0] - 0.06, pedal[1] - 0.015, 0.12, 0.03);
}

export const BICYCLE: Rig = {
  left: -0.98,
  right: 1,
  top: -1.12,
  bottom: 0.05,
  tall: 1.06,
  frames: 12,
  cyclesPerSecond: [0, 1.2, 1.8],
  castsShadow: true,
  hangs: false,
  bestPhase: 0.1,
  draw: drawBicycle,
};

function drawMotorWheel(pen: SKRSContext2D, hub: Point, phase: number, paint: Rgb): void {
  pen.fillStyle = '#17171c';
  fillCircle(pen, hub, 0.33);
  pen.fillStyle = toCss(mixRgb(paint, [16, 6, 20], 0.06));
  fillCircle(pen, hub, 0.25);
  pen.fillStyle = '#24252c';
  fillCircle(pen, hub, 0.15);
  drawSpokes(pen, hub, 0.2, phase, 9);
  pen.fillStyle = '#9aa1ac';
  fillCircle(pen, hub, 0.06);
}

/** A touring motorcycle: tank, seat, engine, exhaust, and a fairing and rims in its paint, so that its colour is what one sees of it. */
function drawMotorcycle(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const paint = colour ?? random.pick(PAINTS);
  drawMotorWheel(pen, [-0.66, -0.33], pose.phase, paint);
  drawMotorWheel(pen, [0.7, -0.33], pose.phase, paint);
  pen.fillStyle = '#5d646f';
  fillLimb(pen, [0.7, -0.33], [0.42, -0.98], 0.04, 0.05);
  pen.fillStyle = '#33363e';
  fillBlob(pen, [
    [-0.3, -0.3],
    [-0.26, -0.62],
    [0.24, -0.66],
    [0.34, -0.36],
    [0.16, -0.22],
    [-0.18, -0.22],
  ]);
  pen.fillStyle = '#868e99';
  for (const y of [-0.56, -0.48, -0.4]) pen.fillRect(-0.14, y, 0.34, 0.03);
  pen.fillStyle = '#aab1bb';
  fillLimb(pen, [0.04, -0.24], [-0.86, -0.3], 0.045, 0.06);
  const body = pen.createLinearGradient(0, -1, 0, -0.5);
  body.addColorStop(0, toCss(mixRgb(paint, [255, 255, 255], 0.4)));
  body.addColorStop(0.4, toCss(paint));
  body.addColorStop(1, toCss(mixRgb(paint, [16, 6, 20], 0.4)));
  pen.fillStyle = body;
  fillBlob(pen, [
    [-0.06, -0.72],
    [0.04, -0.94],
    [0.34, -0.98],
    [0.48, -0.84],
    [0.4, -0.66],
    [0.1, -0.62],
  ]);
  fillBlob(pen, [
    [-0.96, -0.9],
    [-0.6, -0.82],
    [-0.2, -0.7],
    [-0.24, -0.56],
    [-0.56, -0.58],
    [-0.84, -0.7],
  ]);
  fillBlob(pen, [
    [0.38, -1],
    [0.6, -1.02],
    [0.72, -0.86],
    [0.58, -0.68],
    [0.4, -0.72],
  ]);
  pen.fillStyle = toCss(mixRgb(paint, [16, 6, 20], 0.06));
  fillBlob(pen, [
    [0.02, -0.62],
    [0.42, -0.74],
    [0.44, -0.5],
    [0.3, -0.26],
    [-0.2, -0.24],
    [-0.3, -0.36],
  ]);
  fillBlob(pen, [
    [0.4, -0.52],
    [0.66, -0.72],
    [0.98, -0.58],
    [1, -0.5],
    [0.7, -0.62],
    [0.5, -0.46],
  ]);
  pen.fillStyle = '#221e22';
  fillBlob(pen, [
    [-0.9, -0.94],
    [-0.5, -0.88],
    [-0.06, -0.8],
    [-0.1, -0.7],
    [-0.46, -0.74],
  ]);
  pen.fillStyle = '#2a2c33';
  fillLimb(pen, [0.42, -1.02], [0.26, -1.1], 0.022, 0.026);
  pen.fillStyle = '#fff2c8';
  fillBlob(pen, [
    [0.66, -0.9],
    [0.76, -0.86],
    [0.74, -0.76],
    [0.66, -0.76],
  ]);
  pen.fillStyle = 'rgba(190,220,240,0.7)';
  fillBlob(pen, [
    [0.4, -1.02],
    [0.5, -1.18],
    [0.56, -1.16],
    [0.62, -0.98],
  ]);
}

export const MOTORCYCLE: Rig = {
  left: -1.1,
  right: 1.12,
  top: -1.24,
  bottom: 0.05,
  tall: 1.18,
  frames: 9,
  cyclesPerSecond: [0, 3, 4],
  castsShadow: true,
  hangs: false,
  bestPhase: 0.1,
  draw: drawMotorcycle,
};
