import type { Rgb } from '../maths/colour.ts';
import { mixRgb, scaleRgb, toCss } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { type Block, paintBlock } from './buildings.ts';
import { fromCanvas, paintPixels, setPixel } from './raster.ts';
import {
  canvasLayer,
  type LayerItem,
  openCanvas,
  rasterLayer,
  type ScenePainter,
  type Stage,
  softScale,
  type WaterItem,
} from './scene.ts';
import { paintHorizonHaze, paintSky } from './sky.ts';

const ASPHALT: Rgb = [92, 94, 104];
const PAVEMENT: Rgb = [150, 146, 142];
const SNOW: Rgb = [232, 238, 248];
const LAMP: Rgb = [255, 214, 150];

/** A street mirrors the lights above it: a little when dry, like dark glass in the rain. */
function describeStreet(stage: Stage, top: number): WaterItem {
  const { field, plan } = stage;
  const { light } = plan;
  const wet = plan.weather === 'rain' || plan.weather === 'storm';
  const snowy = plan.weather === 'snow' || plan.season === 'winter';
  const road = snowy ? mixRgb(ASPHALT, SNOW, 0.72) : ASPHALT;
  const mirror = wet ? 0.74 : snowy ? 0.12 : 0.1 + 0.26 * light.darkness;
  return {
    kind: 'water',
    top,
    bottom: field.bottom + 2,
    mirrorAt: top,
    near: lightSurface(light, road, 0.4 * light.sunStrength, 0),
    far: lightSurface(light, road, 0.4 * light.sunStrength, 0.16),
    mirrorNear: mirror * 0.8,
    mirrorFar: mirror,
    roughness: wet ? 0.62 : 0.8,
    choppiness: wet ? 1.1 : 1.6,
    glitter: 0,
    glitterWidth: 1,
    stretch: 1.7,
    shade: wet ? 0.2 : 0.07,
    shore: null,
  };
}

function paintKerb(stage: Stage, streetTop: number): LayerItem {
  const { field, plan } = stage;
  const { light } = plan;
  const top = streetTop - 12 * field.unit;
  return canvasLayer(field, { top, bottom: streetTop + 8 * field.unit, depth: 0.55 }, (context) => {
    const width = field.right - field.left;
    const snowy = plan.weather === 'snow' || plan.season === 'winter';
    context.fillStyle = toCss(lightSurface(light, snowy ? SNOW : PAVEMENT, 0.5 * light.sunStrength, 0.05));
    context.fillRect(field.left, top, width, 14 * field.unit);
    context.fillStyle = toCss(lightSurface(light, mixRgb(PAVEMENT, [0, 0, 0], 0.55), 0.2, 0));
    context.fillRect(field.left, streetTop + 2 * field.unit, width, 6 * field.unit);
  });
}

function paintLanes(stage: Stage, streetTop: number): LayerItem {
  const { field, plan } = stage;
  const y = mix(streetTop, field.height, 0.56);
  const thick = 9 * field.unit;
  return canvasLayer(field, { top: y - 2, bottom: y + thick + 2, depth: 0.85 }, (context) => {
    context.fillStyle = toCss(lightSurface(plan.light, [236, 232, 220], 0.6 * plan.light.sunStrength, 0.02), 0.5);
    for (let x = field.left; x < field.right; x += 190 * field.unit) {
      context.beginPath();
      context.moveTo(x + thick, y);
      context.lineTo(x + 100 * field.unit, y);
      context.lineTo(x + 94 * field.unit, y + thick);
      context.lineTo(x, y + thick);
      context.fill();
    }
  });
}

