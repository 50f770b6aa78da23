import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeCeilingPanel } from '../kits/rooms/class.ts';
import { makeColdCabinet } from '../kits/rooms/cold-cabinet.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeShopShelf } from '../kits/rooms/shop.ts';
import { makeCounter } from '../kits/rooms/tables.ts';
import { makeWareRow } from '../kits/rooms/ware-shelf.ts';
import type { PlaceOrder } from '../place.ts';

/** A supermarket: an aisle between rows of shelves, cold cabinets along its walls, crates of fruit before them, a low ceiling with long lamps. */
const SIZE = { left: -6.4, right: 6.4, back: -11, front: 9, height: 3.3 } as const;
/** Metres from the middle to the back of the rows that the aisle lies between; and where along z they stand. */
const [ROW, BAYS] = [3.05, [-7.6, -4.6, -1.6] as const];
const END_OF_ROWS = -0.08;
const [EAST, WEST] = [-Math.PI / 2, Math.PI / 2];

function furnish(seed: number, lamps: number): Placed[] {
  const shelf = (which: number, width = 3) => makeShopShelf(seed + which, width, 1.9);
  const cold = (which: number) => makeColdCabinet(seed + which, 2.4, lamps);
  const steel = lookOf(0xaab0b4, 'metal');
  const till = makeCounter({
    ...{ length: 2.2, front: lookOf(0xd9dcdc, 'plastic'), worktop: lookOf(0x2b2e31, 'rubber'), handles: steel },
    height: 0.9,
  });
  return [
    // Two rows, back to back, and what hangs on the walls behind them.
    ...[-1, 1].flatMap((side) =>
      BAYS.flatMap((z, n) => [
        put(shelf(n + side * 3 + 5), side * ROW, z, side < 0 ? WEST : EAST),
        put(shelf(n + side * 3 + 15), side * ROW, z, side < 0 ? EAST : WEST),
      ]),
    ),
    // A shelf across closes each row to whoever comes in.
    ...[-1, 1].map((side) => put(shelf(side + 50, 1.3), side * ROW, END_OF_ROWS)),
    ...[-1, 1].flatMap((side) =>
      [-8.6, -6.1, -3.6, -1.1, 1.4].map((z, n) =>
        put(cold(n + side * 9 + 30), side * (SIZE.right - 0.02), z, side < 0 ? WEST : EAST),
      ),
    ),
    ...[-3.8, -1.27, 1.27, 3.8].map((x, n) => put(cold(n + 60), x, SIZE.back + 0.02)),
    ...[-4.6, 4.6].flatMap((x, n) => [
      put(makeWareRow(['fruit crate', 'herbs', 'fruit crate'], 2.4, seed + 70 + n), x, 3.4, 0, 0.02),
      put(makeWareRow(['fruit crate', 'bread basket'], 2, seed + 80 + n), x, 4.3, 0, 0.02),
    ]),
    put(till, 4.3, 6.6, WEST),
  ];
}

export function planSupermarket(order: PlaceOrder): RoomPlan {
  const own = lightRoom(order, -2, { tint: [1, 1, 1], dark: 1.05 });
  const light = { ...own, lamps: litAtLeast(0.55, own) };
  const panel = makeCeilingPanel(light.lamps, 2.8);
  const white = lookOf(0xe6e9e8, 'plaster');
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [{ middle: 6.4, width: 3, bottom: 0, top: 2.4, kind: 'door' }] },
    ],
    looks: {
      wall: lookOf(0xd8e2d6, 'plaster'),
      trim: lookOf(0x3f8a52, 'plaster'),
      ceiling: lookOf(0xf1f2f0, 'plaster'),
      door: lookOf(0x8fa3ad, 'metal'),
      frame: white,
    },
    floor: { kind: 'tiles', look: lookOf(0xdcdbd4, 'polished'), second: lookOf(0xd0d0c9, 'polished') },
    placed: [
      ...[-8.5, -5, -1.5, 2, 5.5].flatMap((z) =>
        [-4.7, 0, 4.7].map((x) => put(panel, x, z, x === 0 ? Math.PI / 2 : 0, SIZE.height - 0.05)),
      ),
      ...furnish(order.seed, light.lamps),
      ...dressRoom(order, { left: -5, right: 5, back: -9, table: [4.3, 0.9, 6.6] }),
    ],
    light,
    view: 'city',
    openRadius: 2.4,
    viewSlack: 0.2,
    polished: true,
    prospect: { eye: [0.3, 1.6, 4.4], target: [0, 1.3, -9] },
  };
}
