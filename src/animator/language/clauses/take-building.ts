import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { placeHas } from '../../catalogue/places.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

const STANDS = /^(?:sit|stand|loom|tower|perch|rise|nestle|overlook|crumble|collapse|burn|lean|cling|rest)$/;

/** "a Victorian mansion sits atop a hill": it is seen from without, and nobody is in it. */
export function takeForBuilding(mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  const { senses } = mention;
  if (senses?.place == null || (senses.thing?.metres ?? 0) <= 2.5 || senses.person !== null) return mention;
  const before = chunks[at - 1];
  const begins = before === undefined || /^(?:stop|comma|link)$/.test(before.kind);
  const deed = verbFollows(chunks, at + 1);
  if (!begins || deed?.kind !== 'verb' || !STANDS.test(deed.verb)) return mention;
  return { ...mention, senses: { ...senses, place: null } };
}

/** "paper trees on the banks": of the river that was told of, and no house with money in it. */
export function takeForBank(scope: Scope, mention: Mention): Mention {
  if (mention.noun !== 'bank') return mention;
  // "willows on the banks": nothing else has two of them.
  const both = mention.plural && mention.determiner === 'the' && mention.modifiers.length === 0;
  if (!both && !scope.places.some(({ place }) => placeHas(place, 'banks'))) return mention;
  return { ...mention, senses: { ...NO_SENSES, setPart: true } };
}
