import { expect, it } from 'vitest';
import { airOf } from '../land/air.ts';
import { avalanche, tornado } from './great-weather.ts';

const AIR = airOf({ seed: 1, time: 'day', weather: 'storm', season: 'summer', dressing: [], without: [] }, 0);
const EYE = [0, 2, 0] as const;
const distances = (particles: Iterable<{ at: readonly number[] }>): number[] =>
  [...particles].map(({ at }) => Math.hypot(at[0] ?? 0, at[2] ?? 0));

it('an avalanche comes nearer, and stops before whoever films it', () => {
  const nearest = [0, 3, 12].map((time) => Math.min(...distances(avalanche(3, EYE, time, 0, AIR))));
  expect(nearest[1]).toBeLessThan(nearest[0] ?? 0);
  expect(nearest[2]).toBeGreaterThan(60);
});

it('a tornado crosses the picture and is wider above than at its foot', () => {
  const seen = [...tornado(3, EYE, 0, 0, AIR)];
  const wide = (low: number, high: number): number => {
    const xs = seen.filter(({ at }) => at[1] > low && at[1] < high).map(({ at }) => at[0]);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(wide(90, 130)).toBeGreaterThan(wide(20, 40));
  const middle = (time: number): number => {
    const xs = [...tornado(3, EYE, time, 0, AIR)].map(({ at }) => at[0]);
    return xs.reduce((sum, x) => sum + x, 0) / xs.length;
  };
  expect(Math.abs(middle(8) - middle(0))).toBeGreaterThan(40);
});
