import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { type Look, lookOf } from '../kits/architecture/solids.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeTruss } from '../kits/rooms/works.ts';
import { makeFloodlight, makePainted, makeStrawRing, makeTiers } from '../kits/sports/hall-pieces.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A hall for games and fights: a floor for what is played on it, tiers full of people around, great lamps above. */
const SIZE = { left: -19, right: 19, back: -17, front: 20, height: 9 } as const;

interface HallFloor {
  readonly tells: RegExp;
  readonly floor: Look;
  readonly paints: readonly Piece[];
  /** How bright the hall is around what the lamps are on. */
  readonly dark: number;
}

const WHITE = lookOf(0xf4f4f0, 'polished');
const BOARDS = lookOf(0xc8945c, 'boardsPolished');

/** Behind whoever plays, so that the picture shows whose floor it is. */
const BASKETBALL: HallFloor = {
  tells: /basketball|\bhoops?\b|\bnba\b|\barena\b|\bgym\b|gymnasium|sports hall/,
  floor: BOARDS,
  dark: 1.5,
  paints: [
    makePainted((painter) => {
      const key = lookOf(0x9c3b32, 'polished');
      painter.frame(-9, -8, 9, 10, WHITE);
      painter.area(-2.4, -8, 2.4, -2.4, key).frame(-2.4, -8, 2.4, -2.4, WHITE);
      painter.ring(0, -2.4, 1.8, WHITE).ring(0, -7, 6.6, WHITE, { from: -0.23, to: 0.23 });
      painter.ring(0, 4.5, 2, WHITE);
    }),
  ],
};

const FLOORS: readonly HallFloor[] = [
  {
    tells: /sumo/,
    floor: lookOf(0x6a5238, 'boards'),
    dark: 0.9,
    paints: [
      makePainted((painter) => {
        const clay = lookOf(0xc9a878, 'soil');
        painter.area(-3.6, -3.6, 3.6, 3.6, lookOf(0xb8986a, 'soil')).disc(0, 0, 2.6, clay);
        for (const x of [-0.6, 0.55]) painter.area(x, -0.45, x + 0.06, 0.45, lookOf(0xf2ede0, 'soil'));
      }),
      makeStrawRing(2.6),
    ],
  },
  {
    tells: /box(?:ing|er)|wrestl|\bmma\b|\bufc\b|octagon|\bring\b|fight night/,
    floor: lookOf(0x30343c, 'concrete'),
    dark: 0.45,
    paints: [],
  },
  {
    tells: /gymnast/,
    floor: lookOf(0x39649c, 'cloth'),
    dark: 1.7,
    paints: [
      makePainted((painter) =>
        painter.area(-6, -6, 6, 6, lookOf(0x4f86c6, 'cloth')).frame(-6, -6, 6, 6, lookOf(0xf0f0ec, 'cloth'), 0.14),
      ),
    ],
  },
  {
    tells: /judo|karate|taekwondo|martial|fencing|tatami/,
    floor: lookOf(0x3a5f8c, 'cloth'),
    dark: 1.5,
    paints: [
      makePainted((painter) =>
        painter
          .area(-5, -5, 5, 5, lookOf(0xc2483c, 'cloth'))
          .area(-4, -4, 4, 4, lookOf(0xd8b048, 'cloth'))
          .frame(-4, -4, 4, 4, lookOf(0xf0f0ec, 'cloth')),
      ),
    ],
  },
  {
    tells: /volleyball|badminton|handball/,
    floor: lookOf(0x2f7a8a, 'polished'),
    dark: 1.6,
    paints: [
      makePainted((painter) =>
        painter
          .area(-7, -4.2, 7, 4.2, lookOf(0xd07a3a, 'polished'))
          .frame(-7, -4.2, 7, 4.2, WHITE)
          .area(-2.4, -4.2, -2.32, 4.2, WHITE)
          .area(2.32, -4.2, 2.4, 4.2, WHITE),
      ),
    ],
  },
  BASKETBALL,
];

function plan(order: PlaceOrder): RoomPlan {
  const { floor, paints, dark } =
    FLOORS.find(({ tells }) => order.dressing.some((word) => tells.test(word))) ?? BASKETBALL;
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [1, 0.99, 0.96], dark });
  const light = { ...own, lamps: litAtLeast(0.8, own) };
  const [flood, truss] = [makeFloodlight(light.lamps), makeTruss(34, lookOf(0x2c3038, 'metal'))];
  // Where it is dark around, the lamps hang over the middle alone.
  const lampsAt = dark < 0.7 ? [-2.4, 2.4] : [-8, 0, 8];
  const placed: Placed[] = [
    ...paints.map((piece) => put(piece, 0, 0)),
    ...[-13.5, -4.5, 4.5, 13.5].map((x, k) => put(makeTiers(9, order.seed + k), x, -9.2)),
    ...[-1, 1].flatMap((side) =>
      [-4.6, 4.4, 13.4].map((z, k) =>
        put(makeTiers(9, order.seed + 4 + k + side), side * 11.4, z, (-side * Math.PI) / 2),
      ),
    ),
    ...[-5, 3].map((z) => put(truss, 0, z, 0, SIZE.height - 1.1)),
    ...[-5, 0, 3].flatMap((z) => lampsAt.map((x) => put(flood, x, z, 0, SIZE.height - 1.5))),
  ];
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{ wall: lookOf(0x3c4048, 'concrete'), trim: lookOf(0x8a2f34, 'paint'), ceiling: lookOf(0x1e2228, 'metal') },
      ...{ door: lookOf(0x8a9098, 'metal'), frame: lookOf(0x8a9098, 'metal') },
    },
    floor: { kind: 'carpet', look: floor, second: floor },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 7.5, viewSlack: 0.5 },
  };
}

export const SPORTS_HALL: PlaceBuilder = {
  name: 'sports_hall',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
