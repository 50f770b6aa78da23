import type { Head } from '../../bodies/outline.ts';
import { type CutFigure, type Eyes, findEyes, isSkin, type SeenIn } from './find-eyes.ts';

/** A face, where the outline does not tell where the head is: of long hair, hats, collars. */
export interface Face {
  readonly head: Head;
  readonly eyes: Eyes;
}

/** Cells across the subject's box in which skin is looked for. */
const COLUMNS = 72;
/** Widths of heads that are tried, of the shorter side of the box; how much taller they are; and how far apart, of their width. */
const WIDTHS = [0.3, 0.4, 0.52, 0.66, 0.82] as const;
/** A head that fills all of it, where there is no smaller one. */
const WHOLE = [1] as const;
const TALLER = 1.25;
const STEP = 0.16;
/** Of all that are tried, by skin alone: so many are looked at for eyes. */
const LOOKED_AT = 14;
/** Of the middle of a face, which is skin; and of the box, how far down a head begins. */
const LEAST_SKIN = 0.5;
const LOWEST = 0.6;
/** Levels: less sure is a pattern of leaves or cloth. */
const SUREST_FROM = 44;

interface SkinMap {
  readonly columns: number;
  readonly rows: number;
  /** Sums over all above and left of a corner. */
  readonly sums: Float64Array;
}

export function findFace(plate: SeenIn, subject: CutFigure): Face | null {
  const map = mapSkin(plate, subject);
  return findAmong(WIDTHS, map, plate, subject) ?? findAmong(WHOLE, map, plate, subject);
}

function findAmong(widths: readonly number[], map: SkinMap, plate: SeenIn, subject: CutFigure): Face | null {
  const { box } = subject;
  const tried: { readonly head: Head; readonly score: number }[] = [];
  for (const share of widths) {
    const across = share * Math.min(map.columns, map.rows);
    const down = across * TALLER;
    for (let y = 0; y + down * 0.8 < map.rows && y < map.rows * LOWEST; y += across * STEP) {
      for (let x = 0; x + across <= map.columns; x += across * STEP) {
        const inside = skinIn(map, x + across * 0.26, y + down * 0.32, x + across * 0.74, y + down * 0.86);
        if (inside < LEAST_SKIN) continue;
        // Beside a face there is hair or the background; above it hair.
        const beside =
          (skinIn(map, x, y, x + across * 0.12, y + down) + skinIn(map, x + across * 0.88, y, x + across, y + down)) /
          2;
        const above = skinIn(map, x, y, x + across, y + down * 0.15);
        const head = {
          u: box.left + ((x + across / 2) / map.columns) * (box.right - box.left),
          v: box.top + ((y + down / 2) / map.rows) * (box.bottom - box.top),
          across: (across / 2 / map.columns) * (box.right - box.left),
          down: (down / 2 / map.rows) * (box.bottom - box.top),
        };
        tried.push({ head, score: inside - 0.5 * beside - 0.4 * above + 0.15 * share });
      }
    }
  }
  let best: Face | null = null;
  for (const { head } of tried.toSorted((a, b) => b.score - a.score).slice(0, LOOKED_AT)) {
    const eyes = findEyes(plate, subject, head, true);
    if (eyes !== null && eyes.score > Math.max(SUREST_FROM, best?.eyes.score ?? 0)) best = { head, eyes };
  }
  return best;
}

function mapSkin({ area, size }: SeenIn, { cut, box }: CutFigure): SkinMap {
  const [wide, tall] = [(box.right - box.left) * size.width, (box.bottom - box.top) * size.height];
  const rows = Math.max(8, Math.round((COLUMNS * tall) / wide));
  const sums = new Float64Array((COLUMNS + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const x = Math.floor(box.left * size.width + ((column + 0.5) / COLUMNS) * wide) + area.left - cut.left;
      const y = Math.floor(box.top * size.height + ((row + 0.5) / rows) * tall) + area.top - cut.top;
      const at = (y * cut.width + x) * 4;
      const shown = x >= 0 && y >= 0 && x < cut.width && y < cut.height && (cut.pixels[at + 3] ?? 0) > 128;
      if (shown && isSkin(cut.pixels[at] ?? 0, cut.pixels[at + 1] ?? 0, cut.pixels[at + 2] ?? 0)) line += 1;
      sums[(row + 1) * (COLUMNS + 1) + column + 1] = (sums[row * (COLUMNS + 1) + column + 1] ?? 0) + line;
    }
  }
  return { columns: COLUMNS, rows, sums };
}

/** The share of skin between corners of the map. */
function skinIn({ columns, rows, sums }: SkinMap, left: number, top: number, right: number, bottom: number): number {
  const [x, y, x2, y2] = [left, top, right, bottom].map(Math.round) as [number, number, number, number];
  const clip = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const at = (column: number, row: number): number =>
    sums[clip(row, rows) * (columns + 1) + clip(column, columns)] ?? 0;
  return (at(x2, y2) - at(x, y2) - at(x2, y) + at(x, y)) / Math.max(1, (x2 - x) * (y2 - y));
}
