import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf } from '../kits/architecture/solids.ts';
import { makeFireplace, makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makeFloorLamp, makePendant, makeTableLamp } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeArmchair, makeSofa } from '../kits/rooms/seats.ts';
import { makeBookcase, makeCabinet } from '../kits/rooms/storage.ts';
import { makeRoundTable, makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { isHut, planHut } from './hut.ts';
import { isAtWindow, planNook } from './window-nook.ts';

interface Scheme {
  readonly wall: number;
  readonly accent: number;
  readonly sofa: number;
  readonly chair: number;
  readonly cushions: readonly number[];
  readonly rug: readonly [number, number, number];
  readonly curtain: number;
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    wall: 0xe9dfcd,
    accent: 0x7f9684,
    sofa: 0x4f6d72,
    chair: 0xc98a4b,
    cushions: [0xd9a441, 0xe8ddc8],
    rug: [0xb5533c, 0xe6d5b8, 0x2f4858],
    curtain: 0xd8c9ad,
  },
  {
    wall: 0xe6e0d6,
    accent: 0xb8694a,
    sofa: 0xd6c8b2,
    chair: 0x5f7f6b,
    cushions: [0xb5533c, 0x3f5f66],
    rug: [0x3f5f66, 0xe9dfca, 0xc98a4b],
    curtain: 0xe3d8c4,
  },
  {
    wall: 0xdfe3e0,
    accent: 0x3f5870,
    sofa: 0xa8482f,
    chair: 0xd9b878,
    cushions: [0xe8ddc8, 0x2f4858],
    rug: [0xd9c7a4, 0x7a3326, 0x2f4858],
    curtain: 0x9fb0b4,
  },
  {
    wall: 0xeadfd2,
    accent: 0xc9a58a,
    sofa: 0x8a9a7b,
    chair: 0x7a4a38,
    cushions: [0xf0e4cf, 0xc8794a],
    rug: [0xe4d6bf, 0x8f9f82, 0xb8694a],
    curtain: 0xefe6d6,
  },
];

const SIZE = { left: -4.4, right: 4.4, back: -4.4, front: 6.4, height: 2.85 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('living room');
  const scheme = random.pick(SCHEMES);
  const light = lightRoom(order, -2.15, { tint: [1.02, 0.99, 0.95] });
  const [oak, trim] = [lookOf(random.pick([0xa9784a, 0x8a5f3a, 0xb98d5e]), 'boards'), lookOf(0xf1ece2, 'plaster')];
  const walnut = lookOf(0x6a4428, 'wood');
  // A hearth that is spoken of is what the room is arranged around; else it is one thing among others at the side.
  const hearth = order.dressing.some((word) => /\b(?:fireplace|hearth)\b/.test(word));
  const fire = hearth || light.lamps > 0.35 || order.season === 'winter' || order.dressing.includes('fire');
  const hasCity = random.chance(0.3) || order.dressing.some((word) => /skyline|city|skyscrapers/.test(word));
  const coffee = makeTable({ width: 1.15, depth: 0.6, height: 0.4, wood: walnut });
  const side = makeRoundTable(0.26, 0.52, walnut);
  const frames = [lookOf(0x3a2a20, 'wood'), lookOf(0xc2a05a, 'metal'), lookOf(0xf0ece4, 'wood')] as const;
  const seating: readonly Placed[] = [
    put(
      makeSofa({ cloth: lookOf(scheme.sofa, 'cloth'), cushions: scheme.cushions.map((hex) => lookOf(hex, 'cloth')) }),
      0,
      -3.6,
    ),
    put(coffee, 0, -2.55),
    put(
      makeVase(lookOf(0xe9e2d4, 'porcelain'), 0.42, random.pick([0xd8577a, 0xf2c14e, 0xf4ede4, 0x8f6fb8]), order.seed),
      0.25,
      -2.5,
      0,
      0.4,
    ),
  ];
  const chimney = makeFireplace(fire, lookOf(0xa89a8a, 'stone'), SIZE.height);
  const placed: Placed[] = [
    ...(hearth ? [] : seating),
    put(makeArmchair(lookOf(scheme.chair, 'cloth')), -2.75, -2.15, 1.05),
    put(side, -1.65, -3.75),
    put(makeTableLamp(light.lamps, lookOf(scheme.accent, 'porcelain')), -1.65, -3.75, 0, 0.52),
    put(makeFloorLamp(light.lamps), -3.75, -3.55),
    ...(hearth
      ? [
          put(chimney, 0.35, SIZE.back + 0.27),
          put(makePicture(0.9, 0.66, frames[1], order.seed + 2), 0.35, SIZE.back + 0.42, 0, 1.78),
        ]
      : [
          put(chimney, 4.14, -1.4, -Math.PI / 2),
          put(makePicture(0.9, 0.66, frames[1], order.seed + 2), 3.97, -1.4, -Math.PI / 2, 1.78),
          put(makePicture(1.15, 0.8, frames[0], order.seed), 0, SIZE.back + 0.01, 0, 1.75),
        ]),
    put(makeBookcase({ width: 1.5, height: 2.2, wood: walnut, seed: order.seed }), 4.2, 0.75, -Math.PI / 2),
    put(makePlant(order.seed + 3, 1.7), 3.55, -3.65, 0),
    put(makePlant(order.seed + 4, 1.1, lookOf(0xe4ddd0, 'porcelain')), -3.85, 0.3, 1),
    put(makePicture(0.42, 0.56, frames[2], order.seed + 1), SIZE.left + 0.01, 3.7, Math.PI / 2, 1.6),
    put(makeCabinet(walnut, 1.7), -1.2, SIZE.front - 0.25, Math.PI),
    put(makeVase(lookOf(scheme.accent, 'porcelain'), 0.4, null), -1.7, SIZE.front - 0.25, 0, 0.8),
    put(makePicture(1.0, 0.7, frames[1], order.seed + 6), -1.2, SIZE.front - 0.01, Math.PI, 1.7),
    put(makePendant(light.lamps, 0.62, lookOf(scheme.accent, 'metal'), 2.6), 0, -0.6, 0, SIZE.height - 0.62),
    ...dressRoom(order, { left: -2.9, right: 3.2, back: -3.5, table: [0.1, 0.4, -2.55] }),
  ];
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [2.0 - 0.35, 7.15].map((middle) => ({
          middle,
          width: 1.25,
          bottom: 0.55,
          top: 2.45,
          kind: 'window' as const,
          panes: [2, 3] as const,
        })),
      },
      {
        side: 'left',
        openings: [5.3, 7.9].map((middle) => ({
          middle,
          width: 1.5,
          bottom: 0.5,
          top: 2.45,
          kind: 'window' as const,
          panes: [2, 3] as const,
        })),
      },
      { side: 'right', openings: [{ middle: 8.6, width: 0.92, bottom: 0, top: 2.1, kind: 'door' as const }] },
      { side: 'front', openings: [{ middle: 2.2, width: 0.92, bottom: 0, top: 2.1, kind: 'door' as const }] },
    ],
    looks: {
      wall: isCabin(order) ? LOGS : lookOf(scheme.wall, 'plaster'),
      accent: isCabin(order) ? LOGS : lookOf(scheme.accent, 'plaster'),
      accentSide: 'back',
      trim,
      ceiling: isCabin(order) ? lookOf(0x8a6238, 'planks') : lookOf(0xf3efe6, 'plaster'),
      door: lookOf(0xe9e2d5, 'wood'),
      frame: trim,
    },
    floor: {
      kind: random.chance(0.3) ? 'herringbone' : 'boards',
      look: oak,
      second: darker(oak, 1.25),
      lay: (floor) => layRug(floor, scheme.rug),
    },
    placed,
    light,
    view: hasCity && !isCabin(order) ? 'city' : 'garden',
    openRadius: 2.1,
    curtains: lookOf(scheme.curtain, 'cloth'),
  };
}

