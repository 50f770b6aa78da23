import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import { treeTone } from './hills.ts';
import { fromCanvas, paintPixels, setPixel } from './raster.ts';
import {
  canvasLayer,
  type LayerItem,
  openCanvas,
  rasterLayer,
  type ScenePainter,
  type Stage,
  softScale,
  woodSlots,
} from './scene.ts';
import { paintHorizonHaze, paintSky } from './sky.ts';
import { drawPine } from './trees.ts';

const BARK: Rgb = [96, 78, 66];
const NEEDLES: Rgb = [58, 86, 72];
const SNOW: Rgb = [240, 244, 250];

/** Snow keeps the colour of the sky in its shadows and of the sun on its crests. Smooth: what is rough lies below it. */
export function paintSnowField(stage: Stage, top: number): LayerItem {
  const { field, plan, noise } = stage;
  const { light } = plan;
  const scale = softScale(field, 1.2);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - top) / scale);
  const shade = mixRgb(SNOW, [128, 160, 226], 0.46);
  const side = light.sunX < 0.5 ? -1 : 1;
  return rasterLayer(field, { top, bottom: field.bottom, depth: 1, depthAtHorizon: 0.1, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const below = (py * scale) / field.unit;
      const x = (field.left + px * scale - field.width / 2) / field.unit;
      const t = clamp((py * scale) / (field.height - top));
      const far = 240 / (below + 40);
      const u = x * 0.0046 * far;
      const v = Math.log2(below + 40) * 2.6;
      const drift = noise.fbm(u, v, 3);
      // A drift is lit where it rises towards the sun.
      const slope = noise.fbm(u + side * 0.12, v - 0.06, 3) - drift;
      const lit = clamp(0.5 + slope * 1.5 + drift * 0.3);
      const glint = smoothstep(0.62, 0.9, noise.noise(u * 60, v * 46)) * 0.05 * t;
      setPixel(
        pixel,
        lightSurface(light, mixRgb(shade, SNOW, lit), (lit * 0.85 + glint) * light.sunStrength, 0.45 * (1 - t) ** 2.4),
        smoothstep(0, 5, py),
      );
    }),
  );
}

interface Tones {
  readonly dark: Rgb;
  readonly bright: Rgb;
  readonly snow: Rgb;
}

/** Branches that fork, each with snow along its upper side. */
function drawBranch(
  context: SKRSContext2D,
  tones: Tones,
  from: { x: number; y: number; angle: number; length: number; girth: number },
  forks: number,
  random: Random,
): void {
  const { x, y, angle, length, girth } = from;
  const bend = random.between(-0.18, 0.18);
  const endX = x + Math.sin(angle) * length;
  const endY = y - Math.cos(angle) * length;
  const midX = x + Math.sin(angle + bend) * length * 0.5;
  const midY = y - Math.cos(angle + bend) * length * 0.5;
  const stroke = (lift: number, width: number, style: string): void => {
    context.strokeStyle = style;
    context.lineWidth = Math.max(0.6, width);
    context.beginPath();
    context.moveTo(x, y - lift);
    context.quadraticCurveTo(midX, midY - lift, endX, endY - lift);
    context.stroke();
  };
  stroke(0, girth, toCss(mixRgb(tones.dark, tones.bright, 0.3)));
  // Nothing stays on what stands upright.
  if (Math.abs(Math.sin(angle)) > 0.35) stroke(girth * 0.42, girth * 0.55, toCss(tones.snow, 0.92));
  if (forks === 0) return;
  const count = 2 + random.index(2);
  for (let i = 0; i < count; i++) {
    const turn = (i / Math.max(1, count - 1) - 0.5) * 1.25 + random.between(-0.2, 0.2);
    const next = {
      x: endX,
      y: endY,
      angle: angle + turn,
      length: length * random.between(0.6, 0.8),
      girth: girth * 0.6,
    };
    drawBranch(context, tones, next, forks - 1, random);
  }
}

