import { COMPANIES, PEOPLE } from '../../catalogue/people.ts';
import type { Entity } from '../reading.ts';
import { addMemberOf } from './discourse.ts';
import type { Scope } from './scope.ts';

/** "An elderly couple dances. He wears a hat": a group that is told apart. */
export function isCouple({ noun, senses, members }: Entity): boolean {
  return senses.person !== null && COMPANIES[noun] === 2 && noun.endsWith('couple') && members.length === 0;
}

/** "Two young lovers on a bridge. He kneels": two of whom one is a he are a man and a woman as well, whatever they are called. */
export function isPair(entity: Entity): boolean {
  const { senses, members, count, gender } = entity;
  const two = senses.person?.gender === 'any' && gender === null && count === 2 && members.length === 0;
  return isCouple(entity) || (two && /^(?:young|adult|middle|old)$/.test(senses.person?.age ?? ''));
}

/** A couple that "he" or "she" is said of is a man and a woman, each of whom looks as the couple does. */
export function partCouple(scope: Scope, couple: Entity): void {
  for (const noun of ['man', 'woman'] as const) {
    // Of two astronauts each is one.
    const called = couple.senses.person;
    const person = called === null || isCouple(couple) ? (PEOPLE.get(noun) ?? null) : { ...called, gender: noun };
    const told = /^(?:elderly|old) /.test(couple.noun) ? ['old'] : couple.noun.startsWith('young ') ? ['young'] : [];
    const member = addMemberOf(scope.discourse, couple, {
      noun,
      senses: { ...couple.senses, person },
      modifiers: [...told, ...couple.modifiers],
    });
    member.garments.push(...couple.garments);
  }
}

/** "A couple dances, her red dress swirling", "Two silhouettes … Her white dress": hers of the two. */
export function ofCouple(scope: Scope, owner: string, ids: number[]): number[] {
  const couple = scope.discourse.entities[ids[0] ?? -1];
  if (couple === undefined || !/^(?:his|her)$/.test(owner)) return ids;
  if (isPair(couple)) partCouple(scope, couple);
  const gender = owner === 'her' ? 'woman' : 'man';
  const member = couple.members.find((id) => scope.discourse.entities[id]?.gender === gender);
  return member === undefined ? ids : [member];
}
