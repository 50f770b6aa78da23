import { expect, test } from 'vitest';
import { liesAround } from './lies-around.ts';

test('towers of a city stand across the water where the film plays at it', () => {
  const told = 'A giant robot rises from the sea in front of a modern city skyline';
  expect(liesAround(told, [], 'beach')).toContain('towers across the water');
  expect(liesAround(told, [], 'meadow')).not.toContain('towers across the water');
  expect(liesAround('A woman from the city walks along the beach', [], 'beach')).toEqual([]);
});
