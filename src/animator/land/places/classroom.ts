import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeBlackboard, makeCeilingPanel, makeComputer, makeSchoolDesk, makeWallChart } from '../kits/rooms/class.ts';
import { makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeBookcase, makeCabinet } from '../kits/rooms/storage.ts';
import { makeGlobe } from '../kits/rooms/study.ts';
import { makeDesk } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Offices that are not high over a town behind a wall of glass. */
const PLAIN_OFFICE = /police|precinct|squad|detective|cubicle|call center|home|small|old|dusty|basement/;

const SIZE = { left: -5, right: 5, back: -4.4, front: 7, height: 3.1 } as const;

/** A school room with its board, or an office with its desks and screens. */
function plan(order: PlaceOrder, office: boolean): RoomPlan {
  const glazed = office && !order.dressing.some((word) => PLAIN_OFFICE.test(word));
  const random = makeRandom(order.seed).spawn('classroom');
  const own = lightRoom(order, -1.9, { tint: [1, 1, 0.98], dark: 1.05 });
  // At night whoever is still there works by the light of the screen.
  const late = office && order.time === 'night';
  const light = { ...own, lamps: late ? 0.16 : litAtLeast(office ? 0.5 : 0.3, own) };
  const wood = lookOf(office ? 0xd0b48c : 0xb98d58, 'wood');
  const chair = makeChair(lookOf(office ? 0x2a2d30 : 0x9a6c40, 'wood'), office ? lookOf(0x3f5f78, 'cloth') : null);
  const panel = makeCeilingPanel(light.lamps);
  const placed: Placed[] = [
    ...[-3, 0, 3].flatMap((x) => [-2.6, 0.6, 3.8].map((z) => put(panel, x, z, 0, SIZE.height - 0.05))),
    put(makePlant(order.seed, 1.4), -4.4, -3.8),
    put(
      makeBookcase({ width: 2, height: 1.9, wood, seed: order.seed, books: 0.8 }),
      SIZE.right - 0.18,
      -0.2,
      -Math.PI / 2,
    ),
    put(makeCabinet(wood, 1.6, 0.9), SIZE.right - 0.24, 2.6, -Math.PI / 2),
    ...dressRoom(order, { left: -4, right: 4, back: -3.6, table: [-1.5, 0.76, -3] }),
  ];
  if (office) {
    for (const [x, z] of [
      [-3.2, -2.6],
      [3.1, -2.9],
      [-3.2, 1.9],
      [-3.2, 4.3],
      [3.1, 4.4],
    ] as const) {
      placed.push(
        put(makeDesk(wood, 1.5), x, z, 0),
        put(makeComputer(), x, z + 0.02, Math.PI, 0.76),
        put(chair, x, z - 0.72, 0),
      );
    }
    if (!glazed)
      placed.push(
        put(makePicture(1.6, 1, lookOf(0x2a2a2c, 'wood'), order.seed), 0, SIZE.back + 0.02, 0, 1.75),
        put(makeCabinet(lookOf(0xd8dadb, 'metal'), 1.8, 0.75), 0, SIZE.back + 0.25),
      );
  } else {
    const desk = makeSchoolDesk(wood);
    placed.push(
      ...(order.without.includes('blackboard') ? [] : [put(makeBlackboard(3.8), 0, SIZE.back + 0.01, 0, 1.6)]),
      put(makeDesk(wood, 1.5), -1.9, -3.2, 0),
      put(chair, -1.9, -3.9, 0),
      put(makeGlobe(), 2.9, -3.7),
    );
    placed.push(put(makeWallChart(order.seed), SIZE.right - 0.01, -2.6, -Math.PI / 2, 1.75));
    // Rows of tables to both sides, a way between them.
    for (const x of [-3.4, 3.3])
      for (const z of [-0.6, 0.9, 2.4, 3.9, 5.3])
        placed.push(put(desk, x, z), ...[-0.3, 0.3].map((dx) => put(chair, x + dx, z + 0.5, Math.PI)));
    for (const z of [3.9, 5.3])
      placed.push(put(desk, 0, z), ...[-0.3, 0.3].map((dx) => put(chair, dx, z + 0.5, Math.PI)));
  }
  const trim = lookOf(0xf0eee6, 'plaster');
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: glazed
          ? [{ middle: 5, width: 9.6, bottom: 0.06, top: 3, kind: 'window' as const, panes: [6, 1] as const }]
          : [],
      },
      {
        side: 'left',
        openings: [1.9, 4.7, 7.5, 10.1].map((middle) => ({
          middle,
          width: 1.9,
          bottom: 0.95,
          top: 2.75,
          kind: 'window' as const,
          panes: [2, 2] as const,
        })),
      },
      { side: 'right', openings: [{ middle: 9.3, width: 0.95, bottom: 0, top: 2.1, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(random.pick(office ? [0xe9e8e4, 0xdfe4e6] : [0xefe4c8, 0xdfe6d2, 0xe6dcc6]), 'plaster'),
      trim,
      ceiling: lookOf(0xf4f2ec, 'plaster'),
      door: lookOf(0xb98d58, 'wood'),
      frame: trim,
      ...(office ? {} : { accent: lookOf(0xc9d6c0, 'plaster'), accentSide: 'back' as const }),
    },
    floor: office
      ? { kind: 'carpet', look: lookOf(0x6f7a82, 'soil'), second: lookOf(0x6f7a82, 'soil') }
      : { kind: 'boards', look: lookOf(0xb08858, 'boards'), second: lookOf(0xc49c6a, 'boards') },
    placed,
    light,
    view: glazed ? 'heights' : office ? 'city' : 'garden',
    openRadius: 2.1,
  };
}

const placeOf = (name: string, office: boolean): PlaceBuilder => ({
  name,
  describe: (order) => describeRoom(order, plan(order, office)),
  build: (order, sight) => buildRoom(order, plan(order, office), sight),
});

export const CLASSROOM: PlaceBuilder = placeOf('classroom', false);
export const OFFICE: PlaceBuilder = placeOf('office', true);
