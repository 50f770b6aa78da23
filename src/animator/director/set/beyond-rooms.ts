import type { Thing } from '../../catalogue/things.ts';
import type { RoleRelation } from '../script.ts';

/** Metres: no room holds what is larger, and what sails and is as large is on the water that is told of. */
const [ROOM_METRES, BOAT_METRES] = [8, 2.5];
const WATERS = /\b(?:seas?|ocean|harbou?r|lake|river|bay|waves|fjord)\b/i;

/** Planets and ships are outside the window, unless one is shown on a screen or lies in a hand: then it is no larger than that. */
export function isBeyondRooms(
  thing: Thing | null,
  role: number,
  relations: readonly RoleRelation[],
  told: string,
): boolean {
  const beyond = thing?.home === 'space' && thing.metres > ROOM_METRES;
  const afloat = thing?.realm === 'water' && thing.moves && !thing.alive && thing.metres >= BOAT_METRES;
  return (
    (beyond || (afloat && WATERS.test(told))) &&
    !relations.some(
      (each) =>
        (each.role === role && /^(?:on|in)$/.test(each.relation) && each.to !== null) ||
        (each.to === role && /^(?:holding|in|on|inside)$/.test(each.relation)),
    )
  );
}

/** "a lamp above the table" hangs there, and stands on nothing. */
export const isHung = (kind: string, role: number, relations: readonly RoleRelation[]): boolean =>
  kind === 'chandelier' ||
  // "under one bare bulb": it hangs there.
  (kind === 'light bulb' && relations.some((told) => told.to === role && told.relation === 'under')) ||
  (kind === 'lamp' && relations.some((told) => told.role === role && told.relation === 'above' && told.to !== null));
