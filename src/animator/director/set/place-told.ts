import { findNamedPlace } from '../../catalogue/dictionary.ts';
import { frontOf } from '../../catalogue/fronts.ts';
import { landmarkOf } from '../../catalogue/landmarks.ts';
import { placeMeant } from '../../catalogue/meant-places.ts';
import { findPlace, placeHas } from '../../catalogue/places.ts';
import type { PlaceFact, Reading } from '../../language/reading.ts';
import { AROUND_IT } from './before-fronts.ts';
import { placesOfOthers } from './own-clause.ts';
import { type Gain, type PlaceFacts, roleHome } from './place-facts.ts';
import { liesAround } from './place-links.ts';

/** Roads and bridges lead through any country, and a country has more than what it is known for. */
const WEAK =
  /^(?:windowsill|road|path|trail|lane|curve|bend|tunnel|floor|interior|room|hill|grass|sand|wave|ice|snow|valley|tower|moon|house|bali|hawaii|maui|phuket|fiji|tahiti|maldives|caribbean|alaska|siberia|greenland|lapland|africa|patagonia|iceland|norway|switzerland|scotland|rio|island|alps|amazon|provence|tuscany|lavender|wheat)$/;
/** Islands and countries have more than what they are known for: what else is told of lies in them. */
const REGION =
  /^(?:bali|hawaii|maui|phuket|fiji|tahiti|maldives|caribbean|alaska|siberia|greenland|lapland|africa|patagonia|iceland|norway|switzerland|scotland|provence|tuscany)$/;
/** Cities by name have stations, parks and rivers: where one of these is told of, that is where it is. */
const NAMED_CITY =
  /^(?:tokyo|kyoto|osaka|shinjuku|shibuya|akihabara|new york|new york city|nyc|manhattan|brooklyn|paris|london|berlin|shanghai|hong kong|bangkok|seoul|chicago|los angeles|san francisco|mumbai|singapore|dubai|moscow|madrid)$/;
/** What lies underfoot, of streets as of highways: wet asphalt is no place. */
export const SURFACE = /^(?:asphalt|tarmac)$/;
/** Studios in which somebody is filmed, whoever it is. */
const FILMED = /\b(?:tv|television|photo|talk show|news)\b/;
/** Feasts are held in the place that is named beside them. */
const HELD_SOMEWHERE = /\b(?:reception|wedding|party|picnic|ceremony)$/;
/** What leads through a place or is a piece of it. */
const STRETCH =
  /^(?:stop|path|aisle|trail|walkway|floor|corner|wall|entrance|gate|steps|stairs|plains?|landscape|terrain|expanse)$/;
/** What one can be under and swim. */
const WATER =
  /^(?:sea|ocean|lagoon|bay|cove|lake|pond|river|stream|reef|gulf|fjord|harbou?r|loch|waters?|waves?|ice|surface)$/;
const TALL_WORD =
  /^(?:tall|long|high|green|lush|fresh|soft|dry|golden|blowing|drifting|swirling|flying|hot|burning) (?:grass|sand|hill)$/;

export const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

const PRESENTED = /\b(?:presentations?|presents (?:a|the|her|his|their)|pitch(?:es|ing)|meetings?)\b/i;
/** What a place weighs that is told with "in" or "inside". */
const IN_IT = 3;
/** What a place weighs at least that somebody is in, and not beside or on the way to it. */
const BESIDE_IT = 2.5;

/** Houses in a street whose back door leads to an alley; who is behind a bar serves there. */
const HAS_A_BACK =
  /^(?:restaurant|diner|pizzeria|nightclub|club|theater|theatre|hotel|supermarket|store|bakery|kitchen)$/;

