/** What can be told of somebody by the outline alone: where legs and head are, and to which side it looks. */

/** Rows and columns of an outline: of the box around it. */
export const [OUTLINE_ROWS, OUTLINE_COLUMNS] = [90, 120];
const [ROWS, COLUMNS] = [OUTLINE_ROWS, OUTLINE_COLUMNS];
/** Of its height: no leg is longer. */
const LONGEST_LEG = { upright: 0.5, onAllFours: 0.48 } as const;
/** Of its height: what is shorter is a tip of a coat. */
const SHORTEST_LEG = 0.07;

/** Columns: what is narrower is still a leg, and be it twice as wide as its fetlock. */
const LEAST_BODY = COLUMNS * 0.06;

/** One stretch of the outline on a row, in columns. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** How it is built: on two feet, on four, or of what nobody knows an end from the other. */
export type Build = 'upright' | 'on_all_fours' | 'other';

/** All in shares of the box, from its left and its top. */
export interface Parts {
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

/** `inside`: at a column and a row, whether it is of the figure. */
export function traceOutline(inside: (column: number, row: number) => boolean): Run[][] {
  return Array.from({ length: ROWS }, (_, row) => {
    const runs: Run[] = [];
    let from = -1;
    for (let column = 0; column <= COLUMNS; column++) {
      const held = column < COLUMNS && inside(column, row);
      if (held && from < 0) from = column;
      if (held || from < 0) continue;
      if (column - from >= 2) runs.push({ from, to: column - 1 });
      from = -1;
    }
    return runs;
  });
}

/** `standing`: its feet are seen. */
export function findParts(rows: readonly (readonly Run[])[], build: Build, standing: boolean): Parts {
  const upright = build !== 'on_all_fours';
  const faces = upright ? 0 : facingOf(rows, standing);
  const legs = standing && build !== 'other' ? findTracks(rows, upright) : [];
  return {
    legs: legs.map(({ bottom, runs }): Leg => {
      const upward = runs.toReversed();
      return {
        hip: (bottom - runs.length + 1) / ROWS,
        foot: (bottom + 1) / ROWS,
        middles: upward.map(({ from, to }) => (from + to + 1) / 2 / COLUMNS),
        halves: upward.map(({ from, to }) => (to + 1 - from) / 2 / COLUMNS),
      };
    }),
    head: build === 'other' ? null : headOf(rows, { upright, faces, standing }),
    faces,
  };
}

/** A stretch that goes on from row to row: upward from `bottom`. */
interface Track {
  bottom: number;
  runs: Run[];
}

const overlaps = (a: Run, b: Run | undefined): boolean => b !== undefined && a.from <= b.to && b.from <= a.to;
const widthOf = ({ from, to }: Run): number => to - from + 1;

/** Legs, from the ground up to where they meet or become the body. */
function findTracks(rows: readonly (readonly Run[])[], upright: boolean): Track[] {
  const longest = upright ? LONGEST_LEG.upright : LONGEST_LEG.onAllFours;
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
      const pair = upright ? null : asOneLeg(under, run);
      if (pair !== null) {
        next.push(pair);
        continue;
      }
      const broad = widthOf(run) > below * 1.5 && widthOf(run) > LEAST_BODY;
      const isBody = long && (broad || others.some(({ runs }) => runs.length > ROWS * SHORTEST_LEG * 1.5));
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

/** Of their own width: legs that are seen so near to each other lie one before the other. */
const [LEGS_APART, LEGS_MEET] = [0.75, 1.35];

/** Two legs of an animal that lie one before the other are seen apart only at their feet: as one they bend at the knee, where each alone would come off. */
function asOneLeg(under: readonly Track[], run: Run): Track | null {
  const [one, other] = under;
  if (one === undefined || other === undefined || under.length !== 2) return null;
  const [a, b] = [one.runs.at(-1), other.runs.at(-1)];
  if (a === undefined || b === undefined || widthOf(run) > (widthOf(a) + widthOf(b)) * LEGS_MEET) return null;
  const bottom = Math.max(one.bottom, other.bottom);
  const rowsOf = (track: Track): (Run | undefined)[] => [
    ...Array(bottom - track.bottom).fill(undefined),
    ...track.runs,
  ];
  const [left, right] = [rowsOf(one), rowsOf(other)];
  let [gap, wide] = [0, 0];
  const runs = left.flatMap((mine, at): Run[] => {
    const theirs = right[at];
    if (mine === undefined || theirs === undefined) return [mine ?? theirs].filter((each) => each !== undefined);
    gap = Math.max(gap, mine.from - theirs.to, theirs.from - mine.to);
    wide = Math.max(wide, widthOf(mine), widthOf(theirs));
    return [{ from: Math.min(mine.from, theirs.from), to: Math.max(mine.to, theirs.to) }];
  });
  return gap > wide * LEGS_APART ? null : { bottom, runs: [...runs, run] };
}

/** Of four-legged animals the head is higher than the other end, and there is more of it; who grazes has a back that is higher than all, and the head is lower. */
function facingOf(rows: readonly (readonly Run[])[], standing: boolean): -1 | 0 | 1 {
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
  if (Math.abs(lean) < 0.24) return crownOf(rows);
  const broadest = Math.max(...rows.slice(...TOP_ROWS).flatMap((runs) => runs.map(widthOf)), 0);
  // Of whom the feet are not seen it is not known how high its back is.
  const grazes = standing && broadest >= COLUMNS * BACK;
  return lean > 0 !== grazes ? 1 : -1;
}
/** Who has as much behind as before, with a full tail, say, still carries the head above all else. */
function crownOf(rows: readonly (readonly Run[])[]): -1 | 0 | 1 {
  const runs = rows.slice(0, CROWN_ROWS).flat();
  const [from, to] = [Math.min(...runs.map((run) => run.from)), Math.max(...runs.map((run) => run.to))];
  return to < COLUMNS * ASIDE ? -1 : from > COLUMNS * (1 - ASIDE) ? 1 : 0;
}
const [CROWN_ROWS, ASIDE] = [Math.round(ROWS * 0.14), 0.42];

/** Rows near the top, and of its length: what is broader there is a back, and no head. */
const TOP_ROWS = [Math.round(ROWS * 0.08), Math.round(ROWS * 0.16)] as const;
const BACK = 0.42;

interface Stance {
  readonly upright: boolean;
  readonly standing: boolean;
  readonly faces: -1 | 0 | 1;
}

function headOf(rows: readonly (readonly Run[])[], { upright, faces, standing }: Stance): Head | null {
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
    return {
      u: sum / Math.max(1, count) / COLUMNS,
      v: (first + last) / 2 / ROWS,
      across: (high - low) / 2 / COLUMNS,
      down: (last - first) / 2 / ROWS,
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
