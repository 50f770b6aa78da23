import type { Raster } from './raster.ts';
import type { LayerItem, Scene, SceneItem, Stage } from './scene.ts';

/** How wide a point of light becomes, in units, for what is furthest from the focus. */
const BLUR_UNITS = { all: 0, near: 7, table: 11 } as const;
/** With the focus on what is near, layers up to this depth lose it. */
const FAR_DEPTH = 0.5;

/** Each pixel becomes the mean of its neighbours, sideways and then downwards; premultiplied, so that edges fade. */
function blurAlong(
  source: Uint8Array,
  width: number,
  height: number,
  step: number,
  across: number,
  reach: number,
): Uint8Array {
  const out = new Uint8Array(source.length);
  const span = step === 4 ? width : height;
  const lines = step === 4 ? height : width;
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 4; channel++) {
      const first = line * across + channel;
      const last = first + (span - 1) * step;
      let sum = 0;
      for (let i = -reach; i <= reach; i++) sum += source[Math.min(last, Math.max(first, first + i * step))] ?? 0;
      for (let i = 0; i < span; i++) {
        const at = first + i * step;
        out[at] = sum / (2 * reach + 1);
        sum +=
          (source[Math.min(last, at + (reach + 1) * step)] ?? 0) - (source[Math.max(first, at - reach * step)] ?? 0);
      }
    }
  }
  return out;
}

/** What is out of focus needs few pixels: it is kept at a fraction of its size and blown up when shown. */
function shrink({ width, height, pixels }: Raster, by: number): Raster {
  const small = { width: Math.ceil(width / by), height: Math.ceil(height / by) };
  const out = new Uint8Array(small.width * small.height * 4);
  for (let y = 0; y < small.height; y++) {
    const bottom = Math.min(height, (y + 1) * by);
    for (let x = 0; x < small.width; x++) {
      const right = Math.min(width, (x + 1) * by);
      const count = (bottom - y * by) * (right - x * by);
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let sy = y * by; sy < bottom; sy++) {
          for (let sx = x * by; sx < right; sx++) sum += pixels[(sy * width + sx) * 4 + channel] ?? 0;
        }
        out[(y * small.width + x) * 4 + channel] = sum / count;
      }
    }
  }
  return { ...small, pixels: out };
}

function blur({ width, height, pixels }: Raster, reach: number): Raster {
  let soft = pixels;
  // Twice: a box alone shows its corners.
  for (let pass = 0; pass < 2; pass++) {
    soft = blurAlong(soft, width, height, 4, width * 4, reach);
    soft = blurAlong(soft, width, height, width * 4, 4, reach);
  }
  return { width, height, pixels: soft };
}

function soften(item: LayerItem, wide: number): LayerItem {
  const by = Math.max(1, Math.round(wide / 2 / item.scale));
  const reach = Math.max(1, Math.round(wide / (item.scale * by) / 2));
  return { ...item, scale: item.scale * by, raster: () => blur(shrink(item.raster(), by), reach) };
}

/** The scene as a lens sees it that is set to whoever stands on its ground. */
export function defocus({ field, plan }: Stage, scene: Scene): Scene {
  if (plan.focus === 'all') return scene;
  const wide = BLUR_UNITS[plan.focus] * field.unit;
  const ground = scene.findLastIndex((item) => item.kind === 'slot' && item.realm === 'ground');
  return scene.flatMap((item, index): SceneItem[] => {
    if (item.kind !== 'layer') return [item];
    // What stands before the lens would stand on the table.
    if (index > ground) return plan.focus === 'table' ? [] : [item];
    if (plan.focus === 'table') return [soften(item, wide)];
    return [item.depth <= FAR_DEPTH && item.depthAtHorizon === null ? soften(item, wide) : item];
  });
}
