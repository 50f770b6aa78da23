import type { Arranging, Variation } from './arranging.ts';
import { MARGIN_ACROSS, MARGIN_UP, NORMAL, tangentsOf } from './camera/view.ts';
import { HERD } from './herds.ts';
import type { Block, Spot } from './spots.ts';

/** Of the picture: what somebody must fill to be seen well, and how much of its box its body fills. */
const WELL_SEEN = 0.024;
/** The same of who is alive: a zebra is found beside its giraffe, and would take her out of the picture from nearer. */
const [ALIVE_SEEN, ALIVE_AS_LARGE] = [0.018, 0.4];
const FILLED = 0.38;
/** How many times nearer to the camera than the largest one anybody stands. */
const MOST_CLOSER = 3.6;
/** Of the room there is: how far forward anybody comes. */
const FORWARD_ROOM = 1.6;
const ROUNDS = 3;
/** Of the largest one's size: who has more needs not come nearer. */
const AS_LARGE = 0.5;
/** More than so many of a kind stand in three rows. */
const TWO_ROWS = 8;

/** How far away the camera will be for so much to be in the picture. */
function distanceFor(wide: number, high: number, shape: number): number {
  const { up, across } = tangentsOf(NORMAL, shape);
  return 1.1 * Math.max(wide / (2 * across * MARGIN_ACROSS), high / (2 * up * MARGIN_UP));
}

/** Those whose place is said stay where they are; what is beside something may be nearer to the camera than it. */
function fixedOf({ script, players, tasks, pairs }: Arranging): ReadonlySet<number> {
  const related = new Set([
    ...script.relations.flatMap(({ role, relation, to }) =>
      to === null || relation === 'left_of' || relation === 'right_of'
        ? []
        : relation === 'in_front_of'
          ? [to]
          : [role, to],
    ),
    // Who does something to somebody is with them.
    ...script.beats.flatMap(({ role, target }) => (target === null ? [] : [role, target])),
  ]);
  return new Set([
    ...tasks.flatMap(({ mover, site }) => [mover, site]),
    ...pairs.flatMap(({ first, second }) => [first, second]),
    ...[...players.entries()].flatMap(([index, { role }]) => (related.has(role.id) ? [index] : [])),
  ]);
}

/** How many times nearer than the largest one the small ones come, so that a mouse is seen beside an elephant. Only those who do are told of. */
export function closenessOf(
  all: readonly Block[],
  parts: Arranging,
  { forward, layered }: Pick<Variation, 'forward' | 'layered'>,
): ReadonlyMap<number, number> {
  const closeness = new Map<number, number>();
  const blocks = all.filter(({ player }) => !parts.landmarks.has(player));
  if (forward === 0 || blocks.length < 2) return closeness;
  const { shape } = parts;
  const { up, across } = tangentsOf(NORMAL, shape);
  const fixed = fixedOf(parts);
  const sizeOf = ({ wide, height }: Block): number => wide * height;
  const largest = blocks.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
  // Of a herd nobody comes forward: together they are as large as each other.
  const roleAt = ({ player }: Block): number => parts.players[player]?.role.id ?? -1;
  const isAlive = ({ player }: Block): boolean => parts.players[player]?.thing?.alive === true;
  const isAsLarge = (block: Block): boolean =>
    roleAt(block) === roleAt(largest) || sizeOf(block) > sizeOf(largest) * (isAlive(block) ? ALIVE_AS_LARGE : AS_LARGE);
  const rowsOf = (block: Block): number => {
    const count = blocks.filter((other) => roleAt(other) === roleAt(block)).length;
    return count < HERD ? 1 : count <= TWO_ROWS ? 2 : 3;
  };
  const high = Math.max(...blocks.map(({ height, lift }) => height + lift));
  for (let round = 0; round < ROUNDS; round++) {
    const widths = blocks.map((block) => (block.wide * 2 * (closeness.get(block.player) ?? 1)) / rowsOf(block));
    const wide = layered && shape < 1 ? Math.max(...widths) : widths.reduce((sum, width) => sum + width, 0);
    const far = distanceFor(wide * 1.08, high, shape);
    for (const block of blocks) {
      if (isAsLarge(block) || fixed.has(block.player)) continue;
      const share = (sizeOf(block) * 2 * FILLED) / (4 * up * across * far * far);
      const wanted = Math.min(MOST_CLOSER, Math.sqrt((isAlive(block) ? ALIVE_SEEN : WELL_SEEN) / share));
      if (wanted > 1) closeness.set(block.player, 1 + (wanted - 1) * forward);
    }
  }
  return closeness;
}

/** Takes them there, along their line of sight: to the camera everybody stays beside the others. */
export function bringForward(
  spots: ReadonlyMap<number, Spot>,
  all: readonly Block[],
  closeness: ReadonlyMap<number, number>,
  { shape, room, landmarks }: Arranging,
): void {
  if (closeness.size === 0) return;
  const blocks = all.filter(({ player }) => !landmarks.has(player));
  const sides = blocks.flatMap(({ player, wide }) => {
    const across = spots.get(player)?.across ?? 0;
    return [across - wide, across + wide];
  });
  const high = Math.max(...blocks.map(({ player, height, lift }) => height / (closeness.get(player) ?? 1) + lift));
  const far = distanceFor(Math.max(...sides) - Math.min(...sides), high, shape);
  for (const [player, closer] of closeness) {
    const spot = spots.get(player);
    if (spot === undefined) continue;
    const metres = Math.min(far * (1 - 1 / closer), room * FORWARD_ROOM);
    const share = (far - metres) / far;
    spot.near = spot.near * share + metres;
    spot.across *= share;
    if (spot.lift > 0) spot.lift = spot.lift * share + (1 - share) * high * 0.4;
  }
}
