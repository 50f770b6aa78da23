import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Flight, flightHeight, layFlight, layRail, type Rail } from '../kits/architecture/flights.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeColumn } from '../kits/rooms/hall.ts';
import { makeChandelier, makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeCabinet } from '../kits/rooms/storage.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Placement, World } from '../world.ts';

/**
 * Inside, on a staircase: the film plays in the middle of its flight. A grand one comes down toward the camera from a gallery, that of a plain house runs
 * along its wall and is seen from the side.
 */
const GRAND: Flight = { width: 4.6, rise: 3.4, run: 6.4, steps: 20 };
const PLAIN: Flight = { width: 2.1, rise: 3.1, run: 5.4, steps: 17 };
const GRAND_SIZE = { left: -7.4, right: 7.4, back: -8.6, front: 12, height: 8.4 } as const;
const PLAIN_SIZE = { left: -5.4, right: 5.4, back: -1.12, front: 8.5, height: 6 } as const;

const SPLENDID =
  /\b(?:grand|marble|sweeping|curved|palace|mansion|hotel|opera|ballroom|castle|museum|double|imperial|theat(?:er|re)|titanic|villa|manor)\b/;
const isGrand = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => SPLENDID.test(word));

/** The ground of the plain one is as high as its flight where it runs, seen across it. */
const heightOf = (order: PlaceOrder): PlaceFacts['heightAt'] =>
  isGrand(order)
    ? (x, z) => (z < -GRAND.run / 2 ? GRAND.rise : Math.abs(x) > GRAND.width / 2 ? 0 : flightHeight(GRAND, z))
    : (x, z) => (z > PLAIN.width / 2 ? 0 : flightHeight(PLAIN, -x));

const wayOf = (order: PlaceOrder): readonly Vector[] =>
  isGrand(order)
    ? [
        [0, 0, GRAND.run / 2 + 1.6],
        [0, 0, GRAND.run / 2],
        [0, GRAND.rise, -GRAND.run / 2],
        [0, GRAND.rise, -GRAND.run / 2 - 1.6],
      ]
    : [
        [-PLAIN.run / 2 - 1.2, 0, 0],
        [-PLAIN.run / 2, 0, 0],
        [PLAIN.run / 2, PLAIN.rise, 0],
        [PLAIN.run / 2 + 1.2, PLAIN.rise, 0],
      ];

function makeGrand(stone: Look, carpet: Look): Placement[] {
  const { left, right, back } = GRAND_SIZE;
  const [half, edge, high] = [GRAND.width / 2, -GRAND.run / 2, GRAND.rise];
  const solids = new Solids();
  const gold = lookOf(0xc69b4e, 'metal');
  layFlight(solids, GRAND, stone, { half: 1.15, look: carpet });
  const rail: Rail = { post: stone, hand: gold, apart: 0.32, high: 0.82 };
  for (const side of [-1, 1]) {
    // Its cheek, the rail on it, and the gallery beside its head.
    solids.box(
      [Math.min(side * half, side * (half + 0.3)), 0, edge],
      [Math.max(side * half, side * (half + 0.3)), 0.2, -edge],
      darker(stone, 0.9),
      0.9,
    );
    layRail(solids, [side * (half + 0.08), 0.1, -edge + 0.1], [side * (half + 0.08), high, edge], rail);
    const [a, b] = side < 0 ? [left, -half] : [half, right];
    solids.box([a, 0, edge - 0.2], [b, high - 0.35, edge], lookOf(0xe2d6c0, 'plaster'), 0.8);
    solids.box([a, high - 0.35, edge - 0.2], [b, high, edge + 0.12], stone, 0.8);
    layRail(solids, [side * (half + 0.4), high, edge], [side * (right - 0.2), high, edge], rail);
    for (const x of [3.7, 5.9]) {
      solids.box([side * x - 0.62, 0, edge], [side * x + 0.62, 2.45, edge + 0.06], stone, 0.8);
      solids.box([side * x - 0.48, 0, edge + 0.04], [side * x + 0.48, 2.3, edge + 0.1], lookOf(0x5a3822, 'wood'), 0.8);
    }
  }
  solids.box([left, high - 0.3, back], [right, high, edge - 0.1], darker(stone, 0.95), 0.9);
  solids.box([-1.15, high, back], [1.15, high + 0.008, edge], carpet, 0.9);
  return [{ mesh: solids.build(), matrix: standing([0, 0, 0]), stays: true }];
}

