import { createCanvas } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import type { Random } from '../maths/random.ts';
import { fromCanvas } from './raster.ts';
import { type LayerItem, openCanvas, rasterLayer, type Stage } from './scene.ts';

export interface ForegroundGrass {
  readonly random: Random;
  readonly height: number;
  readonly blades: number;
  readonly dark: Rgb;
  readonly bright: Rgb;
  /** Pixels of blur, at the picture's own size. */
  readonly blur: number;
  readonly depth: number;
  /** 0..1 over the field's width: how high the tufts stand there. */
  readonly tufts: (share: number) => number;
}

/** Blades close to the lens: out of focus, dark, swaying. Painted small, since nobody sees an edge in a blur. */
export function paintForegroundGrass(stage: Stage, grass: ForegroundGrass): LayerItem {
  const { field } = stage;
  const { random, blur } = grass;
  const scale = Math.max(1, blur * 0.35);
  const bottom = field.bottom + 30 * field.unit;
  const top = bottom - grass.height * 1.35 - blur * 2;
  return rasterLayer(field, { top, bottom, depth: grass.depth, scale, motion: { sway: 7 } }, () => {
    const { canvas, context } = openCanvas(field, top, bottom, scale);
    const span = field.right - field.left;
    for (let i = 0; i < grass.blades; i++) {
      const share = random.next();
      const tall = grass.tufts(share) * grass.height * random.between(0.45, 1.2);
      if (tall < 6 * field.unit) continue;
      const x = field.left + share * span;
      const lean = random.between(-0.32, 0.42) * tall;
      const half = random.between(1.6, 3.6) * field.unit;
      context.fillStyle = toCss(mixRgb(grass.dark, grass.bright, random.next() ** 2));
      context.beginPath();
      context.moveTo(x - half, bottom);
      context.quadraticCurveTo(x + lean * 0.2 - half, bottom - tall * 0.6, x + lean, bottom - tall);
      context.quadraticCurveTo(x + lean * 0.2 + half, bottom - tall * 0.55, x + half, bottom);
      context.fill();
    }
    if (blur <= 0) return fromCanvas(canvas);
    const soft = createCanvas(canvas.width, canvas.height);
    const target = soft.getContext('2d');
    target.filter = `blur(${blur / scale}px)`;
    target.drawImage(canvas, 0, 0);
    return fromCanvas(soft);
  });
}
