import { addRgb, type Rgb, scaleRgb } from '../maths/colour.ts';
import { clamp, mix } from '../maths/ease.ts';
import { type Light, lightSurface } from '../plan/light.ts';
import type { Raster } from '../scenes/raster.ts';

/** What a cameraman adds at night, so that who is in the picture is seen: a soft light from the front, and a brighter edge from behind. */
const NIGHT_FILL: Rgb = [46, 42, 42];
const NIGHT_RIM = 0.1;

/** Where a raster lies in the figure it is a part of. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Gives a figure the picture's own light: shaded away from the sun, rimmed towards it, veiled by its distance. Works on
 * premultiplied pixels in place of colours, since every step is linear in them.
 */
export function lightFigure(
  raster: Raster,
  light: Light,
  haze: number,
  flipped: boolean,
  whole: Part = { x: 0, y: 0, width: raster.width, height: raster.height },
): Raster {
  const { width, height, pixels } = raster;
  const out = new Uint8Array(pixels.length);
  // The raster may be shown mirrored; the sun is not.
  const sunSide = (light.sunX < 0.5 ? -1 : 1) * (flipped ? -1 : 1);
  // Seen against the light: a figure facing the camera gets less of the sun than the land does.
  const fill = scaleRgb(NIGHT_FILL, light.darkness);
  const bright = addRgb(lightSurface(light, [196, 196, 196], 0.85 * light.sunStrength, haze), fill);
  const dim = addRgb(lightSurface(light, [214, 214, 214], 0.12 * light.sunStrength, haze), fill, 0.8);
  const floor = lightSurface(light, [0, 0, 0], 0, haze);
  const rim = rimOf(whole);
  const half = Math.max(1, rim >> 1);
  const rimStrength = 0.46 * light.sunStrength + NIGHT_RIM * light.darkness;
  const edgeColour = scaleRgb(light.sunColour, (rimStrength * 0.8) / 255);
  for (let y = 0; y < height; y++) {
    const high = 0.5 - ((y + whole.y) / whole.height - 0.5) * 0.55;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = pixels[at + 3] ?? 0;
      if (alpha === 0) continue;
      const lit = clamp(high + ((x + whole.x) / whole.width - 0.5) * sunSide * 0.5);
      // Looked at from two distances: light wraps around an edge and fades, it is no line along it.
      const outside = (alphaAt(raster, x + sunSide * rim, y - rim) + alphaAt(raster, x + sunSide * half, y - half)) / 2;
      const cover = alpha / 255;
      const edge = outside < alpha ? (alpha - outside) * cover : 0;
      // Written out for each colour: this runs for every pixel of every pose.
      const red = lift(pixels[at] ?? 0, floor[0], mix(dim[0], bright[0], lit), cover) + edge * edgeColour[0];
      const green = lift(pixels[at + 1] ?? 0, floor[1], mix(dim[1], bright[1], lit), cover) + edge * edgeColour[1];
      const blue = lift(pixels[at + 2] ?? 0, floor[2], mix(dim[2], bright[2], lit), cover) + edge * edgeColour[2];
      out[at] = red > alpha ? alpha : red;
      out[at + 1] = green > alpha ? alpha : green;
      out[at + 2] = blue > alpha ? alpha : blue;
      out[at + 3] = alpha;
    }
  }
  return { width, height, pixels: out };
}

function alphaAt({ width, pixels }: Raster, x: number, y: number): number {
  return x < 0 || x >= width || y < 0 ? 0 : (pixels[(y * width + x) * 4 + 3] ?? 0);
}

/** A premultiplied colour under a light: what is black shows `base`, what is white shows `top`. */
function lift(value: number, base: number, top: number, cover: number): number {
  return base * cover + (value * (top - base)) / 255;
}

/** How wide the lit edge of a figure is, in pixels. */
export function rimOf({ width, height }: Pick<Part, 'width' | 'height'>): number {
  return Math.max(1, Math.round(Math.min(width, height) * 0.011));
}

/** The figure's silhouette at a third of the size, softened: what it casts on the ground. */
export function castShadow(raster: Raster): Raster {
  const shrink = 3;
  const margin = 2;
  const width = Math.ceil(raster.width / shrink) + margin * 2;
  const height = Math.ceil(raster.height / shrink) + margin * 2;
  let cover = new Float32Array(width * height);
  const { pixels: drawn } = raster;
  const columns = Int32Array.from({ length: raster.width }, (_, x) => Math.floor(x / shrink) + margin);
  for (let y = 0, alphaAt = 3; y < raster.height; y++) {
    const row = (Math.floor(y / shrink) + margin) * width;
    for (let x = 0; x < raster.width; x++, alphaAt += 4) {
      const alpha = drawn[alphaAt] ?? 0;
      if (alpha === 0) continue;
      const at = row + (columns[x] ?? 0);
      cover[at] = (cover[at] ?? 0) + alpha / (shrink * shrink);
    }
  }
  for (let pass = 0; pass < 2; pass++) {
    const soft = new Float32Array(cover.length);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        const cross = (cover[at - 1] ?? 0) + (cover[at + 1] ?? 0) + (cover[at - width] ?? 0) + (cover[at + width] ?? 0);
        soft[at] = (cover[at] ?? 0) * 0.36 + cross * 0.16;
      }
    }
    cover = soft;
  }
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < cover.length; i++) pixels[i * 4 + 3] = Math.min(255, Math.round(cover[i] ?? 0));
  return { width, height, pixels };
}
