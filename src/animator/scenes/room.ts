import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import {
  drawFrame,
  drawLamp,
  drawPlant,
  drawShelf,
  drawSofa,
  fillRound,
  fillSoft,
  makeRoomPen,
  type RoomPen,
  shadeFloor,
} from './furniture.ts';
import { fromCanvas, paintPixels, setPixel } from './raster.ts';
import {
  canvasLayer,
  type LayerItem,
  openCanvas,
  rasterLayer,
  type SceneItem,
  type ScenePainter,
  type Stage,
  softScale,
} from './scene.ts';
import { paintSky } from './sky.ts';
import { paintRidge } from './terrain.ts';
import { GRASS } from './trees.ts';

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WOOD: Rgb = [172, 124, 84];
const TRIM: Rgb = [240, 236, 228];
const LAMP_LIGHT: Rgb = [255, 196, 120];

/** The window is where the sun stands, so that its light falls into the room. */
function findWindow(stage: Stage, kitchen: boolean): Opening {
  const { field, plan } = stage;
  const u = field.unit;
  const width = (kitchen ? 330 : 380) * u;
  const height = (kitchen ? 190 : 270) * u;
  const middle = field.width * (plan.light.sunX < 0.5 ? 0.3 : 0.7);
  return { x: middle - width / 2, y: field.horizon - (kitchen ? 300 : 340) * u, width, height };
}

/** What lies outside: the same sky as anywhere, and a line of hills. */
function paintOutside(stage: Stage, opening: Opening): SceneItem[] {
  const { field, plan, random } = stage;
  const albedo = GRASS[plan.season];
  // The room is lit whatever the weather; the sun outside is not seen through clouds.
  const clear = plan.weather === 'clear' || plan.weather === 'cloudy';
  const outdoors: Stage = clear ? stage : { ...stage, plan: { ...plan, light: { ...plan.light, sunStrength: 0.2 } } };
  const base = opening.y + opening.height * 0.86;
  return [
    ...paintSky(outdoors),
    paintRidge(outdoors, {
      ...{ base, height: 70 * field.unit, bottom: opening.y + opening.height + 30 * field.unit, peaks: 2.6 },
      ...{ sharpness: 0.05, relief: 0.5, drape: 0, distance: 0.4, depth: 0.1, albedo, rock: albedo },
      ...{ snowLine: plan.season === 'winter' ? 0 : 2, offset: random.between(0, 90), envelope: () => 0.8 },
    }),
  ];
}

function paintWall(
  stage: Stage,
  opening: Opening,
  floorTop: number,
  wall: Rgb,
  furnish: (pen: RoomPen) => void,
): LayerItem {
  const { field, plan } = stage;
  const { light } = plan;
  const u = field.unit;
  const bottom = floorTop + 4 * u;
  return canvasLayer(field, { top: field.top, bottom, depth: 0.45 }, (context) => {
    const span = field.right - field.left;
    // Light from the window falls off along the wall.
    const bright = lightSurface(light, wall, 0.62 * light.sunStrength, 0);
    const dim = lightSurface(light, scaleRgb(wall, 0.84), 0.16, 0);
    const centre = opening.x + opening.width / 2;
    const fall = context.createRadialGradient(
      centre,
      opening.y + opening.height,
      60 * u,
      centre,
      opening.y + opening.height,
      span * 0.62,
    );
    fall.addColorStop(0, toCss(bright));
    fall.addColorStop(0.5, toCss(mixRgb(bright, dim, 0.62)));
    fall.addColorStop(1, toCss(dim));
    context.fillStyle = fall;
    context.fillRect(field.left, field.top, span, bottom - field.top);
    const corner = context.createLinearGradient(0, field.top, 0, field.top + 150 * u);
    corner.addColorStop(0, 'rgba(20,14,18,0.3)');
    corner.addColorStop(1, 'rgba(20,14,18,0)');
    context.fillStyle = corner;
    context.fillRect(field.left, field.top, span, 150 * u);
    const pen = makeRoomPen(context, stage);
    fillRound(pen, field.left, floorTop - 26 * u, span, 30 * u, 0, pen.tone(TRIM, 0.5));
    fillRound(pen, field.left, floorTop - 28 * u, span, 3 * u, 0, pen.tone(TRIM, 0.9));
    furnish(pen);
    drawWindow(pen, stage, opening);
  });
}

