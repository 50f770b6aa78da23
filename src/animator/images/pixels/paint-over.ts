import { continueRim } from './continue-rim.ts';
import { fillByPatches } from './patch-fill.ts';
import type { Raster } from './raster.ts';
import { widen } from './widen.ts';

/** As far as this many traces are wide the picture goes on behind whoever stays. */
const CONTINUED = 4;

/**
 * The picture without what is gone and without the traces that it left within `reach` of it: an edge that the mask missed, a soft shadow. As long as he does not
 * leave for good (`leaves`), the picture goes on behind him at his rim; what was there itself is seen while he is (`findRim`), and would be his outline later.
 */
export function paintOver(
  picture: Raster,
  gone: Uint8Array,
  { reach, leaves, others }: { readonly reach: number; readonly leaves: boolean; readonly others?: Uint8Array },
): Uint8Array {
  const { width, height } = picture;
  const traces = widen(gone, width, height, reach);
  const painted = fillByPatches(picture, traces, others);
  if (leaves) return painted;
  continueRim(picture, traces, painted, { reach: reach * CONTINUED, ...(others === undefined ? {} : { others }) });
  return painted;
}
