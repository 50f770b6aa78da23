import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import { type Draft, dropRole, editRole, relate } from '../draft.ts';

/** Words by which people are each other's family; a child beside a mother is hers. */
const KIN =
  /\b(?:mother|mom|mum|father|dad|parents?|son|daughter|brothers?|sisters?|siblings?|twins?|grand(?:mother|father|ma|pa|son|daughter|child|children|parents?)|family|uncle|aunt|toddler|baby|child|children|kids?|boy|girl)\b/;
const PARENTS =
  /\b(?:mother|mom|mum|father|dad|parents?|grand(?:mother|father|ma|pa|parents?)|family|brothers?|sisters?|siblings?|twins?)\b/;

const nameOf = ({ noun, word }: Role): string => `${noun} ${word}`;

/** Those of a cast who are one family: nobody is where nobody is called somebody's. */
export function kinOf(cast: readonly Role[]): ReadonlySet<number> {
  const people = cast.filter(({ person }) => person !== null);
  if (!people.some((role) => PARENTS.test(nameOf(role)))) return new Set();
  return new Set(people.filter((role) => KIN.test(nameOf(role))).map(({ id }) => id));
}

/** One's own chance, but for the colour of the skin: that one shares with the family. */
export const withFamilySkin = (own: Random, family: Random): Random => ({
  ...own,
  spawn: (name) => (name === 'skin' ? family.spawn(name) : own.spawn(name)),
});

const TEAMS = /\b(?:team|teammates?|squad|crew|crewmates?)\b/;

/** Those of one team, with whoever it is the team of: they wear one kit. */
export function teamOf(cast: readonly Role[]): ReadonlySet<number> {
  const calling = cast.find((role) => TEAMS.test(nameOf(role)) && role.person?.role != null)?.person?.role;
  return new Set(cast.flatMap(({ id, person }) => (calling !== undefined && person?.role === calling ? [id] : [])));
}

/** One's own chance, but for what is worn: that is the team's. */
export const inTeamKit = (own: Random, team: Random): Random => ({
  ...own,
  spawn: (name) => (name === 'clothes' ? team.spawn(name) : own.spawn(name)),
});

const CHILDREN = /\b(?:kids?|child|children)\b/;
/** Of a family with children two are grown up. */
const PARENTS_OF_ONE = 2;

/** "A family of four, kids running around": the children are of the four. */
export function partFamily(draft: Draft): void {
  const family = draft.cast.find(({ noun, count }) => noun === 'family' && count > PARENTS_OF_ONE);
  const kids = draft.cast.find((role) => role !== family && role.person?.age === 'child' && CHILDREN.test(role.noun));
  if (family === undefined || kids === undefined || kids.count < PARENTS_OF_ONE) return;
  // "A family on the couch, parents and two children": the parents are of the family as well.
  const parents = draft.cast.find((role) => role !== family && /^parents?$/.test(role.noun));
  if (parents !== undefined) dropRole(draft, parents.id);
  const seat = draft.relations.find(({ role, relation }) => role === family.id && /^(?:on|in)$/.test(relation))?.to;
  const apart = draft.relations.some(({ role, relation }) => role === kids.id && /^(?:on|in)$/.test(relation));
  if (parents !== undefined && seat !== undefined && seat !== null && !apart) relate(draft, kids.id, 'beside', seat);
  editRole(draft, kids.id, { count: Math.min(kids.count, family.count - PARENTS_OF_ONE) });
  editRole(draft, family.id, { count: PARENTS_OF_ONE });
}
