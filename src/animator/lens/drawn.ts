import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { LensKernels } from './kernels.ts';

/** A picture as plain numbers: three bytes a pixel, red, green and blue. */
export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A finished picture in the kernels' memory: four bytes a pixel. */
export interface Drawn {
  readonly memory: KernelMemory;
  readonly kernels: LensKernels;
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

export function copyDrawn({ memory, at, width, height }: Drawn): RgbPicture {
  const frame = memory.bytes(at, width * height * 4);
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = frame[from] ?? 0;
    pixels[to + 1] = frame[from + 1] ?? 0;
    pixels[to + 2] = frame[from + 2] ?? 0;
  }
  return { width, height, pixels };
}

/** A finished picture, read once from top to bottom: rows filtered for PNG, each beginning with its filter's number. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The rows from the last call's end on. Valid until the next call. */
  readRows(count: number): Uint8Array;
  /** Adler-32 of all that was read. */
  checksum(): number;
}

/** `most` rows are asked for at once. */
export function makeSheet({ memory, kernels, at, width, height }: Drawn, most: number): Sheet {
  const bytes = width * 3;
  // The row above comes first, and both ends have 16 bytes to spare.
  const plainAt = memory.reserve(bytes * (most + 1) + 64) + 16;
  const filteredAt = memory.reserve((bytes + 1) * most + 64);
  memory.bytes(plainAt - 16, bytes + 16).fill(0);
  let top = 0;
  let checksum = 1;
  return {
    width,
    height,
    readRows(count) {
      for (let row = 0; row < count; row++)
        kernels.packRgb(at + (top + row) * width * 4, width, plainAt + bytes * (row + 1));
      kernels.filterRows(plainAt, bytes, count, filteredAt);
      top += count;
      memory.bytes(plainAt, bytes).set(memory.bytes(plainAt + bytes * count, bytes));
      checksum = kernels.adler32(filteredAt, (bytes + 1) * count, checksum) >>> 0;
      return memory.bytes(filteredAt, (bytes + 1) * count);
    },
    checksum: () => checksum,
  };
}
