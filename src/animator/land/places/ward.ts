import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeMonitorStand, makeScreenCurtain, makeWardBed } from '../kits/rooms/care.ts';
import { makeCeilingPanel, makeComputer, makeWallChart } from '../kits/rooms/class.ts';
import { makePicture, makePlant, makeVase } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeCabinet } from '../kits/rooms/storage.ts';
import { makeDesk } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A room of a hospital with beds along its wall, curtains between them and screens beside; a doctor's desk where no bed is asked for. */
const SIZE = { left: -4.4, right: 4.4, back: -4.2, front: 6, height: 2.85 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('ward');
  const own = lightRoom(order, -2, { tint: [0.98, 1, 1.02], dark: 1.12 });
  const light = { ...own, lamps: litAtLeast(0.3, own) };
  const hue = random.pick([0x7fb0b8, 0x8fb69a, 0x86a4c8]);
  const [cover, trim, steel] = [lookOf(hue, 'cloth'), lookOf(0xf4f6f5, 'plaster'), lookOf(0xd9dee0, 'paint')];
  const bed = makeWardBed(cover);
  const curtain = makeScreenCurtain(1.9, 2.25, lookOf(hue, 'cloth', 0.95));
  const office = order.dressing.some((word) => /\b(?:clinic|doctor'?s office|practice|dentist)/.test(word));
  const panel = makeCeilingPanel(light.lamps);
  const placed: Placed[] = [
    ...[-2.6, 0, 2.6].flatMap((x) => [-2.4, 1, 4].map((z) => put(panel, x, z, 0, SIZE.height - 0.05))),
    ...(office
      ? [
          put(makeDesk(lookOf(0xd8c4a0, 'wood'), 1.5), -2.4, -2.9),
          put(makeComputer(), -2.4, -2.88, Math.PI, 0.76),
          put(makeChair(lookOf(0x2a2d30, 'wood'), cover), -2.4, -3.6),
        ]
      : [put(bed, -2.7, SIZE.back + 1.15), put(makeMonitorStand(), -1.85, SIZE.back + 0.5)]),
    put(curtain, -1.35, SIZE.back + 1, Math.PI / 2),
    put(curtain, 1.5, SIZE.back + 1, -Math.PI / 2),
    put(bed, 2.75, SIZE.back + 1.15),
    put(makeMonitorStand(), 3.75, SIZE.back + 0.5),
    put(makeCabinet(steel, 0.9, 0.9), 0.05, SIZE.back + 0.26),
    put(
      makeVase(lookOf(0xe9e2d4, 'porcelain'), 0.36, random.pick([0xe6a0b4, 0xf2c14e]), order.seed),
      0.1,
      SIZE.back + 0.26,
      0,
      0.9,
    ),
    put(makeWallChart(order.seed), SIZE.right - 0.01, 0.2, -Math.PI / 2, 1.7),
    put(makePicture(0.9, 0.65, lookOf(0xd8dadb, 'metal'), order.seed), 0.05, SIZE.back + 0.02, 0, 1.7),
    put(makeCabinet(steel, 1.6, 0.95), SIZE.right - 0.26, 0.2, -Math.PI / 2),
    put(makePlant(order.seed, 1.2), -3.95, 0.5),
    ...dressRoom(order, { left: -3, right: 3, back: -3.2, table: [0.05, 0.9, SIZE.back + 0.26] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [4, 6.6].map((middle) => ({
          ...{ middle, width: 1.7, bottom: 0.85, top: 2.4 },
          ...{ kind: 'window' as const, panes: [2, 2] as const },
        })),
      },
      { side: 'right', openings: [{ middle: 8, width: 1.1, bottom: 0, top: 2.1, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(0xe6ecec, 'plaster'),
      accent: lookOf(random.pick([0xbfd6d8, 0xc6dcc8, 0xc8d4e2]), 'plaster'),
      accentSide: 'back',
      trim,
      ceiling: lookOf(0xf6f7f6, 'plaster'),
      door: lookOf(0xc9a878, 'wood'),
      frame: trim,
    },
    floor: { kind: 'tiles', look: lookOf(0xd3dcdc, 'polished'), second: lookOf(0xc6d2d3, 'polished') },
    placed,
    light,
    view: 'city',
    openRadius: 2.1,
    curtains: lookOf(0xeef2f2, 'cloth'),
  };
}

export const WARD: PlaceBuilder = {
  name: 'ward',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
