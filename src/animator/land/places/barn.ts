import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeLadder } from '../kits/rooms/study.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Inside a barn or a stable: walls of boards with the day between them, stalls on both sides, hay in bales and loose, the gate open on the yard. */
const SIZE = { left: -5.2, right: 5.2, back: -7, front: 8, height: 5 } as const;

/** Straw bound with two cords. */
const makeBale = (straw: Look): Piece => ({
  ...{ name: 'hay', width: 1.1, depth: 0.55, height: 0.5 },
  spots: [{ kind: 'seat', at: [0, 0.5, 0.06], heading: 0, radius: 0.35 }],
  make() {
    const solids = new Solids({ grounded: true });
    const stalks = ([x, y, z]: readonly [number, number, number]): Look =>
      darker(straw, 0.82 + 0.3 * Math.abs(Math.sin(x * 31 + y * 67 + z * 47)));
    solids.softBox([-0.55, 0, -0.27], [0.55, 0.5, 0.27], 0.05, stalks, { rings: 2, cell: 0.08 });
    for (const x of [-0.26, 0.26])
      solids.box([x - 0.012, -0.002, -0.275], [x + 0.012, 0.505, 0.275], lookOf(0x8a5a2c, 'cloth'));
    return solids.build();
  },
});

/** Loose hay, heaped against a wall or on the floor. */
const makeHeap = (straw: Look, wide: number): Piece => ({
  ...{ name: 'hay', width: wide, depth: wide * 0.7, height: wide * 0.35, light: true },
  make() {
    const solids = new Solids({ grounded: true });
    const stalks = ([x, y, z]: readonly [number, number, number]): Look =>
      darker(straw, 0.75 + 0.35 * Math.abs(Math.sin(x * 41 + y * 77 + z * 59)));
    solids.ball([0, 0, 0], [wide / 2, wide * 0.35, wide * 0.35], stalks, 26);
    return solids.build();
  },
});

/** A wall of boards at half height, with a gate of its own: one stall of several. */
const makeStall = (wood: Look): Piece => ({
  ...{ name: 'stall', width: 2.4, depth: 0.14, height: 1.35, light: true },
  make() {
    const solids = new Solids({ grounded: true });
    for (let k = 0; k < 4; k++)
      solids.softBox(
        [-1.2, 0.08 + k * 0.32, -0.03],
        [1.2, 0.36 + k * 0.32, 0.03],
        0.01,
        darker(wood, 0.86 + 0.08 * (k % 3)),
        { rings: 1, cell: 0.6 },
      );
    for (const x of [-1.2, 0, 1.2]) solids.box([x - 0.06, 0, -0.06], [x + 0.06, 1.5, 0.06], darker(wood, 0.7), 2);
    solids.tube(
      [
        [-1.1, 0.2, 0.05],
        [-0.1, 1.25, 0.05],
      ],
      0.035,
      darker(wood, 0.7),
      6,
    );
    return solids.build();
  },
});

/** Posts that bear a beam across, with braces. */
const makeFrame = (wood: Look): Piece => ({
  ...{ name: 'beam', width: 0.05, depth: 0.05, height: 0.1, light: true },
  make() {
    const solids = new Solids();
    for (const side of [-1, 1]) {
      const x = side * 3;
      solids.box([x - 0.12, 0, -0.12], [x + 0.12, 3.5, 0.12], wood, 1);
      solids.tube(
        [
          [x, 2.7, 0],
          [x - side * 0.8, 3.5, 0],
        ],
        0.08,
        darker(wood, 0.85),
        6,
      );
      solids.tube(
        [
          [x, 2.7, 0],
          [x + side * 0.8, 3.5, 0],
        ],
        0.08,
        darker(wood, 0.85),
        6,
      );
    }
    solids.box([SIZE.left, 3.5, -0.13], [SIZE.right, 3.78, 0.13], darker(wood, 0.9), 1);
    return solids.build();
  },
});

