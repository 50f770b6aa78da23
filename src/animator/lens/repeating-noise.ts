import { smoothstep } from '../maths/ease.ts';
import { makeRandom } from '../maths/random.ts';

/** Texels along a side. */
export const NOISE_SIZE = 256;

/** Repeating noise of five octaves: what varies ground, puddles and foam. A byte a texel. */
export function makeRepeatingNoise(): Uint8Array {
  const out = new Uint8Array(NOISE_SIZE * NOISE_SIZE);
  const random = makeRandom(7);
  const octaves = [8, 16, 32, 64, 128].map((cells) => ({
    cells,
    values: Float32Array.from({ length: cells * cells }, () => random.next()),
  }));
  const sums = new Float64Array(NOISE_SIZE * NOISE_SIZE);
  let [amplitude, total] = [0.5, 0];
  for (const { cells, values } of octaves) {
    addNoise(sums, cells, values, amplitude);
    total += amplitude;
    amplitude *= 0.6;
  }
  for (let index = 0; index < sums.length; index++) {
    out[index] = Math.min(255, Math.max(0, (((sums[index] ?? 0) / total - 0.5) * 1.8 + 0.5) * 255));
  }
  return out;
}

/** One octave: each value smoothly into the next, over the whole square. */
function addNoise(sums: Float64Array, cells: number, values: Float32Array, amplitude: number): void {
  const step = NOISE_SIZE / cells;
  // Along a row as well as down a column: how far each texel is into its cell.
  const into = Float64Array.from({ length: NOISE_SIZE }, (_, at) => smoothstep(0, 1, (at % step) / step));
  // Across the square along one row of values: all texels between two of these rows are a mix of them.
  const rowOf = (row: number): Float64Array =>
    Float64Array.from(into, (fx, x) => {
      const ix = Math.floor(x / step);
      const a = values[row * cells + ix] ?? 0;
      return a + ((values[row * cells + ((ix + 1) % cells)] ?? 0) - a) * fx;
    });
  const rows = Array.from({ length: cells }, (_, row) => rowOf(row));
  for (let y = 0; y < NOISE_SIZE; y++) {
    const iy = Math.floor(y / step);
    const [above, below] = [rows[iy] ?? into, rows[(iy + 1) % cells] ?? into];
    const [fy, first] = [into[y] ?? 0, y * NOISE_SIZE];
    for (let x = 0; x < NOISE_SIZE; x++) {
      const top = above[x] ?? 0;
      sums[first + x] = (sums[first + x] ?? 0) + amplitude * (top + ((below[x] ?? 0) - top) * fy);
    }
  }
}
