import type { Script } from '../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../land/place.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

const BESIDE: ReadonlySet<string> = new Set(['beside', 'with', 'near', 'left_of', 'right_of']);

/** So many who are told of as one company sit together. */
const COMPANY = 5;
/** Metres from one of them to the next: whoever sits farther away sits elsewhere. */
const TOGETHER_METRES = 3;

/** Where somebody sits already who is of one's company, or beside whom one is told to be: the next seat is the nearest to theirs. */
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
    if (other === undefined || other === own || spot.seat === undefined) continue;
    if (mates.has(other.role.id) || (other.role.id === own.role.id && own.role.count <= COMPANY)) return spot;
  }
  return undefined;
}

/** Two friends do not sit on two benches at the ends of a quay: where the seats of a place are too far from each other, they sit on the ground together. */
export function hasRoomTogether({ role }: Player, all: readonly PlaceSpot[], { indoor }: PlaceFacts): boolean {
  if (indoor || role.count < 2 || role.count > COMPANY) return true;
  const near = (a: PlaceSpot, b: PlaceSpot): boolean =>
    Math.hypot(a.at[0] - b.at[0], a.at[2] - b.at[2]) < TOGETHER_METRES;
  return all.some((seat) => all.filter((other) => near(seat, other)).length >= role.count);
}

/** Of all spots of a kind that a place has, the one of least cost. */
export const nearestOf = (
  { spots }: PlaceFacts,
  kind: string,
  cost: (spot: PlaceSpot) => number,
): PlaceSpot | undefined => spots.filter((each) => each.kind === kind).sort((a, b) => cost(a) - cost(b))[0];
