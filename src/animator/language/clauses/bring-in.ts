import { COMPANIES, roleOf } from '../../catalogue/people.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { addEntity, isAnimate, isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

/** "An astronaut floats by; another one waves": a second of the same kind, where no group was told of. */
export function bringAnother(scope: Scope, mention: Mention): void {
  const { entities, recent } = scope.discourse;
  const movers = recent.flatMap((id) => entities[id] ?? []).filter((entity) => isAnimate(entity) && !entity.hidden);
  const told = movers.findLast(({ senses }) => senses.person !== null || senses.thing?.alive === true) ?? movers.at(-1);
  if (told === undefined || !/^(?:another|second|an?)$/.test(mention.determiner ?? 'another')) return;
  const { noun, word, senses } = told;
  const other = addEntity(
    scope.discourse,
    { ...mention, noun, word, senses, count: 1, modifiers: ['other'] },
    scope.sentence,
    'subject',
  );
  scope.subjects = [other.id];
  scope.event = null;
  scope.objects = [];
}

/** "He leans in. She turns away. A couple on a platform": those two, told of before they were named. */
export function joinPair({ discourse: { entities } }: Scope, group: Entity): void {
  const two =
    COMPANIES[group.noun] === 2 || (group.count === 2 && /^(?:people|person|adult|friend|lover)$/.test(group.noun));
  const pair = entities.filter(
    ({ word, memberOf, at }) => /^(?:he|she)$/.test(word) && memberOf === null && at < group.at,
  );
  if (!two || !isPerson(group) || pair.length !== 2) return;
  for (const member of pair) {
    member.memberOf = group.id;
    group.members.push(member.id);
  }
}

const EVERYBODY = /^(?:everyone|everybody)$/;
/** So few are no "everyone": others are there. */
const FEW = 2;
/** "begins to dance". */
const LONGEST_DEED = 3;

/** "He walks into the saloon and everyone turns": whoever is there, where nobody told of a company. */
export function bringEverybody(scope: Scope, text: string, chunks: readonly Chunk[], at: number): number[] | null {
  const people = scope.discourse.entities.filter((entity) => isPerson(entity) && !entity.hidden);
  const known = people.reduce(
    (sum, { count, plural, noun }) => sum + (COMPANIES[noun] ?? count ?? (plural ? FEW + 1 : 1)),
    0,
  );
  // "Everyone in the office applauds": they do, wherever they are told to be.
  const deed = EVERYBODY.test(text) ? verbFollows(chunks, at + 1) : null;
  // "Once the music starts, everyone dances": of nobody else it is, where that can be seen.
  const done = chunks.slice(deed === null ? at : chunks.indexOf(deed)).slice(0, LONGEST_DEED);
  const alone = !scope.discourse.entities.some(isAnimate) && done.some((each) => each.kind === 'verb' && each.act);
  if (deed === null || (known === 0 && !alone) || known > FEW) return null;
  const from = chunks[at]?.at ?? 0;
  const entity = addEntity(
    scope.discourse,
    {
      ...{ from, to: from + 1, noun: 'people', word: text, determiner: null, owner: null, ownedBy: null },
      ...{ senses: scope.lexicon.senses('people'), count: null, plural: true, modifiers: [], acts: [] },
      ...{ named: false, given: null, carrier: null, filling: null, part: null },
    },
    scope.sentence,
    'subject',
  );
  return [entity.id];
}

/** "A groom sees her in the wedding dress", "breaks up with her": somebody whom nobody has named, and who is not the one who does it. */
export function bringWhom(scope: Scope, text: string, chunks: readonly Chunk[], at: number): number[] {
  const before = chunks[at - 1];
  const whom = before?.kind === 'verb' || (before?.kind === 'preposition' && before.relation === 'with');
  const doer = scope.discourse.entities[scope.subjects[0] ?? -1];
  if (!/^(?:him|her)$/.test(text) || !whom || doer === undefined || !isPerson(doer)) return [];
  return [addStranger(scope, text, text === 'her' ? 'woman' : 'man', chunks[at]?.at ?? 0, 'object').id];
}

/** "She picks up the phone": told of somebody whom nobody has named. */
export function bringIn(scope: Scope, text: string, chunks: readonly Chunk[], at: number): number[] {
  const noun = text === 'she' ? 'woman' : text === 'he' ? 'man' : null;
  // "He sighs. … She just stirs her coffee": of the one who is there nobody says more than that he is a man.
  const other = scope.discourse.entities.some((entity) => isPerson(entity) && roleOf(entity.noun) !== null);
  const next = chunks[at + 1]?.kind === 'adverb' || chunks[at + 1]?.kind === 'be' ? chunks[at + 2] : chunks[at + 1];
  if (noun === null || other || next?.kind !== 'verb') return [];
  return [addStranger(scope, text, noun, chunks[at]?.at ?? 0, 'subject').id];
}

const addStranger = (scope: Scope, word: string, noun: string, from: number, role: Entity['role']): Entity =>
  addEntity(
    scope.discourse,
    {
      ...{ from, to: from + 1, noun, word, determiner: 'a', owner: null },
      ...{ senses: scope.lexicon.senses(noun), ownedBy: null, count: 1, plural: false, modifiers: [], acts: [] },
      ...{ named: false, given: null, carrier: null, filling: null, part: null },
    },
    scope.sentence,
    role,
  );
