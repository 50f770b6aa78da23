import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf } from '../kits/architecture/solids.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makePendant, makeTableLamp } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeArmchair, makeBench } from '../kits/rooms/seats.ts';
import { makeBed, makeBookcase, makeCabinet, makeWardrobe } from '../kits/rooms/storage.ts';
import { makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

interface Scheme {
  readonly wall: number;
  readonly accent: number;
  readonly cover: number;
  readonly rug: number;
  readonly curtain: number;
}
const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: 0xe6dfd6, accent: 0x6f8896, cover: 0x3f6478, rug: 0xd8cbb4, curtain: 0xdcd6cc },
  { wall: 0xeee4d8, accent: 0xc98f7a, cover: 0xd9a28a, rug: 0x8f9f8a, curtain: 0xf0e6da },
  { wall: 0xdfe4de, accent: 0x7f9a80, cover: 0xe0b458, rug: 0xe6dcc8, curtain: 0xc9d2c4 },
  { wall: 0xe4dde6, accent: 0x7a6a92, cover: 0x8f7aac, rug: 0xd6c9d8, curtain: 0xd0c6da },
];
const SIZE = { left: -3.9, right: 3.9, back: -4.3, front: 5.8, height: 2.75 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('bedroom');
  const scheme = random.pick(SCHEMES);
  const light = lightRoom(order, -2.2, { tint: [1.02, 0.99, 0.97] });
  const wood = lookOf(random.pick([0x9a6c42, 0x6a4428, 0xd6cbb8]), 'wood');
  const trim = lookOf(0xf3efe7, 'plaster');
  const lamp = makeTableLamp(light.lamps, lookOf(scheme.accent, 'porcelain'));
  const night = makeCabinet(wood, 0.5, 0.55);
  const placed: Placed[] = [
    put(makeBed(wood, lookOf(scheme.cover, 'cloth')), 0, SIZE.back + 1.15),
    ...[-1.3, 1.3].flatMap((x) => [put(night, x, SIZE.back + 0.25), put(lamp, x, SIZE.back + 0.25, 0, 0.55)]),
    put(makeBench(darker(wood, 0.9), 1.4, false), 0, SIZE.back + 2.5),
    put(makeWardrobe(wood, 1.7), SIZE.right - 0.31, -2.6, -Math.PI / 2),
    put(makeCabinet(wood, 1.3, 0.85), SIZE.right - 0.24, 0.4, -Math.PI / 2),
    put(makePicture(0.8, 1.0, lookOf(0xc2a05a, 'metal'), order.seed + 7), SIZE.right - 0.01, 0.4, -Math.PI / 2, 1.55),
    put(
      makeVase(lookOf(0xe9e2d4, 'porcelain'), 0.4, random.pick([0xe6a0b4, 0xf4ede4, 0x9f8fd0]), order.seed),
      SIZE.right - 0.24,
      0.75,
      0,
      0.85,
    ),
    put(makeArmchair(lookOf(scheme.accent, 'cloth')), -2.9, 0.1, 1.2),
    put(makeRoundTable(0.24, 0.5, wood), -3.3, -0.8),
    put(makePlant(order.seed, 1.3, lookOf(0xe4ddd0, 'porcelain')), -3.35, -3.7),
    put(makePicture(0.6, 0.46, wood, order.seed), -0.36, SIZE.back + 0.01, 0, 1.75),
    put(makePicture(0.5, 0.62, wood, order.seed + 1), 0.42, SIZE.back + 0.01, 0, 1.78),
    put(makePendant(light.lamps, 0.55, lookOf(scheme.curtain, 'cloth'), 2), 0, -0.8, 0, SIZE.height - 0.55),
    put(makeBookcase({ width: 1.2, height: 1.8, wood, seed: order.seed, books: 0.6 }), 1.9, SIZE.front - 0.18, Math.PI),
    ...dressRoom(order, { left: -2.9, right: 2.9, back: -3.4, table: [-3.3, 0.5, -0.8] }),
  ];
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [1.5, 6.3].map((middle) => ({
          middle,
          width: 1.05,
          bottom: 0.75,
          top: 2.35,
          kind: 'window' as const,
          panes: [2, 3] as const,
        })),
      },
      {
        side: 'left',
        openings: [4.6, 7.4].map((middle) => ({
          middle,
          width: 1.5,
          bottom: 0.6,
          top: 2.35,
          kind: 'window' as const,
          panes: [2, 3] as const,
        })),
      },
      { side: 'right', openings: [{ middle: 7.6, width: 0.9, bottom: 0, top: 2.08, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(scheme.wall, 'plaster'),
      accent: lookOf(scheme.accent, 'plaster'),
      accentSide: 'back',
      trim,
      ceiling: lookOf(0xf5f1ea, 'plaster'),
      door: trim,
      frame: trim,
    },
    floor: {
      kind: 'boards',
      look: lookOf(0xb0875c, 'boards'),
      second: lookOf(0xc9a274, 'boards'),
      lay: (floor) => layRug(floor, scheme.rug, scheme.accent),
    },
    placed,
    light,
    view: random.chance(0.7) ? 'garden' : 'city',
    openRadius: 2,
    curtains: lookOf(scheme.curtain, 'cloth'),
  };
}

function layRug(floor: Floor, hex: number, line: number): void {
  const [soft, second] = [lookOf(hex, 'soil'), lookOf(line, 'soil')];
  floor.raise(0.008);
  for (const [r, look] of [
    [1.75, second],
    [1.68, soft],
    [1.3, second],
    [1.25, soft],
    [0.5, second],
    [0.45, soft],
  ] as const)
    floor.disc(0, -0.1, r, look, 48);
}

export const BEDROOM: PlaceBuilder = {
  name: 'bedroom',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
