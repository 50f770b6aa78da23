import type { NumberMap } from './picture.ts';

/** Maps of numbers: another size, a blur. Beyond its edge a map goes on as it ends. */

/** Another size, smoothly; for enlarging, or for shrinking by less than half. */
export function scaleMap(map: NumberMap, wide: number, tall: number): NumberMap {
  const { width, height, values } = map;
  if (wide === width && tall === height) return map;
  const scaled = new Float32Array(wide * tall);
  const columns = Float32Array.from({ length: wide }, (_, x) => place(x, width, wide));
  for (let y = 0; y < tall; y++) {
    const v = place(y, height, tall);
    const top = Math.floor(v);
    const upper = top * width;
    const lower = Math.min(top + 1, height - 1) * width;
    for (let x = 0; x < wide; x++) {
      const u = columns[x] ?? 0;
      const left = Math.floor(u);
      const right = Math.min(left + 1, width - 1);
      const a = (values[upper + left] ?? 0) * (1 - u + left) + (values[upper + right] ?? 0) * (u - left);
      const b = (values[lower + left] ?? 0) * (1 - u + left) + (values[lower + right] ?? 0) * (u - left);
      scaled[y * wide + x] = a + (b - a) * (v - top);
    }
  }
  return { width: wide, height: tall, values: scaled };
}

/** Where a pixel of another size lies among those of a map. */
export const place = (at: number, length: number, wanted: number): number =>
  Math.min(Math.max(((at + 0.5) * length) / wanted - 0.5, 0), length - 1);

/** The mean of the square of so many pixels on each side; at an edge, of what lies within. */
export const blurMap = ({ width, height, values }: NumberMap, radius: number): NumberMap => ({
  ...{ width, height },
  values: blurTogether(values, width, height, radius),
});

/**
 * The same for several maps that lie together, all numbers of a pixel side by side: their counts and places are worked out once, and a third
 * of the time of one after the other (2026-11).
 */
export function blurTogether(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const each = values.length / (width * height);
  const line = width * each;
  const passed = new Float32Array(values.length);
  const sums = new Float64Array(Math.max(line, each));
  for (let y = 0; y < height; y++) {
    const row = y * line;
    for (let c = 0; c < each; c++) {
      let sum = 0;
      for (let x = 0; x < Math.min(radius, width); x++) sum += values[row + x * each + c] ?? 0;
      sums[c] = sum;
    }
    for (let x = 0; x < width; x++) {
      const share = 1 / (Math.min(x + radius, width - 1) - Math.max(x - radius, 0) + 1);
      const at = row + x * each;
      const enters = x + radius < width ? at + radius * each : -1;
      const leaves = x - radius > 0 ? at - (radius + 1) * each : -1;
      for (let c = 0; c < each; c++) {
        let sum = sums[c] ?? 0;
        if (enters >= 0) sum += values[enters + c] ?? 0;
        if (leaves >= 0) sum -= values[leaves + c] ?? 0;
        sums[c] = sum;
        passed[at + c] = sum * share;
      }
    }
  }
  // Row by row with a sum for each column: going down the columns one by one would miss the cache with every step.
  const blurred = new Float32Array(values.length);
  sums.fill(0);
  const add = (y: number, sign: number): void => {
    const row = y * line;
    for (let x = 0; x < line; x++) sums[x] = (sums[x] ?? 0) + sign * (passed[row + x] ?? 0);
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius > 0) add(y - radius - 1, -1);
    const share = 1 / (Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1);
    const row = y * line;
    for (let x = 0; x < line; x++) blurred[row + x] = (sums[x] ?? 0) * share;
  }
  return blurred;
}

export const smoothStep = (from: number, to: number, value: number): number => {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
};
