import { readFile } from 'node:fs/promises';
import { mix, smoothstep } from '../maths/ease.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import type { Raster } from '../scenes/raster.ts';

/** The compiled kernels' own names; see `kernels/*.as.ts` for what each argument means. */
interface Kernels {
  blit(...args: number[]): void;
  sprite(...args: number[]): void;
  disc(...args: number[]): void;
  resample(...args: number[]): void;
  dissolve(...args: number[]): void;
  water(...args: number[]): void;
  globe(...args: number[]): void;
  highlights(...args: number[]): void;
  boxBlur(...args: number[]): void;
  toI420(...args: number[]): void;
  toRgb(...args: number[]): void;
  relight(...args: number[]): void;
  filterRows(...args: number[]): void;
  adler32(...args: number[]): number;
}

const KERNEL_NAMES = [
  'blit',
  'sprite',
  'disc',
  'resample',
  'dissolve',
  'water',
  'globe',
  'highlights',
  'boxBlur',
  'toI420',
  'toRgb',
  'relight',
  'filterRows',
  'adler32',
] as const;

function isKernels(exported: object): exported is Kernels {
  return KERNEL_NAMES.every((name) => name in exported);
}

export const BLENDS = { copy: 0, over: 1, screen: 2 } as const;
export type Blend = keyof typeof BLENDS;

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
const TILE = 256;

/** The kernels' memory: handed out in order. A film keeps all of it; a still picture gives back each layer once it is drawn. */
export class KernelMemory {
  readonly memory = new WebAssembly.Memory({ initial: 16, maximum: 65_536 });
  #top = 1024;

  reserve(bytes: number): number {
    const at = this.#top;
    this.#top = (at + bytes + SLACK_BYTES + 63) & ~63;
    const missing = this.#top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  }

  /** What is reserved from here on can be given back by `release`. */
  mark(): number {
    return this.#top;
  }

  release(mark: number): void {
    this.#top = mark;
  }

  /** Views break when the memory grows, so they are made when needed and never kept over a `reserve`. */
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

export interface Compositor {
  readonly memory: KernelMemory;
  readonly kernels: Kernels;
  readonly width: number;
  readonly height: number;
  /** Where the frame's RGBA pixels are. */
  readonly frameAt: number;
  /** A 256 x 256 tile of smooth noise that repeats: ripples. */
  readonly rippleAt: number;
  /** A 256 x 256 tile of white noise: grain. */
  readonly grainAt: number;
  /** Scratch for one row, wide enough for the widest layer. */
  readonly rowAt: number;
}

const WIDEST_LAYER_PIXELS = 16_384;

/** Three octaves of value noise whose lattices close on themselves, so that the tile repeats without a seam. */
function paintRipples(target: Int8Array, random: Random): void {
  const octaves = [
    { cells: 10, strength: 118 },
    { cells: 20, strength: 62 },
    { cells: 40, strength: 30 },
  ].map(({ cells, strength }) => ({
    cells,
    lattice: Float32Array.from({ length: cells * cells }, () => (random.next() * 2 - 1) * strength),
  }));
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = 0;
      for (const { cells, lattice } of octaves) {
        const u = (x / TILE) * cells;
        const v = (y / TILE) * cells;
        const left = Math.floor(u);
        const top = Math.floor(v);
        const right = (left + 1) % cells;
        const below = (top + 1) % cells;
        const fu = smoothstep(0, 1, u - left);
        const fv = smoothstep(0, 1, v - top);
        const upper = mix(lattice[top * cells + left] ?? 0, lattice[top * cells + right] ?? 0, fu);
        const lower = mix(lattice[below * cells + left] ?? 0, lattice[below * cells + right] ?? 0, fu);
        sum += mix(upper, lower, fv);
      }
      target[y * TILE + x] = Math.max(-127, Math.min(127, Math.round(sum)));
    }
  }
}

export async function makeCompositor(width: number, height: number, seed: number): Promise<Compositor> {
  const memory = new KernelMemory();
  const code = await readFile(new URL('./kernels/compositor.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(code, { env: { memory: memory.memory } });
  const exported: object = instance.exports;
  if (!isKernels(exported)) throw new Error('compositor.wasm lacks a kernel: run `npm run kernels`.');
  const frameAt = memory.reserve(width * height * 4);
  const rippleAt = memory.reserve(TILE * TILE);
  const grainAt = memory.reserve(TILE * TILE);
  const rowAt = memory.reserve(WIDEST_LAYER_PIXELS * 4);
  paintRipples(new Int8Array(memory.memory.buffer, rippleAt, TILE * TILE), makeRandom(seed).spawn('ripples'));
  const grain = new Int8Array(memory.memory.buffer, grainAt, TILE * TILE);
  const random = makeRandom(seed).spawn('grain');
  for (let i = 0; i < grain.length; i++) {
    grain[i] = Math.round((random.next() + random.next() + random.next() - 1.5) * 80);
  }
  return { memory, kernels: exported, width, height, frameAt, rippleAt, grainAt, rowAt };
}
