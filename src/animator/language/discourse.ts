import { COMPANY_MEMBERS } from '../catalogue/families-table.ts';
import { NO_SENSES } from '../catalogue/lexicon.ts';
import { COMPANIES, roleOf } from '../catalogue/people.ts';
import type { Mention } from './chunks.ts';
import type { Entity } from './reading.ts';
import { GENERIC_PERSON, isGeneric, KIN } from './same-noun.ts';

const last = (text: string): string => text.split(' ').at(-1) ?? '';

/** Who is spoken of so far: the latest last. */
export interface Discourse {
  readonly entities: Entity[];
  /** Entities in the order they were last spoken of. */
  readonly recent: number[];
  /** Subjects of the clause before. */
  subjects: readonly number[];
  /** Told so far only before a line: "Detective: …". Whoever is called so afterwards is the same. */
  readonly labelled: Set<number>;
}

export function makeDiscourse(): Discourse {
  return { entities: [], recent: [], subjects: [], labelled: new Set() };
}

export function touch({ recent }: Discourse, id: number): void {
  const at = recent.indexOf(id);
  if (at !== -1) recent.splice(at, 1);
  recent.push(id);
}

export function isPerson({ senses }: Entity): boolean {
  return senses.person !== null;
}

/** Moves by itself: people, animals and vehicles, but no cane. */
export function isAnimate({ senses }: Entity): boolean {
  const { thing, person } = senses;
  if (person !== null) return true;
  if (thing === null) return false;
  return thing.alive || thing.moves;
}

export function addEntity(discourse: Discourse, mention: Mention, sentence: number, role: Entity['role']): Entity {
  const senses = mention.senses ?? NO_SENSES;
  const entity: Entity = {
    id: discourse.entities.length,
    noun: mention.noun,
    word: mention.word,
    senses,
    count: mention.count,
    plural: mention.plural,
    modifiers: [...mention.modifiers],
    names: [],
    garments: [],
    parts:
      mention.filling === null
        ? []
        : [{ part: last(mention.filling), modifiers: mention.filling.split(' ').slice(0, -1) }],
    material: null,
    gender: genderOf(mention),
    mentions: 1,
    mentionedAt: [mention.from],
    hidden: false,
    spare: false,
    at: mention.from,
    sentence,
    role,
    facing: null,
    members: [],
    memberOf: null,
    crowd: mention.carrier !== null && CROWDS.test(mention.carrier),
  };
  discourse.entities.push(entity);
  touch(discourse, entity.id);
  return entity;
}

const CROWDS = /^(?:crowd|mass|sea|throng|line|row|audience|army|swarm|mob)$/;

function genderOf({ senses, modifiers }: Mention): Entity['gender'] {
  if (modifiers.includes('female')) return 'woman';
  if (modifiers.includes('male')) return 'man';
  const gender = senses?.person?.gender;
  return gender === 'man' || gender === 'woman' ? gender : null;
}

function isSame(entity: Entity, mention: Mention): boolean {
  if (entity.noun === mention.noun || entity.names.includes(mention.noun)) return true;
  if (KIN[entity.noun] === (KIN[mention.noun] ?? mention.noun) || KIN[mention.noun] === entity.noun) return true;
  if (
    last(entity.noun) === last(mention.noun) &&
    (entity.noun.endsWith(` ${mention.noun}`) || mention.noun.endsWith(` ${entity.noun}`))
  )
    return true;
  if (mention.plural && COMPANY_MEMBERS[entity.noun]?.test(mention.noun)) return true;
  // "a dachshund dog … the dachshund".
  if (mention.senses?.thing?.alive === true && entity.modifiers.includes(mention.noun) && !isPerson(entity))
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
  const people = entities.filter(isPerson);
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
  if (!definite) return findOneOf(discourse, mention) ?? findBare(discourse, mention) ?? findHands(discourse, mention);
  if (mention.modifiers.includes('other')) return null;
  // "her child" is not herself.
  const owner = mention.owner === null ? undefined : resolvePronoun(discourse, mention.owner)[0];
  const stranger = owner === undefined ? findStranger(discourse, mention) : null;
  if (stranger !== null) return stranger;
  // "the woman" is who was called so, before any detective who may be one.
  const latest = [...discourse.recent].reverse();
  const called = latest.filter((id) => discourse.entities[id]?.noun === mention.noun);
  for (const id of [...called, ...latest]) {
    const entity = discourse.entities[id];
    if (entity === undefined || id === owner || !isSame(entity, mention)) continue;
    // "the smallest player" of several is one of them, "the red car" after a blue one another.
    if (mention.count !== null && mention.count > 1 && entity.count !== null && mention.count > entity.count) continue;
    return entity;
  }
  return null;
}

/** "Dandelion seeds drift. A single seed lands", "alien ships … behind a ship": one of those that were told of, where they are nobody. */
function findOneOf({ entities }: Discourse, mention: Mention): Entity | null {
  const { plural, determiner, modifiers, senses } = mention;
  const singled = modifiers.some((word) => SINGLED.test(word));
  const several = entities.findLast(
    (each) =>
      (singled || each.plural || (each.count ?? 1) > 1) && (each.noun === mention.noun || isSame(each, mention)),
  );
  if (plural || several === undefined || senses?.person != null || !/^an?$/.test(determiner ?? '')) return null;
  return singled || (senses?.thing?.alive === false && modifiers.length === 0) ? several : null;
}

/** "a hand opens the door, and a man grabs the milk": it was his, where nobody else is there. */
function findHands({ entities }: Discourse, mention: Mention): Entity | null {
  const people = entities.filter(isPerson);
  const [only] = people;
  if (only === undefined || people.length > 1 || mention.senses?.person == null || mention.plural) return null;
  if (only.noun !== 'person' || !/\b(?:hands?|fingers?|fingertips?)$/.test(only.word)) return null;
  only.noun = mention.noun;
  only.word = mention.word;
  only.senses = mention.senses;
  return only;
}

