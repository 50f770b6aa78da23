import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mixRgb, type Rgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep, TAU } from '../maths/ease.ts';
import type { World } from '../plan/shot-plan.ts';
import { paintPixels, type Raster, setPixel } from './raster.ts';
import type { Stage } from './scene.ts';

export interface MapSize {
  readonly width: number;
  readonly height: number;
  /** Whether this point of the map is ever turned to the eye. */
  readonly isSeen: (u: number, v: number) => boolean;
}

/** What a few seconds of turning bring into view, as a share of the radius. */
const TURNED = 0.2;

/** A still shows the near half, as far as the picture reaches down: `lowest` is where it ends, in radii below the ball's middle. */
export function seenFromEye(width: number, height: number, lowest: number, tilt: number): MapSize['isSeen'] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
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

const MAPS = {
  day: new URL('./art/earth-day.jpg', import.meta.url),
  night: new URL('./art/earth-night.jpg', import.meta.url),
};

/** A map of the Earth, turned so that the eye first sees this share of the way around it. */
async function readMap(file: URL, map: MapSize, turn: number): Promise<Uint8ClampedArray> {
  const picture = await loadImage(await readFile(file));
  const canvas = createCanvas(map.width, map.height);
  const context = canvas.getContext('2d');
  const shift = Math.round((0.5 - turn) * map.width);
  for (const x of [shift - map.width, shift, shift + map.width]) {
    context.drawImage(picture, x, 0, map.width, map.height);
  }
  return context.getImageData(0, 0, map.width, map.height).data;
}

/** Meridians worth seeing first: Africa and Europe, the Americas, India, the islands before Australia. */
const TURNS = [0.54, 0.26, 0.71, 0.84] as const;
/** Brighter than the camera of a satellite saw it, or the oceans would be black. */
const SEA_LIGHT: Rgb = [8, 22, 46];
/** What the night map shows where nobody lives. */
const DARK_LAND = 46;

/** Alpha of the surface says where towns glow at night; it is kept apart from the colours, which are not premultiplied by it. */
async function paintEarth(_stage: Stage, map: MapSize, offset: number): Promise<Raster> {
  const turn = TURNS[Math.floor(offset) % TURNS.length] ?? TURNS[0];
  const [day, night] = await Promise.all([readMap(MAPS.day, map, turn), readMap(MAPS.night, map, turn)]);
  const pixels = new Uint8Array(day.length);
  for (let at = 0; at < day.length; at += 4) {
    for (let c = 0; c < 3; c++) {
      pixels[at + c] = Math.min(255, (day[at + c] ?? 0) * 1.28 + (SEA_LIGHT[c] ?? 0));
    }
    pixels[at + 3] = clamp(((night[at] ?? 0) - DARK_LAND) / 60) * 255;
  }
  return { width: map.width, height: map.height, pixels };
}

