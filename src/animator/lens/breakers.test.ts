import { expect, it } from 'vitest';
import { airOf } from '../land/air.ts';
import { breakOn, plunge } from './breakers.ts';
import { erupt } from './eruption.ts';

const AIR = airOf({ seed: 1, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);
const tops = (particles: Iterable<{ at: readonly number[] }>): number =>
  Math.max(0, ...[...particles].map(({ at }) => at[1] ?? 0));

it('a leap out of the water splashes when it ends, and before it begins there is nothing', () => {
  expect([...plunge(3, [0, 0, 0], { since: 0, lasts: 1.7 }, 2, AIR)]).toEqual([]);
  expect(tops(plunge(3, [0, 0, 0], { since: 1.87, lasts: 1.7 }, 2, AIR))).toBeGreaterThan(0.4);
  expect(tops(plunge(3, [0, 0, 0], { since: 1.87, lasts: 1.7 }, 8, AIR))).toBeGreaterThan(
    tops(plunge(3, [0, 0, 0], { since: 1.87, lasts: 1.7 }, 2, AIR)),
  );
});

it('surf stands up against rock again and again', () => {
  const heights = Array.from({ length: 36 }, (_, k) => tops(breakOn(5, [0, 0, 0], k * 0.2, 1, AIR)));
  expect(Math.max(...heights)).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeLessThan(3);
});

it('what a mountain throws out rises above it, glowing stones and pale ash', () => {
  const thrown = [...erupt(7, [0, 100, 0], 3, AIR, [0.5, 0, 0])];
  expect(tops(thrown)).toBeGreaterThan(250);
  expect(thrown.some(({ glow }) => glow === 1) && thrown.some(({ glow }) => glow < 0.1)).toBe(true);
});
