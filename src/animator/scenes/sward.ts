import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Season } from '../catalogue/setting.ts';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { mix } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import { canvasLayer, type Field, type LayerItem, type Stage } from './scene.ts';
import { GRASS, GRASS_PATCH } from './trees.ts';

const FLOWERS: readonly [Rgb, ...Rgb[]] = [
  [232, 74, 62],
  [250, 214, 82],
  [244, 244, 250],
  [170, 112, 214],
  [250, 146, 186],
];

export interface SwardTones {
  readonly grass: Rgb;
  readonly patch: Rgb;
}

/** How much blooms. */
const BLOOM: Readonly<Record<Season, number>> = { spring: 1.3, summer: 1, autumn: 0.2, winter: 0 };

function drawFlower(
  context: SKRSContext2D,
  field: Field,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  random: Random,
): void {
  context.strokeStyle = context.fillStyle;
  context.lineWidth = Math.max(0.8, size * 0.22);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + random.between(-2, 2) * field.unit, y - size * 1.6, x, y - size * 3);
  context.stroke();
  context.fillStyle = toCss(colour);
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * Math.PI * 2 + random.between(0, 0.6);
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * size * 0.55,
      y - size * 3 + Math.sin(angle) * size * 0.4,
      size * 0.55,
      size * 0.42,
      angle,
      0,
      7,
    );
    context.fill();
  }
}

/** Blades and flowers in rows: small and dense far away, tall and sparse near. Sharp, this is where the eye rests. */
export function paintSward(
  stage: Stage,
  top: number,
  bottom: number,
  depth: number,
  sizeUnits: number,
  flowers: number,
  tones: SwardTones = { grass: GRASS[stage.plan.season], patch: GRASS_PATCH[stage.plan.season] },
): LayerItem {
  const { field, plan } = stage;
  const { light } = plan;
  const random = stage.random.spawn(`sward ${depth}`);
  const size = sizeUnits * field.unit;
  const span = field.right - field.left;
  const tint = random.pick(FLOWERS);
  const flowering = plan.without.includes('flowers') ? 0 : flowers * BLOOM[plan.season];
  return canvasLayer(field, { top: top - size * 2.4, bottom, depth, motion: { sway: sizeUnits * 0.12 } }, (context) => {
    const rows = Math.max(2, Math.round((bottom - top) / (size * 0.32)));
    // Below a pixel nobody counts blades: small drafts get fewer.
    const perRow = Math.round((span / (size * 0.34)) * Math.min(1, 0.2 + field.unit));
    for (let row = 0; row < rows; row++) {
      const y = mix(top, bottom, row / (rows - 1)) + size * 0.5;
      for (let i = 0; i < perRow; i++) {
        const x = field.left + random.next() * span;
        const tall = size * random.between(0.5, 1.15);
        const lean = random.between(-0.35, 0.4) * tall;
        const lit = random.next() ** 1.5 * (0.35 + 0.65 * light.sunStrength);
        const colour = lightSurface(
          light,
          mixRgb(tones.grass, tones.patch, random.next()),
          lit * 0.8,
          0.1 * (1 - depth),
        );
        context.fillStyle = toCss(colour);
        context.beginPath();
        context.moveTo(x - size * 0.05, y);
        context.quadraticCurveTo(x + lean * 0.25, y - tall * 0.6, x + lean, y - tall);
        context.quadraticCurveTo(x + lean * 0.3 + size * 0.05, y - tall * 0.55, x + size * 0.06, y);
        context.fill();
        if (random.chance(flowering)) {
          const albedo = random.chance(0.6) ? tint : random.pick(FLOWERS);
          drawFlower(
            context,
            field,
            x,
            y - size * 0.15,
            size * 0.26,
            lightSurface(light, albedo, 0.9 * light.sunStrength, 0.02),
            random,
          );
        }
      }
    }
  });
}
