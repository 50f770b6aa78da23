import { clamp } from '../../maths/ease.ts';
import type { Flow } from './match.ts';

/** Between four places. */
export function flowAt({ width, height, right, down }: Flow, x: number, y: number): readonly [number, number] {
  const [px, py] = [clamp(x, 0, width - 1.001), clamp(y, 0, height - 1.001)];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  const [a, b] = [px - column, py - row];
  const at = row * width + column;
  const mean = (values: Float32Array): number =>
    ((values[at] ?? 0) * (1 - a) + (values[at + 1] ?? 0) * a) * (1 - b) +
    ((values[at + width] ?? 0) * (1 - a) + (values[at + width + 1] ?? 0) * a) * b;
  return [mean(right), mean(down)];
}

/** Pixels by which a way there and back may miss where it began, and what of its length. */
const MISS = { pixels: 1.6, share: 0.04 } as const;

/** 1 for each pixel that is found again where it was found: of what two pictures both show. */
export function findMatched(there: Flow, back: Flow): Uint8Array {
  const { width, height } = there;
  const matched = new Uint8Array(width * height);
  for (let at = 0; at < matched.length; at++) {
    const [right, down] = [there.right[at] ?? 0, there.down[at] ?? 0];
    const [i, j] = flowAt(back, (at % width) + right, Math.floor(at / width) + down);
    const miss = Math.hypot(right + i, down + j);
    if (miss < MISS.pixels + MISS.share * Math.hypot(right, down)) matched[at] = 1;
  }
  return dropIslands(matched, there, LEAST_ISLAND);
}

/** Of the picture's pixels: what is smaller was found by chance. */
const LEAST_ISLAND = 0.0015;
/** Pixels between neighbours that go the same way. */
const APART = 2;

/** Matches count where many neighbours go the same way: `leastShare` of the picture. */
export function dropIslands(matched: Uint8Array, { width, height, right, down }: Flow, leastShare: number): Uint8Array {
  const kept = new Uint8Array(matched.length);
  const seen = new Uint8Array(matched.length);
  const least = width * height * leastShare;
  const island = new Int32Array(matched.length);
  for (let start = 0; start < matched.length; start++) {
    if (matched[start] === 0 || seen[start] === 1) continue;
    let size = 1;
    island[0] = start;
    seen[start] = 1;
    for (let next = 0; next < size; next++) {
      const at = island[next] ?? 0;
      const x = at % width;
      for (const step of [-1, 1, -width, width]) {
        const to = at + step;
        if (to < 0 || to >= matched.length || (step === -1 && x === 0) || (step === 1 && x === width - 1)) continue;
        if (seen[to] === 1 || matched[to] === 0) continue;
        const apart = Math.abs((right[to] ?? 0) - (right[at] ?? 0)) + Math.abs((down[to] ?? 0) - (down[at] ?? 0));
        if (apart > APART) continue;
        seen[to] = 1;
        island[size] = to;
        size += 1;
      }
    }
    if (size >= least) for (let at = 0; at < size; at++) kept[island[at] ?? 0] = 1;
  }
  return kept;
}
