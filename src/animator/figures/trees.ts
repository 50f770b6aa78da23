import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const BARK: Rgb = [104, 74, 54];
const LEAVES: Rgb = [92, 138, 66];
const NEEDLES: Rgb = [56, 100, 74];

/** A broad tree: a crown of many clumps, lit from above, that breathes in the wind. */
function drawTree(pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const tone = colour ?? LEAVES;
  const sway = Math.sin(pose.phase * TAU) * 0.05;
  const trunk = pen.createLinearGradient(-0.4, 0, 0.4, 0);
  trunk.addColorStop(0, toCss(mixRgb(BARK, [30, 16, 30], 0.45)));
  trunk.addColorStop(1, toCss(mixRgb(BARK, [255, 230, 190], 0.2)));
  pen.fillStyle = trunk;
  fillBlob(pen, [
    [-0.5, 0.02],
    [-0.24, -0.5],
    [-0.2, -2.6],
    [0.22, -2.6],
    [0.24, -0.5],
    [0.5, 0.02],
  ]);
  fillLimb(pen, [0, -2], [1, -3.4], 0.14, 0.07);
  fillLimb(pen, [0, -1.8], [-1, -3.1], 0.14, 0.07);
  const clumps = Array.from({ length: 26 }, (): readonly [Point, number] => {
    const angle = random.next() * TAU;
    const far = Math.sqrt(random.next());
    return [[Math.cos(angle) * far * 1.75, -4 + Math.sin(angle) * far * 1.35], random.between(0.55, 0.85)];
  }).sort((a, b) => b[0][1] - a[0][1]);
  for (const [i, [[x, y], radius]] of clumps.entries()) {
    const light = 1 - (y + 5.6) / 3;
    pen.fillStyle = toCss(mixRgb(mixRgb(tone, [20, 26, 44], 0.5), mixRgb(tone, [255, 246, 180], 0.3), light));
    const lean = sway * (1 + (-y - 2) * 0.5) * (1 + 0.3 * Math.sin(i));
    fillCircle(pen, [x + lean, y], radius);
  }
}

export const TREE: Rig = {
  left: -2.7,
  right: 2.7,
  top: -6.3,
  bottom: 0.12,
  tall: 6,
  frames: 10,
  cyclesPerSecond: [0.3, 0.3, 0.3],
  castsShadow: true,
  hangs: false,
  bestPhase: 0,
  draw: drawTree,
};

/** A conifer of layered boughs. */
function drawPine(pen: SKRSContext2D, pose: Pose, { colour }: Dress): void {
  const tone = colour ?? NEEDLES;
  const sway = Math.sin(pose.phase * TAU) * 0.04;
  pen.fillStyle = toCss(BARK);
  fillLimb(pen, [0, 0], [0, -1.4], 0.24, 0.18);
  for (let i = 0; i < 6; i++) {
    const base = -0.9 - i * 0.9;
    const half = 1.75 - i * 0.26;
    const lean = sway * i;
    pen.fillStyle = toCss(mixRgb(mixRgb(tone, [14, 20, 40], 0.4), mixRgb(tone, [230, 255, 200], 0.22), i / 5));
    pen.beginPath();
    pen.moveTo(lean, base - 1.6);
    for (let j = 0; j <= 6; j++) {
      const x = half - (j / 6) * half * 2;
      pen.lineTo(x + lean, base + (j % 2 === 0 ? 0.16 : -0.1) - Math.abs(x) * 0.08);
    }
    pen.closePath();
    pen.fill();
  }
}

export const PINE: Rig = {
  left: -2,
  right: 2,
  top: -7.2,
  bottom: 0.12,
  tall: 7,
  frames: 10,
  cyclesPerSecond: [0.3, 0.3, 0.3],
  castsShadow: true,
  hangs: false,
  bestPhase: 0,
  draw: drawPine,
};
