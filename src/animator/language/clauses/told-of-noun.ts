import type { Chunk, VerbChunk } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';

const TELLS_OF = /^(?:who|which|that)$/;
const isVerb = ({ kind }: Chunk): boolean => kind === 'verb' || kind === 'be';

/**
 * "The cake that she baked falls", "a snowman that kids have built melts": two verbs that nothing joins. The second is said of whatever the clause before it
 * tells of. Null where there is no such clause.
 */
export function findToldNoun(
  { discourse: { entities } }: Scope,
  { form }: VerbChunk,
  chunks: readonly Chunk[],
  at: number,
): readonly number[] | null {
  if (form !== 'finite') return null;
  const link = chunks.findLastIndex(
    ({ kind }, k) => k < at && (kind === 'link' || kind === 'stop' || kind === 'quote'),
  );
  const [opens, noun] = [chunks[link], chunks[link - 1]];
  if (opens?.kind !== 'link' || !TELLS_OF.test(opens.text) || noun?.kind !== 'noun') return null;
  // With a subject of its own, and a verb: "that she baked".
  const inside = chunks.slice(link + 1, at);
  const [own] = inside;
  if ((own?.kind !== 'noun' && own?.kind !== 'pronoun') || !inside.some(isVerb)) return null;
  if (inside.some(({ kind }) => kind === 'and' || kind === 'comma')) return null;
  const told = entities.find(({ mentionedAt }) => mentionedAt.includes(noun.mention.from));
  return told === undefined ? null : [told.id];
}

/** "finds his horse, a white stallion, lying on its side": said of the horse, which the commas name again. */
export function toldTwice({ discourse }: Scope, chunks: readonly Chunk[], at: number): readonly number[] | null {
  const [told, comma, again, closing] = chunks.slice(Math.max(0, at - 4), at);
  if (told?.kind !== 'noun' || comma?.kind !== 'comma' || again?.kind !== 'noun' || closing?.kind !== 'comma')
    return null;
  const [first, second] = [told.mention.from, again.mention.from];
  const both = discourse.entities.find(
    ({ mentionedAt }) => mentionedAt.includes(first) && mentionedAt.includes(second),
  );
  return both === undefined ? null : [both.id];
}
