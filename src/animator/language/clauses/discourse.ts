import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { COMPANIES, roleOf } from '../../catalogue/people.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { genderOfKind, hasCharacter } from './characters.ts';
import { isDressedAsWoman } from './known-by-dress.ts';

const last = (text: string): string => text.split(' ').at(-1) ?? '';

/** Who is spoken of so far: the latest last. */
export interface Discourse {
  readonly entities: Entity[];
  /** Entities in the order they were last spoken of. */
  readonly recent: number[];
  /** Subjects of the clause before. */
  subjects: readonly number[];
  /** Subjects that the sentence before ended with. */
  topic: readonly number[];
  /** Told so far only before a line: "Detective: …". Whoever is called so afterwards is the same. */
  readonly labelled: Set<number>;
  /** Word at which somebody does something to what is no figure: "rips out a page". What "it" means next may be that. */
  handled: number | null;
  /** "A woman's corgi": any woman, until "her" is told of her. */
  owner: { readonly mention: Mention; readonly sentence: number; readonly role: Entity['role'] } | null;
}

export function makeDiscourse(): Discourse {
  return { entities: [], recent: [], subjects: [], topic: [], labelled: new Set(), handled: null, owner: null };
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

/** One of those who were told of together, who looks as all of them do. */
export function addMemberOf(
  discourse: Discourse,
  group: Entity,
  told: Partial<Mention> = {},
  { sentence, role }: Pick<Entity, 'sentence' | 'role'> = group,
): Entity {
  const member = addEntity(
    discourse,
    {
      ...{ from: group.at, to: group.at + 1, noun: group.noun, word: group.word, determiner: 'a', owner: null },
      ...{ ownedBy: null, senses: group.senses, count: 1, plural: false, acts: [], named: false, given: null },
      ...{ carrier: null, filling: null, part: null, modifiers: group.modifiers, ...told },
    },
    sentence,
    role,
  );
  member.memberOf = group.id;
  group.members.push(member.id);
  return member;
}

const CROWDS = /^(?:crowd|mass|sea|throng|line|row|audience|army|swarm|mob)$/;

function genderOf({ noun, senses, modifiers }: Mention): Entity['gender'] {
  if (modifiers.includes('female')) return 'woman';
  if (modifiers.includes('male')) return 'man';
  const gender = senses?.person?.gender;
  if (gender === undefined && senses?.thing?.alive === true) return genderOfKind([...modifiers, noun].join(' '));
  return gender === 'man' || gender === 'woman' ? gender : null;
}

/** Later mentions add to what is known. */
export function learn(discourse: Discourse, entity: Entity, mention: Mention): void {
  entity.mentions++;
  entity.mentionedAt.push(mention.from);
  // "A family of aliens. The smallest one": so is one of them, and not all.
  const several = (entity.plural || (entity.count ?? 1) > 1) && !mention.plural;
  const said = several ? mention.modifiers.filter((word) => !/[a-z]{2}est$/.test(word)) : mention.modifiers;
  entity.modifiers.push(...said.filter((word) => !entity.modifiers.includes(word) && word !== 'other'));
  // "The knight, a woman,": whatever was said of him before.
  const told = /^(?:woman|man|girl|boy|lady)$/.test(mention.noun) && /^an?$/.test(mention.determiner ?? '');
  if (entity.gender === null || told) entity.gender = genderOf(mention);
  touch(discourse, entity.id);
}

/** "The nurse touches the old man's shoulder. He opens his eyes": he, where there is one. */
const MOSTLY_WOMEN = /(?:^| )(?:nurse|nanny|midwife|maid|babysitter|housekeeper|ballet dancer)$/;
/** "A knight kneels before a queen, she touches his shoulder": she is the queen. */
const MOSTLY_MEN =
  /(?:^| )(?:knight|boxer|soldier|firefighter|sailor|pirate|samurai|blacksmith|lumberjack|cowboy|wizard|monk|gladiator|viking|warrior|butler|fisher|miner|carpenter|mechanic|plumber|gangster)$/;
const MALE = /^(?:he|him|his|himself)$/;
const FEMALE = /^(?:she|her|hers|herself)$/;
const THINGS = /^(?:it|its|itself)$/;

function bringOwner(discourse: Discourse, gender: 'man' | 'woman'): number | null {
  const { owner } = discourse;
  const own = owner === null ? null : genderOf(owner.mention);
  if (owner === null || (own !== null && own !== gender)) return null;
  discourse.owner = null;
  const entity = addEntity(discourse, owner.mention, owner.sentence, owner.role);
  entity.gender ??= gender;
  return entity.id;
}

/**
 * "A lioness lies in the grass. A zebra passes. She pounces": whom he or she means where there are no people. A car is nobody, and somebody steps out of it.
 */
function findCreature(find: (fits: (entity: Entity) => boolean) => number[], gender: 'man' | 'woman'): number[] {
  const isCreature = ({ senses: { person, thing } }: Entity): boolean =>
    person === null && thing !== null && (thing.alive || thing.asPeople === true);
  const known = find((entity) => entity.gender === gender && (isCreature(entity) || hasCharacter(entity)));
  if (known.length > 0) return known;
  const one = find((entity) => entity.gender === null && isCreature(entity));
  return one.length > 0 ? one : find((entity) => entity.gender === null && hasCharacter(entity));
}

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
    const fits = (entity: Entity): boolean =>
      entity.gender === gender || (entity.gender === null && !(gender === 'man' && isDressedAsWoman(entity)));
    // "A girl skates. Her friend films her. She jumps": of a friend nobody said whether it is one.
    const known = ({ gender: own, noun, mentions }: Entity): boolean =>
      own === gender || (own === null && (roleOf(noun) !== null || mentions > 2));
    // "An android waitress serves a detective. She tilts her head": a machine that is called a woman is one.
    const isOne = (entity: Entity): boolean =>
      isPerson(entity) || (entity.gender === gender && entity.senses.thing?.asPeople === true);
    const sure = find((entity) => isOne(entity) && single(entity) && fits(entity) && known(entity));
    // "A man waits. A nurse enters, and his face lights up": his who is known to be one, and told of first.
    const newest = entities[sure[0] ?? -1];
    const [other] =
      newest !== undefined && newest.gender === null && (gender === 'man' ? MOSTLY_WOMEN : MOSTLY_MEN).test(newest.noun)
        ? find((entity) => entity.gender === gender && isPerson(entity) && single(entity)).concat(
            // "A nurse helps a soldier walk, he leans on her shoulder": the one who may as well be he.
            find((entity) => entity !== newest && entity.gender === null && isPerson(entity) && single(entity)),
          )
        : [];
    const meant = entities[other ?? -1];
    if (meant !== undefined) {
      meant.gender ??= gender;
      return [meant.id];
    }
    // Who is told of again has been what the story is about since: "the critic eats, and a tear rolls down his cheek".
    if (newest !== undefined && newest.gender === null && newest.mentions < 2) {
      const [earlier] = find(
        (entity) =>
          entity.gender === gender &&
          entity.role === 'subject' &&
          entity.at < newest.at &&
          isOne(entity) &&
          single(entity),
      );
      if (earlier !== undefined) return [earlier];
    }
    const open = sure.length > 0 ? sure : find((entity) => isPerson(entity) && single(entity) && fits(entity));
    const owner = open.length > 0 ? null : bringOwner(discourse, gender);
    if (owner !== null) return [owner];
    const found =
      open.length > 0
        ? open
        : find((entity) => isPerson(entity) && (entity.gender === null || entity.gender === gender));
    const [id] = found.length > 0 ? found : findCreature(find, gender);
    if (id === undefined) return [];
    const entity = entities[id];
    if (entity !== undefined && single(entity)) entity.gender ??= gender;
    return [id];
  }
  if (THINGS.test(text)) {
    const alive = find((entity) => entity.senses.thing?.alive === true && !isPerson(entity) && single(entity));
    const isThing = (entity: Entity): boolean => !isPerson(entity) && entity.senses.thing !== null && single(entity);
    // "The hat tumbles along. It hops over a sleeping dog. A fisherman looks at it": what it was about all the while, and not what lay in its way.
    const [topic, passed] = [entities[discourse.topic[0] ?? -1], entities[alive[0] ?? -1]];
    const onTheWay = passed === undefined || (passed.role === 'place' && passed.mentions === 1);
    if (topic !== undefined && topic !== passed && isThing(topic) && topic.mentions > 1 && onTheWay && alive.length > 0)
      return [topic.id];
    if (alive.length > 0) return alive;
    // "A letter lies on a table. A widow picks it up": what the sentence before was about, and not where that is.
    const now = Math.max(0, ...recent.map((id) => entities[id]?.sentence ?? 0));
    const [about] = find((entity) => isThing(entity) && entity.role === 'subject' && entity.sentence === now - 1);
    const newer = recent.some((id) => {
      const entity = entities[id];
      return entity !== undefined && isThing(entity) && entity.role !== 'place' && entity.sentence >= now;
    });
    if (about !== undefined && !newer) return [about];
    const one = find(isThing);
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
    // "a boy rides a bike, his mother films them": people before what they ride.
    const lively = recent.filter((id) => entities[id] !== undefined && isAnimate(entities[id] as Entity));
    const people = lively.filter((id) => isPerson(entities[id] as Entity) && !except.includes(id));
    const both = (people.length > 1 ? people : lively).slice(-2);
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
