import type { Script } from '../../director/script.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import { comesDown, isInAir } from '../tumbling.ts';
import type { WhereIs } from '../whereabouts.ts';
import { FLAT, riseOverStack } from './stacks.ts';

interface Shown {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  /** Roles of the prompt itself. */
  readonly given: ReadonlySet<number>;
  readonly whereIs: WhereIs;
  /** The camera is as low as what it looks at, rather than at eye level. */
  readonly low: boolean;
}

/** Radians above: flat things on a table, flat things on the ground, small things beside each other, what hangs in the air. */
const [OVER_TABLE, OVER_GROUND, OVER_ROWS, LEVEL] = [0.6, 0.28, 0.42, 0];
const [OVER_RIM, OVER_FALLEN] = [0.5, 0.2];
const DISHES = /^(?:bowl|cup|coffee|tea|pan|pot|ramen|soup|salad)$/;
/** Metres. */
export const SMALL_METRES = 0.6;
/** Metres, and of how many things it is asked: in a room a row of seven desks hides the one behind it. */
const [TABLE_METRES, MANY_THINGS] = [1.1, 4];

/** How high a camera looks at things alone: from above at what lies, level at what stands on something else; null where nothing asks for it. */
export function riseOfThings({ script, players, bonds, given, whereIs, low }: Shown, time: number): number | null {
  const shown = [...players.keys()].filter((player) => given.has(players[player]?.role.id ?? -1));
  if (shown.length === 0 || shown.some((player) => players[player]?.thing?.alive !== false)) return null;
  const flat = shown.filter((player) => {
    const { height, radius, lies } = whereIs(player, time);
    return height < radius * 2 * FLAT || lies === true;
  });
  // What is in the air of a studio is seen there, and not on its floor.
  if (comesDown({ script, players })) return OVER_FALLEN;
  if (isInAir({ script, players })) return LEVEL;
  const overStack = riseOverStack({ script, players, given, low }, (player) => whereIs(player, time));
  if (overStack !== null) return overStack;
  // What is in a bowl or a cup is seen from above its rim.
  const [dish, other] = shown.filter((player) => whereIs(player, time).height < SMALL_METRES);
  if (dish !== undefined && other === undefined && !low && DISHES.test(players[dish]?.thing?.kind ?? ''))
    return OVER_RIM;
  // Small things in rows are told apart from above, and so are desks of which there are many.
  const most = shown.length > MANY_THINGS ? TABLE_METRES : SMALL_METRES;
  const small = shown.every((each) => whereIs(each, time).height < most);
  // What becomes another is one thing.
  const apart = shown.length - script.beats.filter(({ act, target }) => act === 'change' && target !== null).length;
  if (flat.length === 0) return small && apart > 1 ? OVER_ROWS : null;
  return flat.some((player) => bonds.some(({ child }) => child === player)) ? OVER_TABLE : OVER_GROUND;
}
