import { type Drawing, toSvg } from '../../../catalogue/drawings.ts';
import { openCanvas } from '../../../maths/canvas.ts';
import { luminance, type Rgb } from '../../../maths/colour.ts';

/** Texels a side of the picture a solid is painted with, and the room left around the drawing. */
export const PICTURE_SIDE = 256;
const MARGIN = 6;
const SOLID_ALPHA = 200;

/** A drawing as texels, its longer side across the picture. `left`, `top`, `width`, `height`: where it lies, in texels. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

export function drawPicture({ grid, box, body }: Drawing): Picture {
  const scale = (PICTURE_SIDE - MARGIN * 2) / Math.max(box[2], box[3]);
  const [width, height] = [box[2] * scale, box[3] * scale];
  const [left, top] = [(PICTURE_SIDE - width) / 2, (PICTURE_SIDE - height) / 2];
  const { createCanvas, Image } = openCanvas();
  const canvas = createCanvas(PICTURE_SIDE, PICTURE_SIDE);
  const pen = canvas.getContext('2d');
  const image = new Image();
  image.src = toSvg({ grid, body }, Math.ceil(grid[0] * scale), Math.ceil(grid[1] * scale));
  pen.drawImage(image, left - box[0] * scale, top - box[1] * scale, grid[0] * scale, grid[1] * scale);
  const { data } = pen.getImageData(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.length).slice(), width, height, left, top };
}

/** Covers what is clear with the colours beside it: the rim of a solid must not show the paper's. */
export function spreadColours(pixels: Uint8Array, side = PICTURE_SIDE): Uint8Array {
  const out = pixels.slice();
  const filled = new Uint8Array(side * side);
  for (let at = 0; at < filled.length; at++) filled[at] = (pixels[at * 4 + 3] ?? 0) > SOLID_ALPHA ? 1 : 0;
  const take = (to: number, from: number): void => {
    if (filled[to] === 1 || filled[from] !== 1) return;
    out.copyWithin(to * 4, from * 4, from * 4 + 4);
    filled[to] = 1;
  };
  // Nearby texels first in each of the four directions, then whatever is left along the rows.
  for (let pass = 0; pass < 4; pass++) {
    const before = filled.slice();
    for (let y = 1; y < side - 1; y++) {
      for (let x = 1; x < side - 1; x++) {
        const at = y * side + x;
        if (before[at] === 1) continue;
        for (const from of [at - 1, at + 1, at - side, at + side]) if (before[from] === 1) take(at, from);
      }
    }
  }
  for (let at = 1; at < side * side; at++) take(at, at - 1);
  for (let at = side * side - 2; at >= 0; at--) take(at, at + 1);
  for (let at = 0; at < side * side; at++) out[at * 4 + 3] = 255;
  return out;
}

const BACK_CELLS = 24;

/** The same colours without the drawing: what a face has at the back of its head. */
export function blurColours(pixels: Uint8Array, side = PICTURE_SIDE): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const cell = side / BACK_CELLS;
  const small = new Float32Array((BACK_CELLS + 1) * (BACK_CELLS + 1) * 3);
  for (let y = 0; y <= BACK_CELLS; y++) {
    for (let x = 0; x <= BACK_CELLS; x++) {
      for (let part = 0; part < 3; part++) {
        let [sum, count] = [0, 0];
        for (let dy = -1.5; dy <= 1.5; dy += 0.25) {
          for (let dx = -1.5; dx <= 1.5; dx += 0.25) {
            const px = Math.min(side - 1, Math.max(0, Math.round((x + dx) * cell)));
            const py = Math.min(side - 1, Math.max(0, Math.round((y + dy) * cell)));
            sum += pixels[(py * side + px) * 4 + part] ?? 0;
            count += 1;
          }
        }
        small[(y * (BACK_CELLS + 1) + x) * 3 + part] = sum / count;
      }
    }
  }
  const at = (x: number, y: number, part: number): number => small[(y * (BACK_CELLS + 1) + x) * 3 + part] ?? 0;
  for (let y = 0; y < side; y++) {
    const [row, v] = [Math.floor(y / cell), (y / cell) % 1];
    for (let x = 0; x < side; x++) {
      const [column, u] = [Math.floor(x / cell), (x / cell) % 1];
      for (let part = 0; part < 3; part++) {
        const above = at(column, row, part) * (1 - u) + at(column + 1, row, part) * u;
        const below = at(column, row + 1, part) * (1 - u) + at(column + 1, row + 1, part) * u;
        out[(y * side + x) * 4 + part] = above * (1 - v) + below * v;
      }
      out[(y * side + x) * 4 + 3] = 255;
    }
  }
  return out;
}

/** All of it in one colour, with its own lights and darks: a thing of gold, ice or wood. */
export function castIn(pixels: Uint8Array, colour: Rgb): void {
  let [sum, count] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < SOLID_ALPHA) continue;
    sum += luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    count += 1;
  }
  const middle = count === 0 ? 128 : sum / count;
  for (let at = 0; at < pixels.length; at += 4) {
    const light = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const share = 1 + ((light - middle) / 255) * 0.7;
    for (let part = 0; part < 3; part++) {
      pixels[at + part] = Math.min(255, Math.max(0, Math.round((colour[part] ?? 0) * share)));
    }
  }
}
