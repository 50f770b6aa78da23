import { expect, it } from 'vitest';
import { hasHamlet, layHamlet } from './hamlet.ts';

const order = (...dressing: readonly string[]) => ({
  ...{ seed: 3, time: 'day', weather: 'clear', season: 'summer', dressing, without: [] },
});

it('stands in a land where a village is told of', () => {
  expect(hasHamlet(order('winding river', 'small red roofed village'))).toBe(true);
  expect(hasHamlet(order('winding river', 'mist'))).toBe(false);
});

it('stands on its ground', () => {
  const placed = layHamlet(order('village'), (x) => x * 0.1, { centre: [40, -90], heading: 0.3, rows: 2 });
  expect(placed.length).toBeGreaterThan(12);
  for (const { matrix } of placed) expect(matrix[7]).toBeCloseTo((matrix[3] ?? 0) * 0.1, 5);
});
