import { TRADES, type Trade, tradeOf } from '../../catalogue/trades.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeCounter, makeTable } from '../kits/rooms/tables.ts';
import { makeWareRow, makeWareShelf } from '../kits/rooms/ware-shelf.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A small shop of one trade: shelves of its wares around the walls, a counter before them, its window on the street. */
const SIZE = { left: -4.3, right: 4.3, back: -3.4, front: 6.4, height: 3.25 } as const;
const COUNTER = { x: 0.9, z: -1.75, length: 3.2, height: 0.98 } as const;
const RAIL_METRES = 2.62;

const PLAIN = 'shopkeeper';

const tradeIn = ({ dressing }: PlaceOrder): Trade | null =>
  tradeOf(dressing) ?? TRADES.find(({ name }) => name === PLAIN) ?? null;

function furnish(order: PlaceOrder, { shelves, counter, floor, hung, paint }: Trade, lamps: number): Placed[] {
  const { seed } = order;
  const wood = lookOf(paint, 'wood');
  const shelf = (which: number, width: number, height = 2.5): ReturnType<typeof makeWareShelf> =>
    makeWareShelf(
      [...shelves.slice(which % shelves.length), ...shelves.slice(0, which % shelves.length)],
      width,
      height,
      wood,
      seed + which,
    );
  const brass = lookOf(0xb8934e, 'metal');
  const pendant = makePendant(lamps, 0.9, lookOf(0x2a2a2c, 'metal'), 2.4);
  return [
    ...[-2.9, 0, 2.9].map((x, k) => put(shelf(k, 2.75), x, SIZE.back + 0.02)),
    ...[-1.3, 1.4].map((z, k) => put(shelf(k + 3, 2.5), SIZE.right - 0.02, z, -Math.PI / 2)),
    put(
      makeCounter({ ...COUNTER, front: wood, worktop: lookOf(0xd8b484, 'planks'), handles: brass, depth: 0.62 }),
      COUNTER.x,
      COUNTER.z,
    ),
    ...(counter.length === 0
      ? []
      : [-0.95, 0.95].map((x, k) =>
          put(makeWareRow(counter, 1.2, seed + 11 + k), COUNTER.x + x, COUNTER.z, 0, COUNTER.height),
        )),
    put(makeTable({ width: 1.5, depth: 0.8, height: 0.78, wood: lookOf(0x9a7448, 'wood') }), -2.9, -0.5, 0.12),
    put(makeWareRow(counter.length > 0 ? counter : shelves, 1.35, seed + 21), -2.9, -0.5, 0.12, 0.78),
    put(makeTable({ width: 1.4, depth: 0.75, height: 0.78, wood: lookOf(0x9a7448, 'wood') }), -2.7, 2.6, 0.3),
    put(makeWareRow(shelves, 1.25, seed + 22), -2.7, 2.6, 0.3, 0.78),
    ...(floor.length === 0
      ? []
      : [
          put(makeWareRow(floor, 1.9, seed + 31), -1.9, -2.3),
          put(makeWareRow(floor, 1.6, seed + 32), -3.6, 0.9, Math.PI / 2),
          put(makeWareRow(floor, 1.6, seed + 33), 3.2, 3.6, -Math.PI / 2),
        ]),
    ...(hung.length === 0 ? [] : hangOn(hung, seed)),
    ...[-2.4, 0.2, 2.6].map((x) => put(pendant, x, -1.6, 0, SIZE.height - 0.9)),
    put(pendant, -1, 2, 0, SIZE.height - 0.9),
  ];
}

/** What hangs from a rail before the shelves, above heads. */
function hangOn(hung: readonly string[], seed: number): Placed[] {
  const rail = new Solids().tube(
    [
      [-3.1, 0, 0],
      [3.1, 0, 0],
    ],
    0.018,
    lookOf(0x8a8a8c, 'metal'),
    6,
  );
  return [
    put(
      { name: 'rail', width: 6.2, depth: 0.04, height: 0.04, light: true, make: () => rail.build() },
      0,
      SIZE.back + 0.6,
      0,
      RAIL_METRES,
    ),
    put(makeWareRow(hung, 5.8, seed + 41, true), 0, SIZE.back + 0.6, 0, RAIL_METRES - 0.72),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  const trade = tradeIn(order);
  if (trade === null) throw new RangeError('There is no trade for this shop.');
  const random = makeRandom(order.seed).spawn('shop');
  const own = lightRoom(order, -2.0, { tint: [1.05, 0.99, 0.9], dark: 0.94 });
  const light = { ...own, lamps: litAtLeast(0.5, own) };
  const paint = lookOf(trade.paint, 'wood');
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [2.6, 5.6].map((middle) => ({
          ...{ middle, width: 2.5, bottom: 0.55, top: 2.8 },
          ...{ kind: 'window' as const, panes: [3, 2] as const },
        })),
      },
      { side: 'right', openings: [{ middle: 8, width: 1, bottom: 0, top: 2.2, kind: 'door' }] },
      { side: 'front', openings: [{ middle: 4.3, width: 2.6, bottom: 0.5, top: 2.7, kind: 'window', panes: [3, 2] }] },
    ],
    looks: {
      wall: lookOf(trade.wall, 'plaster'),
      trim: darker(paint, 0.9),
      ceiling: lookOf(0xeee8da, 'plaster'),
      door: paint,
      frame: darker(paint, 0.85),
      panelled: 0.85,
    },
    floor: {
      kind: random.chance(0.4) ? 'checkered' : 'boards',
      look: lookOf(0x9a7048, 'boards'),
      second: lookOf(0xc2a27a, 'boards'),
    },
    placed: [
      ...furnish(order, trade, light.lamps),
      ...dressRoom(order, { left: -3.4, right: 3.6, back: -2.2, table: [-2.9, 0.78, -0.5] }),
    ],
    light,
    view: 'city',
    openRadius: 2.1,
    lamps: [{ at: [0.4, 2.3, -2.4], colour: [1.1, 0.85, 0.55], reach: 5, size: 0.8 }],
  };
}

export const SHOP: PlaceBuilder = {
  name: 'shop',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
