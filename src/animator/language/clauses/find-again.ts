import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { COMPANY_MEMBERS } from '../../catalogue/families-table.ts';
import { SIZES } from '../../catalogue/looks-table.ts';
import { COMPANIES, roleOf } from '../../catalogue/people.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { type Discourse, isPerson, resolvePronoun } from './discourse.ts';
import { GENERIC_PERSON, isGeneric, KIN } from './same-noun.ts';

const last = (text: string): string => text.split(' ').at(-1) ?? '';

function isSame(entity: Entity, mention: Mention): boolean {
  if (entity.noun === mention.noun || entity.names.includes(mention.noun)) return true;
  if ((KIN[entity.noun] ?? entity.noun) === (KIN[mention.noun] ?? mention.noun)) return true;
  if (
    last(entity.noun) === last(mention.noun) &&
    (entity.noun.endsWith(` ${mention.noun}`) || mention.noun.endsWith(` ${entity.noun}`))
  )
    return true;
  if (mention.plural && COMPANY_MEMBERS[entity.noun]?.test(mention.noun)) return true;
  // "a dachshund dog … the dachshund".
  if (mention.senses?.thing?.alive === true && entity.modifiers.includes(mention.noun) && !isPerson(entity))
    return true;
  // "a mother elephant and her calf … the mother".
  if (
    entity.senses.person === null &&
    entity.senses.thing?.alive === true &&
    entity.noun.startsWith(`${mention.noun} `)
  )
    return true;
  // "a robot bartender … the bartender".
  if (mention.senses?.person != null && entity.modifiers.includes(mention.noun)) return true;
  const kind = entity.senses.thing?.kind;
  const same = kind !== undefined && mention.senses?.thing?.kind === kind && !mention.senses.thing.alive;
  if (same && (entity.plural || (entity.count ?? 1) > 1) === mention.plural && mention.modifiers.length === 0)
    return true;
  return (kind !== undefined && kind === mention.noun && !isPerson(entity)) || isGeneric(mention.noun, entity);
}

/** Whether a plain word, written before a line, may mean somebody: the grandson is a boy. */
export function isCalled(noun: string, entity: Entity): boolean {
  return GENERIC_PERSON.test(noun)
    ? isGeneric(noun, entity)
    : isPerson(entity) && (KIN[noun] ?? noun) === KIN[entity.noun];
}

const DEFINITE = /^(?:the|this|that|these|those|its|his|her|their|both|each|every)$/;
const SINGLED = /^(?:single|lone|solitary|individual)$/;

/** "a view of someone skiing … the skier": whoever was not named yet, when there is only that one. */
function findStranger({ entities }: Discourse, mention: Mention): Entity | null {
  if (mention.senses?.person == null || mention.plural || (mention.count ?? 1) > 1) return null;
  // "A figure bursts through a crowd … the runner": nobody of the crowd.
  const people = entities.filter(
    (each) => isPerson(each) && (each.count ?? 1) === 1 && !each.plural && !Object.hasOwn(COMPANIES, each.noun),
  );
  const [only] = people;
  // "Maria washes. Tom enters": whoever has a name is nobody else.
  if (only === undefined || (mention.named && only.names.length > 0)) return null;
  if (people.length > 1 || !/^(?:someone|somebody|person|figure)$/.test(only.noun)) return null;
  only.names.push(only.noun);
  only.noun = mention.noun;
  only.senses = mention.senses;
  return only;
}

/** The entity a noun speaks of again; null when it is a new one. */
export function findAgain(discourse: Discourse, mention: Mention): Entity | null {
  const definite = mention.named || (mention.determiner !== null && DEFINITE.test(mention.determiner));
  const labelled = [...discourse.labelled].find((id) => {
    const entity = discourse.entities[id];
    return entity !== undefined && isSame(entity, mention);
  });
  const spoken = discourse.entities[labelled ?? -1];
  if (spoken !== undefined && (mention.count ?? 1) === 1) {
    discourse.labelled.delete(spoken.id);
    return spoken;
  }
  // "her two cubs … one cub slips": one of them.
  if (mention.determiner === 'one')
    return discourse.entities.findLast((each) => each.noun === mention.noun && (each.count ?? 1) > 1) ?? null;
  if (!definite)
    return (
      findOneOf(discourse, mention) ??
      findBare(discourse, mention) ??
      findHands(discourse, mention) ??
      // "figure runs. … following runner": where no articles are told.
      (mention.determiner === null && mention.count === null && /(?:er|or)$/.test(mention.noun)
        ? findStranger(discourse, mention)
        : null)
    );
  if (mention.modifiers.includes('other')) return null;
  const rest = findRest(discourse, mention);
  if (rest !== null) return rest;
  // "her child" is not herself.
  const owner = mention.owner === null ? undefined : ownerOf(discourse, mention, mention.owner);
  const stranger = owner === undefined ? findStranger(discourse, mention) : null;
  if (stranger !== null) return stranger;
  // "the woman" is who was called so, before any detective who may be one.
  const latest = [...discourse.recent].reverse();
  const called = latest.filter((id) => last(discourse.entities[id]?.noun ?? '') === mention.noun);
  const own = mention.modifiers.filter((word) => Object.hasOwn(COLOUR_WORDS, word));
  // "a black cat and a white cat … the black cat": the one of that colour.
  const alike = own.length === 0 ? [] : latest.filter((id) => isOfColours(discourse.entities[id], own));
  for (const id of [...called.filter((each) => alike.includes(each)), ...alike, ...called, ...latest]) {
    const entity = discourse.entities[id];
    if (entity === undefined || id === owner || !isSame(entity, mention) || isOpposite(entity, mention)) continue;
    // "the smallest player" of several is one of them, "the red car" after a blue one another.
    if (mention.count !== null && mention.count > 1 && entity.count !== null && mention.count > entity.count) continue;
    return entity;
  }
  return findParent(discourse, mention);
}

