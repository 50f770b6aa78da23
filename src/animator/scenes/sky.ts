import { createCanvas } from '@napi-rs/canvas';
import { mixRgb, type Rgb, sampleRamp, scaleRgb, toCss } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { SEEN_SUN } from '../plan/light.ts';
import { fromCanvas, paintPixels, type Raster, setPixel } from './raster.ts';
import {
  type Field,
  type LayerItem,
  rasterLayer,
  type SceneItem,
  type SlotItem,
  STILL,
  type Stage,
  softScale,
  type Twinkle,
} from './scene.ts';

export interface SunPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function findSun(stage: Stage): SunPlace {
  const { field, plan } = stage;
  const night = plan.light.darkness > 0.5;
  return {
    x: plan.light.sunX * field.width,
    y: field.horizon * (1 - plan.light.sunHeight),
    radius: (night ? 30 : plan.time === 'day' ? 30 : 40) * field.unit,
  };
}

/** The dome, with the sun's glow in it. Smooth, so a quarter of the size is enough. */
function paintDome(stage: Stage): LayerItem {
  const { field, plan } = stage;
  const { light } = plan;
  const sun = findSun(stage);
  const scale = softScale(field, 0.6);
  // Well below the horizon: a gap between two layers then shows sky, never black.
  const bottom = Math.min(field.bottom, mix(field.horizon, field.height, 0.4) + 40 * field.unit);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((bottom - field.top) / scale);
  const near = 70 * field.unit;
  const wide = 300 * field.unit;
  return rasterLayer(field, { top: field.top, bottom, depth: 0, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const x = field.left + px * scale;
      const y = field.top + py * scale;
      const base = sampleRamp(light.sky, clamp(y / field.horizon));
      const distance = Math.hypot(x - sun.x, (y - sun.y) * 1.2);
      const glow = (Math.exp(-distance / near) * 0.7 + Math.exp(-distance / wide) * 0.34) * light.glow;
      // Light adds up towards the sun's colour instead of running into plain white.
      setPixel(pixel, mixRgb(base, light.sunColour, clamp(glow)), 1);
    }),
  );
}

/** `size` is the raster's side in its own pixels, of which each covers `scale` of the picture's. */
function discLayer(
  { x, y }: SunPlace,
  size: number,
  scale: number,
  raster: () => Raster,
  blend: 'over' | 'screen',
): LayerItem {
  const half = (size * scale) / 2;
  return {
    kind: 'layer',
    raster,
    x: x - half,
    y: y - half,
    scale,
    depth: 0,
    depthAtHorizon: null,
    blend,
    alpha: 1,
    motion: STILL,
  };
}

const MOON_SEAS = [
  [-0.3, -0.2, 0.28],
  [0.25, 0.1, 0.2],
  [-0.05, 0.42, 0.16],
  [0.38, -0.4, 0.13],
  [-0.45, 0.3, 0.1],
] as const;

/** The sun's or the moon's disc and the light around it, which the clouds before it cannot hide. */
function paintDisc(stage: Stage): LayerItem[] {
  const { plan } = stage;
  const { light } = plan;
  if (light.sunStrength < SEEN_SUN) return [];
  const sun = findSun(stage);
  const night = light.darkness > 0.5;
  const size = Math.ceil(sun.radius * 2 + 8);
  // A glow has no edges: it may be as coarse as the dome.
  const haloScale = softScale(stage.field, 0.6);
  const halo = Math.ceil((sun.radius * (night ? 7 : 11)) / haloScale);
  const disc = (): Raster => {
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    const centre = size / 2;
    const colour = mixRgb(light.sunColour, [255, 255, 255], night ? 0.2 : 0.6);
    // The moon has an edge. Nobody has ever seen the sun's: it melts into its own glow.
    const face = context.createRadialGradient(
      centre,
      centre,
      sun.radius * (night ? 0.97 : 0.45),
      centre,
      centre,
      sun.radius,
    );
    face.addColorStop(0, toCss(colour));
    face.addColorStop(1, toCss(colour, 0));
    context.fillStyle = face;
    context.fillRect(0, 0, size, size);
    context.globalCompositeOperation = 'source-atop';
    for (const [x, y, r] of night ? MOON_SEAS : []) {
      context.fillStyle = 'rgba(150,166,206,0.34)';
      context.beginPath();
      context.arc(centre + x * sun.radius, centre + y * sun.radius, r * sun.radius, 0, 7);
      context.fill();
    }
    return fromCanvas(canvas);
  };
  const glow = (): Raster =>
    paintPixels(halo, halo, (x, y, pixel) => {
      const off = Math.hypot(x - halo / 2, y - halo / 2) / (halo / 2);
      const strength = (1 - smoothstep(0, 1, off)) ** 2 * (night ? 0.3 : 0.75) * light.sunStrength;
      setPixel(pixel, scaleRgb(light.sunColour, strength), 1);
    });
  return [discLayer(sun, size, 1, disc, 'over'), discLayer(sun, halo, haloScale, glow, 'screen')];
}

