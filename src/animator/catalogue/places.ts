import { LANDMARKS } from './landmarks.ts';
import { PLACE_FEATURES_TABLE } from './place-features-table.ts';
import {
  DRESSING_PLACES_TABLE,
  PLACE_PARTS_TABLE,
  PLACE_TRAITS_TABLE,
  PLACES_TABLE,
  ROOM_LIGHTS_TABLE,
} from './places-table.ts';
import type { Home } from './setting.ts';
import { SITES_TABLE } from './sites-table.ts';
import { TRADES } from './trades.ts';

/** A place a film can play in. */
export interface PlaceRow {
  readonly name: string;
  readonly indoors: boolean;
  readonly words: readonly string[];
}

export function parsePlaces(table: string): PlaceRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', shelter = '', words = ''] = line.split(' | ');
      return {
        name,
        indoors: shelter === 'in',
        words: words.split(', '),
      };
    });
}

/** Sites by the place they are; a row of a place that nobody builds is a mistake. */
function parseSites(table: string, places: readonly PlaceRow[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [place = '', names = ''] = line.split(' | ');
        if (!places.some(({ name }) => name === place)) throw new Error(`No place for sites: ${line}`);
        return [place, names.split(', ')] as const;
      }),
  );
}

const OWN_ROWS: readonly PlaceRow[] = parsePlaces(PLACES_TABLE);
const SITES = parseSites(SITES_TABLE, OWN_ROWS);

/** Shops are named by their trades, and lands by what is famous in them. */
export const PLACE_ROWS: readonly PlaceRow[] = OWN_ROWS.map((place) => ({
  ...place,
  words: [
    ...place.words,
    ...(place.name === 'shop' ? TRADES.flatMap(({ words }) => words) : []),
    ...(SITES.get(place.name) ?? []),
    ...LANDMARKS.filter((landmark) => landmark.place === place.name).flatMap(({ words }) => words),
  ],
}));

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

const ROOM_LIGHTS: readonly { readonly light: string; readonly words: readonly string[] }[] = ROOM_LIGHTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [light = '', words = ''] = line.split(' | ');
    return { light, words: words.split(', ') };
  });

/** What the name of a room says of its light: "a dark old laboratory". */
export function roomLightOf(name: string): 'dark' | 'lamps' | null {
  const said = ROOM_LIGHTS.find(({ words }) => words.some((word) => ` ${name} `.includes(` ${word} `)))?.light;
  return said === 'dark' || said === 'lamps' ? said : null;
}

export function findPlace(name: string): PlaceRow | null {
  return PLACE_ROWS.find((place) => place.name === name) ?? null;
}

/** Where a film plays that is only known to be at home there. */
export const PLACE_OF_HOME: Readonly<Record<Home, string>> = {
  ...{ beach: 'beach', mountains: 'mountains', meadow: 'meadow', city: 'city', forest: 'forest', space: 'space' },
  ...{ desert: 'desert', lake: 'lake', savanna: 'savanna', underwater: 'underwater', room: 'living_room' },
  ...{ kitchen: 'kitchen', backdrop: 'backdrop', garden: 'garden', works: 'works', cafe: 'cafe' },
  ...{ classroom: 'classroom', stage: 'stage' },
  ...{ bathroom: 'bathroom', bedroom: 'bedroom', ward: 'ward', salon: 'salon', office: 'office' },
};

/** What a place has or is, as far as rules ask for it. */
export const PLACE_FEATURES = [
  // Rooms: what stands there already, so that nobody brings another.
  ...['doors', 'shelves', 'beds'],
  // Known by one great thing in it: the giant statue that is told of is the room's.
  'great thing',
  // Where people dine at a table, where classes are taught, and where walls are put up rather than rocks.
  ...['dining', 'classes', 'room'],
  // Full of people who watch, by itself: who plays there is seen in the whole body.
  'spectators',
  // Where a company sits down around a table.
  'meetings',
  // Its walls are of glass: the land around it is seen from everywhere.
  'glazed',
  // Made to the measure of whoever lives there, however small they are.
  'small folk',
  // Below the ground: told to be dark, it still has a few lamps, by which one sees that it is.
  'lamplit',
  // Trains stop beside it, and people wait there.
  'platform',
  // So narrow that who stands about leaves its middle free.
  'passage',
  // One is on steps there, and goes up or down.
  'stairs',
  // Towns: house walls near on both sides, signs on them, streets of their own, people who go to and fro, trains one rides in,
  // and the land goes by outside; rows of seats that whoever rides keeps to.
  ...['street', 'signs', 'town', 'passers', 'rails', 'rolling', 'carriage'],
  // Houses of families, each with a door of its own at which one calls.
  'front doors',
  // Ground and what grows on it: dust under feet, trees all around, blades of grass, and nobody's garden.
  ...['dusty', 'woods', 'grass', 'wild'],
  // Water: with banks, with birds that swim, looked into from above, shallow enough to wade.
  ...['banks', 'open water', 'pond', 'shallows'],
  // Where something that swims may be: in the water, in a bowl, or in the air where there is none.
  'swimmers',
  // The sun is out, whatever the hour; under water; nothing falls; nothing but a background.
  ...['sunlit', 'submerged', 'weightless', 'bare'],
] as const;

export type PlaceFeature = (typeof PLACE_FEATURES)[number];

const FEATURES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PLACE_FEATURES_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [place = '', features = ''] = line.split(' | ');
      return [place, new Set(features.split(', '))] as const;
    }),
);

/** Whether a place has or is something that rules ask for. */
export const placeHas = (place: string, feature: PlaceFeature): boolean => FEATURES.get(place)?.has(feature) === true;

const PARTS: ReadonlyMap<string, string> = new Map(
  PLACE_PARTS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', parts = '', own = ''] = line.split(' | ');
      return parts.split(', ').map((part) => [`${part} of ${place}`, own] as const);
    }),
);

/** "the top of a mountain": where one is at that part of a place. */
export const placeAt = (place: string, part: string | null): string =>
  (part === null ? undefined : PARTS.get(`${part} of ${place}`)) ?? place;
