import type { RgbPicture } from '../../lens/drawn.ts';
import { openCanvas } from '../../maths/canvas.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Crop, Picture } from '../pixels/resize.ts';
import type { Mask } from './mask.ts';

export function toRgb({ width, height, pixels }: Raster): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) rgb.set(pixels.subarray(from, from + 3), to);
  return { width, height, pixels: rgb };
}

/** A part of a picture by itself. */
export function cutPiece(picture: Raster, { x, y, width, height }: Crop): Raster {
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * picture.width + x) * 4;
    pixels.set(picture.pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, pixels };
}

export function pictureOf({ width, height, pixels }: Raster): Picture {
  const { createCanvas, ImageData } = openCanvas();
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return canvas;
}

/** The picture with its part changed as far as the mask allows. */
export function layPiece(picture: RgbPicture, changed: RgbPicture, mask: Mask, part: Crop): RgbPicture {
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

export function toRgba({ width, height, pixels }: RgbPicture): Raster {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) rgba.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
  return { width, height, pixels: rgba };
}
