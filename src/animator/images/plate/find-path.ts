import type { Plate } from './plate.ts';

/** Where a path lies in a picture, from its lower edge upward: shares of the film. */
export interface PathSpot {
  readonly u: number;
  readonly v: number;
}

/** Cells in which colours are compared, and how many kinds of ground there are at most. */
const [COLUMNS, ROWS, KINDS, ROUNDS] = [72, 44, 3, 8];
/** Of the film: how far under the horizon ground surely begins. */
const UNDER_HORIZON = 0.1;
/** What a level of light counts beside one of hue: the shaded side of a path is path. */
const LIGHT = 0.2;
/** Of the film's width: how broad a path is near its lower edge, and how many rows of it must be seen. */
const [NARROWEST, BROADEST, LEAST_ROWS] = [0.06, 0.55, 8];
/** Of its breadth before whoever looks: so narrow it becomes. */
const NARROWS = 0.65;

type Colour = readonly [number, number, number];

/**
 * The path, road or track that leads into a picture: ground of one kind that begins at the lower edge and becomes narrower the farther up. Null where none is
 * told from the ground beside it.
 */
export function findPath(plate: Plate): readonly PathSpot[] | null {
  const first = Math.ceil((plate.surroundings.horizon + UNDER_HORIZON) * ROWS);
  const cells = Array.from({ length: (ROWS - first) * COLUMNS }, (_, at) =>
    colourIn(plate, at % COLUMNS, first + Math.floor(at / COLUMNS)),
  );
  const kinds = kindsOf(cells);
  let [best, most] = [null as readonly PathSpot[] | null, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const is = (column: number, row: number): boolean => kinds[(row - first) * COLUMNS + column] === kind;
    for (const start of stretchesOf(is, ROWS - 1)) {
      const runs = follow(is, start, first);
      const far = runs.at(-1) ?? start;
      const [broad, narrow] = [start.to - start.from + 1, far.to - far.from + 1];
      if (runs.length < LEAST_ROWS || broad < NARROWEST * COLUMNS || broad > BROADEST * COLUMNS) continue;
      const score = runs.length * (1 - narrow / broad);
      if (narrow > broad * NARROWS || score <= most) continue;
      most = score;
      best = runs.map(({ from, to, row }) => ({ u: (from + to + 1) / 2 / COLUMNS, v: (row + 0.5) / ROWS }));
    }
  }
  return best === null ? null : evened(best);
}

/** Mean of nine places of a cell: hue, and light for less. */
function colourIn({ ground, area, size }: Plate, column: number, row: number): Colour {
  const sum = [0, 0, 0];
  for (let spot = 0; spot < 9; spot++) {
    const x = Math.floor(area.left + ((column + ((spot % 3) + 0.5) / 3) / COLUMNS) * size.width);
    const y = Math.floor(area.top + ((row + (Math.floor(spot / 3) + 0.5) / 3) / ROWS) * size.height);
    for (let part = 0; part < 3; part++)
      sum[part] = (sum[part] ?? 0) + (ground[(y * area.width + x) * 4 + part] ?? 0) / 9;
  }
  const [red = 0, green = 0, blue = 0] = sum;
  return [red - green, green - blue, ((red + green + blue) / 3) * LIGHT];
}

const apart = (a: Colour, b: Colour): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Of each cell the number of its kind: the nearest of a few means, which begin with the darkest, the middling and the lightest. */
function kindsOf(cells: readonly Colour[]): Uint8Array {
  const sorted = cells.toSorted((a, b) => a[2] - b[2]);
  let means = Array.from(
    { length: KINDS },
    (_, kind) => sorted[Math.floor(((kind + 0.5) / KINDS) * sorted.length)] ?? [0, 0, 0],
  );
  const kinds = new Uint8Array(cells.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, cell] of cells.entries()) {
      const distances = means.map((mean) => apart(cell, mean as Colour));
      kinds[at] = distances.indexOf(Math.min(...distances));
    }
    means = means.map((mean, kind) => {
      const own = cells.filter((_, at) => kinds[at] === kind);
      return own.length === 0
        ? mean
        : ([0, 1, 2].map(
            (part) => own.reduce((sum, cell) => sum + (cell[part] ?? 0), 0) / own.length,
          ) as unknown as Colour);
    });
  }
  return kinds;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** Upward from a stretch of the lowest row, as long as the next row goes on where this one is. */
function follow(is: (column: number, row: number) => boolean, start: Stretch, first: number): Stretch[] {
  const found = [start];
  for (let row = ROWS - 2; row >= first; row--) {
    const last = found.at(-1) ?? start;
    const next = stretchesOf(is, row)
      .filter(({ from, to }) => from <= last.to && to >= last.from)
      .toSorted((a, b) => overlapOf(b, last) - overlapOf(a, last))[0];
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

const overlapOf = ({ from, to }: Stretch, last: Stretch): number => Math.min(to, last.to) - Math.max(from, last.from);

function stretchesOf(is: (column: number, row: number) => boolean, row: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = -1;
  for (let column = 0; column <= COLUMNS; column++) {
    const held = column < COLUMNS && is(column, row);
    if (held && from < 0) from = column;
    if (held || from < 0) continue;
    stretches.push({ from, to: column - 1, row });
    from = -1;
  }
  return stretches;
}

/** Nobody walks in steps from row to row. */
const evened = (spots: readonly PathSpot[]): PathSpot[] =>
  spots.map(({ v }, at) => {
    const around = spots.slice(Math.max(0, at - 3), at + 4);
    return { u: around.reduce((sum, { u }) => sum + u, 0) / around.length, v };
  });
