import { createCanvas } from '@napi-rs/canvas';
import { makeRandom } from '../maths/random.ts';
import { recolour } from '../maths/recolour.ts';
import type { Light } from '../plan/light.ts';
import type { FigurePlan } from '../plan/shot-plan.ts';
import { fromCanvas, type Raster } from '../scenes/raster.ts';
import { castShadow, lightFigure, type Part } from './light-figure.ts';
import { cutLips, type Lips, MOUTH_STEPS } from './lips.ts';
import type { Dress, Pose, Rig } from './rig.ts';

/** The poses of one figure, lit, at the size they are shown at. */
export interface PoseSheet {
  readonly frames: readonly Raster[];
  readonly shadows: readonly Raster[];
  /** For each pose of somebody who speaks, what an opening mouth changes of it; else empty. */
  readonly lips: readonly (readonly Lips[])[];
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

export interface SheetOrder {
  readonly rig: Rig;
  readonly figure: FigurePlan;
  readonly seed: number;
  readonly pixelsPerUnit: number;
  readonly light: Light;
  readonly haze: number;
  readonly phases: readonly number[];
  /** Its mouth follows a voice. */
  readonly speaks: boolean;
}

export function drawPoseSheet(order: SheetOrder): PoseSheet {
  const { rig, figure, seed, pixelsPerUnit, light, haze, phases, speaks } = order;
  const gait = gaitOf(figure);
  const width = Math.ceil((rig.right - rig.left) * pixelsPerUnit) + BORDER * 2;
  const height = Math.ceil((rig.bottom - rig.top) * pixelsPerUnit) + BORDER * 2;
  const anchorX = BORDER - rig.left * pixelsPerUnit;
  const anchorY = BORDER - rig.top * pixelsPerUnit;
  const flipped = sideOf(figure) < 0;
  // The same stream for every pose: a figure may not change its coat between two steps.
  const dressUp = (): Dress => ({
    colour: figure.colour,
    noun: figure.noun,
    wears: figure.wears,
    random: makeRandom(seed).spawn(`figure ${figure.art} ${figure.subject} ${figure.phase}`),
  });
  const draw = (pose: Pose, part: Part): Raster => {
    const canvas = createCanvas(part.width, part.height);
    const pen = canvas.getContext('2d');
    pen.translate(anchorX - part.x, anchorY - part.y);
    pen.scale(pixelsPerUnit, pixelsPerUnit);
    rig.draw(pen, pose, dressUp());
    return fromCanvas(canvas);
  };
  const frames: Raster[] = [];
  const shadows: Raster[] = [];
  const lips: Lips[][] = [];
  for (const phase of phases) {
    const pose = {
      ...{ phase, gait, act: figure.act, view: figure.view, raised: figure.base !== null },
      ...{ carries: figure.carries, mouth: 0 },
    };
    const drawn = draw(pose, { x: 0, y: 0, width, height });
    const raster = figure.colour !== null && figure.art.startsWith('sprite:') ? recolour(drawn, figure.colour) : drawn;
    if (rig.castsShadow) shadows.push(castShadow(raster));
    frames.push(lightFigure(raster, light, haze, flipped));
    const { findMouth } = rig;
    if (findMouth === undefined || !speaks || figure.view === 'back') continue;
    const sheet = { width, height, anchorX, anchorY, pixelsPerUnit, light, haze, flipped };
    const mouth = findMouth(pose, dressUp());
    lips.push(MOUTH_STEPS.map((open) => cutLips(sheet, mouth, (part) => draw({ ...pose, mouth: open }, part))));
  }
  return { frames, shadows, lips, anchorX, anchorY, cyclesPerSecond: rig.cyclesPerSecond[gait] };
}

/** Drawings look to the right; this one looks to the left when it is -1. */
export function sideOf({ heading, faces }: FigurePlan): -1 | 1 {
  return heading === 0 ? faces : heading;
}