/** A bare trunk that leaves the picture at its top, with boughs on both sides and snow at its foot. */
function drawBareTrunk(
  context: SKRSContext2D,
  stage: Stage,
  at: { x: number; base: number; girth: number; distance: number },
  random: Random,
): void {
  const { light } = stage.plan;
  const { field } = stage;
  const { x, base, girth, distance } = at;
  const tones: Tones = {
    bright: lightSurface(light, BARK, 0.85 * light.sunStrength, distance),
    dark: lightSurface(light, scaleRgb(BARK, 0.45), 0.05, distance),
    snow: lightSurface(light, SNOW, 0.6 * light.sunStrength, distance),
  };
  const top = field.top - 10;
  const lean = random.between(-0.03, 0.03) * field.height;
  const sunLeft = light.sunX < 0.5;
  context.lineCap = 'round';
  for (let i = 0; i < 6; i++) {
    const share = random.between(0.3, 0.95);
    const side = i % 2 === 0 ? 1 : -1;
    const bough = {
      x: x + lean * share,
      y: mix(base, top, share),
      angle: side * random.between(0.75, 1.25),
      length: girth * random.between(1.6, 3.2),
      girth: girth * random.between(0.14, 0.24),
    };
    drawBranch(context, tones, bough, 3, random);
  }
  const bark = context.createLinearGradient(x - girth / 2, 0, x + girth / 2, 0);
  bark.addColorStop(sunLeft ? 0 : 1, toCss(tones.bright));
  bark.addColorStop(0.45, toCss(mixRgb(tones.bright, tones.dark, 0.75)));
  bark.addColorStop(sunLeft ? 1 : 0, toCss(tones.dark));
  context.fillStyle = bark;
  context.beginPath();
  context.moveTo(x - girth * 0.72, base);
  context.quadraticCurveTo(x - girth * 0.46, base - girth * 0.5, x - girth * 0.42, base - girth * 1.8);
  context.lineTo(x + lean - girth * 0.26, top);
  context.lineTo(x + lean + girth * 0.26, top);
  context.lineTo(x + girth * 0.42, base - girth * 1.8);
  context.quadraticCurveTo(x + girth * 0.48, base - girth * 0.4, x + girth * 0.76, base);
  context.fill();
  // Wind has laid snow along one side of the bark, and in a heap at the foot.
  context.strokeStyle = toCss(tones.snow, 0.75);
  context.lineWidth = girth * 0.09;
  const windward = sunLeft ? 1 : -1;
  context.beginPath();
  context.moveTo(x + windward * girth * 0.38, base - girth * 1.4);
  context.lineTo(x + lean + windward * girth * 0.22, top);
  context.stroke();
  const heap = context.createLinearGradient(0, base - girth * 0.4, 0, base + girth * 0.3);
  heap.addColorStop(0, toCss(tones.snow));
  heap.addColorStop(1, toCss(tones.snow, 0));
  context.fillStyle = heap;
  context.beginPath();
  context.ellipse(x, base + girth * 0.06, girth * 1.3, girth * 0.34, 0, 0, 7);
  context.fill();
}

interface Row {
  readonly name: string;
  readonly base: number;
  /** Units: the height of a fir, the girth of a trunk. */
  readonly size: number;
  readonly count: number;
  readonly distance: number;
  readonly depth: number;
  readonly where: (share: number) => number;
}

function paintFirs(stage: Stage, row: Row): LayerItem {
  const { field } = stage;
  const random = stage.random.spawn(row.name);
  const size = row.size * field.unit;
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const top = row.base - size * 1.35;
  return canvasLayer(field, { top, bottom: row.base + size * 0.16, depth: row.depth }, (context) => {
    const tone = treeTone(stage, NEEDLES, row.distance);
    const count = Math.round(row.count * perWidth);
    for (let i = 0; i < count; i++) {
      const share = (i + random.next()) / count;
      const height = size * random.between(0.6, 1.2);
      const base = row.base + random.between(0, 0.1) * size;
      if (random.next() > row.where(share)) continue;
      drawPine(context, field.left + share * (field.right - field.left), base, height, tone, random);
    }
  });
}

