import { Image, type SKRSContext2D } from '@napi-rs/canvas';
import { type Drawing, readDrawing, toSvg } from '../catalogue/drawings.ts';
import { TAU } from '../maths/ease.ts';
import type { Pose, Rig } from './rig.ts';

/** Room around a drawing in which it may lean and hop. */
const MARGIN = 0.16;

function drawImage(pen: SKRSContext2D, { grid, box, body }: Drawing, pixelsPerUnit: number): void {
  const scale = pixelsPerUnit / box[3];
  const [width, height] = [Math.ceil(grid[0] * scale), Math.ceil(grid[1] * scale)];
  const image = new Image();
  // Rasterised at the size it is shown at: a drawing is never blown up.
  image.src = toSvg({ grid, body }, width, height);
  pen.drawImage(
    image,
    -(box[0] + box[2] / 2) / box[3],
    -(box[1] + box[3]) / box[3],
    grid[0] / box[3],
    grid[1] / box[3],
  );
}

/** What has no joints still lives a little: it hops along, sways in the air, breathes on the spot. */
function moveWhole(pen: SKRSContext2D, { phase, gait, act }: Pose): void {
  const turn = phase * TAU;
  if (act === 'fly' || act === 'swim') {
    pen.translate(0, Math.sin(turn) * 0.03);
    pen.rotate(Math.sin(turn) * 0.04);
  } else if (gait > 0 || act === 'jump' || act === 'dance') {
    const high = act === 'jump' ? 0.14 : gait === 2 ? 0.07 : 0.035;
    pen.translate(0, -Math.abs(Math.sin(turn)) * high);
    pen.rotate(Math.sin(turn) * (act === 'dance' ? 0.09 : 0.03));
  } else {
    const breath = Math.sin(turn) * 0.012;
    pen.scale(1 - breath * 0.5, 1 + breath);
  }
}

/** A drawing as a figure: one unit tall, its lowest point on the ground, turned to the right. */
export function makeSpriteRig(name: string, facesLeft: boolean, lively: boolean): Rig {
  const drawing = readDrawing(name);
  const half = drawing.box[2] / drawing.box[3] / 2;
  const margin = lively ? MARGIN : 0.02;
  return {
    left: -half - margin,
    right: half + margin,
    top: -1 - margin,
    bottom: margin / 2,
    tall: 1,
    frames: lively ? 12 : 1,
    cyclesPerSecond: lively ? [0.5, 1.1, 1.8] : [0, 0, 0],
    castsShadow: true,
    hangs: false,
    bestPhase: 0,
    draw(pen, pose) {
      if (lively) moveWhole(pen, pose);
      if (facesLeft) pen.scale(-1, 1);
      drawImage(pen, drawing, Math.abs(pen.getTransform().d));
    },
  };
}
