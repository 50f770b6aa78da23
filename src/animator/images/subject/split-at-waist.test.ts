import { expect, it } from 'vitest';
import { splitAtWaist } from './split-at-waist.ts';

const COLUMNS = 40;

/** Cells of boxes: left, top, width, height. */
const cellsOf = (boxes: readonly (readonly [number, number, number, number])[]): number[] => [
  ...new Set(
    boxes.flatMap(([left, top, width, height]) =>
      Array.from({ length: width * height }, (_, at) => (top + Math.floor(at / width)) * COLUMNS + left + (at % width)),
    ),
  ),
];

it('two who touch are told apart where they hang together the least', () => {
  const one = cellsOf([[4, 4, 12, 10]]);
  const other = cellsOf([[15, 13, 12, 10]]);
  const owners = splitAtWaist({ cells: [...new Set([...one, ...other])], columns: COLUMNS });
  const share = (cells: readonly number[], of: number): number =>
    cells.filter((cell) => owners?.get(cell) === of).length / cells.length;
  expect(share(one, owners?.get(one[0] ?? 0) ?? 0)).toBeGreaterThan(0.95);
  expect(share(other, owners?.get(one[0] ?? 0) ?? 0)).toBeLessThan(0.05);
});

it('whoever is of one piece stays whole', () => {
  expect(splitAtWaist({ cells: cellsOf([[5, 5, 20, 16]]), columns: COLUMNS })).toBeNull();
});
