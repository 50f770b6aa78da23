import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeFireplace, makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant, makeTableLamp } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeArmchair } from '../kits/rooms/seats.ts';
import { makeBookcase, makeCabinet } from '../kits/rooms/storage.ts';
import { makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A den in the earth or in a hollow tree, furnished by whoever lives there: metres to them are as ours to us. */
const SIZE = { left: -3.3, right: 3.3, back: -3, front: 5.4, height: 2.6 } as const;

const isTree = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /tree|trunk|oak|log|stump|wood/.test(word));

/** Earth with stones in it, in layers. */
function earth([x, y, z]: Vector): Look {
  const layer = 0.82 + 0.2 * Math.sin(y * 5.2 + Math.sin((x + z) * 1.7) * 0.9);
  return darker(lookOf(0x8a6a48, 'soil'), layer);
}

/** The inside of a trunk: fibres that run upward. */
function heartwood([x, y, z]: Vector): Look {
  const fibre = Math.sin((x + z) * 7 + Math.sin(y * 1.3 + (x - z) * 2) * 1.4);
  return darker(lookOf(0xa8794a, 'bark'), 0.88 + 0.16 * fibre);
}

/** How far a root bends from wall to wall, in steps. */
const BENDS = 9;

/** Roots that come out of the walls and hold the ceiling, so that nothing of the room is square. */
const makeRoots = (wood: Look, { left, right, height }: typeof SIZE): Piece => ({
  ...{ name: 'root', width: right - left, depth: 0.5, height },
  make() {
    const solids = new Solids();
    for (const [aside, thick] of [
      [-0.1, 0.17],
      [0.16, 0.1],
    ] as const) {
      const points = Array.from({ length: BENDS }, (_, k): Vector => {
        const turn = (k / (BENDS - 1)) * Math.PI;
        const wild = Math.sin(k * 2.3 + thick * 40) * 0.06;
        return [
          -Math.cos(turn) * (right - 0.06) + wild,
          Math.max(0, Math.sin(turn)) ** 0.55 * (height - 0.1),
          aside + wild,
        ];
      });
      solids.tube(points, thick, wood, 8);
    }
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('burrow');
  const tree = isTree(order);
  const light = lightRoom({ ...order, time: order.time === 'day' ? 'dusk' : order.time }, -2.4, {
    tint: [1.12, 0.98, 0.8],
  });
  const [wood, dark] = [lookOf(0x8a5f3a, 'wood'), lookOf(0x5f4229, 'bark')];
  const roots = makeRoots(dark, SIZE);
  const cloth = random.pick([0xa8482f, 0x5f7f6b, 0x3f5870, 0xc98a4b]);
  const placed: Placed[] = [
    ...[-2.4, -0.4, 1.9, 4.2].map((z) => put(roots, 0, z)),
    put(makeFireplace(true, lookOf(0x8f8579, 'stone'), SIZE.height), -1.15, SIZE.back + 0.27),
    put(makeArmchair(lookOf(cloth, 'cloth')), 1.55, -1.5, -0.75),
    put(makeRoundTable(0.3, 0.55, wood), 2.35, -2.2),
    put(makeTableLamp(1, lookOf(0xd9a441, 'porcelain')), 2.35, -2.2, 0, 0.55),
    put(makeBookcase({ width: 1.2, height: 1.7, wood, seed: order.seed }), SIZE.left + 0.2, -0.6, Math.PI / 2),
    put(makeCabinet(wood, 1.3), SIZE.right - 0.25, 0.9, -Math.PI / 2),
    put(makeVase(lookOf(0x7f9684, 'porcelain'), 0.34, 0xf2c14e, order.seed), SIZE.right - 0.3, 0.7, 0, 0.8),
    put(makePicture(0.5, 0.6, wood, order.seed), 0.75, SIZE.back + 0.01, 0, 1.35),
    put(makePlant(order.seed, 0.8, lookOf(0xb5653c, 'porcelain')), -2.75, SIZE.back + 0.5),
    put(makePendant(1, 0.5, lookOf(0xb08a4a, 'metal'), 1.8), 0.4, -0.4, 0, SIZE.height - 0.55),
    ...dressRoom(order, { left: -2.2, right: 2.2, back: -2.2, table: [2.2, 0.55, -2.1] }),
  ];
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [{ middle: 5.35, width: 0.8, bottom: 1.05, top: 1.85, kind: 'window', panes: [2, 2] }],
      },
      { side: 'left', openings: [{ middle: 2.2, width: 0.7, bottom: 1.1, top: 1.8, kind: 'window', panes: [2, 2] }] },
      { side: 'right', openings: [{ middle: 2.3, width: 0.95, bottom: 0, top: 1.95, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: tree ? heartwood : earth,
      trim: dark,
      ceiling: darker(lookOf(tree ? 0x8a6238 : 0x6e5238, tree ? 'bark' : 'soil'), 0.8),
      door: lookOf(0x4f7a52, 'wood'),
      frame: dark,
    },
    floor: {
      kind: 'boards',
      look: lookOf(0x94683f, 'boards'),
      second: lookOf(0xa87a4c, 'boards'),
      lay: (floor) => {
        floor.raise(0.008);
        for (const [radius, hex] of [
          [1.55, cloth],
          [1.4, 0xe6dac4],
          [1.2, cloth],
          [0.6, 0xe6dac4],
        ] as const)
          floor.disc(0, -0.1, radius, lookOf(hex, 'soil'), 40);
      },
    },
    ...{ placed, light, view: 'garden', openRadius: 2, viewSlack: 0.3 },
  };
}

export const BURROW: PlaceBuilder = {
  name: 'burrow',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
