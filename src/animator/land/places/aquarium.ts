import { put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { makeStripLamp } from '../kits/rooms/strip-lamp.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Lamp } from '../world.ts';

/** A dark hall before a great pane: all its light comes through the water behind it. */
const SIZE = { left: -6.4, right: 6.4, back: -2.6, front: 8.4, height: 4.6 } as const;

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, 0, { tint: [0.5, 0.85, 1.25], dark: 1.5 });
  const [blue, black] = [lookOf(0x1c2c3c, 'plaster'), lookOf(0x12161c, 'metal')];
  const bench = makeBench(lookOf(0x2a333c, 'leather'), 2, false);
  const glow = (x: number): Lamp => ({ at: [x, 2.2, SIZE.back + 0.4], colour: [0.9, 3.6, 5.2], reach: 11, size: 1.4 });
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: { wall: blue, trim: black, ceiling: lookOf(0x0e1218, 'plaster'), door: black, frame: black },
    floor: { kind: 'carpet', look: lookOf(0x24303c, 'soil'), second: lookOf(0x1e2832, 'soil') },
    placed: [
      put(bench, -4.2, 1.4, 0.25),
      put(bench, 4.2, 1.6, -0.25),
      ...[-4, 0, 4].map((x) => put(makeStripLamp(0.25, 2), x, 2.4, 0, SIZE.height - 0.1)),
    ],
    lamps: [-4, 0, 4].map(glow),
    light: { ...own, outside: [2.2, 2.2, 2.2] },
    view: 'none',
    openRadius: 2.2,
    viewSlack: 0.4,
  };
}

export const AQUARIUM: PlaceBuilder = {
  name: 'aquarium',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
