import { AUXILIARIES, LINKS, PREPOSITIONS } from '../words/english.ts';
import type { Token } from '../words/words.ts';
import type { ChunkScope } from './chunks.ts';
import { findVerb, isVerbHere } from './find-verb.ts';
import { countOf } from './noun-words.ts';

/** What a word is, by what comes after it or stands right before. */

/** "POV: riding a bicycle": whoever films does, and nobody who comes after. */
export const isOfViewer = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.part === 'doing' &&
  tokens[at - 1]?.role === 'camera' &&
  /^(?:pov|view|person)$/.test(tokens[at - 1]?.text ?? '');

/** "…, and her breath fogs in the cold": the noun begins a clause of its own. */
export function opensClause(
  tokens: readonly Token[],
  at: number,
  { lexicon, loose }: ChunkScope,
  several: boolean,
): boolean {
  const next = tokens[at];
  if (next === undefined || next.opens || next.role !== null) return false;
  if (AUXILIARIES.has(next.text)) return true;
  const verb = findVerb(tokens, at, lexicon);
  return (
    verb !== null &&
    isVerbHere(
      tokens,
      at,
      verb,
      { subject: several ? 'several' : 'one', finite: false, before: 'noun', inPhrase: false, listing: false, loose },
      lexicon,
    )
  );
}

/** "rolls left while": nothing that it could describe follows. */
export function endsHere(next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.opens ||
    next.role !== null ||
    PREPOSITIONS.has(next.text) ||
    LINKS.has(next.text) ||
    next.text === 'and'
  );
}

/** "walks in.", "looks up and": nothing follows that it could relate to. */
export function isAdverbHere(tokens: readonly Token[], at: number, length: number): boolean {
  const next = tokens[at + length];
  return (
    length === 1 &&
    (next === undefined ||
      next.opens ||
      next.role === 'camera' ||
      (/^(?:and|as|while|from|at|to|toward|towards|on|in|with|of|by|for|into|then|past|over|behind|through)$/.test(
        next.text,
      ) &&
        tokens[at]?.text !== 'to')) &&
    !(tokens[at]?.text === 'on' && next?.text === 'the')
  );
}

/** "gently falling": a participle, past the words that say how. */
export function doesItself(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (tokens[at]?.part === 'adverb' && tokens[at]?.opens === false) at += 1;
  return tokens[at]?.part === 'doing' && tokens[at]?.opens === false;
}

/** "Once they reach the crossing, …": a clause of its own, and not "once upon a time" or "spins once". */
export const isOnceDone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'once' &&
  tokens[at]?.opens === true &&
  /^(?:article|pronoun|name|names)$/.test(tokens[at + 1]?.part ?? '');

/** Another noun begins here, with its own article or number. */
export const beginsNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.opens &&
  token.role === null &&
  (token.part === 'article' || countOf(token.text) !== null);
