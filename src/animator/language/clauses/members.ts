import { COMPANIES } from '../../catalogue/people.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { bringAnother } from './bring-in.ts';
import { isCouple } from './couples.ts';
import { addEntity, addMemberOf, isAnimate, isPerson } from './discourse.ts';
import { isOfColours } from './find-again.ts';
import { takePending } from './read-verb.ts';
import { GENERIC_PERSON, isGeneric, KIN } from './same-noun.ts';
import type { Scope } from './scope.ts';

/** "One plays, another sings, the rest listen": of a group that was told of. */
const ONE_OF_THEM =
  /^(?:one|other|others|another|rest|first one|first|second|second one|third|fourth|last|older|younger|elder|taller|shorter|smaller|bigger|larger)$/;

const ORDER =
  /^(?:first|second|third|fourth|last|older|younger|elder|eldest|youngest|oldest|taller|shorter|other|another|(?:small|bigg|tall|short|larg|fast|slow|litt?l|tini|young|old|brav|strong|weak|loud|quiet|fluffi)est|smaller|bigger|larger)$/;
/** "One plants a flag, the other salutes. The first says". */
const SAME_ORDER: Readonly<Record<string, string>> = { one: 'first', other: 'second', another: 'second' };
const MOST_MEMBERS = 6;
/** As many as are shown of those whom nobody counts: "kids play, one boy laughs". */
const UNCOUNTED = 4;

/** How many there are of whom one may be told apart; a crowd or a family is told otherwise. */
const countOf = ({ count, plural, crowd, noun }: Entity): number =>
  count ?? (plural && !crowd && !Object.hasOwn(COMPANIES, noun) ? UNCOUNTED : 1);

/** Whoever is told apart is one of as many as are shown. */
function addMember(group: Entity, member: Entity): void {
  group.count ??= countOf(group);
  member.memberOf = group.id;
  group.members.push(member.id);
}
/** Of a litter or a row one is singled out by its place as well. */
const MOST_IN_ROW = 12;

function orderOf(modifiers: readonly string[], noun: string): string | null {
  return [...modifiers, ...noun.split(' ')].find((each) => ORDER.test(each)) ?? null;
}

/** "Two friends … Second friend", "two girls … the taller girl": one of them, by name and by order. */
export function findOrdered(scope: Scope, mention: Mention): Entity | null {
  const single = findOneOfKind(scope, mention);
  if (single !== null) return single;
  const sexed = mention.senses?.person == null ? null : findByGender(scope, mention);
  if (sexed !== null) return sexed;
  if (mention.plural || orderOf(mention.modifiers, '') === null || !isLiving(mention)) return null;
  const group = scope.discourse.entities.findLast((each) => isAnimate(each) && (each.count ?? 1) > 1);
  const called = (noun: string): string => KIN[noun] ?? noun.split(' ').at(-1) ?? '';
  return group !== undefined && called(group.noun) === called(mention.noun) ? pickMember(scope, mention) : null;
}

/** "Five dogs run, one dog jumps", "three children play, one child cries": one of them. */
function findOneOfKind(scope: Scope, mention: Mention): Entity | null {
  if (mention.determiner !== 'one' || mention.plural) return null;
  const kind = KIN[mention.noun] ?? mention.noun;
  const group = scope.discourse.entities.findLast(
    ({ noun, memberOf }) => (KIN[noun] ?? noun) === kind && memberOf === null,
  );
  if (group === undefined || countOf(group) < 2 || isCouple(group) || group.members.length >= countOf(group))
    return null;
  const modifiers = [...new Set([...group.modifiers, ...mention.modifiers])];
  const member = addEntity(scope.discourse, { ...mention, modifiers, count: 1 }, scope.sentence, 'subject');
  addMember(group, member);
  member.gender ??= group.gender;
  return member;
}

const isLiving = ({ senses }: Mention): boolean => senses?.person != null || senses?.thing?.alive === true;

