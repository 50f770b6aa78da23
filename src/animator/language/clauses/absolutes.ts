import type { Chunk, Mention, VerbChunk } from '../mentions/chunks.ts';
import { senseOf } from './sense-of.ts';

/**
 * "with rain running down the glass", "with mountains in the distance glowing": a clause of its own, of whose verb the noun before it is the subject and
 * nobody else. Such a "with" holds no company: it is read as the comma that might stand in its place.
 */
export function partAbsolutes(chunks: readonly Chunk[]): Chunk[] {
  let [told, head]: [boolean, Mention | null] = [false, null];
  return chunks.flatMap((chunk, at): Chunk[] => {
    if (chunk.kind === 'stop' || chunk.kind === 'link') [told, head] = [false, null];
    if (chunk.kind === 'noun') head ??= chunk.mention;
    if (chunk.kind === 'verb' && chunk.form !== 'ed') told = true;
    if (chunk.kind !== 'preposition' || chunk.text !== 'with') return [chunk];
    const clause = clauseAfter(chunks, at + 1);
    if (clause === null) return [chunk];
    const apart = told || chunks[at - 1]?.kind === 'comma';
    if (!(apart ? isOwnDoing(clause) : isOfScene(clause, head))) return [chunk];
    return chunks[at - 1]?.kind === 'comma' ? [] : [{ kind: 'comma', at: chunk.at }];
  });
}

interface OwnClause {
  /** Null: weather, light or what is heard. */
  readonly subject: Mention | null;
  readonly verb: VerbChunk;
  readonly next: Chunk | undefined;
}

/** Where in the picture, between the noun and its verb. */
const FAR = /^(?:background|distance|foreground|sky|air|horizon)$/;

function clauseAfter(chunks: readonly Chunk[], from: number): OwnClause | null {
  const past = (at: number, kinds: RegExp): number => {
    let next = at;
    while (kinds.test(chunks[next]?.kind ?? '')) next += 1;
    return next;
  };
  let at = past(from, /^(?:adverb|adjective)$/);
  const told = chunks[at];
  if (told?.kind !== 'noun' && told?.kind !== 'aside') return null;
  at = past(at + 1, /^aside$/);
  const place = chunks[at + 1];
  if (chunks[at]?.kind === 'preposition' && place?.kind === 'noun' && FAR.test(place.mention.noun)) at += 2;
  at = past(at, /^adverb$/);
  const verb = chunks[at];
  if (verb?.kind !== 'verb' || verb.form !== 'ing') return null;
  return { subject: told.kind === 'noun' ? told.mention : null, verb, next: chunks[at + 1] };
}

/** Done by somebody, and by no thing they have with them. */
const BY_SOMEBODY = /^(?:hands|face|voice|with|stay)$/;
const ON_LEGS = /^(?:walk|run|march|trot|sneak|waddle|dance|speak|ride|cycle|skate|swim|climb)$/;
/** On legs, with hands or a voice by its act, and of things as well: rain runs, a kettle whistles. */
const OF_THINGS =
  /^(?:run|rush|roll|rumble|dance|sway|race|fly|sweep|approach|come|pass|stream|loom|tower|creep|crawl|drift|spill|tick|ring|whistle|roar|howl|echo|wave|bend|crack|slam|gather|whirl|swirl|flicker|flap|hang|stand|stretch)\b/;
const PLAYS =
  /(?:radio|television|tv|speakers?|jukebox|gramophone|phonograph|player|organ|box|music|song|melody|tune)$/;

/** A person or an animal keeps to their company; whatever else stands before a verb that things have does it. */
function isOwnDoing({ subject, verb, next }: OwnClause): boolean {
  if (subject === null) return true;
  const { senses } = subject;
  if (senses?.person != null || senses?.thing?.alive === true) return false;
  // A city, a plain, and what nobody knows: nobody has it with them.
  if (senses === null || (senses.thing === null && !senses.abstract && !senses.part && !senses.garment)) return true;
  // "with a guitar playing a song": no guitar does, a radio would.
  if (verb.verb === 'play') return PLAYS.test(subject.noun);
  // "with a knife cutting bread".
  const object = /^(?:noun|pronoun|aside)$/.test(next?.kind ?? '');
  if (verb.act !== null && BY_SOMEBODY.test(verb.act.frame)) return OF_THINGS.test(verb.verb) && !object;
  return verb.act === null || !ON_LEGS.test(verb.act.act) || OF_THINGS.test(verb.verb);
}

/** "a lighthouse with waves crashing": without a comma, and with nothing said yet, only what nobody has with them. */
function isOfScene(clause: OwnClause, head: Mention | null): boolean {
  const sense = clause.subject === null ? 'dressing' : senseOf(clause.subject, 'with');
  return (/^(?:dressing|setPart|place)$/.test(sense) || isFixed(head)) && isOwnDoing(clause);
}

/** What stays where it is does not do what is told of others. */
const isFixed = (head: Mention | null): boolean =>
  head?.senses != null && head.senses.person === null && head.senses.thing?.moves === false;
