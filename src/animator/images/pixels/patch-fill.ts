import { clamp } from '../../maths/ease.ts';
import { evenOut } from './even-out.ts';
import { fillHole } from './fill-hole.ts';
import { type HoledMap, matchPatches, type Sources } from './patch-match.ts';
import type { Raster } from './raster.ts';

/** Longest side of the copy in which patches are looked for: at this size a blade of grass is one pixel. */
const LONGEST = 224;
const LEAST = 24;
const SEED = 1;

/**
 * The picture without what lies in its hole (1 for each pixel): the textures around it go on across it, but for those of others who stand there (`barred`). Around it
 * nothing changes.
 */
export function fillByPatches(
  picture: Raster,
  hole: Uint8Array,
  barred: Uint8Array = new Uint8Array(hole.length),
): Uint8Array {
  const { width, height } = picture;
  const smooth = fillHole(picture, { width, height, shares: hole.map((value) => value * 255) });
  if (!hole.includes(1) || !hole.includes(0)) return smooth.pixels;
  const scale = Math.max(1, Math.max(width, height) / LONGEST);
  const levels = [shrink(smooth, { hole, barred }, Math.ceil(width / scale), Math.ceil(height / scale))];
  for (
    let last = levels[0];
    last !== undefined && Math.min(last.width, last.height) >= LEAST * 2;
    last = levels.at(-1)
  ) {
    levels.push(halve(last));
  }
  let sources: Sources | null = null;
  let finest = levels[0];
  for (const level of levels.toReversed()) {
    sources = matchPatches(level, sources, SEED);
    finest = level;
  }
  if (sources === null || finest === undefined) return smooth.pixels;
  return copyOver(picture, hole, { map: finest, sources, smooth: smooth.pixels, seams: evenOut(finest, sources) });
}

/** A pixel is a hole as soon as any of those under it is. */
function shrink(
  { width, height, pixels }: Raster,
  { hole, barred }: Pick<HoledMap, 'hole' | 'barred'>,
  columns: number,
  rows: number,
): HoledMap {
  const colours = new Float32Array(columns * rows * 3);
  const [small, others] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)];
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.floor((row * height) / rows), Math.max(1, Math.ceil(((row + 1) * height) / rows))];
    for (let column = 0; column < columns; column++) {
      const [left, right] = [Math.floor((column * width) / columns), Math.ceil(((column + 1) * width) / columns)];
      const to = row * columns + column;
      let count = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const from = y * width + x;
          if (hole[from] === 1) small[to] = 1;
          if (barred[from] === 1) others[to] = 1;
          for (let part = 0; part < 3; part++) {
            colours[to * 3 + part] = (colours[to * 3 + part] ?? 0) + (pixels[from * 4 + part] ?? 0);
          }
          count += 1;
        }
      }
      for (let part = 0; part < 3; part++) colours[to * 3 + part] = (colours[to * 3 + part] ?? 0) / count;
    }
  }
  return { width: columns, height: rows, colours, hole: small, barred: others };
}

function halve({ width, height, colours, hole, barred }: HoledMap): HoledMap {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half: HoledMap = {
    width: columns,
    height: rows,
    colours: new Float32Array(columns * rows * 3),
    hole: new Uint8Array(columns * rows),
    barred: new Uint8Array(columns * rows),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const to = row * columns + column;
      for (let corner = 0; corner < 4; corner++) {
        const x = Math.min(width - 1, column * 2 + (corner & 1));
        const y = Math.min(height - 1, row * 2 + (corner >> 1));
        if (hole[y * width + x] === 1) half.hole[to] = 1;
        if (barred[y * width + x] === 1) half.barred[to] = 1;
        for (let part = 0; part < 3; part++) {
          half.colours[to * 3 + part] =
            (half.colours[to * 3 + part] ?? 0) + (colours[(y * width + x) * 3 + part] ?? 0) / 4;
        }
      }
    }
  }
  return half;
}

interface Found {
  readonly map: HoledMap;
  readonly sources: Sources;
  readonly smooth: Uint8Array;
  readonly seams: Float32Array;
}

/** In full detail: each pixel is the mean of what the four small pixels around it point to, so that no seam shows between two sources. */
function copyOver(
  { width, height, pixels }: Raster,
  hole: Uint8Array,
  { map, sources, smooth, seams }: Found,
): Uint8Array {
  const painted = Uint8Array.from(smooth);
  const [across, down] = [width / map.width, height / map.height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hole[y * width + x] !== 1) continue;
      const [u, v] = [(x + 0.5) / across - 0.5, (y + 0.5) / down - 0.5];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      let [red, green, blue, sum] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const column = clamp(left + (corner & 1), 0, map.width - 1);
        const row = clamp(top + (corner >> 1), 0, map.height - 1);
        const source = sources[row * map.width + column] ?? -1;
        if (source < 0) continue;
        const sx = Math.round(x + ((source % map.width) - column) * across);
        const sy = Math.round(y + (Math.floor(source / map.width) - row) * down);
        if (sx < 0 || sy < 0 || sx >= width || sy >= height || hole[sy * width + sx] === 1) continue;
        const share = (1 - Math.abs(u - (left + (corner & 1)))) * (1 - Math.abs(v - (top + (corner >> 1)))) + 1e-4;
        // The nearest counts most: a mean of four is soft where one is sharp.
        const weight = share * share;
        const from = (sy * width + sx) * 4;
        const seam = (row * map.width + column) * 3;
        red += ((pixels[from] ?? 0) + (seams[seam] ?? 0)) * weight;
        green += ((pixels[from + 1] ?? 0) + (seams[seam + 1] ?? 0)) * weight;
        blue += ((pixels[from + 2] ?? 0) + (seams[seam + 2] ?? 0)) * weight;
        sum += weight;
      }
      if (sum === 0) continue;
      const to = (y * width + x) * 4;
      painted[to] = clamp(Math.round(red / sum), 0, 255);
      painted[to + 1] = clamp(Math.round(green / sum), 0, 255);
      painted[to + 2] = clamp(Math.round(blue / sum), 0, 255);
    }
  }
  return painted;
}
