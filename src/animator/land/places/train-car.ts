import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStripLamp } from '../kits/rooms/strip-lamp.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Inside a train: seats that face each other under wide windows, a rack above them, lamps along the ceiling. */
const SIZE = { left: -4.8, right: 4.8, back: -1.7, front: 4.6, height: 2.6 } as const;
/** Words for what is seen through the windows between houses. */
const TOWN =
  /\b(?:city|neon|street|bus|tram|subway|metro|tokyo|new york|london|paris|shinjuku|urban|skyline|downtown)\b/;
/** Metres from one pair of seats to the next. */
const BAYS = [-2.9, 0, 2.9] as const;

/** For luggage, on brackets from the wall; back at z 0. */
const makeRack = (length: number): Piece => ({
  name: 'shelf',
  width: length,
  depth: 0.45,
  height: 0.2,
  light: true,
  make() {
    const solids = new Solids();
    const steel = lookOf(0xb8bec2, 'metal');
    for (const z of [0.08, 0.2, 0.32, 0.44])
      solids.tube(
        [
          [-length / 2, 0, z],
          [length / 2, 0, z],
        ],
        0.012,
        steel,
        6,
      );
    for (let x = -length / 2 + 0.3; x < length / 2; x += 1.4)
      solids.box([x - 0.015, -0.06, 0], [x + 0.015, 0.01, 0.46], steel);
    for (const [x, wide, hex] of [
      [-length / 2 + 1, 0.6, 0x7a4a2c],
      [0.4, 0.5, 0x2f4f6a],
      [length / 2 - 1.2, 0.7, 0x5a5f3c],
    ] as const)
      solids.softBox([x, 0.015, 0.08], [x + wide, 0.28, 0.42], 0.04, lookOf(hex, 'leather'));
    return solids.build();
  },
});

/** Room for two, with a back as high as a head; front along +z. */
const makeSeat = (cloth: Look): Piece => ({
  name: 'seat',
  width: 1.1,
  depth: 0.62,
  height: 1.25,
  spots: [-0.27, 0.27].map((x) => ({ kind: 'seat', at: [x, 0.44, 0.06], heading: 0, radius: 0.3 })),
  make() {
    const solids = new Solids({ grounded: true });
    const shell = lookOf(0x6a7076, 'plastic');
    solids.box([-0.45, 0, -0.1], [0.45, 0.3, 0.2], shell);
    for (const x of [-0.54, 0.01]) {
      solids.softBox([x, 0.3, -0.22], [x + 0.53, 0.45, 0.32], 0.05, cloth, { puff: 0.02 });
      solids.softBox([x, 0.42, -0.3], [x + 0.53, 1.02, -0.16], 0.05, cloth, { puff: 0.02 });
      solids.softBox([x + 0.08, 1, -0.29], [x + 0.45, 1.24, -0.17], 0.05, lookOf(0xe9e5dc, 'cloth'));
    }
    solids.softBox([-0.56, 0.3, -0.33], [0.56, 1.2, -0.29], 0.02, shell, { rings: 1 });
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('train car');
  const own = lightRoom(order, Math.PI, { tint: [1, 1, 0.98], dark: 0.9 });
  const light = { ...own, lamps: litAtLeast(0.4, own) };
  const cloth = lookOf(random.pick([0x2f4f7a, 0x7a2f34, 0x2f5f50]), 'cloth');
  const [wood, trim] = [lookOf(0xb98a58, 'wood'), lookOf(0xd8d4cc, 'plaster')];
  const seat = makeSeat(cloth);
  const placed: Placed[] = [
    ...BAYS.flatMap((x) => [
      put(seat, x - 1.05, SIZE.back + 0.66, Math.PI / 2),
      put(seat, x + 1.05, SIZE.back + 0.66, -Math.PI / 2),
      put(makeTable({ width: 0.8, depth: 0.6, height: 0.7, wood }), x, SIZE.back + 0.42),
    ]),
    put(makeRack(SIZE.right - SIZE.left - 0.4), 0, SIZE.back + 0.03, 0, 2.12),
    put(makeStripLamp(SIZE.right - SIZE.left - 1, light.lamps), 0, 0.4, 0, SIZE.height),
  ];
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: BAYS.map((x) => ({
          ...{ middle: x - SIZE.left, width: 1.9, bottom: 0.86, top: 2 },
          ...{ kind: 'window' as const, panes: [1, 1] as const },
        })),
      },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(0xe9e5dc, 'plaster'),
      trim,
      ceiling: lookOf(0xf2f0ea, 'plaster'),
      door: lookOf(0x8a9096, 'metal'),
      frame: lookOf(0x4a4e52, 'metal'),
    },
    floor: { kind: 'carpet', look: darker(cloth, 0.6), second: darker(cloth, 0.5) },
    placed,
    light,
    view: order.dressing.some((word) => TOWN.test(word)) ? 'city' : 'passing',
    openRadius: 2,
  };
}

export const TRAIN_CAR: PlaceBuilder = {
  name: 'train_car',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
