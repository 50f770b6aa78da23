import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeTruss } from '../kits/rooms/works.ts';
import { makeFloodlight } from '../kits/sports/hall-pieces.ts';
import { makeRows } from '../kits/sports/stands.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A fashion show: a bright runway toward the camera, rows of people in the dark on both sides of it, and a wall of light behind. */
const SIZE = { left: -9, right: 9, back: -12, front: 12, height: 6.5 } as const;
const [HALF, AISLE] = [1.35, 2.1] as const;

/** The runway itself: white, shining a little, with a line of light along each edge. */
const makeRunway = (): Piece => ({
  ...{ name: 'runway', width: HALF * 2, depth: 22, height: 0.02, light: true },
  make() {
    const solids = new Solids();
    solids.sheet([-HALF, 0.006, 11], [HALF * 2, 0, 0], [0, 0, -22], lookOf(0xb9bcc2, 'polished'), [4, 24]);
    for (const side of [-1, 1])
      solids.box([side * HALF - 0.04, 0, -11], [side * HALF + 0.04, 0.05, 11], shine([1, 0.97, 0.92], 1.4), 6);
    return solids.build();
  },
});

/** Three panels of light with a dark way out between them. */
const makeBackWall = (): Piece => ({
  ...{ name: 'screen', width: 10, depth: 0.3, height: 5 },
  make() {
    const solids = new Solids();
    for (const [x, wide] of [
      [-3.3, 2.6],
      [3.3, 2.6],
    ] as const)
      for (let k = 0; k < 9; k++)
        solids.box(
          [x - wide / 2, 0.2 + k * 0.5, 0],
          [x + wide / 2, 0.62 + k * 0.5, 0.1],
          shine([0.86, 0.9, 1], 0.5 + 0.12 * (k % 3)),
          2,
        );
    solids.box([-1.5, 0, -0.1], [1.5, 4.6, 0], lookOf(0x16171c, 'plaster'), 2);
    return solids.build();
  },
});

/** Metres of the runway along which one block of seats lies. */
const BLOCK = 3;

const makeAudience = (seed: number): Piece => ({
  ...{ name: 'audience', width: BLOCK, depth: 3, height: 1.6 },
  make: () => makeRows({ length: BLOCK, rows: 3, seed }),
});

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [0.96, 0.97, 1.06], dark: 1.3 });
  const light = { ...own, lamps: litAtLeast(0.8, own) };
  const [flood, truss] = [makeFloodlight(light.lamps), makeTruss(16, lookOf(0x2c3038, 'metal'))];
  const placed: Placed[] = [
    put(makeRunway(), 0, 0),
    put(makeBackWall(), 0, -11.4),
    ...[-1, 1].flatMap((side) =>
      [-8, -5, -2, 1, 4].map((z) =>
        put(makeAudience(order.seed + z * 2 + side), side * AISLE, z, (-side * Math.PI) / 2),
      ),
    ),
    ...[-7, -2, 3].map((z) => put(truss, 0, z, 0, SIZE.height - 1.1)),
    ...[-8, -4, 0, 4].map((z) => put(flood, 0, z, 0, SIZE.height - 1.4)),
  ];
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{ wall: lookOf(0x1c1d22, 'plaster'), trim: lookOf(0x1c1d22, 'paint'), ceiling: lookOf(0x121316, 'metal') },
      ...{ door: lookOf(0x2a2c32, 'metal'), frame: lookOf(0x2a2c32, 'metal') },
    },
    floor: { kind: 'carpet', look: lookOf(0x24262c, 'cloth'), second: lookOf(0x24262c, 'cloth') },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 4, viewSlack: 0.35 },
  };
}

export const CATWALK: PlaceBuilder = {
  name: 'catwalk',
  describe: (order) => ({
    ...describeRoom(order, plan(order)),
    street: { half: HALF, roofs: 3 },
    ways: [
      {
        kind: 'promenade',
        points: [
          [0, 0, -10],
          [0, 0, 9],
        ],
        width: HALF * 2,
      },
    ],
  }),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
