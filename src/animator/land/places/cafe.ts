import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeCupAndPlate, makeDisplay, makeEspresso, makeMenu } from '../kits/rooms/cafe.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeCandle, makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench, makeChair, makeStool } from '../kits/rooms/seats.ts';
import { makeCounter, makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

const SIZE = { left: -5, right: 5, back: -4.4, front: 6.8, height: 3.2 } as const;

/** Bottles and cups on boards along a wall. */
const makeBarShelf = (seed: number, length: number, wood: Look): Piece => ({
  name: 'shelf',
  width: length,
  depth: 0.25,
  height: 0.4,
  light: true,
  make() {
    const solids = new Solids();
    const random = makeRandom(seed).spawn('bottles');
    solids.softBox([-length / 2, -0.04, 0], [length / 2, 0, 0.26], 0.01, wood, { rings: 1, cell: 0.5 });
    for (let x = -length / 2 + 0.1; x < length / 2 - 0.08; x += random.between(0.1, 0.17)) {
      const look = lookOf(
        random.pick([0x2f5f3c, 0x7a3a1c, 0xd8d2c2, 0x9c2f2a, 0x3f5f7a, 0xc89a3a]),
        random.chance(0.6) ? 'glass' : 'porcelain',
      );
      if (random.chance(0.55))
        solids.lathe(
          [x, 0, 0.13],
          [
            [0.032, 0],
            [0.036, 0.01],
            [0.036, 0.17],
            [0.013, 0.22],
            [0.013, 0.29],
            [0.016, 0.3],
          ],
          look,
          10,
        );
      else
        solids.lathe(
          [x, 0, 0.13],
          [
            [0.028, 0],
            [0.042, 0.05],
            [0.044, 0.09],
          ],
          look,
          10,
        );
    }
    return solids.build();
  },
});

const BAR = /\b(?:club|speakeasy|bar|pub|tavern|saloon|wine cellar|cantina|lounge|brewery)\b/;
/** Where one drinks in the evening there are bottles and candles instead of cakes and flowers. */
const isBar = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => BAR.test(word));

/** Who sells coffee says so on the wall. */
const COFFEE = /\b(?:cafe|coffee|espresso|latte|diner|tea)/;
const EATERY = /\b(?:restaurant|ramen|sushi|noodle|pizzeria|bistro|trattoria)\b/;