/** A bare noun of a later sentence, in prompts that leave articles out: "a dog runs. Dog barks." */
function findBare({ entities }: Discourse, mention: Mention): Entity | null {
  if (mention.determiner !== null || mention.count !== null) return null;
  // "covered with bees. … Bees buzz around her": the same ones.
  if (mention.plural && mention.modifiers.length === 0)
    return (
      entities.find(
        ({ noun, plural, count }) =>
          (noun === mention.noun || noun.endsWith(` ${mention.noun}`)) && (plural || (count ?? 1) > 1),
      ) ?? null
    );
  if (mention.plural) return null;
  const called = KIN[mention.noun] ?? mention.noun;
  return (
    entities.find(
      ({ noun, count, plural, modifiers, senses }) =>
        ((KIN[noun] ?? noun) === called || noun.endsWith(` ${called}`)) &&
        !plural &&
        (count === 1 || count === null) &&
        (mention.modifiers.every((word) => modifiers.includes(word)) ||
          // "a female driver … Young female driver whose face".
          (senses.person !== null &&
            roleOf(noun) !== null &&
            mention.modifiers.every((word) => /^(?:young|old|male|female|same|lone)$/.test(word)))),
    ) ?? null
  );
}

/** Later mentions add to what is known. */
export function learn(discourse: Discourse, entity: Entity, mention: Mention): void {
  entity.mentions++;
  entity.mentionedAt.push(mention.from);
  entity.modifiers.push(...mention.modifiers.filter((word) => !entity.modifiers.includes(word) && word !== 'other'));
  // "The knight, a woman,": whatever was said of him before.
  const told = /^(?:woman|man|girl|boy|lady)$/.test(mention.noun) && /^an?$/.test(mention.determiner ?? '');
  if (entity.gender === null || told) entity.gender = genderOf(mention);
  touch(discourse, entity.id);
}

const MALE = /^(?:he|him|his|himself)$/;
const FEMALE = /^(?:she|her|hers|herself)$/;
const THINGS = /^(?:it|its|itself)$/;

/** Whom a pronoun means: nobody when nobody fits. */
export function resolvePronoun(discourse: Discourse, text: string, except: readonly number[] = []): number[] {
  const { entities, recent, subjects } = discourse;
  const latest = [...subjects]
    .reverse()
    .concat([...recent].reverse())
    .filter((id) => !except.includes(id));
  const find = (fits: (entity: Entity) => boolean): number[] => {
    const id =
      latest.find((each) => {
        const entity = entities[each];
        return entity !== undefined && entity.memberOf === null && fits(entity);
      }) ??
      latest.find((each) => {
        const entity = entities[each];
        return entity !== undefined && fits(entity);
      });
    return id === undefined ? [] : [id];
  };
  const single = ({ count, plural, noun }: Entity): boolean =>
    (count ?? 1) === 1 && !plural && !Object.hasOwn(COMPANIES, noun);
  if (MALE.test(text) || FEMALE.test(text)) {
    const gender = MALE.test(text) ? 'man' : 'woman';
    // Who was spoken of last, unless it is known to be somebody else.
    const fits = ({ gender: own }: Entity): boolean => own === gender || own === null;
    // "A girl skates. Her friend films her. She jumps": of a friend nobody said whether it is one.
    const known = ({ gender: own, noun, mentions }: Entity): boolean =>
      own === gender || (own === null && (roleOf(noun) !== null || mentions > 2));
    const sure = find((entity) => isPerson(entity) && single(entity) && fits(entity) && known(entity));
    const open = sure.length > 0 ? sure : find((entity) => isPerson(entity) && single(entity) && fits(entity));
    const found =
      open.length > 0
        ? open
        : find((entity) => isPerson(entity) && (entity.gender === null || entity.gender === gender));
    const [id] = found.length > 0 ? found : find((entity) => isAnimate(entity) && fits(entity) && !isPerson(entity));
    if (id === undefined) return [];
    const entity = entities[id];
    if (entity !== undefined && single(entity)) entity.gender ??= gender;
    return [id];
  }
  if (THINGS.test(text)) {
    const alive = find((entity) => entity.senses.thing?.alive === true && !isPerson(entity) && single(entity));
    if (alive.length > 0) return alive;
    const one = find((entity) => !isPerson(entity) && entity.senses.thing !== null && single(entity));
    const thing = one.length > 0 ? one : find((entity) => !isPerson(entity) && entity.senses.thing !== null);
    return thing.length > 0 ? thing : find((entity) => entity.senses.thing !== null && single(entity));
  }
  if (/^(?:they|them|their|themselves|both)$/.test(text)) {
    if (subjects.length > 1) return [...subjects];
    const several = find(
      (entity) =>
        isAnimate(entity) && (entity.plural || (entity.count ?? 1) > 1 || Object.hasOwn(COMPANIES, entity.noun)),
    );
    if (several.length > 0) return several;
    const both = recent.filter((id) => entities[id] !== undefined && isAnimate(entities[id] as Entity)).slice(-2);
    const things = find((entity) => entity.plural || (entity.count ?? 1) > 1);
    // "a warrior with two swords. They bow": those who can, before what is only several.
    if (things.length > 0 && text === 'them' && both.length < 2) return things;
    if (things.length > 0 && text === 'they' && both.length < 2) return things;
    return both;
  }
  if (/^every(?:one|body)$/.test(text)) return entities.filter(isPerson).map(({ id }) => id);
  if (text === 'who' || text === 'which') return recent.slice(-1);
  return [];
}
