import { mixRgb, scaleRgb, toCss } from '../maths/colour.ts';
import { smoothstep, TAU } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { treeTone } from './hills.ts';
import { paintPixels, setPixel } from './raster.ts';
import { canvasLayer, type LayerItem, rasterLayer, type Stage, softScale } from './scene.ts';
import { findSun } from './sky.ts';
import { leafColour } from './trees.ts';

/** Bushes between the trunks: without them the eye runs out to a bare horizon. */
export function paintUndergrowth(
  stage: Stage,
  base: number,
  distance: number,
  depth: number,
  sizeUnits: number,
): LayerItem {
  const { field, plan } = stage;
  const random = stage.random.spawn(`undergrowth ${depth}`);
  const size = sizeUnits * field.unit;
  return canvasLayer(field, { top: base - size * 3, bottom: base + size * 0.4, depth }, (context) => {
    const count = Math.round(((field.right - field.left) / size) * 30);
    for (let i = 0; i < count; i++) {
      const x = field.left + random.next() * (field.right - field.left);
      const hump = 0.8 + 0.7 * Math.sin(x / (size * 4)) + 0.5 * Math.sin(x / (size * 1.7) + 2);
      const y = base - random.next() ** 1.6 * size * Math.max(0.3, hump);
      const tone = treeTone(
        stage,
        plan.season === 'winter' ? [206, 214, 226] : leafColour(plan.season, random),
        distance,
      );
      context.fillStyle = toCss(mixRgb(tone.dark, tone.bright, random.next() ** 2 * 0.7), 0.85);
      context.beginPath();
      context.ellipse(x, y, size * 0.17, size * 0.12, random.between(0, TAU), 0, TAU);
      context.fill();
    }
  });
}

/** Beams fall from the sun through the gaps in the crowns. */
export function paintShafts(stage: Stage): LayerItem[] {
  const { field, plan, noise } = stage;
  const { light } = plan;
  if (light.sunStrength < 0.25) return [];
  const sun = findSun(stage);
  const from = { x: sun.x, y: Math.min(sun.y, field.height * 0.1) - 260 * field.unit };
  const scale = softScale(field, 0.35);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - field.top) / scale);
  const strength = light.darkness > 0.5 ? 0.2 : 0.42;
  return [0, 1].map((k) =>
    rasterLayer(
      field,
      {
        top: field.top,
        bottom: field.bottom,
        depth: 0.3 + 0.25 * k,
        scale,
        blend: 'screen',
        motion: { pulse: 0.55 },
        refines: k === 1,
      },
      () =>
        paintPixels(width, height, (px, py, pixel) => {
          const x = field.left + px * scale - from.x;
          const y = field.top + py * scale - from.y;
          const angle = Math.atan2(x, y);
          const beam = smoothstep(
            0.06,
            0.34,
            noise.noise(angle * 9 + k * 31, k * 7) + 0.4 * noise.noise(angle * 27, k * 3),
          );
          const fade = smoothstep(field.height * 1.25, field.height * 0.15, y) * smoothstep(1.1, 0.2, Math.abs(angle));
          const shine = beam * fade * strength;
          setPixel(pixel, scaleRgb(light.sunColour, shine), shine < 0.004 ? 0 : 1);
        }),
    ),
  );
}

/** Arching fronds, each a stem with leaflets. */
export function paintFerns(stage: Stage, base: number, depth: number, sizeUnits: number, perScreen: number): LayerItem {
  const { field, plan } = stage;
  const random = stage.random.spawn(`ferns ${depth}`);
  const size = sizeUnits * field.unit;
  const count = Math.round(perScreen * ((field.right - field.left) / (1280 * field.unit)));
  return canvasLayer(
    field,
    {
      top: base - size * 1.5,
      bottom: Math.min(field.bottom + 60, base + size),
      depth,
      motion: { sway: sizeUnits * 0.05 },
    },
    (context) => {
      for (let i = 0; i < count; i++) {
        const x = field.left + random.next() * (field.right - field.left);
        const y = base + random.between(0, 0.8) * size;
        for (let k = 0; k < 7; k++) {
          const lean = (k / 6 - 0.5) * 2.3 + random.between(-0.15, 0.15);
          const long = size * random.between(0.7, 1.1);
          const lit = random.next() * 0.7 * plan.light.sunStrength;
          context.strokeStyle = toCss(
            lightSurface(plan.light, plan.season === 'autumn' ? [150, 118, 56] : [86, 134, 58], lit, 0.05),
          );
          context.lineWidth = Math.max(0.8, size * 0.022);
          for (let s = 1; s < 12; s++) {
            const t = s / 12;
            const fx = x + Math.sin(lean) * long * t;
            const fy = y - Math.cos(lean) * long * t + long * t * t * 0.5;
            const leaf = long * 0.2 * (1 - t * 0.8);
            context.beginPath();
            context.moveTo(fx - leaf * Math.cos(lean), fy - leaf * 0.4);
            context.lineTo(fx, fy);
            context.lineTo(fx + leaf * Math.cos(lean), fy - leaf * 0.1);
            context.stroke();
          }
        }
      }
    },
  );
}
