import { clamp } from '../../maths/ease.ts';

/** Means over `aside` to each side, and as far up and down unless that is told by itself, by running sums. */
export function blur(
  values: Float32Array,
  width: number,
  height: number,
  aside: number,
  upright = aside,
): Float32Array {
  const lines = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const run = (
    from: Float32Array,
    to: Float32Array,
    start: number,
    step: number,
    count: number,
    reach: number,
  ): void => {
    let sum = 0;
    const valueAt = (index: number): number => from[start + clamp(index, 0, count - 1) * step] ?? 0;
    for (let index = -reach; index <= reach; index++) sum += valueAt(index);
    for (let index = 0; index < count; index++) {
      to[start + index * step] = sum / (2 * reach + 1);
      sum += valueAt(index + reach + 1) - valueAt(index - reach);
    }
  };
  for (let y = 0; y < height; y++) run(values, lines, y * width, 1, width, aside);
  for (let x = 0; x < width; x++) run(lines, out, x, width, height, upright);
  return out;
}
