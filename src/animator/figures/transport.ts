import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillCircle } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const BUSES: readonly [Rgb, ...Rgb[]] = [
  [226, 160, 44],
  [190, 52, 46],
  [52, 116, 140],
];
const TRUCKS: readonly [Rgb, ...Rgb[]] = [
  [60, 118, 168],
  [196, 64, 48],
  [74, 132, 92],
];
const TRAINS: readonly [Rgb, ...Rgb[]] = [
  [44, 96, 150],
  [176, 48, 48],
  [46, 120, 104],
];

function fillBox(pen: SKRSContext2D, x: number, y: number, width: number, height: number, round: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fill();
}

/** A painted side: light from above, dark towards the wheels. */
function paintSide(pen: SKRSContext2D, paint: Rgb, top: number, bottom: number): void {
  const side = pen.createLinearGradient(0, top, 0, bottom);
  side.addColorStop(0, toCss(mixRgb(paint, [255, 255, 255], 0.36)));
  side.addColorStop(0.3, toCss(paint));
  side.addColorStop(0.75, toCss(mixRgb(paint, [24, 10, 30], 0.16)));
  side.addColorStop(1, toCss(mixRgb(paint, [16, 6, 24], 0.46)));
  pen.fillStyle = side;
}

function paintGlass(pen: SKRSContext2D, top: number, bottom: number): void {
  const glass = pen.createLinearGradient(0, top, 0, bottom);
  glass.addColorStop(0, '#bcd8ea');
  glass.addColorStop(0.5, '#7397b4');
  glass.addColorStop(1, '#3d566e');
  pen.fillStyle = glass;
}

function drawWheel(pen: SKRSContext2D, x: number, radius: number, phase: number): void {
  pen.fillStyle = '#15141a';
  fillCircle(pen, [x, -radius], radius);
  pen.fillStyle = '#9299a6';
  fillCircle(pen, [x, -radius], radius * 0.56);
  pen.save();
  pen.translate(x, -radius);
  pen.rotate((phase * TAU) / 6);
  pen.fillStyle = '#4b505c';
  for (let i = 0; i < 6; i++) {
    pen.rotate(TAU / 6);
    fillCircle(pen, [0, -radius * 0.34], radius * 0.1);
  }
  pen.restore();
}

function drawLamps(pen: SKRSContext2D, front: number, back: number, y: number): void {
  pen.fillStyle = '#fff4d2';
  fillBox(pen, front - 0.1, y, 0.14, 0.2, 0.05);
  pen.fillStyle = '#e8343c';
  fillBox(pen, back - 0.03, y, 0.1, 0.24, 0.04);
}

/** A city bus, three windows a door and three more. */
function drawBus(pen: SKRSContext2D, pose: Pose, { colour, noun, random }: Dress): void {
  const paint = colour ?? (noun === 'school bus' ? BUSES[0] : random.pick(BUSES));
  pen.fillStyle = '#1d1b22';
  fillBox(pen, -4.1, -0.7, 8.2, 0.4, 0.1);
  paintSide(pen, paint, -2.9, -0.4);
  fillBox(pen, -4.3, -2.9, 8.6, 2.5, 0.28);
  pen.fillStyle = toCss(mixRgb(paint, [255, 255, 255], 0.62));
  pen.fillRect(-4.3, -1.16, 8.6, 0.14);
  paintGlass(pen, -2.6, -1.4);
  for (let i = 0; i < 6; i++) fillBox(pen, -4 + i * 1.12, -2.58, 1, 1.12, 0.1);
  fillBox(pen, 3.5, -2.6, 0.78, 1.4, 0.14);
  fillBox(pen, 2.62, -2.5, 0.72, 1.96, 0.08);
  pen.fillStyle = toCss(mixRgb(paint, [20, 8, 24], 0.4));
  pen.fillRect(2.95, -2.5, 0.06, 1.96);
  pen.fillStyle = 'rgba(255,255,255,0.3)';
  for (let i = 0; i < 6; i++) {
    pen.beginPath();
    pen.moveTo(-3.9 + i * 1.12, -2.54);
    pen.lineTo(-3.5 + i * 1.12, -2.54);
    pen.lineTo(-3.9 + i * 1.12, -1.7);
    pen.fill();
  }
  drawLamps(pen, 4.3, -4.3, -0.94);
  drawWheel(pen, -2.6, 0.5, pose.phase);
  drawWheel(pen, 2.1, 0.5, pose.phase);
}

export const BUS: Rig = {
  left: -4.5,
  right: 4.5,
  top: -3,
  bottom: 0.1,
  tall: 2.9,
  frames: 8,
  cyclesPerSecond: [0, 2.4, 3.4],
  castsShadow: true,
  hangs: false,
  bestPhase: 0,
  draw: drawBus,
};