/** "A boy walks to his father. He laughs. His father smiles": the boy's, and no father has himself for one. */
function ownerOf(discourse: Discourse, mention: Mention, owner: string): number | undefined {
  const called = discourse.entities.flatMap((entity) => (entity.noun === mention.noun ? [entity.id] : []));
  const [other] = mention.senses?.person == null ? [] : resolvePronoun(discourse, owner, called);
  return other ?? resolvePronoun(discourse, owner)[0];
}

/** "Three roommates … The blonde woman … The two guys": those who are left of them. */
function findRest({ entities }: Discourse, { noun, count, plural, senses }: Mention): Entity | null {
  if (!plural || count === null || count < 2 || !GENERIC_PERSON.test(noun)) return null;
  const gender = senses?.person?.gender;
  if (gender === undefined || entities.some((each) => each.noun === noun)) return null;
  // "Two old friends play chess. … The two men laugh": those, where nobody told who of them is which.
  return (
    entities.findLast(
      (each) =>
        isPerson(each) &&
        (each.count ?? 1) - each.members.length === count &&
        (each.gender === null || each.gender === gender),
    ) ?? null
  );
}

const PARENTS: Readonly<Record<string, 'woman' | 'man' | null>> = {
  ...{ mother: 'woman', mom: 'woman', mum: 'woman', father: 'man', dad: 'man', parent: null },
};
const YOUNG = /^(?:baby|child|toddler)$/;
const isYoung = ({ noun, senses, modifiers }: Entity): boolean =>
  modifiers.includes('baby') || YOUNG.test(senses.person?.age ?? '') || /[a-z]ling$/.test(noun);

/** "A polar bear and her two cubs … the mother", "a woman and her son … the mother": the only one who is there with young ones. */
function findParent({ entities }: Discourse, { noun, determiner, plural, ownedBy }: Mention): Entity | null {
  const gender = PARENTS[noun];
  if (gender === undefined || determiner !== 'the' || plural || !entities.some(isYoung)) return null;
  // "A firefighter carries a child, the child's mother runs": told by whose she is, she is somebody of her own.
  if (ownedBy !== null) return null;
  const grown = entities.filter(
    (each) =>
      (isPerson(each) || each.senses.thing?.alive === true) &&
      !isYoung(each) &&
      !each.hidden &&
      (each.count ?? 1) === 1 &&
      !each.plural &&
      // The father of a family is one of them.
      !Object.hasOwn(COMPANIES, each.noun) &&
      (gender === null || (each.gender ?? gender) === gender),
  );
  return grown.length === 1 ? (grown[0] ?? null) : null;
}

const OPPOSITES = ['tall short', 'young old', 'young elderly', 'big small', 'large small', 'fat thin', 'male female'];
const isOppositeOf = (one: string, other: string): boolean =>
  OPPOSITES.some((pair) => pair === `${one} ${other}` || pair === `${other} ${one}`);
const coloursOf = (words: readonly string[]): string[] => words.filter((word) => Object.hasOwn(COLOUR_WORDS, word));

/** "The black cat hands it to the gray cat", "the tall man … the short man": two, of whom each is told of so that nobody takes it for the other. */
function isOpposite({ noun, modifiers, plural, count, senses }: Entity, mention: Mention): boolean {
  if (plural || (count ?? 1) > 1 || mention.plural || mention.determiner !== 'the' || noun !== mention.noun)
    return false;
  const { person, thing } = senses;
  if (person === null && thing?.alive !== true && thing?.moves !== true) return false;
  const [own, told] = [coloursOf(modifiers), coloursOf(mention.modifiers)];
  // Of people colours are of what they have on, which may be told bit by bit.
  const coloured = person === null && own.length > 0 && told.length > 0 && !told.some((word) => own.includes(word));
  return coloured || mention.modifiers.some((word) => modifiers.some((each) => isOppositeOf(word, each)));
}

