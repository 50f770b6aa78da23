import type { Random } from '../maths/random.ts';
import type { Arranging } from './arranging.ts';
import type { Block, Spot } from './spots.ts';

/** So many in the air are not strung on a line. */
const FLEET = 3;
/** Metres: how far back lanterns hang, how far aside the nearest, and how high. */
const LANTERNS = { deep: 26, aside: 5, high: 6.5 } as const;
/** So many fill the sky: of their width, how far back the last one hangs. */
const FESTIVAL = { least: 6, deep: 16 } as const;
const FLEETS: ReadonlySet<string> = new Set(['balloon', 'sky lantern']);

/** Balloons of a festival hang at all heights and depths of the sky, the first of them nearest. */
export function scatterAloft(
  spots: ReadonlyMap<number, Spot>,
  blocks: readonly Block[],
  { players }: Arranging,
  chance: Random,
): void {
  for (const { player, height, wide } of blocks) {
    const { thing, role, instance } = players[player] ?? {};
    const spot = spots.get(player);
    if (spot === undefined || !FLEETS.has(thing?.kind ?? '') || role === undefined || role.count < FLEET) continue;
    if (thing?.kind === 'sky lantern') {
      // Small ones, far and wide, the farther the higher.
      const far = chance.between(0.1, 1);
      spot.near = -LANTERNS.deep * far;
      spot.across = chance.between(-1, 1) * (LANTERNS.aside + LANTERNS.deep * far * 0.5);
      spot.lift = LANTERNS.high * (0.25 + chance.between(0, 1) * (0.3 + far));
      continue;
    }
    if (role.count >= FESTIVAL.least && instance !== undefined) {
      // As far to the sides as one sees there: the nearest ones are large, and none is out of the picture.
      const deep = FESTIVAL.deep * wide * (instance / role.count) ** 1.4;
      const side = instance % 2 === 0 ? 1 : -1;
      spot.near = -deep;
      spot.across = side * (wide * chance.between(0.4, 1) + deep * chance.between(0.05, 0.42));
      spot.lift = height * chance.between(0.1, 0.5) + deep * chance.between(0, 0.22);
      continue;
    }
    spot.across += chance.between(-0.5, 0.5) * wide;
    if (instance === 0) continue;
    spot.lift += chance.between(0, 1.1) * height;
    spot.near -= chance.between(0.5, 3.4) * wide * 2;
    spot.across *= 1.35;
  }
}
