import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { mix } from '../maths/ease.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import { NEONS } from './neons.ts';
import { fromCanvas } from './raster.ts';
import { canvasLayer, type LayerItem, openCanvas, rasterLayer, type Stage } from './scene.ts';
import { drawShopfront, lightShopfront } from './shopfronts.ts';

export interface Block {
  readonly name: string;
  readonly base: number;
  /** Units. */
  readonly heights: readonly [number, number];
  readonly widths: readonly [number, number];
  readonly distance: number;
  readonly depth: number;
  readonly gap: number;
  readonly windowUnits: number;
  readonly signs: number;
  /** Whether the ground floor can be seen. */
  readonly shops: boolean;
}

interface Building {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly wall: Rgb;
  readonly glow: Rgb;
  readonly seed: number;
  readonly mast: boolean;
  readonly steps: number;
}

const WALLS: readonly [Rgb, ...Rgb[]] = [
  [150, 140, 132],
  [172, 156, 138],
  [120, 128, 142],
  [146, 110, 96],
  [98, 112, 134],
  [184, 180, 174],
];

const LAMPS: readonly [Rgb, ...Rgb[]] = [
  [255, 206, 132],
  [255, 222, 170],
  [255, 186, 110],
  [186, 214, 255],
  [255, 236, 204],
];

function layOut(stage: Stage, block: Block): Building[] {
  const { field } = stage;
  const random = stage.random.spawn(block.name);
  const list: Building[] = [];
  for (let x = field.left - 20 * field.unit; x < field.right; ) {
    const width = random.between(...block.widths) * field.unit;
    const height = mix(block.heights[0], block.heights[1], random.next() ** 1.4) * field.unit;
    list.push({
      x,
      width,
      top: block.base - height,
      wall: random.pick(WALLS),
      glow: random.pick(LAMPS),
      seed: random.index(1_000_000),
      mast: random.chance(0.3),
      steps: random.index(3),
    });
    x += width + random.between(0, block.gap) * field.unit;
  }
  return list;
}

type Paint = (x: number, y: number, width: number, height: number, colour: Rgb, alpha: number) => void;

/** Calls back for every window: lit ones are painted twice, once as a window and once as light. */
function eachWindow(
  stage: Stage,
  block: Block,
  building: Building,
  paint: (lit: boolean, random: Random, at: [number, number, number, number]) => void,
): void {
  const { field, plan } = stage;
  const random = makeRandom(building.seed);
  const wide = block.windowUnits * field.unit * random.between(0.8, 1.3);
  const tall = wide * random.between(1.1, 1.7);
  const stepX = wide * random.between(1.5, 2.1);
  const stepY = tall * random.between(1.5, 2);
  const share = plan.light.darkness * random.between(0.28, 0.6) + (plan.light.darkness > 0.08 ? 0.05 : 0);
  const columns = Math.max(1, Math.floor((building.width - wide) / stepX));
  const margin = (building.width - columns * stepX + stepX - wide) / 2;
  for (let y = building.top + tall * 1.1; y < block.base - tall * 1.5; y += stepY) {
    const floorDark = random.chance(0.16);
    for (let i = 0; i < columns; i++) {
      paint(random.chance(floorDark ? share * 0.15 : share), random, [building.x + margin + i * stepX, y, wide, tall]);
    }
  }
}

/** Along every edge that looks up. */
function drawRoofSnow(context: SKRSContext2D, { field, plan }: Stage, block: Block, building: Building): void {
  context.fillStyle = toCss(lightSurface(plan.light, [236, 241, 250], 0.6 * plan.light.sunStrength, block.distance));
  for (let s = 0; s <= building.steps; s++) {
    const inset = building.width * 0.16 * s;
    const y = building.top - 16 * s * field.unit;
    context.beginPath();
    context.roundRect(
      building.x + inset - field.unit,
      y - 3 * field.unit,
      building.width - inset * 2 + 2 * field.unit,
      6 * field.unit,
      3 * field.unit,
    );
    context.fill();
  }
}