/** Cut out of the wall: what lies behind shows, moving at its own depth. */
function drawWindow(pen: RoomPen, stage: Stage, { x, y, width, height }: Opening): void {
  const { context, unit: u } = pen;
  fillRound(pen, x - 16 * u, y - 16 * u, width + 32 * u, height + 32 * u, 4 * u, pen.tone(TRIM, 0.8));
  context.clearRect(x, y, width, height);
  const { weather } = stage.plan;
  if (weather === 'rain' || weather === 'storm') drawDrops(pen, stage, { x, y, width, height });
  const bars = pen.tone(TRIM, 0.45);
  fillRound(pen, x + width / 2 - 5 * u, y, 10 * u, height, 0, bars);
  fillRound(pen, x, y + height * 0.42 - 4 * u, width, 8 * u, 0, bars);
  fillSoft(pen, x - 30 * u, y + height + 12 * u, width + 60 * u, 14 * u, 3 * u, TRIM);
}

function drawDrops({ context, unit: u }: RoomPen, stage: Stage, { x, y, width, height }: Opening): void {
  const random = stage.random.spawn('drops');
  for (let i = 0; i < 150; i++) {
    const dx = x + random.next() * width;
    const dy = y + random.next() * height;
    const long = random.chance(0.3) ? random.between(12, 46) * u : 0;
    context.fillStyle = `rgba(226,236,248,${random.between(0.16, 0.42)})`;
    context.beginPath();
    context.roundRect(dx, dy - long, 2.4 * u, long + 3 * u, 1.2 * u);
    context.fill();
  }
}

function drawCurtain(pen: RoomPen, x: number, y: number, w: number, h: number, albedo: Rgb): void {
  const folds = 5;
  for (let i = 0; i < folds; i++) {
    const fx = x + (i / folds) * w;
    const body = pen.context.createLinearGradient(fx, 0, fx + w / folds, 0);
    body.addColorStop(0, pen.tone(scaleRgb(albedo, 0.72), 0.2));
    body.addColorStop(0.4, pen.tone(albedo, 0.8));
    body.addColorStop(1, pen.tone(scaleRgb(albedo, 0.7), 0.2));
    pen.context.fillStyle = body;
    pen.context.fillRect(fx, y, w / folds + 1, h);
  }
}

/** Boards that run away from the eye, with the window's light lying on them. */
function paintFloor(stage: Stage, top: number, opening: Opening, albedo: Rgb, tiles: boolean): LayerItem {
  const { field, plan, noise } = stage;
  const { light } = plan;
  const scale = softScale(field, 2);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - top) / scale);
  const centre = opening.x + opening.width / 2;
  const day = 1 - light.darkness;
  return rasterLayer(field, { top, bottom: field.bottom, depth: 1, depthAtHorizon: 0.45, scale }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const x = field.left + px * scale;
      const below = (py * scale) / field.unit;
      const t = (py * scale) / (field.height - top);
      // The floor's own coordinates: across, and away from the eye.
      const away = 420 / (below + 150);
      const across = ((x - field.width / 2) / field.unit) * away;
      const board = Math.floor(across / (tiles ? 74 : 44));
      const seam = Math.abs(across / (tiles ? 74 : 44) - board - 0.5) * 2;
      const row = tiles ? away * 9 : away * 3 + ((board * 37) % 11) / 11;
      const joint = Math.abs(row - Math.floor(row) - 0.5) * 2;
      const shade = noise.noise(board * 3.7, Math.floor(row) * 5.1) * 0.1;
      const vein = tiles ? 0 : noise.fbm(across * 0.16, away * 9 + board * 3, 3) * 0.12;
      const line = smoothstep(0.93, 1, Math.max(seam, tiles || joint > 0.97 ? joint : 0)) * 0.22;
      // The patch of sun, leaning away from the window.
      const lean = (x - centre) / field.unit - (light.sunX < 0.5 ? 1 : -1) * below * 0.7;
      const pane = smoothstep(190, 160, Math.abs(lean)) * smoothstep(0.12, 0.2, t) * smoothstep(0.82, 0.7, t);
      const cross = smoothstep(6, 12, Math.abs(lean)) * smoothstep(0.012, 0.03, Math.abs(t - 0.46));
      const sun = pane * cross * 0.75 * day * light.sunStrength;
      const lit = 0.3 + 0.25 * Math.exp(-Math.abs(x - centre) / (520 * field.unit)) + sun;
      setPixel(pixel, lightSurface(light, scaleRgb(albedo, 0.92 + shade + vein - line), lit, 0), smoothstep(0, 2, py));
    }),
  );
}

