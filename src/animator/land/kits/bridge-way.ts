import type { PlaceOrder } from '../place.ts';
import type { GroundSquare } from '../world.ts';
import { layCobbles } from './architecture/cobbles.ts';
import { isSnowy } from './architecture/light.ts';
import { darker, lookOf } from './architecture/solids.ts';
import { Floor } from './rooms/floor.ts';

/** A way along z as painted ground. */
export interface Way {
  readonly half: number;
  readonly from: number;
  readonly to: number;
}

/** Squares of this length lie inside the finest paint as a whole, around the middle. */
const PIECE = 16;
const ROAD_HALF = 4.5;

/** Stones across an old bridge. */
export function layStoneWay(order: PlaceOrder, { half, from, to }: Way): GroundSquare[] {
  const snowy = isSnowy(order);
  const wet = order.weather === 'rain' || order.weather === 'storm' ? 0.62 : 1;
  const stone = darker(lookOf(snowy ? 0xe2e7eb : 0x9a8f80, snowy ? 'snow' : 'soil'), wet);
  return layCobbles({
    ...{ seed: order.seed, left: -half, right: half, from: to, to: from, stone, size: 0.42 },
    second: darker(lookOf(snowy ? 0xd2dade : 0x857c74, snowy ? 'snow' : 'soil'), wet),
  });
}

/** Two lanes and a footway to each side of them. */
export function layRoadWay(order: PlaceOrder, { half, from, to }: Way): GroundSquare[] {
  const snowy = isSnowy(order);
  const wet = order.weather === 'rain' || order.weather === 'storm' ? 0.62 : 1;
  const asphalt = darker(lookOf(snowy ? 0xc9cfd4 : 0x57575a, snowy ? 'snow' : 'asphalt'), wet);
  const flags = darker(lookOf(snowy ? 0xe6ebee : 0x9c968c, snowy ? 'snow' : 'asphalt'), wet);
  const squares: GroundSquare[] = [];
  for (let z = Math.ceil((to + 8) / PIECE) * PIECE - 8; z > from; z -= PIECE) {
    const [front, back] = [Math.min(to, z), Math.max(from, z - PIECE)];
    if (front - back < 0.5) continue;
    const near = Math.abs(z - PIECE / 2) < 40;
    const floor = new Floor({
      ...{ kind: 'bare', look: flags, second: flags, left: -half, right: half, back, front, seed: order.seed },
      openness: (x) => 1 - 0.3 * Math.max(0, 1 - (half - Math.abs(x)) / 0.5),
    });
    const [cell, long] = near ? [0.5, 1] : [4, 8];
    floor
      .patch(-half, back, half, front, flags, cell)
      .patch(-ROAD_HALF, back, ROAD_HALF, front, asphalt, cell)
      .patch(-ROAD_HALF - 0.08, back, -ROAD_HALF + 0.08, front, darker(flags, 1.25), long)
      .patch(ROAD_HALF - 0.08, back, ROAD_HALF + 0.08, front, darker(flags, 1.25), long);
    if (!snowy) layLines(floor, back, front, long);
    squares.push({ mesh: floor.build().mesh, side: PIECE });
  }
  return squares;
}

function layLines(floor: Floor, back: number, front: number, long: number): void {
  for (const x of [-0.16, 0.06]) floor.patch(x, back, x + 0.1, front, lookOf(0xd9b23c, 'asphalt'), long);
  for (let dash = back; dash < front; dash += 8)
    for (const x of [-2.3, 2.2])
      floor.patch(x, dash + 2, x + 0.12, Math.min(front, dash + 5), lookOf(0xe4e0d4, 'asphalt'), 2);
}
