import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { clamp, mix, smoothstep, TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import { paintGround } from './ground.ts';
import { treeTone } from './hills.ts';
import { paintForegroundGrass } from './plants.ts';
import { fromCanvas } from './raster.ts';
import {
  canvasLayer,
  type LayerItem,
  openCanvas,
  rasterLayer,
  type ScenePainter,
  type Stage,
  woodSlots,
} from './scene.ts';
import { findSun, paintSky } from './sky.ts';
import { leafColour } from './trees.ts';
import { paintFerns, paintShafts, paintUndergrowth } from './undergrowth.ts';
import { paintWinterForest } from './winter-forest.ts';

const BARK: Rgb = [104, 80, 62];
const MOSS: Rgb = [92, 122, 58];

interface Stand {
  readonly name: string;
  readonly base: number;
  readonly count: number;
  /** Units. */
  readonly girth: number;
  readonly distance: number;
  readonly depth: number;
  readonly leaves: number;
}

function drawTrunk(
  context: SKRSContext2D,
  stage: Stage,
  stand: Stand,
  x: number,
  base: number,
  girth: number,
  random: Random,
): void {
  const { field, plan } = stage;
  const { light } = plan;
  const lean = random.between(-0.04, 0.04) * field.height;
  const top = field.top - 10;
  const sunLeft = light.sunX < 0.5;
  const bright = lightSurface(light, BARK, 0.8 * light.sunStrength, stand.distance);
  const dark = lightSurface(light, scaleRgb(BARK, 0.42), 0.05, stand.distance);
  const bark = context.createLinearGradient(x - girth / 2, 0, x + girth / 2, 0);
  bark.addColorStop(sunLeft ? 0 : 1, toCss(bright));
  bark.addColorStop(0.42, toCss(mixRgb(bright, dark, 0.7)));
  bark.addColorStop(sunLeft ? 1 : 0, toCss(dark));
  context.fillStyle = bark;
  context.beginPath();
  context.moveTo(x - girth * 0.95, base + girth * 0.12);
  context.quadraticCurveTo(x - girth * 0.5, base - girth * 0.3, x - girth * 0.42, base - girth * 1.6);
  context.lineTo(x + lean - girth * 0.26, top);
  context.lineTo(x + lean + girth * 0.26, top);
  context.lineTo(x + girth * 0.42, base - girth * 1.6);
  context.quadraticCurveTo(x + girth * 0.52, base - girth * 0.25, x + girth * 1.02, base + girth * 0.16);
  context.fill();
  context.strokeStyle = toCss(dark, 0.5);
  context.lineWidth = Math.max(0.6, girth * 0.03);
  for (let i = 0; i < 5; i++) {
    const off = random.between(-0.36, 0.36) * girth;
    const from = random.between(0, base - top);
    context.beginPath();
    context.moveTo(x + off, base - from);
    context.lineTo(x + off * 0.9, base - from - girth * random.between(1, 3));
    context.stroke();
  }
  if (stand.distance < 0.3) {
    const moss = lightSurface(light, MOSS, 0.5 * light.sunStrength, stand.distance);
    for (let i = 0; i < 64; i++) {
      context.fillStyle = toCss(mixRgb(moss, dark, random.next() * 0.6), 0.7);
      context.beginPath();
      context.ellipse(
        x + random.between(-0.5, 0.5) * girth,
        base - random.next() ** 2 * girth * 2.4,
        girth * random.between(0.02, 0.06),
        girth * random.between(0.015, 0.035),
        0,
        0,
        TAU,
      );
      context.fill();
    }
  }
  if (stand.leaves === 0) return;
  const branch = mixRgb(bright, dark, 0.7);
  context.strokeStyle = toCss(branch);
  context.lineCap = 'round';
  for (let i = 0; i < 3; i++) {
    const y = base - (base - top) * random.between(0.4, 0.85);
    const side = random.chance(0.5) ? 1 : -1;
    context.lineWidth = girth * random.between(0.1, 0.2);
    context.beginPath();
    context.moveTo(x + lean * 0.5, y);
    context.quadraticCurveTo(
      x + side * girth * 1.6,
      y - girth * 0.6,
      x + side * girth * random.between(2.4, 4),
      y - girth * random.between(1, 2.4),
    );
    context.stroke();
  }
}

/** Leaves hang in clumps from above; lighter where the sun comes through. */
function drawCanopy(context: SKRSContext2D, stage: Stage, stand: Stand, random: Random): void {
  const { field, plan } = stage;
  const sun = findSun(stage);
  const reach = field.height * (0.12 + 0.2 * stand.leaves);
  const span = field.right - field.left;
  const size = stand.girth * field.unit * 0.34 + 9 * field.unit;
  const count = Math.round((span / size) * 13 * stand.leaves * Math.max(1, field.height / field.width));
  for (let i = 0; i < count; i++) {
    const x = field.left + random.next() * span;
    const y =
      field.top +
      random.next() ** 1.7 * reach * (0.7 + 0.5 * Math.abs(Math.sin(x / (190 * field.unit) + stand.depth * 9)));
    const tone = treeTone(stage, leafColour(plan.season, random), stand.distance);
    const through = Math.exp(-Math.hypot(x - sun.x, y - sun.y) / (260 * field.unit)) * plan.light.sunStrength;
    const light = clamp(random.next() * 0.6 + through * 0.7);
    context.fillStyle = toCss(mixRgb(tone.dark, tone.bright, light), 0.9);
    for (let k = 0; k < 7; k++) {
      const angle = random.between(0, TAU);
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * size * 0.6,
        y + Math.sin(angle) * size * 0.42,
        size * 0.3,
        size * 0.17,
        angle,
        0,
        TAU,
      );
      context.fill();
    }
  }
}

