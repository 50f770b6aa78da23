import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Image, type SKRSContext2D } from '@napi-rs/canvas';
import { TAU } from '../maths/ease.ts';
import type { Pose, Rig } from './rig.ts';

/** A drawing on a grid of its own, and the part of the grid that is not empty: left, top, width, height. */
interface Drawing {
  readonly grid: readonly [number, number];
  readonly box: readonly [number, number, number, number];
  readonly body: string;
}

/** Built by scripts/build-art.ts. */
export function readDrawings(): Readonly<Record<string, Drawing>> {
  const text = gunzipSync(readFileSync(new URL('./art/sprites.json.gz', import.meta.url))).toString();
  const file: { readonly drawings: Readonly<Record<string, Drawing>> } = JSON.parse(text);
  return file.drawings;
}

/** A constant that takes some milliseconds to read: not on import, and not twice. */
let drawings: Readonly<Record<string, Drawing>> | null = null;

function readDrawing(name: string): Drawing {
  drawings ??= readDrawings();
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`There is no drawing '${name}': run \`npm run art\`.`);
  return drawing;
}

export function toSvg({ grid, body }: Pick<Drawing, 'grid' | 'body'>, width: number, height: number): Buffer {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const size = `width="${width}" height="${height}" viewBox="0 0 ${grid[0]} ${grid[1]}"`;
  return Buffer.from(`<svg ${names} ${size}>${body}</svg>`);
}

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
