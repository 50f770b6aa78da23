import type { Placed } from '../architecture/pieces.ts';
import type { RoomPlan } from './room-plan.ts';
import { wallFrame } from './shell.ts';

/** Metres: a narrower wall keeps the windows it has; how much of a wall is left on both sides of the pane; how broad one sheet of glass is. */
const [LEAST_WALL, BESIDE, SHEET] = [4, 0.55, 1.5];
/** Metres: over what stands at the wall, over the bare floor, and below the ceiling. */
const [OVER_FURNITURE, OVER_FLOOR, BELOW_CEILING] = [1, 0.42, 0.34];
/** Metres from the wall: what is there stands or hangs before it. */
const AT_WALL = 0.8;
const MOST_HIGH = 4.2;
/** Metres: what is as high at a wall is what the room is known by; and the share of the wall that is left to the pane between them. */
const [SHELF, BETWEEN_SHELVES] = [1.6, 0.56];

/** A room that looks out on a land that is told of does so through one wide window behind whoever is filmed; what stood or hung there makes way. */
export function openPanorama(plan: RoomPlan): RoomPlan {
  const { size, walls, placed } = plan;
  const { length } = wallFrame(size, 'back');
  if (length < LEAST_WALL) return plan;
  const isAtBack = ({ at }: Placed): boolean => at[2] < size.back + AT_WALL;
  const isLow = ({ piece, at }: Placed): boolean => at[1] + piece.height < OVER_FURNITURE + 0.1;
  const doors = walls.some(({ side, openings }) => side === 'back' && openings.some(({ kind }) => kind !== 'window'));
  if (doors || plan.keepsWindows === true) return plan;
  const bottom = placed.some((one) => isAtBack(one) && isLow(one) && one.piece.height > 0.3)
    ? OVER_FURNITURE
    : OVER_FLOOR;
  const top = Math.min(size.height - BELOW_CEILING, bottom + MOST_HIGH);
  const middle = (size.left + size.right) / 2;
  const shelves = placed.some(
    (one) =>
      isAtBack(one) &&
      one.at[1] < 0.2 &&
      one.piece.height > SHELF &&
      Math.abs(one.at[0] - middle) > (length * BETWEEN_SHELVES) / 2,
  );
  const width = shelves ? length * BETWEEN_SHELVES : length - 2 * BESIDE;
  const isBeside = ({ at, piece }: Placed): boolean => Math.abs(at[0] - middle) - piece.width / 2 > width / 2 - 0.1;
  const pane = {
    ...{ middle: length / 2, width, bottom, top, kind: 'window' as const },
    panes: [Math.max(2, Math.round(width / SHEET)), 1] as const,
  };
  return {
    ...plan,
    walls: walls.map((wall) => (wall.side === 'back' ? { ...wall, openings: [pane] } : wall)),
    placed: placed.filter((one) => !isAtBack(one) || isLow(one) || isBeside(one) || one.at[1] > top - 0.2),
  };
}
