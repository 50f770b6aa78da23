import type { Entity, PlaceFact, Reading } from '../../language/reading.ts';

/** In which sentence each word stands. */
function sentencesOf({ told, offsets }: Reading): number[] {
  let sentence = 0;
  return offsets.map((offset, i) => {
    if (i > 0 && /[.;!?]/.test(told.slice(offsets[i - 1], offset))) sentence++;
    return sentence;
  });
}

/** Who does something in the clause that tells of a place; nobody where nobody does anything in its sentence. */
function tellersOf({ events }: Reading, sentences: readonly number[], { at }: PlaceFact): readonly number[] {
  const near = events.filter((event) => sentences[event.at] === sentences[at]).sort((a, b) => a.at - b.at);
  // "birds sing in the forest", and "In the forest birds sing".
  return (near.findLast((event) => event.at <= at) ?? near[0])?.subjects ?? [];
}

/** What a place weighs that whoever the film is about is told to be at. */
const LEAST_WEIGHT = 2;

/**
 * "A woman sits by the lake while birds sing in the forest": the forest is where the birds are, and the lake where the film plays. Empty where nobody says
 * where whoever the film is about is.
 */
export function placesOfOthers(reading: Reading, hero: Entity | undefined): ReadonlySet<PlaceFact> {
  if (hero === undefined || reading.places.length < 2) return new Set();
  const isHero = (id: number): boolean => id === hero.id || id === hero.memberOf || hero.members.includes(id);
  const sentences = sentencesOf(reading);
  const tellers = reading.places.map((fact) => ({ fact, who: tellersOf(reading, sentences, fact) }));
  if (!tellers.some(({ fact, who }) => fact.weight >= LEAST_WEIGHT && who.some(isHero))) return new Set();
  return new Set(tellers.filter(({ who }) => who.length > 0 && !who.some(isHero)).map(({ fact }) => fact));
}
