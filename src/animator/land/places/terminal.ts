import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeCeilingPanel } from '../kits/rooms/class.ts';
import { makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeColumn } from '../kits/rooms/hall.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { makeShopShelf } from '../kits/rooms/shop.ts';
import { makeCounter } from '../kits/rooms/tables.ts';
import { makeLitBoard } from '../kits/rooms/works.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import { planSupermarket } from './supermarket-plan.ts';

/** A large bright room of glass and pale stone that many pass through: an airport; a shop or a hospital where the order says so. */
const SIZE = { left: -10, right: 10, back: -12, front: 13, height: 5.6 } as const;

type Kind = 'airport' | 'shop' | 'supermarket' | 'hospital';
function kindOf({ dressing }: PlaceOrder): Kind {
  const says = (...words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  if (says('hospital', 'clinic', 'medical')) return 'hospital';
  if (
    says(
      'supermarket',
      'grocery',
      'groceries',
      'convenience store',
      'corner store',
      'bodega',
      'mini mart',
      'store aisle',
    )
  )
    return 'supermarket';
  return says('mall', 'store', 'shop', 'shopping', 'bookstore') ? 'shop' : 'airport';
}

function furnish(kind: Kind, seed: number): Placed[] {
  const seats = makeBench(lookOf(kind === 'hospital' ? 0x3f7f86 : 0x2c3136, 'leather'), 2.6);
  const rows = [-7.2, -4.4, 4.4, 7.2].flatMap((x) =>
    [-6.5, 3.2, 6].map((z) => put(seats, x, z, x < 0 ? Math.PI / 2 : -Math.PI / 2)),
  );
  const plants = [-9.2, 9.2].flatMap((x) => [-9, -3, 3].map((z, k) => put(makePlant(seed + k, 1.7), x, z)));
  const wood = lookOf(0xc9a878, 'wood');
  const counter = (length: number) =>
    makeCounter({
      length,
      front: wood,
      worktop: lookOf(0xe9e6e0, 'stone'),
      handles: lookOf(0x9aa2a8, 'metal'),
      height: 1.05,
    });
  if (kind === 'shop')
    return [
      // Aisles between rows of shelves, back to back.
      ...[-3.1, 3.1].flatMap((x, k) =>
        [-9.2, -6.1, -3, 0.1].flatMap((z, n) => [
          put(makeShopShelf(seed + k * 7 + n, 3, 2), x, z, x < 0 ? Math.PI / 2 : -Math.PI / 2),
          put(makeShopShelf(seed + k * 7 + n + 3, 3, 2), x, z, x < 0 ? -Math.PI / 2 : Math.PI / 2),
        ]),
      ),
      ...[-7.4, 7.4].flatMap((x, k) =>
        [-9.2, -6.1, -3].map((z) => put(makeShopShelf(seed + 20 + k, 3, 2), x, z, x < 0 ? Math.PI / 2 : -Math.PI / 2)),
      ),
      ...[-1.6, 1.6].map((x, k) => put(makeShopShelf(seed + 31 + k, 3, 2.2), x, SIZE.back + 0.05)),
    ];
  return [
    ...rows,
    ...plants,
    put(counter(5), kind === 'airport' ? -4.6 : 0, -10.6),
    ...(kind === 'airport' ? [put(counter(5), 4.6, -10.6)] : []),
    put(makeLitBoard(5.2, 1.7, lookOf(0x10161c, 'plastic'), kind === 'airport' ? 9 : 3), 0, SIZE.back + 0.05, 0, 2.7),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  if (kindOf(order) === 'supermarket') return planSupermarket(order);
  const random = makeRandom(order.seed).spawn('terminal');
  const kind = kindOf(order);
  const own = lightRoom(order, -1.8, { tint: [1, 1, 1], dark: 1 });
  const light = { ...own, lamps: litAtLeast(0.5, own) };
  const white = lookOf(0xeceeee, 'plaster');
  const column = makeColumn(SIZE.height - 0.05, 0.3, white, lookOf(0xb9bec2, 'metal'));
  const panel = makeCeilingPanel(light.lamps, 2.6);
  const pane = { width: 3.4, bottom: 0.15, top: 4.7, kind: 'window' as const, panes: [2, 2] as const };
  const middles = [3, 7.2, 11.4, 15.6, 19.8];
  const placed: Placed[] = [
    ...[-9, -3, 3, 9].flatMap((z) => [put(column, -8, z), put(column, 8, z)]),
    ...[-9, -5, -1, 3, 7].flatMap((z) => [-5, 0, 5].map((x) => put(panel, x, z, 0, SIZE.height - 0.05))),
    ...furnish(kind, order.seed),
    ...dressRoom(order, { left: -6, right: 6, back: -9, table: [0, 1.05, -10.6] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: kind === 'airport' ? [2.6, 17.4].map((middle) => ({ ...pane, middle })) : [] },
      { side: 'left', openings: middles.map((middle) => ({ ...pane, middle })) },
      { side: 'right', openings: kind === 'shop' ? [] : middles.map((middle) => ({ ...pane, middle })) },
      { side: 'front', openings: [{ middle: 10, width: 3, bottom: 0, top: 2.6, kind: 'door' }] },
    ],
    looks: {
      wall: lookOf(random.pick([0xe6e8e6, 0xdfe5e8, 0xeae6de]), 'plaster'),
      trim: white,
      ceiling: lookOf(0xf4f5f4, 'plaster'),
      door: lookOf(0x8fa3ad, 'metal'),
      frame: lookOf(0x9aa2a8, 'metal'),
    },
    floor: { kind: 'checkered', look: lookOf(0xd9d8d4, 'marblePolished'), second: lookOf(0xcfcdc8, 'marblePolished') },
    placed,
    light,
    view: 'city',
    openRadius: kind === 'shop' ? 2.2 : 3.4,
    polished: true,
  };
}

export const TERMINAL: PlaceBuilder = {
  name: 'terminal',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
