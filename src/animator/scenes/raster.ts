import type { Canvas } from '@napi-rs/canvas';
import type { Rgb } from '../maths/colour.ts';

/** Premultiplied RGBA pixels, row by row. What every painter hands to the compositor. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export function fromCanvas(canvas: Canvas): Raster {
  return { width: canvas.width, height: canvas.height, pixels: canvas.data() };
}

/** What a per-pixel painter fills in: colour not premultiplied, 0..255, alpha 0..1. */
export interface Pixel {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export function setPixel(pixel: Pixel, colour: Rgb, alpha: number): void {
  pixel.red = colour[0];
  pixel.green = colour[1];
  pixel.blue = colour[2];
  pixel.alpha = alpha;
}

/** Calls `shade` once for each pixel's centre, in raster pixels. */
export function paintPixels(
  width: number,
  height: number,
  shade: (x: number, y: number, pixel: Pixel) => void,
): Raster {
  const pixels = new Uint8Array(width * height * 4);
  const pixel: Pixel = { red: 0, green: 0, blue: 0, alpha: 1 };
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      pixel.alpha = 1;
      shade(x + 0.5, y + 0.5, pixel);
      const alpha = pixel.alpha <= 0 ? 0 : pixel.alpha >= 1 ? 1 : pixel.alpha;
      if (alpha === 0) continue;
      pixels[at] = premultiply(pixel.red, alpha);
      pixels[at + 1] = premultiply(pixel.green, alpha);
      pixels[at + 2] = premultiply(pixel.blue, alpha);
      pixels[at + 3] = Math.round(alpha * 255);
    }
  }
  return { width, height, pixels };
}

function premultiply(value: number, alpha: number): number {
  const held = value <= 0 ? 0 : value >= 255 ? 255 : value;
  return Math.round(held * alpha);
}

/** Left becomes right. */
export function mirror({ width, height, pixels }: Raster): Raster {
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let row = 0; row < to.length; row += width) {
    for (let x = 0; x < width; x++) to[row + x] = from[row + width - 1 - x] ?? 0;
  }
  return { width, height, pixels: new Uint8Array(to.buffer) };
}
