import type { Lexicon } from '../../catalogue/lexicon.ts';
import { findPlace } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { readPlaceFacts } from './place-facts.ts';
import { PLACE_REASONS } from './place-reasons.ts';

/** Where a film plays: the place for which most reasons speak, whether the prompt says so, and which one outside comes next to it. */
export function choosePlace(
  reading: Reading,
  cast: readonly Entity[],
  lexicon: Lexicon,
): { readonly place: string | null; readonly stated: boolean; readonly outdoors: string | null } {
  const facts = readPlaceFacts(reading, cast, lexicon);
  const scores = new Map<string, number>();
  const told = new Set<string>();
  for (const { gains, states } of PLACE_REASONS) {
    for (const [place, weight] of gains(facts, scores)) {
      scores.set(place, (scores.get(place) ?? 0) + weight);
      if (states === true) told.add(place);
    }
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]).map(([place]) => place);
  const [best = null] = ranked;
  const outdoors = ranked.find((place) => findPlace(place)?.indoors === false) ?? null;
  const stated =
    best !== null &&
    (told.has(best) ||
      reading.places.some(({ place }) => place === best) ||
      cast.some(({ senses }) => senses.place === best));
  return { place: best !== null && lexicon.place(best) !== null ? best : null, stated, outdoors };
}
