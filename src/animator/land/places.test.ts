import { describe, expect, it } from 'vitest';
import { DRESSING_PLACES, PLACE_ROWS } from '../catalogue/places.ts';
import { findPlace, PLACES } from './places.ts';

describe('the places of the catalogue', () => {
  it('all have land: there is no other way to show one', () => {
    expect(PLACE_ROWS.filter(({ name }) => findPlace(name) === null).map(({ name }) => name)).toEqual([]);
  });

  it('are what the words for a place and its dressing lead to', () => {
    const named = new Set([
      ...PLACE_ROWS.filter(({ words }) => words.length > 0).map(({ name }) => name),
      ...DRESSING_PLACES.values(),
    ]);
    expect([...named].filter((name) => findPlace(name) === null)).toEqual([]);
  });

  it('are all there is: land that no word leads to would never be seen', () => {
    const known = new Set(PLACE_ROWS.map(({ name }) => name));
    expect(PLACES.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([]);
    expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length);
  });
});