/** How much of its weight a told place keeps. */
const SHARES: readonly {
  readonly reason: string;
  readonly share: number;
  readonly holds: (fact: PlaceFact, facts: PlaceFacts) => boolean;
}[] = [
  { reason: 'underfoot', share: 0.2, holds: ({ word }) => SURFACE.test(lastWord(word)) },
  {
    reason: 'a city that is known for what is told of',
    share: 0.4,
    holds: ({ word, place }, { reading }) =>
      place === 'city' &&
      findNamedPlace(word) === 'city' &&
      reading.places.some((other) => other.place !== 'city' && landmarkOf(other.word)?.place === other.place),
  },
  {
    reason: 'a feast, held in the place named beside it',
    share: 0.5,
    holds: ({ word }, { reading }) => HELD_SOMEWHERE.test(word) && reading.places.length > 1,
  },
  {
    reason: 'a land that lies around the terraces of its fields',
    share: 0.4,
    holds: ({ word }, { reading }) =>
      /^(?:valley|paths?|hills?|hillside|mountains?|jungle|forest)$/.test(lastWord(word)) &&
      reading.places.some(({ place }) => place === 'terraces'),
  },
  {
    reason: 'a country that has the land told of',
    share: 0.2,
    holds: ({ word, place }, { reading }) =>
      REGION.test(word) &&
      reading.places.some((other) => other.place !== place && other.weight >= 1 && !WEAK.test(lastWord(other.word))),
  },
  {
    reason: 'leads through any country',
    share: 0.55,
    // Of several as of one: "along the paths".
    holds: ({ word }) =>
      (WEAK.test(lastWord(word)) || WEAK.test(lastWord(word).replace(/s$/, ''))) &&
      (word === lastWord(word) || TALL_WORD.test(word)),
  },
  {
    reason: 'beside a burrow, and not in it',
    share: 0.3,
    holds: ({ place, weight }) => placeHas(place, 'small folk') && weight < BESIDE_IT,
  },
  {
    reason: 'lies around the place that is named with it',
    share: 0.45,
    // "in a barn": a room of its own, though barns stand on farms.
    holds: (fact, facts) => !isRoom(meantBy(fact, facts)) && liesAround(facts.reading, fact),
  },
  {
    reason: 'a city that has what else is told of',
    share: 0.55,
    holds: ({ word, place }, { reading }) =>
      (NAMED_CITY.test(word) || findNamedPlace(word) === 'city') &&
      reading.places.some((other) => other.place !== place && other.weight >= 1),
  },
];

/** What a place keeps of its weight where others are than whoever the film is about. */
const OF_OTHERS = 0.75;
/** What is told later counts less, up to so much. */
const [LATER, LATEST] = [0.15, 1];

const isRoom = (place: string): boolean => findPlace(place)?.indoors === true;

/** Rooms that open on a street. */
const SHOPS = /^(?:shop|salon|terminal)$/;

/** The street or square that is told of besides. */
const streetOf = ({ places }: Reading): string | undefined =>
  AROUND_IT.find((street) => places.some(({ place }) => place === street));

/** Which place a word for one stands for here. */
function meantBy(
  { place, word, at, outside, weight }: PlaceFact,
  { reading, cast, boats, swimmer }: PlaceFacts,
): string {
  const last = lastWord(word);
  // "smokes outside the nightclub": before its door, and on no dance floor.
  if (outside === 'front' && frontOf(word) !== null && landmarkOf(word) === null) return 'building_front';
  // "in front of a barbershop", "outside a corner shop in Havana": on its pavement, in whichever town is told of.
  if (outside === 'front' && SHOPS.test(place)) return streetOf(reading) ?? 'city';
  // "sleeps under a bridge": not on it; what floats there is on the water.
  if (outside === 'under' && place === 'bridge' && !boats && swimmer === null) return 'under_bridge';
  // "beneath the surface of a lagoon": in it, and not on its shore.
  if (outside === 'under' && WATER.test(last)) return 'underwater';
  // "in a barn": inside; elsewhere it stands on its farm.
  if (last === 'barn' && weight >= IN_IT) return 'barn';
  // Who gives a presentation in an office gives it where its screen hangs.
  if (place === 'office' && PRESENTED.test(reading.told)) return 'boardroom';
  // "behind the restaurant": where its bins stand.
  if (outside === 'back' && HAS_A_BACK.test(last)) return 'alley';
  const meant = placeMeant(last, reading.told);
  if (meant !== null && !FILMED.test(word)) return meant;
  // A potter's studio is a workshop, and no photographer's.
  const studio = place === 'backdrop' && last === 'studio' && !FILMED.test(word);
  const own = studio ? cast.map(roleHome).find((home) => home !== null) : undefined;
  // "a garden path", "a supermarket aisle": where the garden is, and the shelves.
  const within = STRETCH.test(last) ? reading.places.find((each) => each.at === at && each.word !== word) : undefined;
  // Tall grass around a cheetah is a savanna's.
  const wild = last === 'grass' && cast[0]?.senses.thing?.home === 'savanna' ? 'savanna' : undefined;
  return own ?? within?.place ?? wild ?? place;
}

/** The places that the prompt names, each by how it is told. */
export function gainTold(facts: PlaceFacts): Gain[] {
  const others = placesOfOthers(facts.reading, facts.cast[0]);
  return facts.reading.places.flatMap((fact, i): Gain[] => {
    // "Interior, taxi": of the taxi, and no room.
    if (fact.word === 'interior' && facts.ofVehicle) return [];
    const share = SHARES.find(({ holds }) => holds(fact, facts))?.share ?? 1;
    const own = others.has(fact) ? OF_OTHERS : 1;
    return [[meantBy(fact, facts), fact.weight * share * own - Math.min(LATEST, i * LATER)]];
  });
}
