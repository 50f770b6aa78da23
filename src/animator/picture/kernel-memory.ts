import { KernelMemory as PlainMemory } from '../maths/kernel-memory.ts';
import type { Raster } from '../scenes/raster.ts';

/** A raster that lives in the kernels' memory, with the non-empty stretch of each of its rows. */
export interface Placed {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly spansAt: number;
  readonly opaque: boolean;
}

/** The kernels' memory, with room for rasters. */
export class KernelMemory extends PlainMemory {
  /** Room for pixels that are computed for each frame; every row counts as filled. */
  reserveRaster(width: number, height: number): Placed {
    const at = this.reserve(width * height * 4);
    const spansAt = this.reserve(height * 8);
    const spans = new Int32Array(this.memory.buffer, spansAt, height * 2);
    for (let y = 0; y < height; y++) {
      spans[y * 2] = 0;
      spans[y * 2 + 1] = width;
    }
    return { at, width, height, spansAt, opaque: false };
  }

  place(raster: Raster): Placed {
    const { width, height, pixels } = raster;
    const at = this.reserve(pixels.length);
    const spansAt = this.reserve(height * 8);
    this.bytes(at, pixels.length).set(pixels);
    const spans = new Int32Array(this.memory.buffer, spansAt, height * 2);
    let opaque = true;
    for (let y = 0; y < height; y++) {
      const row = y * width * 4 + 3;
      let from = 0;
      while (from < width && pixels[row + from * 4] === 0) from++;
      let to = width;
      while (to > from && pixels[row + (to - 1) * 4] === 0) to--;
      spans[y * 2] = from;
      spans[y * 2 + 1] = to;
      for (let x = from; opaque && x < to; x++) opaque = pixels[row + x * 4] === 255;
      if (from !== 0 || to !== width) opaque = false;
    }
    return { at, width, height, spansAt, opaque };
  }
}
