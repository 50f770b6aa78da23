import { expect, it } from 'vitest';
import { airOf } from '../land/air.ts';
import { BEAMS } from './beams.ts';

const air = airOf({ seed: 1, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] }, 0);

it.each(Object.keys(BEAMS))('light in the air is finite, and the same at the same moment: %s', (kind) => {
  const shown = (time: number) => [
    ...(BEAMS[kind]?.({ kind, amount: 1, from: { at: [2, 9, 1] } }, [2, 9, 1], time, air) ?? []),
  ];
  for (const { at, streak, colour, size, alpha } of shown(2.3))
    expect([...at, ...streak, ...colour, size, alpha].every(Number.isFinite)).toBe(true);
  expect(shown(2.3).length).toBeGreaterThan(4);
  expect(shown(2.3)).toEqual(shown(2.3));
});
