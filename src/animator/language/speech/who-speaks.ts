import { isPerson } from '../clauses/discourse.ts';
import type { Scope } from '../clauses/scope.ts';
import type { Chunk } from '../mentions/chunks.ts';

/** Whom a line is taken for where words leave it open. */

/** "A woman's voice on the radio says": nobody who is seen. */
export function isHeardOnly(chunks: readonly Chunk[], speech: number): boolean {
  for (let back = speech - 1; back >= 0 && speech - back < 6; back--) {
    const chunk = chunks[back];
    // "and in a low voice says": his who is told of.
    const [within] = [chunks[back - 1]];
    if (within?.kind === 'preposition' && /^(?:in|with)$/.test(within.text)) return false;
    if (chunk?.kind === 'noun' && /^(?:voice|voices|narrator|announcer|voiceover)$/.test(chunk.mention.noun))
      return chunk.mention.owner === null || chunk.mention.ownedBy !== null;
    if (chunk?.kind !== 'noun' && chunk?.kind !== 'preposition' && chunk?.kind !== 'adverb') return false;
  }
  return false;
}

/** "…, quiet narration: …": nobody who is seen. */
export function isNarrated(chunks: readonly Chunk[], quote: number): boolean {
  const before = chunks[quote - 1]?.kind === 'comma' ? chunks[quote - 2] : chunks[quote - 1];
  return (
    before?.kind === 'noun' && /^(?:narration|narrator|voiceover|voice over|commentary)$/.test(before.mention.noun)
  );
}

const SPEAKERS = /^(?:radio|speaker|loudspeaker|intercom|phone|telephone|tv|television|megaphone|echo)$/;

/** "'Checkmate,' crackles the radio", "From the shell comes a tiny voice: …": no one who is seen, and no lips move. */
export function comesOut(chunks: readonly Chunk[], quote: number): boolean {
  const [next, heard] = [chunks[quote + 1], chunks[quote + 2]];
  // What it does, to crackle or to buzz, is heard and may be read as a sound before.
  const source = next?.kind === 'verb' ? heard : next;
  if (source?.kind === 'noun' && source.mention.determiner === 'the' && SPEAKERS.test(source.mention.noun)) return true;
  const before = chunks[quote - 1]?.kind === 'comma' ? quote - 2 : quote - 1;
  const [verb, voice] = [chunks[before - 1], chunks[before]];
  return (
    voice?.kind === 'noun' &&
    /^voices?$/.test(voice.mention.noun) &&
    voice.mention.owner === null &&
    voice.mention.ownedBy === null &&
    verb?.kind === 'verb' &&
    /^(?:come|sound|drift|rise|echo|boom|float)$/.test(verb.verb)
  );
}

/** 'thinks "not again"': heard, and no lips move. */
export function isThought(chunks: readonly Chunk[], quote: number): boolean {
  for (let back = quote - 1; back >= 0 && quote - back < 5; back--) {
    const chunk = chunks[back];
    if (chunk?.kind === 'verb')
      return /^(?:think|wonder|muse|remember|realize|realise|imagine|recall)\b/.test(chunk.verb);
    if (chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'quote') return false;
  }
  return false;
}

/** Whether a line of its own follows the verb in its sentence. */
export function leadsOn(chunks: readonly Chunk[], speech: number): boolean {
  const end = chunks.findIndex(({ kind }, at) => at > speech && (kind === 'stop' || kind === 'quote'));
  return chunks[end]?.kind === 'quote';
}

export function latestBefore(scope: Scope, at: number): number | null {
  const spoke = scope.discourse.entities.filter(
    (entity) => entity.at < at && (isPerson(entity) || entity.senses.thing?.alive === true),
  );
  return (
    spoke.at(-1)?.id ??
    scope.discourse.entities.find((entity) => isPerson(entity) || entity.senses.thing?.alive === true)?.id ??
    null
  );
}

/** Where a verb tells who speaks by its form alone, no sleeping cat does: somebody of whom was told before. */
export function preferPerson(
  { discourse }: Scope,
  likely: number | null,
  to: number | null,
  before: readonly Chunk[],
): number | null {
  const entity = discourse.entities[likely ?? -1];
  const starts = before.findLast(({ kind }) => kind === 'stop')?.at ?? 0;
  if (entity === undefined || isPerson(entity) || entity.mentionedAt.some((at) => at >= starts)) return likely;
  const people = discourse.entities.filter((each) => isPerson(each) && each.at < starts && each.id !== to);
  return people.findLast(({ role }) => role === 'subject')?.id ?? likely;
}

const OF_VOICES =
  /\b(?:voice|tone|whisper|tears?|grin|smile|laugh|laughter|chuckle|giggle|sob|breath|lungs|rage|anger|joy|excitement|enthusiasm)$/i;

/** Phrases that tell it by two words: "under her breath", "at the top of his lungs". */
const SAID_SO: Readonly<Record<string, string>> = { breath: 'under her breath', lungs: 'top of her lungs' };

/** "says in a booming voice", "says through tears", "in a low voice says": how a line is spoken, by the words around its verb. */
export function tellVoice(chunks: readonly Chunk[], speech: number): string {
  const told: string[] = [];
  const tell = (chunk: Chunk): void => {
    if (chunk.kind === 'noun' && OF_VOICES.test(chunk.mention.word))
      told.push(...chunk.mention.modifiers, chunk.mention.word, SAID_SO[chunk.mention.noun] ?? '');
    else if (chunk.kind === 'verb') told.push(chunk.verb);
  };
  for (let next = speech + 1; next < chunks.length && next - speech < 8; next++) {
    const chunk = chunks[next];
    if (chunk === undefined || chunk.kind === 'stop' || (chunk.kind === 'verb' && told.length === 0)) break;
    tell(chunk);
  }
  for (let back = speech - 1; told.length === 0 && back > 0 && speech - back < 4; back--) {
    const chunk = chunks[back];
    if (chunk?.kind !== 'noun' || chunks[back - 1]?.kind !== 'preposition') break;
    tell(chunk);
  }
  return told.join(' ');
}
