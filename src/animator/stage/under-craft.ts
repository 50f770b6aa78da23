import type { Script } from '../director/script.ts';
import { extentOf, type Player, reachOf } from './players.ts';
import type { Spot } from './spots.ts';

/** Those over whom a ship from elsewhere hangs stand before it in a bunch, where one sees them and it: it takes no room on the ground, and beside it they would be behind the houses. */

/** Metres: what is smaller is looked at from beside it. */
const LARGE_CRAFT = 6;
/** Metres from one to the next, and by which every other one stands farther back. */
const [APART, STAGGER] = [1.25, 0.9];
/** Of its half: how far before its middle they stand; and metres more. */
const [BEFORE, MORE] = [0.75, 16];

export const looksUp = (player: Player | undefined, { beats }: Script): boolean =>
  beats.some(({ role, act, verb }) => role === player?.role.id && act === 'look' && /\b(?:up|sky)\b/.test(verb));

/** What hangs in the air by engines, and is as large as a house. */
export const isCraft = (player: Player | undefined): boolean =>
  player?.thing?.realm === 'sky' && !player.thing.alive && player.thing.moves && extentOf(player) >= LARGE_CRAFT;

export function standUnderCraft(
  spots: ReadonlyMap<number, Spot>,
  { script, players }: { readonly script: Script; readonly players: readonly Player[] },
): void {
  const craft = [...spots.keys()].find((player) => isCraft(players[player]));
  const over = players[craft ?? -1];
  const place = spots.get(craft ?? -1);
  const people = [...spots.keys()].filter(
    (player) => players[player]?.order.family === 'person' && looksUp(players[player], script),
  );
  if (over === undefined || place === undefined || people.length === 0) return;
  const near = place.near + reachOf(over) * BEFORE + MORE;
  for (const [index, player] of people.entries()) {
    const spot = spots.get(player);
    if (spot === undefined) continue;
    spot.across = place.across + (index - (people.length - 1) / 2) * APART;
    spot.near = near + (index % 2) * STAGGER;
    spot.facing = Math.PI;
  }
}
