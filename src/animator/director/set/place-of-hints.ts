import { PLACE_HINTS_TABLE } from '../../catalogue/hints-table.ts';
import type { Entity, Reading } from '../../language/reading.ts';

const HINTS = PLACE_HINTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [place = '', words = ''] = line.split(' | ');
    return { place, words: words.split(', ') };
  });

/** Where weather is met by whom nobody says where they are: in the rain people are in a street. */
function placeOfWeather({ weather }: Reading, [hero]: readonly Entity[]): string | null {
  if (weather === 'snow') return 'snowfield';
  if (weather === 'fog') return 'forest';
  if (weather === 'dust') return 'desert';
  const wet = weather === 'rain' || weather === 'storm';
  return wet && hero !== undefined && hero.senses.person !== null ? 'city' : null;
}

/** What is told of, where no place is named, tells of one: who answers before a whiteboard is in an office, and a roofline is a town's. */
export const placeOfHints = (reading: Reading, cast: readonly Entity[]): string | null =>
  placeOfWords(reading) ?? placeOfWeather(reading, cast);

export function placeOfWords(reading: Reading): string | null {
  const told = ` ${reading.told.toLowerCase().replaceAll(/[^\p{L}\d-]+/gu, ' ')} `;
  let best: string | null = null;
  let most = 0;
  for (const { place, words } of HINTS) {
    const found = words.filter((word) => told.includes(` ${word} `)).length;
    if (found > most) [best, most] = [place, found];
  }
  return best;
}
