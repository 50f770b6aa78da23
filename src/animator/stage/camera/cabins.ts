import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';

/** Who sits in a car, and from where they are seen through its windows. */

interface Seated {
  readonly bonds: readonly Bond[];
}

export const isInCabin = (subject: number | null, { bonds }: Seated): boolean =>
  bonds.some(({ child, anchor }) => child === subject && /^(?:driver|passenger|back)/.test(anchor));

/** From the other seat's side: the post of the windscreen would be before the face. */
export const sideInCabin = (subject: number | null, { bonds }: Seated): number =>
  bonds.some(({ child, anchor }) => child === subject && anchor === 'driver') ? -1 : 1;

export const isBehindGlass = (
  subject: number | null,
  { bonds, players }: Seated & { players: readonly Player[] },
): boolean => bonds.some(({ child, parent }) => child === subject && players[parent]?.order.family === 'vehicle');

/** Of two who are named as one and sit in front both are seen. */
export function cabinMates(subject: number, { bonds, players }: Seated & { players: readonly Player[] }): number[] {
  const own = bonds.find(({ child }) => child === subject);
  if (own === undefined || !isInCabin(subject, { bonds })) return [];
  return bonds.flatMap(({ child, parent, anchor }) =>
    child !== subject &&
    parent === own.parent &&
    /^(?:driver|passenger)$/.test(anchor) &&
    players[child]?.role.id === players[subject]?.role.id
      ? [child]
      : [],
  );
}
