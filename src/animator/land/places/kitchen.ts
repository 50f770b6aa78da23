import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf } from '../kits/architecture/solids.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeFridge, makeHood, makeKitchenThings, makeSplashback, makeWallCupboard } from '../kits/rooms/kitchen.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeBookcase } from '../kits/rooms/storage.ts';
import { makeCounter, makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

const SCHEMES: readonly [readonly [number, number, number, number], ...(readonly [number, number, number, number])[]] =
  [
    // Fronts, worktop, wall, tiles.
    [0x4f6f68, 0xc9a478, 0xefe6d6, 0xe9e4d8],
    [0xe6dfd0, 0x8a5f3c, 0xd8dfd6, 0x7f9aa0],
    [0x38506a, 0xd8d2c6, 0xf0e8da, 0xf2efe8],
    [0xc9b08a, 0x4a4644, 0xe9e2d6, 0xb8674a],
  ];
const SIZE = { left: -3.9, right: 3.9, back: -3.3, front: 6.2, height: 2.75 } as const;

/** The table in the middle and what belongs to it: left out where the film brings one to work at. */
const OWN_TABLE = 'kitchen table';
const atTable = (piece: Piece): Piece => ({ ...piece, name: OWN_TABLE });

const RESTAURANT = /\b(?:restaurant|professional|commercial|hotel|industrial|busy|bustling|bakery|pizzeria|chef)\b/;

/** Where one cooks for many everything is of steel and white tiles, and nobody eats. */
function planRestaurant(order: PlaceOrder): RoomPlan {
  const own = lightRoom(order, 2.55, { tint: [1.02, 1, 0.96], dark: 0.9 });
  const light = { ...own, lamps: litAtLeast(0.55, own) };
  const [steel, dark, tile] = [lookOf(0xb2b7ba, 'steel'), lookOf(0x4a4e52, 'metal'), lookOf(0xf0f0ec, 'porcelain')];
  const wall = SIZE.back + 0.01;
  const counter = { front: steel, worktop: lookOf(0xbcc1c4, 'steel'), handles: dark };
  const island = makeTable({ width: 1.7, depth: 0.7, height: 0.88, wood: steel });
  const placed: Placed[] = [
    put(makeCounter({ ...counter, length: 6.4, sinkAt: 2.2, hobAt: -1.35 }), -0.3, SIZE.back + 0.32),
    put(makeCounter({ ...counter, length: 3.6, hobAt: 0.4 }), SIZE.left + 0.32, -1, Math.PI / 2),
    put(makeCounter({ ...counter, length: 3.2 }), SIZE.right - 0.32, -1.2, -Math.PI / 2),
    put(makeSplashback(7.6, 1.5, tile), 0, wall, 0, 0.9),
    ...[-2.35, -1.65, -0.95].map((x) => put(makeHood(steel, 1.2), x, wall, 0, 1.55)),
    put(makeFridge(steel), 3.1, SIZE.back + 0.36),
    put(makeWallCupboard(1.8, steel, dark, 0.5), 1.2, wall, 0, 1.7),
    ...[0, 1, 2, 3].map((k) =>
      put(makeKitchenThings(order.seed + k, (k + 1) % 4), -0.2 + k * 0.7, SIZE.back + 0.26, 0, 0.9),
    ),
    put(atTable(island), 2.3, 0.6, Math.PI / 2),
    put(atTable(makeKitchenThings(order.seed + 5, 0)), 2.3, 0.4, 0, 0.88),
    put(makeKitchenThings(order.seed + 6, 2), SIZE.right - 0.34, -1.6, 0, 0.9),
    put(makeKitchenThings(order.seed + 7, 3), SIZE.left + 0.34, -0.4, 0, 0.9),
    put(
      makeBookcase({ width: 1.4, height: 2, wood: steel, seed: order.seed, books: 0.2 }),
      SIZE.left + 0.2,
      1.9,
      Math.PI / 2,
    ),
    ...[-2.2, 0, 2.2].map((x) => put(makePendant(light.lamps, 0.7, dark, 2.4), x, -1.3, 0, SIZE.height - 0.7)),
    ...dressRoom(order, { left: -2.5, right: 3.4, back: -1.2, table: [2.3, 0.88, 0.6] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [{ middle: 6.6, width: 1.1, bottom: 0, top: 2.08, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(0xe6e8e6, 'porcelain'),
      trim: steel,
      ceiling: lookOf(0xf0f0ee, 'plaster'),
      door: steel,
      frame: dark,
    },
    floor: { kind: 'tiles', look: lookOf(0x8f8b86, 'polished'), second: lookOf(0x7d7a76, 'polished') },
    placed,
    light,
    view: 'city',
    openRadius: 2,
  };
}

/** Marble where it is told of, wood where it has the colour of wood, and else stone. */
function worktopOf({ dressing }: PlaceOrder, hex: number): Look {
  if (dressing.some((word) => /marble/.test(word)))
    return lookOf(dressing.some((word) => /black/.test(word)) ? 0x1c1c20 : 0xe2ded6, 'marble');
  const isWood = ((hex >> 16) & 255) - (hex & 255) > 0x40;
  return lookOf(hex, isWood ? 'planks' : 'marble');
}

function plan(order: PlaceOrder): RoomPlan {
  if (order.dressing.some((word) => /kitchen/.test(word) && RESTAURANT.test(word))) return planRestaurant(order);
  const random = makeRandom(order.seed).spawn('kitchen');
  const [frontHex, topHex, wallHex, tileHex] = random.pick(SCHEMES);
  const light = lightRoom(order, 2.55, { tint: [1.01, 1, 0.97] });
  const [front, worktop] = [lookOf(frontHex, 'wood'), worktopOf(order, topHex)];
  const [brass, oak, trim] = [lookOf(0xb8934e, 'metal'), lookOf(0xa97a4c, 'wood'), lookOf(0xf2eee5, 'plaster')];
  const steel = lookOf(0xaeb3b7, 'steel');
  const wall = SIZE.back + 0.01;
  const chair = atTable(makeChair(oak, lookOf(frontHex, 'cloth')));
  const placed: Placed[] = [
    put(
      makeCounter({ length: 4.6, front, worktop, handles: brass, sinkAt: 0.55, hobAt: -1.35 }),
      -0.4,
      SIZE.back + 0.32,
    ),
    put(makeFridge(random.chance(0.5) ? lookOf(0xd8e0dc, 'paint') : steel), 2.42, SIZE.back + 0.36),
    put(makeCounter({ length: 2.2, front, worktop, handles: brass }), SIZE.left + 0.32, -1.9, Math.PI / 2),
    put(makeSplashback(4.6, 0.62, lookOf(tileHex, 'porcelain')), -0.4, wall, 0, 0.9),
    put(makeHood(steel, 1.25), -1.75, wall, 0, 1.5),
    put(makeWallCupboard(0.9, front, brass), -2.65, wall, 0, 1.5),
    put(makeWallCupboard(0.72, front, brass), 1.5, wall, 0, 1.5),
    put(makeKitchenThings(order.seed, 1), -0.85, SIZE.back + 0.2, 0, 0.9),
    put(makeKitchenThings(order.seed, 2), -1.62, SIZE.back + 0.24, 0, 0.91),
    put(makeKitchenThings(order.seed + 1, 3), 1.25, SIZE.back + 0.18, 0, 0.9),
    put(makeKitchenThings(order.seed, 0), SIZE.left + 0.34, -1.5, 0, 0.9),
    put(
      makeVase(lookOf(0x7f9aa0, 'porcelain'), 0.4, random.pick([0xd8577a, 0xf2c14e, 0x6f8fd0]), order.seed),
      SIZE.left + 0.3,
      -2.4,
      0,
      0.9,
    ),
    put(atTable(makeTable({ width: 1.6, depth: 0.9, height: 0.75, wood: oak })), 2.75, -0.35, Math.PI / 2),
    put(atTable(makeKitchenThings(order.seed + 5, 0)), 2.75, -0.35, 0, 0.75),
    ...[-0.8, 0.1].flatMap((z) => [put(chair, 2.1, z, Math.PI / 2), put(chair, 3.42, z, -Math.PI / 2)]),
    put(makePendant(light.lamps, 1.05, lookOf(frontHex, 'metal'), 2.6), 2.75, -0.35, 0, SIZE.height - 1.05),
    put(makePendant(light.lamps, 0.8, lookOf(frontHex, 'metal'), 2.2), -0.8, -1.9, 0, SIZE.height - 0.8),
    put(makePlant(order.seed + 2, 1.2), -3.4, 1.9),
    put(
      makeBookcase({ width: 1.2, height: 1.9, wood: oak, seed: order.seed, books: 0.35 }),
      SIZE.right - 0.18,
      2.4,
      -Math.PI / 2,
    ),
    put(makePicture(0.5, 0.66, lookOf(0x3a2a20, 'wood'), order.seed), SIZE.right - 0.01, 1.15, -Math.PI / 2, 1.6),
    put(makePicture(0.9, 0.6, lookOf(0xc2a05a, 'metal'), order.seed + 1), 0, SIZE.front - 0.01, Math.PI, 1.6),
    ...dressRoom(order, { left: -2.5, right: 3.4, back: -1.2, table: [2.75, 0.75, -0.3] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 4.05, width: 1.3, bottom: 1.2, top: 2.3, kind: 'window', panes: [2, 2] }] },
      {
        side: 'left',
        openings: [4.3, 6.6].map((middle) => ({
          middle,
          width: 1.2,
          bottom: 1.05,
          top: 2.35,
          kind: 'window' as const,
          panes: [2, 2] as const,
        })),
      },
      {
        side: 'right',
        openings: [
          { middle: 2.95, width: 1.5, bottom: 0.85, top: 2.35, kind: 'window' as const, panes: [3, 2] as const },
          { middle: 7.9, width: 0.92, bottom: 0, top: 2.08, kind: 'door' as const },
        ],
      },
      { side: 'front', openings: [{ middle: 6, width: 0.92, bottom: 0, top: 2.08, kind: 'door' }] },
    ],
    looks: {
      wall: lookOf(wallHex, 'plaster'),
      trim,
      ceiling: lookOf(0xf5f1e8, 'plaster'),
      door: lookOf(0xe9e2d5, 'wood'),
      frame: trim,
    },
    floor: random.chance(0.5)
      ? {
          kind: 'checkered',
          look: lookOf(0xe2dbcc, 'polished'),
          second: lookOf(random.pick([0x4f5f66, 0x7a8f86, 0x3a3a3e, 0xa8694a]), 'polished'),
        }
      : { kind: 'tiles', look: lookOf(0xb8795a, 'polished'), second: darker(lookOf(0xb8795a, 'polished'), 1.2) },
    placed,
    light,
    view: random.chance(0.75) ? 'garden' : 'city',
    openRadius: 2,
  };
}

export const KITCHEN: PlaceBuilder = {
  name: 'kitchen',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
