import type { Thing } from '../../catalogue/things.ts';
import type { RoleRelation } from '../script.ts';

/** Metres: no room holds what is larger. */
const ROOM_METRES = 8;

/** Planets are outside the window, unless one is shown on a screen or lies in a hand: then it is no larger than that. */
export const isBeyondRooms = (thing: Thing | null, role: number, relations: readonly RoleRelation[]): boolean =>
  thing?.home === 'space' &&
  thing.metres > ROOM_METRES &&
  !relations.some(
    (told) =>
      (told.role === role && /^(?:on|in)$/.test(told.relation) && told.to !== null) ||
      (told.to === role && told.relation === 'holding'),
  );
