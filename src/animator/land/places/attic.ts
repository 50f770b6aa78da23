import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makePicture } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeCrate } from '../kits/rooms/works.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Under a roof: rafters that lean together, a small window in the gable, trunks, boxes and what is kept under sheets. */
const SIZE = { left: -3, right: 3, back: -4.2, front: 6.4, height: 3.4 } as const;
const [KNEE, RIDGE] = [0.45, 3.3];

const makeRafters = (): Piece => ({
  ...{ name: 'rafters', width: 0.1, depth: 0.1, height: RIDGE, light: true },
  make() {
    const solids = new Solids();
    const [boards, beam] = [lookOf(0x7a5c3c, 'planks'), lookOf(0x4f3822, 'wood')];
    const deep = SIZE.front - SIZE.back + 4;
    for (const side of [-1, 1]) {
      const [x, rise] = [side * SIZE.right, RIDGE - KNEE];
      const [from, along] = side < 0 ? [SIZE.back + deep, -deep] : [SIZE.back, deep];
      solids.sheet(
        [x, KNEE, from],
        [0, 0, along],
        [-x, rise, 0],
        (at) => darker(boards, 0.82 + 0.16 * Math.abs(Math.sin(at[1] * 21))),
        [16, 14],
      );
      for (let z = SIZE.back + 0.4; z < SIZE.front + 3; z += 1.25)
        solids.tube(
          [
            [x * 0.985, KNEE, z],
            [side * 0.04, RIDGE - 0.08, z],
          ],
          0.075,
          beam,
          4,
        );
    }
    for (let z = SIZE.back + 0.4; z < SIZE.front + 3; z += 2.5)
      solids.box([-1.5, 2.6, z - 0.07], [1.5, 2.75, z + 0.07], beam, 1);
    solids.box([-0.09, RIDGE - 0.16, SIZE.back], [0.09, RIDGE, SIZE.front + 4], beam, 2);
    return solids.build({ twoSided: true });
  },
});

/** A chest with a round lid and bands of iron. */
const makeTrunk = (hex: number): Piece => ({
  ...{ name: 'trunk', width: 0.95, depth: 0.52, height: 0.58 },
  make() {
    const solids = new Solids({ grounded: true });
    const [hide, iron] = [lookOf(hex, 'leather'), lookOf(0x8a6a34, 'metal')];
    solids.softBox([-0.47, 0, -0.26], [0.47, 0.4, 0.26], 0.03, hide);
    solids.softBox([-0.48, 0.4, -0.27], [0.48, 0.58, 0.27], 0.12, darker(hide, 0.9), { rings: 3 });
    for (const x of [-0.34, 0.34]) solids.box([x - 0.03, 0, -0.272], [x + 0.03, 0.55, 0.275], iron, 1);
    solids.box([-0.06, 0.32, 0.262], [0.06, 0.46, 0.285], iron, 1);
    return solids.build();
  },
});

/** Something large under a sheet. */
const makeSheeted = (width: number, height: number): Piece => ({
  ...{ name: 'furniture', width, depth: 0.9, height },
  make() {
    const solids = new Solids({ grounded: true });
    const linen = lookOf(0xd9d4c8, 'cloth');
    const folds = ([x, y, z]: readonly [number, number, number]) =>
      darker(linen, 0.84 + 0.16 * Math.abs(Math.sin(x * 9 + z * 7)) * (y < height * 0.8 ? 1 : 0.2));
    solids.softBox([-width / 2, 0, -0.42], [width / 2, height * 0.55, 0.42], 0.14, folds, { rings: 3, cell: 0.12 });
    solids.softBox([-width / 2 + 0.02, height * 0.3, -0.42], [width / 2 - 0.02, height, -0.1], 0.13, folds, {
      rings: 3,
      cell: 0.12,
    });
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('attic');
  const own = lightRoom(order, -1.6, { tint: [1.05, 0.97, 0.84], dark: 0.95 });
  const light = { ...own, lamps: litAtLeast(0.3, own) };
  const wood = lookOf(0x6a4a2e, 'wood');
  const placed: Placed[] = [
    put(makeRafters(), 0, 0),
    put(makeTrunk(0x5a3a22), -1.3, SIZE.back + 0.8, 0.2),
    put(makeTrunk(0x3a4a3a), 1.8, -1.9, -0.5),
    put(makeTrunk(0x6a2f24), -2.1, -0.4, 1.3),
    put(makeSheeted(1.4, 0.95), 1.5, SIZE.back + 0.8, -0.1),
    put(makeSheeted(0.9, 0.9), -2.05, -2.4, 0.9),
    put(makeCrate(0.5), 2.3, -0.5, 0.3),
    put(makeCrate(0.4), 2.1, 0.5, 0.9),
    put(makeCrate(0.55), 2.3, 1.6, -0.2),
    put(makeChair(wood), -1, -2.3, 0.7),
    put(makePicture(0.7, 0.8, lookOf(0x9a7434, 'wood'), order.seed), -0.1, SIZE.back + 0.75, 0, 0.52),
    put(makePendant(light.lamps, 1, lookOf(0x2c2a28, 'metal'), 1.9), 0.3, -1.4, 0, RIDGE - 1),
    ...dressRoom(order, { left: -2, right: 2, back: -3, table: [1.8, 0.58, -1.9] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 3, width: 1.1, bottom: 1.3, top: 2.4, kind: 'window', panes: [2, 2] }] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(random.pick([0x7a6048, 0x86694c]), 'planks'), trim: wood, ceiling: lookOf(0x5a452f, 'planks') },
      ...{ door: wood, frame: lookOf(0x4a3420, 'wood') },
    },
    floor: { kind: 'boards', look: lookOf(0x7a5a3c, 'boards'), second: lookOf(0x684a30, 'boards') },
    placed,
    light,
    view: 'garden',
    ...{ openRadius: 2, viewSlack: 0.35 },
  };
}

export const ATTIC: PlaceBuilder = {
  name: 'attic',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
