import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeExitSign, makeSconce } from '../kits/rooms/corridor.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';

/** A cinema as the screen sees it: rows of seats that rise into the dark, those who watch lit by what they watch, the projector's window at the back. */
const SIZE = { left: -6, right: 6, back: -9, front: 7, height: 5.4 } as const;
/** Metres from row to row and from seat to seat, and by how much each row is higher. */
const [ROW, SEAT, RISE] = [1.15, 0.72, 0.26];
const ROWS = 7;

const makeSeat = (cloth: Look, number: number): Piece => ({
  ...{ name: 'seat', width: 0.7, depth: 0.7, height: 1.05, light: true },
  // Those of the two first rows are taken by whom the film shows; their feet are on the floor.
  spots: number < 2 ? [{ kind: 'seat', at: [0, 0.46, 0.08], heading: 0, radius: 0.35 }] : [],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.29, 0.3, -0.22], [0.29, 0.47, 0.3], 0.07, cloth, { rings: 2, puff: 0.015 });
    solids.softBox([-0.3, 0.32, -0.34], [0.3, 1.04, -0.19], 0.07, cloth, { rings: 2, puff: 0.02 });
    for (const side of [-1, 1])
      solids.softBox(
        [side * 0.335 - 0.04, 0, -0.28],
        [side * 0.335 + 0.04, 0.62, 0.28],
        0.03,
        lookOf(0x1c1a1c, 'plastic'),
        { rings: 1 },
      );
    return solids.build();
  },
});

/** The step a row stands on. */
const makeStep = (length: number, height: number): Piece => ({
  ...{ name: 'step', width: length, depth: 0.05, height, light: true },
  make: () => new Solids().box([-length / 2, 0, -ROW], [length / 2, height, 0], lookOf(0x2a1a1e, 'soil'), 2).build(),
});

/** Somebody in the dark behind: shoulders and a head, no more than the screen's light shows of them. */
const makeWatcher = (coat: Look, skin: Look, hair: Look): Piece => ({
  ...{ name: 'watcher', width: 0.05, depth: 0.05, height: 0.6, light: true },
  make: () =>
    new Solids()
      .softBox([-0.23, 0.4, -0.16], [0.23, 0.98, 0.08], 0.11, coat)
      .ball([0, 1.2, -0.02], [0.15, 0.18, 0.16], skin, 14)
      .ball([0, 1.26, -0.07], [0.165, 0.17, 0.16], hair, 14)
      .build(),
});

/** The window the picture comes from, bright as it meets the eye. */
const PROJECTOR: Piece = {
  ...{ name: 'projector', width: 0.7, depth: 0.05, height: 0.4, light: true },
  make: () =>
    new Solids()
      .box([-0.42, 0, 0], [0.42, 0.5, 0.04], lookOf(0x0e0e10, 'metal'))
      .sheet([-0.3, 0.12, 0.045], [0.6, 0, 0], [0, 0.26, 0], shine([0.75, 0.85, 1], 3.2))
      .build(),
};

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('auditorium');
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [0.75, 0.72, 0.95], dark: 0.5 });
  const light = { ...own, lamps: 0.5 };
  const red = lookOf(random.pick([0x8a1a22, 0x7a1626, 0x24356e]), 'cloth');
  const empty = order.dressing.some((word) => /\bempty\b/.test(word));
  const placed: Placed[] = [];
  for (let row = 0; row < ROWS; row++) {
    const [z, y] = [-0.3 - row * ROW, row < 1 ? 0 : RISE * row];
    if (row > 0) placed.push(put(makeStep(10.4, y), 0, z + ROW * 0.42));
    const seat = makeSeat(darker(red, 1 - row * 0.05), row);
    for (let k = -6; k <= 6; k++) {
      const x = (k + (row % 2) * 0.5) * SEAT;
      placed.push(put(seat, x, z, 0, y));
      if (row < 2 || empty || !random.chance(0.42)) continue;
      const skin = lookOf(random.pick([0x8a5a3c, 0xd8a882, 0xc08a64, 0x5a3a28]), 'skin');
      const coat = lookOf(random.pick([0x2a2f3a, 0x5a2a2a, 0x3a4a3a, 0x6a5a4a, 0x35506e]), 'cloth');
      const hair = lookOf(random.pick([0x1c1410, 0x4a3020, 0x8a6a3a, 0x2c1c14]), 'hair');
      placed.push(put(makeWatcher(coat, skin, hair), x, z + 0.05, random.between(-0.2, 0.2), y));
    }
  }
  const sconce = makeSconce(0.5);
  for (const z of [3, 0, -3, -6])
    placed.push(put(sconce, SIZE.left + 0.01, z, Math.PI / 2, 3), put(sconce, SIZE.right - 0.01, z, -Math.PI / 2, 3));
  placed.push(put(PROJECTOR, 0, SIZE.back + 0.01, 0, 4.2), put(makeExitSign(), -4.6, SIZE.back + 0.02, 0, 3.4));
  const wall = lookOf(0x4a1c24, 'cloth');
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{
        wall: ([x, , z]) => darker(wall, 0.7 + 0.35 * Math.abs(Math.sin((x + z) * 2.6))),
        trim: lookOf(0x2c1216, 'wood'),
      },
      ...{ ceiling: lookOf(0x141014, 'plaster'), door: lookOf(0x2c1216, 'wood'), frame: lookOf(0x2c1216, 'wood') },
    },
    floor: { kind: 'carpet', look: lookOf(0x3a1620, 'soil'), second: lookOf(0x3a1620, 'soil') },
    placed,
    light,
    lamps: [
      // What the screen throws back.
      { at: [-2.4, 2.6, 6.4], colour: [9, 10.5, 14], reach: 17, size: 2 },
      { at: [2.4, 3, 6.4], colour: [10, 10, 12], reach: 17, size: 2 },
      { at: [0, 4.4, SIZE.back + 0.8], colour: [1.6, 2, 2.8], reach: 5, size: 0.3 },
    ],
    view: 'none',
    ...{ openRadius: 2, viewSlack: 0.3 },
  };
}

function describe(order: PlaceOrder): PlaceFacts {
  const prospect = { eye: [1.6, 1.9, 6], target: [0, 1.2, -3] } as const;
  return { ...describeRoom(order, plan(order)), prospect: { ground: prospect, air: prospect } };
}

export const AUDITORIUM: PlaceBuilder = {
  name: 'auditorium',
  describe,
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
