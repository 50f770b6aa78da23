import { COMPANY_ROLES } from '../../catalogue/families-table.ts';
import { AGE_WORDS, SIZES } from '../../catalogue/looks-table.ts';
import { COMPANIES } from '../../catalogue/people.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity, Event } from '../reading.ts';
import { isCouple, partCouple } from './couples.ts';
import { addEntity, isPerson } from './discourse.ts';
import { fillCharacters, fillGroups, takeTrade } from './fill-groups.ts';
import { beLikeEachOther } from './like-each-other.ts';
import type { Scope } from './scope.ts';

const isSeveral = ({ count, plural, noun }: Entity): boolean =>
  plural || (count ?? 1) > 1 || Object.hasOwn(COMPANIES, noun);

/** "A rock band plays. The singer jumps": one of the band, whom it is then less. */
export function joinCompany({ discourse }: Scope, entity: Entity): void {
  if (!isPerson(entity) || entity.memberOf !== null) return;
  const group = discourse.entities.findLast(
    (each) =>
      each.id !== entity.id &&
      isPerson(each) &&
      isSeveral(each) &&
      each.memberOf === null &&
      COMPANY_ROLES.some(({ company, roles }) => company.test(each.noun) && roles.test(entity.noun)),
  );
  if (
    group === undefined ||
    (Object.hasOwn(COMPANIES, entity.noun) && entity.noun !== 'twin') ||
    isFull(group, discourse.entities)
  )
    return;
  entity.memberOf = group.id;
  group.members.push(entity.id);
}

const sizeOf = ({ noun, count }: Entity): number => {
  const company = COMPANIES[noun];
  return company !== undefined && (count ?? 1) === 1 ? company : (count ?? 1);
};

const isFull = (group: Entity, entities: readonly Entity[]): boolean =>
  group.members.reduce((sum, id) => sum + (entities[id]?.count ?? 1), 0) >= sizeOf(group);

/** There are more of them than those who are told of. */
const WHOLE = /^(?:large|big|huge|whole|entire|extended)$/;
/** Of whom nobody has more. */
const PARENTS = /^(?:grand)?parent$/;
/** Who a family has besides its parents. */
const YOUNG = /^(?:baby|child)$/;

/** Of a company that is told without a number, two or more who are told of stand for all of it; of a trio one more is left. */
function countCompanies({ entities }: Scope['discourse']): void {
  for (const group of entities) {
    const row = COMPANY_ROLES.find(({ company }) => company.test(group.noun));
    if (row === undefined || group.members.length === 0 || !Object.hasOwn(COMPANIES, group.noun)) continue;
    const members = group.members.flatMap((id) => entities[id] ?? []);
    const counted = (group.count ?? 1) > 1 || /(?:trio|quartet|quintet|sextet|duo)$/.test(group.noun);
    // "A family has a picnic, the kids fly a kite": kids alone are no family, their parents are there as well.
    const ofParents = row.parents !== undefined && members.every(({ senses }) => YOUNG.test(senses.person?.age ?? ''));
    const parents = ofParents ? 2 : 0;
    const told = members.reduce((sum, { count, plural }) => sum + (count ?? (plural ? 0 : 1)), 0);
    const left = Math.max(0, sizeOf(group) - told - parents);
    // "Dad grills, the kids play": as many as are left.
    const open = members.filter(({ count, plural }) => plural && count === null);
    for (const each of open)
      each.count =
        COMPANIES[each.noun] !== undefined
          ? 1
          : PARENTS.test(each.noun)
            ? 2
            : Math.max(2, Math.floor(left / open.length));
    const large = group.modifiers.some((word) => WHOLE.test(word));
    const rest = large
      ? Math.max(2, left)
      : open.length > 0 || (!counted && members.length > 1)
        ? parents
        : left + parents;
    // Of a band of old men the drummer is one too.
    const ages = group.modifiers.filter((word) => Object.hasOwn(AGE_WORDS, word));
    for (const { modifiers } of members) modifiers.push(...ages.filter((word) => !modifiers.includes(word)));
    group.noun = ofParents && rest === parents ? (row.parents ?? row.rest) : row.rest;
    group.modifiers.splice(0, group.modifiers.length, ...group.modifiers.filter((word) => !WHOLE.test(word)));
    // Of the singer the film is, and not of the rest of the band.
    if (rest > 0) group.role = 'company';
    group.plural = rest > 1;
    group.count = rest + group.members.length;
  }
}

