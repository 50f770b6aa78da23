import { PLACE_ROWS } from '../../catalogue/places.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';

const INDOORS: ReadonlySet<string> = new Set(PLACE_ROWS.flatMap(({ name, indoors }) => (indoors ? [name] : [])));

/** Which of its senses a noun has, by its neighbours. */
export function senseOf(
  mention: Mention,
  phrase: string | null,
): 'figure' | 'place' | 'garment' | 'part' | 'dressing' | 'setPart' | 'abstract' | 'unknown' {
  const { senses } = mention;
  if (senses === null) return 'unknown';
  if (senses.person !== null) return 'figure';
  // "reaches the top": no garment.
  if (mention.noun === 'top' && mention.determiner === 'the' && mention.modifiers.length === 0) return 'abstract';
  // "the last leaf": one of its own, as much as "a leaf".
  const alone = !mention.plural && mention.modifiers.some((word) => ALONE.test(word));
  const articled = mention.determiner === 'a' || mention.determiner === 'an' || (mention.count ?? 1) > 1 || alone;
  if (
    senses.garment &&
    (phrase === 'wearing' ||
      phrase === 'in' ||
      phrase === 'with' ||
      phrase === 'of' ||
      phrase === 'over' ||
      mention.owner !== null ||
      (mention.carrier !== null && !mention.plural) ||
      (mention.determiner === 'the' && phrase !== null) ||
      senses.thing === null)
  )
    return 'garment';
  const loose = mention.owner === null && phrase !== 'with' && phrase !== 'of';
  if (
    senses.part &&
    !(senses.dressing && loose) &&
    (senses.thing === null || mention.owner !== null || mention.determiner === 'the' || !articled || phrase === 'with')
  )
    return 'part';
  if (
    senses.place !== null &&
    (senses.thing === null ||
      (phrase !== null &&
        /^(?:in|inside|through|across|along|at|into|over)$/.test(phrase) &&
        (senses.thing.metres > 2.5 || senses.thing.kind === 'bridge')))
  )
    return 'place';
  // "A quiet library at dusk": one is in it.
  if (senses.place !== null && phrase === null && INDOORS.has(senses.place) && (senses.thing?.metres ?? 0) > 2.5)
    return 'place';
  // "Interior of a spaceship": one is in it.
  if (senses.place !== null && /^(?:interior|inside)$/.test(mention.carrier ?? '')) return 'place';
  // "on the roof of a skyscraper".
  if (senses.place !== null && mention.carrier !== null && (senses.thing?.metres ?? 0) > 2.5 && phrase !== null)
    return 'place';
  if (senses.dressing && !articled) return 'dressing';
  if (senses.setPart && (senses.thing === null || mention.plural || mention.determiner === 'the')) return 'setPart';
  // "sleeps on the piano": one that stands there, where "the piano swells" is only heard.
  const stands = STANDS.test(senses.thing?.kind ?? '') && (BESIDE.test(phrase ?? '') || mention.owner !== null);
  if (senses.thing !== null && !(senses.abstract && !articled && !stands)) return 'figure';
  if (senses.place !== null) return 'place';
  if (senses.dressing) return 'dressing';
  if (senses.setPart) return 'setPart';
  return senses.abstract ? 'abstract' : senses.garment ? 'garment' : 'unknown';
}

const ALONE = /^(?:single|last|lone|only|solitary|final|lonely)$/;
const STANDS = /^(?:piano|grand piano|drum|drums|radio|organ|harp|cello|guitar|violin|trumpet|accordion)$/;
const BESIDE = /^(?:on|at|under|beside|behind|in_front_of|near|leaning_on|around|amid)$/;

function isWorn(chunk: Chunk | undefined): boolean {
  const senses = chunk?.kind === 'noun' ? chunk.mention.senses : null;
  return senses !== null && senses.person === null && (senses.garment || senses.part);
}

/** A verb before the next break, past phrases that only tell where. */
export function verbFollows(chunks: readonly Chunk[], from: number): Chunk | null {
  for (let at = from; at < chunks.length && at < from + 14; at++) {
    const chunk = chunks[at];
    if (chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'comma' || chunk.kind === 'quote') return null;
    if (chunk.kind === 'verb' || chunk.kind === 'be') return chunk;
    // "in a straw hat and floral apron waters": the list is still worn.
    if (chunk.kind === 'and' && chunks[at - 2]?.kind === 'preposition' && isWorn(chunks[at + 1])) at++;
    else if (chunk.kind === 'and' || chunk.kind === 'link') return null;
    if (chunk.kind === 'noun' && chunks[at - 1]?.kind !== 'preposition') return null;
  }
  return null;
}
