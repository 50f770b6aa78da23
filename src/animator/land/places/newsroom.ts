import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, shine } from '../kits/architecture/solids.ts';
import { makeScreenWall, makeSetPanel, makeStudioLamp, type WallPicture } from '../kits/rooms/broadcast.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeTruss } from '../kits/rooms/works.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Where news are read and guests are talked to: a wall of screens between lit panels, lanterns under a truss, a floor that shines. */
const SIZE = { left: -5.2, right: 5.2, back: -3.4, front: 7, height: 4.2 } as const;

const TALKS = /\b(?:skyline|city|talk show|late night)\b/;
const pictureOf = ({ dressing }: PlaceOrder): WallPicture =>
  dressing.some((word) => TALKS.test(word)) ? 'skyline' : 'world';

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2.1, { tint: [0.9, 0.97, 1.1], dark: 2.4 });
  const light = { ...own, lamps: 1 };
  const truss = makeTruss(SIZE.right - SIZE.left - 0.4, lookOf(0x4a4f55, 'metal'));
  const lamp = makeStudioLamp();
  const placed: Placed[] = [
    put(makeScreenWall(4.4, 2.2, pictureOf(order), order.seed), 0, SIZE.back + 0.02, 0, 0.75),
    ...[-1, 1].flatMap((side) => [
      put(makeSetPanel(0.9, 3.4), side * 2.85, SIZE.back + 0.1, -side * 0.2),
      put(makeSetPanel(0.9, 3.2), side * 3.75, SIZE.back + 0.5, -side * 0.55),
      put(makeSetPanel(0.9, 3), side * 4.4, SIZE.back + 1.25, -side * 0.95),
    ]),
    put(truss, 0, 0.4, 0, SIZE.height - 0.8),
    ...[-3, -1.2, 1.2, 3].map((x) => put(lamp, x, 0.5, Math.PI, SIZE.height - 1.35)),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [{ middle: 5.2, width: 1.6, bottom: 0, top: 2.2, kind: 'door' }] },
    ],
    looks: {
      wall: lookOf(0x16203a, 'paint'),
      trim: lookOf(0x0e1424, 'paint'),
      ceiling: lookOf(0x0b0d12, 'plaster'),
      door: lookOf(0x2a3036, 'metal'),
      frame: lookOf(0x2a3036, 'metal'),
    },
    floor: {
      kind: 'tiles',
      look: lookOf(0x1d2a44, 'marblePolished'),
      second: lookOf(0x1a2540, 'marblePolished'),
      lay: layRing,
    },
    placed,
    light,
    lamps: [
      { at: [-2.2, 3.3, 3.2], colour: [9, 8.6, 8], reach: 9, size: 0.5 },
      { at: [2.4, 3.2, 3], colour: [6.5, 6.4, 6.6], reach: 9, size: 0.5 },
      { at: [0, 3.4, -2.2], colour: [2.2, 3, 4.6], reach: 6, size: 0.4 },
    ],
    view: 'none',
    openRadius: 2.2,
    polished: true,
  };
}

function layRing(floor: Floor): void {
  for (const z of [SIZE.back + 1, 1.6]) floor.patch(-3.2, z, 3.2, z + 0.05, shine([0.25, 0.6, 1.2], 1), 0.5);
}

export const NEWSROOM: PlaceBuilder = {
  name: 'newsroom',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
