import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { fillBlob, fillCircle, fillLimb } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const LIVERIES: readonly [Rgb, ...Rgb[]] = [
  [46, 104, 172],
  [198, 62, 56],
  [42, 138, 128],
];

/** An airliner from the side, a little from below: swept wings, two engines, a painted tail. */
function drawAirplane(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const livery = colour ?? random.pick(LIVERIES);
  const hull: Rgb = colour ?? [240, 242, 246];
  const parked = pose.act === 'stand';
  pen.fillStyle = toCss(mixRgb(hull, [60, 76, 110], 0.4));
  fillBlob(pen, [
    [0.5, -0.1],
    [-0.5, -0.9],
    [-1, -0.94],
    [-0.5, -0.14],
  ]);
  fillBlob(pen, [
    [-2.5, -0.22],
    [-3, -0.62],
    [-3.3, -0.62],
    [-3, -0.14],
  ]);
  pen.fillStyle = toCss(livery);
  fillBlob(pen, [
    [-2.1, -0.36],
    [-2.9, -1.5],
    [-3.4, -1.56],
    [-3.1, -0.3],
  ]);
  const body = pen.createLinearGradient(0, -0.5, 0, 0.5);
  body.addColorStop(0, toCss(mixRgb(hull, [255, 255, 255], 0.5)));
  body.addColorStop(0.5, toCss(hull));
  body.addColorStop(1, toCss(mixRgb(hull, [50, 62, 100], 0.45)));
  pen.fillStyle = body;
  fillBlob(pen, [
    [3.5, 0.1],
    [3.1, -0.22],
    [2.5, -0.42],
    [0, -0.46],
    [-2, -0.42],
    [-3.3, -0.3],
    [-3.4, -0.16],
    [-2.2, 0.22],
    [-0.4, 0.42],
    [2, 0.44],
    [3.1, 0.32],
  ]);
  pen.fillStyle = toCss(livery);
  fillBlob(pen, [
    [3.3, 0.2],
    [2, 0.12],
    [-1, 0.1],
    [-2.9, -0.06],
    [-2.4, 0.16],
    [-0.4, 0.24],
    [2, 0.3],
    [3, 0.3],
  ]);
  pen.fillStyle = '#33465f';
  for (let i = 0; i < 15; i++) fillCircle(pen, [2.2 - i * 0.28, -0.14], 0.055);
  fillBlob(pen, [
    [2.72, -0.3],
    [3.12, -0.16],
    [3.2, -0.04],
    [2.8, -0.1],
  ]);
  pen.fillStyle = toCss(mixRgb(hull, [70, 84, 120], 0.34));
  fillLimb(pen, [0.5, 0.5], [-0.1, 0.5], 0.2, 0.17);
  pen.fillStyle = '#3a4250';
  fillCircle(pen, [0.62, 0.5], 0.15);
  const wing = pen.createLinearGradient(0, 0, -1, 1.2);
  wing.addColorStop(0, toCss(mixRgb(hull, [90, 104, 140], 0.24)));
  wing.addColorStop(1, toCss(mixRgb(hull, [255, 255, 255], 0.3)));
  pen.fillStyle = wing;
  fillBlob(pen, [
    [0.9, 0.12],
    [0.2, 0.3],
    [-1.4, 1.06],
    [-1.9, 1.1],
    [-1.1, 0.3],
    [-0.6, 0.1],
  ]);
  pen.fillStyle = toCss(mixRgb(hull, [90, 104, 140], 0.2));
  fillBlob(pen, [
    [-2.4, -0.16],
    [-3.3, 0.22],
    [-3.6, 0.22],
    [-3.1, -0.2],
  ]);
  if (!parked) return;
  pen.fillStyle = '#2a2d34';
  for (const x of [2.3, -0.3, -0.62]) {
    pen.fillRect(x - 0.03, 0.4, 0.06, 0.7);
    fillCircle(pen, [x, 1.12], 0.16);
  }
}

export const AIRPLANE: Rig = {
  left: -3.75,
  right: 3.65,
  top: -1.7,
  bottom: 1.4,
  tall: 2.7,
  frames: 1,
  cyclesPerSecond: [0, 0, 0],
  castsShadow: true,
  hangs: true,
  bestPhase: 0,
  draw: drawAirplane,
};
