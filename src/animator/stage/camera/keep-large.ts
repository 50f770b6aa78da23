import type { Shot } from '../../director/script.ts';
import type { ExtentParts } from './extent-points.ts';

/** Of the picture's height: what whoever a shot is about has of it at least, where a wide one is asked for and where nobody asks. */
const LEAST = { asked: 0.14, unasked: 0.27 } as const;
/** Of the picture's width: as much is left for the middles of those in it. */
const MIDDLES = 0.8;
/** Width over height: in an upright picture a row is as small as it must be. */
const LYING = 16 / 9;
/** Times the hero's height: who is larger is seen from afar, and is seen with the hero. */
const MUCH_LARGER = 2;

/** Over a land people are as small as they are. */
const isOfLand = ({ size, angle }: Shot): boolean =>
  size === 'establishing' || angle === 'birds_eye' || angle === 'high';

/** Those of a crowd with whom whoever a shot is about is still large enough to be known: who is too far away for that is not waited for. */
export function keepLarge(
  shot: Shot,
  subject: number,
  crowd: readonly number[],
  { players, whereIs, script, shape }: ExtentParts,
  time: number,
): number[] {
  const hero = players[subject];
  if (isOfLand(shot) || (hero?.order.family !== 'person' && hero?.thing?.alive !== true)) return [...crowd];
  const { at, height, radius } = whereIs(subject, time);
  const size = Math.max(height, radius * 2);
  const widest =
    (MIDDLES * Math.max(LYING, shape) * size) /
    (shot.sizeStated || shot.move.startsWith('drone') ? LEAST.asked : LEAST.unasked);
  const addressed = new Set(
    script.beats.flatMap(({ role, target }) => (role === hero.role.id && target !== null ? [target] : [])),
  );
  const away = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));
  const placeOf = (player: number) => whereIs(player, time);
  const kept: number[] = [];
  for (const player of [...crowd].sort((a, b) => away(placeOf(a).at, at) - away(placeOf(b).at, at))) {
    const own = placeOf(player);
    const needed = player === subject || addressed.has(players[player]?.role.id ?? -1);
    const fits = kept.every((other) => away(placeOf(other).at, own.at) <= widest);
    if (needed || own.height > size * MUCH_LARGER || own.radius > size || fits) kept.push(player);
  }
  return crowd.filter((player) => kept.includes(player));
}
