import type { Script, Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Player } from '../players.ts';
import type { Whereabouts } from '../whereabouts.ts';

/**
 * Shots from the air. What would fit the figure alone is no view from there: from straight above a person fills no more than the own hat, and a drone that
 * keeps to the size of a walker flies among the bushes. Such a shot is of somebody in a land, small but found at once.
 */

/** Of somebody's size, in the open: how far a drone stays away at its nearest, and one that looks straight down, as it is told and as it is not. */
const [DRONE_TIMES, OVERHEAD_WIDE, OVERHEAD] = [8.5, 13, 8];
/** The same over somebody who does one thing after another: it is to be seen what. */
const OVER_DEEDS = 4.8;
/** Under a roof one looks down from under it. */
const OVERHEAD_INDOORS = 2.9;
/** Radians: from a drone over somebody, and of half the picture, how far below its middle they are, so that the land goes on to its horizon. */
export const [OVER_LAND, BELOW_MIDDLE] = [0.34, 0.42];
/** Radians: who swims shows no more than a fin from the side, and all of the back from above. */
export const OVER_SWIMMER = 0.62;
/** Metres that are told apart from afar: of what is larger, a drone is so many times the rest farther away, and no more. */
const [FOUND, BEYOND_FOUND] = [2.2, 2.2];
/** Metres: what is larger is seen with its land anyway. */
const GREAT = 9;

const isWide = ({ size }: Shot): boolean => size === 'wide' || size === 'establishing' || size === 'full';
export const isDrone = ({ move, angle }: Shot): boolean => move.startsWith('drone') && angle !== 'point_of_view';

const sizeOf = ({ height, radius }: Whereabouts): number => Math.max(height, radius * 2);

/** Whether somebody on the ground is seen from the air with all the land around. */
export const isOverLand = (
  shot: Shot,
  player: Player | undefined,
  where: Whereabouts,
  { indoor, walls }: PlaceFacts,
): boolean =>
  isDrone(shot) &&
  shot.angle !== 'low' &&
  isWide(shot) &&
  !indoor &&
  walls === undefined &&
  player !== undefined &&
  player.thing?.realm !== 'sky' &&
  sizeOf(where) < GREAT;

/** Whether one deed of somebody follows another. */
export const doesMuch = (player: Player | undefined, { beats }: Pick<Script, 'beats'>): boolean =>
  beats.filter(({ role, from }) => role === player?.role.id && from > 0).length > 1;

/** Metres that a camera stays away at least from whom it looks down on; 0 where it looks at nobody from above. */
export function leastAbove(
  shot: Shot,
  player: Player | undefined,
  where: Whereabouts,
  facts: PlaceFacts,
  acts: boolean,
): number {
  if (player === undefined || where.lies === true || where.faceUp === true || shot.part !== null) return 0;
  const alive = player.order.family === 'person' || player.thing?.alive === true;
  if (shot.angle === 'birds_eye' && isWide(shot) && (alive || player.thing?.moves === true)) {
    if (facts.indoor || facts.walls !== undefined) return alive ? where.height * OVERHEAD_INDOORS : 0;
    return sizeOf(where) * (shot.sizeStated ? OVERHEAD_WIDE : OVERHEAD);
  }
  if (!isOverLand(shot, player, where, facts)) return 0;
  const size = sizeOf(where);
  return (
    Math.min(FOUND, size) * (acts || player.thing?.realm === 'underwater' ? OVER_DEEDS : DRONE_TIMES) +
    Math.max(0, size - FOUND) * BEYOND_FOUND
  );
}
