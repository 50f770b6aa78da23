import { readFile } from 'node:fs/promises';
import { mix, smoothstep } from '../maths/ease.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import { KernelMemory } from './kernel-memory.ts';
import { isKernels, type Kernels } from './kernels.ts';

export type { Placed } from './kernel-memory.ts';

export const BLENDS = { copy: 0, over: 1, screen: 2 } as const;
export type Blend = keyof typeof BLENDS;

const TILE = 256;

/**
 * Has something painted once for all renderers of a film: whoever comes first paints it, the others take over what came of it. That must be
 * plain data. Every renderer asks for the same things in the same order.
 */
export type Share = <T>(paint: () => T | Promise<T>) => Promise<T>;

/** Where a film is painted: a memory, and who else works on it. */
export interface Studio {
  readonly memory: KernelMemory;
  readonly share: Share;
}

export function makeOwnStudio(): Studio {
  return { memory: new KernelMemory(), share: async (paint) => paint() };
}

export interface Compositor extends Studio {
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

export async function makeCompositor(
  width: number,
  height: number,
  seed: number,
  { memory, share }: Studio = makeOwnStudio(),
): Promise<Compositor> {
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
  return { memory, share, kernels: exported, width, height, frameAt, rippleAt, grainAt, rowAt };
}
