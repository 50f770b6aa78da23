import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { bone, fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const SUIT: Rgb = [236, 238, 242];

function drawLimb(
  pen: SKRSContext2D,
  from: Point,
  angle: number,
  bend: number,
  long: number,
  wide: number,
  suit: Rgb,
  leg: boolean,
): void {
  const joint = bone(from, angle, long);
  const end = bone(joint, angle + bend, long * 0.92);
  pen.fillStyle = toCss(suit);
  fillLimb(pen, from, joint, wide, wide * 0.86);
  fillLimb(pen, joint, end, wide * 0.86, wide * 0.74);
  pen.fillStyle = toCss(mixRgb(suit, [90, 110, 140], 0.3));
  fillCircle(pen, joint, wide * 0.8);
  pen.fillStyle = '#c8563c';
  const [cuff, tip] = [bone(joint, angle + bend, long * 0.62), bone(joint, angle + bend, long * 0.72)];
  fillLimb(pen, cuff, tip, wide * 0.82, wide * 0.8);
  pen.fillStyle = leg ? '#8b93a0' : '#6f7885';
  if (leg)
    fillBlob(pen, [
      [end[0] - 0.07, end[1] - 0.03],
      [end[0] + 0.06, end[1] - 0.04],
      [end[0] + 0.14, end[1] + 0.05],
      [end[0] - 0.07, end[1] + 0.06],
    ]);
  else fillCircle(pen, end, wide * 0.78);
}

/** A space suit afloat: backpack, helmet with a golden visor, limbs that drift. */
function drawAstronaut(pen: SKRSContext2D, pose: Pose, { colour }: Dress): void {
  const suit = colour ?? SUIT;
  const turn = pose.phase * TAU;
  const far = mixRgb(suit, [40, 50, 90], 0.34);
  const walking = pose.act === 'walk' || pose.act === 'run';
  const swing = walking ? Math.sin(turn) * 0.42 : Math.sin(turn) * 0.12;
  const wave = pose.act === 'wave' || pose.act === 'fly' ? Math.sin(turn * 2) * 0.22 : 0;
  pen.fillStyle = toCss(mixRgb(suit, [70, 80, 110], 0.4));
  fillBlob(pen, [
    [-0.36, -0.46],
    [-0.18, -0.5],
    [-0.14, 0.2],
    [-0.34, 0.22],
  ]);
  drawLimb(pen, [0.14, -0.28], 0.9 - swing, 0.5, 0.24, 0.1, far, false);
  drawLimb(pen, [0.1, 0.24], 0.3 - swing, -0.5, 0.3, 0.12, far, true);
  drawLimb(pen, [-0.06, 0.26], -0.2 + swing, -0.4, 0.3, 0.125, suit, true);
  const torso = pen.createLinearGradient(-0.26, 0, 0.28, 0);
  torso.addColorStop(0, toCss(mixRgb(suit, [60, 70, 110], 0.4)));
  torso.addColorStop(0.5, toCss(suit));
  torso.addColorStop(1, toCss(mixRgb(suit, [255, 255, 255], 0.5)));
  pen.fillStyle = torso;
  fillBlob(pen, [
    [-0.22, -0.42],
    [0.02, -0.48],
    [0.24, -0.4],
    [0.28, -0.1],
    [0.22, 0.26],
    [0, 0.36],
    [-0.2, 0.28],
    [-0.26, -0.08],
  ]);
  pen.fillStyle = '#d3d8de';
  pen.beginPath();
  pen.roundRect(-0.06, -0.22, 0.26, 0.2, 0.03);
  pen.fill();
  for (const [x, tone] of [
    [0, '#c8563c'],
    [0.07, '#e2b13c'],
    [0.14, '#3f86b8'],
  ] as const) {
    pen.fillStyle = tone;
    fillCircle(pen, [x, -0.15], 0.024);
  }
  pen.fillStyle = '#5b6a80';
  pen.fillRect(-0.03, -0.1, 0.2, 0.045);
  const helmet = pen.createRadialGradient(0.1, -0.78, 0.05, 0.03, -0.68, 0.34);
  helmet.addColorStop(0, '#ffffff');
  helmet.addColorStop(1, toCss(mixRgb(suit, [120, 130, 160], 0.35)));
  pen.fillStyle = helmet;
  fillCircle(pen, [0.02, -0.67], 0.29);
  pen.fillStyle = '#8f99a8';
  pen.beginPath();
  pen.ellipse(0.08, -0.66, 0.225, 0.2, 0.05, 0, TAU);
  pen.fill();
  const visor = pen.createLinearGradient(-0.1, -0.84, 0.24, -0.5);
  visor.addColorStop(0, '#fbe3a0');
  visor.addColorStop(0.45, '#c07f2c');
  visor.addColorStop(1, '#2a1c22');
  pen.fillStyle = visor;
  pen.beginPath();
  pen.ellipse(0.085, -0.66, 0.2, 0.175, 0.05, 0, TAU);
  pen.fill();
  pen.fillStyle = 'rgba(255,255,255,0.75)';
  pen.beginPath();
  pen.ellipse(0.02, -0.74, 0.05, 0.028, -0.5, 0, TAU);
  pen.fill();
  const raised = pose.act === 'wave' || pose.act === 'fly' || pose.act === 'dance';
  drawLimb(pen, [-0.12, -0.3], raised ? -2.3 + wave : -0.7 + swing, raised ? -0.5 : 0.6, 0.24, 0.105, suit, false);
}

export const ASTRONAUT: Rig = {
  left: -0.85,
  right: 0.85,
  top: -1.1,
  bottom: 1.05,
  tall: 1.9,
  frames: 16,
  cyclesPerSecond: [0.25, 0.3, 0.6],
  castsShadow: true,
  hangs: true,
  bestPhase: 0.1,
  draw: drawAstronaut,
};
