import { fillHole } from './fill-hole.ts';
import type { Raster } from './raster.ts';
import type { Subject } from './subject.ts';

/** How much of it comes from the same row: horizons, shores and walls run level. */
const LEVEL = 0.72;
/** Pixels beside the hole whose colours are gone on with. */
const BESIDE = 4;

/** What was behind a subject, as far as its surroundings tell. Around it nothing changes, so that at rest nothing is seen of it. */
export function paintBehind(raster: Raster, { hole }: Subject): Uint8Array {
  const { width, height } = raster;
  const { pixels } = fillHole(raster, { width, height, shares: hole.map((value) => value * 255) });
  const painted = Uint8Array.from(pixels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hole[y * width + x] === 0) continue;
      const from = x;
      while (x < width && hole[y * width + x] === 1) x += 1;
      goOn(raster, hole, painted, y, from, x);
    }
  }
  return painted;
}

/** The colours at both ends of a gap in a row run into each other; where one end is the picture's edge, the other goes on. */
function goOn(
  { width, pixels }: Raster,
  hole: Uint8Array,
  painted: Uint8Array,
  y: number,
  from: number,
  to: number,
): void {
  const colourAt = (start: number, step: 1 | -1): readonly number[] | null => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let k = 0; k < BESIDE; k++) {
      const x = start + k * step;
      if (x < 0 || x >= width || hole[y * width + x] === 1) break;
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (pixels[(y * width + x) * 4 + part] ?? 0);
      count += 1;
    }
    return count === 0 ? null : sum.map((value) => value / count);
  };
  const [left, right] = [colourAt(from - 1, -1), colourAt(to, 1)];
  const [a, b] = [left ?? right, right ?? left];
  if (a === null || b === null) return;
  for (let x = from; x < to; x++) {
    const share = (x - from + 0.5) / (to - from);
    const at = (y * width + x) * 4;
    for (let part = 0; part < 3; part++) {
      const level = (a[part] ?? 0) * (1 - share) + (b[part] ?? 0) * share;
      painted[at + part] = Math.round(level * LEVEL + (painted[at + part] ?? 0) * (1 - LEVEL));
    }
  }
}