function paintTrunks(stage: Stage, row: Row): LayerItem {
  const { field } = stage;
  const random = stage.random.spawn(row.name);
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const bottom = Math.min(field.bottom, row.base + 60 * field.unit);
  return canvasLayer(field, { top: field.top, bottom, depth: row.depth }, (context) => {
    const count = Math.round(row.count * perWidth);
    for (let i = 0; i < count; i++) {
      const share = (i + random.between(0.1, 0.9)) / count;
      const x = field.left + share * (field.right - field.left);
      const base = row.base + random.between(0, 20) * field.unit;
      const girth = row.size * field.unit * random.between(0.65, 1.2);
      if (random.next() > row.where(share)) continue;
      drawBareTrunk(context, stage, { x, base, girth, distance: row.distance }, random);
    }
  });
}

/** A drift and a fir bough close to the lens, out of focus. */
function paintLensSnow(stage: Stage): LayerItem {
  const { field, plan } = stage;
  const { light } = plan;
  const scale = 4 * field.unit;
  const top = field.height * 0.7;
  return rasterLayer(field, { top, bottom: field.bottom, depth: 1.5, scale }, () => {
    const { canvas, context } = openCanvas(field, top, field.bottom, scale);
    const left = light.sunX > 0.5;
    const body = context.createLinearGradient(0, field.height * 0.82, 0, field.bottom);
    body.addColorStop(0, toCss(lightSurface(light, SNOW, 0.5 * light.sunStrength, 0)));
    body.addColorStop(1, toCss(lightSurface(light, scaleRgb(SNOW, 0.62), 0.1, 0)));
    context.fillStyle = body;
    context.beginPath();
    const x = left ? field.width * 0.02 : field.width * 0.98;
    context.ellipse(x, field.bottom + 60 * field.unit, 560 * field.unit, 190 * field.unit, left ? 0.1 : -0.1, 0, 7);
    context.fill();
    const soft = openCanvas(field, top, field.bottom, scale);
    soft.context.resetTransform();
    soft.context.filter = 'blur(3px)';
    soft.context.drawImage(canvas, 0, 0);
    return fromCanvas(soft.canvas);
  });
}

export const paintWinterForest: ScenePainter = (stage) => {
  const { field, plan } = stage;
  const h = field.horizon;
  const left = plan.light.sunX > 0.5;
  const aside = (x: number): number => (left ? smoothstep(0.55, 0.1, x) : smoothstep(0.45, 0.9, x));
  return [
    ...paintSky(stage),
    paintFirs(stage, {
      ...{ name: 'horizon firs', base: h + 4 * field.unit, size: 120, count: 60, distance: 0.78, depth: 0.06 },
      where: () => 1,
    }),
    paintFirs(stage, {
      ...{ name: 'far firs', base: h + 14 * field.unit, size: 190, count: 26, distance: 0.56, depth: 0.12 },
      where: (x) => 0.45 + 0.5 * aside(x),
    }),
    paintSnowField(stage, h),
    paintHorizonHaze(stage, 60, 0.4),
    paintTrunks(stage, {
      ...{ name: 'far trunks', base: mix(h, field.height, 0.12), size: 22, count: 9, distance: 0.42, depth: 0.2 },
      where: () => 0.8,
    }),
    paintFirs(stage, {
      ...{ name: 'firs', base: mix(h, field.height, 0.24), size: 330, count: 6, distance: 0.28, depth: 0.32 },
      where: (x) => 0.15 + 0.85 * aside(x),
    }),
    paintTrunks(stage, {
      ...{ name: 'trunks', base: mix(h, field.height, 0.36), size: 50, count: 4, distance: 0.14, depth: 0.46 },
      where: (x) => 0.3 + 0.7 * smoothstep(0.16, 0.4, Math.abs(x - 0.5)),
    }),
    ...woodSlots(field),
    paintFirs(stage, {
      ...{ name: 'young firs', base: field.height * 0.97, size: 170, count: 5, distance: 0.05, depth: 1.1 },
      where: (x) => smoothstep(0.26, 0.44, Math.abs(x - 0.5)),
    }),
    paintLensSnow(stage),
  ];
};
