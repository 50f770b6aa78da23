import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { darker, lookOf, Solids } from './architecture/solids.ts';

/** A jetty of planks that goes out from a shore: a walk toward the land, along +z, and a head over deep water around the middle of a film. */
const HEAD = { half: 3.1, from: -2.5, to: 2.5 } as const;
const WALK = { half: 0.95, to: 19 } as const;
/** Metres above the water, from plank to plank and from post to post. */
const [ABOVE, PLANK, POSTS] = [0.6, 0.2, 2.3];

/** Metres by which the shore lies back from the middle of a film that plays on its jetty. */
export const JETTY_METRES = 14;

export const hasJetty = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:dock|pier|jetty|boardwalk|landing stage)\b/.test(word));

const isOnJetty = (x: number, z: number): boolean =>
  z >= HEAD.from && z <= (Math.abs(x) <= WALK.half ? WALK.to : HEAD.to) && Math.abs(x) <= HEAD.half;

/** Over the water one stands on its planks. */
export const withJetty =
  (heightAt: (x: number, z: number) => number, level: number) =>
  (x: number, z: number): number =>
    isOnJetty(x, z) ? Math.max(level + ABOVE, heightAt(x, z)) : heightAt(x, z);

/** How far from the middle one can stand on its head. */
export const JETTY_RADIUS = 2.3;

export function makeJetty(order: PlaceOrder, level: number): Placement {
  const [random, solids] = [makeRandom(order.seed).spawn('jetty'), new Solids()];
  const wood = lookOf(order.weather === 'snow' ? 0xc9cdd0 : 0x8d7558, 'wood');
  const top = level + ABOVE;
  for (let z: number = HEAD.from; z < WALK.to; z += PLANK) {
    const half = z < HEAD.to - 0.01 ? HEAD.half : WALK.half;
    const out = half + random.between(0, 0.05);
    solids.box(
      [-out, top - 0.06, z + 0.008],
      [out, top, z + PLANK - 0.012],
      darker(wood, random.between(0.8, 1.12)),
      1.6,
    );
  }
  const post = darker(wood, 0.62);
  const beam = (low: readonly [number, number], high: readonly [number, number]): void => {
    solids.box([low[0], top - 0.24, low[1]], [high[0], top - 0.06, high[1]], post, 2);
  };
  for (const x of [-HEAD.half + 0.1, HEAD.half - 0.22]) beam([x, HEAD.from], [x + 0.12, HEAD.to]);
  for (const x of [-WALK.half + 0.08, WALK.half - 0.2]) beam([x, HEAD.from], [x + 0.12, WALK.to]);
  beam([-HEAD.half, HEAD.from], [HEAD.half, HEAD.from + 0.1]);
  for (let z: number = HEAD.from + 0.12; z < WALK.to; z += POSTS) {
    const half = z < HEAD.to ? HEAD.half : WALK.half;
    for (const side of [-1, 1])
      solids.lathe(
        [side * (half + 0.06), 0, z],
        [
          [0.11, level - 3],
          [0.1, top + 0.22],
          [0.085, top + 0.26],
          [0, top + 0.27],
        ],
        post,
        10,
      );
  }
  return { mesh: solids.build(), matrix: standing([0, 0, 0]), stays: true };
}