/** A lorry: cab in front, box behind. */
function drawTruck(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const paint = colour ?? random.pick(TRUCKS);
  const box: Rgb = colour === null ? [236, 232, 222] : mixRgb(colour, [255, 255, 255], 0.12);
  pen.fillStyle = '#24232a';
  fillBox(pen, -3.6, -0.94, 7.2, 0.34, 0.06);
  paintSide(pen, box, -3.1, -0.9);
  fillBox(pen, -3.7, -3.1, 4.9, 2.2, 0.08);
  pen.strokeStyle = 'rgba(60,50,70,0.2)';
  pen.lineWidth = 0.04;
  pen.beginPath();
  for (let x = -3.1; x < 1; x += 0.6) {
    pen.moveTo(x, -3.06);
    pen.lineTo(x, -0.94);
  }
  pen.stroke();
  pen.fillStyle = toCss(paint);
  pen.fillRect(-3.7, -1.9, 4.9, 0.3);
  paintSide(pen, paint, -2.6, -0.5);
  pen.beginPath();
  pen.moveTo(1.34, -0.5);
  pen.lineTo(1.34, -2.3);
  pen.quadraticCurveTo(1.36, -2.6, 1.66, -2.6);
  pen.lineTo(2.6, -2.6);
  pen.quadraticCurveTo(2.9, -2.56, 3.06, -2.1);
  pen.lineTo(3.36, -1.4);
  pen.quadraticCurveTo(3.6, -1.3, 3.62, -1);
  pen.lineTo(3.62, -0.5);
  pen.fill();
  paintGlass(pen, -2.4, -1.4);
  pen.beginPath();
  pen.moveTo(1.9, -1.44);
  pen.lineTo(1.9, -2.36);
  pen.lineTo(2.56, -2.36);
  pen.lineTo(3.02, -1.44);
  pen.fill();
  pen.fillStyle = toCss(mixRgb(paint, [20, 8, 24], 0.4));
  pen.fillRect(1.8, -1.36, 0.05, 0.8);
  drawLamps(pen, 3.6, -3.68, -0.9);
  for (const x of [-2.7, -1.5, 2.5]) drawWheel(pen, x, 0.5, pose.phase);
}

export const TRUCK: Rig = {
  left: -3.9,
  right: 3.8,
  top: -3.2,
  bottom: 0.1,
  tall: 3.1,
  frames: 8,
  cyclesPerSecond: [0, 2.4, 3.4],
  castsShadow: true,
  hangs: false,
  bestPhase: 0,
  draw: drawTruck,
};

function drawWagon(pen: SKRSContext2D, from: number, to: number, paint: Rgb, phase: number): void {
  pen.fillStyle = '#24232a';
  pen.fillRect(from + 0.2, -0.84, to - from - 0.4, 0.3);
  paintSide(pen, paint, -3.4, -0.7);
  fillBox(pen, from, -3.4, to - from, 2.7, 0.24);
  pen.fillStyle = toCss(mixRgb(paint, [255, 255, 255], 0.7));
  pen.fillRect(from, -1.5, to - from, 0.16);
  paintGlass(pen, -2.9, -1.9);
  const windows = Math.floor((to - from - 0.5) / 1.15);
  for (let i = 0; i < windows; i++) fillBox(pen, from + 0.4 + i * 1.15, -2.9, 0.86, 1, 0.12);
  for (const x of [from + 0.9, from + 1.7, to - 1.7, to - 0.9]) drawWheel(pen, x, 0.36, phase);
}

/** A railcar with its wagon, on rails of its own. */
function drawTrain(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const paint = colour ?? random.pick(TRAINS);
  pen.fillStyle = '#5b4a40';
  for (let x = -9.1; x < 9.2; x += 0.9) pen.fillRect(x, -0.02, 0.5, 0.14);
  pen.fillStyle = '#8d949e';
  pen.fillRect(-9.2, -0.06, 18.4, 0.09);
  drawWagon(pen, -8.6, -0.5, paint, pose.phase);
  pen.fillStyle = '#33323a';
  pen.fillRect(-0.55, -2.8, 0.5, 1.9);
  drawWagon(pen, -0.1, 6.6, paint, pose.phase);
  paintSide(pen, paint, -3.4, -0.7);
  pen.beginPath();
  pen.moveTo(6.2, -3.4);
  pen.quadraticCurveTo(7.6, -3.36, 8.3, -2.2);
  pen.quadraticCurveTo(8.9, -1.4, 8.8, -0.7);
  pen.lineTo(6.2, -0.7);
  pen.fill();
  pen.fillStyle = toCss(mixRgb(paint, [255, 255, 255], 0.7));
  pen.fillRect(6.2, -1.5, 2.5, 0.16);
  paintGlass(pen, -3, -2);
  pen.beginPath();
  pen.moveTo(6.9, -2);
  pen.lineTo(6.9, -2.94);
  pen.quadraticCurveTo(7.5, -2.9, 8.1, -2);
  pen.fill();
  drawLamps(pen, 8.72, -8.58, -1.2);
  drawWheel(pen, 7.5, 0.36, pose.phase);
}

export const TRAIN: Rig = {
  left: -9.3,
  right: 9.3,
  top: -3.6,
  bottom: 0.2,
  tall: 3.5,
  frames: 8,
  cyclesPerSecond: [0, 2.6, 3.6],
  castsShadow: true,
  hangs: false,
  bestPhase: 0,
  draw: drawTrain,
};
