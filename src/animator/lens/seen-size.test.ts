import { expect, test } from 'vitest';
import { cellsOf } from './seen-size.ts';

test('who is seen small has wider cells, which are never wider in pixels than those of somebody who is seen nearer', () => {
  const widths = [150, 264, 312, 420].map((size) => cellsOf(size, 720));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(widths.at(0)).toBeGreaterThan(1.3);
  const pixels = [150, 264, 312, 420].map((size, index) => size * (widths[index] ?? 0));
  expect(pixels).toEqual(pixels.toSorted((a, b) => a - b));
});

test('small pictures keep the cells of small bodies as they are', () => {
  expect(cellsOf(150, 360)).toBe(1);
  expect(cellsOf(1_000, 360)).toBeLessThan(1);
});
