import type { Beat, Script } from '../director/script.ts';
import type { Player } from './players.ts';

/** When somebody comes up out of the sea or the ground, if they do. */
export const risingOf = (
  { beats }: Pick<Script, 'beats'>,
  player: Pick<Player, 'role'> | undefined,
): Beat | undefined => beats.find(({ role, act }) => role === player?.role.id && act === 'arise');
