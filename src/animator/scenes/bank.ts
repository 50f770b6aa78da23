import { mixRgb, type Rgb, scaleRgb } from '../maths/colour.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintPixels, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, type Stage, softScale } from './scene.ts';
import { paintSward } from './sward.ts';
import { GRASS, GRASS_PATCH } from './trees.ts';

const GRAVEL: Rgb = [150, 140, 124];
const PEBBLE: Rgb = [206, 198, 184];
const MUD: Rgb = [86, 76, 64];
const SNOW: Rgb = [226, 234, 246];

/** The bank's upper edge, as a share of the picture's height: feet stand well below it, on dry land. */
const EDGE = 0.83;
const DEPTH = 0.92;

/** Where the water ends at this column: small bays, and a tongue of land at one side. */
function edgeAt({ field, noise, plan }: Stage, x: number): number {
  const share = (x - field.left) / (field.right - field.left);
  const tongue = plan.light.sunX > 0.5 ? smoothstep(0.3, 0, share) : smoothstep(0.7, 1, share);
  const bay = noise.fbm(x / (260 * field.unit) + 31, 4.5, 3) * 22;
  return field.height * EDGE + (bay - tongue * 46) * field.unit;
}

/** The near shore of a lake: wet at the water, then gravel, then grass. Whoever is at a lake stands here and not on the water. */
export function paintBank(stage: Stage): LayerItem[] {
  const { field, noise, plan } = stage;
  const { light } = plan;
  const scale = softScale(field, 2);
  const top = field.height * EDGE - 80 * field.unit;
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - top) / scale);
  const winter = plan.season === 'winter';
  const grown = winter ? SNOW : mixRgb(GRASS[plan.season], GRASS_PATCH[plan.season], 0.4);
  const land = rasterLayer(field, { top, bottom: field.bottom, depth: DEPTH, scale }, () => {
    const edges = Float32Array.from({ length: width }, (_, i) => edgeAt(stage, field.left + (i + 0.5) * scale));
    return paintPixels(width, height, (px, py, pixel) => {
      const x = field.left + px * scale;
      const y = top + py * scale;
      const inland = (y - (edges[Math.floor(px)] ?? 0)) / field.unit;
      const cover = clamp(inland / 2 + 0.5);
      if (cover === 0) {
        pixel.alpha = 0;
        return;
      }
      // Stones are flat ellipses, since the shore is looked at from low above it.
      const stone = noise.noise(x / (7 * field.unit), y / (2.6 * field.unit));
      const patch = noise.fbm(x / (70 * field.unit), y / (20 * field.unit) + 9, 3);
      const dry = smoothstep(2, 16, inland + patch * 10);
      const green = smoothstep(26, 54, inland + patch * 34);
      const gravel = mixRgb(GRAVEL, PEBBLE, clamp(0.3 + stone * 0.9));
      const albedo = mixRgb(mixRgb(MUD, gravel, dry), grown, green);
      const shape = clamp(0.5 + stone * 0.3 * (1 - green) + patch * 0.5);
      setPixel(
        pixel,
        lightSurface(light, scaleRgb(albedo, 0.8 + 0.36 * shape), shape * light.sunStrength, 0.04),
        cover,
      );
    });
  });
  if (winter) return [land];
  return [land, paintSward(stage, field.height * (EDGE + 0.075), field.bottom, DEPTH + 0.02, 22, 0.02)];
}
