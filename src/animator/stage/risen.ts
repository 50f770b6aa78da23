import type { Beat, Script } from '../director/script.ts';
import type { Bearer } from './film-frame.ts';
import { heightOf, type Player } from './players.ts';

/** When somebody comes up out of the sea or the ground, if they do. */
export const risingOf = (
  { beats }: Pick<Script, 'beats'>,
  player: Pick<Player, 'role'> | undefined,
): Beat | undefined => beats.find(({ role, act }) => role === player?.role.id && act === 'arise');

/** Of its height: how deep a giant stands in the sea it rose from. */
const STANDS_IN = 0.24;

export function bearerOfRisen(
  script: Pick<Script, 'beats'>,
  player: Pick<Player, 'role'>,
  wet: boolean,
): Bearer | null {
  const risen = risingOf(script, player);
  return risen === undefined ? null : risen.where === 'water' && wet ? 'water' : 'ground';
}

/** Metres above the water: who has legs stands in it, and a boat floats. */
export const depthOfRisen = (player: Player): number =>
  player.thing?.alive === false && player.thing.kind !== 'robot' ? 0 : -heightOf(player) * STANDS_IN;
