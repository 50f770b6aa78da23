import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillCircle } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const HULLS: readonly [Rgb, ...Rgb[]] = [
  [236, 232, 224],
  [176, 62, 54],
  [44, 84, 124],
  [120, 82, 54],
];

/** A small yacht, mast about eleven metres: sails that bend in the wind, white unless a colour was asked for, since they are most of it. */
function drawBoat(pen: SKRSContext2D, _pose: Pose, { colour, random }: Dress): void {
  const hull = colour ?? random.pick(HULLS);
  const cloth: Rgb = colour ?? [255, 250, 240];
  const sail = pen.createLinearGradient(-2.6, 0, 2.6, 0);
  sail.addColorStop(0, toCss(mixRgb(cloth, [60, 50, 60], 0.16)));
  sail.addColorStop(0.5, toCss(cloth));
  sail.addColorStop(1, toCss(mixRgb(cloth, [60, 50, 60], 0.07)));
  pen.strokeStyle = '#6a5444';
  pen.lineWidth = 0.14;
  pen.beginPath();
  pen.moveTo(0.3, -0.6);
  pen.lineTo(0.3, -11);
  pen.stroke();
  pen.fillStyle = sail;
  pen.beginPath();
  pen.moveTo(0.1, -10.6);
  pen.quadraticCurveTo(-2.9, -5, -3.3, -1.5);
  pen.quadraticCurveTo(-1.6, -1.2, 0.1, -1.4);
  pen.fill();
  pen.fillStyle = toCss(mixRgb(cloth, [60, 50, 60], 0.04));
  pen.beginPath();
  pen.moveTo(0.5, -9.8);
  pen.quadraticCurveTo(2.5, -5, 3.5, -1.3);
  pen.quadraticCurveTo(1.9, -1.5, 0.5, -1.2);
  pen.fill();
  const side = pen.createLinearGradient(0, -1, 0, 0.3);
  side.addColorStop(0, toCss(mixRgb(hull, [255, 255, 255], 0.15)));
  side.addColorStop(1, toCss(mixRgb(hull, [20, 16, 40], 0.45)));
  pen.fillStyle = side;
  pen.beginPath();
  pen.moveTo(-3.7, -1);
  pen.quadraticCurveTo(0, -0.6, 4.3, -1.15);
  pen.quadraticCurveTo(3.6, 0, 2.5, 0.25);
  pen.lineTo(-3, 0.25);
  pen.quadraticCurveTo(-3.6, -0.2, -3.7, -1);
  pen.fill();
}

export const BOAT: Rig = {
  left: -4,
  right: 4.6,
  top: -11.4,
  bottom: 0.5,
  tall: 11,
  frames: 1,
  cyclesPerSecond: [0, 0, 0],
  castsShadow: false,
  hangs: false,
  bestPhase: 0,
  draw: drawBoat,
};

const PAINTS: readonly [Rgb, ...Rgb[]] = [
  [206, 34, 48],
  [40, 92, 168],
  [232, 186, 60],
  [230, 232, 236],
  [52, 58, 70],
];

const WHEELS = [-1.34, 1.36] as const;

function drawWheel(pen: SKRSContext2D, x: number, phase: number): void {
  // The arch is dark behind the tyre, whatever stands behind the car.
  pen.fillStyle = '#0a0810';
  fillCircle(pen, [x, -0.36], 0.405);
  pen.fillStyle = '#17151d';
  fillCircle(pen, [x, -0.33], 0.34);
  pen.fillStyle = '#2c2a35';
  fillCircle(pen, [x, -0.33], 0.25);
  const rim = pen.createLinearGradient(x, -0.56, x, -0.1);
  rim.addColorStop(0, '#eef0f6');
  rim.addColorStop(1, '#7c8296');
  pen.save();
  pen.translate(x, -0.33);
  pen.rotate((phase * TAU) / 5);
  pen.fillStyle = '#c3c8d6';
  for (let i = 0; i < 5; i++) {
    pen.rotate(TAU / 5);
    pen.beginPath();
    pen.moveTo(-0.035, -0.05);
    pen.lineTo(-0.055, -0.22);
    pen.lineTo(0.055, -0.22);
    pen.lineTo(0.035, -0.05);
    pen.fill();
  }
  pen.restore();
  pen.strokeStyle = rim;
  pen.lineWidth = 0.035;
  pen.beginPath();
  pen.arc(x, -0.33, 0.235, 0, TAU);
  pen.stroke();
  pen.fillStyle = '#4a4e5e';
  fillCircle(pen, [x, -0.33], 0.055);
}

