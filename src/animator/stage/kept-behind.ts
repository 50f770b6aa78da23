import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

interface Behind {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly facts: PlaceFacts;
}

/** Metres behind whoever it is about, beside them, and from one to the next. */
const [BACK, BESIDE, APART] = [0.45, 0.75, 0.55];
/** Metres: what is taller is furniture of the room, and has its place. */
const TALLEST = 2.2;

/**
 * "with plants in the background": whoever the film is about may have taken a seat at the very wall, and what was told to be behind would stand in the
 * midst of the room, before the face, so that the camera would go around it.
 */
export function keepBehind(spots: ReadonlyMap<number, Spot>, { script, players, facts }: Behind): void {
  if (!facts.indoor) return;
  const behind = new Set(
    script.relations.flatMap(({ role, to, where }) => (to === null && where === 'background' ? [role] : [])),
  );
  const hero = [...spots].find(
    ([player]) => players[player]?.role.person != null && !behind.has(players[player].role.id),
  )?.[1];
  if (behind.size === 0 || hero === undefined) return;
  let [left, right] = [0, 0];
  for (const [player, spot] of spots) {
    const own = players[player];
    const stands =
      own !== undefined &&
      behind.has(own.role.id) &&
      own.thing?.alive === false &&
      own.body.height * own.size <= TALLEST;
    if (!stands || spot.near < hero.near - BACK) continue;
    const onLeft = left <= right;
    const across = BESIDE + (onLeft ? left++ : right++) * APART;
    Object.assign(spot, { across: hero.across + (onLeft ? -across : across), near: hero.near - BACK });
  }
}
