import { makeRandom } from '../../maths/random.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeFireplace, makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { makeLockers, makeWatchedPane } from '../kits/rooms/lockers.ts';
import { makeMachine, makeWeaponRack } from '../kits/rooms/machines.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import {
  makeCrate,
  makeHeavyBag,
  makeLitBoard,
  makeOilDrum,
  makeRack,
  makeTruss,
  makeTyres,
  makeWeights,
  makeWorkbench,
} from '../kits/rooms/works.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';

/** A plain hall of brick, concrete and steel: a workshop; a forge, a gym or a warehouse where the order says so. */
const SIZE = { left: -7, right: 7, back: -7, front: 9, height: 5.2 } as const;

type Kind = 'workshop' | 'factory' | 'dojo' | 'gym' | 'warehouse' | 'forge' | 'lockers' | 'cell';
const WORDS: Readonly<Record<Exclude<Kind, 'workshop'>, readonly string[]>> = {
  forge: ['forge', 'smith', 'smithy', 'blacksmith', 'blacksmithing', 'foundry', 'anvil', 'firelight'],
  dojo: ['dojo'],
  gym: ['gym', 'fitness', 'boxing', 'training'],
  lockers: ['locker', 'locker room', 'changing room', 'dressing room'],
  cell: ['interrogation', 'interview room', 'holding cell', 'jail', 'prison'],
  factory: ['factory', 'mill', 'industrial', 'power plant', 'car plant', 'assembly line'],
  warehouse: ['warehouse', 'hangar', 'storage', 'depot', 'parking', 'supermarket'],
};

