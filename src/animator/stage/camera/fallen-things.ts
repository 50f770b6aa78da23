import { isFated } from '../set-for-fate.ts';
import type { ExtentParts } from './extent-points.ts';

/** Who lets something fall is seen with it. */
export const holdersOf = (subject: number, { bonds, players, script }: ExtentParts): number[] =>
  isFated(script, players[subject]?.role.id)
    ? bonds.flatMap(({ child, parent, as }) => (child === subject && as === 'held' ? [parent] : []))
    : [];

/** Of the table or the tree off which something falls only that edge is needed, and the floor below. */
export const bearsFated = (player: number, { bonds, players, script }: ExtentParts): boolean =>
  players[player]?.thing?.alive === false &&
  (script.beats.some(({ act, target }) => act === 'drops' && target === players[player]?.role.id) ||
    bonds.some(({ child, parent }) => parent === player && isFated(script, players[child]?.role.id)));
