import { mixRgb, type Rgb, scaleRgb } from '../maths/colour.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintPixels, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, type Stage, softScale } from './scene.ts';

export interface Ground {
  readonly top: number;
  readonly albedo: Rgb;
  /** The second colour it is mottled with. */
  readonly patch: Rgb;
  /** 0 is flat, 1 is rough. */
  readonly relief: number;
}

/** A plain that runs to the horizon: mottled in perspective, hazier with distance, sliding truly under the camera. */
export function paintGround(stage: Stage, ground: Ground): LayerItem {
  const { field, noise, plan } = stage;
  const { light } = plan;
  const scale = softScale(field, 1.5);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - ground.top) / scale);
  // Too small for a film, and it would shimmer there.
  const fine = field.extraOctaves > 0;
  const options = { top: ground.top, bottom: field.bottom, depth: 1, depthAtHorizon: 0.1, scale };
  return rasterLayer(field, options, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const below = (py * scale) / field.unit;
      const x = (field.left + px * scale - field.width / 2) / field.unit;
      const t = clamp((py * scale) / (field.height - ground.top));
      const far = 240 / (below + 14);
      const u = x * 0.0085 * far;
      const v = Math.log2(below + 14) * 3.4;
      const mottle = noise.fbm(u, v, 4 + field.extraOctaves);
      // Shadows of clouds that nobody sees: without them a plain is one flat colour.
      const cloud = noise.fbm(u * 0.16 + 40, v * 0.34 + 7, 2) * 0.9;
      const tuft = noise.noise(u * 9, v * 5) * smoothstep(0.02, 0.4, t);
      const blade = fine ? noise.noise(u * 46, v * 22) * smoothstep(0.05, 0.5, t) * 0.2 : 0;
      const shape = clamp(0.52 + (mottle * 0.9 + tuft * 0.28 + blade + cloud * 0.55) * ground.relief);
      const albedo = scaleRgb(mixRgb(ground.albedo, ground.patch, clamp(0.5 + mottle * 1.6)), 0.74 + 0.5 * shape);
      setPixel(
        pixel,
        lightSurface(light, albedo, shape * light.sunStrength, 0.5 * (1 - t) ** 2.2),
        smoothstep(0, 3, py),
      );
    }),
  );
}
