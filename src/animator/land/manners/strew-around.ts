import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from '../kits/architecture/pieces.ts';
import type { PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';
import { makeDrift, makeLitter, makeRubble, makeWeeds } from './remains.ts';

/** What lies about in streets, stations and yards that are in such a manner: how many of each, and how near the film they may be. */
const STREWN: Readonly<
  Record<string, readonly { readonly make: (seed: number) => Piece; readonly count: number; readonly from: number }[]>
> = {
  overgrown: [
    { make: (seed) => makeWeeds(seed, 1.3), count: 60, from: 1.7 },
    { make: (seed) => makeLitter(seed, 2.4, [0x6f7a3a, 0x8a6a3a, 0x55662c], 0.4), count: 14, from: 0 },
  ],
  abandoned: [
    { make: (seed) => makeRubble(seed, 1.2), count: 16, from: 3.4 },
    { make: (seed) => makeLitter(seed, 2.4, [0xcfc4aa, 0xb0a488, 0x8a7a60]), count: 14, from: 0 },
    { make: (seed) => makeWeeds(seed, 0.9), count: 20, from: 2 },
  ],
  frozen: [{ make: (seed) => makeDrift(seed, 1.5), count: 24, from: 2.6 }],
};
/** Metres: how far around the film; and three of each kind are made, and stand again and again. */
const [REACH, MADE] = [16, 3];

export function strewAround(
  order: PlaceOrder,
  sight: Sight,
  manners: readonly string[],
  { heightAt }: World,
): Placement[] {
  if (heightAt === null) return [];
  return manners.flatMap((manner) =>
    (STREWN[manner] ?? []).flatMap(({ make, count, from }, kind): Placement[] => {
      const random = makeRandom(order.seed).spawn(`${manner} ${kind}`);
      const made = Array.from({ length: MADE }, (_, k) => {
        const piece = make(order.seed + k);
        return { mesh: piece.make(), height: piece.height, wide: piece.width / 2 };
      });
      return Array.from({ length: count }, (_, k): Placement[] => {
        const [turn, far] = [random.between(0, Math.PI * 2), from + (REACH - from) * Math.sqrt(random.next())];
        const [x, z] = [Math.sin(turn) * far, Math.cos(turn) * far];
        const [one, at] = [made[k % MADE], [x, heightAt(x, z), z] as Vector];
        if (one === undefined || sight.nearest(at) < 1.6 + one.wide || sight.blocks(at, one.wide, one.height))
          return [];
        return [{ mesh: one.mesh, matrix: standing(at, random.between(0, 6), random.between(0.7, 1.2)) }];
      }).flat();
    }),
  );
}
