import type { Mask } from '../edit/mask.ts';
import type { Raster } from './raster.ts';

/** One level of a pyramid: colours, and how much of each is known. */
interface Level {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, each times what is known of the pixel; then what is known. */
  readonly sums: Float32Array;
}

function firstLevel({ width, height, pixels }: Raster, { shares }: Mask): Level {
  const sums = new Float32Array(width * height * 4);
  for (let at = 0; at < shares.length; at++) {
    if ((shares[at] ?? 0) > 0) continue;
    for (let c = 0; c < 3; c++) sums[at * 4 + c] = pixels[at * 4 + c] ?? 0;
    sums[at * 4 + 3] = 1;
  }
  return { width, height, sums };
}

/** Half as large; a pixel is known as well as the best known of the four below it. */
function shrink(level: Level): Level {
  const width = Math.ceil(level.width / 2);
  const height = Math.ceil(level.height / 2);
  const sums = new Float32Array(width * height * 4);
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const from = (y * level.width + x) * 4;
      const to = ((y >> 1) * width + (x >> 1)) * 4;
      for (let c = 0; c < 4; c++) sums[to + c] = (sums[to + c] ?? 0) + (level.sums[from + c] ?? 0);
    }
  }
  for (let at = 0; at < sums.length; at += 4) {
    const known = sums[at + 3] ?? 0;
    if (known <= 1) continue;
    for (let c = 0; c < 4; c++) sums[at + c] = (sums[at + c] ?? 0) / known;
  }
  return { width, height, sums };
}

/** What is not known is taken from the level above, smoothly. */
function fillFrom(level: Level, above: Level): void {
  const { width, height, sums } = level;
  const look = (x: number, y: number, c: number): number => {
    const column = Math.min(Math.max(x, 0), above.width - 1);
    const row = Math.min(Math.max(y, 0), above.height - 1);
    return above.sums[(row * above.width + column) * 4 + c] ?? 0;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const lacking = 1 - (sums[at + 3] ?? 0);
      if (lacking <= 0) continue;
      const [u, v] = [x / 2 - 0.25, y / 2 - 0.25];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [fu, fv] = [u - left, v - top];
      for (let c = 0; c < 3; c++) {
        const upper = look(left, top, c) * (1 - fu) + look(left + 1, top, c) * fu;
        const lower = look(left, top + 1, c) * (1 - fu) + look(left + 1, top + 1, c) * fu;
        sums[at + c] = (sums[at + c] ?? 0) + lacking * (upper * (1 - fv) + lower * fv);
      }
      sums[at + 3] = 1;
    }
  }
}

/**
 * The picture without what the mask covers: the colours around the hole run into each other across it, as on a wall that was
 * painted over. Where all is covered there is nothing to go by, and the picture stays.
 */
export function fillHole(picture: Raster, mask: Mask): Raster {
  const levels = [firstLevel(picture, mask)];
  for (let last = levels[0]; last !== undefined && last.width * last.height > 1; last = levels.at(-1)) {
    levels.push(shrink(last));
  }
  const top = levels.at(-1);
  if (top === undefined || (top.sums[3] ?? 0) === 0) return picture;
  for (let c = 0; c < 3; c++) top.sums[c] = (top.sums[c] ?? 0) / (top.sums[3] ?? 1);
  top.sums[3] = 1;
  for (let index = levels.length - 2; index >= 0; index--) {
    const [level, above] = [levels[index], levels[index + 1]];
    if (level !== undefined && above !== undefined) fillFrom(level, above);
  }
  const [filled] = levels;
  const pixels = Uint8Array.from(picture.pixels);
  for (let at = 0; filled !== undefined && at < mask.shares.length; at++) {
    if ((mask.shares[at] ?? 0) === 0) continue;
    for (let c = 0; c < 3; c++) pixels[at * 4 + c] = Math.round(filled.sums[at * 4 + c] ?? 0);
  }
  return { ...picture, pixels };
}
