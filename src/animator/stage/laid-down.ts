import { boardActOf, liesFlat } from '../catalogue/uses.ts';
import type { Player } from './players.ts';

/** What came alive stands on its own legs. */
export const isLaidDown = (player: Player | undefined): boolean =>
  player?.order.family !== 'person' && (liesFlat(player?.thing?.kind ?? '') || isUprightBoard(player));

/** Boards stand where nobody rides them, but not on something else. */
export const isUprightBoard = (player: Player | undefined): boolean =>
  player !== undefined && boardActOf(player.thing?.kind ?? '') !== null && player.body.height > player.body.length;
