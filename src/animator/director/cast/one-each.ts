import type { Entity } from '../../language/reading.ts';
import type { Role, RoleRelation } from '../script.ts';

/** What each has one of, if they have several. */
const OF_ONE = /^(?:holding|riding|driving)$/;

/** "Two boys fight with wooden swords": as many as there are boys, and none lies about. */
export function haveOneEach(
  roles: readonly Role[],
  cast: readonly Entity[],
  relations: readonly RoleRelation[],
): readonly Role[] {
  return roles.map((role, id) => {
    const uncounted = cast[id]?.plural === true && cast[id]?.count === null && role.person === null;
    const holder = relations.find(({ relation, to }) => OF_ONE.test(relation) && to === id)?.role;
    const many = roles[holder ?? -1]?.count ?? 1;
    return uncounted && many > 1 ? { ...role, count: many } : role;
  });
}
