import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makeArch, makeColumn, makePedestal, makeStainedGlass } from '../kits/rooms/hall.ts';
import { makeCandle, makeChandelier } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Placement } from '../world.ts';

/** A great room: a ballroom; a museum or a church where the order says so. Floors of polished marble show who crosses them. */
const SIZE = { left: -8.5, right: 8.5, back: -12, front: 13, height: 7.4 } as const;
const WINDOWS = [4.4, 9.2, 14, 18.8] as const;

type Kind = 'ballroom' | 'museum' | 'church';
function kindOf({ dressing }: PlaceOrder): Kind {
  const says = (...words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  if (says('church', 'cathedral', 'chapel', 'altar', 'temple')) return 'church';
  return says('museum', 'gallery', 'exhibition') ? 'museum' : 'ballroom';
}

const isGallery = ({ dressing }: PlaceOrder): boolean =>
  saysOf({ dressing }, 'gallery', 'exhibition', 'painting', 'art museum');

/** Walls that stand free to both sides of the way through, a picture on each: where, and how far turned to who comes. */
const SCREENS = [
  [-4.3, 3.6, 0.34],
  [4.3, 1.4, -0.34],
  [-4.3, -3.4, 0.34],
  [4.3, -5.2, -0.34],
] as const;

/** As many pictures as a gallery has: wide and tall ones, in gold and in black, close together on every wall. */
function hangGallery(order: PlaceOrder, gold: Look): Placed[] {
  const black = lookOf(0x26221e, 'wood');
  const white = lookOf(0xf1ece2, 'plaster');
  const screen: Piece = {
    ...{ name: 'screen', width: 3.3, depth: 0.22, height: 3 },
    make() {
      const solids = new Solids();
      solids.box([-1.65, 0, -0.11], [1.65, 3, 0.11], white, 2);
      return solids.build();
    },
  };
  const picture = (wide: number, tall: number, k: number): Piece =>
    makePicture(wide, tall, k % 2 === 0 ? gold : black, order.seed * 3 + 60 + k);
  return [
    ...SCREENS.flatMap(([x, z, turn], k) => [
      put(screen, x, z, turn),
      put(
        k % 2 === 0 ? picture(2.2, 1.5, k) : picture(1.3, 1.8, k),
        x + 0.13 * Math.sin(turn),
        z + 0.13 * Math.cos(turn),
        turn,
        1.7,
      ),
    ]),
    ...[-5.6, 5.6].flatMap((x, k) => [
      put(picture(2, 2.6, 10 + k), x - Math.sign(x) * 0.6, SIZE.back + 0.02, 0, 2.6),
      put(picture(1.2, 0.9, 12 + k), x + Math.sign(x) * 1.7, SIZE.back + 0.02, 0, 2.2),
    ]),
    ...[-9.6, -4.8, 0, 4.8, 9.6].map((z, k) => put(picture(0.9, 1.2, 20 + k), SIZE.right - 0.02, z, -Math.PI / 2, 2.4)),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('hall');
  const kind = kindOf(order);
  const own = lightRoom(order, -1.75, { tint: [1.04, 0.99, 0.9], dark: kind === 'church' ? 0.62 : 0.86 });
  const light = { ...own, lamps: litAtLeast(kind === 'museum' ? 0.6 : 0.55, own) };
  const stone = lookOf(kind === 'church' ? 0xb3a894 : random.pick([0xe6ddcb, 0xd9cdbb, 0xe2dcd4]), 'stone');
  const gold = kind === 'church' ? stone : lookOf(0xc69b4e, 'metal');
  const column = makeColumn(SIZE.height - 0.1, 0.36, stone, gold);
  const columns = [-9.6, -4.8, 0, 4.8, 9.6].flatMap((z) => [put(column, -6.6, z), put(column, 6.6, z)]);
  const placed: Placed[] = [...columns];
  const chandelier = makeChandelier(light.lamps, 1.15, 2.2);
  if (kind === 'ballroom') {
    placed.push(put(makePicture(3.2, 2.3, gold, order.seed + 40), 0, SIZE.back + 0.02, 0, 3.1));
    for (const z of [-7.5, -1, 5.5]) placed.push(put(chandelier, 0, z, 0, SIZE.height - 2.2));
    for (const z of [-7, -2.4, 2.4, 7])
      for (const side of [-1, 1])
        placed.push(put(makePlant(order.seed + z, 1.5, lookOf(0xc69b4e, 'metal')), side * 7.6, z));
    placed.push(
      put(makeTable({ width: 3.4, depth: 0.9, height: 0.8, wood: lookOf(0xf2ede2, 'cloth') }), -3.4, SIZE.back + 0.9),
      put(makeTable({ width: 3.4, depth: 0.9, height: 0.8, wood: lookOf(0xf2ede2, 'cloth') }), 3.4, SIZE.back + 0.9),
    );
    for (const x of [-4.4, -3.4, -2.4, 2.4, 3.4, 4.4])
      placed.push(put(makeCandle(true, 0.3), x, SIZE.back + 0.9, 0, 0.8));
  } else if (kind === 'museum') {
    const pedestals = isGallery(order) ? [-9, 7.5] : [-9, -4.5, 3.2, 7.5];
    for (const [k, z] of pedestals.entries())
      for (const side of [-1, 1])
        placed.push(
          put(
            makePedestal((k + (side > 0 ? 1 : 0)) % 3, lookOf(0x8a8078, 'stone')),
            side * 4.6,
            z,
            -side * Math.PI * 0.5,
          ),
        );
    for (const z of [-7.2, -2.4, 2.4, 7.2])
      placed.push(put(makePicture(2.6, 1.8, gold, order.seed + z * 3), SIZE.right - 0.02, z, -Math.PI / 2, 2.5));
    placed.push(
      put(makePicture(4.2, 2.8, gold, order.seed + 50), 0, SIZE.back + 0.02, 0, 3),
      ...(isGallery(order) ? hangGallery(order, gold) : []),
      put(makeBench(lookOf(0x3a2a20, 'leather'), 2.2, false), 0, -6.5),
    );
  } else {
    for (let z = -5.5; z < 11; z += 1.25)
      if (Math.abs(z) > 2.2)
        for (const side of [-1, 1]) placed.push(put(makeBench(lookOf(0x5a3a22, 'wood'), 3.2), side * 3.4, z, Math.PI));
    placed.push(
      put(
        makeTable({ width: 2.6, depth: 1, height: 1, wood: lookOf(0xece6da, 'cloth'), name: 'altar' }),
        0,
        SIZE.back + 2,
      ),
    );
    for (const x of [-1, -0.7, 0.7, 1]) placed.push(put(makeCandle(true, 0.36), x, SIZE.back + 2, 0, 1));
    const day = { day: 1.5, golden_hour: 1.7, dawn: 1.1, dusk: 0.5, night: 0.12 }[order.time] ?? 1;
    placed.push(put(makeStainedGlass(2.6, 4.4, day), 0, SIZE.back + 0.02, 0, 2.2));
    for (const x of [-4.6, 4.6]) placed.push(put(makeStainedGlass(1.4, 3.2, day), x, SIZE.back + 0.02, 0, 2.2));
    for (const z of [-6, 0, 6]) placed.push(put(makeChandelier(light.lamps, 0.7, 3), 0, z, 0, SIZE.height - 3));
  }
  placed.push(...dressRoom(order, { left: -5, right: 5, back: -9, table: [3.4, 0.8, SIZE.back + 0.9] }));
  const marble =
    kind === 'church'
      ? [0x8a8276, 0x6f685e]
      : random.pick([
          [0xe9e2d4, 0x4a4038],
          [0xe2d6c2, 0x8a5a44],
          [0xe6e2dc, 0x2f3a44],
        ]);
  const side = kind === 'museum' ? ([] as const) : WINDOWS;
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings:
          kind === 'ballroom'
            ? [3.4, 13.6].map((middle) => ({
                middle,
                width: 1.9,
                bottom: 0.9,
                top: 4.6,
                kind: 'window' as const,
                panes: [3, 5] as const,
              }))
            : [],
      },
      {
        side: 'left',
        openings: WINDOWS.map((middle) => ({
          middle: middle + 1,
          width: 1.9,
          bottom: 0.9,
          top: 4.6,
          kind: 'window' as const,
          panes: [3, 5] as const,
        })),
      },
      {
        side: 'right',
        openings: side.map((middle) => ({
          middle: middle + 1,
          width: 1.9,
          bottom: 0.9,
          top: 4.6,
          kind: 'window' as const,
          panes: [3, 5] as const,
        })),
      },
      { side: 'front', openings: [{ middle: 8.5, width: 2.2, bottom: 0, top: 3.2, kind: 'door' }] },
    ],
    looks: {
      wall: kind === 'church' ? stone : lookOf(random.pick([0xe6d6b4, 0xd8c0b0, 0xcfd6cf]), 'plaster'),
      trim: kind === 'church' ? darker(stone, 0.9) : lookOf(0xf2ebdc, 'plaster'),
      ceiling: ([x, , z]) =>
        kind === 'church'
          ? darker(stone, 0.7)
          : (Math.floor(x / 2.4) + Math.floor(z / 2.4)) % 2 === 0
            ? lookOf(0xf0e6d0, 'plaster')
            : lookOf(0xe0cfa8, 'plaster'),
      door: lookOf(0x5a3822, 'wood'),
      frame: kind === 'church' ? stone : gold,
      panelled: kind === 'church' ? 0 : 1.1,
    },
    floor: {
      kind: kind === 'church' ? 'stone' : 'checkered',
      look: lookOf(marble[0] ?? 0xe9e2d4, 'marblePolished'),
      second: lookOf(marble[1] ?? 0x4a4038, 'marblePolished'),
      lay: (floor) => layCarpet(floor, kind),
    },
    placed,
    light,
    view: 'garden',
    openRadius: kind === 'church' ? 2 : 5,
    polished: true,
    ...(kind === 'ballroom' ? { curtains: lookOf(random.pick([0x8a2430, 0x2f4a5c, 0x6a4f2a]), 'cloth') } : {}),
    extra: arches(kind, stone, gold),
  };
}