/** Lamp posts close to the lens, out of focus; at night each carries its pool of light. */
function paintLampPosts(stage: Stage): LayerItem[] {
  const { field, plan, random } = stage;
  const { light } = plan;
  const u = field.unit;
  const scale = 2.5 * u;
  const top = field.height - 700 * u;
  const posts: number[] = [];
  for (let x = field.left + random.between(0, 500) * u; x < field.right; x += random.between(620, 860) * u)
    posts.push(x);
  const paint = (draw: (context: ReturnType<typeof openCanvas>['context'], x: number) => void, blur: number) => () => {
    const { canvas, context } = openCanvas(field, top, field.bottom, scale);
    for (const x of posts) draw(context, x);
    const soft = openCanvas(field, top, field.bottom, scale);
    soft.context.resetTransform();
    soft.context.filter = `blur(${blur}px)`;
    soft.context.drawImage(canvas, 0, 0);
    return fromCanvas(soft.canvas);
  };
  const headY = top + 120 * u;
  const iron = toCss(lightSurface(light, [44, 46, 56], 0.2, 0));
  const post = paint((context, x) => {
    context.fillStyle = iron;
    context.fillRect(x - 6 * u, headY, 12 * u, field.bottom - headY);
    context.fillRect(x - 6 * u, headY - 8 * u, 92 * u, 9 * u);
    context.fillStyle = light.darkness > 0.5 ? toCss(mixRgb(LAMP, [255, 255, 255], 0.4)) : iron;
    context.beginPath();
    context.ellipse(x + 88 * u, headY + 4 * u, 20 * u, 9 * u, 0, 0, 7);
    context.fill();
  }, 1.6);
  const layer = { top, bottom: field.bottom, depth: 1.45, scale };
  if (light.darkness < 0.5) return [rasterLayer(field, layer, post)];
  const halo = paint((context, x) => {
    const glow = context.createRadialGradient(x + 88 * u, headY + 6 * u, 0, x + 88 * u, headY + 6 * u, 170 * u);
    glow.addColorStop(0, toCss(LAMP, 0.8));
    glow.addColorStop(0.18, toCss(LAMP, 0.28));
    glow.addColorStop(0.42, toCss(LAMP, 0.09));
    glow.addColorStop(0.7, toCss(LAMP, 0.02));
    glow.addColorStop(1, toCss(LAMP, 0));
    context.fillStyle = glow;
    context.fillRect(x - 90 * u, headY - 170 * u, 360 * u, 360 * u);
  }, 1);
  return [rasterLayer(field, layer, post), rasterLayer(field, { ...layer, blend: 'screen' }, halo)];
}

/** What all the tubes together do to the air between the houses. */
function paintNeonAir(stage: Stage, streetTop: number): LayerItem {
  const { field, noise } = stage;
  const scale = softScale(field, 0.3);
  const top = field.horizon - 330 * field.unit;
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.max(2, Math.ceil((streetTop - top) / scale));
  return rasterLayer(field, { top, bottom: streetTop, depth: 0.16, scale, blend: 'screen', refines: true }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const rise = smoothstep(0, 1, py / height);
      const drift = clamp(0.5 + noise.fbm((px * scale) / (300 * field.unit), 3, 3));
      setPixel(pixel, scaleRgb(mixRgb([208, 34, 150], [44, 92, 214], drift), 0.62 * rise * rise), 1);
    }),
  );
}

/** Rows of houses behind each other; `signs` is their share of the signs there are. */
const HOUSES = {
  far: {
    heights: [190, 470],
    widths: [34, 84],
    distance: 0.68,
    depth: 0.1,
    gap: 6,
    windowUnits: 3.4,
    signs: 0,
    shops: false,
  },
  middle: {
    heights: [160, 400],
    widths: [70, 140],
    distance: 0.4,
    depth: 0.24,
    gap: 70,
    windowUnits: 5.4,
    signs: 0.6,
    shops: false,
  },
  near: {
    heights: [130, 330],
    widths: [130, 240],
    distance: 0.12,
    depth: 0.5,
    gap: 220,
    windowUnits: 9,
    signs: 1,
    shops: true,
  },
} as const satisfies Record<string, Omit<Block, 'name' | 'base'>>;

export const paintCity: ScenePainter = (stage) => {
  const { field, plan } = stage;
  const streetTop = mix(field.horizon, field.height, 0.3);
  const tall = (field.portrait ? 1.5 : 1) * field.rise;
  const lively = plan.grade.styles.includes('neon') ? 1 : plan.light.darkness > 0.5 ? 0.45 : 0;
  const neon = plan.without.includes('signs') ? 0 : lively;
  const houses = (row: keyof typeof HOUSES): LayerItem[] => {
    const { heights, signs, ...rest } = HOUSES[row];
    const [low, high] = heights;
    return paintBlock(stage, {
      ...rest,
      name: row,
      base: streetTop,
      heights: [low * tall, high * tall],
      signs: signs * neon,
    });
  };
  return [
    ...paintSky(stage),
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.08,
      far: field.height * 0.05,
      near: field.horizon * 0.4,
      metreFar: 8 * field.unit,
      metreNear: 12 * field.unit,
      haze: 0.3,
    },
    ...houses('far'),
    ...(plan.grade.styles.includes('neon') && plan.light.darkness > 0.5 ? [paintNeonAir(stage, streetTop)] : []),
    paintHorizonHaze(stage, 150, 0.25),
    ...houses('middle'),
    ...houses('near'),
    describeStreet(stage, streetTop),
    paintKerb(stage, streetTop),
    paintLanes(stage, streetTop),
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.7,
      far: streetTop + 4 * field.unit,
      near: mix(streetTop, field.height, 0.5),
      metreFar: 62 * field.unit,
      metreNear: 92 * field.unit,
      haze: 0.04,
    },
    ...paintLampPosts(stage),
  ];
};
