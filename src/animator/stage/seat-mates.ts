import type { Script } from '../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../land/place.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

const BESIDE: ReadonlySet<string> = new Set(['beside', 'with', 'near', 'left_of', 'right_of']);

/** Where somebody sits already beside whom one is told to be: the next seat is the nearest to theirs. */
export function mateOf(
  own: Player,
  spots: ReadonlyMap<number, Spot>,
  { script, players }: { readonly script: Script; readonly players: readonly Player[] },
): Spot | undefined {
  const mates = new Set(
    script.relations.flatMap(({ role, relation, to }) =>
      !BESIDE.has(relation) ? [] : role === own.role.id ? [to] : to === own.role.id ? [role] : [],
    ),
  );
  for (const [player, spot] of spots) {
    const other = players[player];
    if (other !== undefined && other !== own && spot.seat !== undefined && mates.has(other.role.id)) return spot;
  }
  return undefined;
}

/** Of all spots of a kind that a place has, the one of least cost. */
export const nearestOf = (
  { spots }: PlaceFacts,
  kind: string,
  cost: (spot: PlaceSpot) => number,
): PlaceSpot | undefined => spots.filter((each) => each.kind === kind).sort((a, b) => cost(a) - cost(b))[0];
