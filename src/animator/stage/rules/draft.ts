import { livingMetres } from '../../catalogue/living-things.ts';
import { findThing, type Thing } from '../../catalogue/things.ts';
import { isTool } from '../../catalogue/uses.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { Dressing, Holding } from '../../director/possession.ts';
import type { Beat, Role, RoleRelation, Script } from '../../director/script.ts';
import type { Stand } from '../../director/stand.ts';

/** Metres: what is no larger is put on a table to be worked on, or kept in the hand. */
const TABLE_METRES = 0.5;

/** A script in the making. */
export type Draft = { -readonly [Key in 'cast' | 'relations' | 'beats']: Script[Key] } & Pick<
  Script,
  'set' | 'leftOut' | 'prompt'
> & { holdings: readonly Holding[]; dressings: readonly Dressing[]; stands: readonly Stand[] };

export const roleOf = ({ cast }: Pick<Draft, 'cast'>, id: number | null): Role | undefined =>
  cast.find((role) => role.id === id);

export const thingOf = (draft: Pick<Draft, 'cast'>, id: number | null): Thing | null =>
  findThing(roleOf(draft, id)?.thing ?? '');

export const isPerson = (role: Role | undefined): boolean => role?.person !== null && role?.person !== undefined;

export const isAlive = (draft: Pick<Draft, 'cast'>, id: number | null): boolean => thingOf(draft, id)?.alive === true;

/** Of an animal that walks upright: as tall as people are. */
const UPRIGHT_METRES = 1.5;

/** How tall somebody or something of the cast is in life. */
export function metresOf(draft: Pick<Draft, 'cast'>, id: number): number {
  const role = roleOf(draft, id);
  const own = thingOf(draft, id)?.metres ?? 1;
  const upright = isAlive(draft, id) ? Math.max(own, UPRIGHT_METRES) : livingMetres(own);
  return (role?.person == null ? own : upright) * (role?.size ?? 1);
}

export const isSmall = (draft: Pick<Draft, 'cast'>, id: number | null): id is number =>
  id !== null && !isAlive(draft, id) && thingOf(draft, id)?.moves === false && metresOf(draft, id) <= TABLE_METRES;

export function addRole(draft: Draft, said: Partial<Role> & Pick<Role, 'thing'>): number {
  const id = Math.max(-1, ...draft.cast.map((role) => role.id)) + 1;
  draft.cast = [...draft.cast, plainRole({ ...said, id })];
  return id;
}

export const relate = (draft: Draft, role: number, relation: RoleRelation['relation'], to: number): void => {
  draft.relations = [...draft.relations, { role, relation, to, where: null }];
};

export const editBeats = (draft: Draft, edit: (beat: Beat) => Beat | null): void => {
  draft.beats = draft.beats.flatMap((beat) => {
    const edited = edit(beat);
    if (edited === null) return [];
    // Who gets in or out does so by the time table of what stops.
    const { act, target, transit } = beat;
    return transit === undefined ? edited : { ...edited, act, target };
  });
};

export const editRole = (draft: Draft, id: number, change: Partial<Role>): void => {
  draft.cast = draft.cast.map((role) => (role.id === id ? { ...role, ...change } : role));
};

const ALWAYS = 60;

/** Something that is done all the while. */
export const beatOf = (draft: Pick<Draft, 'beats'>, act: string): Omit<Beat, 'role'> => ({
  ...{ act, verb: act, from: 0, to: Math.max(0, ...draft.beats.map(({ to }) => to)) || ALWAYS },
  ...{ target: null, instrument: null, part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
});

/** Takes somebody or something out of the film. */
export function dropRole(draft: Draft, id: number): void {
  draft.cast = draft.cast.filter((role) => role.id !== id);
  draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
  const left = (other: number | null): number | null => (other === id ? null : other);
  editBeats(draft, (each) =>
    each.role === id ? null : { ...each, target: left(each.target), instrument: left(each.instrument) },
  );
}

/** Takes back what was said of where one of both is to the other. */
export const withoutRelations = (draft: Draft, a: number, b: number): void => {
  draft.relations = draft.relations.filter(({ role, to }) => !((role === a && to === b) || (role === b && to === a)));
};

/** Whether something bears it already, or somebody has it. */
export const isBorne = ({ relations }: Draft, id: number): boolean =>
  relations.some(
    ({ role, relation, to }) =>
      to !== null &&
      ((role === id && ['on', 'in', 'inside', 'riding', 'driving', 'above'].includes(relation)) ||
        (to === id && (relation === 'holding' || relation === 'wearing'))),
  );

/** Whether somebody has in the hand what one works with: tweezers, and no clock. */
export const isHeldTool = (draft: Draft, holder: number, id: number | null): boolean =>
  isTool(thingOf(draft, id)?.kind ?? '') &&
  draft.relations.some(({ role, relation, to }) => role === holder && relation === 'holding' && to === id);
