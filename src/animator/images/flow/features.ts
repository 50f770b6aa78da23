import { clamp } from '../../maths/ease.ts';
import type { Raster } from '../pixels/raster.ts';

/** What tells one place of a picture from another, whatever light it was taken in: three numbers a pixel, with a rim of `REACH` pixels around all. */
export interface FeatureMap {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
  /** How much there is to be seen around each pixel, in levels: places without anything look like any other. */
  readonly texture: Float32Array;
}

/** Pixels around one that must look alike. */
export const REACH = 3;
/** Pixels around one whose brightness is taken as the light there. */
const LIGHT_REACH = 7;
/** Levels below which a difference is noise. */
const NOISE = 7;
const COLOUR_WEIGHT = 1.3;

/** Brightness and colours of each pixel. */
interface Tones {
  readonly width: number;
  readonly height: number;
  readonly luma: Float32Array;
  readonly blueness: Float32Array;
  readonly redness: Float32Array;
}

function tonesOf({ width, height, pixels }: Raster): Tones {
  const count = width * height;
  const tones = { luma: new Float32Array(count), blueness: new Float32Array(count), redness: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const [r, g, b] = [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0];
    const luma = 0.3 * r + 0.59 * g + 0.11 * b;
    tones.luma[at] = luma;
    tones.blueness[at] = b - luma;
    tones.redness[at] = r - luma;
  }
  return { width, height, ...tones };
}

/** Of half the size: the mean of four. */
function halve({ width, height, ...tones }: Tones): Tones {
  const [wide, high] = [width >> 1, height >> 1];
  const half = (from: Float32Array): Float32Array => {
    const to = new Float32Array(wide * high);
    for (let at = 0; at < to.length; at++) {
      const first = Math.floor(at / wide) * 2 * width + (at % wide) * 2;
      to[at] =
        ((from[first] ?? 0) + (from[first + 1] ?? 0) + (from[first + width] ?? 0) + (from[first + width + 1] ?? 0)) / 4;
    }
    return to;
  };
  return {
    width: wide,
    height: high,
    luma: half(tones.luma),
    blueness: half(tones.blueness),
    redness: half(tones.redness),
  };
}

/** The mean around each pixel, within the picture. */
function boxMean(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach) * (width + 1), Math.min(height, y + reach + 1) * (width + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      means[y * width + x] = sum / ((right - left) * ((bottom - top) / (width + 1)));
    }
  }
  return means;
}

function featuresOf({ width, height, luma, blueness, redness }: Tones): FeatureMap {
  const light = boxMean(luma, width, height, LIGHT_REACH);
  const squares = boxMean(
    luma.map((value) => value * value),
    width,
    height,
    LIGHT_REACH,
  );
  const texture = new Float32Array(width * height);
  const stride = width + 2 * REACH;
  const values = new Uint8Array(stride * (height + 2 * REACH) * 3);
  for (let y = -REACH; y < height + REACH; y++) {
    for (let x = -REACH; x < width + REACH; x++) {
      const at = clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1);
      const mean = light[at] ?? 0;
      const spread = Math.sqrt(Math.max(0, (squares[at] ?? 0) - mean * mean));
      if (x >= 0 && y >= 0 && x < width && y < height) texture[at] = spread;
      const to = ((y + REACH) * stride + x + REACH) * 3;
      values[to] = clamp(128 + (((luma[at] ?? 0) - mean) / (spread + NOISE)) * 50, 0, 255);
      values[to + 1] = clamp(128 + (blueness[at] ?? 0) * COLOUR_WEIGHT, 0, 255);
      values[to + 2] = clamp(128 + (redness[at] ?? 0) * COLOUR_WEIGHT, 0, 255);
    }
  }
  return { width, height, values, texture };
}

/** Pictures of half the size each, the smallest last, until one is as small as `least`. */
export function featurePyramid(raster: Raster, least: number): FeatureMap[] {
  let tones = tonesOf(raster);
  const levels = [featuresOf(tones)];
  while (Math.max(tones.width, tones.height) > least && Math.min(tones.width, tones.height) > 2 * REACH) {
    tones = halve(tones);
    levels.push(featuresOf(tones));
  }
  return levels;
}
