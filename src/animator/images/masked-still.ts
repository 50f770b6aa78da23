import { createCanvas, ImageData } from '@napi-rs/canvas';
import { makeCompositor } from '../picture/compositor.ts';
import { copyFrame, developStill, type RgbPicture, readSheet, type WatchStill } from '../picture/still.ts';
import type { Brief } from '../plan/brief.ts';
import { planStill } from '../plan/plan-still.ts';
import { coverFilm } from './cover.ts';
import { decodePicture } from './decode-picture.ts';
import { fillHole } from './fill-hole.ts';
import { cutMask, findPart, type Mask, readMask } from './mask.ts';
import { drawPictureStill } from './picture-still.ts';
import type { Crop, Picture } from './resize.ts';

/** A given picture of which only a part may change: the rest comes out as it came in. */
export interface MaskedStill {
  readonly brief: Brief;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly picture: string;
  readonly mask: string;
  readonly signal: AbortSignal;
  /** Told what the picture looks like so far, and how much of it is done. */
  readonly watch: (share: number, look: () => RgbPicture) => Promise<void>;
}

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };
/** The part was chosen for somebody: he fills it more than he would a whole picture. */
const NEARER = 1.9;
/** Rows that are developed at once. */
const ROWS = 64;

function toRgb({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) rgb.set(pixels.subarray(from, from + 3), to);
  return { width, height, pixels: rgb };
}

function cut(picture: RgbPicture, { x, y, width, height }: Crop): RgbPicture {
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * picture.width + x) * 3;
    pixels.set(picture.pixels.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, pixels };
}

function toCanvas({ width, height, pixels }: RgbPicture): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) data.set(pixels.subarray(from, from + 3), to);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

/** The picture with its part changed as far as the mask allows. */
function lay(picture: RgbPicture, changed: RgbPicture, mask: Mask, part: Crop): RgbPicture {
  const pixels = Uint8Array.from(picture.pixels);
  for (let row = 0; row < part.height; row++) {
    for (let column = 0; column < part.width; column++) {
      const share = mask.shares[row * part.width + column] ?? 0;
      if (share === 0) continue;
      const from = (row * part.width + column) * 3;
      const to = ((part.y + row) * picture.width + part.x + column) * 3;
      for (let c = 0; c < 3; c++) {
        const old = pixels[to + c] ?? 0;
        pixels[to + c] = Math.round(old + (((changed.pixels[from + c] ?? 0) - old) * share) / 255);
      }
    }
  }
  return { ...picture, pixels };
}

/**
 * Draws as if the part were a picture of its own, so that whoever comes to it stands in it and is seen. What is there stays, as
 * in a picture without a mask, unless the words want something gone.
 */
export async function drawMaskedStill(options: MaskedStill): Promise<RgbPicture> {
  const { brief, seed, width, height, signal } = options;
  const image = await decodePicture(options.picture, 'input picture', signal);
  const whole = toRgb(coverFilm(image, { width, height }, NO_MARGINS).raster);
  const mask = await readMask(options.mask, { width, height }, signal);
  const part = findPart(mask);
  const seam = cutMask(mask, part);
  const { plan, closeness } = planStill(brief, seed, part.width / part.height);
  const before = cut(whole, part);
  const picture = toCanvas(brief.negative.length > 0 ? fillHole(before, seam) : before);
  const compositor = await makeCompositor(part.width, part.height, seed);
  const watch: WatchStill = (share) => options.watch(share, () => lay(whole, copyFrame(compositor), seam, part));
  const near = closeness * NEARER;
  const print = await drawPictureStill(compositor, { brief, plan, closeness: near, picture, signal, watch });
  // A picture within a picture has no dark edges of its own.
  const sheet = developStill(compositor, { ...print, grade: { ...print.grade, vignette: 0 } }, ROWS);
  return lay(whole, readSheet(sheet, ROWS), seam, part);
}
