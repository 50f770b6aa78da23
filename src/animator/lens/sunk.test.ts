import { expect, it } from 'vitest';
import { standing } from '../maths/matrix.ts';
import { morphed } from './sunk.ts';

const size = (time: number, comes: boolean): number =>
  morphed(standing([0, 0, 0]), [{ from: 1, to: 3, comes, middle: 0.5 }], time)[5] ?? 0;

it('swells out of what it was while that shrinks into it, about the same middle', () => {
  expect([0, 2, 4].map((time) => Math.round(size(time, true) * 100))).toEqual([0, 50, 100]);
  expect([0, 2, 4].map((time) => Math.round(size(time, false) * 100))).toEqual([100, 50, 0]);
  expect(morphed(standing([0, 0, 0]), [{ from: 1, to: 3, comes: true, middle: 0.5 }], 2)[7]).toBeCloseTo(0.25);
});
