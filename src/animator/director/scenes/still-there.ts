import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { choosePlace } from '../set/choose-place.ts';
import type { Stretch } from '../shots/one-take.ts';

/** Who goes on to be where they were, though the shot that tells of them does not say it. */

/** Metres: what is larger stands in a room, and is not carried to where one is. */
const FURNITURE = 0.7;

/** Whether it would play there whatever they did, and with nothing that stands there: a shopkeeper is at home in a shop, and may be on a beach. */
export function isOwnPlace(place: string | null, part: Reading, cast: readonly Entity[], lexicon: Lexicon): boolean {
  if (place === null || part.places.length > 0) return false;
  const furnished = cast.some(
    ({ senses: { person, thing } }) =>
      person === null && thing !== null && !thing.alive && !thing.moves && thing.metres > FURNITURE,
  );
  if (furnished || cast.length === 0) return false;
  return choosePlace({ ...part, events: [], told: '', entities: cast }, cast, lexicon).place === place;
}

const DEFINITE = /^(?:the|their|his|her) /i;

/** "The father", of whom nothing was said before this stretch: one of those who were there. */
export function isToldAsKnown(id: number, { from, to }: Stretch, { entities, offsets, told }: Reading): boolean {
  const begins = offsets[entities[id]?.at ?? 0] ?? 0;
  return from > 0 && begins >= from && begins < to && DEFINITE.test(told.slice(begins, to));
}
