import { FLAT, findMedium, type Medium } from '../../catalogue/media.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { isOfProducts } from '../cast/products.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';

/** Of a film that says so it is about how stuff moves, and about no place. */
const ABSTRACT =
  /\b(?:abstract|satisfying|loop|macro|slow[- ]motion|close[- ]?up|top[- ](?:down|view)|swirl\w*|mixing|blending|spreading|vortex|explosion|exploding|rippl\w+|flowing|hypnotic|mesmeri[sz]ing|particles?)\b/i;
/** Lands and rooms: who names one is there. */
const OPEN = /\b(?:sky|sun\w*|sea|ocean|river|forest|street|city|room|chimney|field|mountain\w*)\b/i;

/** What a film is about that has nobody and nothing in it but ink, smoke, powder, paint; null for any other. */
export function mediumAlone({ told, places }: Reading, cast: readonly Entity[]): Medium | null {
  if (cast.length > 0 || !places.every(({ place }) => place === 'backdrop')) return null;
  if (places.length === 0 && (!ABSTRACT.test(told) || OPEN.test(told))) return null;
  return findMedium(told);
}

const THROWN = /\b(?:explo\w+|burst\w*|swirl\w*|vortex|spiral\w*|whirl\w*)\b/i;

/** What a watch is made of does not fly about it. */
const SOLID: ReadonlySet<string> = new Set(['metal', 'gold', 'silk']);

/** And what is thrown about that which it advertises: powder that bursts behind shoes. */
export function mediumAbout(reading: Reading, cast: readonly Entity[]): Medium | null {
  if (!isOfProducts(reading, cast) || !THROWN.test(reading.told)) return null;
  const medium = findMedium(reading.told);
  return medium === null || FLAT.has(medium.form) || SOLID.has(medium.stuff) ? null : medium;
}

/** Neither things for their own sake nor stuff alone is in any land. */
export const shownAlone = ({ reading, cast }: Pick<PlaceFacts, 'reading' | 'cast'>): readonly Gain[] =>
  isOfProducts(reading, cast) || mediumAlone(reading, cast) !== null ? [['backdrop', 9]] : [];
