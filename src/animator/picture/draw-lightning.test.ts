import { expect, it } from 'vitest';
import { flashAt } from './draw-lightning.ts';

it('flashes shortly before each clap of thunder, and is dark between', () => {
  expect(flashAt(0.24, 8)).toBeGreaterThan(0.5);
  expect(flashAt(8 * 0.62 - 0.26, 8)).toBeGreaterThan(0.5);
  expect([flashAt(0, 8), flashAt(3, 8), flashAt(7.9, 8)]).toEqual([0, 0, 0]);
});
