import { mixRgb, type Rgb, sampleRamp, scaleRgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { drawCoral, drawKelp, drawRock, type Growth } from './corals.ts';
import { fromCanvas, paintPixels, setPixel } from './raster.ts';
import {
  canvasLayer,
  type LayerItem,
  openCanvas,
  rasterLayer,
  type ScenePainter,
  type Stage,
  softScale,
} from './scene.ts';
import { paintRidge } from './terrain.ts';
import { paintShafts } from './undergrowth.ts';

const SAND: Rgb = [222, 206, 164];
const REEF: Rgb = [92, 112, 118];

/** The water itself: bright where the sun comes through the surface, and the surface's own silver net at the top. */
function paintWaterBody(stage: Stage): LayerItem {
  const { field, plan, noise } = stage;
  const { light } = plan;
  const scale = softScale(field, 0.9);
  const bottom = mix(field.horizon, field.height, 0.5);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((bottom - field.top) / scale);
  const sunX = light.sunX * field.width;
  return rasterLayer(field, { top: field.top, bottom, depth: 0.05, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const x = field.left + px * scale;
      const y = field.top + py * scale;
      const t = clamp(y / field.horizon);
      const base = sampleRamp(light.sky, t);
      const near = Math.exp(-Math.hypot((x - sunX) / (330 * field.unit), y / (240 * field.unit)));
      // Seen from below the waves are a net of light, finer towards the horizon of the surface.
      const far = 1 / (0.05 + t * 2.4);
      const net = 1 - Math.abs(noise.fbm(((x - sunX) * 0.004 * far) / field.unit, far * 2.2, 4)) * 4.2;
      const silver = smoothstep(0.35, 1, net) * smoothstep(0.26, 0.0, t) * (0.2 + 0.8 * near);
      setPixel(pixel, mixRgb(base, light.sunColour, clamp(near * 0.62 + silver * 0.5, 0, 0.92)), 1);
    }),
  );
}

/** Sand with the net of light that the waves cast on it. */
function paintSeabed(stage: Stage, top: number): LayerItem {
  const { field, plan, noise } = stage;
  const { light } = plan;
  const scale = softScale(field, 1.4);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - top) / scale);
  return rasterLayer(field, { top, bottom: field.bottom, depth: 1, depthAtHorizon: 0.2, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const below = (py * scale) / field.unit;
      const x = (field.left + px * scale - field.width / 2) / field.unit;
      const t = clamp((py * scale) / (field.height - top));
      const far = 240 / (below + 26);
      const u = x * 0.0085 * far;
      const v = Math.log2(below + 26) * 4.4;
      const dune = noise.fbm(u * 0.7, v * 0.8, 4);
      const warp = noise.noise(u * 2 + 9, v * 2) * 0.5;
      const net = 1 - Math.abs(noise.noise(u * 3.2 + warp, v * 2.4 + warp)) * 2.6;
      const caustic = smoothstep(0.45, 1, net) * 0.55 * light.sunStrength;
      const lit = clamp(0.4 + dune * 0.7 + caustic);
      setPixel(
        pixel,
        lightSurface(light, scaleRgb(SAND, 0.8 + 0.3 * lit), lit, 0.62 * (1 - t) ** 1.4),
        smoothstep(0, 6, py),
      );
    }),
  );
}

interface Bed {
  readonly name: string;
  readonly base: number;
  /** Units. */
  readonly size: number;
  readonly count: number;
  readonly distance: number;
  readonly depth: number;
  readonly blurred?: boolean;
  /** 0..1 over the width: how densely it grows. */
  readonly where: (share: number) => number;
}

