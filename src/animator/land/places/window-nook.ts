import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeFloorLamp } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeArmchair, makeBench } from '../kits/rooms/seats.ts';
import { makeBookcase } from '../kits/rooms/storage.ts';
import { makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceOrder } from '../place.ts';

interface Scheme {
  readonly wall: number;
  readonly chair: number;
  readonly curtain: number;
  readonly rug: number;
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: 0xe2d8c6, chair: 0x5f7f6b, curtain: 0xefe4d0, rug: 0xb5533c },
  { wall: 0x8fa39a, chair: 0xc98a4b, curtain: 0xf0e8da, rug: 0xe0d2b8 },
  { wall: 0xd9cfc6, chair: 0x8a4a3a, curtain: 0xc9b79a, rug: 0x3f5f66 },
];
/** A corner of a room, so that whoever sits there looks out of one window and is seen before the other. */
const SIZE = { left: -3.4, right: 2.3, back: -1.75, front: 5.6, height: 2.75 } as const;

const WINDOW = /window/;
/** Whether a film plays at a window. */
export const isAtWindow = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => WINDOW.test(word));

/** Two wide windows, an armchair before them, a bench below, books and plants around. */
export function planNook(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('window nook');
  const scheme = random.pick(SCHEMES);
  const light = lightRoom(order, 1.1, { tint: [1.02, 1, 0.97] });
  const wood = lookOf(random.pick([0x9a6c42, 0x7a4f2e, 0xc9a474]), 'wood');
  const trim = lookOf(0xf2ede3, 'plaster');
  const placed: Placed[] = [
    put(makeArmchair(lookOf(scheme.chair, 'cloth')), 0, -0.55, 0.85),
    put(makeRoundTable(0.26, 0.5, wood), 0.95, -1.15),
    put(makeBench(wood, 1.5, false), -1.75, SIZE.back + 0.3),
    put(makePlant(order.seed, 1.25), 1.95, SIZE.back + 0.35),
    put(makePlant(order.seed + 3, 0.5, lookOf(0xe4ddd0, 'porcelain')), -2.3, SIZE.back + 0.3, 0, 0.46),
    put(
      makeBookcase({ width: 1.3, height: 2, wood, seed: order.seed, books: 0.85 }),
      SIZE.left + 0.18,
      0.4,
      Math.PI / 2,
    ),
    put(makePicture(0.7, 0.9, wood, order.seed), SIZE.left + 0.01, 2.1, Math.PI / 2, 1.6),
    put(
      makeVase(lookOf(0xe9e2d4, 'porcelain'), 0.26, random.pick([0xe6a0b4, 0xf4ede4, 0xd9a441]), order.seed),
      1.05,
      -1.2,
      0,
      0.5,
    ),
    put(makeFloorLamp(light.lamps), -0.95, -1.3),
    ...dressRoom(order, { left: -2.8, right: 1.4, back: -1.2, table: [0.9, 0.5, -1.1] }),
  ];
  const walls: RoomPlan['walls'] = [
    {
      side: 'back',
      openings: [
        { middle: 3.45, width: 2.3, bottom: 0.62, top: 2.4, kind: 'window', panes: [3, 2] },
        { middle: 0.95, width: 1.1, bottom: 0.62, top: 2.4, kind: 'window', panes: [1, 2] },
      ],
    },
    {
      side: 'right',
      openings: [{ middle: 2.1, width: 2.4, bottom: 0.62, top: 2.4, kind: 'window', panes: [3, 2] }],
    },
    { side: 'left', openings: [{ middle: 1.6, width: 0.95, bottom: 0, top: 2.1, kind: 'door' }] },
    { side: 'front', openings: [] },
  ];
  return {
    size: SIZE,
    walls,
    looks: {
      wall: lookOf(scheme.wall, 'plaster'),
      trim,
      ceiling: lookOf(0xf5f1ea, 'plaster'),
      door: trim,
      frame: trim,
    },
    floor: {
      kind: 'boards',
      look: lookOf(0xa87c50, 'boards'),
      second: lookOf(0xc09664, 'boards'),
      lay: (floor) => {
        floor.raise(0.008);
        floor.disc(0, 0.3, 1.5, lookOf(scheme.rug, 'soil'), 48);
        floor.disc(0, 0.3, 1.4, lookOf(0xe6dac4, 'soil'), 48);
        floor.disc(0, 0.3, 1.28, lookOf(scheme.rug, 'soil'), 48);
      },
    },
    placed,
    light,
    view: order.dressing.some((word) => /city|skyline|apartment|penthouse|street/.test(word)) ? 'city' : 'garden',
    openRadius: 1.5,
    viewSlack: 0.2,
    curtains: lookOf(scheme.curtain, 'cloth'),
  };
}
