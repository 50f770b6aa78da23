import type { Chunk, Mention } from '../mentions/chunks.ts';
import { isAnimate } from './discourse.ts';
import type { Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

/** What a noun is told for, by the words around it. */

/** "A piano is lowered. The piano swings": the one that was told of, where a piano alone may only be heard. */
export const isKnownThing = ({ discourse }: Scope, mention: Mention): boolean =>
  mention.determiner === 'the' &&
  mention.senses?.abstract === true &&
  mention.senses.thing !== null &&
  discourse.entities.some(({ senses, hidden }) => !hidden && senses.thing === mention.senses?.thing);

/** "Somebody has left the gate open": who did it before the film begins is nobody to be seen. */
export const hasGone = ({ noun }: Mention, next: Chunk | undefined): boolean =>
  /^(?:somebody|someone)$/.test(noun) && next?.kind === 'be' && /^(?:has|had)$/.test(next.text);

/** "जबकि उसके पीछे बच्चे खेल रहे हैं": right before the verb of a clause that a link begins stands who does it. */
export function beginsAnew(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  if (chunk?.kind !== 'noun' || chunks[at + 1]?.kind !== 'verb') return false;
  if (chunk.mention.senses?.person == null && chunk.mention.senses?.thing?.alive !== true) return false;
  let from = at - 1;
  while (/^(?:preposition|pronoun|adverb)$/.test(chunks[from]?.kind ?? '')) from--;
  return chunks[from]?.kind === 'link';
}

/** "The boy holds a flashlight, the girl a baseball bat": she does as he does. */
export function goesWithout(
  { event, objects }: Scope,
  { senses, determiner }: Mention,
  next: Chunk | undefined,
): boolean {
  const alive = senses?.person != null || senses?.thing?.alive === true;
  const another = next?.kind === 'noun' && /^(?:an?|the|his|her|its)$/.test(next.mention.determiner ?? '');
  return event?.act?.frame === 'hands' && objects.length > 0 && alive && determiner !== null && another;
}

/** "A pirate with an eyepatch and a parrot grins": one of them does, and has the other with him. */
export function isCompanyOfOne(
  { subjects, discourse, verb }: Scope,
  relation: string,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  const own = discourse.entities[subjects[0] ?? -1];
  if (relation !== 'with' || chunks[at - 1]?.kind !== 'and' || verb !== null) return false;
  if (subjects.length !== 1 || own === undefined || !isAnimate(own) || own.plural || (own.count ?? 1) > 1) return false;
  const follows = verbFollows(chunks, at + 1);
  return follows?.kind === 'verb' && follows.ofOne === true;
}
