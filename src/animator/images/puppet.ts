import { alphaAt, type Plate, type PlateSubject } from './plate.ts';

/** What can be told of whoever is cut out of a picture by its outline alone: all in shares of the film. */
export interface Puppet {
  readonly legs: readonly Leg[];
  readonly head: Head | null;
  /** To which side it looks: -1 left, 1 right, 0 where the outline does not tell. */
  readonly faces: -1 | 0 | 1;
}

/** It swings around its hip. */
export interface Leg {
  readonly hip: number;
  readonly foot: number;
  /** Its middle on each row from hip to foot, and half its width there, evenly spaced. */
  readonly middles: readonly number[];
  readonly halves: readonly number[];
}

export interface Head {
  readonly u: number;
  readonly v: number;
  /** Half its width and half its height. */
  readonly across: number;
  readonly down: number;
}

const ROWS = 90;
const COLUMNS = 120;
/** Of its height: no leg is longer. */
const LONGEST_LEG = { upright: 0.5, onAllFours: 0.48 } as const;
/** Of its height: what is shorter is a tip of a coat. */
const SHORTEST_LEG = 0.07;

/** One stretch of the outline on a row, in columns. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** How it is built: on two feet, on four, or of what nobody knows an end from the other. */
export type Build = 'upright' | 'on_all_fours' | 'other';

export function findPuppet(plate: Plate, subject: PlateSubject, build: Build): Puppet {
  const upright = build !== 'on_all_fours';
  const { box } = subject;
  const rows = outlineOf(plate, subject);
  const standing = box.bottom <= 0.97;
  const faces = upright ? 0 : facingOf(rows);
  const u = (column: number): number => box.left + ((box.right - box.left) * column) / COLUMNS;
  const v = (row: number): number => box.top + ((box.bottom - box.top) * row) / ROWS;
  const legs =
    standing && build !== 'other' ? findTracks(rows, upright ? LONGEST_LEG.upright : LONGEST_LEG.onAllFours) : [];
  return {
    legs: legs.map(({ bottom, runs }): Leg => {
      const upward = runs.toReversed();
      return {
        hip: v(bottom - runs.length + 1),
        foot: v(bottom + 1),
        middles: upward.map(({ from, to }) => u((from + to + 1) / 2)),
        halves: upward.map(({ from, to }) => (u(to + 1) - u(from)) / 2),
      };
    }),
    head: build === 'other' ? null : headOf(rows, { upright, faces, standing }, u, v),
    faces,
  };
}

function outlineOf({ area, size }: Plate, { cut, box }: PlateSubject): Run[][] {
  return Array.from({ length: ROWS }, (_, row) => {
    const y = Math.round((box.top + ((box.bottom - box.top) * (row + 0.5)) / ROWS) * size.height) + area.top;
    const runs: Run[] = [];
    let from = -1;
    for (let column = 0; column <= COLUMNS; column++) {
      const x = Math.round((box.left + ((box.right - box.left) * (column + 0.5)) / COLUMNS) * size.width) + area.left;
      const inside = column < COLUMNS && alphaAt(cut, x, y) > 128;
      if (inside && from < 0) from = column;
      if (!inside && from >= 0) {
        if (column - from >= 2) runs.push({ from, to: column - 1 });
        from = -1;
      }
    }
    return runs;
  });
}

/** A stretch that goes on from row to row: upward from `bottom`. */
interface Track {
  bottom: number;
  runs: Run[];
}

const overlaps = (a: Run, b: Run | undefined): boolean => b !== undefined && a.from <= b.to && b.from <= a.to;
const widthOf = ({ from, to }: Run): number => to - from + 1;

