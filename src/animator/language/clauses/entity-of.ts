import { roleOf } from '../../catalogue/people.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { joinPair } from './bring-in.ts';
import { addEntity, isPerson, learn } from './discourse.ts';
import { findAgain } from './find-again.ts';
import { gatherSpeakers, isToldApart, joinCompany, joinGroup, partFor } from './groups.ts';
import { findOrdered } from './members.ts';
import type { Scope } from './scope.ts';

/** The entity of a noun, told again or new; null for what is no figure: places, parts, garments and what nobody sees. */
export function entityOf(scope: Scope, mention: Mention, role: Entity['role']): Entity | null {
  partFor(scope, mention);
  const again = findOrdered(scope, mention) ?? findAgain(scope.discourse, tellDefinite(scope, mention));
  // "the soldier pulls the boy", "the chef says to the cook": nobody does it to themselves under another name.
  const done = role === 'object' || (role === 'place' && scope.verb !== null && mention.senses?.person != null);
  const self = done && again !== null && scope.subjects.includes(again.id) && again.noun !== mention.noun;
  if (again !== null && !self) {
    learn(scope.discourse, again, mention);
    return again;
  }
  const before = findCataphor(scope, mention);
  if (before !== null) {
    Object.assign(before, { noun: mention.noun, word: mention.word, senses: mention.senses ?? before.senses });
    learn(scope.discourse, before, mention);
    return before;
  }
  const named = mention.named && (scope.nameable || mention.given !== null);
  const told = named
    ? { ...mention, senses: mention.senses ?? scope.personSenses, noun: 'person', plural: false }
    : mention;
  const entity = addEntity(scope.discourse, told, scope.sentence, role);
  if (named) entity.names.push(mention.noun);
  if (isToldApart(mention)) joinGroup(scope, entity, true);
  gatherSpeakers(scope, entity);
  joinPair(scope, entity);
  joinCompany(scope, entity);
  return entity;
}

/** Where no article is told, a child of a later sentence is the son who was told of. */
function tellDefinite({ nameable, discourse, sentence }: Scope, mention: Mention): Mention {
  if (nameable || mention.determiner !== null || mention.plural || mention.senses?.person == null) return mention;
  const others = discourse.entities.some((entity) => isPerson(entity) && entity.sentence < sentence);
  return others && roleOf(mention.noun) === null && (mention.count ?? 1) === 1
    ? { ...mention, determiner: 'the' }
    : mention;
}

/** "He fights like an animal: a boxer in a barn": whoever was only called "he" until now. */
function findCataphor(
  { discourse: { entities }, nameable, sentence }: Scope,
  { senses, determiner, count, plural, owner }: Mention,
): Entity | null {
  const people = entities.filter(isPerson);
  const [only] = people;
  if (!nameable || only === undefined || people.length > 1 || !/^(?:he|she)$/.test(only.word)) return null;
  const gender = senses?.person?.gender ?? null;
  const fits = gender === 'any' || gender === only.gender;
  const one = /^an?$/.test(determiner ?? '') && (count ?? 1) === 1 && !plural && owner === null;
  return one && fits && only.sentence === sentence && gender !== null ? only : null;
}
