import { mixRgb, type Rgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep, TAU } from '../maths/ease.ts';
import { paintPixels, type Raster, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, type ScenePainter, type Stage, softScale } from './scene.ts';
import { paintStars } from './sky.ts';

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

interface MapSize {
  readonly width: number;
  readonly height: number;
  /** Whether this point of the map is ever turned to the eye. */
  readonly isSeen: (u: number, v: number) => boolean;
}

const TILT = 0.32;

/** What a few seconds of turning bring into view, as a share of the radius. */
const TURNED = 0.2;

/** A still shows the near half, as far as the picture reaches down: `lowest` is where it ends, in radii below the ball's middle. */
function seenFromEye(width: number, height: number, lowest: number): MapSize['isSeen'] {
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  return (u, v) => {
    const latitude = (0.5 - v / height) * Math.PI;
    const north = Math.sin(latitude);
    const front = Math.cos(latitude) * Math.cos((u / width - 0.5) * TAU);
    return north * sin + front * cos > -TURNED && front * sin - north * cos < lowest + TURNED;
  };
}

/** Noise on the ball: three planes, each seen where the ball faces it, so nothing is drawn out and no seam shows. */
function ballNoise(
  stage: Stage,
  map: MapSize,
  u: number,
  v: number,
  frequency: number,
  octaves: number,
  offset: number,
): number {
  const { noise } = stage;
  const longitude = (u / map.width) * TAU;
  const latitude = (0.5 - v / map.height) * Math.PI;
  const equator = Math.cos(latitude);
  const x = Math.cos(longitude) * equator;
  const y = Math.sin(latitude);
  const z = Math.sin(longitude) * equator;
  const plane = (weight: number, a: number, b: number, shift: number): number =>
    weight < 0.02 ? 0 : weight * noise.fbm(a * frequency + offset + shift, b * frequency + offset - shift, octaves);
  // Eighth powers by multiplying: mostly one plane is seen, and this is asked two million times.
  const [x2, y2, z2] = [x * x, y * y, z * z];
  const [facesX, facesY, facesZ] = [(x2 * x2) ** 2, (y2 * y2) ** 2, (z2 * z2) ** 2];
  const total = facesX + facesY + facesZ;
  const sum = plane(facesX / total, y, z, 0) + plane(facesY / total, z, x, 31) + plane(facesZ / total, x, y, 67);
  return sum * 1.2;
}

function paintWorld(stage: Stage, map: MapSize, offset: number): Raster {
  return paintPixels(map.width, map.height, (u, v, pixel) => {
    if (!map.isSeen(u, v)) {
      pixel.alpha = 0;
      return;
    }
    const latitude = Math.abs(v / map.height - 0.5) * 2;
    const height = ballNoise(stage, map, u, v, 2.1, 6, offset);
    const rough = ballNoise(stage, map, u, v, 11, 4, offset + 9);
    const land = smoothstep(-0.03, -0.005, height);
    const sea = mixRgb([8, 30, 82], [30, 110, 150], smoothstep(-0.2, -0.03, height));
    const dry = clamp(Math.exp(-(((latitude - 0.28) / 0.13) ** 2)) * 1.1 + rough * 0.8 - 0.1);
    const soil = mixRgb(mixRgb([58, 104, 52], [196, 164, 108], dry), [120, 110, 96], smoothstep(0.16, 0.3, height));
    const surface = mixRgb(
      sea,
      mixRgb(soil, [soil[0] + rough * 90, soil[1] + rough * 90, soil[2] + rough * 70], 0.6),
      land,
    );
    const ice = smoothstep(0.74, 0.84, latitude + rough * 0.25);
    setPixel(pixel, mixRgb(surface, [236, 244, 252], ice), 1);
  });
}

/** Alpha of the surface says where towns glow at night; it is kept apart from the colours, which are not premultiplied by it. */
function addTowns(stage: Stage, map: MapSize, world: Raster, offset: number): Raster {
  const { pixels } = world;
  for (let v = 0; v < map.height; v++) {
    for (let u = 0; u < map.width; u++) {
      const at = (v * map.width + u) * 4;
      const green = pixels[at + 1] ?? 0;
      const blue = pixels[at + 2] ?? 0;
      const onLand = green > blue && green > 60;
      const town = onLand ? smoothstep(0.34, 0.62, stage.noise.noise(u * 0.35 + offset, v * 0.35)) : 0;
      pixels[at + 3] = Math.round(town * 255);
    }
  }
  return world;
}

function paintWeather(stage: Stage, map: MapSize, offset: number): Raster {
  return paintPixels(map.width, map.height, (u, v, pixel) => {
    if (!map.isSeen(u, v)) {
      pixel.alpha = 0;
      return;
    }
    const swirl = ballNoise(stage, map, u, v, 3, 3, offset);
    const cover = ballNoise(
      stage,
      map,
      u + swirl * map.width * 0.045,
      v + swirl * map.width * 0.03,
      5.2,
      6,
      offset + 20,
    );
    const band = 0.06 * Math.cos((v / map.height) * TAU * 3);
    setPixel(pixel, [252, 253, 255], smoothstep(0.0, 0.34, cover + band) * 0.94);
  });
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
  const { field, random } = stage;
  const right = random.chance(0.5);
  const radius = (field.portrait ? 0.86 : 0.56) * Math.min(field.width * 0.9, field.height * 1.5);
  const globeX = mix(field.width * 0.5, field.width * (right ? 0.2 : 0.8), 0.5);
  const globeY = field.horizon + field.height * 0.06 + radius * 0.66;
  const sunX = field.width * (right ? 0.82 : 0.18);
  const sunY = field.height * 0.16;
  const offset = random.between(0, 80);
  const mapHeight = Math.round(clamp(radius, 48, field.still ? 800 : 512));
  const mapWidth = mapHeight * 2;
  const isSeen = field.still ? seenFromEye(mapWidth, mapHeight, (field.height - globeY) / radius) : () => true;
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
      tilt: TILT,
      sun: [right ? 0.62 : -0.62, -0.6, 0.5],
      surface: () => addTowns(stage, map, paintWorld(stage, map, offset), offset),
      clouds: () => paintWeather(stage, map, offset + 33),
      rim: [96, 165, 255],
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
