import { expect, it } from 'vitest';
import { comparedMetres, findComparedSize } from './compared-sizes.ts';

it.each([
  ['A dog the size of a house walks through the city', 'dog', { like: 'house walks', times: 1 }],
  ['A frog no bigger than a thumb', 'frog', { like: 'thumb', times: 1 }],
  ['A cat twice the size of a car', 'cat', { like: 'car', times: 2 }],
  ['A house-sized snail crawls', 'snail', { like: 'house', times: 1 }],
  ['An elephant as small as a mouse', 'elephant', { like: 'mouse', times: 1 }],
  ['A king-sized bed', 'bed', null],
  ['A dog beside a house', 'dog', null],
])('%s: tells how large one is', (prompt, noun, size) => {
  expect(findComparedSize(prompt, noun)).toEqual(size);
});

it('knows a house among the words that follow it, and what is never shown', () => {
  const metresOf = (noun: string): number | null => (noun === 'house' ? 6 : null);
  expect(comparedMetres({ like: 'house walks', times: 2 }, metresOf)).toBe(12);
  expect(comparedMetres({ like: 'thumb', times: 1 }, metresOf)).toBe(0.07);
  expect(comparedMetres({ like: 'dream', times: 1 }, metresOf)).toBeNull();
});