/** Legs, from the ground up to where they meet or become the body. */
function findTracks(rows: readonly (readonly Run[])[], longest: number): Track[] {
  const ended: Track[] = [];
  let active: Track[] = [];
  const highest = Math.round(ROWS * (1 - longest));
  for (let row = ROWS - 1; row >= highest; row--) {
    const next: Track[] = [];
    const taken = new Set<Track>();
    for (const run of rows[row] ?? []) {
      const under = active.filter((track) => overlaps(run, track.runs.at(-1)));
      for (const track of under) taken.add(track);
      const [first, ...others] = under.toSorted((a, b) => b.runs.length - a.runs.length);
      if (first === undefined) {
        next.push({ bottom: row, runs: [run] });
        continue;
      }
      const below = under.reduce((sum, { runs }) => sum + widthOf(runs.at(-1) ?? run), 0);
      const long = first.runs.length > ROWS * SHORTEST_LEG * 1.5;
      const isBody =
        long && (others.some(({ runs }) => runs.length > ROWS * SHORTEST_LEG * 1.5) || widthOf(run) > below * 1.5);
      // Two feet side by side become one leg; two legs become a body.
      if (isBody) ended.push(...under);
      else next.push({ bottom: Math.max(...under.map(({ bottom }) => bottom)), runs: [...first.runs, run] });
    }
    ended.push(...active.filter((track) => !taken.has(track) && track.runs.length > ROWS * SHORTEST_LEG));
    active = next;
  }
  const feet = ROWS * 0.8;
  return [...ended, ...active]
    .filter(({ runs, bottom }) => runs.length >= ROWS * SHORTEST_LEG && bottom >= feet)
    .toSorted((a, b) => (a.runs[0]?.from ?? 0) - (b.runs[0]?.from ?? 0));
}

/** Of four-legged animals the head is higher than the other end, and there is more of it. */
function facingOf(rows: readonly (readonly Run[])[]): -1 | 0 | 1 {
  let [left, right] = [0, 0];
  for (const runs of rows.slice(0, Math.round(ROWS * 0.42))) {
    for (const { from, to } of runs) {
      for (let column = from; column <= to; column++) {
        if (column < COLUMNS * 0.36) left += 1;
        if (column >= COLUMNS * 0.64) right += 1;
      }
    }
  }
  const lean = (right - left) / Math.max(1, right + left);
  return Math.abs(lean) < 0.24 ? 0 : lean > 0 ? 1 : -1;
}

interface Stance {
  readonly upright: boolean;
  readonly standing: boolean;
  readonly faces: -1 | 0 | 1;
}

function headOf(
  rows: readonly (readonly Run[])[],
  { upright, faces, standing }: Stance,
  u: (column: number) => number,
  v: (row: number) => number,
): Head | null {
  const boxed = (from: number, to: number, first: number, last: number): Head => {
    let [sum, count, low, high] = [0, 0, COLUMNS, 0];
    for (const runs of rows.slice(first, last)) {
      for (const run of runs) {
        for (let column = Math.max(run.from, from); column <= Math.min(run.to, to); column++) {
          sum += column + 0.5;
          count += 1;
          [low, high] = [Math.min(low, column), Math.max(high, column + 1)];
        }
      }
    }
    const middle = sum / Math.max(1, count);
    return {
      u: u(middle),
      v: v((first + last) / 2),
      across: (u(high) - u(low)) / 2,
      down: (v(last) - v(first)) / 2,
    };
  };
  if (upright) {
    const neck = findNeck(rows);
    if (neck !== null) return boxed(0, COLUMNS, 0, neck);
    return standing ? boxed(0, COLUMNS, 0, Math.round(ROWS * 0.15)) : null;
  }
  if (!standing) return boxed(0, COLUMNS, 0, Math.round(ROWS * 0.9));
  if (faces === 0) return boxed(0, COLUMNS, 0, Math.round(ROWS * 0.4));
  const from = faces > 0 ? COLUMNS * 0.62 : 0;
  return boxed(from, faces > 0 ? COLUMNS : COLUMNS * 0.38, 0, Math.round(ROWS * 0.46));
}

/** The narrowest row under a head that is wider, above shoulders that are much wider. */
function findNeck(rows: readonly (readonly Run[])[]): number | null {
  const widths = rows.map((runs) => Math.max(0, ...runs.map(widthOf)));
  let widest = 0;
  for (let row = 2; row < ROWS * 0.6; row++) {
    const width = widths[row] ?? 0;
    widest = Math.max(widest, width);
    const below = Math.max(...widths.slice(row + 1, row + Math.round(ROWS * 0.16)));
    const least = Math.min(...widths.slice(row + 1, row + 5));
    if (row >= ROWS * 0.06 && width < widest * 0.86 && below > width * 1.35 && least >= width) return row;
  }
  return null;
}
