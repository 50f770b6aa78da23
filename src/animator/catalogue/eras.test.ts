import { describe, expect, it } from 'vitest';
import { findEra } from './eras.ts';

describe('the time of a film', () => {
  it.each([
    ['A bustling medieval market with merchants', 'village', [], 'medieval'],
    ['A Victorian lady walks through the fog', 'old_town', [], 'victorian'],
    ['Chicago in 1926, a street at night', 'city', [], '1920s'],
    ['A ballroom in the 1780s', 'hall', [], 'georgian'],
    ['A 1950s wedding', 'garden', ['bride'], '1950s'],
    ['A samurai walks through bamboo', 'forest', ['samurai'], 'edo'],
    ['Two gladiators fight', 'arena', ['gladiator'], 'rome'],
  ])('is read from words, years, places and callings: %s', (text, place, callings, era) => {
    expect(findEra(text, place, callings)?.name).toBe(era);
  });

  it.each([
    ['A tourist takes a selfie before the castle', 'castle', ['tourist']],
    ['A knight rides the subway in New York', 'city', ['knight']],
    ['A woman reads a book in a cafe', 'cafe', ['woman']],
    ['A photo from 1995 on the wall', 'living_room', []],
  ])('is today where something speaks of today: %s', (text, place, callings) => {
    expect(findEra(text, place, callings)).toBe(null);
  });
});
