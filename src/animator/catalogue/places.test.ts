import { expect, it } from 'vitest';
import { PLACE_FEATURES_TABLE } from './place-features-table.ts';
import { findPlace, PLACE_FEATURES, PLACE_ROWS, placeHas } from './places.ts';

it('knows every place and every feature that the table of features names', () => {
  for (const line of PLACE_FEATURES_TABLE.trim().split('\n')) {
    const [place = '', features = ''] = line.split(' | ');
    expect(findPlace(place), line).not.toBeNull();
    expect(PLACE_FEATURES, line).toEqual(expect.arrayContaining(features.split(', ')));
  }
});

it('has a place for every feature that rules ask for', () => {
  for (const feature of PLACE_FEATURES)
    expect(
      PLACE_ROWS.some(({ name }) => placeHas(name, feature)),
      feature,
    ).toBe(true);
});