function paintLampLight(stage: Stage, x: number, y: number): LayerItem[] {
  const { field, plan } = stage;
  if (plan.light.darkness < 0.08) return [];
  const scale = softScale(field, 0.3);
  const strength = Math.min(1, plan.light.darkness * 1.4);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - field.top) / scale);
  return [
    rasterLayer(field, { top: field.top, bottom: field.bottom, depth: 0.55, scale, blend: 'screen' }, () =>
      paintPixels(width, height, (px, py, pixel) => {
        const off = Math.hypot(field.left + px * scale - x, (field.top + py * scale - y) * 1.1) / field.unit;
        const glow = (0.5 * Math.exp(-off / 60) + 0.34 * Math.exp(-off / 230)) * strength;
        setPixel(pixel, scaleRgb(LAMP_LIGHT, glow), 1);
      }),
    ),
  ];
}

function paintLensPlant(stage: Stage): LayerItem {
  const { field, plan } = stage;
  const scale = 3 * field.unit;
  const top = field.height * 0.36;
  const x = plan.light.sunX < 0.5 ? field.width * 0.985 : field.width * 0.015;
  return rasterLayer(field, { top, bottom: field.bottom, depth: 1.6, scale, motion: { sway: 2 } }, () => {
    const { canvas, context } = openCanvas(field, top, field.bottom, scale);
    const random = stage.random.spawn('lens plant');
    drawPlant(makeRoomPen(context, stage), x, field.bottom + 190 * field.unit, 420 * field.unit, random);
    const soft = openCanvas(field, top, field.bottom, scale);
    soft.context.resetTransform();
    soft.context.filter = 'blur(2.6px) brightness(0.6)';
    soft.context.drawImage(canvas, 0, 0);
    return fromCanvas(soft.canvas);
  });
}

const WALL_COLOURS: readonly [Rgb, ...Rgb[]] = [
  [214, 198, 176],
  [176, 190, 180],
  [196, 176, 164],
  [168, 182, 194],
];
const SOFA_COLOURS: readonly [Rgb, ...Rgb[]] = [
  [84, 116, 122],
  [170, 96, 78],
  [112, 122, 96],
  [124, 110, 138],
];