const CHILD = /^(?:child|children|kid|kids|grandchild|grandchildren|grandkid|sibling|toddler|student|pupil)$/;
const OF_CHILDREN = /^(?:little |young |older |younger |small )?(?:boy|girl)$/;
const OF_ADULTS = /^(?:young |old |older |younger )?(?:man|woman|guy|lady|gentleman)$/;

/** "Two hosts … the bearded man … the woman": grown-ups of whom nobody said that they are all men or all women. */
function isOpenTo({ senses, gender, noun }: Entity, mention: Mention): boolean {
  if (senses.person === null || (Object.hasOwn(COMPANIES, noun) && !PLAINLY.test(noun))) return false;
  const own = gender ?? senses.person.gender;
  return !/^(?:baby|child)$/.test(senses.person.age) && (own === 'any' || own === mention.senses?.person?.gender);
}
const PLAINLY = /^(?:people|person|friend|adult|stranger|colleague|guest|roommate|neighbor)$/;

/** "her two children … The boy licks his finger, the girl laughs": one of them each. */
function findByGender(scope: Scope, mention: Mention): Entity | null {
  const { entities } = scope.discourse;
  if (!/^(?:the|one)$/.test(mention.determiner ?? '') || mention.plural) return null;
  if (entities.some(({ noun }) => noun === mention.noun)) return null;
  // "Two officers chase a thief. The man jumps": the thief.
  const isSomebody = ({ noun }: Mention): boolean =>
    entities.some((each) => each.memberOf === null && isPerson(each) && isGeneric(noun, each));
  const singled = mention.determiner === 'one';
  const group = entities.findLast(
    (each) =>
      each.memberOf === null &&
      (singled ? countOf(each) : (each.count ?? 1)) > 1 &&
      (singled || (each.count ?? 1) <= MOST_COUNTED) &&
      ((OF_CHILDREN.test(mention.noun) && CHILD.test(each.noun)) ||
        (singled && isOneOfThem(each, mention)) ||
        (OF_ADULTS.test(mention.noun) && isOpenTo(each, mention) && (PLAINLY.test(each.noun) || !isSomebody(mention)))),
  );
  if (group === undefined || group.members.length >= countOf(group)) return null;
  const member = addEntity(scope.discourse, ofTheirAge(scope, mention, group), scope.sentence, 'subject');
  addMember(group, member);
  return member;
}

const MOST_COUNTED = 4;
const YOUNG_ONE = /^(?:boy|girl)$/;

/** "Old men play chess, one man laughs", "teenagers dance, one girl spins". */
function isOneOfThem({ senses, gender, noun }: Entity, mention: Mention): boolean {
  if (senses.person === null || Object.hasOwn(COMPANIES, noun)) return false;
  const [own, said] = [gender ?? senses.person.gender, mention.senses?.person?.gender];
  const grown = !/^(?:baby|child)$/.test(senses.person.age);
  return (own === 'any' || own === said) && (OF_ADULTS.test(mention.noun) ? grown : YOUNG_ONE.test(mention.noun));
}

/** A girl of grown-up friends is a young woman, and a man of old men is old. */
function ofTheirAge({ lexicon }: Scope, mention: Mention, { noun: own, senses }: Entity): Mention {
  const age = senses.person?.age ?? 'adult';
  const woman = mention.senses?.person?.gender === 'woman';
  const named = own.endsWith(` ${mention.noun}`)
    ? own
    : YOUNG_ONE.test(mention.noun) && !/^(?:baby|child)$/.test(age)
      ? age === 'teen'
        ? `teenage ${mention.noun}`
        : woman
          ? 'young woman'
          : 'young man'
      : null;
  return named === null ? mention : { ...mention, noun: named, senses: lexicon.senses(named) };
}

