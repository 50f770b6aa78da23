import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeTorch } from '../kits/architecture/castle.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeFireplace } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeChandelier } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';

/** Inside a castle's walls: a great hall with banners, a throne room, or the vaults below it. Courses of stone, torches, and light from slits only. */
type Kind = 'hall' | 'throne' | 'dungeon';

function kindOf({ dressing }: PlaceOrder): Kind {
  const says = (pattern: RegExp): boolean => dressing.some((word) => pattern.test(word));
  if (says(/dungeon|crypt|catacomb|vault|prison|cell|tomb|corridor|tunnel|underground/)) return 'dungeon';
  return says(/throne/) ? 'throne' : 'hall';
}

const SIZES = {
  hall: { left: -6.5, right: 6.5, back: -12, front: 11, height: 6.6 },
  throne: { left: -6.5, right: 6.5, back: -12, front: 11, height: 6.6 },
  dungeon: { left: -3.6, right: 3.6, back: -17, front: 9, height: 3.7 },
} as const;

const [COURSE, BLOCK] = [0.42, 0.86];

/** Blocks in courses, each of its own tone, dark where they meet. */
function masonry(stone: Look): (at: Vector) => Look {
  return ([x, y, z]) => {
    const row = Math.floor(y / COURSE);
    const along = (x + z) / BLOCK + (row % 2) * 0.5;
    const seed = Math.sin(row * 12.9898 + Math.floor(along) * 78.233) * 43758.5453;
    return darker(stone, 0.72 + 0.36 * (seed - Math.floor(seed)));
  };
}

/** A banner that hangs from a rod: back at z 0. */
const makeBanner = (cloth: Look, height: number): Piece => ({
  ...{ name: 'banner', width: 1, depth: 0.12, height },
  make() {
    const solids = new Solids();
    const gold = lookOf(0xc69b4e, 'metal');
    solids.box([-0.58, height - 0.06, 0.02], [0.58, height, 0.08], lookOf(0x4a3322, 'wood'), 0.6);
    solids.box([-0.46, 0.34, 0.03], [0.46, height - 0.05, 0.06], cloth, 0.6);
    for (const x of [-0.23, 0.23]) solids.box([x - 0.2, 0.1, 0.03], [x + 0.2, 0.36, 0.06], cloth, 0.6);
    for (const x of [-0.4, 0.36]) solids.box([x, 0.36, 0.058], [x + 0.04, height - 0.08, 0.066], gold, 0.6);
    // Its sign: a rhomb on the field.
    solids.box([-0.16, height * 0.52, 0.058], [0.16, height * 0.52 + 0.32, 0.068], gold, 0.6);
    return solids.build({ twoSided: true });
  },
});

/** A high seat on three steps, seen from the front. */
const makeThrone = (wood: Look): Piece => ({
  ...{ name: 'throne', width: 3.2, depth: 2.4, height: 3 },
  make() {
    const solids = new Solids({ grounded: true });
    const [stone, gold, red] = [lookOf(0x77706a, 'stone'), lookOf(0xc69b4e, 'metal'), lookOf(0x8a2028, 'cloth')];
    for (const [k, w] of [1.6, 1.3, 1].entries())
      solids.box([-w, k * 0.16, -1.1], [w, k * 0.16 + 0.16, 1.1 - k * 0.3], darker(stone, 1 + k * 0.06), 0.6);
    solids.box([-0.5, 0.48, -0.8], [0.5, 0.9, 0.1], wood, 0.6);
    solids.box([-0.42, 0.9, -0.7], [0.42, 1.0, 0.1], red, 0.6);
    solids.box([-0.52, 0.9, -0.92], [0.52, 2.5, -0.72], wood, 0.6);
    solids.box([-0.36, 1.05, -0.72], [0.36, 2.2, -0.68], red, 0.6);
    for (const x of [-0.58, 0.46]) {
      solids.box([x, 0.48, -0.8], [x + 0.12, 1.25, 0.14], wood, 0.6);
      solids.box([x - 0.02, 1.22, -0.8], [x + 0.14, 1.3, 0.2], gold, 0.6);
    }
    for (const x of [-0.48, 0, 0.48])
      solids.lathe(
        [x, 2.5, -0.82],
        [
          [0.09, 0],
          [0.11, 0.14],
          [0, 0.4],
        ],
        gold,
        10,
      );
    return solids.build();
  },
});

