import type { NumberMap } from './picture.ts';

const INSIDE = 0.5;
const EDGE = 0.05;

/**
 * A mask without its blots: of the parts that hang together, those are kept that are at least this share of the largest, each with its soft edge. Where
 * nothing is over a half, all stays: the net was not sure, and that is for others to judge.
 */
export function keepLargeParts(mask: NumberMap, leastShare: number): NumberMap {
  const { width, height, values } = mask;
  const parts = new Int32Array(values.length);
  const sizes = [0];
  const waiting: number[] = [];
  for (let start = 0; start < values.length; start++) {
    if ((values[start] ?? 0) < EDGE || parts[start] !== 0) continue;
    const part = sizes.length;
    let size = 0;
    parts[start] = part;
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if ((values[at] ?? 0) >= INSIDE) size++;
      const x = at % width;
      for (let side = 0; side < 4; side++) {
        const next =
          side === 0 ? at - (x > 0 ? 1 : 0) : side === 1 ? at + (x < width - 1 ? 1 : 0) : at + (side * 2 - 5) * width;
        if (next < 0 || next >= width * height || parts[next] !== 0 || (values[next] ?? 0) < EDGE) continue;
        parts[next] = part;
        waiting.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = Math.max(...sizes);
  if (largest === 0) return mask;
  return {
    ...mask,
    values: values.map((value, at) => ((sizes[parts[at] ?? 0] ?? 0) >= largest * leastShare ? value : 0)),
  };
}