function layCarpet(floor: Floor, kind: Kind): void {
  if (kind === 'museum') return;
  if (kind === 'church') {
    floor
      .patch(-0.8, SIZE.back + 3, 0.8, SIZE.front, lookOf(0x7a2026, 'soil'), 0.5)
      .patch(-0.72, SIZE.back + 3, 0.72, SIZE.front, lookOf(0x8f2a2e, 'soil'), 0.5);
    return;
  }
  const [dark, pale, gold] = [
    lookOf(0x5a3a2c, 'marblePolished'),
    lookOf(0xe9dcc4, 'marblePolished'),
    lookOf(0xc29a54, 'marblePolished'),
  ];
  // An inlaid star where one dances.
  for (const [r, look] of [
    [3.1, gold],
    [3.0, dark],
    [2.6, gold],
    [2.52, pale],
  ] as const)
    floor.disc(0, 0, r, look, 64);
  for (let k = 0; k < 16; k++) {
    const [a, b, c] = [(k - 0.5) * 0.3927, k * 0.3927, (k + 0.5) * 0.3927];
    const r = k % 2 === 0 ? 2.45 : 1.6;
    floor.piece(
      [
        [0, 0],
        [Math.sin(a) * 0.8, Math.cos(a) * 0.8],
        [Math.sin(b) * r, Math.cos(b) * r],
        [Math.sin(c) * 0.8, Math.cos(c) * 0.8],
      ],
      k % 2 === 0 ? dark : gold,
    );
  }
}

/** Half rounds over the tall windows. */
function arches(kind: Kind, stone: ReturnType<typeof lookOf>, gold: ReturnType<typeof lookOf>): Placement[] {
  const mesh = makeArch(
    1.9,
    kind === 'church' ? stone : gold,
    kind === 'church' ? shine([0.5, 0.3, 0.2], 0.4) : lookOf(0xd8d2c2, 'plaster'),
  );
  const list: Placement[] = [];
  for (const middle of WINDOWS) {
    list.push({ mesh, matrix: standing([SIZE.left + 0.02, 4.66, SIZE.front - middle - 1], Math.PI / 2) });
    if (kind !== 'museum')
      list.push({ mesh, matrix: standing([SIZE.right - 0.02, 4.66, SIZE.back + middle + 1], -Math.PI / 2) });
  }
  return list;
}

export const HALL: PlaceBuilder = {
  name: 'hall',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
