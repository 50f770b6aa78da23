import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const WOODS: readonly [Rgb, ...Rgb[]] = [
  [176, 126, 82],
  [150, 104, 70],
  [196, 156, 112],
];

/** A table seen across its top, from edge to edge of the picture: small things stand on it as they do in life. */
function drawTabletop(pen: SKRSContext2D, _pose: Pose, { colour, random }: Dress): void {
  const wood = colour ?? random.pick(WOODS);
  const top = pen.createLinearGradient(0, -1, 0, -0.16);
  top.addColorStop(0, toCss(mixRgb(wood, [255, 236, 206], 0.3)));
  top.addColorStop(1, toCss(wood));
  pen.fillStyle = top;
  pen.fillRect(-5, -1, 10, 0.86);
  for (let i = 0; i < 5; i++) {
    const y = -1 + 0.84 * ((i + 1) / 5) ** 1.5;
    pen.fillStyle = toCss(mixRgb(wood, [50, 24, 16], 0.42), 0.5);
    pen.fillRect(-5, y, 10, 0.008 + i * 0.003);
  }
  pen.lineWidth = 0.006;
  for (let i = 0; i < 46; i++) {
    const x = random.between(-5, 5);
    const y = -0.98 + random.next() * 0.8;
    const long = random.between(0.3, 1.1);
    pen.strokeStyle = toCss(mixRgb(wood, [60, 30, 18], 0.5), 0.18);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.bezierCurveTo(x + long * 0.3, y - 0.012, x + long * 0.6, y + 0.014, x + long, y);
    pen.stroke();
  }
  const edge = pen.createLinearGradient(0, -0.15, 0, 0);
  edge.addColorStop(0, toCss(mixRgb(wood, [255, 240, 210], 0.16)));
  edge.addColorStop(0.2, toCss(mixRgb(wood, [50, 22, 20], 0.32)));
  edge.addColorStop(1, toCss(mixRgb(wood, [40, 18, 20], 0.6)));
  pen.fillStyle = edge;
  pen.fillRect(-5, -0.15, 10, 0.15);
}

export const TABLETOP: Rig = {
  left: -5,
  right: 5,
  top: -1,
  bottom: 0,
  tall: 1,
  frames: 1,
  cyclesPerSecond: [0, 0, 0],
  castsShadow: false,
  hangs: false,
  bestPhase: 0,
  draw: drawTabletop,
};