function paintCover(stage: Stage, map: MapSize, offset: number): Raster {
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

/** Paints each seen point of a map; alpha stays 0: no towns glow there at night. */
function paintBare(map: MapSize, shade: (u: number, v: number) => Rgb): Raster {
  const raster = paintPixels(map.width, map.height, (u, v, pixel) => {
    if (map.isSeen(u, v)) setPixel(pixel, shade(u, v), 1);
    else pixel.alpha = 0;
  });
  for (let at = 3; at < raster.pixels.length; at += 4) raster.pixels[at] = 0;
  return raster;
}

function paintRust(stage: Stage, map: MapSize, offset: number): Raster {
  return paintBare(map, (u, v) => {
    const latitude = Math.abs(v / map.height - 0.5) * 2;
    const height = ballNoise(stage, map, u, v, 2.4, 6, offset);
    const rough = ballNoise(stage, map, u, v, 13, 4, offset + 9);
    const plain = mixRgb([196, 104, 58], [120, 62, 44], smoothstep(-0.1, 0.16, height + rough * 0.2));
    const dusty = mixRgb(plain, [232, 170, 118], smoothstep(0.1, 0.34, -height + rough * 0.3));
    const cap = smoothstep(0.84, 0.93, latitude + rough * 0.2);
    return mixRgb([dusty[0] + rough * 50, dusty[1] + rough * 36, dusty[2] + rough * 26], [246, 240, 236], cap);
  });
}

const BANDS: readonly Rgb[] = [
  [226, 196, 158],
  [176, 122, 84],
  [240, 222, 194],
  [150, 96, 70],
  [214, 172, 126],
  [236, 214, 182],
  [190, 138, 98],
];

/** A giant of gas: belts around it, torn along their edges, and one great storm. */
function paintGiant(stage: Stage, map: MapSize, offset: number): Raster {
  const storm = { u: map.width * 0.56, v: map.height * 0.36 };
  return paintBare(map, (u, v) => {
    const swirl = ballNoise(stage, map, u, v, 4, 4, offset);
    const fine = ballNoise(stage, map, u * 1.5, v, 16, 3, offset + 5);
    const off = Math.hypot((u - storm.u) / (map.height * 0.16), (v - storm.v) / (map.height * 0.07));
    const eye = smoothstep(1.1, 0.7, off);
    const at = (v / map.height) * 15 + swirl * 0.9 + fine * 0.35 + eye * 0.6;
    const from = BANDS[Math.floor(at) % BANDS.length] ?? BANDS[0] ?? [226, 196, 158];
    const to = BANDS[(Math.floor(at) + 1) % BANDS.length] ?? from;
    const belt = mixRgb(from, to, smoothstep(0.55, 0.95, at % 1));
    return mixRgb([belt[0] + fine * 36, belt[1] + fine * 32, belt[2] + fine * 26], [196, 92, 62], eye * 0.75);
  });
}

function paintIce(stage: Stage, map: MapSize, offset: number): Raster {
  return paintBare(map, (u, v) => {
    const height = ballNoise(stage, map, u, v, 2, 5, offset);
    const crack = Math.abs(ballNoise(stage, map, u, v, 5, 4, offset + 4));
    const deep = mixRgb([62, 128, 176], [188, 226, 240], smoothstep(-0.16, 0.16, height));
    return mixRgb([34, 84, 140], deep, smoothstep(0.01, 0.07, crack));
  });
}

/** Air without clouds. */
function paintNothing(_stage: Stage, map: MapSize): Raster {
  return { width: map.width, height: map.height, pixels: new Uint8Array(map.width * map.height * 4) };
}

/** Clouds are soft: painted small and blown up, since noise on a large map takes seconds. */
function paintWeather(stage: Stage, map: MapSize, offset: number): Raster {
  const times = Math.max(1, Math.round(map.height / 512));
  if (times === 1) return paintCover(stage, map, offset);
  const { width, height } = { width: map.width / times, height: map.height / times };
  const isSeen = (u: number, v: number): boolean => map.isSeen(u * times, v * times);
  const small = paintCover(stage, { width, height, isSeen }, offset);
  const at = (x: number, y: number, c: number): number =>
    small.pixels[(Math.min(height - 1, Math.max(0, y)) * width + ((x + width) % width)) * 4 + c] ?? 0;
  const pixels = new Uint8Array(map.width * map.height * 4);
  for (let y = 0; y < map.height; y++) {
    const sy = (y + 0.5) / times - 0.5;
    const top = Math.floor(sy);
    for (let x = 0; x < map.width; x++) {
      const sx = (x + 0.5) / times - 0.5;
      const left = Math.floor(sx);
      for (let c = 0; c < 4; c++) {
        const upper = mix(at(left, top, c), at(left + 1, top, c), sx - left);
        const lower = mix(at(left, top + 1, c), at(left + 1, top + 1, c), sx - left);
        pixels[(y * map.width + x) * 4 + c] = mix(upper, lower, sy - top);
      }
    }
  }
  return { width: map.width, height: map.height, pixels };
}

type PaintMap = (stage: Stage, map: MapSize, offset: number) => Raster | Promise<Raster>;

export interface WorldRow {
  readonly paintSurface: PaintMap;
  readonly paintClouds: PaintMap;
  /** Its air, seen against the dark. */
  readonly rim: Rgb;
  /** How far its north pole leans towards the eye, in radians: caps are worth seeing, and of the Earth its warm lands. */
  readonly tilt: number;
  /** The most rows its map is painted with. */
  readonly rows: number;
}

/** One row per world a ship may pass. */
export const WORLDS: Readonly<Record<World, WorldRow>> = {
  earth: { paintSurface: paintEarth, paintClouds: paintWeather, rim: [96, 165, 255], tilt: -0.36, rows: 1_024 },
  mars: { paintSurface: paintRust, paintClouds: paintNothing, rim: [255, 170, 120], tilt: 0.32, rows: 512 },
  giant: { paintSurface: paintGiant, paintClouds: paintNothing, rim: [255, 222, 170], tilt: 0.32, rows: 512 },
  ice: { paintSurface: paintIce, paintClouds: paintNothing, rim: [150, 220, 255], tilt: 0.32, rows: 512 },
};
