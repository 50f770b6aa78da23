import type { PixelSize } from '../../../core/media.ts';
import { decodePicture, PictureError } from '../decode-picture.ts';
import { coverFilm } from '../pixels/cover.ts';
import type { Crop } from '../pixels/resize.ts';

/** How much of each pixel may change, 0 to 255. */
export interface Mask extends PixelSize {
  readonly shares: Uint8Array;
}

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };
/** Whoever comes into a smaller part could not be told from a speck. */
const LEAST_PIXELS = 64;
/** On each side, of what is masked: a hole is filled from what lies around it. */
const SURROUNDINGS = 0.08;
/** Of how wide the masked part is: so far from its edge a change is whole. */
const SEAM = 0.04;

/** As large as the picture it is for, and cut out of its file in the same way. */
export async function readMask(file: string, { width, height }: PixelSize, signal: AbortSignal): Promise<Mask> {
  const image = await decodePicture(file, 'mask', signal);
  const { pixels } = coverFilm(image, { width, height }, NO_MARGINS).raster;
  const shares = new Uint8Array(width * height);
  for (let at = 0; at < shares.length; at++) shares[at] = pixels[at * 4] ?? 0;
  return { width, height, shares };
}

/** The part of the picture in which all changes are, with room for somebody to stand in it. */
export function findPart({ width, height, shares }: Mask): Crop {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (shares[y * width + x] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) throw new PictureError('The mask leaves nothing of the picture to change.');
  const across = widen(left, right, width);
  const down = widen(top, bottom, height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** Of the largest: what is masked apart from it and smaller is a slip of the hand, and goes with it. */
const LEAST_OF_LARGEST = 0.1;
const MOST_PARTS = 6;

/** A mask for each of the places that lie apart, from the left to the right; one for all where they are many. */
export function splitMask(mask: Mask): Mask[] {
  const { width, height, shares } = mask;
  const labels = new Uint16Array(shares.length);
  const sizes: number[] = [];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      if ((shares[y * width + x] ?? 0) === 0 || labels[y * width + x] !== 0) continue;
      if (sizes.length === MOST_LABELS) return [mask];
      sizes.push(fillLabel(mask, labels, y * width + x, sizes.length + 1));
    }
  }
  const largest = Math.max(0, ...sizes);
  const parts = sizes.flatMap((size, index) => (size >= largest * LEAST_OF_LARGEST ? [index + 1] : []));
  if (parts.length < 2 || parts.length > MOST_PARTS) return [mask];
  return parts.map((part) => ({
    ...mask,
    shares: shares.map((share, at) =>
      labels[at] === part || (part === parts[0] && !parts.includes(labels[at] ?? 0)) ? share : 0,
    ),
  }));
}

/** More is a pattern, and no places. */
const MOST_LABELS = 200;

function fillLabel({ width, shares }: Mask, labels: Uint16Array, start: number, label: number): number {
  let count = 0;
  labels[start] = label;
  const waiting = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    count += 1;
    const column = at % width;
    const around = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of around) {
      if (next < 0 || next >= shares.length || (shares[next] ?? 0) === 0 || labels[next] !== 0) continue;
      labels[next] = label;
      waiting.push(next);
    }
  }
  return count;
}

function widen(first: number, last: number, most: number): { from: number; length: number } {
  const masked = last - first + 1;
  const length = Math.min(most, Math.max(LEAST_PIXELS, masked + 2 * Math.ceil(masked * SURROUNDINGS)));
  const middle = Math.round((first + last + 1 - length) / 2);
  return { from: Math.min(Math.max(middle, 0), most - length), length };
}

/** The same part of the mask, with a soft seam that lies within: what may not change does not. */
export function cutMask(mask: Mask, { x, y, width, height }: Crop): Mask {
  const shares = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * mask.width + x;
    shares.set(mask.shares.subarray(from, from + width), row * width);
  }
  const masked = shares.reduce((count, share) => count + (share > 0 ? 1 : 0), 0);
  const radius = Math.round(Math.sqrt(masked) * SEAM);
  if (radius === 0) return { width, height, shares };
  const soft = blur(blur(shares, width, height, radius, 1, width), height, width, radius, width, 1);
  for (let at = 0; at < shares.length; at++) {
    // Half of the surroundings are masked on the edge itself: there a change begins.
    const inside = Math.min(255, Math.max(0, ((soft[at] ?? 0) - 127) * 2));
    shares[at] = Math.min(shares[at] ?? 0, inside);
  }
  return { width, height, shares };
}

/** A mean over each line's neighbours; beyond the edge the line goes on as it ends. */
function blur(
  source: Uint8Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  stride: number,
): Uint8Array {
  const out = new Uint8Array(source.length);
  const count = radius * 2 + 1;
  for (let line = 0; line < lines; line++) {
    const at = (index: number): number => source[line * stride + Math.min(Math.max(index, 0), length - 1) * step] ?? 0;
    let sum = 0;
    for (let index = -radius; index <= radius; index++) sum += at(index);
    for (let index = 0; index < length; index++) {
      out[line * stride + index * step] = Math.round(sum / count);
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
  return out;
}
