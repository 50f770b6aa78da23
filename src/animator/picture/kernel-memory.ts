import type { Raster } from '../scenes/raster.ts';

/** A raster that lives in the kernels' memory, with the non-empty stretch of each of its rows. */
export interface Placed {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly spansAt: number;
  readonly opaque: boolean;
}

/** Kernels load four pixels at once and may read this far behind a raster's end. */
const SLACK_BYTES = 64;
const PAGE_BYTES = 65_536;
const MOST_PAGES = 65_536;
const LINE_BYTES = 64;

/** Where the memory itself keeps how much of it is handed out, so that all threads see the same. */
const TOP_AT = 1_008;
const FIRST_FREE = 1_024;

/**
 * The kernels' memory: handed out in order, to any thread that holds it. A film keeps all of it; a still picture gives back each layer once
 * it is drawn.
 */
export class KernelMemory {
  readonly memory: WebAssembly.Memory;

  /** Without an argument a new memory; else one that another thread has made. */
  constructor(memory?: WebAssembly.Memory) {
    this.memory = memory ?? new WebAssembly.Memory({ initial: 16, maximum: MOST_PAGES, shared: true });
    if (memory === undefined) this.release(FIRST_FREE);
  }

  #top(): Uint32Array {
    return new Uint32Array(this.memory.buffer, TOP_AT, 1);
  }

  reserve(bytes: number): number {
    const taken = Math.ceil((bytes + SLACK_BYTES) / LINE_BYTES) * LINE_BYTES;
    const at = Atomics.add(this.#top(), 0, taken);
    const missing = at + taken - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  }

  /** What is reserved from here on can be given back by `release`. */
  mark(): number {
    return Atomics.load(this.#top(), 0);
  }

  release(mark: number): void {
    Atomics.store(this.#top(), 0, mark);
  }

  /** Views do not follow a memory that grows, so they are made when needed and never kept over a `reserve`. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  floats(at: number, length: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, length);
  }

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
