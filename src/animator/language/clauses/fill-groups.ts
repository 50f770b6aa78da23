import { isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

const PLAINLY = /^(?:people|person|friend|stranger|teenager|adult)$/;
const EITHER = /^(?:young |old |little )?(?:man|woman|boy|girl)$/;

/** "Two characters. A penguin stands beside a bear": those two, whatever they are. */
export function fillCharacters({ entities }: Scope['discourse']): void {
  for (const group of entities.filter(({ word, members }) => /(?:^| )characters$/.test(word) && members.length === 0)) {
    const others = entities.filter(
      ({ id, at, plural, count, memberOf, senses }) =>
        id !== group.id &&
        at > group.at &&
        memberOf === null &&
        !plural &&
        (count ?? 1) === 1 &&
        (senses.person !== null || senses.thing?.alive === true),
    );
    if (others.length < (group.count ?? 2)) continue;
    for (const other of others.slice(0, group.count ?? 2)) {
      other.memberOf = group.id;
      group.members.push(other.id);
    }
  }
}

/** "Two people walk. A girl asks the man": she is the other one. */
export function fillGroups({ discourse: { entities }, events }: Scope): void {
  for (const group of entities) {
    const open = (group.count ?? 1) - group.members.length;
    // "A chess game between two grandmasters. On the left, a man …; on the right, a woman": those two, of whom nothing else is said.
    const idle =
      group.count === 2 &&
      isPerson(group) &&
      group.mentions === 1 &&
      !events.some(({ subjects, target }) => subjects.includes(group.id) || target === group.id);
    // "Two teenagers sneak in. The boy holds a flashlight, the girl a bat": "the" tells that they are known.
    const apart = group.count === 2 && group.members.length === 0 && PLAINLY.test(group.noun);
    if (open < 1 || !(idle || apart || (group.members.length > 0 && PLAINLY.test(group.noun)))) continue;
    const others = entities.filter(
      ({ id, at, noun, memberOf, count, plural }) =>
        id !== group.id && at > group.at && memberOf === null && !plural && (count ?? 1) === 1 && EITHER.test(noun),
    );
    if (others.length !== open || (apart && !idle && others.some(({ count }) => count !== null))) continue;
    for (const other of others) {
      other.memberOf = group.id;
      group.members.push(other.id);
    }
  }
}
