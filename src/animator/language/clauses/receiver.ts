import type { Chunk } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

/** What is done for somebody, who has the next turn; and of that what puts something into their hands. */
const FOR_SOMEBODY =
  /^(?:give|hand|serve|bring|offer|pass|pour|show|sell|lend|feed|teach|tell|ask|comfort|thank|interview)\b/;
const HANDS_OVER = /^(?:give|hand|serve|bring|offer|pass|pour|sell|lend)\b/;
/** Done with what one was given. */
const ENJOYS =
  /^(?:eat|drink|taste|sip|take a sip|take a bite|take sip|take bite|bite|lick|try|smell|sniff|open|unwrap|unfold|read|wear|put on|thank|accept|grab|nibble|swallow|chew)\b/;

/**
 * "A barista hands a cup to a tired woman. She takes a sip": whoever was given it drinks it, though the sentence was about somebody else. Null where the words leave
 * it to whom they were about.
 */
export function findReceiver({ discourse, events }: Scope, text: string, next: Chunk | undefined): number | null {
  if (!/^(?:he|she)$/.test(text) || next?.kind !== 'verb') return null;
  const gender = text === 'he' ? 'man' : 'woman';
  const deed = events.at(-1);
  const giver = discourse.entities[deed?.subjects[0] ?? -1];
  if (deed === undefined || giver === undefined || deed.subjects.length > 1 || !FOR_SOMEBODY.test(deed.verb))
    return null;
  const fits = (entity: Entity | undefined): entity is Entity =>
    entity !== undefined &&
    entity.id !== giver.id &&
    isPerson(entity) &&
    entity.gender === gender &&
    !entity.plural &&
    (entity.count ?? 1) === 1 &&
    entity.mentionedAt.some((at) => at > deed.at);
  const receiver = discourse.entities.find((entity) => fits(entity));
  if (receiver === undefined) return null;
  // Who is known to be one of that word goes before who only might be.
  const surely = giver.gender === null && isPerson(giver);
  return surely || (HANDS_OVER.test(deed.verb) && ENJOYS.test(next.verb)) ? receiver.id : null;
}

const ASKS = /^(?:ask|question|interview|inquire|quiz)\b/;
/** What people do who were asked, before they say anything or instead. */
const REACTS =
  /^(?:grin|smile|laugh|chuckle|giggle|smirk|nod|shrug|sigh|blush|wink|frown|gasp|hesitate|think|ponder|pause|point|answer|reply|respond|explain|shake head|shake|beam|roll)\b/;

/** Whether a line is said before the sentence ends. */
function speaksNext(chunks: readonly Chunk[], at: number): boolean {
  const end = chunks.findIndex(({ kind }, next) => next > at && (kind === 'stop' || kind === 'quote'));
  return chunks[end]?.kind === 'quote';
}

/**
 * "A reporter asks a worker, '…?' He grins and says": nobody answers their own question, so he is whom it was put to. Null where somebody else
 * did something since, or where the words do not fit whoever was asked.
 */
export function findAsked(
  { discourse, events }: Scope,
  text: string,
  chunks: readonly Chunk[],
  at: number,
): number | null {
  const next = chunks[at + 1];
  const verb = next?.kind === 'adverb' ? chunks[at + 2] : next;
  if (!/^(?:he|she)$/.test(text) || verb?.kind !== 'verb') return null;
  const deed = events.at(-1);
  const asked = discourse.entities[deed?.target ?? -1];
  if (deed === undefined || asked === undefined || !ASKS.test(deed.verb) || !isPerson(asked)) return null;
  // Asked in the same breath, "… and says": only where the question is over.
  if (!chunks.slice(0, at).some(({ kind, at: word }) => word > deed.at && (kind === 'quote' || kind === 'stop')))
    return null;
  const gender = text === 'he' ? 'man' : 'woman';
  const fits = (asked.gender ?? gender) === gender && !asked.plural && (asked.count ?? 1) === 1;
  if (!fits || deed.subjects.includes(asked.id) || !(REACTS.test(verb.verb) || speaksNext(chunks, at))) return null;
  asked.gender = gender;
  return asked.id;
}
