import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const BALLAST: Rgb = [126, 118, 110];
const SLEEPER: Rgb = [84, 66, 54];
const STEEL: Rgb = [150, 152, 158];
const HALF = 48;

function drawRail(pen: SKRSContext2D, y: number, thick: number): void {
  pen.fillStyle = toCss(mixRgb(STEEL, [40, 30, 30], 0.6));
  pen.fillRect(-HALF, y, HALF * 2, thick);
  pen.fillStyle = toCss(mixRgb(STEEL, [255, 255, 255], 0.35));
  pen.fillRect(-HALF, y, HALF * 2, thick * 0.36);
}

/** A railway line across the whole picture: a bed of stones, sleepers, two rails. The near rail is where wheels stand. */
function drawRails(pen: SKRSContext2D, _pose: Pose, { random }: Dress): void {
  const bed = pen.createLinearGradient(0, -1, 0, 0);
  bed.addColorStop(0, toCss(BALLAST, 0));
  bed.addColorStop(0.16, toCss(mixRgb(BALLAST, [255, 250, 240], 0.12)));
  bed.addColorStop(0.7, toCss(BALLAST));
  bed.addColorStop(1, toCss(mixRgb(BALLAST, [40, 34, 30], 0.45), 0));
  pen.fillStyle = bed;
  pen.fillRect(-HALF, -1, HALF * 2, 1);
  for (let i = 0; i < 1_500; i++) {
    const tone = mixRgb(BALLAST, random.chance(0.5) ? [60, 54, 50] : [206, 200, 190], random.between(0.2, 0.6));
    pen.fillStyle = toCss(tone, 0.7);
    const size = random.between(0.04, 0.11);
    pen.fillRect(random.between(-HALF, HALF), random.between(-0.86, -0.12), size * 1.6, size);
  }
  for (let x = -HALF; x < HALF; x += 1.05) {
    pen.fillStyle = toCss(mixRgb(SLEEPER, [255, 236, 210], random.between(0, 0.16)));
    pen.beginPath();
    pen.moveTo(x, -0.78);
    pen.lineTo(x + 0.34, -0.78);
    pen.lineTo(x + 0.44, -0.16);
    pen.lineTo(x + 0.02, -0.16);
    pen.fill();
  }
  drawRail(pen, -0.66, 0.1);
  drawRail(pen, -0.34, 0.14);
}

export const RAILS: Rig = {
  left: -HALF,
  right: HALF,
  top: -1,
  bottom: 0,
  tall: 1,
  frames: 1,
  cyclesPerSecond: [0, 0, 0],
  castsShadow: false,
  hangs: false,
  bestPhase: 0,
  draw: drawRails,
};
