import { createCanvas } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { fromCanvas, paintPixels, type Raster, setPixel } from '../scenes/raster.ts';
import type { Stage } from '../scenes/scene.ts';
import type { Compositor } from './compositor.ts';
import { drawSprite } from './draw-layers.ts';
import { type DrawParticles, PLAIN, placeSeed, type Seed } from './particle-seeds.ts';

const LEAF_COLOURS: Readonly<Record<'leaves' | 'petals', readonly [Rgb, ...Rgb[]]>> = {
  leaves: [
    [214, 120, 40],
    [196, 74, 40],
    [226, 170, 60],
  ],
  petals: [
    [250, 206, 220],
    [255, 230, 236],
  ],
};

function paintLeaf(colour: Rgb, size: number): Raster {
  const side = Math.ceil(size * 2) + 6;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.translate(side / 2, side / 2);
  context.fillStyle = toCss(colour);
  context.beginPath();
  context.moveTo(-size, 0);
  context.quadraticCurveTo(0, -size * 0.75, size, 0);
  context.quadraticCurveTo(0, size * 0.75, -size, 0);
  context.fill();
  return fromCanvas(canvas);
}

export function prepareLeaves(
  compositor: Compositor,
  stage: Stage,
  kind: 'leaves' | 'petals',
  seeds: readonly Seed[],
): DrawParticles {
  const { unit } = stage.field;
  const { light } = stage.plan;
  const size = (kind === 'leaves' ? 7 : 4.5) * unit;
  const arts = LEAF_COLOURS[kind].map((colour) =>
    compositor.memory.place(paintLeaf(lightSurface(light, colour, 0.8 * light.sunStrength, 0), size)),
  );
  return (view, strength) => {
    for (const [i, seed] of seeds.entries()) {
      const art = arts[i % arts.length];
      if (art === undefined) continue;
      const t = view.seconds * seed.rate;
      const { x, y } = placeSeed(stage, view, seed, 34 * unit * seed.rate, mix(34, 80, seed.near) * unit);
      const scale = mix(0.5, 1.5, seed.near);
      drawSprite(compositor, art, {
        ...PLAIN,
        x: x + Math.sin(t * 1.6 + seed.phase) * 24 * unit,
        y,
        anchorX: art.width / 2,
        anchorY: art.height / 2,
        scaleX: scale,
        // Tumbling: the leaf turns its edge to the eye twice in a turn.
        scaleY: scale * (0.25 + 0.75 * Math.abs(Math.sin(t * 2.3 + seed.phase))),
        angle: t * 1.4 + seed.phase,
        alpha: 0.92 * strength,
      });
    }
  };
}

/** Rings of light that rise and wobble; each has a glint on the sun's side. */
function paintBubble(colour: Rgb, radius: number): Raster {
  const side = Math.ceil(radius * 2) + 6;
  return paintPixels(side, side, (x, y, pixel) => {
    const dx = (x - side / 2) / radius;
    const dy = (y - side / 2) / radius;
    const off = Math.hypot(dx, dy);
    const ring = smoothstep(0.62, 0.95, off) * smoothstep(1.04, 0.98, off) * 0.62;
    const glint = smoothstep(0.26, 0.05, Math.hypot(dx + 0.36, dy + 0.4)) * 0.9;
    setPixel(pixel, colour, Math.max(ring, glint, off < 1 ? 0.07 : 0));
  });
}

export function prepareBubbles(compositor: Compositor, stage: Stage, seeds: readonly Seed[]): DrawParticles {
  const { unit } = stage.field;
  const radius = 9 * unit;
  const art = compositor.memory.place(paintBubble(mixRgb(stage.plan.light.sunColour, [235, 250, 255], 0.6), radius));
  return (view, strength) => {
    for (const seed of seeds) {
      const t = view.seconds * seed.rate;
      const { x, y } = placeSeed(stage, view, seed, 0, -mix(40, 110, seed.near) * unit * seed.rate);
      const scale = mix(0.14, 0.95, seed.near ** 2);
      drawSprite(compositor, art, {
        ...PLAIN,
        x: x + Math.sin(t * 2.4 + seed.phase) * 9 * unit * (0.4 + seed.near),
        y,
        anchorX: art.width / 2,
        anchorY: art.height / 2,
        scaleX: scale * (1 + 0.06 * Math.sin(t * 6 + seed.phase)),
        scaleY: scale,
        alpha: 0.8 * strength,
      });
    }
  };
}
