import { describe, expect, it } from 'vitest';
import { untie } from './untie.ts';

const COLUMNS = 60;
type Block = readonly [left: number, top: number, right: number, bottom: number];

const cellsOf = (blocks: readonly Block[]): number[] => [
  ...new Set(
    blocks.flatMap(([left, top, right, bottom]) =>
      Array.from({ length: (right - left) * (bottom - top) }, (_, at) => {
        const wide = right - left;
        return (top + Math.floor(at / wide)) * COLUMNS + left + (at % wide);
      }),
    ),
  ),
];

const horse: Block = [2, 4, 30, 26];
const rope: Block = [30, 12, 44, 14];

describe('those who hang together', () => {
  it('are two where each stands on the ground', () => {
    const owners = untie({ cells: cellsOf([horse, rope, [44, 8, 54, 28]]), columns: COLUMNS });
    expect([owners?.get(10 * COLUMNS + 10), owners?.get(20 * COLUMNS + 50)]).toEqual([0, 1]);
  });

  it('are one where the other is a head on a long neck', () => {
    expect(untie({ cells: cellsOf([horse, rope, [44, 4, 54, 16]]), columns: COLUMNS })).toBeNull();
  });

  it('are two people who hold each other by an arm, and one with a broad leg', () => {
    const [one, arm, other]: Block[] = [
      [2, 4, 18, 40],
      [18, 12, 34, 19],
      [34, 4, 50, 40],
    ];
    const owners = untie({ cells: cellsOf([one ?? horse, arm ?? rope, other ?? horse]), columns: COLUMNS });
    expect([owners?.get(30 * COLUMNS + 10), owners?.get(30 * COLUMNS + 42)]).toEqual([0, 1]);
    expect(
      untie({
        cells: cellsOf([
          [2, 4, 30, 26],
          [6, 26, 13, 40],
          [20, 26, 27, 40],
        ]),
        columns: COLUMNS,
      }),
    ).toBeNull();
  });
});
