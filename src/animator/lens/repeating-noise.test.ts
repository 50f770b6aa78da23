import { describe, expect, it } from 'vitest';
import { smoothstep } from '../maths/ease.ts';
import { makeRandom } from '../maths/random.ts';
import { makeRepeatingNoise, NOISE_SIZE } from './repeating-noise.ts';

/** Which texels are compared: the step meets all places within a cell. */
const EVERY = 37;

function plainNoise(): Uint8Array {
  const random = makeRandom(7);
  const octaves = [8, 16, 32, 64, 128].map((cells) => ({
    cells,
    values: Float32Array.from({ length: cells * cells }, () => random.next()),
  }));
  return Uint8Array.from({ length: Math.floor((NOISE_SIZE * NOISE_SIZE) / EVERY) }, (_, index) => {
    const at = index * EVERY;
    let [amplitude, sum, total] = [0.5, 0, 0];
    for (const { cells, values } of octaves) {
      const step = NOISE_SIZE / cells;
      const [x, y] = [at % NOISE_SIZE, Math.floor(at / NOISE_SIZE)];
      const [fx, fy] = [smoothstep(0, 1, (x % step) / step), smoothstep(0, 1, (y % step) / step)];
      const value = (i: number, j: number): number =>
        values[((Math.floor(y / step) + j) % cells) * cells + ((Math.floor(x / step) + i) % cells)] ?? 0;
      const top = value(0, 0) + (value(1, 0) - value(0, 0)) * fx;
      const bottom = value(0, 1) + (value(1, 1) - value(0, 1)) * fx;
      sum += amplitude * (top + (bottom - top) * fy);
      total += amplitude;
      amplitude *= 0.6;
    }
    return Math.min(255, Math.max(0, ((sum / total - 0.5) * 1.8 + 0.5) * 255));
  });
}

describe('makeRepeatingNoise', () => {
  it('is what its octaves sum up to, to the byte', () => {
    const [noise, plain] = [makeRepeatingNoise(), plainNoise()];
    expect(plain.map((_, index) => noise[index * EVERY] ?? 0)).toEqual(plain);
  });
});
