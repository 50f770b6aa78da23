import type { Mention } from '../mentions/chunks.ts';
import { isPerson } from './discourse.ts';
import { FLOCKS } from './same-noun.ts';
import type { Scope } from './scope.ts';

/** "feeds pigeons … a boy runs into the flock": the pigeons. */
export function takeForFlock({ discourse }: Scope, mention: Mention): Mention {
  if (mention.determiner !== 'the' || !FLOCKS.test(mention.noun) || (mention.senses?.thing ?? null) !== null)
    return mention;
  const many = discourse.entities.findLast(
    (entity) => entity.senses.thing?.alive === true && !isPerson(entity) && (entity.plural || (entity.count ?? 1) > 1),
  );
  return many === undefined ? mention : { ...mention, noun: many.noun, senses: many.senses, plural: true };
}
