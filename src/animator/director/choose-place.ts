import type { Lexicon } from '../catalogue/lexicon.ts';
import type { Entity, Reading } from '../language/reading.ts';
import { readPlaceFacts } from './place-facts.ts';
import { PLACE_REASONS } from './place-reasons.ts';

/** Where a film plays: the place for which most reasons speak, and whether the prompt says so. */
export function choosePlace(
  reading: Reading,
  cast: readonly Entity[],
  lexicon: Lexicon,
): { readonly place: string | null; readonly stated: boolean } {
  const facts = readPlaceFacts(reading, cast, lexicon);
  const scores = new Map<string, number>();
  const told = new Set<string>();
  for (const { gains, states } of PLACE_REASONS) {
    for (const [place, weight] of gains(facts, scores)) {
      scores.set(place, (scores.get(place) ?? 0) + weight);
      if (states === true) told.add(place);
    }
  }
  let best: string | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  const stated =
    best !== null &&
    (told.has(best) ||
      reading.places.some(({ place }) => place === best) ||
      cast.some(({ senses }) => senses.place === best));
  return { place: best !== null && lexicon.place(best) !== null ? best : null, stated };
}