function drawWalls(context: SKRSContext2D, stage: Stage, block: Block, building: Building): void {
  const { field, plan } = stage;
  const { light } = plan;
  const { x, width, top } = building;
  const sunLeft = light.sunX < 0.5;
  const bright = lightSurface(light, building.wall, 0.7 * light.sunStrength, block.distance);
  const dark = lightSurface(light, scaleRgb(building.wall, 0.66), 0.12 * light.sunStrength, block.distance);
  const foot = mixRgb(dark, light.haze, 0.3 * Math.min(1, light.hazeAmount));
  const wall = context.createLinearGradient(x, 0, x + width, 0);
  wall.addColorStop(sunLeft ? 0 : 1, toCss(bright));
  wall.addColorStop(0.5, toCss(mixRgb(bright, dark, 0.55)));
  wall.addColorStop(sunLeft ? 1 : 0, toCss(dark));
  context.fillStyle = wall;
  context.fillRect(x, top, width, block.base - top + 2);
  for (let s = 1; s <= building.steps; s++) {
    const inset = width * 0.16 * s;
    context.fillRect(x + inset, top - 16 * s * field.unit, width - inset * 2, 18 * field.unit);
  }
  if (plan.season === 'winter' || plan.weather === 'snow') drawRoofSnow(context, stage, block, building);
  if (building.mast) {
    const highest = top - 16 * building.steps * field.unit;
    context.fillStyle = toCss(dark);
    context.fillRect(x + width * 0.5 - field.unit, highest - width * 0.42, 2 * field.unit, width * 0.44);
  }
  const veil = context.createLinearGradient(0, top, 0, block.base);
  veil.addColorStop(0, toCss(foot, 0));
  veil.addColorStop(1, toCss(foot, 0.6));
  context.fillStyle = veil;
  context.fillRect(x, top, width, block.base - top + 2);
  const pane = lightSurface(
    light,
    plan.time === 'night' ? [40, 48, 66] : [96, 124, 150],
    0.3 * light.sunStrength,
    block.distance,
  );
  const lamp = mixRgb(building.glow, light.haze, block.distance * 0.5);
  eachWindow(stage, block, building, (lit, random, [wx, wy, ww, wh]) => {
    const strength = lit ? random.between(0.45, 1) : 1;
    context.fillStyle = lit
      ? toCss(mixRgb(pane, lamp, strength))
      : toCss(mixRgb(pane, bright, random.between(0, 0.25)), 0.8);
    context.fillRect(wx, wy, ww, wh);
  });
}

function drawSign(paint: Paint, stage: Stage, block: Block, building: Building): void {
  const { field } = stage;
  const random = makeRandom(building.seed ^ 0x51);
  if (!random.chance(block.signs)) return;
  const colour = random.pick(NEONS);
  const tall = random.chance(0.6);
  const size = random.between(15, 27) * field.unit;
  const width = tall ? size * 1.3 : size * random.between(3, 5);
  const height = tall ? size * random.between(3, 5) : size * 1.4;
  const x = building.x + (building.width - width) * random.between(0.1, 0.9);
  const y = mix(building.top + height * 0.4, block.base - height - 100 * field.unit, random.next());
  const line = Math.max(1, 2 * field.unit);
  paint(x, y, width, height, [14, 12, 26], 0.85);
  for (const [fx, fy, fw, fh] of [
    [0, 0, width, line],
    [0, height - line, width, line],
    [0, 0, line, height],
    [width - line, 0, line, height],
  ] as const) {
    paint(x + fx, y + fy, fw, fh, colour, 1);
  }
  const marks = Math.max(2, Math.round((tall ? height : width) / (size * 1.1)));
  for (let i = 0; i < marks; i++) {
    const cx = tall ? x + width * 0.24 : x + (width / marks) * (i + 0.22);
    const cy = tall ? y + (height / marks) * (i + 0.22) : y + height * 0.26;
    const cell = (tall ? height : width) / marks;
    for (let k = 0; k < 4; k++) {
      const flat = random.chance(0.5);
      const px = cx + random.between(0, cell * 0.2);
      const py = cy + random.between(0, cell * 0.34);
      paint(px, py, flat ? cell * 0.42 : line, flat ? line : cell * 0.4, mixRgb(colour, [255, 255, 255], 0.3), 1);
    }
  }
}

/** One row of houses and the light that spills out of it. */
export function paintBlock(stage: Stage, block: Block): LayerItem[] {
  const { field, plan } = stage;
  const buildings = layOut(stage, block);
  const top = block.base - block.heights[1] * field.unit - 90 * field.unit;
  const bottom = block.base + 2;
  const solid =
    (context: SKRSContext2D): Paint =>
    (x, y, width, height, colour, alpha) => {
      context.fillStyle = toCss(colour, alpha);
      context.fillRect(x, y, width, height);
    };
  const walls = canvasLayer(field, { top, bottom, depth: block.depth }, (context) => {
    for (const building of buildings) {
      drawWalls(context, stage, block, building);
      if (block.shops) drawShopfront(context, stage, { ...building, base: block.base }, block.signs);
      drawSign(solid(context), stage, block, building);
    }
  });
  if (plan.light.darkness < 0.5) return [walls];
  const scale = 4 * field.unit;
  const glow = rasterLayer(
    field,
    { top, bottom, depth: block.depth, scale, blend: 'screen', refines: block.distance > 0.3 },
    () => {
      const { canvas, context } = openCanvas(field, top, bottom, scale);
      for (const building of buildings) {
        const random = makeRandom(building.seed ^ 0x77);
        eachWindow(stage, block, building, (lit, _own, [x, y, width, height]) => {
          if (!lit) return;
          context.fillStyle = toCss(building.glow, 0.55 * random.next() * (1 - block.distance * 0.6));
          context.fillRect(x - width * 0.5, y - height * 0.3, width * 2, height * 1.6);
        });
        if (block.shops) lightShopfront(context, stage, { ...building, base: block.base }, block.signs);
        drawSign(solid(context), stage, block, building);
      }
      const soft = createCanvas(canvas.width, canvas.height);
      const target = soft.getContext('2d');
      target.filter = 'blur(4px)';
      target.globalAlpha = 0.75;
      target.drawImage(canvas, 0, 0);
      target.drawImage(canvas, 0, 0);
      return fromCanvas(soft);
    },
  );
  return [walls, glow];
}
