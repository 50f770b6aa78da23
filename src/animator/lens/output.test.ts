import { describe, expect, it } from 'vitest';
import { KernelMemory } from '../maths/kernel-memory.ts';
import { makeRandom } from '../maths/random.ts';
import { Lens } from './lens.ts';

const INNER = { width: 24, height: 16 };

/** A lens whose finished picture is noise. */
function aLens() {
  const memory = new KernelMemory();
  const lens = new Lens(memory, { ...INNER, mirrorShare: 0, vertexRoom: 64, chunkRoom: 8, keyRoom: 8 });
  const random = makeRandom(5);
  const pixels = Uint8Array.from({ length: INNER.width * INNER.height * 4 }, () => random.index(256));
  memory.bytes(lens.record.get('picture'), pixels.length).set(pixels);
  return { memory, lens, pixels };
}

const LUMA = [0.18259, 0.61423, 0.06201, 16] as const;
const BLUE = [-0.10065, -0.33858, 0.43921, 128] as const;
const RED = [0.43921, -0.39894, -0.04027, 128] as const;

/** Catmull-Rom through the four values around a place. */
const curve = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

function plainValue(pixels: Uint8Array, weights: readonly number[], x: number, y: number): number {
  const at = (i: number, j: number): number => {
    const [cx, cy] = [Math.min(INNER.width - 1, Math.max(0, i)), Math.min(INNER.height - 1, Math.max(0, j))];
    const from = (cy * INNER.width + cx) * 4;
    return [0, 1, 2].reduce((sum, k) => sum + (weights[k] ?? 0) * (pixels[from + k] ?? 0), weights[3] ?? 0);
  };
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const row = (j: number): number => curve(x - ix, [at(ix - 1, j), at(ix, j), at(ix + 1, j), at(ix + 2, j)]);
  return Math.min(255, Math.max(0, curve(y - iy, [row(iy - 1), row(iy), row(iy + 1), row(iy + 2)])));
}

describe('the printed frame', () => {
  it.each([
    [36, 24],
    [38, 26],
    [96, 64],
  ])('is the inner picture enlarged to %i x %i, as plain numbers say', (width, height) => {
    const { memory, lens, pixels } = aLens();
    lens.prepareOutput(width);
    const at = memory.reserve((width * height * 3) / 2);
    lens.kernels.writeI420(lens.record.at, at, width, height);
    const frame = memory.bytes(at, (width * height * 3) / 2);
    const [stepX, stepY] = [INNER.width / width, INNER.height / height];
    let worst = 0;
    const compare = (weights: readonly number[], x: number, y: number, value: number | undefined) => {
      worst = Math.max(worst, Math.abs((value ?? 0) - plainValue(pixels, weights, x, y)));
    };
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++)
        compare(LUMA, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5, frame[y * width + x]);
    }
    const [half, colour] = [width / 2, width * height];
    for (let y = 0; y < height / 2; y++) {
      for (let x = 0; x < half; x++) {
        const [px, py] = [(2 * x + 1) * stepX - 0.5, (2 * y + 1) * stepY - 0.5];
        compare(BLUE, px, py, frame[colour + y * half + x]);
        compare(RED, px, py, frame[colour + (half * height) / 2 + y * half + x]);
      }
    }
    expect(worst).toBeLessThan(0.8);
  });

  it('is the inner picture itself where both have one size', () => {
    const { memory, lens, pixels } = aLens();
    const at = memory.reserve((INNER.width * INNER.height * 3) / 2);
    lens.kernels.writeI420(lens.record.at, at, INNER.width, INNER.height);
    const luma = memory.bytes(at, INNER.width * INNER.height);
    for (const [index, value] of luma.entries()) {
      const [x, y] = [index % INNER.width, Math.floor(index / INNER.width)];
      expect(Math.abs(value - plainValue(pixels, LUMA, x, y))).toBeLessThan(0.6);
    }
  });
});
