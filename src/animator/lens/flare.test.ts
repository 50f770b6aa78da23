import { expect, test } from 'vitest';
import { airOf } from '../land/air.ts';
import { flare } from './flare.ts';

const air = airOf({ seed: 1, time: 'golden_hour', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);
const look = (z: number) =>
  ({ eye: [0, 1.6, 0], target: [0, 1.6, z], roll: 0, fieldOfView: 40, focus: 4, aperture: 2 }) as const;

test('a lens flares toward the sun and not away from it', () => {
  const shown = [...flare(air, look(4))];
  expect(shown.length).toBeGreaterThan(6);
  for (const { at, size, alpha } of shown) expect([...at, size, alpha].every(Number.isFinite)).toBe(true);
  expect([...flare(air, look(-4))]).toHaveLength(0);
});
