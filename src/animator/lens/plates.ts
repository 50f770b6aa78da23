import type { Print } from '../land/world.ts';
import { vertexCountOf } from '../maths/mesh.ts';
import type { Stage } from '../stage/stage.ts';
import type { BentMesh } from './bent.ts';
import type { Lens, LensSize } from './lens.ts';

/**
 * Given pictures as a part of the world. Their bytes become light by the film's tone curve backwards, so that the print, which goes through the curve, shows
 * them as they were given, while rain, fog, figures and another light are added to them as to anything else.
 */
export interface Plates {
  readonly bent: readonly BentMesh[];
  /** 0 shows the pictures as they were given, 1 with all that the prompt adds to them. */
  readonly onset: (time: number) => number;
}

/** Dark tones keep their steps in 16 bits. */
export const PLATE_EXPOSURE = 3;
/**
 * Light that prints as white. The curve alone comes near to it only at twenty times as much: a red cloud would then have so much more red than the rest that
 * another light or colourfulness made flat patches of it.
 */
const BRIGHTEST = 1.25;
/** What is missing to white is made up for when it is printed. */
const WHITE = (BRIGHTEST * (BRIGHTEST * 6.2 + 1.7) + 0.06) / (BRIGHTEST * (BRIGHTEST * 6.2 + 0.5));

/** Leaves everything as it is; the lift takes back what the print takes from black. */
export const PLATE_PRINT: Print = {
  exposure: PLATE_EXPOSURE,
  bloom: 0,
  bloomFrom: 8,
  vignette: 0,
  saturation: 1,
  grain: 0,
  lift: [0.004, 0.004, 0.004],
  gain: [1, 1, 1],
  shafts: 0,
};

/** `air`: how much of the world's air lies before them. */
export function showPlates({ record }: Lens, air: number): void {
  record.set('white', WHITE).set('plateExposure', PLATE_EXPOSURE).set('plateAir', air);
}

/** For what lies before and behind the near plane at once. */
const VERTEX_ROOM = 20_000;

/** As large as the film: each pixel of a picture is one of the film's. */
export function plateSize(
  { width, height }: { readonly width: number; readonly height: number },
  { figures }: Stage,
  { bent }: Plates,
): LensSize {
  const pixels = width * height;
  const triangles = bent.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  return {
    // Rows are printed four pixels at a time.
    width: Math.ceil(width / 4) * 4,
    height: Math.ceil(height / 2) * 2,
    mirrorShare: 0,
    vertexRoom:
      VERTEX_ROOM + bent.reduce((sum, { mesh }) => sum + vertexCountOf(mesh) + 4, 0) + figures.length * 60_000,
    chunkRoom: 4_600 + Math.ceil(pixels / 170 + triangles / 8) + figures.length * 460,
    keyRoom: 4_000,
  };
}
