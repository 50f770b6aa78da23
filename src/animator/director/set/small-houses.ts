import { tellManners } from '../../catalogue/manners.ts';
import { tellOutside } from '../../catalogue/outside.ts';
import { findPlace } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';
import { placeOfActs } from './place-of-acts.ts';

/** Small houses, each of one room: who is told to do something in one is seen in that room, as no wall would let anybody be seen. */
const SMALL_HOUSE =
  /(?:^| )(?:cabin|log cabin|hut|cottage|lodge|chalet|shack|log house|farmhouse|treehouse|tree house)$/;
/** What a place weighs that is told with "in". */
const IN_WEIGHT = 3;
/** What is done to the house or about it, and not within it. */
const OUTSIDE_IT: ReadonlySet<string> = new Set(['build', 'walk', 'run', 'drive', 'ride', 'fly', 'paint', 'burn']);

const OUTSIDE = /\boutside\b(?! (?:the|a|an|his|her|their) )/gi;
const CLAUSE_BREAK = /[,.;:!?]|\b(?:while|as|and|when)\b/gi;

/** "while a werewolf howls outside": both are seen where the other is. "A raven on her shoulder, thunder outside": only of the thunder is it said. */
function isOtherOutside({ told, offsets }: Reading, others: readonly Entity[]): boolean {
  return [...told.matchAll(OUTSIDE)].some(({ index }) => {
    const from = [...told.slice(0, index).matchAll(CLAUSE_BREAK)].at(-1)?.index ?? 0;
    return others.some(({ mentionedAt }) =>
      mentionedAt.some((at) => (offsets[at] ?? -1) >= from && (offsets[at] ?? -1) < index),
    );
  });
}

/** Whoever the film is about does something in a small house, and goes nowhere. */
export function isInSmallHouse(reading: Reading, cast: readonly Entity[]): boolean {
  const { events, relations, places, shots } = reading;
  const [lead] = cast;
  if (lead === undefined) return false;
  const { person, thing } = lead.senses;
  if (person === null && thing?.alive !== true && thing?.kind !== 'robot') return false;
  const others = cast.filter(({ id, senses }) => id !== lead.id && senses.thing?.alive === true);
  if (isOtherOutside(reading, others)) return false;
  if (shots.some(({ value }) => value.startsWith('drone') || value === 'birds_eye')) return false;
  const own = events.filter(({ subjects }) => subjects.includes(lead.id));
  if (own.length === 0 || own.some(({ act }) => OUTSIDE_IT.has(act?.act ?? ''))) return false;
  return (
    places.some(
      ({ word, weight, outside }) => outside === undefined && weight >= IN_WEIGHT && SMALL_HOUSE.test(word),
    ) ||
    relations.some(
      ({ entity, relation, to }) =>
        entity === lead.id &&
        (relation === 'in' || relation === 'inside') &&
        SMALL_HOUSE.test(cast.find(({ id }) => id === to)?.noun ?? ''),
    )
  );
}

/** The rooms that such a house can be. */
const HOMELY: ReadonlySet<string> = new Set(['living_room', 'kitchen', 'bedroom', 'study']);

/** More than any land around it weighs: the room that suits what is done there. */
export function gainInSmallHouse(
  { reading, cast, firstHome }: PlaceFacts,
  scores: ReadonlyMap<string, number>,
): Gain[] {
  if (!isInSmallHouse(reading, cast)) return [];
  const room = [firstHome, placeOfActs(reading, cast)].find((place) => place !== null && HOMELY.has(place));
  const found = room ?? 'living_room';
  return [[found, Math.max(0, ...scores.values()) - (scores.get(found) ?? 0) + 1]];
}

/** What stands around a room as the house it is in. */
export const isHouseAround = ({ noun }: Entity, place: string): boolean =>
  findPlace(place)?.indoors === true && SMALL_HOUSE.test(noun);

/** Words for small houses are words for where those stand as well: no land that is told of. */
const OF_HOUSES: ReadonlySet<string> = new Set(['cabin', 'village']);

/** How the room of a small house is, and the land around it: a wood, where no other is told of. */
export function dressingOfHouse(reading: Reading, cast: readonly Entity[], place: string | null): string[] {
  if (findPlace(place ?? '')?.indoors !== true || !isInSmallHouse(reading, cast)) return [];
  const land = reading.places.find(({ place: told }) => findPlace(told)?.indoors === false && !OF_HOUSES.has(told));
  const built = wordsOfHouses(reading).filter((words) => BUILT_OF.test(words));
  return [...tellManners(['rustic'], []), tellOutside(land?.place ?? 'forest'), ...built];
}

const BUILT_OF = /\b(?:stone|rock|log|wood|wooden|timber)\b/;
const DARK = /\b(?:dark|darkened|gloomy|shadowy|dim|dimly|candlelit|firelit)\b/;

/** The small houses that are told of, each with what is said of it: "dark stone hut". */
const wordsOfHouses = ({ entities, places }: Reading): string[] => [
  ...entities.flatMap(({ noun, material, modifiers }) =>
    SMALL_HOUSE.test(noun)
      ? [[...new Set([...modifiers, material ?? '', noun])].filter((word) => word !== '').join(' ')]
      : [],
  ),
  ...places.flatMap(({ word }) => (SMALL_HOUSE.test(word) ? [word] : [])),
];

/** "in a dark hut": its fire and its candles light it, and no sun. */
export const isDarkHouse = (reading: Reading): boolean => wordsOfHouses(reading).some((words) => DARK.test(words));
