import type { Canvas, Image } from '@napi-rs/canvas';
import { openCanvas } from '../../maths/canvas.ts';
import type { Raster } from './raster.ts';

/** A picture as it was decoded, or a smaller one of it. */
export type Picture = Image | Canvas;

/** A part of a picture, in its own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LOBES = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/** For each target pixel: where its taps begin, and their weights, which add up to 1. Taps beyond the edge fall on the edge. */
interface Taps {
  readonly count: number;
  readonly from: Int32Array;
  readonly weights: Float32Array;
}

function makeTaps(sourceSize: number, start: number, span: number, targetSize: number): Taps {
  const ratio = span / targetSize;
  const stretch = Math.max(1, ratio);
  const count = Math.ceil(LOBES * stretch) * 2 + 1;
  const from = new Int32Array(targetSize);
  const weights = new Float32Array(targetSize * count);
  for (let i = 0; i < targetSize; i++) {
    const centre = start + (i + 0.5) * ratio - 0.5;
    const first = Math.round(centre) - (count - 1) / 2;
    let sum = 0;
    for (let k = 0; k < count; k++) sum += lanczos((first + k - centre) / stretch);
    const held = Math.min(Math.max(first, 0), Math.max(0, sourceSize - count));
    from[i] = held;
    for (let k = 0; k < count; k++) {
      const at = Math.min(Math.max(first + k, 0), sourceSize - 1) - held;
      const slot = i * count + at;
      weights[slot] = (weights[slot] ?? 0) + lanczos((first + k - centre) / stretch) / sum;
    }
  }
  return {
    count: Math.min(count, sourceSize),
    from,
    weights: sourceSize < count ? narrow(weights, count, sourceSize) : weights,
  };
}

/** A source smaller than the filter: the taps behind its end are all empty and are left out. */
function narrow(weights: Float32Array, count: number, size: number): Float32Array {
  const rows = weights.length / count;
  const out = new Float32Array(rows * size);
  for (let i = 0; i < rows; i++) out.set(weights.subarray(i * count, i * count + size), i * size);
  return out;
}

/** One source row at the target's width: red, green, blue for each pixel. */
function fillLine(line: Float32Array, source: Raster, row: number, taps: Taps): void {
  const { count, from, weights } = taps;
  const { pixels, width } = source;
  for (let x = 0; x < from.length; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = (row * width + (from[x] ?? 0)) * 4;
    for (let k = x * count; k < (x + 1) * count; k++, at += 4) {
      const weight = weights[k] ?? 0;
      red += weight * (pixels[at] ?? 0);
      green += weight * (pixels[at + 1] ?? 0);
      blue += weight * (pixels[at + 2] ?? 0);
    }
    line[x * 3] = red;
    line[x * 3 + 1] = green;
    line[x * 3 + 2] = blue;
  }
}

/** Only the lines under the filter are kept: at 4k the whole of them would take a quarter of a gigabyte. */
function applyTaps(source: Raster, across: Taps, down: Taps): Raster {
  const width = across.from.length;
  const height = down.from.length;
  const pixels = new Uint8Array(width * height * 4);
  const ring = Array.from({ length: down.count }, () => new Float32Array(width * 3));
  const sum = new Float32Array(width * 3);
  let ready = 0;
  for (let y = 0; y < height; y++) {
    const first = down.from[y] ?? 0;
    sum.fill(0);
    for (let k = 0; k < down.count; k++) {
      const row = first + k;
      const line = ring[row % down.count];
      if (line === undefined) continue;
      if (row >= ready) {
        fillLine(line, source, row, across);
        ready = row + 1;
      }
      const weight = down.weights[y * down.count + k] ?? 0;
      if (weight === 0) continue;
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + weight * (line[i] ?? 0);
    }
    let to = y * width * 4;
    for (let i = 0; i < sum.length; i += 3, to += 4) {
      pixels[to] = toByte(sum[i] ?? 0);
      pixels[to + 1] = toByte(sum[i + 1] ?? 0);
      pixels[to + 2] = toByte(sum[i + 2] ?? 0);
      pixels[to + 3] = 255;
    }
  }
  return { width, height, pixels };
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
}

/**
 * A crop of a picture at a new size, opaque: what is transparent lies on white paper. The canvas's own smoothing either aliases
 * or blurs when it shrinks, so it only halves (which is exact); the rest is done here.
 */
export function resizePicture(image: Picture, crop: Crop, width: number, height: number): Raster {
  let scale = 1;
  while (crop.width * scale >= width * 2.5 && crop.height * scale >= height * 2.5) scale /= 2;
  // Whole source pixels, a few more than the crop: the filter looks beyond its edge.
  const margin = Math.ceil((LOBES + 1) / scale) * 2;
  const grid = 1 / scale;
  const left = Math.floor(Math.max(0, crop.x - margin) / grid) * grid;
  const top = Math.floor(Math.max(0, crop.y - margin) / grid) * grid;
  const wide = Math.ceil((Math.min(image.width, crop.x + crop.width + margin) - left) / grid) * grid;
  const tall = Math.ceil((Math.min(image.height, crop.y + crop.height + margin) - top) / grid) * grid;
  const source = halve(image, { x: left, y: top, width: wide, height: tall }, scale);
  const x = (crop.x - left) * scale;
  const y = (crop.y - top) * scale;
  const across = makeTaps(source.width, x, crop.width * scale, width);
  const down = makeTaps(source.height, y, crop.height * scale, height);
  return applyTaps(source, across, down);
}

function halve(image: Picture, crop: Crop, scale: number): Raster {
  let canvas = openCanvas().createCanvas(crop.width, crop.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, crop.width, crop.height);
  const seenWidth = Math.min(crop.width, image.width - crop.x);
  const seenHeight = Math.min(crop.height, image.height - crop.y);
  const { x, y } = crop;
  context.drawImage(image, x, y, seenWidth, seenHeight, 0, 0, seenWidth, seenHeight);
  // Halving may take in a strip behind the edge; it repeats the edge, or paper would shine through there.
  if (seenWidth < crop.width) {
    context.drawImage(canvas, seenWidth - 1, 0, 1, seenHeight, seenWidth, 0, crop.width - seenWidth, seenHeight);
  }
  if (seenHeight < crop.height) {
    context.drawImage(canvas, 0, seenHeight - 1, crop.width, 1, 0, seenHeight, crop.width, crop.height - seenHeight);
  }
  for (let step = 1; step > scale; step /= 2) canvas = halfOf(canvas, canvas.width / 2, canvas.height / 2);
  return { width: canvas.width, height: canvas.height, pixels: canvas.data() };
}

function halfOf(picture: Picture, width: number, height: number): Canvas {
  const half = openCanvas().createCanvas(width, height);
  const pen = half.getContext('2d');
  // Half way between four pixels this is their plain mean.
  pen.imageSmoothingQuality = 'low';
  pen.drawImage(picture, 0, 0, width, height);
  return half;
}
