import type { PlaceFacts } from '../land/place.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';
import { runsOnRails } from './ways/railways.ts';

/** How much room a picture has for what is long; `level` where things lie on each other. */
export type Room = 'wide' | 'narrow' | 'level';

/** What is so many times as long as it is wide shows its side. */
const LONG = 1.5;
/** Radians from the camera; beside water the rails of a train lie along it. */
const [BROADSIDE, END_ON, LEVEL, ALONG_SHORE] = [0.85, 0.36, 1.5, 1.4];
const TURNS: Readonly<Record<Room, number>> = { wide: BROADSIDE, narrow: END_ON, level: LEVEL };

/**
 * Metres, before it is enlarged to be seen beside what is large: what is shorter has room in any picture, and a bicycle is hardly seen from its end. Of its
 * length: what is wider, as wings are, is no narrower from there.
 */
const [VERY_LONG, WIDE] = [2.6, 0.75];

/** How a thing is turned that nobody uses: its front to the camera; what is long a good deal aside, so that one sees how long it is, unless the picture is narrow. */
export function stillTurn({ thing, body, size, chance }: Player, room: Room): number {
  const own = chance.spawn('facing');
  if (thing?.moves !== true && body.length <= body.width * LONG) return own.between(-0.35, 0.35);
  const narrower = body.length * Math.min(1, size) >= VERY_LONG && body.width < body.length * WIDE;
  return (own.chance(0.5) ? 1 : -1) * (room === 'narrow' && !narrower ? BROADSIDE : TURNS[room]);
}

interface Standing {
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly facts: Pick<PlaceFacts, 'waterLevel'>;
  readonly roomFor: Room;
}

/** A train that waits with others looks their way: its wagons are on the other side, before nobody. Null for all others. */
export function trainTurn(player: number, { players, spots, facts, roomFor }: Standing): number | null {
  const [own, spot] = [players[player], spots.get(player)];
  const others = [...spots].filter(([index]) => index !== player);
  if (own === undefined || spot === undefined || !runsOnRails(own) || others.length === 0) return null;
  const middle = others.reduce((sum, [, { across }]) => sum + across, 0) / others.length;
  const turn = facts.waterLevel !== null ? ALONG_SHORE : roomFor === 'narrow' ? END_ON : BROADSIDE;
  return (middle < spot.across ? -1 : 1) * turn;
}
