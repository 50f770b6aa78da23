import { isSeat } from '../../catalogue/uses.ts';
import type { Bond } from '../bonds.ts';
import { extentOf, type Player } from '../players.ts';

/** What bears whom a shot is of, and need not be seen to its edges. */
interface StandParts {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
}

/** What somebody has in hand or works at is seen with the face as long as it is not larger than this. */
export const HANDY_METRES = 0.9;

/** Times its own size: a table, a plinth or a sofa so much larger than whatever small is on it is seen as far as there is room. */
const STAND_TIMES = 2.1;
const TOY_METRES = 0.5;
/** Metres: what is longer has room for more than who sits on it. */
const LONG_SEAT = 1.5;

/** Of a bough or a flower only what a bird or a bee sits on is seen. */
export const isGrown = (stand: Player | undefined): boolean =>
  /^(?:bough|grass blade|lily pad|flower|rose|tulip|sunflower|hibiscus)$/.test(stand?.thing?.kind ?? '');

/** A dog in a car is looked at, and not the car. */
export const isRideOf = (ride: Player | undefined, own: Player | undefined): boolean =>
  ride?.order.family === 'vehicle' && own?.order.family === 'quadruped';

export function isStand(player: number, subject: number, { bonds, players }: StandParts): boolean {
  const [stand, own] = [players[player], players[subject]];
  if (isGrown(stand) || isRideOf(stand, own))
    return bonds.some(({ child, parent }) => child === subject && parent === player);
  if (
    stand === undefined ||
    own === undefined ||
    (own.thing?.alive === false && own.thing.moves && extentOf(own) > TOY_METRES)
  )
    return false;
  const bond = bonds.find(({ child, parent }) => child === subject && parent === player);
  const bears = bond !== undefined;
  // Who sits on a bed or a sofa is looked at, and not its other end.
  if (bears && own.order.family === 'person' && isSeat(stand.role.thing ?? '') && stand.role.count === 1)
    return (
      extentOf(stand) > LONG_SEAT &&
      !bonds.some((other) => other.parent === player && other.child !== subject && other.as !== 'held')
    );
  return bears && extentOf(own) < HANDY_METRES && extentOf(stand) > extentOf(own) * STAND_TIMES;
}
