import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeToilet } from '../kits/rooms/bath.ts';
import { makeBars } from '../kits/rooms/corridor.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { makeWatchedPane } from '../kits/rooms/lockers.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A prisoner's cell with its bunk under a barred window; or the bare room in which one is questioned, across a table of steel, before a dark pane. */
const SIZE = { left: -2.7, right: 2.7, back: -2.6, front: 5.4, height: 2.9 } as const;

/** Metres from the ceiling: beneath it one sees the faces of who sits there. */
const HUNG = 1.05;

const QUESTIONED = /\b(?:interrogation|interview|questioning|visiting)\b/;

/** Two beds of iron one above the other, along the wall. One sits on the lower one's edge. */
const makeBunk = (): Piece => ({
  ...{ name: 'bunk', width: 2.1, depth: 0.9, height: 2, light: true },
  spots: [
    { kind: 'bed', at: [0, 0.52, 0.42], heading: Math.PI / 2, radius: 0.5 },
    ...[-0.5, 0.5].map((x) => ({ kind: 'seat', at: [x, 0.52, 0.9] as const, heading: 0, radius: 0.35 })),
  ],
  make() {
    const solids = new Solids({ grounded: true });
    const [iron, grey] = [lookOf(0x3f464c, 'metal'), lookOf(0x8d9294, 'cloth')];
    for (const x of [-1.02, 1.02])
      for (const z of [0.06, 0.86]) solids.box([x - 0.03, 0, z - 0.03], [x + 0.03, 2, z + 0.03], iron, 2);
    for (const [y, out] of [
      [0.36, 0.89],
      [1.66, 0.74],
    ] as const) {
      solids.box([-1.04, y, 0.03], [1.04, y + 0.06, out], iron, 2);
      solids.softBox([-1, y + 0.06, 0.06], [1, y + 0.17, out - 0.03], 0.05, lookOf(0xc9c4b4, 'cloth'), { rings: 2 });
      solids.softBox([-0.45, y + 0.08, 0.05], [1.01, y + 0.2, out - 0.01], 0.05, grey, { rings: 2 });
      solids.softBox([-0.98, y + 0.15, 0.16], [-0.55, y + 0.28, out - 0.13], 0.06, lookOf(0xdcd8cc, 'cloth'), {
        rings: 2,
      });
    }
    return solids.build();
  },
});

/** Days, scratched into the wall five by five. */
const TALLY: Piece = {
  ...{ name: 'tally', width: 1, depth: 0.02, height: 0.5, light: true },
  make() {
    const solids = new Solids();
    const chalk = lookOf(0xd2cec2, 'paper');
    for (let k = 0; k < 6; k++) {
      const [x, y] = [(k % 3) * 0.34 - 0.4, Math.floor(k / 3) * 0.26];
      for (let j = 0; j < 4; j++) solids.box([x + j * 0.06, y, 0.004], [x + j * 0.06 + 0.012, y + 0.17, 0.008], chalk);
      solids.tube(
        [
          [x - 0.03, y + 0.03, 0.008],
          [x + 0.22, y + 0.15, 0.008],
        ],
        0.007,
        chalk,
        4,
      );
    }
    return solids.build();
  },
};

/** Bars before a window: iron, upright. */
const makeWindowBars = (width: number, height: number): Piece => ({
  ...{ name: 'window bars', width, depth: 0.05, height, light: true },
  make() {
    const solids = new Solids();
    for (let x = -width / 2 + 0.08; x < width / 2; x += 0.16)
      solids.tube(
        [
          [x, 0, 0.02],
          [x, height, 0.02],
        ],
        0.018,
        lookOf(0x2c3034, 'metal'),
        6,
      );
    return solids.build();
  },
});

const BASIN: Piece = {
  ...{ name: 'basin', width: 0.5, depth: 0.42, height: 0.9 },
  make: () =>
    new Solids({ grounded: true })
      .box([-0.1, 0, 0], [0.1, 0.74, 0.14], lookOf(0xa9b0b4, 'steel'), 1)
      .softBox([-0.25, 0.74, 0], [0.25, 0.9, 0.4], 0.05, lookOf(0xb8bec2, 'steel'), { rings: 2 })
      .softBox([-0.18, 0.86, 0.06], [0.18, 0.905, 0.34], 0.04, lookOf(0x5a6064, 'metal'), { rings: 1 })
      .build(),
};

function plan(order: PlaceOrder): RoomPlan {
  const questioned = order.dressing.some((word) => QUESTIONED.test(word));
  const own = lightRoom(order, questioned ? -2 : 0.35, { tint: [0.95, 1, 0.98], dark: questioned ? 0.62 : 0.85 });
  const light = {
    ...own,
    ...(questioned ? { air: { ...own.air, sunColour: [0, 0, 0] as const } } : {}),
    // The lamp over the table is the last to be out.
    lamps: questioned ? 0.95 : own.unlit ? 0 : Math.max(0.3, own.lamps),
  };
  const [steel, black] = [lookOf(0x9aa1a6, 'steel'), lookOf(0x2a2d30, 'metal')];
  const across = { name: 'questioned at' };
  const chair = { ...makeChair(black, lookOf(0x3a4046, 'leather')), ...across };
  const placed: Placed[] = questioned
    ? [
        put(makeWatchedPane(3, 1.2), 0, SIZE.back + 0.02, 0, 1.15),
        put({ ...makeTable({ width: 1.3, depth: 0.8, height: 0.76, wood: steel, legs: black }), ...across }, 0, 0),
        put(chair, -1, 0, Math.PI / 2 - 0.2),
        put(chair, 1, 0, -Math.PI / 2 + 0.2),
        put({ ...makePendant(1, HUNG, lookOf(0x2c4f46, 'paint'), 7), stays: true }, 0, 0, 0, SIZE.height - HUNG),
      ]
    : [
        put(makeBunk(), -0.7, SIZE.back + 0.06),
        put(makeWindowBars(1.2, 0.85), 1.35, SIZE.back + 0.02, 0, 1.75),
        put(TALLY, SIZE.left + 0.01, -0.4, Math.PI / 2, 1.3),
        put(makeToilet(), 2.3, -1, -Math.PI / 2),
        put(BASIN, SIZE.right - 0.02, 0.2, -Math.PI / 2),
        ...[1.6, 3.8].map((z) => put(makeBars(2.1, 2.5), SIZE.left + 0.02, z + 0.2, Math.PI / 2)),
      ];
  const concrete = lookOf(questioned ? 0x6f7a7c : 0x8d8f88, questioned ? 'plaster' : 'concrete');
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: questioned
          ? []
          : [{ middle: 1.35 - SIZE.left, width: 1.2, bottom: 1.75, top: 2.6, kind: 'window', panes: [1, 1] }],
      },
      { side: 'left', openings: [] },
      { side: 'right', openings: questioned ? [{ middle: 5.4, width: 0.95, bottom: 0, top: 2.1, kind: 'door' }] : [] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: concrete, trim: darker(concrete, 0.7), ceiling: darker(concrete, 0.8) },
      ...{
        door: lookOf(0x4a5258, 'metal'),
        frame: lookOf(0x3a4046, 'metal'),
        ...(questioned ? {} : { panelled: 1.1 }),
      },
    },
    floor: { kind: 'stone', look: lookOf(0x77776f, 'concrete'), second: lookOf(0x6f6f68, 'concrete') },
    placed,
    light,
    view: questioned ? 'none' : 'city',
    ...{ openRadius: 2, viewSlack: 0.35 },
  };
}

export const CELL: PlaceBuilder = {
  name: 'cell',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
