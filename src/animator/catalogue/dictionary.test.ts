import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ownLexicon } from './lexicon.ts';
import { MEANT_PLACES } from './meant-places.ts';
import { findPlace } from './places.ts';

describe('places that only the dictionary knows', () => {
  it('are places that are built', () => {
    const text = gunzipSync(readFileSync(new URL('./data/nouns.txt.gz', import.meta.url))).toString();
    const kinds = text.split('\n').flatMap((line) => /^[@=]([^\t]+)\t/.exec(line)?.[1] ?? []);
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter((kind) => findPlace(kind) === null)).toEqual([]);
    expect(MEANT_PLACES.filter(({ place }) => findPlace(place) === null)).toEqual([]);
  });

  it.each([
    ['pampas grass', 'meadow'],
    ['distillery', 'works'],
    ['sandbar', 'beach'],
    ['observatory', 'laboratory'],
    ['brasserie', 'cafe'],
  ])('%s', (noun, place) => {
    expect(ownLexicon().senses(noun)?.place).toBe(place);
  });

  it('know rivers, mountains and towns by their names alone', () => {
    const { named } = ownLexicon();
    expect(['mississippi', 'orinoco', 'nile'].map((name) => named(name)?.place)).toEqual(['river', 'river', 'river']);
    expect(named('aachen')?.place).toBe('city');
    expect(named('victoria')).toBeNull();
  });
});
