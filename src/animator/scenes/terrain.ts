import type { Rgb } from '../maths/colour.ts';
import { mixRgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintPixels, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, softScale, type Stage } from './scene.ts';
import { findSun } from './sky.ts';

export interface Ridge {
  /** The row the ridge stands on, and how high it rises, in pixels. */
  readonly base: number;
  readonly height: number;
  readonly bottom: number;
  /** Peaks across a picture of 1280 units. */
  readonly peaks: number;
  readonly sharpness: number;
  readonly distance: number;
  readonly depth: number;
  readonly albedo: Rgb;
  readonly rock: Rgb;
  /** Share of the height above which snow lies; 2 for none. */
  readonly snowLine: number;
  readonly offset: number;
  /** Shape over the field's width, 0..1 at each share: keeps a bay open. */
  readonly envelope: (share: number) => number;
}

const SNOW: Rgb = [244, 248, 255];

/** How high the ridge rises above its base at this column. */
export function ridgeHeight(stage: Stage, ridge: Ridge, x: number): number {
  const { field, noise } = stage;
  const u = (x / (1280 * field.unit)) * ridge.peaks + ridge.offset;
  const round = noise.fbm(u, ridge.offset, 5) + 0.42;
  const sharp = noise.ridged(u * 0.8 + 4, ridge.offset * 0.7, 5) * 1.15 - 0.05;
  const share = (x - field.left) / (field.right - field.left);
  return Math.max(0, mix(round, sharp, ridge.sharpness)) * ridge.height * ridge.envelope(share);
}

/** A range of hills or mountains, lit from the sun's side, veiled by its distance and by the mist at its foot. */
export function paintRidge(stage: Stage, ridge: Ridge): LayerItem {
  const { field, noise, plan } = stage;
  const { light } = plan;
  const scale = softScale(field, 2);
  const top = Math.max(field.top, ridge.base - ridge.height * 1.5);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((ridge.bottom - top) / scale);
  const sun = findSun(stage);
  const grain = 1 / (34 * field.unit);
  return rasterLayer(field, { top, bottom: ridge.bottom, depth: ridge.depth, scale }, () => {
    const heights = Float32Array.from({ length: width + 9 }, (_, i) =>
      ridgeHeight(stage, ridge, field.left + (i - 4 + 0.5) * scale),
    );
    return paintPixels(width, height, (px, py, pixel) => {
      const column = Math.floor(px);
      const rise = heights[column + 4] ?? 0;
      const y = top + py * scale;
      const crest = ridge.base - rise;
      const cover = clamp((y - crest) / scale + 0.5);
      if (cover === 0) {
        pixel.alpha = 0;
        return;
      }
      const x = field.left + px * scale;
      const slope = ((heights[column + 8] ?? 0) - (heights[column] ?? 0)) / (8 * scale);
      const down = (y - crest) / Math.max(1, rise);
      // Folds run down the flank and lean with it, so the texture follows the mountain and not the screen.
      const fold = noise.ridged((x + (y - crest) * slope * 0.6) * grain, (y - crest) * grain * 0.8 + ridge.offset, 4) - 0.42;
      const side = sun.x > x ? -1 : 1;
      const lit = clamp(0.42 + slope * side * 0.55 + fold * 0.9 * ridge.sharpness + fold * 0.35) * light.sunStrength;
      const high = (ridge.base - y) / ridge.height;
      const snowy = smoothstep(ridge.snowLine - 0.08, ridge.snowLine + 0.1, high + fold * 0.35);
      const stone = clamp(Math.abs(slope) * 0.9 - 0.25 + ridge.sharpness * 0.5);
      const albedo = mixRgb(mixRgb(ridge.albedo, ridge.rock, stone), SNOW, snowy);
      const mist = smoothstep(0.25, 1.15, down) * 0.16 * light.hazeAmount;
      setPixel(pixel, lightSurface(light, albedo, lit, clamp(ridge.distance + mist)), cover);
    });
  });
}
