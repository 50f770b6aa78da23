import { mixRgb, type Rgb, scaleRgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintPixels, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, type Stage, softScale } from './scene.ts';
import { findSun } from './sky.ts';

export interface Ridge {
  /** The row the ridge stands on, and how high it rises, in pixels. */
  readonly base: number;
  readonly height: number;
  readonly bottom: number;
  /** Peaks across a picture of 1280 units. */
  readonly peaks: number;
  readonly sharpness: number;
  /** How strongly a slope catches or loses the light: 0.5 for rock, more for a smooth dune. */
  readonly relief: number;
  /** How far light and shade run sideways as they go down the flank: 0 for rock, 1.5 for wind-blown sand. */
  readonly drape: number;
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
  const round = noise.fbm(u, ridge.offset, 4) * 1.5 + 0.45;
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
    // A slope is looked at over so many columns; over fewer, its small change would tear the folds.
    const reach = Math.max(4, Math.round((4 * field.unit) / scale));
    const heights = Float32Array.from({ length: width + 2 * reach + 1 }, (_, i) =>
      ridgeHeight(stage, ridge, field.left + (i - reach + 0.5) * scale),
    );
    return paintPixels(width, height, (px, py, pixel) => {
      const column = Math.floor(px);
      const rise = heights[column + reach] ?? 0;
      const y = top + py * scale;
      const crest = ridge.base - rise;
      const cover = clamp((y - crest) / scale + 0.5);
      if (cover === 0) {
        pixel.alpha = 0;
        return;
      }
      const x = field.left + px * scale;
      const draped = Math.round(Math.max(0, column + (ridge.drape * (y - crest)) / scale));
      const slope =
        ((heights[Math.min(width, draped) + 2 * reach] ?? 0) - (heights[Math.min(width, draped)] ?? 0)) /
        (2 * reach * scale);
      const down = (y - crest) / Math.max(1, rise);
      // Folds run down the flank and lean with it, so the texture follows the mountain and not the screen.
      const along = (x + (y - crest) * slope * 0.6) * grain;
      const across = (y - crest) * grain;
      const fold =
        ridge.sharpness > 0.2
          ? noise.ridged(along, across * 0.8 + ridge.offset, 4 + field.extraOctaves) - 0.42
          : noise.fbm(along * 1.4, across * 3.2 + ridge.offset, 4 + field.extraOctaves) * 0.5;
      const side = clamp((x - sun.x) / (220 * field.unit), -1, 1);
      const shape = clamp(0.42 + slope * side * ridge.relief + fold * 0.9 * ridge.sharpness + fold * 0.35);
      const lit = shape * light.sunStrength;
      const high = (ridge.base - y) / ridge.height;
      const snowy = smoothstep(ridge.snowLine - 0.08, ridge.snowLine + 0.1, high + fold * 0.35);
      const stone = clamp(Math.abs(slope) * 0.9 - 0.25 + ridge.sharpness * 0.5);
      // Under a covered sky the sun draws no relief; the open sky above still does.
      const albedo = scaleRgb(mixRgb(mixRgb(ridge.albedo, ridge.rock, stone), SNOW, snowy), 0.72 + 0.56 * shape);
      // Sand has no foot: it runs out into the sand before it.
      const foot = ridge.drape === 0 || ridge.bottom >= field.bottom ? 1 : smoothstep(1, 0.5, down);
      const mist = smoothstep(0.25, 1.15, down) * 0.16 * light.hazeAmount;
      setPixel(pixel, lightSurface(light, albedo, lit, clamp(ridge.distance + mist)), cover * foot);
    });
  });
}
