import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillBlob, fillCircle } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const SCALES: readonly [Rgb, ...Rgb[]] = [
  [240, 132, 48],
  [64, 138, 196],
  [236, 196, 74],
  [150, 166, 178],
];

/** A fish whose tail drives it: the bend runs from head to tail. */
function drawFish(pen: SKRSContext2D, pose: Pose, { colour, noun, random }: Dress): void {
  const named: Rgb | null = noun === 'goldfish' || noun === 'koi' || noun === 'clownfish' ? [240, 120, 36] : null;
  const tone = colour ?? named ?? random.pick(SCALES);
  const bend = Math.sin(pose.phase * TAU);
  const tail = bend * 0.12;
  const dark = toCss(mixRgb(tone, [30, 16, 50], 0.36));
  pen.fillStyle = dark;
  fillBlob(pen, [
    [-0.5, tail * 0.4],
    [-0.92, -0.32 + tail],
    [-0.84, tail * 1.1],
    [-0.92, 0.32 + tail],
  ]);
  fillBlob(pen, [
    [0.2, -0.28],
    [-0.04, -0.54],
    [-0.36, -0.46],
    [-0.34, -0.2],
  ]);
  fillBlob(pen, [
    [0, 0.28],
    [-0.14, 0.5],
    [-0.34, 0.42],
    [-0.28, 0.2],
  ]);
  const body = pen.createLinearGradient(0, -0.36, 0, 0.36);
  body.addColorStop(0, toCss(mixRgb(tone, [20, 16, 50], 0.24)));
  body.addColorStop(0.4, toCss(tone));
  body.addColorStop(1, toCss(mixRgb(tone, [255, 248, 230], 0.6)));
  pen.fillStyle = body;
  fillBlob(pen, [
    [0.78, 0.02],
    [0.6, -0.18],
    [0.24, -0.34],
    [-0.16, -0.3],
    [-0.5, -0.1 + tail * 0.3],
    [-0.62, tail * 0.4],
    [-0.5, 0.1 + tail * 0.3],
    [-0.16, 0.28],
    [0.24, 0.32],
    [0.6, 0.2],
  ]);
  if (noun === 'clownfish') {
    pen.fillStyle = '#fbf6ec';
    fillBlob(pen, [
      [0.36, -0.32],
      [0.46, 0],
      [0.36, 0.3],
      [0.24, 0.31],
      [0.32, 0],
      [0.24, -0.33],
    ]);
    fillBlob(pen, [
      [-0.12, -0.3],
      [-0.04, 0],
      [-0.12, 0.28],
      [-0.24, 0.26],
      [-0.18, 0],
      [-0.24, -0.28],
    ]);
  }
  pen.strokeStyle = dark;
  pen.globalAlpha = 0.35;
  pen.lineWidth = 0.02;
  pen.beginPath();
  for (let i = 0; i < 4; i++) {
    for (let j = -1; j <= 1; j++) {
      const [x, y] = [0.2 - i * 0.16, j * 0.13 + (i % 2) * 0.06];
      pen.moveTo(x, y - 0.06);
      pen.quadraticCurveTo(x - 0.08, y, x, y + 0.06);
    }
  }
  pen.stroke();
  pen.globalAlpha = 1;
  pen.fillStyle = dark;
  pen.save();
  pen.translate(0.2, 0.08);
  pen.rotate(0.5 + bend * 0.3);
  fillBlob(pen, [
    [0, -0.06],
    [-0.26, -0.02],
    [-0.3, 0.1],
    [-0.02, 0.08],
  ]);
  pen.restore();
  pen.fillStyle = '#fdfaf0';
  fillCircle(pen, [0.54, -0.06], 0.085);
  pen.fillStyle = '#1a1418';
  fillCircle(pen, [0.56, -0.06], 0.05);
}

export const FISH: Rig = {
  left: -1,
  right: 0.86,
  top: -0.6,
  bottom: 0.56,
  tall: 1,
  frames: 12,
  cyclesPerSecond: [0.9, 1.3, 2],
  castsShadow: false,
  hangs: true,
  bestPhase: 0.2,
  draw: drawFish,
};
