import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { drawPlant, fillRound, fillSoft, makeRoomPen, type RoomPen } from './furniture.ts';
import { fromCanvas, paintPixels, setPixel } from './raster.ts';
import {
  canvasLayer,
  type LayerItem,
  openCanvas,
  rasterLayer,
  type SceneItem,
  type Stage,
  softScale,
} from './scene.ts';
import { paintSky } from './sky.ts';
import { paintRidge } from './terrain.ts';
import { GRASS } from './trees.ts';

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TRIM: Rgb = [240, 236, 228];
const LAMP_LIGHT: Rgb = [255, 196, 120];

/** The window is where the sun stands, so that its light falls into the room. */
export function findWindow(stage: Stage, kitchen: boolean): Opening {
  const { field, plan } = stage;
  const u = field.unit;
  const width = (kitchen ? 330 : 380) * u;
  const height = (kitchen ? 190 : 270) * u;
  const middle = field.width * (plan.light.sunX < 0.5 ? 0.3 : 0.7);
  return { x: middle - width / 2, y: field.horizon - (kitchen ? 300 : 340) * u, width, height };
}

/** What lies outside: the same sky as anywhere, and a line of hills. */
export function paintOutside(stage: Stage, opening: Opening): SceneItem[] {
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

export function paintWall(
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

export function drawCurtain(pen: RoomPen, x: number, y: number, w: number, h: number, albedo: Rgb): void {
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
export function paintFloor(stage: Stage, top: number, opening: Opening, albedo: Rgb, tiles: boolean): LayerItem {
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

export function paintLampLight(stage: Stage, x: number, y: number): LayerItem[] {
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
        setPixel(pixel, scaleRgb(LAMP_LIGHT, glow), glow < 0.004 ? 0 : 1);
      }),
    ),
  ];
}

/** More than these, and some would stand behind what is near the lens. */
const MOST_BEHIND_PLANTS = 3;

/** Nothing stands between the lens and a table, or a crowd. */
export function isLensFree({ focus, figures }: Stage['plan']): boolean {
  return focus === 'table' || figures.filter(({ subject }) => subject !== null).length > MOST_BEHIND_PLANTS;
}

export function paintLensPlant(stage: Stage): LayerItem {
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

export function roomSlots(stage: Stage, floorTop: number): SceneItem[] {
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
