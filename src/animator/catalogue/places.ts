import { DRESSING_PLACES_TABLE, PLACE_TRAITS_TABLE, PLACES_TABLE } from './places-table.ts';
import { PLACES, type Place } from './setting.ts';

/** A place a film can play in. */
export interface PlaceRow {
  readonly name: string;
  /** The painted place that stands for it. */
  readonly painted: Place;
  readonly indoors: boolean;
  readonly words: readonly string[];
}

export function parsePlaces(table: string): PlaceRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', painted = '', shelter = '', words = ''] = line.split(' | ');
      return {
        name,
        painted: PLACES.find((place) => place === painted) ?? 'backdrop',
        indoors: shelter === 'in',
        words: words.split(', '),
      };
    });
}

export const PLACE_ROWS: readonly PlaceRow[] = parsePlaces(PLACES_TABLE);

/** What only hints at a place. */
export const DRESSING_PLACES: ReadonlyMap<string, string> = new Map(
  DRESSING_PLACES_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', words = ''] = line.split(' | ');
      return words.split(', ').map((word) => [word, place] as const);
    }),
);

/** What is seen in a place of which an adjective says so. */
export const PLACE_TRAITS: ReadonlyMap<string, readonly string[]> = PLACE_TRAITS_TABLE.trim()
  .split('\n')
  .reduce((found, line) => {
    const [dressing = '', words = ''] = line.split(' | ');
    for (const word of words.split(', ')) found.set(word, [...(found.get(word) ?? []), dressing]);
    return found;
  }, new Map<string, string[]>());

export function findPlace(name: string): PlaceRow | null {
  return PLACE_ROWS.find((place) => place.name === name) ?? null;
}

/** The place of the catalogue that a painted one shows. */
export const PLACE_OF_PAINTED: Readonly<Record<Place, string>> = {
  ...{ beach: 'beach', mountains: 'mountains', meadow: 'meadow', city: 'city', forest: 'forest', space: 'space' },
  ...{ desert: 'desert', lake: 'lake', savanna: 'savanna', underwater: 'underwater', room: 'living_room' },
  ...{ kitchen: 'kitchen', backdrop: 'backdrop' },
};
