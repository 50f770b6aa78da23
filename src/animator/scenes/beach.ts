import { mixRgb, type Rgb, sampleRamp } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintForegroundGrass } from './plants.ts';
import { paintPixels, setPixel } from './raster.ts';
import {
  type LayerItem,
  rasterLayer,
  type SceneItem,
  type ScenePainter,
  type Stage,
  softScale,
  type WaterItem,
} from './scene.ts';
import { paintHorizonHaze, paintSky } from './sky.ts';
import { paintRidge } from './terrain.ts';

const SAND: Rgb = [232, 204, 160];
const WET_SAND: Rgb = [150, 120, 96];
const SEA_NEAR: Rgb = [40, 132, 148];
const SEA_FAR: Rgb = [24, 84, 128];
const SCRUB: Rgb = [86, 104, 62];
const CLIFF: Rgb = [150, 128, 104];
const GRASS_DARK: Rgb = [44, 54, 30];
const GRASS_BRIGHT: Rgb = [132, 132, 70];

function paintSand(stage: Stage, top: number): LayerItem {
  const { field, noise, plan } = stage;
  const { light } = plan;
  const scale = softScale(field, 1.6);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - top) / scale);
  const u = 1 / field.unit;
  const sheen = sampleRamp(light.sky, 0.8);
  return rasterLayer(field, { top, bottom: field.bottom, depth: 1, depthAtHorizon: 0.12, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const x = (field.left + px * scale) * u;
      const y = top + py * scale;
      const t = clamp((y - top) / (field.height - top));
      const squeeze = 1.7 - t;
      const hollow = noise.fbm(x * 0.004, y * u * 0.02 * squeeze, 5 + field.extraOctaves);
      const ripple = Math.sin(y * u * 0.15 * squeeze + noise.fbm(x * 0.008, y * u * 0.03, 3) * 9) * 0.5;
      const grit = noise.noise(x * 0.55, y * u * 0.7) * 0.6 + noise.noise(x * 0.21, y * u * 0.3) * 0.4;
      const lit = clamp(0.52 + hollow * 0.4 + ripple * 0.2 * (0.3 + t) + grit * 0.14 * (0.4 + t)) * light.sunStrength;
      const albedo = mixRgb(SAND, WET_SAND, clamp(0.62 - t * 2 + hollow * 0.35));
      const colour = lightSurface(light, albedo, lit, 0.2 * (1 - t));
      setPixel(pixel, mixRgb(colour, sheen, 0.16 * (1 - t)), smoothstep(0, 0.02, t));
    }),
  );
}

function describeSea(stage: Stage, shoreY: number, open: boolean): WaterItem {
  const { field, plan, random } = stage;
  const { light } = plan;
  const rough = plan.weather === 'storm' ? 1.7 : plan.weather === 'rain' ? 1.25 : 1;
  return {
    kind: 'water',
    top: field.horizon,
    bottom: Math.min(field.bottom, shoreY + 110 * field.unit),
    mirrorAt: field.horizon,
    near: lightSurface(light, SEA_NEAR, 0.45 * light.sunStrength, 0.05),
    far: lightSurface(light, SEA_FAR, 0.4 * light.sunStrength, 0.3),
    mirrorNear: plan.time === 'day' ? 0.42 : 0.62,
    mirrorFar: plan.time === 'day' ? 0.55 : 0.85,
    roughness: rough,
    choppiness: rough,
    glitter: light.sunStrength * (plan.time === 'day' ? 0.3 : plan.time === 'night' ? 0.62 : 1),
    glitterWidth: plan.time === 'day' ? 2.2 : 1,
    stretch: 1,
    shade: 0.28,
    // Shallow water lets the ground through, and out at sea there is none.
    shore: open
      ? null
      : {
          y: shoreY,
          reach: 15 * field.unit,
          slant: random.between(-50, 50) * field.unit,
          bend: random.between(14, 30) * field.unit,
          foam: lightSurface(light, [250, 252, 255], 0.75 * Math.max(0.35, light.sunStrength), 0.02),
          wet: 64 * field.unit,
        },
  };
}

function paintDuneGrass(stage: Stage, tuftSide: number): LayerItem {
  const { field, plan, random } = stage;
  const { light } = plan;
  return paintForegroundGrass(stage, {
    random: random.spawn('grass'),
    height: 190 * field.unit,
    blades: Math.round(1100 * ((field.right - field.left) / (1280 * field.unit))),
    dark: lightSurface(light, GRASS_DARK, 0, 0),
    bright: lightSurface(light, GRASS_BRIGHT, 0.5 * light.sunStrength, 0),
    blur: 5 * field.unit,
    depth: 1.55,
    tufts: (x) =>
      smoothstep(0.3, 0.02, Math.abs(x - tuftSide)) + 0.5 * smoothstep(0.12, 0, Math.abs(x - (1 - tuftSide))),
  });
}

/** The sea seen from a ship: it ends below the picture. */
const OPEN_SEA = 90;

export const paintBeach: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const { light } = plan;
  const open = plan.without.includes('shore');
  const shoreY = open
    ? field.bottom + OPEN_SEA * field.unit
    : mix(field.horizon, field.height, field.portrait ? 0.52 : 0.5);
  const sunLeft = light.sunX < 0.5;
  const land = (offset: number, height: number, distance: number, depth: number, left: boolean): LayerItem =>
    paintRidge(stage, {
      base: field.horizon + 2 * field.unit,
      height: height * field.unit * field.rise,
      bottom: field.horizon + 3 * field.unit,
      peaks: 3.2,
      sharpness: 0.35,
      relief: 0.55,
      drape: 0,
      distance,
      depth,
      albedo: SCRUB,
      rock: CLIFF,
      snowLine: 2,
      offset,
      envelope: left ? (x) => smoothstep(0.46, 0.05, x) : (x) => smoothstep(0.58, 0.98, x),
    });
  const items: SceneItem[] = [
    ...paintSky(stage),
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.1,
      far: field.height * 0.1,
      near: field.horizon * 0.62,
      metreFar: 9 * field.unit,
      metreNear: 15 * field.unit,
      haze: 0.25,
    },
    land(random.between(0, 90), 110, 0.62, 0.06, !sunLeft),
    land(random.between(0, 90), 150, 0.42, 0.1, sunLeft),
    ...(open ? [] : [paintSand(stage, mix(field.horizon, shoreY, 0.5))]),
    describeSea(stage, shoreY, open),
    paintHorizonHaze(stage, 34, 0.5),
    {
      kind: 'slot',
      realm: 'water',
      depth: 0.22,
      far: mix(field.horizon, shoreY, 0.12),
      near: mix(field.horizon, shoreY, 0.4),
      metreFar: (open ? 14 : 9) * field.unit,
      metreNear: (open ? 26 : 16) * field.unit,
      haze: open ? 0.12 : 0.3,
    },
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.8,
      far: mix(shoreY, field.height, 0.42),
      near: mix(shoreY, field.height, 0.8),
      metreFar: 92 * field.unit,
      metreNear: 150 * field.unit,
      haze: 0.03,
    },
    ...(open ? [] : [paintDuneGrass(stage, sunLeft ? 0.78 : 0.2)]),
  ];
  return items;
};
