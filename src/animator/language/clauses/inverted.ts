import type { Chunk, Mention, VerbChunk } from '../mentions/chunks.ts';
import { isAnimate } from './discourse.ts';
import type { Scope } from './scope.ts';

/** Verbs whose subject comes after them, or is not told at all. */

/** "Flinches. Catches it just in time.": whoever the sentence before was about does it, where a sentence begins with what is done. Null where a subject is told. */
export function findUntold(
  { nameable, subjects, discourse }: Scope,
  { form, act }: VerbChunk,
  chunks: readonly Chunk[],
  at: number,
): readonly number[] | null {
  if (form !== 'finite' || act === null || subjects.length > 0) return null;
  const before = chunks[at - 1]?.kind === 'adverb' ? chunks[at - 2] : chunks[at - 1];
  const next = chunks[at + 1];
  if (before !== undefined && before.kind !== 'stop') return null;
  // "Enters a knight": he does.
  const doer = next?.kind === 'noun' && (next.mention.senses?.person != null || next.mention.senses?.thing?.moves);
  if (doer && (act.frame !== 'hands' || !nameable)) return null;
  // "Susurra: «Por fin».": Spanish, Arabic and others leave out who does it where it is known.
  if (!nameable && discourse.subjects.length === 0) return null;
  const able = (id: number): boolean => {
    const entity = discourse.entities[id];
    return entity !== undefined && !entity.hidden && isAnimate(entity);
  };
  const latest = discourse.subjects.filter(able);
  const first = discourse.entities.find(({ id, crowd }) => able(id) && !crowd);
  const told = latest.length > 0 ? latest : first === undefined ? [] : [first.id];
  return told.length === 0 ? null : told;
}

const isAnybody = ({ senses, determiner, plural }: Mention): boolean =>
  /^an?$/.test(determiner ?? '') && !plural && (senses?.person != null || senses?.thing?.alive === true);

/** "In a market square, between stalls of oranges, dances a girl": all that stands before the verb, up to a comma, tells where. */
function isToldWhere(chunks: readonly Chunk[], at: number): boolean {
  if (chunks[at - 1]?.kind !== 'comma') return false;
  const from = chunks.slice(0, at).findLastIndex(({ kind }) => kind === 'stop') + 1;
  const before = chunks.slice(from, at);
  return before[0]?.kind === 'preposition' && !before.some((chunk) => chunk.kind === 'verb' && chunk.form === 'finite');
}

/** "…, behind him drives a small robot": where it is comes first, and who does it last. */
export function isFronted(
  { nameable, verbLast }: Scope,
  { act, form, verb, at: verbAt }: VerbChunk,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  // "из него выходит женщина": goes out.
  const next = chunks[at + 1]?.kind === 'adverb' && !nameable ? chunks[at + 2] : chunks[at + 1];
  if (verbLast || form !== 'finite' || act === null || next?.kind !== 'noun') return false;
  if (nameable && isToldWhere(chunks, at) && isAnybody(next.mention)) return true;
  // "рядом лает собака": in other languages who is heard comes last too.
  if (!/^(?:go|stay)$/.test(act.frame) && (nameable || act.frame !== 'voice')) return false;
  const { senses, determiner, count } = next.mention;
  const mover = senses !== null && (senses.person !== null || senses.thing?.moves === true);
  // "On one side sits the detective".
  const seated = determiner === 'the' && act.frame === 'stay' && senses?.person != null;
  if (!mover || (nameable && !/^an?$/.test(determiner ?? '') && !seated && (count ?? 1) < 2)) return false;
  // "بينما يلعب طفلان": where a verb may come first, whoever comes after it does it.
  if (!nameable && chunks[at - 1]?.kind === 'link') return true;
  // "…, llega un gran autobús": what only comes takes nobody with it.
  if (
    !nameable &&
    COMES.test(verb) &&
    next === chunks[at + 1] &&
    (chunks[at - 1]?.kind === 'and' || isClauseStart(chunks[at - 1]))
  )
    return true;
  let from = at - 1;
  while (/^(?:preposition|noun|pronoun|adverb|aside)$/.test(chunks[from]?.kind ?? '')) {
    // A noun without a preposition is who does it.
    const bare = /^(?:noun|pronoun|aside)$/.test(chunks[from]?.kind ?? '');
    const held = chunks[from - 1]?.kind === 'adverb' ? chunks[from - 2] : chunks[from - 1];
    if (bare && (chunks[from]?.kind === 'aside' ? held : chunks[from - 1])?.kind !== 'preposition') return false;
    from--;
  }
  const start = chunks[from];
  // "…, and in comes a dog".
  if (from < at - 1) return /^(?:comma|stop|link|and)$/.test(start?.kind ?? 'stop');
  // "Through tall grass runs a boy", of which the grass was read with the set: words stand before the verb all the same.
  const claimed = nameable && (start === undefined || start.kind === 'stop') && verbAt > (start?.at ?? 0);
  return claimed && !ALONG.test(verb);
}

/** What nobody does to anybody. */
const COMES = /^(?:arrive|come|appear|emerge|pull up|drive up)\b/;

/** What goes by, after or through something else: "Passes a dog" is told of whoever was told of before. */
const ALONG = /^(?:pass|cross|enter|leave|approach|follow|chase|circle|climb|ride|drive|race)\b/;

const isClauseStart = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'comma';

/** "Before the gates stands a girl": before them, and not earlier than something else. */
export function frontBefore(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.map((chunk, at) => {
    if (chunk.kind !== 'link' || chunk.text !== 'before' || !isClauseStart(chunks[at - 1])) return chunk;
    let verb = at + 1;
    while (/^(?:noun|pronoun)$/.test(chunks[verb]?.kind ?? '') && chunks[verb + 1]?.kind === 'preposition') verb += 2;
    const [deed, doer] = [chunks[verb + 1], chunks[verb + 2]];
    if (deed?.kind !== 'verb' || !/^(?:go|stay)$/.test(deed.act?.frame ?? '') || doer?.kind !== 'noun') return chunk;
    const told = /^an?$/.test(doer.mention.determiner ?? '') || (doer.mention.count ?? 1) > 1;
    return told ? { kind: 'preposition', relation: 'in_front_of', text: 'before', at: chunk.at } : chunk;
  });
}

/** "地球を見つめる宇宙飛行士": a noun right after the verb is who does it, and what came before is no subject. */
export function isBeforeDoer({ verbLast, discourse, subjects }: Scope, next: Chunk | undefined): boolean {
  if (!verbLast || next?.kind !== 'noun') return false;
  const { senses } = next.mention;
  const doer = senses !== null && (senses.person !== null || senses.thing?.alive === true);
  return doer && subjects.every((id) => discourse.entities[id]?.senses.thing?.alive !== true);
}

/** "…," says the first: whoever comes after, and not who spoke before. */
export function isSaidAfter(
  { nameable }: Scope,
  { act, form }: VerbChunk,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  const [before, next] = [chunks[at - 1], chunks[at + 1]];
  if (!nameable || act?.frame !== 'voice' || form !== 'finite' || before?.kind !== 'quote') return false;
  return next?.kind === 'noun' && next.mention.determiner !== null && next.mention.senses?.thing?.moves !== false;
}

/** "in the middle stands a child": who does it comes after. */
export function standsBefore({ act, form }: VerbChunk, next: Chunk | undefined): boolean {
  if (act?.frame !== 'stay' && act?.act !== 'float') return false;
  const told = next?.kind === 'noun' ? next.mention : null;
  return form !== 'ing' && told !== null && (/^an?$/.test(told.determiner ?? '') || (told.count ?? 0) > 1);
}