export const paintRoom: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const u = field.unit;
  const floorTop = mix(field.horizon, field.height, 0.2);
  const opening = findWindow(stage, false);
  const sunLeft = plan.light.sunX < 0.5;
  const away = sunLeft ? 1 : -1;
  const middle = field.width / 2;
  const wall = random.pick(WALL_COLOURS);
  const sofa = random.pick(SOFA_COLOURS);
  const own = random.spawn('furniture');
  const lampX = middle + away * 500 * u;
  return [
    ...paintOutside(stage, opening),
    paintWall(stage, opening, floorTop, wall, (pen) => {
      const left = middle + away * 250 * u - 150 * u;
      drawFrame(pen, left - 30 * u, field.horizon - 316 * u, 150 * u, 190 * u, own);
      drawFrame(pen, left + 140 * u, field.horizon - 290 * u, 120 * u, 140 * u, own);
      drawShelf(pen, middle - away * 560 * u - 110 * u, field.horizon - 170 * u, 220 * u, own);
    }),
    canvasLayer(field, { top: opening.y - 40 * u, bottom: floorTop + 8 * u, depth: 0.48 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const y = opening.y - 26 * u;
      const tall = opening.height + 200 * u;
      drawCurtain(pen, opening.x - 84 * u, y, 76 * u, tall, [222, 206, 184]);
      drawCurtain(pen, opening.x + opening.width + 8 * u, y, 76 * u, tall, [222, 206, 184]);
      fillRound(
        pen,
        opening.x - 104 * u,
        y - 6 * u,
        opening.width + 208 * u,
        8 * u,
        4 * u,
        pen.tone([96, 78, 62], 0.5),
      );
    }),
    paintFloor(stage, floorTop, opening, WOOD, false),
    canvasLayer(field, { top: field.horizon - 420 * u, bottom: floorTop + 120 * u, depth: 0.58 }, (context) => {
      const pen = makeRoomPen(context, stage);
      drawSofa(pen, middle + away * 250 * u, floorTop + 46 * u, sofa);
      drawLamp(pen, lampX, floorTop + 26 * u, 290 * u, plan.light.darkness > 0.08);
      drawPlant(pen, middle - away * 470 * u, floorTop + 30 * u, 150 * u, own);
    }),
    canvasLayer(field, { top: floorTop + 60 * u, bottom: field.height * 1.02, depth: 0.8 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const y = mix(floorTop, field.height, 0.62);
      for (const [half, albedo] of [
        [420, [176, 92, 78]],
        [386, [232, 214, 184]],
        [364, [150, 84, 82]],
        [200, [206, 160, 116]],
      ] as const) {
        context.fillStyle = pen.tone(albedo, 0.45);
        context.beginPath();
        context.ellipse(middle, y, half * u, half * 0.17 * u, 0, 0, 7);
        context.fill();
      }
    }),
    ...paintLampLight(stage, lampX, floorTop - 270 * u),
    ...roomSlots(stage, floorTop),
    paintLensPlant(stage),
  ];
};

function roomSlots(stage: Stage, floorTop: number): SceneItem[] {
  const { field } = stage;
  const u = field.unit;
  return [
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.6,
      far: field.height * 0.24,
      near: field.height * 0.42,
      metreFar: 90 * u,
      metreNear: 110 * u,
      haze: 0,
    },
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.8,
      far: mix(floorTop, field.height, 0.5),
      near: mix(floorTop, field.height, 0.76),
      metreFar: 158 * u,
      metreNear: 182 * u,
      haze: 0,
    },
  ];
}

function drawCupboards(pen: RoomPen, stage: Stage, opening: Opening, floorTop: number): void {
  const { field } = stage;
  const u = pen.unit;
  const counter = floorTop - 128 * u;
  for (let x = field.left; x < field.right; x += 128 * u) {
    fillSoft(pen, x + 3 * u, counter, 122 * u, 130 * u, 4 * u, [126, 148, 142]);
    fillRound(pen, x + 14 * u, counter + 14 * u, 100 * u, 100 * u, 3 * u, pen.tone([140, 160, 154], 0.5));
    fillRound(pen, x + 56 * u, counter + 22 * u, 16 * u, 5 * u, 2 * u, pen.tone([206, 186, 140], 0.9));
    const hidden = x + 128 * u > opening.x - 60 * u && x < opening.x + opening.width + 60 * u;
    if (hidden) continue;
    fillSoft(pen, x + 3 * u, field.horizon - 390 * u, 122 * u, 170 * u, 4 * u, [222, 214, 200]);
    fillRound(pen, x + 14 * u, field.horizon - 378 * u, 100 * u, 146 * u, 3 * u, pen.tone([232, 226, 214], 0.5));
    fillRound(pen, x + 100 * u, field.horizon - 300 * u, 5 * u, 18 * u, 2 * u, pen.tone([190, 170, 130], 0.9));
  }
  // Tiles between counter and cupboards, then what stands on the counter.
  fillSoft(pen, field.left, counter - 14 * u, field.right - field.left, 18 * u, 0, [206, 184, 156]);
}

