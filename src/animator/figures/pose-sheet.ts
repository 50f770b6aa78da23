import { createCanvas } from '@napi-rs/canvas';
import { makeRandom } from '../maths/random.ts';
import type { Light } from '../plan/light.ts';
import type { FigurePlan } from '../plan/shot-plan.ts';
import { fromCanvas, type Raster } from '../scenes/raster.ts';
import { castShadow, lightFigure } from './light-figure.ts';
import { recolour } from './recolour.ts';
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

export function gaitOf({ act, heading }: FigurePlan): 0 | 1 | 2 {
  if (act === 'run') return 2;
  return heading === 0 && act !== 'walk' ? 0 : 1;
}

/** The poses a film needs: the whole cycle. */
export function wholeCycle(rig: Rig): number[] {
  return Array.from({ length: rig.frames }, (_, i) => i / rig.frames);
}

export function drawPoseSheet(
  rig: Rig,
  figure: FigurePlan,
  seed: number,
  pixelsPerUnit: number,
  light: Light,
  haze: number,
  phases: readonly number[],
): PoseSheet {
  const gait = gaitOf(figure);
  const width = Math.ceil((rig.right - rig.left) * pixelsPerUnit) + BORDER * 2;
  const height = Math.ceil((rig.bottom - rig.top) * pixelsPerUnit) + BORDER * 2;
  const frames: Raster[] = [];
  const shadows: Raster[] = [];
  const flipped = sideOf(figure) < 0;
  for (const phase of phases) {
    const canvas = createCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen.translate(BORDER - rig.left * pixelsPerUnit, BORDER - rig.top * pixelsPerUnit);
    pen.scale(pixelsPerUnit, pixelsPerUnit);
    // The same stream for every pose: a figure may not change its coat between two steps.
    const random = makeRandom(seed).spawn(`figure ${figure.art} ${figure.subject} ${figure.phase}`);
    rig.draw(pen, { phase, gait, act: figure.act }, { colour: figure.colour, noun: figure.noun, random });
    const drawn = fromCanvas(canvas);
    const raster = figure.colour !== null && figure.art.startsWith('sprite:') ? recolour(drawn, figure.colour) : drawn;
    if (rig.castsShadow) shadows.push(castShadow(raster));
    frames.push(lightFigure(raster, light, haze, flipped));
  }
  return {
    frames,
    shadows,
    anchorX: BORDER - rig.left * pixelsPerUnit,
    anchorY: BORDER - rig.top * pixelsPerUnit,
    cyclesPerSecond: rig.cyclesPerSecond[gait],
  };
}

/** Drawings look to the right; this one looks to the left when it is -1. */
export function sideOf({ heading, faces }: FigurePlan): -1 | 1 {
  return heading === 0 ? faces : heading;
}
