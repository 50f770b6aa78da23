import { makeRandom } from '../../../maths/random.ts';
import type { GroundSquare } from '../../world.ts';
import { Floor } from '../rooms/floor.ts';
import { darker, type Look, mixLooks } from './solids.ts';

export interface CobbleOrder {
  readonly seed: number;
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
  readonly stone: Look;
  readonly second: Look;
  /** Size of one stone in metres. */
  readonly size: number;
  /** A gutter along the middle. */
  readonly gutter?: boolean;
}

const PIECE = 20;
/** Beyond this distance of the middle stones are painted four at a time. */
const FINE = 26;

/** Rows of stones, laid across the way: in pieces that the finest paint covers near the middle. */
export function layCobbles({
  seed,
  left,
  right,
  from,
  to,
  stone,
  second,
  size,
  gutter = false,
}: CobbleOrder): GroundSquare[] {
  const grounds: GroundSquare[] = [];
  for (let z0 = Math.floor(to / PIECE) * PIECE + 4; z0 < from; z0 += PIECE) {
    const random = makeRandom(seed).spawn(`cobbles ${z0}`);
    const floor = new Floor({
      kind: 'bare',
      look: stone,
      second,
      left: 0,
      right: 0,
      back: 0,
      front: 0,
      seed,
      openness: (x) => 1 - 0.42 * Math.max(0, 1 - Math.min(Math.abs(x - left), Math.abs(x - right)) / 0.8),
    });
    floor.patch(left, z0, right, z0 + PIECE, darker(stone, 0.5), 1);
    const near = Math.abs(z0 + PIECE / 2) < FINE;
    const [w, d] = near ? [size, size * 0.8] : [size * 3, size * 2.4];
    for (let j = 0; j * d < PIECE; j++)
      for (let x = left - (j % 2) * w * 0.5; x < right; x += w) {
        const tone = darker(mixLooks(stone, second, random.next()), random.between(0.8, 1.12));
        const gap = near ? 0.025 : 0.05;
        const [a, b] = [Math.max(left, x + gap), Math.min(right, x + w - gap)];
        if (b - a > 0.04) floor.patch(a, z0 + j * d + gap, b, Math.min(z0 + PIECE, z0 + (j + 1) * d - gap), tone, 2);
      }
    if (gutter)
      floor
        .patch(-0.22, z0, 0.22, z0 + PIECE, darker(stone, 0.62), 1)
        .patch(-0.16, z0, 0.16, z0 + PIECE, darker(stone, 0.8), 1);
    grounds.push({ mesh: floor.build().mesh, side: PIECE });
  }
  return grounds;
}
