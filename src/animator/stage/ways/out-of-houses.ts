import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import type { Journey, JourneyParts } from './journeys.ts';

/** Metres that somebody on foot keeps from the fronts of the houses. */
const FROM_FRONT = 0.5;

const goesOnFoot = (player: Player | undefined): boolean =>
  player?.order.family === 'person' || (player?.thing?.alive === true && player.thing.realm === 'ground');

/** The journeys of a film, those on foot out of the houses of its street. */
export function outOfHouses(
  journeys: ReadonlyMap<number, Journey>,
  { players, facts, bearerOf }: Pick<JourneyParts, 'players' | 'facts' | 'bearerOf'>,
): ReadonlyMap<number, Journey> {
  if (facts.street === undefined) return journeys;
  return new Map(
    [...journeys].map(([player, journey]) =>
      goesOnFoot(players[player]) && bearerOf(player) === 'ground'
        ? [player, { ...journey, path: beforeHouses(journey.path, facts) }]
        : [player, journey],
    ),
  );
}

/**
 * Whoever comes from the side in a street comes from before its houses: inside of them nobody is seen, and a film would begin with an empty street. The whole way
 * is moved toward the street where there is room for it; else who would be in a house waits before it.
 */
export function beforeHouses(path: readonly PathPoint[], { street }: Pick<PlaceFacts, 'street'>): readonly PathPoint[] {
  if (street === undefined || path.length < 2) return path;
  const most = street.half - FROM_FRONT;
  const across = path.map(({ at }) => at[0]);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  if (right <= street.half && left >= -street.half) return path;
  const shift = right > street.half ? most - right : -most - left;
  const fits = left + shift >= -most && right + shift <= most;
  const kept = (x: number): number => (fits ? x + shift : Math.min(most, Math.max(-most, x)));
  return path.map((point) => {
    const at: Vector = [kept(point.at[0]), point.at[1], point.at[2]];
    return { ...point, at };
  });
}
