import type { Shot } from '../../director/script.ts';
import type { ExtentParts } from './extent-points.ts';

/** Metres: as much is seen of a lamp that hangs over somebody, or they would be small below it. */
const HUNG_METRES = 0.3;
/** Times the height of whoever is under it: a tree that is higher is seen as far as its first boughs, its trunk only half as broad as they are high. */
const [HIGH, SEEN, TRUNK] = [2.4, 2, 0.5] as const;
/** Metres at least: of a tree over a rabbit one sees the foot. */
const LEAST = 0.8;

/** Of what is over somebody: how much of its height and of its radius has to be in the picture. */
export function seenOfCover(
  shot: Shot,
  player: number,
  subject: number,
  parts: ExtentParts,
  time: number,
): { readonly height: number; readonly radius: number } {
  const { players, whereIs, script, bonds } = parts;
  const { at, height, radius } = whereIs(player, time);
  const own = players[player];
  if (player === subject) return { height, radius };
  const hero = whereIs(subject, time);
  if (own?.order.family === 'furniture' && at[1] >= hero.at[1] + hero.height)
    return { height: Math.min(height, HUNG_METRES), radius };
  const isTree = own?.order.family === 'plant' && height > Math.max(LEAST, hero.height) * HIGH;
  const alive = players[subject]?.thing?.alive === true || players[subject]?.order.family === 'person';
  const asked = (shot.sizeStated && shot.size !== 'medium' && shot.size !== 'full') || (own?.role.size ?? 1) > 1;
  const meant =
    script.beats.some(({ role, target }) => [role, target].includes(own?.role.id ?? -1)) ||
    bonds.some(({ parent }) => parent === player);
  if (!isTree || !alive || asked || meant) return { height, radius };
  const seen = Math.max(LEAST, hero.height);
  return { height: Math.min(height, seen * SEEN), radius: Math.min(radius, seen * TRUNK) };
}