/** A gate of iron bars: back at z 0. */
const makeBars = (): Piece => ({
  ...{ name: 'bars', width: 1.7, depth: 0.2, height: 2.3 },
  make() {
    const solids = new Solids();
    const iron = lookOf(0x2a2826, 'metal');
    solids.sheet([-0.85, 0, 0.02], [1.7, 0, 0], [0, 2.3, 0], lookOf(0x070606, 'stone'));
    for (let k = 0; k <= 8; k++) {
      const x = -0.8 + k * 0.2;
      solids.tube(
        [
          [x, 0, 0.09],
          [x, 2.25, 0.09],
        ],
        0.022,
        iron,
        6,
      );
    }
    for (const y of [0.5, 1.5]) solids.box([-0.85, y, 0.06], [0.85, y + 0.06, 0.12], iron, 0.6);
    return solids.build({ twoSided: true });
  },
});

/** Round piers with a plain capital. */
const makePier = (height: number, stone: Look): Piece => ({
  ...{ name: 'column', width: 1, depth: 1, height },
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-0.5, 0, -0.5], [0.5, 0.35, 0.5], darker(stone, 0.9), 0.6);
    const rings = Math.ceil((height - 0.9) / 0.6);
    for (let k = 0; k < rings; k++)
      solids.lathe(
        [0, 0.35 + k * 0.6, 0],
        [
          [0.4, 0],
          [0.4, 0.58],
          [0.385, 0.6],
        ],
        darker(stone, 0.82 + 0.2 * Math.abs(Math.sin(k * 2.7))),
        20,
      );
    solids.lathe(
      [0, height - 0.6, 0],
      [
        [0.4, 0],
        [0.55, 0.3],
        [0.6, 0.6],
      ],
      stone,
      20,
    );
    return solids.build();
  },
});

