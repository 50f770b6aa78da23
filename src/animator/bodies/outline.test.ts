import { describe, expect, it } from 'vitest';
import { findParts, OUTLINE_COLUMNS, OUTLINE_ROWS, traceOutline } from './outline.ts';

/** An animal of boxes, by shares of the box around it: left, top, right, bottom. */
const facesOf = (...boxes: readonly (readonly [number, number, number, number])[]): number => {
  const rows = traceOutline((column, row) => {
    const [u, v] = [(column + 0.5) / OUTLINE_COLUMNS, (row + 0.5) / OUTLINE_ROWS];
    return boxes.some(([left, top, right, bottom]) => u >= left && u < right && v >= top && v < bottom);
  });
  return findParts(rows, 'on_all_fours', true).faces;
};
const LEGS = [
  [0.32, 0.5, 0.38, 1],
  [0.88, 0.5, 0.95, 1],
] as const;

describe('an animal in a picture', () => {
  it('looks to where its head is higher than its back', () => {
    expect(facesOf(...LEGS, [0.3, 0.4, 1, 0.6], [0.1, 0, 0.32, 0.5])).toBe(-1);
  });

  it('looks to where its head is lower, as it grazes', () => {
    expect(facesOf(...LEGS, [0.3, 0, 1, 0.5], [0.15, 0.3, 0.32, 0.7], [0, 0.65, 0.2, 0.95])).toBe(-1);
  });
});
