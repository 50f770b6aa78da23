import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';
import { bleedColours } from './subject.ts';

/** A part of a picture, in its pixels, clear where nothing is missing. */
export interface Rim extends PixelSize {
  readonly left: number;
  readonly top: number;
  readonly pixels: Uint8Array;
}

/** Levels: less is not seen. */
const LEAST_APART = 2;

/** Of a picture's pixels: its own colours, those painted in behind, those of whoever stands before it, and how many quarters that is of each. */
interface Layers {
  readonly picture: Uint8Array;
  readonly ground: Uint8Array;
  readonly front: Uint8Array;
  readonly quarters: Uint8Array;
  /** 1 where a shadow lies over the ground that goes along. */
  readonly shaded: Uint8Array | null;
}

/**
 * What must lie around whoever stands out of a picture so that it looks as it was given while he is there: what is painted in behind him is only a guess, and
 * around his edges it would be seen as a halo. Null where nothing is missing.
 */
export function findRim({ width, height }: PixelSize, layers: Layers): Rim | null {
  const { picture, ground, front, quarters, shaded } = layers;
  const pixels = new Uint8Array(width * height * 4);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < quarters.length; at++) {
    const share = (quarters[at] ?? 0) / 4;
    if (share === 1 || shaded?.[at] === 1) continue;
    let most = 0;
    for (let part = at * 4; part < at * 4 + 3; part++) {
      const wanted = clamp(((picture[part] ?? 0) - share * (front[part] ?? 0)) / (1 - share), 0, 255);
      pixels[part] = Math.round(wanted);
      most = Math.max(most, Math.abs(wanted - (ground[part] ?? 0)) * (1 - share));
    }
    if (most < LEAST_APART) continue;
    pixels[at * 4 + 3] = 255;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  // A clear row around it: beyond the edges of a texture its last row goes on.
  [left, top, right, bottom] = [left - 1, top - 1, right + 2, bottom + 2];
  const size = { width: right - left, height: bottom - top };
  const cut = new Uint8Array(new SharedArrayBuffer(size.width * size.height * 4));
  for (let row = Math.max(0, top); row < Math.min(height, bottom); row++) {
    for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
      const from = (row * width + column) * 4;
      if (pixels[from + 3] !== 0)
        cut.set(pixels.subarray(from, from + 4), ((row - top) * size.width + column - left) * 4);
    }
  }
  // Or its edge would be a dark line.
  bleedColours(cut, size.width, size.height);
  return { left, top, ...size, pixels: cut };
}