const isCabin = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:cabin|chalet|lodge|log house)\b/.test(word));
/** The walls of one are of boards. */
const LOGS = lookOf(0x9a6a3c, 'planks');

/** A woven rug: borders within borders, a row of diamonds, fringes. */
function layRug(floor: Floor, [field, border, line]: readonly [number, number, number]): void {
  const [x, z0, z1] = [1.95, -2.2, 1.05];
  const cloth = (hex: number, share = 1) => darker(lookOf(hex, 'soil'), share);
  floor.raise(0.006);
  for (let k = 0; k < 60; k++) {
    const px = -x + ((k + 0.2) * 2 * x) / 60;
    floor.patch(px, z0 - 0.07, px + 0.03, z0, cloth(0xe8dcc4), 1);
    floor.patch(px, z1, px + 0.03, z1 + 0.07, cloth(0xe8dcc4), 1);
  }
  floor.patch(-x, z0, x, z1, cloth(line), 0.25);
  floor.patch(-x + 0.06, z0 + 0.06, x - 0.06, z1 - 0.06, cloth(border), 0.25);
  floor.patch(-x + 0.26, z0 + 0.26, x - 0.26, z1 - 0.26, cloth(line), 0.25);
  floor.patch(-x + 0.3, z0 + 0.3, x - 0.3, z1 - 0.3, cloth(field), 0.25);
  const diamond = (cx: number, cz: number, w: number, h: number, hex: number): void => {
    floor.piece(
      [
        [cx - w, cz],
        [cx, cz + h],
        [cx + w, cz],
        [cx, cz - h],
      ],
      cloth(hex),
    );
  };
  const middle = (z0 + z1) / 2;
  for (const cx of [-1, 0, 1]) {
    diamond(cx, middle, 0.46, 0.62, line);
    diamond(cx, middle, 0.38, 0.52, border);
    diamond(cx, middle, 0.24, 0.33, line);
    diamond(cx, middle, 0.13, 0.18, field);
  }
  for (let k = 0; k < 16; k++) {
    const cx = -x + 0.16 + (k * (2 * x - 0.32)) / 15;
    for (const cz of [z0 + 0.16, z1 - 0.16]) diamond(cx, cz, 0.06, 0.06, k % 2 === 0 ? field : line);
  }
  for (let k = 1; k < 11; k++) {
    const cz = z0 + 0.16 + (k * (z1 - z0 - 0.32)) / 11;
    for (const cx of [-x + 0.16, x - 0.16]) diamond(cx, cz, 0.06, 0.06, k % 2 === 0 ? field : line);
  }
}

/** Who sits by the fire sees the whole room, whatever falls outside its window. */
const hasHearth = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => /fireplace|hearth/.test(word));

const planFor = (order: PlaceOrder): RoomPlan =>
  isHut(order) ? planHut(order) : isAtWindow(order) && !hasHearth(order) ? planNook(order) : plan(order);

export const LIVING_ROOM: PlaceBuilder = {
  name: 'living_room',
  describe: (order) => describeRoom(order, planFor(order)),
  build: (order, sight) => buildRoom(order, planFor(order), sight),
};
