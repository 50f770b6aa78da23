import type { NumberMap } from './picture.ts';

/** Maps of numbers at another size. Beyond its edge a map goes on as it ends. */

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

export const smoothStep = (from: number, to: number, value: number): number => {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
};
