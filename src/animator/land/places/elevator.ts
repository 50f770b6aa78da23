import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf } from '../kits/architecture/solids.ts';
import { makeCeilingPanel } from '../kits/rooms/class.ts';
import { makeHandrail } from '../kits/rooms/corridor.ts';
import { makeLiftDoors, makeLiftPanel } from '../kits/rooms/lift.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A lift from within, roomy enough for whoever steps in: its doors behind whoever rides, the buttons beside them, steel all around under an even light. */
const SIZE = { left: -2.7, right: 2.7, back: -1.7, front: 5.4, height: 2.75 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [1, 1, 0.98], dark: 2.4 });
  const light = { ...own, lamps: litAtLeast(0.9, own) };
  const [steel, rail] = [lookOf(0xb4b8bc, 'steel'), lookOf(0xd0d3d6, 'metal')];
  const panel = makeCeilingPanel(light.lamps, 1.1);
  const placed: Placed[] = [
    ...[-0.3, 1.8].flatMap((z) => [-1.3, 1.3].map((x) => put(panel, x, z, 0, SIZE.height - 0.04))),
    put(makeLiftDoors(steel, 4, 1.5, 2.15), -0.15, SIZE.back + 0.01),
    put(makeLiftPanel(steel), 1.4, SIZE.back + 0.02, 0, 0.85),
    put(makeHandrail(3.4, rail), SIZE.left + 0.04, 1.2, Math.PI / 2),
    put(makeHandrail(3.4, rail), SIZE.right - 0.04, 1.2, -Math.PI / 2),
  ];
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{ wall: darker(lookOf(0x9a7a55, 'wood'), 1), accent: darker(steel, 0.85), accentSide: 'back' },
      ...{ trim: darker(steel, 0.7), ceiling: lookOf(0xe8e8e6, 'plaster'), door: steel, frame: steel },
    },
    floor: { kind: 'tiles', look: lookOf(0x4a4640, 'polished'), second: lookOf(0x3c3833, 'polished') },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 2, viewSlack: 0.3, polished: true },
  };
}

export const ELEVATOR: PlaceBuilder = {
  name: 'elevator',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
