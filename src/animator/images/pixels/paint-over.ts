import { continueRim } from './continue-rim.ts';
import { fillByPatches } from './patch-fill.ts';
import type { Raster } from './raster.ts';
import { widen } from './widen.ts';

/** Levels: what differs more from its mean around a place is a texture, and none of the light. */
const SMOOTH = 5;
/** As far as this many traces are wide the picture goes on behind whoever stays. */
const CONTINUED = 4;
/** Pixels around a place that tell whether it is smooth. */
const AROUND = 2;

/**
 * The picture without what is gone and without the traces that it left within `reach` of it: an edge that the mask missed, a soft shadow. As long as it `leaves`
 * nothing, all of that is painted anew; who is still there must not lose what is around him, so only smooth ground is, on which a trace shows and paint does not.
 */
export function paintOver(
  picture: Raster,
  gone: Uint8Array,
  { reach, leaves, others }: { readonly reach: number; readonly leaves: boolean; readonly others?: Uint8Array },
): Uint8Array {
  const { width, height, pixels } = picture;
  const traces = widen(gone, width, height, reach);
  const painted = fillByPatches(picture, traces, others);
  if (leaves) return painted;
  continueRim(picture, traces, painted, { reach: reach * CONTINUED, ...(others === undefined ? {} : { others }) });
  const kept: number[] = [];
  for (let at = 0; at < traces.length; at++)
    if (traces[at] === 1 && gone[at] === 0 && !isSmooth(painted, at, width, height)) kept.push(at * 4);
  for (const at of kept) for (let part = at; part < at + 3; part++) painted[part] = pixels[part] ?? 0;
  return painted;
}

function isSmooth(pixels: Uint8Array, at: number, width: number, height: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  let [sum, squares, count] = [0, 0, 0];
  for (let row = Math.max(0, y - AROUND); row <= Math.min(height - 1, y + AROUND); row++) {
    for (let column = Math.max(0, x - AROUND); column <= Math.min(width - 1, x + AROUND); column++) {
      const green = pixels[(row * width + column) * 4 + 1] ?? 0;
      sum += green;
      squares += green * green;
      count += 1;
    }
  }
  return squares / count - (sum / count) ** 2 < SMOOTH * SMOOTH;
}