function makePlain(stone: Look, carpet: Look): Placement[] {
  const solids = new Solids();
  const [half, end, high] = [PLAIN.width / 2, PLAIN.run / 2, PLAIN.rise];
  const post = lookOf(0x4a3020, 'wood');
  solids.within(standing([0, 0, 0], -Math.PI / 2), () => layFlight(solids, PLAIN, stone, { half: 0.62, look: carpet }));
  solids.box([end, 0, -half], [PLAIN_SIZE.right, high, half], lookOf(0xe6dccb, 'plaster'), 0.8);
  solids.box([end, high - 0.12, -half], [PLAIN_SIZE.right, high + 0.01, half + 0.06], stone, 0.8);
  // On the wall side, so that nobody is seen through its posts.
  solids.tube(
    [
      [-end, 0.9, -half + 0.07],
      [end, high + 0.9, -half + 0.07],
      [PLAIN_SIZE.right, high + 0.9, -half + 0.07],
    ],
    0.035,
    post,
    8,
  );
  return [{ mesh: solids.build(), matrix: standing([0, 0, 0]), stays: true }];
}

function planGrand(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('stair hall');
  const size = GRAND_SIZE;
  const own = lightRoom(order, -1.75, { tint: [1.05, 0.99, 0.9], dark: 0.9 });
  const light = { ...own, lamps: litAtLeast(0.55, own) };
  const [stone, gold] = [lookOf(random.pick([0xe6ddcb, 0xe2dcd4]), 'stone'), lookOf(0xc69b4e, 'metal')];
  const column = makeColumn(size.height - 0.1, 0.34, stone, gold);
  const placed: Placed[] = [
    ...[-6.4, 6.4].flatMap((x) => [-2.2, 2.4, 7].map((z) => put(column, x, z))),
    put(makeChandelier(light.lamps, 1.2, 2.2), 0, -1.6, 0, size.height - 2.2),
    put(makeChandelier(light.lamps, 1, 2), 0, 5.6, 0, size.height - 2),
    put(makePicture(3, 2.2, gold, order.seed + 4), 0, size.back + 0.02, 0, GRAND.rise + 1.1),
    ...[-5.2, 5.2].map((x, k) =>
      put(makePicture(1.3, 1.7, gold, order.seed + 7 + k), x, size.back + 0.02, 0, GRAND.rise + 1.2),
    ),
    ...[-4.1, 4.1].map((x, k) => put(makePlant(order.seed + k, 1.6, gold), x, 3.6)),
    ...dressRoom(order, { left: -5, right: 5, back: 3, table: [0, 0, 6] }),
  ];
  const windows = [4, 9, 14].map((middle) => ({
    ...{ middle, width: 1.9, bottom: 1.2, top: 5.2 },
    ...{ kind: 'window' as const, panes: [3, 5] as const },
  }));
  return {
    size,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: windows },
      { side: 'right', openings: windows.map((each) => ({ ...each, middle: each.middle + 3 })) },
      { side: 'front', openings: [{ middle: 7.4, width: 2.2, bottom: 0, top: 3.2, kind: 'door' }] },
    ],
    looks: {
      ...{ wall: lookOf(random.pick([0xe6d6b4, 0xd8c0b0, 0xcfd6cf]), 'plaster'), trim: lookOf(0xf2ebdc, 'plaster') },
      ...{ ceiling: lookOf(0xf0e6d0, 'plaster'), door: lookOf(0x5a3822, 'wood'), frame: gold, panelled: 1.1 },
    },
    floor: { kind: 'checkered', look: lookOf(0xe9e2d4, 'marblePolished'), second: lookOf(0x4a4038, 'marblePolished') },
    ...{ placed, light, view: 'garden' as const, openRadius: 2.3, viewSlack: 0.5, polished: true },
    curtains: lookOf(random.pick([0x8a2430, 0x2f4a5c, 0x6a4f2a]), 'cloth'),
    extra: makeGrand(stone, lookOf(random.pick([0x8a2028, 0x7a1f26, 0x24406a]), 'cloth')),
  };
}

