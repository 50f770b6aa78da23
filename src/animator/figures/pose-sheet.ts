import { createCanvas } from '@napi-rs/canvas';
import { makeRandom } from '../maths/random.ts';
import type { Light } from '../plan/light.ts';
import type { FigurePlan } from '../plan/shot-plan.ts';
import { fromCanvas, type Raster } from '../scenes/raster.ts';
import { castShadow, lightFigure } from './light-figure.ts';
import type { Rig } from './rig.ts';

/** The poses of one figure, lit, at the size they are shown at. */
export interface PoseSheet {
  readonly frames: readonly Raster[];
  readonly shadows: readonly Raster[];
  /** The ground point in raster pixels. */
  readonly anchorX: number;
  readonly anchorY: number;
  readonly cyclesPerSecond: number;
}

const BORDER = 2;

export function gaitOf(figure: FigurePlan): 0 | 1 | 2 {
  if (figure.heading === 0) return 0;
  return figure.rig === 'dog' ? (figure.pace > 2.2 ? 2 : 1) : figure.pace > 1.5 ? 2 : 1;
}

/** The poses a film needs: the whole cycle. */
export function wholeCycle(rig: Rig): number[] {
  return Array.from({ length: rig.frames }, (_, i) => i / rig.frames);
}

export function drawPoseSheet(
  rig: Rig,
  figure: FigurePlan,
  seed: number,
  pixelsPerMetre: number,
  light: Light,
  haze: number,
  phases: readonly number[],
): PoseSheet {
  const gait = gaitOf(figure);
  const width = Math.ceil((rig.right - rig.left) * pixelsPerMetre) + BORDER * 2;
  const height = Math.ceil((rig.bottom - rig.top) * pixelsPerMetre) + BORDER * 2;
  const frames: Raster[] = [];
  const shadows: Raster[] = [];
  for (const phase of phases) {
    const canvas = createCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen.translate(BORDER - rig.left * pixelsPerMetre, BORDER - rig.top * pixelsPerMetre);
    pen.scale(pixelsPerMetre, pixelsPerMetre);
    // The same stream for every pose: a figure may not change its coat between two steps.
    const random = makeRandom(seed).spawn(`figure ${figure.rig} ${figure.subject} ${figure.phase}`);
    rig.draw(pen, { phase, gait }, { colour: figure.colour, noun: figure.noun, random });
    const raster = fromCanvas(canvas);
    if (rig.castsShadow) shadows.push(castShadow(raster));
    frames.push(lightFigure(raster, light, haze, figure.heading < 0));
  }
  return {
    frames,
    shadows,
    anchorX: BORDER - rig.left * pixelsPerMetre,
    anchorY: BORDER - rig.top * pixelsPerMetre,
    cyclesPerSecond: rig.cyclesPerSecond[gait],
  };
}
