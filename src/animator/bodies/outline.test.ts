import { describe, expect, it } from 'vitest';
import { findParts, OUTLINE_COLUMNS, OUTLINE_ROWS, type Parts, traceOutline } from './outline.ts';

/** By shares of the box around it: left, top, right, bottom. */
type Box = readonly [number, number, number, number];
/** An animal of boxes. */
const partsOf = (...boxes: readonly Box[]): Parts => {
  const rows = traceOutline((column, row) => {
    const [u, v] = [(column + 0.5) / OUTLINE_COLUMNS, (row + 0.5) / OUTLINE_ROWS];
    return boxes.some(([left, top, right, bottom]) => u >= left && u < right && v >= top && v < bottom);
  });
  return findParts(rows, 'on_all_fours', true);
};
const facesOf = (...boxes: readonly Box[]): number => partsOf(...boxes).faces;
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

  it('looks to where its head is above all, and be its tail as large', () => {
    const body = [0, 0.25, 0.8, 0.6] as const;
    expect(facesOf(...LEGS, body, [0, 0.2, 0.1, 0.7], [0.7, 0.02, 0.85, 0.3], [0.8, 0, 0.95, 0.25])).toBe(1);
  });

  it('has one leg where two lie one before the other, and two where they stand apart', () => {
    const body = [0, 0, 1, 0.6] as const;
    const hind = [0.1, 0.6, 0.18, 1] as const;
    const knee = [0.7, 0.6, 0.78, 0.82] as const;
    expect(partsOf(body, hind, knee, [0.69, 0.82, 0.73, 1], [0.75, 0.82, 0.79, 1]).legs).toHaveLength(2);
    expect(partsOf(body, hind, [0.6, 0.6, 0.66, 1], [0.75, 0.6, 0.81, 1]).legs).toHaveLength(3);
  });
});