function paintReef(stage: Stage, bed: Bed): LayerItem {
  const { field } = stage;
  const random = stage.random.spawn(bed.name);
  const size = bed.size * field.unit;
  const top = bed.base - size * 3.4;
  const bottom = bed.base + size * 0.6;
  const scale = bed.blurred === true ? 3 * field.unit : 1;
  const draw = (context: ReturnType<typeof openCanvas>['context']): void => {
    for (let i = 0; i < bed.count; i++) {
      const share = (i + random.next()) / bed.count;
      const at: Growth = {
        x: field.left + share * (field.right - field.left),
        base: bed.base + random.between(-0.1, 0.3) * size,
        size: size * random.between(0.6, 1.15),
        distance: bed.distance,
      };
      const kind = random.next();
      if (random.next() > bed.where(share)) continue;
      if (kind < 0.3) drawKelp(context, stage, { ...at, size: at.size * random.between(1.8, 2.8) }, random);
      else if (kind < 0.44) drawRock(context, stage, at, random);
      else drawCoral(context, stage, at, random);
    }
  };
  const options = { top, bottom, depth: bed.depth, motion: { sway: bed.size * 0.05 } };
  if (bed.blurred !== true) return canvasLayer(field, options, draw);
  return rasterLayer(field, { ...options, scale }, () => {
    const { canvas, context } = openCanvas(field, top, bottom, scale);
    draw(context);
    const soft = openCanvas(field, top, bottom, scale);
    soft.context.resetTransform();
    soft.context.filter = 'blur(2px) brightness(0.55)';
    soft.context.drawImage(canvas, 0, 0);
    return fromCanvas(soft.canvas);
  });
}

/** A reef: light from above, blue distance, corals and kelp on sand. */
export const paintUnderwater: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const h = field.horizon;
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const left = plan.light.sunX > 0.5;
  const aside = (x: number): number => (left ? smoothstep(0.5, 0.1, x) : smoothstep(0.5, 0.9, x));
  const reef = (offset: number, height: number, distance: number, depth: number, isLeft: boolean): LayerItem =>
    paintRidge(stage, {
      base: h + 30 * field.unit,
      height: height * field.unit * field.rise,
      bottom: h + 46 * field.unit,
      peaks: 3,
      sharpness: 0.2,
      relief: 0.4,
      drape: 0,
      distance,
      depth,
      albedo: REEF,
      rock: REEF,
      snowLine: 2,
      offset,
      envelope: isLeft ? (x) => 0.2 + 0.9 * smoothstep(0.6, 0.05, x) : (x) => 0.2 + 0.9 * smoothstep(0.4, 0.95, x),
    });
  const shafts = paintShafts(stage);
  return [
    paintWaterBody(stage),
    reef(random.between(0, 90), 190, 0.8, 0.08, left),
    reef(random.between(0, 90), 240, 0.62, 0.14, !left),
    ...shafts.slice(0, 1),
    paintSeabed(stage, h + 4 * field.unit),
    paintReef(stage, {
      ...{ name: 'far reef', base: mix(h, field.height, 0.2), size: 64, distance: 0.46, depth: 0.3 },
      count: Math.round(38 * perWidth),
      where: (x) => 0.45 + 0.5 * aside(1 - x),
    }),
    {
      kind: 'slot',
      realm: 'water',
      depth: 0.6,
      far: field.height * 0.26,
      near: field.height * 0.66,
      metreFar: 90 * field.unit,
      metreNear: 150 * field.unit,
      haze: 0.16,
    },
    paintReef(stage, {
      ...{ name: 'reef', base: mix(h, field.height, 0.56), size: 130, distance: 0.22, depth: 0.62 },
      count: Math.round(18 * perWidth),
      where: (x) => 0.12 + 0.88 * aside(x),
    }),
    ...shafts.slice(1),
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.8,
      far: mix(h, field.height, 0.6),
      near: mix(h, field.height, 0.8),
      metreFar: 96 * field.unit,
      metreNear: 124 * field.unit,
      haze: 0.12,
    },
    paintReef(stage, {
      ...{ name: 'near reef', base: field.height * 1.01, size: 170, distance: 0.07, depth: 1.05 },
      count: Math.round(14 * perWidth),
      where: (x) => 0.1 + 0.9 * smoothstep(0.24, 0.44, Math.abs(x - 0.5)),
    }),
    paintReef(stage, {
      ...{ name: 'lens', base: field.bottom + 90 * field.unit, size: 250, distance: 0, depth: 1.6, blurred: true },
      count: Math.round(6 * perWidth),
      where: (x) => smoothstep(0.3, 0.46, Math.abs(x - 0.5)),
    }),
  ];
};
