import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeBasin, makeTiles, makeToilet, makeTowels, makeTub } from '../kits/rooms/bath.ts';
import { makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStool } from '../kits/rooms/seats.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Tiles to the height of the eyes, a tub under the window, basin and mirror beside it. */
const SIZE = { left: -2.9, right: 2.9, back: -2.7, front: 5.4, height: 2.6 } as const;
const TILED = 1.8;

interface Scheme {
  readonly tile: number;
  readonly band: number;
  readonly wall: number;
  readonly towels: readonly [number, number];
}
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { tile: 0xe4eef0, band: 0x4f8fa0, wall: 0xcfe0e2, towels: [0x3f7f92, 0xf2f0ea] },
  { tile: 0xf2ede4, band: 0x7f9a84, wall: 0xd6dfd0, towels: [0xe0b458, 0x6f9080] },
  { tile: 0xeef0f2, band: 0x2f4f6a, wall: 0xdfe4ea, towels: [0xd8877a, 0xe9e4da] },
];

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('bathroom');
  const scheme = random.pick(SCHEMES);
  const own = lightRoom(order, 2.6, { tint: [0.99, 1, 1.02], dark: 1.1 });
  const light = { ...own, lamps: litAtLeast(0.35, own) };
  const [tile, band] = [lookOf(scheme.tile, 'porcelain'), lookOf(scheme.band, 'porcelain')];
  const [wood, trim] = [lookOf(random.pick([0xa9794a, 0xd8cbb4, 0x6a4a30]), 'wood'), lookOf(0xf4f3ee, 'plaster')];
  const tiles = (length: number) => makeTiles(length, TILED, tile, band, 1.5);
  const placed: Placed[] = [
    put(tiles(SIZE.right - SIZE.left), 0, SIZE.back + 0.005),
    put(tiles(6), SIZE.left + 0.005, SIZE.back + 3, Math.PI / 2),
    put(tiles(6), SIZE.right - 0.005, SIZE.back + 3, -Math.PI / 2),
    put(makeTub(), -1.75, SIZE.back + 0.5),
    put(makeBasin(light.lamps, wood), 0.75, SIZE.back + 0.02),
    put(makeToilet(), SIZE.right - 0.02, -1.1, -Math.PI / 2),
    put(makeTowels(scheme.towels), 2.2, SIZE.back + 0.02, 0, 0.95),
    put(makeTowels([scheme.towels[1], scheme.towels[0]]), SIZE.left + 0.02, 0.9, Math.PI / 2, 0.95),
    put(makeStool(wood, lookOf(scheme.band, 'cloth'), 0.45), SIZE.left + 0.4, -1),
    put(makePlant(order.seed, 0.9, lookOf(0xe9e2d4, 'porcelain')), 2.5, SIZE.back + 0.4),
    put(makePendant(light.lamps, 0.4, trim, 2.4), 0, -0.4, 0, SIZE.height - 0.4),
    ...dressRoom(order, { left: -2.2, right: 2.2, back: -1.8, table: [-1.2, 0.63, SIZE.back + 0.5] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 1.15, width: 1.2, bottom: 1.1, top: 2.2, kind: 'window', panes: [2, 2] }] },
      { side: 'left', openings: [{ middle: 3.2, width: 1, bottom: 1.3, top: 2.2, kind: 'window', panes: [1, 2] }] },
      { side: 'right', openings: [{ middle: 6.4, width: 0.9, bottom: 0, top: 2.05, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: { wall: lookOf(scheme.wall, 'plaster'), trim, ceiling: trim, door: lookOf(0xe9e6de, 'wood'), frame: trim },
    floor: {
      kind: 'checkered',
      look: lookOf(0xe9e8e3, 'polished'),
      second: lookOf(random.pick([0x3f4f58, 0x8fa5a8, 0xb8aa98]), 'polished'),
      lay: (floor) => floor.raise(0.006).patch(-0.6, -1.9, 1.5, -1.2, lookOf(scheme.towels[0], 'soil'), 0.3),
    },
    placed,
    light,
    view: 'garden',
    openRadius: 2,
  };
}

export const BATHROOM: PlaceBuilder = {
  name: 'bathroom',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