function drawStove(pen: RoomPen, x: number, floorTop: number): void {
  const u = pen.unit;
  const counter = floorTop - 128 * u;
  fillSoft(pen, x - 70 * u, counter - 8 * u, 140 * u, 136 * u, 5 * u, [206, 208, 212]);
  fillRound(pen, x - 54 * u, counter + 36 * u, 108 * u, 66 * u, 6 * u, pen.tone([44, 46, 54], 0.4));
  fillRound(pen, x - 54 * u, counter + 24 * u, 108 * u, 6 * u, 3 * u, pen.tone([150, 152, 158], 0.8));
  for (const side of [-1, 1])
    fillRound(pen, x + side * 36 * u - 24 * u, counter - 14 * u, 48 * u, 6 * u, 3 * u, pen.tone([40, 40, 46], 0.3));
  fillSoft(pen, x + 10 * u, counter - 62 * u, 58 * u, 48 * u, 8 * u, [196, 84, 66]);
  fillRound(pen, x + 2 * u, counter - 66 * u, 74 * u, 6 * u, 3 * u, pen.tone([196, 84, 66], 0.9));
}

export const paintKitchen: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const u = field.unit;
  const floorTop = mix(field.horizon, field.height, 0.24);
  const opening = findWindow(stage, true);
  const middle = field.width / 2;
  const away = plan.light.sunX < 0.5 ? 1 : -1;
  const own = random.spawn('furniture');
  const lampX = middle;
  return [
    ...paintOutside(stage, opening),
    paintWall(stage, opening, floorTop, [222, 214, 198], (pen) => {
      drawCupboards(pen, stage, opening, floorTop);
      drawStove(pen, middle + away * 260 * u, floorTop);
      drawShelf(pen, middle - 60 * u, field.horizon - 190 * u, 150 * u, own);
      drawPlant(pen, opening.x + opening.width * 0.85, floorTop - 140 * u, 70 * u, own);
      fillSoft(pen, opening.x + 20 * u, floorTop - 186 * u, 44 * u, 46 * u, 10 * u, [226, 222, 214]);
      fillSoft(pen, opening.x + 76 * u, floorTop - 176 * u, 34 * u, 36 * u, 8 * u, [206, 150, 92]);
    }),
    paintFloor(stage, floorTop, opening, [196, 176, 154], true),
    canvasLayer(field, { top: field.top, bottom: field.horizon - 180 * u, depth: 0.62 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const y = field.horizon - 300 * u;
      fillRound(pen, lampX - 2 * u, field.top, 4 * u, y - field.top, 0, pen.tone([60, 56, 54], 0.3));
      context.fillStyle = pen.tone([196, 120, 70], 0.8);
      context.beginPath();
      context.moveTo(lampX - 16 * u, y - 20 * u);
      context.lineTo(lampX + 16 * u, y - 20 * u);
      context.lineTo(lampX + 62 * u, y + 30 * u);
      context.lineTo(lampX - 62 * u, y + 30 * u);
      context.fill();
      fillRound(
        pen,
        lampX - 50 * u,
        y + 28 * u,
        100 * u,
        7 * u,
        3 * u,
        plan.light.darkness > 0.08 ? 'rgb(255,236,190)' : pen.tone([240, 226, 200], 0.8),
      );
    }),
    ...paintLampLight(stage, lampX, field.horizon - 262 * u),
    ...roomSlots(stage, floorTop),
    canvasLayer(field, { top: field.height * 0.8, bottom: field.bottom + 4 * u, depth: 1.1 }, (context) => {
      const pen = makeRoomPen(context, stage);
      const top = field.height * 0.89;
      const side = middle - away * 430 * u;
      shadeFloor(pen, side, field.bottom, 300 * u);
      fillSoft(pen, side - 300 * u, top, 600 * u, 26 * u, 6 * u, [186, 138, 92]);
      fillRound(pen, side - 280 * u, top + 24 * u, 560 * u, field.bottom - top, 0, pen.tone([120, 84, 58], 0.15));
      fillSoft(pen, side - 60 * u, top - 36 * u, 120 * u, 38 * u, 18 * u, [226, 222, 214]);
      for (const [dx, albedo] of [
        [-36, [206, 74, 58]],
        [2, [226, 168, 66]],
        [34, [150, 172, 74]],
      ] as const) {
        context.fillStyle = pen.tone(albedo, 0.7);
        context.beginPath();
        context.arc(side + dx * u, top - 40 * u, 22 * u, 0, 7);
        context.fill();
      }
    }),
    paintLensPlant(stage),
  ];
};
