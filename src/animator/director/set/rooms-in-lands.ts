import { findPlace, placeHas } from '../../catalogue/places.ts';
import type { PlaceFact, Reading } from '../../language/reading.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';
import { linkBetween } from './place-links.ts';

/** A room, and the land that is told to lie around it or to be seen from it. */
export interface RoomInLand {
  readonly room: string;
  readonly land: string;
}

const BELOW = /\b(?:under|beneath|below|bottom|depths?|deep in)\b/;
const WATERS: ReadonlySet<string> = new Set(['sea', 'lake', 'beach', 'ice_bay']);
/** What one looks through or out of. */
const SEEN_OUTSIDE =
  /\b(?:outside|windows?|window ?panes?|panes|skylights?|portholes?|curtains|drapes|blinds|shutters|views? (?:of|over|onto|across)|overlook(?:s|ing)|(?:open|opens|opening|looks? out|look(?:s|ing)? out) (?:on)?to)\b/i;
const STREET = /\b(?:street|road|sidewalk|traffic|alley|square|village|town)$/;
const TOWNS: ReadonlySet<string> = new Set(['city', 'skyline', 'alley', 'old_town', 'cafe_street']);
const FROM_ABOVE = /\b(?:overlooking|views?|above|over|high|top)\b/;
/** What a room weighs that somebody is told to be in, or a film begins with. */
const LEAST_WEIGHT = 1.5;

/** Rooms that one goes through, or that go themselves. */
const NO_PANES = ['carriage', 'stairs', 'passage'] as const;
const isRoom = ({ place, outside }: PlaceFact): boolean =>
  outside === undefined &&
  (placeHas(place, 'room') || placeHas(place, 'glazed')) &&
  !NO_PANES.some((feature) => placeHas(place, feature));
/** "a reception in a barn": a room itself, though barns stand on farms. */
const isInBarn = ({ word, weight }: PlaceFact): boolean => /(?:^| )barn$/.test(word) && weight >= IN_IT;
const IN_IT = 3;
const isLand = (fact: PlaceFact): boolean => !isInBarn(fact) && liesOutside(fact);
const liesOutside = ({ place, outside }: PlaceFact): boolean =>
  outside !== 'front' && outside !== 'back' && findPlace(place)?.indoors === false && !placeHas(place, 'glazed');

/** Null where a film plays in one place alone, or goes from one to the other. */
export function roomInLand(reading: Reading): RoomInLand | null {
  const { places, told, offsets, shots } = reading;
  // Who flies over a land sees its houses from outside.
  if (shots.some(({ value }) => value.startsWith('drone') || value === 'birds_eye')) return null;
  const offsetOf = ({ at }: PlaceFact): number => offsets[at] ?? 0;
  for (const room of places.filter((place) => isRoom(place) && place.weight >= LEAST_WEIGHT)) {
    for (const land of places.filter(isLand)) {
      const between = linkBetween(reading, room, land);
      const seen = isSeen(told, offsetOf(land));
      if (between === null && !seen) continue;
      const town = TOWNS.has(land.place) && !STREET.test(land.word);
      // A bar in Tokyo looks out on whatever bars look out on.
      if (town && !seen && !FROM_ABOVE.test(between ?? '')) continue;
      if (town) return { room: room.place, land: 'skyline' };
      return {
        room: room.place,
        land: WATERS.has(land.place) && BELOW.test(between ?? '') ? 'underwater' : land.place,
      };
    }
  }
  return null;
}

/** "opens the curtains to a view of Paris": the land that is seen from a room of which nothing is told but what is done in it. */
export function landSeenFrom(reading: Reading, room: string | null): string | null {
  if (room === null || !isRoom({ place: room, word: room, weight: LEAST_WEIGHT, at: 0 })) return null;
  if (reading.places.some((place) => isRoom(place) && place.weight >= LEAST_WEIGHT)) return null;
  const land = reading.places.find((each) => isLand(each) && isSeen(reading.told, reading.offsets[each.at] ?? 0));
  if (land === undefined) return null;
  return TOWNS.has(land.place) && land.place !== 'cafe_street' && !STREET.test(land.word) ? 'skyline' : land.place;
}

/** "red dunes visible through the panes", "Outside, the mountains glow". */
function isSeen(told: string, at: number): boolean {
  const isBreak = (letter: string | undefined): boolean => letter === undefined || /[,.;:!?]/.test(letter);
  let [from, to] = [at, at];
  while (from > 0 && !isBreak(told[from - 1])) from--;
  while (to < told.length && !isBreak(told[to])) to++;
  const before = told.slice(0, Math.max(0, from - 1));
  return SEEN_OUTSIDE.test(told.slice(from, to)) || /(?:^|[.;!?] )outside$/i.test(before);
}

/** Who looks at a tank stands before it, and fish alone are seen within it. */
const gainAtTank = ({ cast, reading }: PlaceFacts, most: number): Gain[] =>
  TANK.test(reading.told) && !HOME_TANK.test(reading.told)
    ? [[cast.some(({ senses }) => senses.person !== null) ? 'aquarium' : 'underwater', most + 0.5]]
    : [];
const TANK = /\b(?:aquarium|oceanarium|(?:fish|shark) tank)\b/i;
const HOME_TANK = /\b(?:bowl|(?:home|small|little|living room) (?:aquarium|fish tank))\b/i;

export function gainInLand(facts: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const [found, most] = [roomInLand(facts.reading), Math.max(0, ...scores.values())];
  const room: Gain[] = found === null ? [] : [[found.room, most + 0.5 - (scores.get(found.room) ?? 0)]];
  return [...room, ...gainAtTank(facts, most)];
}
