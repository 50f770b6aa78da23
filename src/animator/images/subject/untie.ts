/** Cells: what is no broader than twice that is a rope, a leash or a hand that somebody holds. */
const TIE = 2;
/** Of the largest: less, without what is thin, is a foot or a tail. */
const LEAST = 0.03;
/** Of the height of all: who ends so far above the lowest is a head on a long neck, and stands on no ground of its own. */
const ABOVE_GROUND = 0.25;

/** Cells: people who hold each other do so by arms, which are broader. Then both are nearly as large, and one stands beside the other. */
const TIGHTER = [3, 4, 5];
const LEAST_BESIDE = 0.3;
/** Of the narrower one: more of it before the other is a leg or an arm of the same. */
const MOST_BEFORE = 0.35;

/** Cells that hang together, by their numbers. */
interface Held {
  readonly cells: readonly number[];
  readonly columns: number;
}

/**
 * Those who hang together by something thin and stand each on the ground: a girl and the horse she leads. For each cell whose it is, counted from 0; null
 * where there is but one.
 */
export function untie(held: Held): ReadonlyMap<number, number> | null {
  return (
    untieBy(held, TIE, LEAST) ??
    TIGHTER.reduce<ReturnType<typeof untie>>((found, tie) => found ?? untieBy(held, tie, LEAST_BESIDE), null)
  );
}

function untieBy({ cells, columns }: Held, tie: number, least: number): ReadonlyMap<number, number> | null {
  const held = new Set(cells);
  const steps = [-1, 1, -columns, columns];
  const around = Array.from({ length: (2 * tie + 1) ** 2 }, (_, at) => {
    const side = 2 * tie + 1;
    return (at % side) - tie + (Math.floor(at / side) - tie) * columns;
  });
  const broad = new Set(cells.filter((cell) => around.every((step) => held.has(cell + step))));
  const cores: number[][] = [];
  const taken = new Set<number>();
  for (const start of broad) {
    if (taken.has(start)) continue;
    const core = [start];
    taken.add(start);
    for (let index = 0; index < core.length; index++) {
      for (const step of steps) {
        const next = (core[index] ?? 0) + step;
        if (!broad.has(next) || taken.has(next)) continue;
        taken.add(next);
        core.push(next);
      }
    }
    cores.push(core);
  }
  const largest = Math.max(0, ...cores.map(({ length }) => length));
  const whole = cores.filter(({ length }) => length >= largest * least);
  if (whole.length < 2 || (tie > TIE && !isBeside(whole, columns))) return null;
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const rows = cells.map(rowOf);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const owners = share(whole, held, steps);
  const standing = whole.filter((_, number) => {
    const own = cells.filter((cell) => owners.get(cell) === number).map(rowOf);
    return Math.max(...own) >= bottom - (bottom - top) * ABOVE_GROUND;
  });
  return standing.length < 2 ? null : share(standing, held, steps);
}

/** Each cell goes with the one from whom it is reached first. */
function share(
  cores: readonly (readonly number[])[],
  held: ReadonlySet<number>,
  steps: readonly number[],
): Map<number, number> {
  const owners = new Map<number, number>();
  const waiting: number[] = [];
  for (const [number, core] of cores.entries()) {
    for (const cell of core) {
      owners.set(cell, number);
      waiting.push(cell);
    }
  }
  for (let index = 0; index < waiting.length; index++) {
    const cell = waiting[index] ?? 0;
    for (const step of steps) {
      const next = cell + step;
      if (!held.has(next) || owners.has(next)) continue;
      owners.set(next, owners.get(cell) ?? 0);
      waiting.push(next);
    }
  }
  return owners;
}

function isBeside(cores: readonly (readonly number[])[], columns: number): boolean {
  const spans = cores
    .map((core) => core.map((cell) => cell % columns))
    .map((places) => [Math.min(...places), Math.max(...places) + 1] as const)
    .toSorted((a, b) => a[0] - b[0]);
  return spans.every(([from, to], index) => {
    const next = spans[index + 1];
    if (next === undefined) return true;
    return to - next[0] < Math.min(to - from, next[1] - next[0]) * MOST_BEFORE;
  });
}
