import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isPerson, learn } from './discourse.ts';
import type { Scope } from './scope.ts';

const ANYTHING =
  /^(?:toy|product|animal|creature|vehicle|object|machine|item|prize|gift|surprise|monster|pet|guest|hero|character|subject|detective|chef|teacher|king|boss|driver|host|contestant)$/;
const LIVING_THING = /^(?:sentient|talking|living|anthropomorphic|walking|animated|singing)$/;

/** "The detective is a golden retriever", "the toy is a sentient hamburger": that is what is seen. */
function isWhatItIs(entity: Entity, { senses, determiner, modifiers, plural, count }: Mention): boolean {
  const thing = senses?.person === null ? senses.thing : null;
  // "The judges are three cats": as many as are told.
  const several = entity.plural && (plural || (count ?? 1) > 1);
  if (thing === null || thing === undefined || !(several || /^an?$/.test(determiner ?? ''))) return false;
  const lives = thing.alive || modifiers.some((word) => LIVING_THING.test(word));
  return isPerson(entity) ? lives : ANYTHING.test(entity.noun) && entity.senses.thing?.kind !== thing.kind;
}

/** "It is the duchess", "It is only a rabbit": told by no more than a pronoun, so that what is seen is told now. */
function isToldByIt(chunks: readonly Chunk[], at: number): boolean {
  let from = at - 1;
  while (/^(?:adverb|adjective)$/.test(chunks[from]?.kind ?? '')) from--;
  const told = chunks[from - 1];
  return chunks[from]?.kind === 'be' && told?.kind === 'pronoun' && told.text === 'it';
}

/** "Its passenger lowers her mask: it is the duchess": whoever the sentence told of, and nobody else. */
function findUnmasked({ discourse, sentence }: Scope, { senses, determiner, plural }: Mention): Entity | null {
  if (determiner !== 'the' || plural || senses?.person == null) return null;
  const { gender } = senses.person;
  const told = discourse.recent.findLast((id) => {
    const entity = discourse.entities[id];
    if (entity === undefined || !isPerson(entity) || entity.plural || entity.sentence !== sentence) return false;
    return gender === 'any' || entity.gender === null || entity.gender === gender;
  });
  return discourse.entities[told ?? -1] ?? null;
}

function rename(entity: Entity, { noun, word, senses, count, plural }: Mention): void {
  entity.names.push(entity.noun);
  entity.noun = noun;
  entity.word = word;
  if (senses !== null) entity.senses = senses;
  if (entity.plural) Object.assign(entity, { count: count ?? entity.count, plural });
}

/** What is told after "is": the subject once more. False where it is somebody or something else, who has yet to come in. */
export function tellsWhatItIs(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  if (!scope.copula || chunks[at - 1]?.kind === 'comma' || scope.subjects.length !== 1) return false;
  const subject = scope.discourse.entities[scope.subjects[0] ?? -1];
  scope.copula = false;
  if (subject === undefined) return false;
  const byIt = isToldByIt(chunks, at);
  const unmasked = byIt ? findUnmasked(scope, mention) : null;
  const told = unmasked ?? subject;
  const renamed = unmasked !== null || isWhatItIs(subject, mention);
  const alike = (mention.senses?.person != null) === isPerson(subject);
  // "Something hops into view. It is a rabbit": no lantern that was told of before is one.
  const other = byIt && !isPerson(subject) && mention.senses?.thing?.kind !== subject.senses.thing?.kind;
  if (!renamed && (!alike || other)) return false;
  if (renamed) rename(told, mention);
  learn(scope.discourse, told, mention);
  if (unmasked !== null) scope.subjects = [told.id];
  scope.last = [told.id];
  return true;
}