function paintStand(stage: Stage, stand: Stand): LayerItem {
  const { field } = stage;
  const random = stage.random.spawn(stand.name);
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const motion = { sway: stand.leaves > 0.7 ? 1.5 : 0 };
  return canvasLayer(
    field,
    { top: field.top, bottom: Math.min(field.bottom, stand.base + 40 * field.unit), depth: stand.depth, motion },
    (context) => {
      const count = Math.max(2, Math.round(stand.count * perWidth));
      for (let i = 0; i < count; i++) {
        const x = field.left + ((i + random.between(0.1, 0.9)) / count) * (field.right - field.left);
        const girth = stand.girth * field.unit * random.between(0.6, 1.25);
        drawTrunk(context, stage, stand, x, stand.base + random.between(0, 22) * field.unit, girth, random);
      }
      drawCanopy(context, stage, stand, random);
    },
  );
}

function paintNearTrunk(stage: Stage): LayerItem {
  const { field, plan, random } = stage;
  const scale = 3 * field.unit;
  const own = random.spawn('near trunk');
  const left = plan.light.sunX > 0.5;
  return rasterLayer(field, { top: field.top, bottom: field.bottom, depth: 1.6, scale }, () => {
    const { canvas, context } = openCanvas(field, field.top, field.bottom, scale);
    const stand: Stand = {
      name: 'lens',
      base: field.bottom + 60 * field.unit,
      count: 1,
      girth: 150,
      distance: 0,
      depth: 1.6,
      leaves: 0,
    };
    drawTrunk(
      context,
      stage,
      stand,
      left ? -10 * field.unit : field.width + 10 * field.unit,
      stand.base,
      150 * field.unit,
      own,
    );
    const soft = openCanvas(field, field.top, field.bottom, scale);
    soft.context.resetTransform();
    soft.context.filter = 'blur(2.4px) brightness(0.6)';
    soft.context.drawImage(canvas, 0, 0);
    return fromCanvas(soft.canvas);
  });
}

export const paintForest: ScenePainter = (stage) =>
  stage.plan.season === 'winter' ? paintWinterForest(stage) : paintLeafyForest(stage);

const paintLeafyForest: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const h = field.horizon;
  const { light } = plan;
  return [
    ...paintSky(stage),
    paintUndergrowth(stage, h + 8 * field.unit, 0.66, 0.08, 46),
    paintStand(stage, { name: 'far', base: h + 4, count: 34, girth: 14, distance: 0.72, depth: 0.1, leaves: 0.9 }),
    paintGround(stage, {
      top: h,
      albedo: [104, 118, 62],
      patch: [92, 78, 50],
      relief: 1,
    }),
    paintUndergrowth(stage, h + 16 * field.unit, 0.5, 0.14, 30),
    paintStand(stage, {
      name: 'middle',
      base: mix(h, field.height, 0.14),
      count: 17,
      girth: 26,
      distance: 0.46,
      depth: 0.22,
      leaves: 0.8,
    }),
    ...paintShafts(stage).slice(0, 1),
    paintStand(stage, {
      name: 'near',
      base: mix(h, field.height, 0.34),
      count: 7,
      girth: 54,
      distance: 0.2,
      depth: 0.45,
      leaves: 0.6,
    }),
    ...woodSlots(field),
    ...paintShafts(stage).slice(1),
    paintFerns(stage, mix(h, field.height, 0.72), 0.85, 60, 16),
    paintFerns(stage, field.height * 0.98, 1.15, 110, 11),
    paintNearTrunk(stage),
    paintForegroundGrass(stage, {
      random: random.spawn('grass'),
      height: 120 * field.unit,
      blades: Math.round(420 * ((field.right - field.left) / (1280 * field.unit))),
      dark: lightSurface(light, [30, 42, 22], 0, 0),
      bright: lightSurface(light, [92, 118, 52], 0.4 * light.sunStrength, 0),
      blur: 5 * field.unit,
      depth: 1.5,
      tufts: (x) => 0.3 + 0.7 * smoothstep(0.2, 0.5, Math.abs(x - 0.5)),
    }),
  ];
};
