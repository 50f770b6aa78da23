import { ROOFS } from '../../catalogue/roofs.ts';
import type { Reading } from '../../language/reading.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';

/** Whether a film begins in the air. */
export const isFromTheAir = ({ shots, entities }: Reading): boolean =>
  shots.some(({ field, value }) => field === 'move' && value.startsWith('drone')) ||
  (shots.some(({ field, value }) => field === 'angle' && (value === 'high' || value === 'birds_eye')) &&
    (entities.some(isDriven) ||
      shots.some(({ field, value }) => (field === 'size' && value === 'wide') || value.startsWith('follow'))));

/** From above a car is seen on its road, and that from so high that its bends are seen. */
const isDriven = ({ senses: { thing } }: Reading['entities'][number]): boolean =>
  thing?.moves === true && !thing.alive && thing.realm === 'ground' && thing.metres > DRIVEN_METRES;
const DRIVEN_METRES = 1.2;

/** Towns without towers of glass, seen from above, are their roofs as far as one sees; who is in their streets is seen in these. */
export function gainOverRoofs({ reading }: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  if (!isOverRoofs(reading)) return [];
  const town = reading.places.find(({ place, word }) => isOldTown(place, word) && scores.has(place));
  return town === undefined ? [] : [['skyline', Math.max(...scores.values()) - (scores.get('skyline') ?? 0) + 0.5]];
}
/** Whether nobody but birds is there to be seen, so that the town is all that the film is about. */
export function isOverRoofs(reading: Reading): boolean {
  const somebody = reading.entities.some(
    ({ senses: { person, thing } }) =>
      person !== null || (thing?.moves === true && thing.realm !== 'sky' && thing.surrounds !== true),
  );
  return !somebody && (isFromTheAir(reading) || ABOVE_ROOFS.test(reading.told));
}
const ABOVE_ROOFS = /\b(?:over|above) the (?:[a-z-]+ ){0,3}(?:rooftops|roofs)\b/i;
/** Hamlets and what lies by the sea are seen with the land around them. */
const isOldTown = (place: string, word: string): boolean =>
  ROOFS.some(
    ({ places, words }) =>
      (places.includes(place) && /^(?:cafe_street|old_town)$/.test(place)) || words.some((each) => word.includes(each)),
  );

/** Weighs more than any reef or depth that is told of: from up there the water is seen from above. */
const FROM_ABOVE = 24;
const BELOW_BOAT = 12;

/** Who circles below a boat is seen below it, and from the air with the boat on the water. */
export function gainBelowBoats({ reading, cast, swimmer, boats }: PlaceFacts): readonly Gain[] {
  if (swimmer === null) return [];
  const inPool = reading.places.some(({ place }) => /^(?:pool|aquarium|lake|river|fjord|ice_bay)$/.test(place));
  if (isFromTheAir(reading)) return inPool ? [] : [['sea', FROM_ABOVE]];
  const below = reading.relations.some(({ entity, relation }) => relation === 'under' && entity === cast[0]?.id);
  return boats && below ? [['underwater', BELOW_BOAT]] : [];
}