/** "Two detectives … The older one, a heavy man, … The younger one": each is somebody of their own. Null where no small group was told of. */
function pickMember(scope: Scope, { modifiers, noun, from, determiner }: Mention): Entity | null {
  const { entities } = scope.discourse;
  const singled = determiner === 'the' && orderOf(modifiers, '') !== null;
  const group = entities.findLast(
    (each) =>
      (singled ? isAnimate(each) : isPerson(each)) &&
      countOf(each) > 1 &&
      countOf(each) <= (singled ? MOST_IN_ROW : MOST_MEMBERS) &&
      each.memberOf === null,
  );
  if (group === undefined) return singled ? pickOfTwo(scope, orderOf(modifiers, '') ?? '') : null;
  if (isCouple(group)) return null;
  const order = orderOf(modifiers, noun) ?? 'one';
  // "one in yellow and one in green": the second one is another.
  const again =
    order === 'one' && group.members.length === 1 && entities[group.members[0] ?? -1]?.sentence === scope.sentence;
  const key = again ? 'second' : (SAME_ORDER[order] ?? order);
  const members = group.members.flatMap((id) => entities[id] ?? []);
  const known = members.find(({ names }) => names.includes(key));
  if (known !== undefined) return known;
  if (members.length >= countOf(group)) {
    const [latest] = scope.discourse.subjects;
    return members.find(({ id }) => id !== latest) ?? null;
  }
  group.count ??= countOf(group);
  // One of the tiny workers is as tiny, and as old as all of them were told to be.
  const own = [...group.modifiers.filter((each) => OF_ALL.test(each)), ...modifiers.filter((each) => each !== 'other')];
  const told = { from, to: from + 1, determiner, modifiers: own };
  const member = addMemberOf(scope.discourse, group, told, { sentence: scope.sentence, role: 'subject' });
  member.names.push(key);
  member.gender ??= group.gender;
  return member;
}

const OF_ALL =
  /^(?:tiny|miniature|mini|microscopic|minuscule|giant|gigantic|toy|robot|clay|lego|paper|felt|knitted|age ?\d{1,2})$/;

/** "Two sisters, one with braids and one with a ponytail. The older one crawls inside while the younger one": of two who are called alike one and the other. */
function pickOfTwo({ discourse: { entities } }: Scope, order: string): Entity | null {
  const two = entities.filter(
    (each) =>
      isPerson(each) &&
      each.count === 1 &&
      each.memberOf === null &&
      entities.some((other) => other !== each && other.noun === each.noun && isPerson(other) && other.count === 1),
  );
  if (two.length !== 2) return null;
  const told = two.find(({ names }) => names.includes(order));
  const free = two.find(({ names }) => !names.some((name) => ORDER.test(name)));
  if (told === undefined) free?.names.push(order);
  return told ?? free ?? null;
}

/** What follows is said of one of those who were told of together. */
function beginMember(scope: Scope, id: number): void {
  scope.subjects = [id];
  scope.last = [id];
  scope.discourse.subjects = [id];
  scope.verb = null;
  scope.event = null;
  scope.objects = [];
  scope.preposition = null;
  takePending(scope);
}

/** The last of those who are several. */
function findSeveral({ discourse, subjects }: Scope): number | null {
  const told = discourse.entities.findLast(
    ({ id, plural, count }) => !subjects.includes(id) && (plural || (count ?? 1) > 1),
  );
  return told?.id ?? null;
}

const findShown = ({ discourse }: Scope, modifiers: readonly string[]): Entity | null =>
  discourse.entities.findLast(
    (each) =>
      isAnimate(each) &&
      !each.plural &&
      // "the bald one": whoever it was said of.
      (isOfColours(each, modifiers) ||
        (orderOf(modifiers, '') === null && modifiers.every((word) => each.modifiers.includes(word)))),
  ) ?? null;

/** "three sailors … one of the men". */
const isCalledSo = ({ noun, senses }: Mention, { senses: own, gender }: Entity): boolean =>
  GENERIC_PERSON.test(noun) &&
  own.person !== null &&
  (senses?.person?.gender === 'any' || (gender ?? senses?.person?.gender) === senses?.person?.gender);

