import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { addEntity, isAnimate, isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

/** "Close-up of hands kneading dough": somebody's, whom nobody has told of. */
export function bringOwner(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): Entity | undefined {
  const { discourse, lexicon, nameable } = scope;
  const verb = verbFollows(chunks, at + 1);
  if (
    !nameable ||
    discourse.entities.some(isPerson) ||
    // "a chameleon … one eye swivels": animals have eyes, too.
    (/^(?:eyes?|lips|mouth)$/.test(mention.noun) && discourse.entities.some(isAnimate)) ||
    !/^(?:hands?|fingers?|fingertips?|feet|eyes?|lips|mouth)$/.test(mention.noun)
  )
    return undefined;
  // "hands on the piano".
  const [next, rest] = [chunks[at + 1], chunks[at + 2]];
  const lie =
    next?.kind === 'preposition' &&
    next.relation === 'on' &&
    rest?.kind === 'noun' &&
    rest.mention.senses?.thing != null;
  if ((verb?.kind !== 'verb' && !lie) || (mention.senses?.thing ?? null) !== null) return undefined;
  const somebody = {
    ...mention,
    noun: 'person',
    senses: lexicon.senses('person'),
    count: 1,
    plural: false,
    modifiers: [],
  };
  return addEntity(discourse, somebody, scope.sentence, 'subject');
}
