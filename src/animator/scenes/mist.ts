import { mixRgb } from '../maths/colour.ts';
import { smoothstep } from '../maths/ease.ts';
import { paintPixels, setPixel } from './raster.ts';
import { type LayerItem, rasterLayer, type Scene, type Stage, softScale } from './scene.ts';

interface Bank {
  /** Shares of the picture's height between which it lies, and where it is thickest. */
  readonly top: number;
  readonly thickest: number;
  readonly bottom: number;
  readonly strength: number;
  readonly depth: number;
  readonly drift: number;
}

/** Thick behind whoever stands there; before them only wisps about their feet, or nobody would see who it is. */
const BEHIND: Bank = { top: 0.26, thickest: 0.66, bottom: 1.12, strength: 0.85, depth: 0.4, drift: 9 };
const BEFORE: Bank = { top: 0.72, thickest: 0.98, bottom: 1.3, strength: 0.5, depth: 1.1, drift: -13 };

function paintVeil(stage: Stage, bank: Bank): LayerItem {
  const { field, noise, plan } = stage;
  const scale = softScale(field, 0.3);
  const top = field.height * bank.top;
  const bottom = Math.min(field.bottom, field.height * bank.bottom);
  const margin = 90 * field.unit;
  const width = Math.ceil((field.right - field.left + margin * 2) / scale);
  const height = Math.ceil((bottom - top) / scale);
  const thickest = (field.height * bank.thickest - top) / scale;
  const end = (field.height * bank.bottom - top) / scale;
  // By night lamps and the moon light it: dark mist would be no mist.
  const colour = mixRgb(plan.light.haze, plan.light.cloudLit, plan.light.darkness * 0.5);
  const item = rasterLayer(field, { top, bottom, depth: bank.depth, scale, motion: { drift: bank.drift } }, () =>
    paintPixels(width, height, (px, py, pixel) => {
      const u = (px * scale) / (330 * field.unit) + bank.depth * 60;
      const cloud = noise.fbm(u, (py * scale) / (120 * field.unit), 4) + 0.5;
      const shape = smoothstep(0, thickest, py) * smoothstep(end, thickest, py);
      setPixel(pixel, colour, smoothstep(0.15, 0.95, cloud) * shape * bank.strength);
    }),
  );
  return { ...item, x: item.x - margin };
}

/** A place in fog: a bank of mist behind those who stand on its ground, another about their feet. */
export function addMist(stage: Stage, scene: Scene): Scene {
  const slot = scene.findLastIndex((item) => item.kind === 'slot' && item.realm === 'ground');
  const ground = slot === -1 ? scene.length : slot;
  return [
    ...scene.slice(0, ground),
    paintVeil(stage, BEHIND),
    ...scene.slice(ground, ground + 1),
    paintVeil(stage, BEFORE),
    ...scene.slice(ground + 1),
  ];
}
