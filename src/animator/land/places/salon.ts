import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeTowels } from '../kits/rooms/bath.ts';
import { makeMirrorStation } from '../kits/rooms/care.ts';
import { makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeSofa } from '../kits/rooms/seats.ts';
import { makeBookcase } from '../kits/rooms/storage.ts';
import { makeCounter } from '../kits/rooms/tables.ts';
import { WARES } from '../kits/rooms/wares.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Where hair is cut and nails are done: a row of lit mirrors with chairs before them. */
const SIZE = { left: -4.2, right: 4.2, back: -3.9, front: 6.2, height: 3 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('salon');
  const own = lightRoom(order, -2.1, { tint: [1.02, 1, 0.98], dark: 1.08 });
  const light = { ...own, lamps: litAtLeast(0.45, own) };
  const barber = order.dressing.some((word) => /barber/.test(word));
  // Behind a stage there are costumes, and no windows.
  const backstage = order.dressing.some((word) => /dressing room|make-?up room|backstage/.test(word));
  const leather = lookOf(barber ? 0x8f2a26 : random.pick([0x2f3438, 0xd8a0a8, 0x5f8f8a]), 'leather');
  const [wood, trim] = [lookOf(barber ? 0x5a3a24 : 0xd8c4a0, 'wood'), lookOf(0xf4f1ec, 'plaster')];
  const station = makeMirrorStation(light.lamps, wood, leather);
  const placed: Placed[] = [
    ...[-3.2, -1.6, 0, 1.6, 3.2].map((x) => put(station, x, SIZE.back + 0.02)),
    ...[-2.4, 0, 2.4].map((x) =>
      put(makePendant(light.lamps, 0.7, lookOf(0x2a2a2c, 'metal'), 2.2), x, -1.4, 0, SIZE.height - 0.7),
    ),
    put(
      makeBookcase({ width: 1.4, height: 1.9, wood, seed: order.seed, books: 0.3 }),
      SIZE.right - 0.18,
      -1.2,
      -Math.PI / 2,
    ),
    put(makeTowels([0xf2f0ea, 0xd8877a]), SIZE.right - 0.02, 0.3, -Math.PI / 2, 1),
    put(
      makeCounter({
        length: 1.8,
        front: wood,
        worktop: lookOf(0xe9e6e0, 'stone'),
        handles: lookOf(0xb8934e, 'metal'),
        height: 1.05,
      }),
      SIZE.right - 0.7,
      2.6,
      -Math.PI / 2,
    ),
    ...(backstage ? costumes(order.seed) : []),
    put(makeSofa({ cloth: leather, cushions: [lookOf(0xe9dfcd, 'cloth')] }), SIZE.left + 0.5, 2.2, Math.PI / 2),
    put(makePlant(order.seed, 1.6), SIZE.left + 0.45, 0.5),
    put(makePlant(order.seed + 2, 1.2), SIZE.right - 0.45, 1.3),
    put(makePicture(0.8, 1.1, lookOf(0x2a2a2c, 'wood'), order.seed), SIZE.left + 0.01, 3.9, Math.PI / 2, 1.7),
    ...dressRoom(order, { left: -3, right: 3, back: -2.4, table: [SIZE.right - 0.7, 1.05, 2.6] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: (backstage ? [] : [3.6, 6.6]).map((middle) => ({
          ...{ middle, width: 2.2, bottom: 0.5, top: 2.6 },
          ...{ kind: 'window' as const, panes: [2, 2] as const },
        })),
      },
      { side: 'right', openings: [{ middle: 8.6, width: 1, bottom: 0, top: 2.1, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(0xeee6dc, 'plaster'),
      accent: lookOf(barber ? 0x2f4a44 : random.pick([0xd8b4ac, 0x8fb0aa, 0xc9b8d0]), 'plaster'),
      accentSide: 'back',
      trim,
      ceiling: lookOf(0xf6f3ee, 'plaster'),
      door: lookOf(0x3a3a3e, 'wood'),
      frame: trim,
    },
    floor: {
      kind: 'checkered',
      look: lookOf(0xeceae6, 'polished'),
      second: lookOf(barber ? 0x2a2a2c : 0xd4ccc4, 'polished'),
    },
    placed,
    light,
    view: 'city',
    openRadius: 2.1,
  };
}

/** What is worn tonight, on forms along the wall. */
const costumes = (seed: number): Placed[] =>
  [-2.2, -1.2, -0.2].map((z, k) =>
    put(
      {
        ...{ name: 'costume', width: 0.7, depth: 0.5, height: 1.6 },
        make() {
          const solids = new Solids({ grounded: true });
          WARES['dress form']?.draw(solids, makeRandom(seed + k * 7), k);
          return solids.build();
        },
      },
      SIZE.left + 0.5,
      z,
      Math.PI / 2,
    ),
  );

export const SALON: PlaceBuilder = {
  name: 'salon',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
