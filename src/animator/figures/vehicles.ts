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

function drawWheel(pen: SKRSContext2D, x: number, phase: number): void {
  pen.fillStyle = '#0d0c12';
  fillCircle(pen, [x, -0.32], 0.33);
  pen.fillStyle = '#a4a9bd';
  fillCircle(pen, [x, -0.32], 0.2);
  pen.save();
  pen.translate(x, -0.32);
  pen.rotate((phase * TAU) / 5);
  pen.fillStyle = '#3a3d4c';
  for (let i = 0; i < 5; i++) {
    pen.rotate(TAU / 5);
    pen.fillRect(-0.03, -0.2, 0.06, 0.16);
  }
  pen.restore();
}

/** A low coupe: body, glass, lights and turning wheels. */
function drawCar(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const paint = colour ?? random.pick(PAINTS);
  pen.fillStyle = '#0a0810';
  pen.fillRect(-1.95, -0.42, 3.9, 0.22);
  const body = pen.createLinearGradient(0, -1.32, 0, -0.2);
  body.addColorStop(0, toCss(mixRgb(paint, [255, 255, 255], 0.42)));
  body.addColorStop(0.35, toCss(paint));
  body.addColorStop(0.62, toCss(mixRgb(paint, [20, 6, 20], 0.34)));
  body.addColorStop(0.7, toCss(mixRgb(paint, [255, 255, 255], 0.16)));
  body.addColorStop(1, toCss(mixRgb(paint, [10, 4, 16], 0.66)));
  pen.fillStyle = body;
  pen.beginPath();
  pen.moveTo(2.2, -0.32);
  pen.bezierCurveTo(2.26, -0.5, 2.22, -0.62, 2, -0.68);
  pen.bezierCurveTo(1.6, -0.8, 1.2, -0.84, 0.92, -0.88);
  pen.bezierCurveTo(0.6, -1.14, 0.2, -1.3, -0.3, -1.3);
  pen.bezierCurveTo(-0.8, -1.3, -1.2, -1.14, -1.46, -0.94);
  pen.bezierCurveTo(-1.8, -0.92, -2.1, -0.86, -2.18, -0.76);
  pen.bezierCurveTo(-2.24, -0.62, -2.22, -0.44, -2.16, -0.32);
  pen.lineTo(-1.72, -0.3);
  pen.arc(-1.34, -0.36, 0.4, Math.PI - 0.1, 0.1);
  pen.lineTo(0.96, -0.28);
  pen.arc(1.36, -0.36, 0.4, Math.PI - 0.1, 0.1);
  pen.closePath();
  pen.fill();
  const glass = pen.createLinearGradient(0, -1.24, 0, -0.88);
  glass.addColorStop(0, '#8fb0d8');
  glass.addColorStop(0.5, '#4d6690');
  glass.addColorStop(1, '#1c2438');
  pen.fillStyle = glass;
  pen.beginPath();
  pen.moveTo(0.74, -0.9);
  pen.bezierCurveTo(0.5, -1.1, 0.2, -1.2, -0.14, -1.21);
  pen.lineTo(-0.16, -0.9);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-0.26, -1.21);
  pen.bezierCurveTo(-0.7, -1.2, -1, -1.1, -1.24, -0.94);
  pen.lineTo(-0.28, -0.9);
  pen.fill();
  pen.fillStyle = '#fff6d8';
  pen.fillRect(2.02, -0.66, 0.16, 0.1);
  pen.fillStyle = '#ff3048';
  pen.fillRect(-2.19, -0.74, 0.1, 0.12);
  drawWheel(pen, -1.34, pose.phase);
  drawWheel(pen, 1.36, pose.phase);
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
