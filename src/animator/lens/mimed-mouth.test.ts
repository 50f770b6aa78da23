import { expect, test } from 'vitest';
import { mimedMouth } from './mimed-mouth.ts';

test('who talks without words opens the mouth and closes it, who does not keeps it shut', () => {
  const opened = (act: string): number[] =>
    Array.from({ length: 120 }, (_, frame) => mimedMouth(act, frame / 24, 0.3).open);
  expect(Math.max(...opened('speak'))).toBeGreaterThan(0.3);
  expect(opened('speak').filter((open) => open < 0.02).length).toBeGreaterThan(15);
  expect(Math.max(...opened('walk'))).toBe(0);
});