function kindOf({ dressing }: PlaceOrder): Kind {
  const says = (words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  return (
    (['cell', 'lockers', 'forge', 'dojo', 'gym', 'factory', 'warehouse'] as const).find((kind) => says(WORDS[kind])) ??
    'workshop'
  );
}

const SOOT = lookOf(0x55463c, 'stone');

const FURNISHING: Readonly<Record<Kind, (seed: number) => Placed[]>> = {
  workshop: (seed) => [
    put(makeWorkbench(3.4), -2.6, SIZE.back + 0.02),
    put(makeRack(seed, 2.6, 2.6), 3.6, SIZE.back + 0.02),
    put(makeWorkbench(2.6), SIZE.left + 0.02, -1.4, Math.PI / 2),
    put(makeTyres(4), 5.9, -4.6),
    put(makeTyres(3), 6.1, -3.6),
    put(makeOilDrum(0x2f5a86), -5.9, -5.4),
    put(makeOilDrum(0xa03024), -5.2, -5.9),
    put(makeCrate(0.7), 5.4, -1.6, 0.2),
    put(makeLitBoard(1.6, 0.9, lookOf(0xd8d2c4, 'paper'), 0), 0.6, SIZE.back + 0.02, 0, 2.1),
  ],
  // Where one kneels before a scroll, and leaves the middle free.
  dojo: (seed) => [
    put(makePicture(0.62, 1.5, lookOf(0x2e2a28, 'wood'), seed), 0, SIZE.back + 0.02, 0, 1.1),
    put(makeBench(lookOf(0x6a4628, 'wood'), 2.6, false), 0, SIZE.back + 0.4),
    put(makePlant(seed, 0.9, lookOf(0x2e2a28, 'porcelain')), 1.9, SIZE.back + 0.5),
    ...[-4.4, 4.4].map((x) => put(makeWeaponRack(1.7), x, SIZE.back + 0.08, 0, 0.9)),
    put(makeBench(lookOf(0x6a4628, 'wood'), 3, false), SIZE.left + 0.4, -2, Math.PI / 2),
    put(makeBench(lookOf(0x6a4628, 'wood'), 3, false), SIZE.right - 0.4, -2, -Math.PI / 2),
  ],
  // Machines along the walls, pipes from one to the next, and the hall between them.
  factory: (seed) => [
    ...[-5.1, -1.7, 1.7, 5.1].map((x, k) => put(makeMachine(seed + k), x, SIZE.back + 0.9)),
    ...[-3.8, -0.6].flatMap((z, k) => [
      put(makeMachine(seed + 7 + k), SIZE.left + 0.95, z, Math.PI / 2),
      put(makeMachine(seed + 11 + k), SIZE.right - 0.95, z - 0.7, -Math.PI / 2),
    ]),
    put(makeOilDrum(0x3f6f4a), -3.9, -4.7),
    put(makeOilDrum(0xa03024), -3.3, -4.9),
    put(makeCrate(0.8), 3.7, -4.6, 0.3),
    put(makeCrate(0.6), 4.4, -4.2, -0.2),
    put(makeTyres(3), 5.4, 1.6),
  ],
  forge: () => [
    put(makeFireplace(true, SOOT, SIZE.height), 1.9, SIZE.back + 0.02),
    put(makeFireplace(true, SOOT, SIZE.height), SIZE.left + 0.02, -1.6, Math.PI / 2),
    put(makeWorkbench(3), -2.6, SIZE.back + 0.02),
    put(makeWorkbench(2.4), 5.3, SIZE.back + 0.02),
    put(makeWeaponRack(1.7), -2.6, SIZE.back + 0.08, 0, 1.25),
    put(makeOilDrum(0x5a4028), 3.9, -5.6),
    put(makeOilDrum(0x4f3a26), -5.6, -5.6),
    put(makeCrate(0.7), 5.2, -3.2, 0.3),
    put(makeCrate(0.55), -4.6, -4.6, -0.2),
  ],
  gym: () => [
    put(makeHeavyBag(SIZE.height - 0.6), -2.9, -2.9),
    put(makeHeavyBag(SIZE.height - 0.6), 2.9, -3.5),
    put(makeHeavyBag(SIZE.height - 0.6), 5.2, -1.2),
    put(makeWeights(3), -4, SIZE.back + 0.05),
    put(makeWeights(2.4), 4.2, SIZE.back + 0.05),
    put(makeLitBoard(4.6, 2, lookOf(0xaebfc8, 'metal'), 0), 0, SIZE.back + 0.02, 0, 0.5),
    put(makeBench(lookOf(0x2a2d30, 'leather'), 1.3, false), -5, -0.6, Math.PI / 2),
    put(makeBench(lookOf(0x2a2d30, 'leather'), 1.3, false), 5.2, 2.2, -0.3),
  ],
  lockers: () => [
    put(makeLockers(14, 0x3f6a8c), -3.2, SIZE.back + 0.02),
    put(makeLockers(14, 0x3f6a8c), 3.2, SIZE.back + 0.02),
    put(makeLockers(11, 0x3f6a8c), SIZE.left + 0.02, -2.6, Math.PI / 2),
    put(makeLockers(11, 0x3f6a8c), SIZE.right - 0.02, -2.6, -Math.PI / 2),
    put(makeBench(lookOf(0x9a7040, 'wood'), 3, false), -4.6, -5.2),
    put(makeBench(lookOf(0x9a7040, 'wood'), 3, false), 4.6, -5.2),
  ],
  cell: () => [put(makeWatchedPane(3.2, 1.3), 0, SIZE.back + 0.02, 0, 1.1)],
  warehouse: (seed) => [
    ...[-5.6, -2.8, 0, 2.8, 5.6].map((x, k) => put(makeRack(seed + k, 2.5, 3.9), x, SIZE.back + 0.02)),
    ...[-4.6, -1.9, 0.8].map((z, k) => put(makeRack(seed + 7 + k, 2.4, 3.4), SIZE.left + 0.02, z, Math.PI / 2)),
    put(makeCrate(0.9), 4.6, -4.4, 0.1),
    put(makeCrate(0.9), 5.6, -4.3, -0.2),
    put(makeCrate(0.7), 4.9, -4.4, 0.4, 0.9),
    put(makeCrate(0.8), 5.7, -2.9, 0.3),
    put(makeOilDrum(0x3f6f4a), -4.6, -4.7),
    put(makeOilDrum(0xd8a030), -4.0, -5.2),
  ],
};

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('works');
  const kind = kindOf(order);
  const own = lightRoom(order, -1.75, {
    tint: [1, 0.98, 0.94],
    dark: kind === 'forge' ? 0.34 : kind === 'cell' ? 0.66 : kind === 'gym' ? 0.8 : 0.78,
  });
  const light = {
    ...own,
    lamps: kind === 'forge' && !own.unlit ? 0.22 : litAtLeast(kind === 'cell' ? 0.9 : 0.62, own),
  };
  const steel = lookOf(0x3a3f44, 'metal');
  const pendant = makePendant(light.lamps, SIZE.height - 3.3, lookOf(0x2c4f46, 'paint'), 5);
  // A smithy is of stone and beams, lit by its fire, and older than lamps that hang from a wire.
  const old = kind === 'forge';
  const truss = makeTruss(SIZE.right - SIZE.left, old ? lookOf(0x4a3422, 'wood') : steel);
  const bare = kind === 'cell';
  const brick = random.pick([0x8f4f3c, 0x7f5a48, 0x9a6248]);
  const placed: Placed[] = [
    ...(bare ? [] : [-5.2, -1.8, 1.6, 5]).map((z) => put(truss, 0, z, 0, SIZE.height - 0.75)),
    // Over those who are questioned hangs one row of lamps.
    ...(old ? [] : [-3.6, 0.4, 4.2]).flatMap((z) =>
      (bare ? [0] : [-3.4, 0, 3.4]).map((x) => put(pendant, x, z, 0, 3.3)),
    ),
    ...FURNISHING[kind](order.seed),
    ...dressRoom(order, { left: -5, right: 5, back: -5.6, table: [-2.6, 0.92, SIZE.back + 0.5] }),
  ];
  const tall = kind === 'factory';
  const high = {
    width: tall ? 2.8 : 2.2,
    bottom: tall ? 1.9 : 2.6,
    top: tall ? 4.7 : 4.3,
    kind: 'window' as const,
    panes: [4, 3] as const,
  };
  const concrete = lookOf(0x8d8b86, 'stone');
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: bare || kind === 'warehouse' ? [] : [3, 7, 11].map((middle) => ({ ...high, middle })) },
      { side: 'left', openings: (bare ? [] : [3.4, 8, 12.6]).map((middle) => ({ ...high, middle })) },
      {
        side: 'right',
        openings: [
          ...(bare ? [] : [{ ...high, middle: 3.4 }]),
          { middle: 11, width: 3.2, bottom: 0, top: 3.4, kind: 'door' },
        ],
      },
      { side: 'front', openings: [] },
    ],
    looks: {
      wall: lookOf(
        bare ? 0x6f7a7c : kind === 'lockers' ? 0xb9b4a4 : old ? 0x7a6f62 : brick,
        bare ? 'plaster' : 'stone',
      ),
      trim: lookOf(0x4a4c4e, 'plaster'),
      ceiling: old ? lookOf(0x4a3726, 'wood') : lookOf(0x4b4e52, 'metal'),
      door: old ? lookOf(0x5f4026, 'wood') : lookOf(0x5a6268, 'metal'),
      frame: old ? lookOf(0x4a3422, 'wood') : steel,
    },
    floor: {
      kind: kind === 'gym' ? 'carpet' : 'stone',
      look: kind === 'gym' ? lookOf(0x565c62, 'soil') : concrete,
      second: kind === 'gym' ? lookOf(0x565c62, 'soil') : lookOf(0x83817c, 'stone'),
      ...(kind === 'gym' ? { lay: (floor) => floor.patch(-3, -2.4, 3, 2.6, lookOf(0x2f5f96, 'soil'), 0.5) } : {}),
    },
    placed,
    light,
    view: kind === 'dojo' || old ? 'garden' : 'city',
    openRadius: 3,
  };
}

export const WORKS: PlaceBuilder = {
  name: 'works',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
