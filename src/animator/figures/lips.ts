import type { Light } from '../plan/light.ts';
import type { Raster } from '../scenes/raster.ts';
import { lightFigure, type Part, rimOf } from './light-figure.ts';
import type { Mouth } from './rig.ts';

/** The part of a pose that an opening mouth changes, to be laid over it. */
export interface Lips {
  readonly raster: Raster;
  /** Its corner in the pose's own pixels. */
  readonly x: number;
  readonly y: number;
}

/** How far a mouth is open in each of the drawings there are, shut aside. */
export const MOUTH_STEPS: readonly number[] = [0.4, 0.95];

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly pixelsPerUnit: number;
  readonly light: Light;
  readonly haze: number;
  readonly flipped: boolean;
}

/** Draws and lights only the box around the mouth, as if it were cut out of the whole pose. */
export function cutLips(sheet: Sheet, mouth: Mouth, draw: (part: Part) => Raster): Lips {
  const { pixelsPerUnit, anchorX, anchorY } = sheet;
  const half = Math.ceil(mouth.half * pixelsPerUnit);
  // The light looks at what stands beside a pixel.
  const margin = rimOf(sheet);
  const x = Math.round(anchorX + mouth.x * pixelsPerUnit) - half - margin;
  const y = Math.round(anchorY + mouth.y * pixelsPerUnit) - half - margin;
  const side = (half + margin) * 2;
  const drawn = draw({ x, y, width: side, height: side });
  const lit = lightFigure(drawn, sheet.light, sheet.haze, sheet.flipped, { ...sheet, x, y });
  return { raster: trim(lit, margin), x: x + margin, y: y + margin };
}

function trim({ width, height, pixels }: Raster, margin: number): Raster {
  const [across, down] = [width - margin * 2, height - margin * 2];
  const kept = new Uint8Array(across * down * 4);
  for (let row = 0; row < down; row++) {
    const from = ((row + margin) * width + margin) * 4;
    kept.set(pixels.subarray(from, from + across * 4), row * across * 4);
  }
  return { width: across, height: down, pixels: kept };
}
