import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeColumn } from '../kits/rooms/hall.ts';
import { makeChandelier, makeTableLamp } from '../kits/rooms/lamps.ts';
import { makeLiftDoors } from '../kits/rooms/lift.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeArmchair, makeSofa } from '../kits/rooms/seats.ts';
import { makeCounter, makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Where guests arrive: a desk with its keys behind it, columns on marble, seats to wait in, lifts. */
const SIZE = { left: -7, right: 7, back: -6.4, front: 9, height: 4.6 } as const;

/** Pigeonholes with a key each, as they hang behind a desk. */
const makeKeyRack = (width: number, height: number): Piece => ({
  ...{ name: 'key rack', width, depth: 0.14, height, light: true },
  make() {
    const solids = new Solids();
    const [wood, brass] = [lookOf(0x4c2f1c, 'wood'), lookOf(0xc9a04a, 'metal')];
    solids.box([-width / 2, 0, 0], [width / 2, height, 0.12], wood, 0.6);
    const [columns, rows] = [Math.round(width / 0.24), Math.round(height / 0.24)];
    for (let k = 0; k < columns * rows; k++) {
      const x = -width / 2 + ((k % columns) + 0.5) * (width / columns);
      const y = (Math.floor(k / columns) + 0.5) * (height / rows);
      solids.box([x - 0.09, y - 0.09, 0.12], [x + 0.09, y + 0.09, 0.125], darker(wood, 0.35), 1);
      if ((k * 7) % 5 > 1) solids.box([x - 0.018, y - 0.07, 0.126], [x + 0.018, y + 0.03, 0.15], brass, 1);
    }
    return solids.build();
  },
});

/** A trolley for cases, of brass. */
const makeTrolley = (): Piece => ({
  ...{ name: 'luggage cart', width: 1.1, depth: 0.6, height: 1.8 },
  make() {
    const solids = new Solids({ grounded: true });
    const brass = lookOf(0xcfa24a, 'metal');
    solids.softBox([-0.55, 0.16, -0.3], [0.55, 0.22, 0.3], 0.02, lookOf(0x7a1f24, 'cloth'));
    for (const x of [-0.5, 0.5]) {
      for (const z of [-0.26, 0.26]) solids.ball([x, 0.08, z], [0.08, 0.08, 0.05], lookOf(0x222222, 'rubber'), 8);
      solids.tube(
        [
          [x, 0.2, 0],
          [x, 1.35, 0],
          [x * 0.75, 1.66, 0],
          [0, 1.78, 0],
        ],
        0.022,
        brass,
        8,
      );
    }
    solids.softBox([-0.4, 0.22, -0.2], [0.3, 0.62, 0.2], 0.04, lookOf(0x6a4426, 'leather'));
    solids.softBox([-0.3, 0.62, -0.16], [0.22, 0.86, 0.16], 0.04, lookOf(0x2f3f56, 'leather'));
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('lobby');
  const own = lightRoom(order, -1.9, { tint: [1.06, 0.99, 0.87], dark: 0.95 });
  const light = { ...own, lamps: litAtLeast(0.7, own) };
  const [gold, wood] = [lookOf(0xc69b4e, 'metal'), lookOf(random.pick([0x5a3620, 0x6e4526]), 'wood')];
  const cloth = lookOf(random.pick([0x2f5048, 0x6a2430, 0x33415e]), 'cloth');
  const column = makeColumn(SIZE.height - 0.1, 0.3, lookOf(0xe8dfcc, 'marble'), gold);
  const chandelier = makeChandelier(light.lamps, 0.95, 1.4);
  const [armchair, lamp] = [makeArmchair(cloth), makeTableLamp(light.lamps)];
  const placed: Placed[] = [
    ...[-4.6, 0.4, 5.4].flatMap((z) => [put(column, -5.2, z), put(column, 5.2, z)]),
    ...[-3.4, 2.4].map((z) => put(chandelier, 0, z, 0, SIZE.height - 1.4)),
    put(
      makeCounter({
        length: 4.6,
        front: wood,
        worktop: lookOf(0xe9e0d0, 'marble'),
        handles: gold,
        height: 1.08,
        name: 'reception desk',
      }),
      0.4,
      SIZE.back + 1.9,
    ),
    put(makeKeyRack(3.2, 1.45), 0.4, SIZE.back + 0.02, 0, 1.2),
    ...[-1.5, 2.3].map((x) => put(lamp, x, SIZE.back + 1.9, 0, 1.08)),
    put(makeVase(lookOf(0xf2ece0, 'porcelain'), 0.4, 0xd86a7a, order.seed), 0.5, SIZE.back + 1.9, 0, 1.08),
    put(makeSofa({ cloth, cushions: [lookOf(0xd8b878, 'cloth')], seats: 3 }), SIZE.left + 0.9, 1.6, Math.PI / 2),
    put(makeRoundTable(0.5, 0.5, wood), SIZE.left + 2.3, 1.6),
    put(armchair, SIZE.left + 2.2, -0.4, 0),
    put(armchair, SIZE.right - 1.2, 1.4, -Math.PI / 2),
    put(armchair, SIZE.right - 1.2, 3, -Math.PI / 2),
    put(makeTrolley(), 3.9, SIZE.back + 2.4, 0.4),
    ...[-4.4, 4.9].map((x, k) => put(makePlant(order.seed + k, 1.9, gold), x, SIZE.back + 0.7)),
    put(makePicture(1.7, 1.2, gold, order.seed + 4), -4.3, SIZE.back + 0.02, 0, 1.9),
    ...[-3.4, -0.9].map((z) => put(makeLiftDoors(gold, 3), SIZE.right - 0.02, z, -Math.PI / 2)),
    ...dressRoom(order, { left: -4.4, right: 4.4, back: -3.6, table: [0.5, 1.08, SIZE.back + 1.9] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [3.2, 7, 10.8].map((middle) => ({
          middle,
          width: 2,
          bottom: 0.5,
          top: 3.7,
          kind: 'window' as const,
          panes: [2, 3] as const,
        })),
      },
      { side: 'right', openings: [{ middle: 3.2, width: 2.2, bottom: 0, top: 2.8, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{
        wall: lookOf(random.pick([0xe6d8ba, 0xd9cbb4, 0xe4ddcf]), 'plaster'),
        accent: lookOf(0x7a5230, 'wood'),
        accentSide: 'back',
      },
      ...{ trim: lookOf(0xf0e8d6, 'plaster'), ceiling: lookOf(0xf6f1e6, 'plaster'), door: wood, frame: gold },
    },
    floor: { kind: 'checkered', look: lookOf(0xe8e0d2, 'marblePolished'), second: lookOf(0xb9a98e, 'marblePolished') },
    curtains: darker(cloth, 1.1),
    placed,
    light,
    view: 'city',
    ...{ openRadius: 3, viewSlack: 0.5, polished: true },
  };
}

export const LOBBY: PlaceBuilder = {
  name: 'lobby',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