/** "One of the men laughs while the other ties a rope": one of the two fishermen who were told of. */
export function readOneOf(scope: Scope, mention: Mention, before: Chunk | undefined): boolean {
  if (mention.singled !== true || before?.kind === 'verb' || before?.kind === 'preposition') return false;
  const group = scope.discourse.entities.findLast(
    (each) =>
      each.memberOf === null &&
      (each.noun === mention.noun || isCalledSo(mention, each) || KIN[mention.noun] === (KIN[each.noun] ?? '')),
  );
  const count = group === undefined ? 1 : countOf(group);
  if (group === undefined || !isPerson(group) || count < 2 || count > MOST_MEMBERS || isCouple(group)) return false;
  return readMember(scope, { ...mention, noun: 'one', modifiers: [], senses: null, determiner: null }, before);
}

const MOST_SO = /^(?:young|old|eld|tall|short|small|bigg|larg|brav|strong)est$/;

/** "Three coworkers share lunch, … the youngest checks her phone": the youngest one of them. */
function readFarthest(scope: Scope, mention: Mention, before: Chunk | undefined): boolean {
  const { noun, determiner, modifiers } = mention;
  if (determiner !== 'the' || before?.kind === 'verb' || before?.kind === 'preposition') return false;
  const member = pickMember(scope, { ...mention, noun: 'one', modifiers: [...modifiers, noun] });
  if (member === null) return false;
  beginMember(scope, member.id);
  scope.lastMention = mention;
  return true;
}

/** Reads a noun that is one of those who were told of together; false where it is any other noun. */
export function readMember(scope: Scope, mention: Mention, before: Chunk | undefined): boolean {
  if (MOST_SO.test(mention.noun)) return readFarthest(scope, mention, before);
  if (!ONE_OF_THEM.test(mention.noun) || mention.senses?.thing != null || mention.determiner === 'each') return false;
  // "at 7 seconds".
  if (mention.noun === 'second' && (mention.plural || mention.count !== null)) return false;
  // "reaches up to touch one": one of those that were told of, and nobody new.
  const more = mention.modifiers.every((word) => /^(?:extra|more|new|bigger|smaller|last|final)$/.test(word));
  // "…," says the one in the green scarf.
  const says = before?.kind === 'verb' && before.act?.frame === 'voice' && mention.determiner === 'the';
  const held = before?.kind === 'adverb' && scope.event?.act?.frame === 'hands' && scope.event.target === null;
  const done =
    (before?.kind === 'verb' && !says) || held || (before?.kind === 'preposition' && mention.modifiers.length > 0);
  // "holds up a lopsided one": of the dumplings that were told of.
  const several = findSeveral(scope);
  const things = several !== null && !isAnimate(scope.discourse.entities[several] as Entity);
  if (mention.noun === 'one' && done && (more || (mention.determiner === 'a' && things))) {
    if (scope.event !== null) scope.event.target ??= several;
    return true;
  }
  // "One is tall, the other a short one".
  if (before?.kind === 'noun' && ONE_OF_THEM.test(before.mention.noun) && mention.modifiers.length > 0) {
    scope.discourse.entities[scope.last[0] ?? -1]?.modifiers.push(...mention.modifiers);
    return true;
  }
  // "The golden one rolls over": the golden retriever that was told of.
  const shown = mention.noun === 'one' && mention.modifiers.length > 0 ? findShown(scope, mention.modifiers) : null;
  if (shown !== null) {
    beginMember(scope, shown.id);
    scope.lastMention = mention;
    return true;
  }
  const member = !/^(?:others|rest)$/.test(mention.noun) ? pickMember(scope, mention) : null;
  if (member !== null) {
    beginMember(scope, member.id);
    scope.lastMention = mention;
    return true;
  }
  scope.oneOf = true;
  const group = scope.discourse.entities.findLast((entity) => isAnimate(entity) && countOf(entity) > 1);
  if (group !== undefined) scope.subjects = [group.id];
  else if (/^(?:one|other|another|second|second one)$/.test(mention.noun)) bringAnother(scope, mention);
  scope.last = scope.subjects;
  scope.verb = null;
  return true;
}
