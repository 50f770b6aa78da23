/** Cells that hang together, by their numbers. */
interface Held {
  readonly cells: readonly number[];
  readonly columns: number;
}

/** Of all cells: less on one side of a line is a limb and not somebody else. */
const LEAST_SHARE = 0.22;
/** Of how wide the smaller side would be as a square: where they meet is narrower, or there is but one. */
const MOST_NARROW = 0.72;
const ANGLES = 16;

/**
 * Two who lean on each other, told apart because the words tell on which side one of them is: by the straight line across which they hang together the
 * least. For each cell whose it is, 0 or 1; null where no such line is narrow.
 */
export function splitAtWaist({ cells, columns }: Held): ReadonlyMap<number, number> | null {
  let best: { readonly narrow: number; readonly sides: readonly number[] } | null = null;
  for (let turn = 0; turn < ANGLES; turn++) {
    const angle = (Math.PI * turn) / ANGLES;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const along = cells.map((cell) => Math.floor((cell % columns) * across + Math.floor(cell / columns) * down));
    const first = Math.min(...along);
    const counts = new Array<number>(Math.max(...along) - first + 1).fill(0);
    for (const at of along) counts[at - first] = (counts[at - first] ?? 0) + 1;
    let before = 0;
    for (const [index, width] of counts.entries()) {
      const smaller = Math.min(before, cells.length - before);
      const narrow = width / Math.sqrt(Math.max(1, smaller));
      if (smaller >= cells.length * LEAST_SHARE && narrow < MOST_NARROW && (best === null || narrow < best.narrow))
        best = { narrow, sides: along.map((at) => (at - first < index ? 0 : 1)) };
      before += width;
    }
  }
  return best === null ? null : new Map(cells.map((cell, at) => [cell, best.sides[at] ?? 0]));
}
