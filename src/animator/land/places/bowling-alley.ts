import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeSofa } from '../kits/rooms/seats.ts';
import { makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Lanes that lead to ten pins each under coloured light, where the balls come back, and seats behind. */
const SIZE = { left: -7, right: 7, back: -17, front: 7.4, height: 3.5 } as const;
const [FOUL, END, WIDE] = [-3, -15.6, 1.06];
const LANES = [-5.6, -3.9, -1.6, 0.1, 2.4, 4.1] as const;

const makeLane = (): Piece => ({
  ...{ name: 'lane', width: WIDE + 0.5, depth: FOUL - END, height: 0.02, light: true },
  make() {
    const solids = new Solids();
    const [maple, gutter] = [lookOf(0xd9a866, 'polished'), lookOf(0x3a3d42, 'polished')];
    const deep = FOUL - END;
    solids.sheet(
      [-WIDE / 2, 0.02, 0],
      [WIDE, 0, 0],
      [0, 0, -deep],
      (at) => darker(maple, 0.9 + 0.12 * Math.abs(Math.sin(at[0] * 31))),
      [14, 10],
    );
    for (const side of [-1, 1])
      solids.sheet([side * (WIDE / 2 + 0.12) - 0.12, 0.012, 0], [0.24, 0, 0], [0, 0, -deep], gutter, [2, 10]);
    solids.box([-WIDE / 2, 0.02, -0.06], [WIDE / 2, 0.026, 0], lookOf(0x22242a, 'paint'), 1);
    for (let k = 0; k < 7; k++) {
      const x = (k - 3) * 0.14;
      solids.box(
        [x - 0.025, 0.02, -3.2 - (3 - Math.abs(k - 3)) * 0.22],
        [x + 0.025, 0.024, -2.95 - (3 - Math.abs(k - 3)) * 0.22],
        lookOf(0x6a3a1c, 'paint'),
        1,
      );
    }
    // Ten pins in their triangle.
    const [white, red] = [lookOf(0xf6f4ee, 'porcelain'), lookOf(0xc8322a, 'paint')];
    for (let row = 0; row < 4; row++)
      for (let k = 0; k <= row; k++) {
        const at = [(k - row / 2) * 0.26, 0.02, -deep + 1.1 - row * 0.22] as const;
        solids.lathe(
          at,
          [
            [0.05, 0],
            [0.085, 0.14],
            [0.08, 0.2],
            [0.042, 0.32],
            [0.045, 0.36],
            [0.055, 0.42],
            [0.04, 0.47],
            [0.005, 0.49],
          ],
          (spot) => (spot[1] > at[1] + 0.29 && spot[1] < at[1] + 0.35 ? red : white),
          12,
        );
      }
    return solids.build();
  },
});

/** Where the balls come back, with some of them. */
const makeReturn = (): Piece => ({
  ...{ name: 'ball return', width: 0.6, depth: 1.3, height: 0.7 },
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.28, 0, -0.65], [0.28, 0.5, 0.65], 0.1, lookOf(0x2a2d36, 'plastic'));
    for (const [k, hex] of [0xc8322a, 0x2f6fc0, 0x3a9a5a, 0x7a3a9a, 0xe0a030].entries())
      solids.ball([k % 2 === 0 ? -0.11 : 0.12, 0.61, -0.48 + k * 0.23], [0.11, 0.11, 0.11], lookOf(hex, 'paint'), 16);
    return solids.build();
  },
});

/** Over the pins: a board with its picture, lit from within, and a screen for the score. */
const makeMasking = (width: number): Piece => ({
  ...{ name: 'masking', width, depth: 0.1, height: 1.5, light: true },
  make() {
    const solids = new Solids();
    const half = width / 2;
    const tones = [
      [0.75, 0.12, 0.62],
      [0.16, 0.3, 0.95],
      [0.1, 0.7, 0.8],
    ] as const;
    solids.sheet(
      [-half, 0, 0.03],
      [width, 0, 0],
      [0, 1.35, 0],
      (_, u, v) => {
        const wave = Math.floor(u * 12 + Math.sin(v * 4 + u * 9) * 0.8);
        return shine(tones[((wave % 3) + 3) % 3] ?? tones[0], 0.42);
      },
      [96, 8],
    );
    for (let k = 0; k < 14; k++) {
      const x = -half + (k + 0.5) * (width / 14);
      solids.lathe(
        [x, 0.32, 0.06],
        [
          [0.06, 0],
          [0.12, 0.2],
          [0.11, 0.3],
          [0.055, 0.48],
          [0.08, 0.62],
          [0.01, 0.72],
        ],
        shine([0.95, 0.94, 0.9], 0.75),
        10,
      );
    }
    return solids.build();
  },
  lamps: [-4, 0, 4].map((x) => ({ at: [x, -0.1, 1] as const, colour: [3.4, 1.5, 5.4] as const, reach: 9, size: 1 })),
});

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [1, 0.92, 1.05], dark: 2.6 });
  const light = { ...own, lamps: litAtLeast(0.85, own) };
  const lane = makeLane();
  const pendant = makePendant(light.lamps, 0.7, lookOf(0xc8452f, 'metal'), 4.2);
  const sofa = makeSofa({ cloth: lookOf(0xb8322c, 'leather'), cushions: [lookOf(0xe8d8b0, 'leather')], seats: 3 });
  const placed: Placed[] = [
    ...LANES.map((x) => put(lane, x, FOUL)),
    ...[-2.75, 1.25, 5.3].map((x) => put(makeReturn(), x, FOUL + 0.9)),
    put(makeMasking(13.6), 0, END - 0.4, 0, 1.1),
    ...[-5, -2, 2, 5].map((x) => put(pendant, x, 0.6, 0, SIZE.height - 0.7)),
    put(sofa, SIZE.left + 0.7, 1.4, Math.PI / 2),
    put(sofa, SIZE.right - 0.7, 1.4, -Math.PI / 2),
    put(makeRoundTable(0.4, 0.7, lookOf(0x2f3f56, 'paint')), SIZE.left + 1.9, 1.4),
    ...dressRoom(order, { left: -4, right: 4, back: -1.6, table: [SIZE.left + 1.9, 0.7, 1.4] }),
  ];
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{ wall: lookOf(0x3f3a5e, 'plaster'), accent: lookOf(0x14141a, 'paint'), accentSide: 'back' },
      ...{ trim: lookOf(0x7a4a9a, 'paint'), ceiling: lookOf(0x2a2834, 'plaster'), door: lookOf(0x4a3a2a, 'wood') },
      frame: lookOf(0x4a3a2a, 'wood'),
    },
    floor: { kind: 'boards', look: lookOf(0xb98a54, 'boardsPolished'), second: lookOf(0xa97c48, 'boardsPolished') },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 2.4, viewSlack: 0.3, polished: true },
  };
}

export const BOWLING_ALLEY: PlaceBuilder = {
  name: 'bowling_alley',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
