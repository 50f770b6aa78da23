import { findThing } from '../../catalogue/things.ts';
import type { Role, RoleRelation } from '../script.ts';

const TABLE = /^(?:dining|laid) table$/;
const HAND_METRES = 0.6;
/** Who stands so to something has a place of its own. */
const PLACED = /^(?:on|in|inside|under|above|holding|riding|between|around|leaning_on)$/;

/**
 * Where a film is of things alone and one of them is a table, the small ones stand on it, though only one of them is said to: "a croissant and coffee on a
 * table", "a slice of pizza, cheese stretching, rustic wooden table".
 */
export function setOnTable(relations: readonly RoleRelation[], roles: readonly Role[]): readonly RoleRelation[] {
  const table = roles.find(({ thing, person, scenery }) => person === null && !scenery && TABLE.test(thing));
  if (table === undefined || roles.some(({ person, thing }) => person !== null || findThing(thing)?.alive !== false))
    return relations;
  const loose = roles.filter(
    ({ id, thing, scenery }) =>
      id !== table.id &&
      !scenery &&
      (findThing(thing)?.metres ?? 9) <= HAND_METRES &&
      !relations.some(
        ({ role, relation, to }) =>
          (role === id && PLACED.test(relation)) ||
          (to === id && relation === 'holding') ||
          (to === id && role === table.id),
      ),
  );
  return [
    ...relations,
    ...loose.map(({ id }): RoleRelation => ({ role: id, relation: 'on', to: table.id, where: null })),
  ];
}