/** What stands on the counter and hangs behind it. */
function fillCounter(order: PlaceOrder, wood: Look): Placed[] {
  const shelf = (which: number, length: number, x: number, y: number): Placed =>
    put(makeBarShelf(order.seed + which, length, wood), x, SIZE.back + 0.01, 0, y);
  if (isBar(order))
    return [
      ...[1.45, 1.9, 2.35].flatMap((y, row) => [shelf(row, 2.2, 1.9, y), shelf(row + 3, 2.2, -0.6, y)]),
      put(makeCandle(true), -0.9, -2.75, 0, 1.06),
      put(makeCandle(true), 1.4, -2.7, 0, 1.06),
    ];
  if (!COFFEE.test(order.dressing.join(' ')) && EATERY.test(order.dressing.join(' ')))
    return [1.45, 1.9, 2.35].flatMap((y, row) => [shelf(row, 2.2, 1.9, y), shelf(row + 3, 2.2, -0.6, y)]);
  return [
    put(makeEspresso(), 2.3, SIZE.back + 0.3, 0, 0.9),
    put(makeDisplay(), -0.9, -2.8, 0, 1.06),
    put(makeMenu(), 0.2, SIZE.back + 0.01, 0, 2.3),
    shelf(0, 1.9, 2.3, 1.75),
    shelf(1, 1.9, 2.3, 2.25),
    shelf(2, 1.5, -1.6, 1.75),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('cafe');
  const bar = isBar(order);
  const own = lightRoom(order, -2.0, { tint: [1.06, 0.98, 0.86], dark: 0.86 });
  const light = { ...own, lamps: litAtLeast(0.5, own) };
  const wood = lookOf(random.pick([0x8a5f3a, 0x6a4428, 0xa97a4c]), 'wood');
  const front = lookOf(random.pick([0x2f4f48, 0x3a3f4a, 0x6a2f28, 0x8a6a3c]), 'wood');
  const [chair, stool] = [
    makeChair(wood, lookOf(0x7a3a2a, 'leather')),
    makeStool(lookOf(0x2a2826, 'metal'), lookOf(0x6a3a24, 'leather')),
  ];
  const table = makeRoundTable(0.38, 0.74, wood);
  const [cup, pendant] = [
    makeCupAndPlate(0xf2ede2),
    makePendant(light.lamps, 1.15, lookOf(random.pick([0x2a2a2c, 0x7a4a2c, 0x2f5048]), 'metal'), 2.4),
  ];
  const sets = [
    [-3.6, -1.9],
    [-3.5, 0.6],
    [-3.6, 3.1],
    [3.55, -0.6],
    [3.5, 1.9],
    [3.6, 4.3],
    [-1.3, 4.6],
  ] as const;
  const placed: Placed[] = [
    put(
      makeCounter({
        length: 5,
        front,
        worktop: lookOf(0xc9a478, 'polished'),
        handles: lookOf(0xb8934e, 'metal'),
        height: 1.06,
        depth: 0.6,
      }),
      0.6,
      -2.75,
    ),
    put(
      makeCounter({
        length: 5.4,
        front,
        worktop: lookOf(0x8a6a4a, 'wood'),
        handles: lookOf(0xb8934e, 'metal'),
        height: 0.9,
        depth: 0.5,
      }),
      0.7,
      SIZE.back + 0.27,
    ),
    ...fillCounter(order, wood),
    ...[1.0, 1.8, 2.6].map((x) => put(stool, x, -2.22, Math.PI)),
    ...[-1.2, 0.5, 2.2].map((x) => put(pendant, x, -2.7, 0, SIZE.height - 1.15)),
    ...sets.flatMap(([x, z], k) => [
      put(table, x, z),
      ...(bar
        ? [put(makeCandle(true), x, z, 0, 0.74)]
        : [
            put(cup, x + 0.12, z + 0.1, k, 0.74),
            put(
              makeVase(lookOf(0xe9e2d4, 'porcelain'), 0.26, [0xd8577a, 0xf2c14e, 0xf4ede4][k % 3] ?? null, k),
              ...([x - 0.05, z - 0.1, 0, 0.74] as const),
            ),
          ]),
      put(chair, x, z + 0.62, Math.PI),
      put(chair, x + (x < 0 ? 0.66 : -0.66), z - 0.05, x < 0 ? -Math.PI / 2 : Math.PI / 2),
      ...(k % 2 === 0 ? [put(pendant, x, z, 0, SIZE.height - 1.15)] : []),
    ]),
    put(makeBench(wood, 2.6), SIZE.right - 0.3, 0.7, -Math.PI / 2),
    put(makePlant(order.seed, 1.7), -4.4, -3.7),
    put(makePlant(order.seed + 2, 1.2, lookOf(0xd8d2c6, 'porcelain')), 4.4, -2.2),
    ...[0, 1, 2].map((k) =>
      put(
        makePicture(0.55, 0.7, lookOf(0x2a2420, 'wood'), order.seed + k),
        SIZE.right - 0.01,
        -0.3 + k * 1.0,
        -Math.PI / 2,
        1.75,
      ),
    ),
    put(makePicture(1.2, 0.8, lookOf(0x2a2420, 'wood'), order.seed + 5), -1, SIZE.front - 0.01, Math.PI, 1.8),
    ...dressRoom(order, { left: -4.2, right: 4.2, back: -3.2, table: [-3.6, 0.74, 0.6] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [2.2, 5.2, 8.6].map((middle) => ({
          middle,
          width: 2.3,
          bottom: 0.5,
          top: 2.75,
          kind: 'window' as const,
          panes: [3, 2] as const,
        })),
      },
      { side: 'right', openings: [{ middle: 8.8, width: 0.95, bottom: 0, top: 2.2, kind: 'door' }] },
      {
        side: 'front',
        openings: [
          { middle: 2, width: 1.9, bottom: 0.6, top: 2.6, kind: 'window', panes: [3, 2] },
          { middle: 7.6, width: 1, bottom: 0, top: 2.2, kind: 'door' },
        ],
      },
    ],
    looks: {
      wall: lookOf(
        bar ? random.pick([0x4a2a2c, 0x2f3d3a, 0x3a3242]) : random.pick([0xe6d9c2, 0xd9c9ae, 0xdcd8cc]),
        'plaster',
      ),
      accent: makeBrick(random.pick(bar ? [0x6a4438, 0x5a4a42] : [0x8a6454, 0x6f564c, 0xc2b4a2])),
      accentSide: 'back',
      trim: darker(front, 0.9),
      ceiling: lookOf(bar ? 0x3a322c : 0xe2d8c6, 'plaster'),
      door: front,
      frame: darker(front, 0.8),
      panelled: 0.9,
    },
    floor: {
      kind: random.chance(0.5) ? 'checkered' : 'boards',
      look: lookOf(0x8a5f3c, 'boards'),
      second: random.chance(0.5) ? lookOf(0xb08a5c, 'boards') : lookOf(0x4a3426, 'boards'),
    },
    placed,
    light,
    view: 'city',
    openRadius: 2,
    lamps: [{ at: [0.5, 2.2, -3.6], colour: [1.1, 0.8, 0.5], reach: 5, size: 0.8 }],
  };
}

/** Tones that change from course to course: bricks from a distance. */
const makeBrick = (hex: number) => {
  const base = lookOf(hex, 'stone');
  return ([x, y, z]: readonly [number, number, number]): Look =>
    darker(base, 0.86 + 0.2 * Math.abs(Math.sin(x * 12.9 + y * 78.2 + z * 37.7)));
};

export const CAFE: PlaceBuilder = {
  name: 'cafe',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
