import { COMPANIES, PEOPLE } from '../catalogue/people.ts';
import type { Mention } from './chunks.ts';
import { addEntity, isPerson } from './discourse.ts';
import type { Entity } from './reading.ts';
import type { Scope } from './scope.ts';

/** "An elderly couple dances. He wears a hat": a group that is told apart. */
export function isCouple({ noun, senses, members }: Entity): boolean {
  return senses.person !== null && COMPANIES[noun] === 2 && noun.endsWith('couple') && members.length === 0;
}

/** A couple that "he" or "she" is said of is a man and a woman, each of whom looks as the couple does. */
export function partCouple(scope: Scope, couple: Entity): void {
  for (const noun of ['man', 'woman'] as const) {
    const told = /^(?:elderly|old) /.test(couple.noun) ? ['old'] : couple.noun.startsWith('young ') ? ['young'] : [];
    const member = addEntity(
      scope.discourse,
      {
        ...{ from: couple.at, to: couple.at + 1, noun, word: couple.word, determiner: 'a', owner: null, ownedBy: null },
        ...{ senses: { ...couple.senses, person: PEOPLE.get(noun) ?? null }, count: 1, plural: false, acts: [] },
        ...{ named: false, given: null, carrier: null, filling: null, part: null },
        modifiers: [...told, ...couple.modifiers],
      },
      couple.sentence,
      couple.role,
    );
    member.garments.push(...couple.garments);
    member.memberOf = couple.id;
    couple.members.push(member.id);
  }
}

/** What is done by a group of whom everybody is told apart is done by each of them. */
export function shareDeeds({ discourse, events, relations }: Scope): void {
  const parted = discourse.entities.filter((entity) => isPerson(entity) && isParted(entity));
  for (const { id, members } of parted) {
    for (const event of events) {
      if (!event.subjects.includes(id)) continue;
      event.subjects = [...new Set(event.subjects.flatMap((each) => (each === id ? members : [each])))];
    }
    const own = relations.filter(({ entity }) => entity === id);
    for (const fact of own) relations.push(...members.slice(1).map((entity) => ({ ...fact, entity })));
  }
}

function isParted({ noun, members }: Entity): boolean {
  return members.length > 1 && noun.endsWith('couple');
}

/** "A young couple argues. The woman leaves", "the bride": one of the two. */
export function partFor(scope: Scope, { determiner, senses, count, noun }: Mention): void {
  const gender = senses?.person?.gender;
  if (determiner !== 'the' || (count ?? 1) > 1 || (gender !== 'man' && gender !== 'woman')) return;
  const { entities } = scope.discourse;
  if (entities.some((each) => each.noun === noun)) return;
  const whole = entities.findLast(isCouple);
  if (whole !== undefined) partCouple(scope, whole);
  const couple = whole ?? entities.findLast(isParted);
  const member = entities.findLast((each) => each.memberOf === couple?.id && each.noun === gender);
  if (couple === undefined || member === undefined || member.noun === noun) return;
  member.names.push(member.noun);
  member.noun = noun;
  if (senses !== null) member.senses = senses;
}

/** "One is a tall man, the other a short one": those of whom a group is made. */
export function joinGroup(scope: Scope, entity: Entity): void {
  const group = scope.discourse.entities.find(
    (each) =>
      each.id !== entity.id &&
      isPerson(each) &&
      (each.count ?? 1) > 1 &&
      each.memberOf === null &&
      each.members.length < (each.count ?? 0) &&
      /^(?:friend|old friend|best friend|person|people|couple|child|kid|sister|brother|twin|teenager|rescuer|man|woman|boy|girl|student|neighbor)$/.test(
        each.noun,
      ),
  );
  if (group === undefined || !isPerson(entity) || (entity.count ?? 1) > 1) return;
  group.members.push(entity.id);
  entity.memberOf = group.id;
}