/** By what is said of it, or of what it has on: the black knight is the one in black armor. */
export function isOfColours(entity: Entity | undefined, colours: readonly string[]): boolean {
  if (entity === undefined) return false;
  const { modifiers, garments, noun } = entity;
  const said = new Set([...modifiers, ...garments.flatMap((worn) => worn.modifiers), ...noun.split(' ')]);
  return colours.every((word) => said.has(word));
}

/** "Dandelion seeds drift. A single seed lands", "alien ships … behind a ship", "two cubs … close-up of a cub": one of those that were told of, where they are nobody. */
function findOneOf({ entities }: Discourse, mention: Mention): Entity | null {
  const { plural, determiner, modifiers, senses } = mention;
  const singled = modifiers.some((word) => SINGLED.test(word));
  const several = entities.findLast(
    (each) =>
      (singled || each.plural || (each.count ?? 1) > 1) && (each.noun === mention.noun || isSame(each, mention)),
  );
  if (plural || several === undefined || senses?.person != null || !/^an?$/.test(determiner ?? '')) return null;
  // Of animals only by the same word: of two dogs and a puppy it is the third.
  const alike =
    senses?.thing?.alive === false
      ? modifiers.length === 0
      : several.noun === mention.noun && modifiers.every((word) => several.modifiers.includes(word));
  return singled || alike ? several : null;
}

/** "a hand opens the door, and a man grabs the milk", "a human eye opens. A soldier stands there": it was his, where nobody else is there. */
function findHands({ entities }: Discourse, mention: Mention): Entity | null {
  const people = entities.filter(isPerson);
  const [only] = people;
  if (only === undefined || people.length > 1 || mention.senses?.person == null || mention.plural) return null;
  if (only.noun !== 'person' || only.parts.length === 0 || !KNOWN_BY_PART.test(only.word)) return null;
  if (only.mentions > 1 || only.garments.length > 0) return null;
  only.noun = mention.noun;
  only.word = mention.word;
  only.senses = mention.senses;
  return only;
}

const KNOWN_BY_PART = /\b(?:hands?|fingers?|fingertips?|feet|foot|eyes?|lips|mouth|human|person)$/;

/** "a golden retriever … Dog barks". */
const isOfKind = ({ thing, person }: Entity['senses'], called: string): boolean =>
  person === null && thing?.alive === true && thing.kind === called;

/** "Albert Einstein … Einstein": the same one. */
const isSurname = (word: string, names: readonly string[], called: string): boolean =>
  names.length > 0 && word.toLowerCase().endsWith(` ${called}`);

const tellsApart = (word: string): boolean =>
  Object.hasOwn(COLOUR_WORDS, word) ||
  Object.hasOwn(SIZES, word) ||
  /^(?:other|another|second|third|new|young|old|elderly|male|female|enemy|rival|fellow)$/.test(word);

/** A bare noun of a later sentence, in prompts that leave articles out: "a dog runs. Dog barks." */
function findBare({ entities }: Discourse, mention: Mention): Entity | null {
  if (mention.determiner !== null || mention.count !== null) return null;
  // "covered with bees. … Bees buzz around her": the same ones.
  if (mention.plural)
    return (
      entities.find(
        ({ noun, plural, count, modifiers }) =>
          mention.modifiers.every((word) => modifiers.includes(word)) &&
          (noun === mention.noun || noun.endsWith(` ${mention.noun}`)) &&
          (plural || (count ?? 1) > 1),
      ) ?? null
    );
  const called = KIN[mention.noun] ?? mention.noun;
  return (
    entities.find(
      ({ noun, count, plural, modifiers, senses, word, names: named }) =>
        ((KIN[noun] ?? noun) === called ||
          noun.endsWith(` ${called}`) ||
          isOfKind(senses, called) ||
          isSurname(word, named, called)) &&
        !plural &&
        (count === 1 || count === null) &&
        (mention.modifiers.every((word) => modifiers.includes(word)) ||
          // "a female driver … Young female driver whose face".
          (senses.person !== null &&
            roleOf(noun) !== null &&
            (mention.modifiers.every((word) => /^(?:young|old|male|female|same|lone)$/.test(word)) ||
              // "asking vampire …, elegant vampire leans in": nothing tells them apart.
              (noun === mention.noun && !mention.modifiers.some(tellsApart))))),
    ) ?? null
  );
}
