import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { darkOf } from './architecture/light.ts';
import { type Placed, placementsOf, put } from './architecture/pieces.ts';
import { darker, lookOf, Solids } from './architecture/solids.ts';
import { makeStreetLamp } from './architecture/street.ts';
import { makeBench } from './rooms/seats.ts';

/** A way of planks over the sand, along the sea: a rail toward the water, benches and lamps. */
const [SEAWARD, LANDWARD, REACH, PLANK, APART] = [-1.9, 2.3, 58, 0.17, 8] as const;
type Height = (x: number, z: number) => number;

export const hasBoardwalk = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:boardwalk|promenade|beach walkway|wooden walkway)\b/.test(word));

/** Above the sand wherever it lies. */
const boardsAt = (sand: Height, x: number): number =>
  Math.max(sand(x, SEAWARD), sand(x, (SEAWARD + LANDWARD) / 2), sand(x, LANDWARD)) + 0.1;

/** The ground with the boards on it. */
export const withBoardwalk =
  (sand: Height): Height =>
  (x, z) => {
    const on = smoothstep(SEAWARD - 0.15, SEAWARD, z) * smoothstep(LANDWARD + 0.15, LANDWARD, z);
    return on <= 0 ? sand(x, z) : Math.max(sand(x, z), sand(x, z) + (boardsAt(sand, x) - sand(x, z)) * on);
  };

export const boardwalkWay = (sand: Height): readonly Vector[] =>
  Array.from({ length: 21 }, (_, k): Vector => {
    const x = (k / 10 - 1) * (REACH - 4);
    return [x, boardsAt(sand, x), 0.2];
  });

/** Where palms stand along it: behind whoever goes there. */
export const BOARDWALK_PALMS: readonly (readonly [number, number, number, number])[] = Array.from(
  { length: 16 },
  (_, k) => [-46 + k * 6.2, SEAWARD - 0.8 - (k % 3) * 0.3, 0.82 + ((k * 0.37) % 0.3), (k * 0.618) % 1] as const,
);

export function layBoardwalk(
  order: PlaceOrder,
  sand: Height,
): { readonly placements: Placement[]; readonly placed: Placed[] } {
  const solids = new Solids();
  const wood = lookOf(0xa98a66, 'planks');
  for (let x = -REACH; x < REACH; x += PLANK) {
    const y = boardsAt(sand, x);
    const look = darker(wood, 0.78 + 0.3 * Math.abs(Math.sin(x * 37.7)));
    solids.box([x, y - 0.05, SEAWARD], [x + PLANK - 0.014, y, LANDWARD], look, 9);
  }
  const rail = lookOf(0xd8cdb8, 'wood');
  for (let x = -REACH; x < REACH - 2; x += 2) {
    const [a, b] = [boardsAt(sand, x), boardsAt(sand, x + 2)];
    solids.box([x - 0.05, a - 0.4, SEAWARD + 0.02], [x + 0.05, a + 0.86, SEAWARD + 0.12], rail, 2);
    for (const up of [0.42, 0.8])
      solids.tube(
        [
          [x, a + up, SEAWARD + 0.07],
          [x + 2, b + up, SEAWARD + 0.07],
        ],
        0.035,
        rail,
        6,
      );
  }
  const lamp = makeStreetLamp(darkOf(order), 3.6);
  const bench = makeBench(lookOf(0x8a6a48, 'wood'), 1.7);
  const placed: Placed[] = [];
  for (let k = -5; k <= 5; k++) {
    const x = k * APART + 4;
    placed.push(put(lamp, x, SEAWARD + 0.35, 0, boardsAt(sand, x)));
    if (k % 2 === 0) placed.push(put(bench, x + 3, LANDWARD - 0.5, Math.PI, boardsAt(sand, x + 3)));
  }
  return {
    placements: [{ mesh: solids.build(), matrix: standing([0, 0, 0]), stays: true }, ...placementsOf(placed)],
    placed,
  };
}
