import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

interface InFrame {
  readonly across: number;
  readonly near: number;
}

/** A point of the world in the frame of the picture, around the middle of the place. */
export const inFrame = (facts: PlaceFacts, [x, y, z]: Vector): InFrame =>
  alongFrame(facts, [x - (facts.middle?.[0] ?? 0), y, z - (facts.middle?.[2] ?? 0)]);

/** A way through the world as one in the frame of the picture. */
export function alongFrame({ bestView }: PlaceFacts, [x, , z]: Vector): InFrame {
  const [cosine, sine] = [Math.cos(bestView), Math.sin(bestView)];
  return { across: x * cosine - z * sine, near: x * sine + z * cosine };
}

const COOKS: ReadonlySet<string> = new Set(['cook', 'stir', 'toss_pan', 'brew']);
const OPENS: ReadonlySet<string> = new Set(['open', 'close']);

/** What one opens stands where a room has a wall for it, and everybody else comes along. */
export function backToWall(
  spots: ReadonlyMap<number, Spot>,
  {
    script,
    players,
    facts,
  }: { readonly script: Script; readonly players: readonly Player[]; readonly facts: PlaceFacts },
): void {
  // Who cooks on a stove stands behind it, where a wall would be.
  const borne = new Set(script.relations.flatMap(({ relation, to }) => (relation === 'on' && to !== null ? [to] : [])));
  const cookedOn = (role: number): boolean =>
    borne.has(role) &&
    script.beats.some(({ act }) => COOKS.has(act)) &&
    !script.beats.some(({ act, target }) => target === role && OPENS.has(act));
  const [player, spot] =
    [...spots].find(([each]) => {
      const own = players[each];
      return own?.body.anchors.front !== undefined && !cookedOn(own.role.id);
    }) ?? [];
  const wall = facts.spots.find(({ kind }) => kind === 'wall');
  const own = players[player ?? -1];
  if (spot === undefined || wall === undefined || own === undefined) return;
  const target = inFrame(facts, wall.at);
  const moved = {
    across: target.across - spot.across,
    near: target.near + (own.body.length / 2) * own.size - spot.near,
  };
  for (const each of spots.values()) {
    each.across += moved.across;
    each.near += moved.near;
  }
  spot.facing = wall.heading - facts.bestView;
}

/** "A door slowly opens by itself": where nobody is at it, it is in a wall, and not in the middle of a corridor where people have to go around it. */
export function hangDoors(
  spots: ReadonlyMap<number, Spot>,
  {
    script,
    players,
    facts,
  }: { readonly script: Script; readonly players: readonly Player[]; readonly facts: PlaceFacts },
): void {
  const free = facts.spots.filter(({ kind }) => kind === 'doorway');
  const used = new Set([...script.beats.map(({ target }) => target), ...script.relations.map(({ to }) => to)]);
  for (const [player, spot] of spots) {
    const own = players[player];
    if (own?.role.thing !== 'door' || used.has(own.role.id)) continue;
    const doorway = free.shift();
    if (doorway === undefined) return;
    Object.assign(spot, inFrame(facts, doorway.at), { facing: doorway.heading - facts.bestView });
  }
}
