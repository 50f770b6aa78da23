import { clamp } from '../../maths/ease.ts';
import type { Raster } from './raster.ts';

/** A small map over a picture, row by row. */
export interface PictureField {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** What can be told of a picture at a glance: where its horizon is, and how much of each place is sky or may be water. */
export interface Surroundings {
  /** Share of its height, from above. */
  readonly horizon: number;
  readonly open: boolean;
  readonly sky: PictureField;
  readonly water: PictureField;
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
  /** Without colours, as old photographs are. */
  readonly grey: boolean;
}

/** Where nothing tells where the horizon is: eyes and cameras mostly look a little down. */
const USUAL_HORIZON = 0.42;
const LOWEST = 0.68;
/** Where the sky ends higher up there are mountains or trees before it: nobody looks so far down. */
const HIGHEST = 0.34;
/** How far the colour may go from one pixel of the sky to the next, and from its beginning. */
const SKY_STEP = 26;
const SKY_DRIFT = 110;
/** Less of the width under it, or less of the height, is no sky. */
const LEAST_COLUMNS = 0.45;
const LEAST_ROWS = 0.07;
/** Levels between the strongest and the weakest of a pixel's colours, on average, below which there are none. */
const GREY = 2.5;

/** `picture` is small, as large as the maps shall be. */
export function lookAround(picture: Raster): Surroundings {
  const { width, height } = picture;
  const bottoms = Array.from({ length: width }, (_, x) => skyBottom(picture, x));
  const under = bottoms.filter((bottom) => bottom >= height * LEAST_ROWS);
  const sorted = under.toSorted((a, b) => a - b);
  const lowest = sorted[Math.floor(sorted.length * 0.8)] ?? 0;
  const open = under.length >= width * LEAST_COLUMNS && lowest < height * 0.92;
  const horizon = open ? clamp(lowest / height, HIGHEST, LOWEST) : USUAL_HORIZON;
  const sky = new Float32Array(width * height);
  const water = new Float32Array(width * height);
  let [sum, colour] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [red, green, blue] = colourAt(picture, x, y);
      colour += Math.max(red, green, blue) - Math.min(red, green, blue);
      sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      // Fades out above the skyline: what stands there does not drift along.
      sky[at] = open ? clamp(((bottoms[x] ?? 0) * 0.94 - y) / (height * 0.16)) : 0;
      const below = clamp((y / height - horizon - 0.02) / 0.06);
      water[at] = below * clamp((blue - red + 18) / 40) * clamp((blue - green + 34) / 40);
    }
  }
  return {
    horizon,
    open,
    brightness: sum / (width * height),
    grey: colour / (width * height) < GREY,
    sky: { width, height, values: soften(sky, width, height) },
    water: { width, height, values: soften(water, width, height) },
  };
}

const colourAt = ({ width, pixels }: Raster, x: number, y: number): [number, number, number] => {
  const at = (y * width + x) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
};

/** How far down from the upper edge the picture goes on smoothly: rows. */
function skyBottom(picture: Raster, x: number): number {
  const first = colourAt(picture, x, 0);
  let last = first;
  for (let y = 1; y < picture.height; y++) {
    const here = colourAt(picture, x, y);
    const apart = (a: readonly number[]): number =>
      here.reduce((sum, value, part) => sum + Math.abs(value - (a[part] ?? 0)), 0);
    if (apart(last) > SKY_STEP || apart(first) > SKY_DRIFT) return y;
    last = here;
  }
  return picture.height;
}

/** A mean over three by three, twice. */
export function soften(values: Float32Array, width: number, height: number): Float32Array {
  let from = values;
  for (let round = 0; round < 2; round++) {
    const to = new Float32Array(values.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let [sum, count] = [0, 0];
        for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
          for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
            sum += from[j * width + i] ?? 0;
            count += 1;
          }
        }
        to[y * width + x] = sum / count;
      }
    }
    from = to;
  }
  return from;
}

/** Between four values; `u`, `v` are shares of the picture, and beyond its edge it goes on as it ends. */
export function fieldAt({ width, height, values }: PictureField, u: number, v: number): number {
  const x = clamp(u * width - 0.5, 0, width - 1);
  const y = clamp(v * height - 0.5, 0, height - 1);
  const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
  if (left < 0 || top < 0) return values[Math.round(y) * width + Math.round(x)] ?? 0;
  const [a, b] = [x - left, y - top];
  const at = top * width + left;
  const upper = (values[at] ?? 0) * (1 - a) + (values[at + 1] ?? 0) * a;
  const lower = (values[at + width] ?? 0) * (1 - a) + (values[at + width + 1] ?? 0) * a;
  return upper * (1 - b) + lower * b;
}

/** All but the outermost of its values. */
export function rangeOf({ values }: PictureField): { readonly low: number; readonly high: number } {
  const sorted = values.toSorted();
  return { low: sorted[Math.floor(sorted.length * 0.02)] ?? 0, high: sorted[Math.floor(sorted.length * 0.97)] ?? 1 };
}
