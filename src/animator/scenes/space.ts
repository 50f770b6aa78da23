import type { Rgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { paintPixels, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, type ScenePainter, type Stage, softScale } from './scene.ts';
import { paintStars } from './sky.ts';
import { type MapSize, seenFromEye, WORLDS } from './worlds.ts';

const NEBULAE: readonly [readonly [Rgb, Rgb], ...(readonly [Rgb, Rgb])[]] = [
  [
    [132, 70, 196],
    [226, 92, 150],
  ],
  [
    [40, 110, 190],
    [90, 210, 200],
  ],
  [
    [196, 84, 60],
    [240, 170, 90],
  ],
  [
    [70, 80, 200],
    [190, 90, 210],
  ],
];

function paintNebula(stage: Stage): LayerItem {
  const { field, noise, random } = stage;
  const scale = softScale(field);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - field.top) / scale);
  const [cool, warm] = random.pick(NEBULAE);
  const tilt = random.between(-0.5, 0.5);
  const offset = random.between(0, 100);
  const frequency = 0.0018 / field.unit;
  const band = 0.26 * Math.max(field.height, field.width * 0.6);
  return rasterLayer(field, { top: field.top, bottom: field.bottom, depth: 0.02, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const x = field.left + px * scale;
      const y = field.top + py * scale;
      const u = x * frequency + offset;
      const v = y * frequency;
      const warp = noise.fbm(u * 1.2, v * 1.2, 4);
      const off = (y - field.height * 0.3 + (x - field.width / 2) * tilt + warp * band) / band;
      const river = Math.exp(-off * off);
      const a = river * smoothstep(0.28, 0.9, noise.fbm(u * 2 + warp, v * 2 + warp, 6 + field.extraOctaves) + 0.5);
      const b = river * smoothstep(0.44, 0.95, noise.fbm(u * 3.2 - warp * 0.6 + 9, v * 3.2, 5) + 0.5);
      const dust = 1 - smoothstep(0.52, 0.82, noise.fbm(u * 4, v * 4 + warp, 5) + 0.5) * river * 0.7;
      setPixel(
        pixel,
        [
          (5 + cool[0] * a * 0.62 + warm[0] * b * 0.6) * dust,
          (7 + cool[1] * a * 0.62 + warm[1] * b * 0.6) * dust,
          (18 + cool[2] * a * 0.62 + warm[2] * b * 0.6) * dust,
        ],
        1,
      );
    }),
  );
}

function paintSunGlow(stage: Stage, x: number, y: number): LayerItem {
  const { field } = stage;
  const size = 640;
  const scale = field.unit;
  const span = Math.max(8, Math.round(size / 3));
  return {
    ...rasterLayer(field, { top: 0, bottom: 0, depth: 0.02, scale: scale * 3, blend: 'screen' }, () =>
      paintPixels(span, span, (px, py, pixel) => {
        const off = Math.hypot(px - span / 2, py - span / 2) / (span / 2);
        const core = Math.exp(-((off / 0.07) ** 2)) + 0.5 * Math.exp(-off / 0.1) + 0.16 * Math.exp(-off / 0.3);
        const rest = core * (1 - smoothstep(0.7, 1, off));
        setPixel(pixel, [255 * rest, 240 * rest, 214 * rest], 1);
      }),
    ),
    x: x - (size / 2) * scale,
    y: y - (size / 2) * scale,
  };
}

export const paintSpace: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const world = WORLDS[plan.world];
  const right = random.chance(0.5);
  const radius = (field.portrait ? 0.86 : 0.56) * Math.min(field.width * 0.9, field.height * 1.5);
  const globeX = mix(field.width * 0.5, field.width * (right ? 0.2 : 0.8), 0.5);
  const globeY = field.horizon + field.height * 0.06 + radius * 0.66;
  const sunX = field.width * (right ? 0.82 : 0.18);
  const sunY = field.height * 0.16;
  const offset = random.between(0, 80);
  const mapHeight = Math.round(clamp(radius * (world.rows / 512), 48, Math.max(world.rows, field.still ? 800 : 0)));
  const mapWidth = mapHeight * 2;
  const isSeen = field.still
    ? seenFromEye(mapWidth, mapHeight, (field.height - globeY) / radius, world.tilt)
    : () => true;
  const map: MapSize = { width: mapWidth, height: mapHeight, isSeen };
  const stars = paintStars(stage, field.bottom + 200 * field.unit, 900);
  return [
    paintNebula(stage),
    { kind: 'twinkles', depth: 0.015, points: stars },
    paintSunGlow(stage, sunX, sunY),
    {
      kind: 'globe',
      x: globeX,
      y: globeY,
      radius,
      depth: 0.3,
      tilt: world.tilt,
      sun: [right ? 0.62 : -0.62, -0.6, 0.5],
      surface: () => world.paintSurface(stage, map, offset),
      clouds: () => world.paintClouds(stage, map, offset + 33),
      rim: world.rim,
      turnsPerSecond: 0.004,
    },
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.7,
      far: field.height * 0.3,
      near: field.height * 0.56,
      metreFar: 110 * field.unit,
      metreNear: 170 * field.unit,
      haze: 0,
    },
  ];
};