/** Two kinds of cloud from one noise: long streaks near the horizon, heaps above; lit by looking one step towards the sun. */
function paintClouds(stage: Stage): LayerItem[] {
  const { field, plan, noise, random } = stage;
  const { light } = plan;
  const cover = light.cloudCover;
  if (cover < 0.05) return [];
  const sun = findSun(stage);
  const offset = random.between(0, 200);
  const scale = softScale(field);
  const top = field.top;
  const bottom = field.horizon + 4;
  const margin = 40 * field.unit;
  const width = Math.ceil((field.right - field.left + margin * 2) / scale);
  const height = Math.ceil((bottom - top) / scale);
  const frequency = 0.0019 / field.unit;
  const edge = mix(0.68, 0.3, clamp(cover));
  const heavy = cover > 0.75;
  // High sun, heaped clouds; low sun, long streaks.
  const flat = plan.time === 'day' ? 1.3 : 2.4;
  const layer = rasterLayer(
    field,
    { top, bottom, depth: 0.04, scale, motion: { drift: random.chance(0.5) ? 3.2 : -3.2 } },
    () =>
      paintPixels(width, height, (px, py, pixel) => {
        const x = field.left - margin + px * scale;
        const y = top + py * scale;
        const t = y / field.horizon;
        const rise = 1 / (1.16 - Math.min(t, 1));
        const u = x * frequency * (0.7 + 0.2 * rise) + offset;
        const v = y * frequency * (flat + rise * 0.5) + rise * 0.22;
        const warp = noise.fbm(u * 1.3 + 3, v * 1.3, 3);
        const body = noise.fbm(u + warp * 0.4, v + warp * 0.35, 6 + field.extraOctaves) + 0.5;
        const presence = smoothstep(edge, edge + 0.26, body + 0.09 * (1 - Math.abs(t - 0.4) * 1.6));
        if (presence <= 0.004) {
          pixel.alpha = 0;
          return;
        }
        const toSun = clamp((sun.x - x) / (260 * field.unit), -1, 1) * 0.04;
        const upSun = clamp((sun.y - y) / (160 * field.unit), -1, 1) * 0.08;
        const ahead = noise.fbm(u + warp * 0.4 + toSun, v + warp * 0.35 + upSun, 4) + 0.5;
        const lit = clamp((body - ahead) * 3.6 + 0.55 + (heavy ? -0.1 : 0));
        const distance = Math.hypot(x - sun.x, y - sun.y);
        const glow = Math.exp(-distance / (230 * field.unit)) * light.glow;
        const colour = mixRgb(mixRgb(light.cloudShade, light.cloudLit, lit), light.sunColour, clamp(glow * 0.8));
        const fade = smoothstep(1.02, 0.8, t);
        setPixel(pixel, colour, presence * mix(0.8, 0.92, cover) * fade);
      }),
  );
  return [{ ...layer, x: layer.x - margin }];
}

export function paintStars(stage: Stage, bottom: number, count: number): Twinkle[] {
  const { field } = stage;
  const random = stage.random.spawn('stars');
  const tints: readonly [Rgb, ...Rgb[]] = [
    [190, 210, 255],
    [255, 255, 255],
    [255, 236, 205],
    [255, 220, 196],
  ];
  const area = ((field.right - field.left) * (bottom - field.top)) / (field.unit * field.unit) / (1280 * 720);
  return Array.from({ length: Math.round(count * area) }, () => {
    const bright = random.next() ** 7;
    const y = mix(field.top, bottom, random.next());
    return {
      x: random.between(field.left, field.right),
      y,
      radius: (0.55 + bright * 1.5) * field.unit,
      colour: random.pick(tints),
      alpha: (0.25 + 0.75 * random.next()) * smoothstep(bottom, bottom - 200 * field.unit, y),
      phase: random.between(0, 7),
    };
  });
}

/** Everything above the horizon, for any place under an open sky. */
export function paintSky(stage: Stage): SceneItem[] {
  const { light } = stage.plan;
  const clear = stage.plan.without.includes('stars') ? 0 : 1 - clamp(light.cloudCover - 0.6) * 2;
  const stars: SceneItem[] =
    light.darkness > 0.5 && clear > 0.1
      ? [{ kind: 'twinkles', depth: 0, points: paintStars(stage, stage.field.horizon, 420 * clear) }]
      : [];
  return [paintDome(stage), ...stars, ...paintClouds(stage), ...paintDisc(stage)];
}

/** Where things fly over open country. */
export function openSkySlot(field: Field): SlotItem {
  return {
    kind: 'slot',
    realm: 'sky',
    depth: 0.1,
    far: field.height * 0.08,
    near: field.horizon * 0.6,
    metreFar: 8 * field.unit,
    metreNear: 14 * field.unit,
    haze: 0.25,
  };
}

/** A band of haze that joins land and sky. */
export function paintHorizonHaze(stage: Stage, thickness: number, strength: number): LayerItem {
  const { field, plan } = stage;
  const half = thickness * field.unit;
  const top = field.horizon - half;
  const bottom = field.horizon + half * 0.8;
  const scale = softScale(field, 0.3);
  const width = Math.ceil((field.right - field.left) / scale);
  return rasterLayer(field, { top, bottom, depth: 0.1, scale }, () =>
    paintPixels(width, Math.max(2, Math.ceil((bottom - top) / scale)), (_px, py, pixel) => {
      const y = top + py * scale;
      const off = y < field.horizon ? (field.horizon - y) / half : (y - field.horizon) / (half * 0.8);
      setPixel(pixel, plan.light.haze, strength * (1 - smoothstep(0, 1, off)));
    }),
  );
}
