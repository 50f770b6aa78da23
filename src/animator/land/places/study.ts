import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf } from '../kits/architecture/solids.ts';
import { makeFireplace, makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makeChandelier, makeFloorLamp } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeArmchair, makeChair } from '../kits/rooms/seats.ts';
import { makeBookcase } from '../kits/rooms/storage.ts';
import { makeBankerLamp, makeGlobe, makeGrandfatherClock, makeLadder, makePapers } from '../kits/rooms/study.ts';
import { makeDesk, makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A room of books: dark wood, leather, green glass. */
const SIZE = { left: -4.6, right: 4.6, back: -4.2, front: 6.6, height: 3.5 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('study');
  const light = lightRoom(order, -2.3, { tint: [1.06, 0.97, 0.84], dark: 0.82 });
  const wood = lookOf(random.pick([0x5a3822, 0x4a2c1c, 0x6a4228]), 'wood');
  const leather = lookOf(random.pick([0x6a2a1e, 0x2f4a3a, 0x5a3a22]), 'leather');
  const wall = random.pick([0x3f5548, 0x6a3230, 0x34465a, 0x7a6a4a]);
  const evening = light.lamps > 0.35 || order.season === 'winter';
  // Lamps are lit in a library at any hour.
  const lamps = litAtLeast(0.45, light);
  const tall = (width: number, seed: number) =>
    makeBookcase({ width, height: 2.9, wood, seed: order.seed + seed, books: 0.94 });
  const gilt = lookOf(0xb8934e, 'metal');
  const placed: Placed[] = [
    put(tall(2.7, 1), -3.2, SIZE.back + 0.18),
    put(tall(2.7, 2), 3.2, SIZE.back + 0.18),
    put(tall(2.9, 3), SIZE.right - 0.18, -1.9, -Math.PI / 2),
    put(tall(2.6, 4), SIZE.right - 0.18, 3.9, -Math.PI / 2),
    put(tall(2.4, 5), SIZE.left + 0.18, 4.6, Math.PI / 2),
    put(makeLadder(2.9, darker(wood, 1.3)), 2.5, SIZE.back + 0.36),
    put(makeDesk(wood, 1.7), 0, -2.85),
    put(makeChair(wood, leather), 0, -3.45, 0),
    put(makeBankerLamp(lamps), -0.55, -2.95, 0, 0.76),
    put(makePapers(), 0.15, -2.8, 0.1, 0.76),
    put(makeArmchair(leather), -2.75, -1.7, 1.15),
    put(makeArmchair(leather), 2.7, -0.9, -1.3),
    put(makeRoundTable(0.28, 0.5, wood), -3.3, -2.6),
    put(makeFloorLamp(lamps, lookOf(0xd9c49a, 'cloth')), -3.9, -2.2),
    put(makeGlobe(), 1.75, -3.1),
    put(makeFireplace(evening, lookOf(0x8a7f76, 'stone'), SIZE.height), SIZE.right - 0.26, 1.2, -Math.PI / 2),
    put(makePicture(0.8, 1.0, gilt, order.seed + 3), SIZE.right - 0.44, 1.2, -Math.PI / 2, 1.9),
    put(makeGrandfatherClock(wood), SIZE.left + 0.17, 2.6, Math.PI / 2),
    put(makePlant(order.seed, 1.5, lookOf(0x7a5a3a, 'metal')), -4.1, 1.5),
    put(makePicture(1.2, 0.85, gilt, order.seed + 4), 1.5, SIZE.front - 0.01, Math.PI, 1.8),
    put(makeChandelier(lamps, 0.55, 0.85), 0, -0.4, 0, SIZE.height - 0.85),
    ...dressRoom(order, { left: -3.6, right: 3.4, back: -3.4, table: [0.55, 0.76, -2.9] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 4.6, width: 2.0, bottom: 0.75, top: 3.05, kind: 'window', panes: [4, 5] }] },
      {
        side: 'left',
        openings: [6.2, 8.9].map((middle) => ({
          middle,
          width: 1.25,
          bottom: 0.6,
          top: 3.0,
          kind: 'window' as const,
          panes: [2, 5] as const,
        })),
      },
      { side: 'right', openings: [] },
      { side: 'front', openings: [{ middle: 6.6, width: 1.3, bottom: 0, top: 2.3, kind: 'door' }] },
    ],
    looks: {
      wall: lookOf(wall, 'plaster'),
      trim: darker(wood, 1.1),
      ceiling: lookOf(0xd9cdb6, 'plaster'),
      door: wood,
      frame: wood,
      panelled: 1.0,
    },
    floor: {
      kind: 'herringbone',
      look: lookOf(0x7a4f2e, 'boards'),
      second: lookOf(0x9a6a40, 'boards'),
      lay: (floor) => layPersian(floor, random.pick([0x7a2420, 0x2a3f5a])),
    },
    placed,
    light: { ...light, lamps },
    view: 'garden',
    openRadius: 2.1,
    curtains: lookOf(random.pick([0x6a2420, 0x3a4a34, 0x7a5a2c]), 'cloth'),
  };
}

/** Borders, a medallion and corners, as woven in Persia. */
function layPersian(floor: Floor, hex: number): void {
  const cloth = (value: number, share = 1) => darker(lookOf(value, 'soil'), share);
  const [w, z0, z1] = [2.1, -2.1, 1.3];
  const m = (z0 + z1) / 2;
  floor.raise(0.006);
  const gold = 0xc9a060;
  for (const [inset, tone] of [
    [0, 0x1c2430],
    [0.06, hex],
    [0.12, gold],
    [0.15, 0x1c2a3c],
    [0.36, gold],
    [0.39, hex],
  ] as const)
    floor.patch(-w + inset, z0 + inset, w - inset, z1 - inset, cloth(tone), 0.25);
  for (let k = 0; k < 22; k++)
    for (const z of [z0 + 0.255, z1 - 0.255])
      floor.disc(
        -w + 0.28 + (k * (2 * w - 0.56)) / 21,
        z,
        k % 2 === 0 ? 0.06 : 0.035,
        cloth(k % 2 === 0 ? hex : gold),
        10,
      );
  for (let k = 1; k < 15; k++)
    for (const x of [-w + 0.255, w - 0.255])
      floor.disc(
        x,
        z0 + 0.255 + (k * (z1 - z0 - 0.51)) / 15,
        k % 2 === 0 ? 0.06 : 0.035,
        cloth(k % 2 === 0 ? hex : gold),
        10,
      );
  const star = (r: number, tone: number): void => {
    for (let k = 0; k < 8; k++) {
      const [a, b, c] = [(k - 0.5) * 0.785, k * 0.785, (k + 0.5) * 0.785];
      floor.piece(
        [
          [0, m],
          [Math.sin(a) * r * 0.7, m + Math.cos(a) * r * 0.6],
          [Math.sin(b) * r, m + Math.cos(b) * r * 0.85],
          [Math.sin(c) * r * 0.7, m + Math.cos(c) * r * 0.6],
        ],
        cloth(tone),
      );
    }
  };
  star(1.15, gold);
  star(1.07, 0x1c2a3c);
  star(0.72, gold);
  star(0.65, hex);
  star(0.36, gold);
  for (const x of [-1, 1])
    for (const z of [z0 + 0.7, z1 - 0.7])
      floor
        .disc(x * (w - 0.7), z, 0.22, cloth(gold), 16)
        .disc(x * (w - 0.7), z, 0.18, cloth(0x1c2a3c), 16)
        .disc(x * (w - 0.7), z, 0.08, cloth(gold), 12);
}

export const STUDY: PlaceBuilder = {
  name: 'study',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
