import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf } from '../kits/architecture/solids.ts';
import { makeCourtRail, makeHighBench, makeScales, makeStaffFlag } from '../kits/rooms/court.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench, makeChair } from '../kits/rooms/seats.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A court of law: dark panels up the walls, the judge's bench under the scales, jurors behind their rail on the right, tall windows on the left. */
const SIZE = { left: -5.8, right: 5.8, back: -6, front: 7.5, height: 4.8 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('court');
  const own = lightRoom(order, -2.2, { tint: [1.04, 0.98, 0.9], dark: 0.98 });
  const light = { ...own, lamps: litAtLeast(0.45, own) };
  const wood = lookOf(random.pick([0x7a4a2a, 0x6b3d24, 0x84542f]), 'wood');
  const chair = makeChair(darker(wood, 0.8), lookOf(0x5a1f22, 'leather'));
  const desk = makeTable({ width: 1.9, depth: 0.8, height: 0.78, wood });
  const seats = [-3.6, -2.9, -2.2, -1.5, -0.8, -0.1];
  const placed: Placed[] = [
    put(makeHighBench(wood), 0, SIZE.back + 0.05),
    put(makeScales(), 0, SIZE.back + 0.02, 0, 3.1),
    put(makeStaffFlag(lookOf(0x8a1f2a, 'cloth'), lookOf(0xe8e2d4, 'cloth')), -2.75, SIZE.back + 0.6),
    put(makeStaffFlag(lookOf(0x23406e, 'cloth'), lookOf(0xc9a24e, 'cloth')), 2.55, SIZE.back + 0.6),
    // The witness, beside the bench.
    put(makeCourtRail(1.3, wood), -3.9, -3.4),
    put(makeCourtRail(1.3, wood), -3.25, -4.05, Math.PI / 2),
    put(chair, -3.95, -4.1, 0.3),
    // The jury, in two rows.
    ...[0, 1].map((k) => put(makeCourtRail(2, wood), SIZE.right - 2.25, -2.75 + k * 2, -Math.PI / 2)),
    ...seats.map((z) => put(chair, SIZE.right - 1.55, z, -Math.PI / 2)),
    ...seats.map((z) => put(chair, SIZE.right - 0.6, z, -Math.PI / 2)),
    put(desk, -3.6, 1.6),
    put(chair, -3.6, 2.25, Math.PI),
    put(desk, 3.2, 2.2),
    put(chair, 3.2, 2.85, Math.PI),
    ...[-3.6, 3.6].flatMap((x) => [5.2, 6.4].map((z) => put(makeBench(wood, 3), x, z, Math.PI))),
    ...[-3.2, 1.2].flatMap((z) =>
      [-2.6, 2.6].map((x) =>
        put(makePendant(light.lamps, 1.3, lookOf(0xc9a24e, 'metal'), 3.4), x, z, 0, SIZE.height - 1.3),
      ),
    ),
    ...dressRoom(order, { left: -4.4, right: 3, back: -4, table: [-3.6, 0.78, 1.6] }),
  ];
  const trim = darker(wood, 0.85);
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [4, 7.2, 10.4].map((middle) => ({
          ...{ middle, width: 1.5, bottom: 1.5, top: 4.2 },
          ...{ kind: 'window' as const, panes: [2, 4] as const },
        })),
      },
      { side: 'right', openings: [{ middle: 10.4, width: 1.6, bottom: 0, top: 2.5, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(0xe2d6bc, 'plaster'), accent: wood, accentSide: 'back', trim, panelled: 1.45 },
      ...{ ceiling: lookOf(0xefe7d6, 'plaster'), door: darker(wood, 0.7), frame: trim },
    },
    floor: { kind: 'herringbone', look: lookOf(0x8a5c36, 'boards'), second: lookOf(0x7a4f2d, 'boards') },
    placed,
    light,
    view: 'city',
    ...{ openRadius: 2.6, viewSlack: 0.5 },
  };
}

export const COURTROOM: PlaceBuilder = {
  name: 'courtroom',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
