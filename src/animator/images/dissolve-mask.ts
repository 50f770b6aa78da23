import { mix, smoothstep } from '../maths/ease.ts';
import type { Raster } from '../scenes/raster.ts';

const COLUMNS = 48;

/** How wide the dissolve's edge is, in mask levels: wide enough that it is felt and never seen as a line. */
export const SOFTNESS = 210;

function luminanceAt(raster: Raster, x: number, y: number): number {
  const at =
    (Math.min(raster.height - 1, Math.floor(y)) * raster.width + Math.min(raster.width - 1, Math.floor(x))) * 4;
  const { pixels } = raster;
  return 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
}

function meanLuminance(raster: Raster, left: number, top: number, width: number, height: number): number {
  const probes = 6;
  let sum = 0;
  for (let j = 0; j < probes; j++) {
    for (let i = 0; i < probes; i++) {
      sum += luminanceAt(raster, left + ((i + 0.5) / probes) * width, top + ((j + 0.5) / probes) * height);
    }
  }
  return sum / (probes * probes);
}

function soften(cells: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(cells.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 2); j <= Math.min(rows - 1, y + 2); j++) {
        for (let i = Math.max(0, x - 2); i <= Math.min(columns - 1, x + 2); i++) {
          sum += cells[j * columns + i] ?? 0;
          count++;
        }
      }
      out[y * columns + x] = sum / count;
    }
  }
  return out;
}

/** One byte for each pixel: where the coming picture is bright it comes first, as light does, and its dark parts follow. */
export function paintDissolveMask(coming: Raster, width: number, height: number): Uint8Array {
  const rows = Math.max(8, Math.round((COLUMNS * height) / width));
  const cellWidth = coming.width / COLUMNS;
  const cellHeight = coming.height / rows;
  const raw = Float32Array.from({ length: COLUMNS * rows }, (_, i) =>
    meanLuminance(coming, (i % COLUMNS) * cellWidth, Math.floor(i / COLUMNS) * cellHeight, cellWidth, cellHeight),
  );
  const once = soften(raw, COLUMNS, rows);
  const cells = soften(soften(once, COLUMNS, rows), COLUMNS, rows);
  const low = cells.reduce((a, b) => Math.min(a, b), 255);
  const high = cells.reduce((a, b) => Math.max(a, b), 0);
  // An even picture has no order of its own: what little differs in it is not blown up.
  const span = Math.max(60, high - low);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1.001, Math.max(0, ((y + 0.5) / height) * rows - 0.5));
    const top = Math.floor(v) * COLUMNS;
    const down = smoothstep(0, 1, v - Math.floor(v));
    for (let x = 0; x < width; x++) {
      const u = Math.min(COLUMNS - 1.001, Math.max(0, ((x + 0.5) / width) * COLUMNS - 0.5));
      const left = Math.floor(u);
      const across = smoothstep(0, 1, u - left);
      const upper = mix(cells[top + left] ?? 0, cells[top + left + 1] ?? 0, across);
      const lower = mix(cells[top + COLUMNS + left] ?? 0, cells[top + COLUMNS + left + 1] ?? 0, across);
      mask[y * width + x] = Math.round(((high - mix(upper, lower, down)) / span) * 255);
    }
  }
  return mask;
}
