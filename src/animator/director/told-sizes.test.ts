import { expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

const sizeOf = (prompt: string): number =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast[0]?.size ?? 0;

it('is as large as what it is compared to', () => {
  expect(sizeOf('A dog the size of a house walks through the city')).toBeCloseTo(8.33, 1);
  expect(sizeOf('A tiny elephant no bigger than a mouse')).toBeLessThan(0.05);
  expect(sizeOf('A dog walks past a house')).toBe(1);
});