function traceBody(pen: SKRSContext2D): void {
  pen.beginPath();
  pen.moveTo(2.2, -0.3);
  pen.bezierCurveTo(2.27, -0.46, 2.25, -0.62, 2.04, -0.69);
  pen.bezierCurveTo(1.62, -0.82, 1.2, -0.86, 0.94, -0.9);
  pen.bezierCurveTo(0.6, -1.18, 0.2, -1.34, -0.32, -1.34);
  pen.bezierCurveTo(-0.84, -1.34, -1.22, -1.18, -1.5, -0.97);
  pen.bezierCurveTo(-1.82, -0.95, -2.12, -0.9, -2.2, -0.78);
  pen.bezierCurveTo(-2.26, -0.62, -2.24, -0.42, -2.16, -0.28);
  pen.lineTo(-1.72, -0.26);
  pen.arc(-1.34, -0.36, 0.4, Math.PI - 0.2, 0.2);
  pen.lineTo(0.96, -0.26);
  pen.arc(1.36, -0.36, 0.4, Math.PI - 0.2, 0.2);
  pen.closePath();
}

/** Two panes with a post between them, and the sky in them. */
function drawGlass(pen: SKRSContext2D): void {
  const glass = pen.createLinearGradient(0, -1.26, 0, -0.9);
  glass.addColorStop(0, '#b4d0ea');
  glass.addColorStop(0.45, '#5a779e');
  glass.addColorStop(1, '#1c2438');
  pen.fillStyle = glass;
  pen.beginPath();
  pen.moveTo(0.76, -0.92);
  pen.bezierCurveTo(0.5, -1.14, 0.2, -1.24, -0.2, -1.25);
  pen.lineTo(-0.22, -0.92);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-0.3, -1.25);
  pen.bezierCurveTo(-0.74, -1.24, -1.02, -1.13, -1.28, -0.95);
  pen.lineTo(-0.32, -0.92);
  pen.fill();
  pen.fillStyle = 'rgba(255,255,255,0.3)';
  pen.beginPath();
  pen.moveTo(0.3, -1.16);
  pen.lineTo(0.12, -1.2);
  pen.lineTo(-0.1, -0.94);
  pen.lineTo(0.12, -0.94);
  pen.fill();
}

/** A low coupe: body, glass, lights, the seams of its door, and turning wheels. */
function drawCar(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const paint = colour ?? random.pick(PAINTS);
  pen.fillStyle = '#0a0810';
  pen.fillRect(-1.95, -0.42, 3.9, 0.22);
  const body = pen.createLinearGradient(0, -1.34, 0, -0.22);
  body.addColorStop(0, toCss(mixRgb(paint, [255, 255, 255], 0.46)));
  body.addColorStop(0.3, toCss(mixRgb(paint, [255, 255, 255], 0.08)));
  body.addColorStop(0.46, toCss(paint));
  body.addColorStop(0.62, toCss(mixRgb(paint, [20, 6, 20], 0.22)));
  body.addColorStop(0.66, toCss(mixRgb(paint, [255, 255, 255], 0.12)));
  body.addColorStop(1, toCss(mixRgb(paint, [10, 4, 16], 0.6)));
  pen.fillStyle = body;
  traceBody(pen);
  pen.fill();
  drawGlass(pen);
  pen.strokeStyle = toCss(mixRgb(paint, [10, 4, 16], 0.55), 0.7);
  pen.lineWidth = 0.018;
  pen.beginPath();
  pen.moveTo(0.66, -0.86);
  pen.bezierCurveTo(0.74, -0.66, 0.74, -0.46, 0.62, -0.3);
  pen.lineTo(-0.62, -0.3);
  pen.bezierCurveTo(-0.7, -0.5, -0.68, -0.72, -0.6, -0.88);
  pen.stroke();
  pen.fillStyle = toCss(mixRgb(paint, [255, 255, 255], 0.55));
  pen.fillRect(-0.46, -0.78, 0.2, 0.035);
  pen.fillStyle = toCss(mixRgb(paint, [10, 4, 16], 0.3));
  pen.beginPath();
  pen.ellipse(0.74, -0.95, 0.1, 0.055, -0.2, 0, TAU);
  pen.fill();
  pen.fillStyle = '#fff6d8';
  pen.beginPath();
  pen.moveTo(2.2, -0.6);
  pen.bezierCurveTo(2.12, -0.66, 1.96, -0.69, 1.82, -0.68);
  pen.bezierCurveTo(1.92, -0.6, 2.08, -0.55, 2.22, -0.55);
  pen.fill();
  pen.fillStyle = '#ff3048';
  pen.beginPath();
  pen.roundRect(-2.23, -0.76, 0.16, 0.11, 0.03);
  pen.fill();
  for (const x of WHEELS) drawWheel(pen, x, pose.phase);
}

export const CAR: Rig = {
  left: -2.4,
  right: 2.4,
  top: -1.42,
  bottom: 0.12,
  tall: 1.34,
  frames: 8,
  cyclesPerSecond: [0, 4, 4],
  castsShadow: true,
  hangs: false,
  bestPhase: 0,
  draw: drawCar,
};
