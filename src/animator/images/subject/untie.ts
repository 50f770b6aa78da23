/** Cells: what is no broader than twice that is a rope, a leash or a hand that somebody holds. */
const TIE = 2;
/** Of the largest: less, without what is thin, is a foot or a tail. */
const LEAST = 0.03;
/** Of the height of all: who ends so far above the lowest is a head on a long neck, and stands on no ground of its own. */
const ABOVE_GROUND = 0.25;

/** Cells that hang together, by their numbers. */
interface Held {
  readonly cells: readonly number[];
  readonly columns: number;
}

/**
 * Those who hang together by something thin and stand each on the ground: a girl and the horse she leads. For each cell whose it is, counted from 0; null
 * where there is but one.
 */
export function untie({ cells, columns }: Held): ReadonlyMap<number, number> | null {
  const held = new Set(cells);
  const steps = [-1, 1, -columns, columns];
  const around = Array.from({ length: (2 * TIE + 1) ** 2 }, (_, at) => {
    const side = 2 * TIE + 1;
    return (at % side) - TIE + (Math.floor(at / side) - TIE) * columns;
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
  const whole = cores.filter(({ length }) => length >= largest * LEAST);
  if (whole.length < 2) return null;
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
