import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { choosePlace } from '../set/choose-place.ts';
import { needsOwnPlace } from '../set/place-of-acts.ts';
import type { Stretch } from '../shots/one-take.ts';

/** Who goes on to be where they were, though the shot that tells of them does not say it. */

/** Metres: what is larger stands in a room, and is not carried to where one is. */
const FURNITURE = 0.7;

/** Whether it would play there whatever they did, and with nothing that stands there: a shopkeeper is at home in a shop, and may be on a beach. */
export function isOwnPlace(place: string | null, part: Reading, cast: readonly Entity[], lexicon: Lexicon): boolean {
  if (place === null || part.places.length > 0) return false;
  if (cast.some(isFurniture) || cast.length === 0) return false;
  return choosePlace({ ...part, events: [], told: '', entities: cast }, cast, lexicon).place === place;
}

const isFurniture = ({ senses: { person, thing } }: Entity): boolean =>
  person === null && thing !== null && !thing.alive && !thing.moves && thing.metres > FURNITURE;

/** "Shot 2: a clown juggles. Shot 3: an old man sits and reads a newspaper": people who do with what they carry what can be done wherever the film plays. */
export function fitsAnywhere(part: Reading, cast: readonly Entity[]): boolean {
  const folk = cast.filter(({ senses }) => senses.person !== null);
  return (
    part.places.length === 0 &&
    folk.length > 0 &&
    cast.every(({ senses: { person, thing } }) => person !== null || (thing?.metres ?? 0) <= FURNITURE) &&
    !part.events.some(({ act }) => needsOwnPlace(act?.act ?? ''))
  );
}

const DEFINITE = /^(?:the|their|his|her) /i;

/** "The father", of whom nothing was said before this stretch: one of those who were there. */
export function isToldAsKnown(id: number, { from, to }: Stretch, { entities, offsets, told }: Reading): boolean {
  const begins = offsets[entities[id]?.at ?? 0] ?? 0;
  return from > 0 && begins >= from && begins < to && DEFINITE.test(told.slice(begins, to));
}
