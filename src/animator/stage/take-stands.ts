import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

/** Metres of the ground under somebody who sits on it. */
const GROUND_SEAT = 0.14;

interface Taking {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly mirrored: boolean;
}

/**
 * Puts those whose arrangement the catalogue knows where it says, around what they are arranged at: its first piece, or whoever comes first. Who is borne by a piece
 * goes with it. What is to the left in the table is to the right where the layout is mirrored.
 */
export function takeStands(
  spots: ReadonlyMap<number, Spot>,
  { script, players, mirrored }: Taking,
  facts?: PlaceFacts,
): void {
  const side = mirrored ? -1 : 1;
  const groups = new Set((script.stands ?? []).map(({ group }) => group));
  for (const group of groups) takeGroup(spots, { script, players, side, group }, facts);
}

function takeGroup(
  spots: ReadonlyMap<number, Spot>,
  {
    script,
    players,
    side,
    group,
  }: Pick<Taking, 'script' | 'players'> & { readonly side: number; readonly group: string },
  facts: PlaceFacts | undefined,
): void {
  const placed = (script.stands ?? []).flatMap((stand) => {
    const player = players.findIndex(({ role, instance }) => role.id === stand.role && instance === stand.instance);
    const spot = spots.get(player);
    return stand.group !== group || stand.borne === true || spot === undefined ? [] : [{ stand, spot }];
  });
  const [first] = placed;
  if (first === undefined) return;
  const [across, near] = [first.spot.across - side * first.stand.across, first.spot.near - first.stand.near];
  for (const { stand, spot } of placed) {
    const facing = side * stand.facing;
    Object.assign(spot, { across: across + side * stand.across, near: near + stand.near, facing, lift: 0 });
    delete spot.company;
    if (stand.floor && facts !== undefined)
      Object.assign(spot, { seat: { heading: facts.bestView + facing, height: GROUND_SEAT } });
  }
}