/** The day between two boards. */
const makeSlit = (tall: number, bright: number): Piece => ({
  ...{ name: 'slit', width: 0.05, depth: 0.02, height: tall, light: true },
  make: () =>
    new Solids().sheet([-0.014, 0, 0.006], [0.028, 0, 0], [0, tall, 0], shine([1, 0.9, 0.7], bright), [1, 4]).build(),
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('barn');
  const own = lightRoom(order, -2.1, { tint: [1.1, 0.96, 0.78], dark: 0.9 });
  const light = { ...own, lamps: litAtLeast(0.25, own) };
  const wood = lookOf(random.pick([0x7c5636, 0x6e4c32, 0x86603e]), 'planks');
  const straw = lookOf(0xcaa450, 'soil');
  const bright = order.time === 'night' ? 0.08 : order.time === 'dusk' ? 0.4 : 1.5;
  const [bale, heap, frame, stall] = [makeBale(straw), makeHeap(straw, 1.9), makeFrame(wood), makeStall(wood)];
  const placed: Placed[] = [
    ...[-5.6, -2.4, 0.8, 4].map((z) => put(frame, 0, z)),
    ...[-4, -0.8, 2.4].flatMap((z) => [put(stall, -3.1, z, Math.PI / 2), put(stall, 3.1, z, -Math.PI / 2)]),
    ...[
      [-2.3, -6.3, 0.1],
      [-3.5, -6.2, -0.1],
      [-4.5, -6.2, 0],
      [2.5, -6.2, 0.05],
      [3.7, -6.3, -0.1],
      [4.5, -5.2, 1.4],
    ].map(([x = 0, z = 0, turn = 0]) => put(bale, x, z, turn)),
    ...[
      [-3, -6.2],
      [-4.1, -6.2],
      [3.1, -6.3],
    ].map(([x = 0, z = 0]) => put(bale, x, z, 0.08, 0.5)),
    put(bale, -3.6, -6.2, 0, 1),
    put(heap, -4.2, -2.4),
    put(heap, 4.2, 0.8),
    put(makeHeap(straw, 1.3), 2.2, -4.6),
    put(makeLadder(3.4, darker(wood, 0.9)), 2.2, SIZE.back + 0.4),
    ...Array.from({ length: 9 }, (_, k) =>
      put(
        makeSlit(random.between(2.2, 3.6), bright),
        SIZE.left + 0.01,
        -5.8 + k * 1.35 + random.between(-0.3, 0.3),
        Math.PI / 2,
        random.between(0.5, 1.1),
      ),
    ),
    ...[-4.6, -3.9, -2.9, -2.2, 2.2, 2.9, 3.6, 4.6].map((x) =>
      put(
        makeSlit(random.between(1.8, 3.4), bright),
        x + random.between(-0.2, 0.2),
        SIZE.back + 0.01,
        0,
        random.between(0.5, 1.2),
      ),
    ),
    ...[-2.4, 1.6].map((z) =>
      put(makePendant(light.lamps, 1.6, lookOf(0x3a3a3e, 'metal'), 3), 0, z, 0, SIZE.height - 1.6),
    ),
    ...dressRoom(order, { left: -2.4, right: 2.4, back: -5, table: [-2.3, 0.5, -6.3] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 5.2, width: 2.9, bottom: 0, top: 3.1, kind: 'open' }] },
      {
        side: 'left',
        openings: [
          { middle: 4.6, width: 1, bottom: 2.1, top: 3, kind: 'window', panes: [2, 2] },
          { middle: 9.6, width: 1, bottom: 2.1, top: 3, kind: 'window', panes: [2, 2] },
        ],
      },
      { side: 'right', openings: [] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{
        wall: wood,
        trim: darker(wood, 0.8),
        ceiling: darker(wood, 0.6),
        door: darker(wood, 0.7),
        frame: darker(wood, 0.75),
      },
    },
    floor: {
      ...{ kind: 'carpet', look: lookOf(0x8a6f48, 'soil'), second: lookOf(0x8a6f48, 'soil') },
      lay: (floor) => {
        for (let k = 0; k < 46; k++) {
          const [x, z] = [random.between(-4.8, 4.8), random.between(-6.6, 9)];
          floor.disc(x, z, random.between(0.2, 0.7), darker(straw, random.between(0.72, 1)), 9);
        }
      },
    },
    placed,
    light,
    view: 'garden',
    lamps: [{ at: [0, 2, SIZE.back + 0.6], colour: [4.5 * bright, 4.1 * bright, 3.2 * bright], reach: 9, size: 1.4 }],
    ...{ openRadius: 2.6, viewSlack: 0.4 },
  };
}

export const BARN: PlaceBuilder = {
  name: 'barn',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