/** What is done by a group of whom everybody is told apart is done by each of them. */
export function shareDeeds(scope: Scope): void {
  const { discourse, events, relations } = scope;
  fillCharacters(discourse);
  fillGroups(scope);
  countCompanies(discourse);
  beLikeEachOther(discourse.entities);
  const parted = discourse.entities.filter((entity) => isPerson(entity) && isParted(entity));
  for (const { id, members, garments, modifiers, gender } of parted) {
    for (const member of members.flatMap((each) => discourse.entities[each] ?? [])) {
      if (member.garments.length === 0) member.garments.push(...garments);
      // A large family is not of large people.
      member.modifiers.push(
        ...modifiers.filter((word) => !member.modifiers.includes(word) && !Object.hasOwn(SIZES, word)),
      );
      member.gender ??= gender;
    }
    for (const event of events) {
      if (!event.subjects.includes(id)) continue;
      event.subjects = [...new Set(event.subjects.flatMap((each) => (each === id ? members : [each])))];
    }
    const own = relations.filter(({ entity }) => entity === id);
    for (const fact of own) relations.push(...members.map((entity) => ({ ...fact, entity })));
  }
  // "Three hikers sit … one of them, Ana, laughs": she sits too, and two are left.
  for (const group of discourse.entities.filter((each) => each.members.length > 0 && !isParted(each)))
    for (const event of events.filter(({ subjects }) => subjects.includes(group.id)))
      event.subjects = [
        ...event.subjects,
        ...group.members.filter(
          (each) =>
            ((discourse.entities[each]?.at ?? 0) > event.at || goesWithAll(event, group.members)) &&
            !staysBehind(scope, event, group, each),
        ),
      ];
  // "Workers eat on a beam … one pours coffee": on the beam as well.
  for (const { id, members } of discourse.entities.filter((each) => each.members.length > 0 && !isParted(each)))
    for (const fact of relations.filter(({ entity, relation }) => entity === id && SHARED_PLACES.test(relation)))
      relations.push(
        ...members
          .filter((entity) => !relations.some((own) => own.entity === entity && SHARED_PLACES.test(own.relation)))
          .map((entity) => ({ ...fact, entity })),
      );
  for (const entity of discourse.entities)
    if (entity.members.length > 0 && entity.count !== null && !isParted(entity) && entity.count > entity.members.length)
      entity.count -= entity.members.splice(0).length;
}

/** "One of the boys drops his flashlight, and they run away": he with them, unless it is to him. */
const goesWithAll = ({ act, target }: Event, members: readonly number[]): boolean =>
  (act?.frame === 'go' || act?.act === 'stand') && !members.includes(target ?? -1);

/** "Commuters stream past while one man stands still": he alone does not. */
function staysBehind({ discourse, events }: Scope, { act }: Event, group: Entity, member: number): boolean {
  const own = events.find(
    ({ subjects, act: each }) => subjects.length === 1 && subjects[0] === member && each !== null,
  );
  const sameSentence = discourse.entities[member]?.sentence === group.sentence;
  return sameSentence && act?.frame === 'go' && own?.act?.frame === 'stay' && !/^stop\b/.test(own.verb);
}

/** Where those are who are told of together. */
const SHARED_PLACES = /^(?:on|in|inside|around|amid)$/;

function isParted({ noun, members, count }: Entity): boolean {
  return members.length > 1 && (noun.endsWith('couple') || members.length >= (count ?? Number.POSITIVE_INFINITY));
}

/** "His friends, a girl with a camera and a tall boy, cheer": as many as are told of between the commas. */
function countTold(group: Entity, mention: Mention, chunks: readonly Chunk[], at: number): void {
  if (!group.plural || group.count !== null || group.members.length > 0 || !isOneOf(mention)) return;
  let told = 1;
  for (let next = at + 1; next < chunks.length; next++) {
    const [joint, chunk] = [chunks[next - 1], chunks[next]];
    if (chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'be') break;
    if (chunk.kind === 'verb' && chunk.form !== 'ing' && chunk.form !== 'ed') break;
    if (chunk.kind === 'noun' && /^(?:comma|and)$/.test(joint?.kind ?? '') && isOneOf(chunk.mention)) told++;
  }
  if (told > 1) group.count = told;
}

const isOneOf = ({ determiner, senses }: Mention): boolean => /^an?$/.test(determiner ?? '') && senses?.person != null;

/** "Four friends by a fire: a girl plays guitar, …": hers alone, and not what all of them do. */
function hasOwnDeed(chunks: readonly Chunk[], at: number): boolean {
  for (const chunk of chunks.slice(at + 1)) {
    if (/^(?:comma|and|stop|link|quote)$/.test(chunk.kind)) return false;
    if (chunk.kind === 'verb' && chunk.form === 'finite') return true;
  }
  return false;
}