function placedIn(order: PlaceOrder, kind: Kind, stone: Look): Placed[] {
  const { left, right, back, height } = SIZES[kind];
  const torch = makeTorch(1);
  const random = makeRandom(order.seed).spawn('keep');
  const torches = (zs: readonly number[], y: number): Placed[] =>
    zs.flatMap((z) => [put(torch, left + 0.05, z, Math.PI / 2, y), put(torch, right - 0.05, z, -Math.PI / 2, y)]);
  if (kind === 'dungeon') {
    const bars = makeBars();
    return [
      ...torches([-13.5, -8.5, -3.5, 1.5, 6.5], 1.75),
      ...[-11, -6, -1, 4].flatMap((z) => [
        put(bars, left + 0.03, z, Math.PI / 2),
        put(bars, right - 0.03, z, -Math.PI / 2),
      ]),
      put(torch, 0, back + 0.05, 0, 1.75),
    ];
  }
  const pier = makePier(height, stone);
  const banner = makeBanner(lookOf(random.pick([0x8a2028, 0x24407a, 0x2f5a3a, 0x5a2a6a]), 'cloth'), 3.2);
  return [
    ...[-9, -4.5, 0, 4.5, 9].flatMap((z) => [put(pier, -4.7, z), put(pier, 4.7, z)]),
    ...torches([-6.75, -2.25, 2.25, 6.75], 2.2),
    ...[-3.2, 3.2].map((x) => put(banner, x, back + 0.04, 0, 2)),
    ...[-9, 0, 9].flatMap((z) => [
      put(banner, left + 0.04, z, Math.PI / 2, 2.2),
      put(banner, right - 0.04, z, -Math.PI / 2, 2.2),
    ]),
    kind === 'throne'
      ? put(makeThrone(lookOf(0x4a2f1c, 'wood')), 0, back + 1.6)
      : put(makeFireplace(true, stone, 2.4), 0, back + 0.02),
    ...[-5, 3].map((z) => put(makeChandelier(0.9, 0.9, 2), 0, z, 0, height - 2)),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  const kind = kindOf(order);
  const size = SIZES[kind];
  // Behind walls so thick an hour is hardly told: torches burn at noon.
  const own = lightRoom({ ...order, time: order.time === 'night' ? 'night' : 'dusk' }, -1.75, {
    ...{ tint: [1.16, 0.98, 0.8], dark: kind === 'dungeon' ? 0.72 : 1.35 },
  });
  const stone = lookOf(kind === 'dungeon' ? 0x6b655e : 0x8d8478, 'stone');
  const wall = masonry(stone);
  const slits = (middles: readonly number[]) =>
    middles.map((middle) => ({
      ...{ middle, width: 0.8, bottom: 3.1, top: 5.4, kind: 'window' as const, panes: [1, 3] as const },
    }));
  const open = kind === 'dungeon' ? [] : [5, 9.5, 14, 18.5];
  return {
    size,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: slits(open) },
      { side: 'right', openings: slits(open) },
      {
        side: 'front',
        openings: [{ middle: -size.left, width: 2, bottom: 0, top: 2.9, kind: 'door' }],
      },
    ],
    looks: {
      ...{ wall, trim: darker(stone, 0.8), door: lookOf(0x4a2f1c, 'wood'), frame: darker(stone, 0.7) },
      ceiling: ([x, , z]) =>
        kind === 'dungeon'
          ? darker(wall([x, z * 0.5, z]), 0.6)
          : Math.abs((z / 2.2) % 1) < 0.22
            ? lookOf(0x3a2818, 'wood')
            : lookOf(0x5a4630, 'wood'),
    },
    floor: {
      kind: 'stone',
      look: darker(stone, 0.8),
      second: darker(stone, 0.62),
      lay: (floor) => {
        if (kind === 'dungeon') return;
        floor
          .patch(-1.1, size.back + 2.6, 1.1, size.front, lookOf(0xa27a3c, 'soil'), 0.5)
          .patch(-1, size.back + 2.6, 1, size.front, lookOf(0x7a1f26, 'soil'), 0.5);
      },
    },
    placed: [
      ...placedIn(order, kind, stone),
      ...dressRoom(order, { left: size.left + 1.6, right: size.right - 1.6, back: size.back + 3, table: [0, 0, 0] }),
    ],
    light: { ...own, lamps: 1 },
    view: 'garden',
    openRadius: kind === 'dungeon' ? 2.6 : 3.8,
    extra: kind === 'dungeon' ? vaults(stone) : [],
  };
}

/** Ribs across the passage. */
function vaults(stone: Look): Placement[] {
  const { left, right, height } = SIZES.dungeon;
  const solids = new Solids();
  for (const x of [left, right]) {
    const s = Math.sign(x);
    solids.box([Math.min(x, x - s * 0.4), 0, -0.3], [Math.max(x, x - s * 0.4), height, 0.3], darker(stone, 0.9), 0.6);
  }
  solids.box([left, height - 0.4, -0.3], [right, height, 0.3], darker(stone, 0.8), 0.6);
  for (const s of [-1, 1])
    for (let k = 0; k < 4; k++)
      solids.box(
        [s > 0 ? right - 0.9 + k * 0.2 : left, height - 0.42 - (k + 1) * 0.16, -0.3],
        [s > 0 ? right : left + 0.9 - k * 0.2, height - 0.4 - k * 0.16, 0.3],
        darker(stone, 0.86),
        0.6,
      );
  const mesh = solids.build();
  return [-13.5, -8.5, -3.5, 1.5, 6.5].map((z) => ({ mesh, matrix: standing([0, 0, z - 1.4]) }));
}

export const KEEP: PlaceBuilder = {
  name: 'keep',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
