import { describe, expect, it } from 'vitest';
import { PLACES_TABLE } from '../../catalogue/places-table.ts';
import { THINGS_TABLE } from '../../catalogue/things-table.ts';
import { CATALOGUE_TABLES } from '../../languages/catalogue-tables.ts';
import { CINEMA_LANGUAGES } from '../../languages/cinema-table.ts';
import { makeLanguage } from './words.ts';

/** Names of each row of a table of the catalogue, in its last column. */
const namesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => (row.split(' | ').at(-1) ?? '').split(', '));

const rows = CATALOGUE_TABLES.flatMap((table) => table.trim().split('\n'));

describe('words of the catalogue in other languages', () => {
  it('has every row told in all ten', () => {
    expect(rows.filter((row) => row.split(' | ').length !== CINEMA_LANGUAGES.length + 1)).toEqual([]);
  });

  it.each(['zh', 'de', 'hi'])('names nearly all things and places in %s', (code) => {
    const { words, stems, phrases } = makeLanguage(code);
    const told = new Set([
      ...words.values(),
      ...stems.map(([, english]) => english),
      ...[...phrases.values()].flat().map(({ english }) => english),
    ]);
    const isTold = (name: string): boolean =>
      [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies'), `a ${name}`, `the ${name}`].some((one) =>
        told.has(one),
      );
    const missing = [...namesOf(THINGS_TABLE), ...namesOf(PLACES_TABLE)].filter((names) => !names.some(isTold));
    // What is left is drawn only where English words ask for it: "heaped fruit", "kite on a line".
    expect(missing.length).toBeLessThan(50);
  });
});