/** "Three friends — a tall guitarist, a drummer and a singer — rehearse": one after the other of those who were counted. */
export function tellMember(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const before = chunks[at - 1]?.kind;
  const group = scope.discourse.entities[scope.subjects[0] ?? -1];
  if (before !== 'comma' && before !== 'and') return false;
  if (group !== undefined && before === 'comma' && scope.lastMention?.plural === true)
    countTold(group, mention, chunks, at);
  if (group === undefined || scope.verb !== null || scope.subjects.length > 1 || scope.copula) return false;
  if (!/^an?$/.test(mention.determiner ?? '') || !isPerson(group) || mention.senses?.person == null) return false;
  const open = (group.count ?? 1) - group.members.length;
  if ((group.count ?? 1) === 1 || open < 1 || (before === 'and' && group.members.length === 0)) return false;
  if (mention.senses.person.gender !== 'any' && group.gender !== null && mention.senses.person.gender !== group.gender)
    return false;
  const member = addEntity(scope.discourse, mention, scope.sentence, group.role);
  member.memberOf = group.id;
  group.members.push(member.id);
  scope.last = [member.id];
  scope.lastMention = mention;
  scope.preposition = null;
  scope.listed = null;
  // The verb after the last one is everybody's.
  if (open > 1 && hasOwnDeed(chunks, at)) {
    scope.subjects = [member.id];
    takeTrade(member, group);
  }
  return true;
}

const EACH_OF = /^(?:people|person|children|child|kid|friend|sibling|twin|teenager|teen|adult|stranger|man|woman)$/;

/** "Kid 1: … Kid 2: … Two kids sit on a wall": those who spoke before they were told of. */
export function gatherSpeakers(scope: Scope, group: Entity): void {
  const { labelled, entities } = scope.discourse;
  const speakers = [...labelled].flatMap((id) => entities[id] ?? []);
  // "Girl: … Boy: … Two children lie on a roof": as many as spoke.
  const counted = EACH_OF.test(group.noun) && speakers.length === group.count;
  const all = counted && speakers.every((each) => isPerson(each) && agrees(each, group));
  for (const member of speakers) {
    // "Anna: … Mark: … Two campers in a tent": those two.
    const named = member.noun === 'person' && isPerson(group) && (group.count ?? 1) > 1;
    const told = member.noun === group.noun || named || all;
    if (group.members.length >= (group.count ?? 1) || !told || member === group) continue;
    if (named) {
      member.noun = group.noun;
      member.senses = group.senses;
    }
    labelled.delete(member.id);
    member.memberOf = group.id;
    group.members.push(member.id);
  }
}

/** Words for one of several by how they are or where they sit, and names. */
const APART =
  /^(?:driver|passenger|co driver|copilot|first|second|older|younger|taller|shorter|blonde|brunette|redhead|host|guest|leader|commander|captain|doctor|winner|loser|bride|groom)$/;

export function isToldApart({ determiner, noun, named, given, count, senses }: Mention): boolean {
  if (senses?.person == null && !named) return false;
  return (
    named ||
    given !== null ||
    (/^(?:the|his|her|their)$/.test(determiner ?? '') && (count ?? 1) === 1 && APART.test(noun))
  );
}

const SPOUSE = /^(?:wife|husband|bride|groom|girlfriend|boyfriend|partner)$/;

/** "A young couple argues. The woman leaves", "the bride": one of the two. */
export function partFor(scope: Scope, { determiner, senses, count, noun }: Mention): void {
  const gender = senses?.person?.gender;
  const spouse = /^(?:his|her)$/.test(determiner ?? '') && SPOUSE.test(noun);
  if ((determiner !== 'the' && !spouse) || (count ?? 1) > 1 || (gender !== 'man' && gender !== 'woman')) return;
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

const agrees = (one: Entity, other: Entity): boolean =>
  (one.gender === null || other.gender === null || one.gender === other.gender) &&
  (one.noun === 'person' || isGrown(one) === isGrown(other));

const isGrown = ({ senses }: Entity): boolean => !/^(?:baby|child)$/.test(senses.person?.age ?? 'adult');

/** "One is a tall man, the other a short one": those of whom a group is made. `anyKind`: whatever the group is called. */
export function joinGroup(scope: Scope, entity: Entity, anyKind = false): void {
  const group = scope.discourse.entities.find(
    (each) =>
      each.id !== entity.id &&
      agrees(entity, each) &&
      isPerson(each) &&
      (each.count ?? 1) > 1 &&
      each.memberOf === null &&
      each.members.length < (each.count ?? 0) &&
      ((anyKind && (each.count ?? 0) <= 4 && !Object.hasOwn(COMPANIES, each.noun)) ||
        /^(?:friend|old friend|best friend|person|people|couple|child|kid|sister|brother|twin|teenager|rescuer|man|woman|boy|girl|student|neighbor)$/.test(
          each.noun,
        )),
  );
  if (group === undefined || !isPerson(entity) || (entity.count ?? 1) > 1) return;
  group.members.push(entity.id);
  entity.memberOf = group.id;
  entity.gender ??= group.gender;
  // "Two astronauts … Commander Reyes says": an astronaut of that name.
  const plain = entity.senses.thing?.kind === 'person' && group.senses.thing?.kind !== 'person';
  if (!anyKind || !(entity.noun === 'person' || plain)) return;
  if (entity.noun !== 'person') entity.names.push(entity.noun);
  entity.noun = group.noun;
  entity.senses = group.senses;
}
