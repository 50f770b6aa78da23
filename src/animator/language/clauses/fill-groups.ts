import { COMPANIES, roleOf } from '../../catalogue/people.ts';
import type { Entity } from '../reading.ts';
import { isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

const PLAINLY = /^(?:people|person|friend|stranger|teenager|adult)$/;
const EITHER = /^(?:young |old |little |older |elderly |teenage )?(?:man|woman|boy|girl|guy|lady)$/;
/** A pair of whom nothing else is said may as well be watched by two others: three and more who are told of one by one are those. */
const FEWEST_OPEN = 3;
const MOST_OPEN = 6;

/** "Three astronauts drift: a woman sleeps, …": an astronaut as well, and a woman. */
export function takeTrade(member: Entity, group: Entity): void {
  if (roleOf(group.noun) === null || !/^(?:man|woman)$/.test(member.noun)) return;
  member.gender ??= member.noun === 'woman' ? 'woman' : 'man';
  member.names.push(member.noun);
  member.noun = group.noun;
  member.senses = group.senses;
}

/** "Three coworkers share lunch, a woman laughs, a bald man eats, the youngest writes": grown-ups of either sex, or all of them children. */
function isOpen({ senses, gender, noun, count, members, crowd }: Entity): boolean {
  const either = senses.person !== null && (gender ?? senses.person.gender) === 'any';
  const most = count ?? 1;
  // "Firefighters spray water, a woman cries": she is none of them, until one of them is told apart.
  const begun = members.length > 0 || (most >= FEWEST_OPEN && roleOf(noun) === null);
  return either && begun && !crowd && !Object.hasOwn(COMPANIES, noun) && most <= MOST_OPEN;
}

const isChild = ({ senses }: Entity): boolean => /^(?:baby|child)$/.test(senses.person?.age ?? 'adult');

/** A boy may be one of some friends, and no grown-up is one of some kids. */
const isOfTheirAge = (one: Entity, group: Entity): boolean => !isChild(group) || isChild(one);

const isTeen = ({ senses }: Entity): boolean => senses.person?.age === 'teen';
const GROWN = /^(?:old |older |elderly )?(?:man|woman|lady)$/;
/** A woman who stands in the doorway is no teenager. */
const isPeerOf = (one: Entity, group: Entity): boolean => !isTeen(group) || !GROWN.test(one.noun);

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
    const plain = group.members.length > 0 && PLAINLY.test(group.noun);
    if (open < 1 || !(idle || apart || plain || isOpen(group))) continue;
    // Nothing says that they are known: one of them is who does something and is of their age.
    const isGuessed = !(idle || apart || plain);
    const others = entities.filter(
      (other) =>
        other.id !== group.id &&
        other.at > group.at &&
        other.memberOf === null &&
        !other.plural &&
        (other.count ?? 1) === 1 &&
        EITHER.test(other.noun) &&
        isPeerOf(other, group) &&
        (!isGuessed || (other.role === 'subject' && isOfTheirAge(other, group))),
    );
    // "Three kids play, a boy kicks the ball, a girl chases him": of a few children some are told of.
    const some = isGuessed && isChild(group) && others.length > 1 && others.length < open;
    const teens = isTeen(group) && plain && others.length > 0 && others.length < open;
    if (!(some || teens || others.length === open) || (apart && !idle && others.some(({ count }) => count !== null)))
      continue;
    for (const other of others) {
      other.memberOf = group.id;
      group.members.push(other.id);
      if (isGuessed) takeTrade(other, group);
      // "Three teenagers … the girl": she is as old as they are.
      if (isTeen(group)) other.modifiers.push('teenage');
    }
  }
}