function planPlain(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('stairs');
  const size = PLAIN_SIZE;
  const own = lightRoom(order, -1.9, { tint: [1.05, 0.99, 0.9], dark: 0.86 });
  const light = { ...own, lamps: litAtLeast(0.45, own) };
  const [wood, frame] = [lookOf(random.pick([0x8a5f3a, 0x6a4428]), 'wood'), lookOf(0x3a2a1e, 'wood')];
  return {
    size,
    walls: [
      { side: 'back', openings: [{ middle: 9.3, width: 1.1, bottom: 3.9, top: 5.4, kind: 'window', panes: [2, 2] }] },
      { side: 'left', openings: [{ middle: 4.6, width: 1.3, bottom: 0.9, top: 2.5, kind: 'window', panes: [2, 2] }] },
      { side: 'right', openings: [{ middle: 5, width: 1, bottom: 0, top: 2.1, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(random.pick([0xd8c8a8, 0xc2ccc0, 0xcdbfb4]), 'plaster'), trim: lookOf(0xf0e8da, 'plaster') },
      ...{ ceiling: lookOf(0xf2ece0, 'plaster'), door: wood, frame: lookOf(0xf0e8da, 'plaster') },
    },
    floor: { kind: 'boards', look: lookOf(0x9a7048, 'boards'), second: lookOf(0x86603c, 'boards') },
    placed: [
      ...[-2.2, -0.7, 0.8, 2.3].map((x, k) =>
        put(makePicture(0.5, 0.62, frame, order.seed + k), x, size.back + 0.02, 0, flightHeight(PLAIN, -x) + 1.75),
      ),
      put(makePendant(light.lamps, 1.4, lookOf(0x2a2a2c, 'metal'), 2.4), -3.4, 1.8, 0, size.height - 1.4),
      put(makePendant(light.lamps, 1, lookOf(0x2a2a2c, 'metal'), 2.2), 3.6, 0.4, 0, size.height - 1),
      put(makeCabinet(wood, 1.1), -4.6, -0.75),
      put(makePlant(order.seed, 1.3), -4.7, 1.6),
      ...dressRoom(order, { left: -4.4, right: 4.4, back: 2.4, table: [-4.6, 0.8, -0.75] }),
    ],
    ...{ light, view: 'garden' as const, openRadius: 2.2, viewSlack: 0.3 },
    extra: makePlain(wood, lookOf(random.pick([0x7a2f2a, 0x2f4a5a, 0x5a5a3a]), 'cloth')),
  };
}

const planOf = (order: PlaceOrder): RoomPlan => (isGrand(order) ? planGrand(order) : planPlain(order));

function build(order: PlaceOrder, sight: Parameters<PlaceBuilder['build']>[1]): World {
  return { ...buildRoom(order, planOf(order), sight), heightAt: heightOf(order) };
}

export const STAIR_HALL: PlaceBuilder = {
  name: 'stair_hall',
  describe: (order) => ({
    ...describeRoom(order, planOf(order)),
    heightAt: heightOf(order),
    bestView: isGrand(order) ? 0.22 : 0,
    spots: [],
    ways: [
      {
        ...{ kind: 'stairs', points: wayOf(order), width: isGrand(order) ? GRAND.width * 0.8 : 0.6 },
        steps: (isGrand(order) ? GRAND : PLAIN).steps,
      },
    ],
  }),
  build,
};
