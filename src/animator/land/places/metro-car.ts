import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { Opening } from '../kits/rooms/shell.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';

/** Inside a subway car, seen along its aisle: benches along both walls, poles and straps, doors between the windows, the dark of the tunnel outside. */
const SIZE = { left: -1.55, right: 1.55, back: -13, front: 6, height: 2.4 } as const;
/** Where the doors are, and the benches between them. */
const [DOORS, BENCHES] = [[-10.3, -4.3, 1.7] as const, [-7.3, -1.3, 4.2] as const];
const BENCH = 4.2;

/** Shells of plastic on a box, as many as fit; back at z 0, looking along +z. */
const makeMetroBench = (shell: Look, length: number): Piece => ({
  ...{ name: 'seat', width: length, depth: 0.5, height: 0.9 },
  spots: Array.from({ length: Math.floor(length / 0.52) }, (_, k) => ({
    ...{ kind: 'seat', at: [-length / 2 + 0.26 + k * 0.52, 0.45, 0.26] as const, heading: 0, radius: 0.3 },
  })),
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-length / 2, 0.05, 0], [length / 2, 0.36, 0.34], lookOf(0x6f757a, 'metal'), 0.6);
    for (let x = -length / 2; x + 0.5 <= length / 2 + 0.01; x += 0.52) {
      solids.softBox([x + 0.02, 0.36, 0.02], [x + 0.5, 0.45, 0.5], 0.05, shell, { puff: 0.01 });
      solids.softBox([x + 0.02, 0.43, 0.01], [x + 0.5, 0.92, 0.1], 0.05, darker(shell, 0.94), { puff: 0.01 });
    }
    for (const x of [-length / 2, length / 2])
      solids.tube(
        [
          [x, 0.1, 0.46],
          [x, 1.1, 0.46],
          [x, 1.35, 0.1],
        ],
        0.02,
        lookOf(0xc8ced2, 'metal'),
        8,
      );
    return solids.build();
  },
});

/** From floor to ceiling, to hold on to. */
const POLE: Piece = {
  ...{ name: 'pole', width: 0.05, depth: 0.05, height: SIZE.height, light: true },
  make: () =>
    new Solids()
      .tube(
        [
          [0, 0, 0],
          [0, SIZE.height, 0],
        ],
        0.019,
        lookOf(0xd2d7da, 'metal'),
        10,
      )
      .build(),
};

/** A rail under the ceiling along the aisle, with a row of loops; along z, in its own middle. */
const makeStraps = (length: number): Piece => ({
  ...{ name: 'handrail', width: 0.1, depth: length, height: 0.4, light: true },
  make() {
    const solids = new Solids();
    const [steel, white] = [lookOf(0xd2d7da, 'metal'), lookOf(0xe9e6dc, 'plastic')];
    solids.tube(
      [
        [0, 0.42, -length / 2],
        [0, 0.42, length / 2],
      ],
      0.018,
      steel,
      8,
    );
    for (let z = -length / 2 + 0.3; z < length / 2; z += 0.55) {
      solids.tube(
        [
          [0, 0.42, z],
          [0, 0.17, z],
        ],
        0.012,
        lookOf(0x2b2e31, 'leather'),
        5,
      );
      const ring = Array.from({ length: 13 }, (_, k): readonly [number, number, number] => {
        const a = (k / 12) * Math.PI * 2;
        return [0, 0.1 + Math.cos(a) * 0.07, z + Math.sin(a) * 0.07];
      });
      solids.tube(ring, 0.011, white, 6);
    }
    return solids.build();
  },
});

/** Two leaves with tall panes and a line between; back at z 0. */
const makeDoors = (): Piece => ({
  ...{ name: 'door', width: 1.5, depth: 0.08, height: 2.05, light: true },
  make() {
    const solids = new Solids();
    const [steel, pane] = [lookOf(0xb9c0c4, 'metal'), lookOf(0x0b0e12, 'glass')];
    for (const side of [-1, 1]) {
      const [a, b] = side < 0 ? [-0.74, -0.01] : [0.01, 0.74];
      solids.softBox([a, 0.02, 0], [b, 2.02, 0.05], 0.03, steel, { rings: 1 });
      solids.softBox([a + 0.16, 0.85, 0.03], [b - 0.16, 1.8, 0.06], 0.03, pane, { rings: 1 });
    }
    solids.box([-0.012, 0.02, 0.02], [0.012, 2.02, 0.06], lookOf(0x14161a, 'rubber'), 3);
    solids.box([-0.78, 2.04, 0], [0.78, 2.16, 0.06], darker(steel, 0.8), 1);
    for (const x of [-0.3, 0.3]) solids.ball([x, 2.1, 0.07], [0.025, 0.025, 0.02], shine([1, 0.5, 0.1], 1.6), 8);
    return solids.build();
  },
});

/** Advertisements and a map of the line in the curve above the windows; back at z 0. */
const makeAdverts = (seed: number, length: number): Piece => ({
  ...{ name: 'poster', width: length, depth: 0.05, height: 0.3, light: true },
  make() {
    const solids = new Solids();
    const random = makeRandom(seed).spawn('adverts');
    for (let x = -length / 2; x < length / 2 - 0.6; x += 0.86) {
      const hex = random.pick([0xd8433a, 0x2f6fb0, 0xe9b83a, 0x2f8a5a, 0xe6e2d8, 0x6a3f8a]);
      solids.box([x, 0, 0], [x + 0.8, 0.27, 0.02], lookOf(0x9aa0a4, 'metal'), 3);
      solids.sheet([x + 0.02, 0.02, 0.022], [0.76, 0, 0], [0, 0.23, 0], lookOf(hex, 'paper'));
      solids.sheet([x + 0.08, 0.1, 0.025], [random.between(0.2, 0.5), 0, 0], [0, 0.05, 0], lookOf(0xf6f3ea, 'paper'));
      solids.sheet([x + 0.08, 0.05, 0.025], [random.between(0.1, 0.3), 0, 0], [0, 0.025, 0], lookOf(0xf6f3ea, 'paper'));
    }
    return solids.build();
  },
});

/** One long lamp under the ceiling, along z. */
const makeStrip = (length: number, strength: number, cold: boolean): Piece => {
  const [r, g, b] = cold ? [0.86, 1, 0.94] : [1.05, 1, 0.9];
  return {
    ...{ name: 'lamp', width: 0.24, depth: length, height: 0.06, light: true },
    lamps: Array.from({ length: Math.ceil(length / 3) }, (_, k) => ({
      at: [0, -0.18, -length / 2 + 1.5 + k * 3] as const,
      colour: [r * strength, g * strength, b * strength] as const,
      ...{ reach: 4.4, size: 0.7 },
    })),
    make() {
      const solids = new Solids();
      for (let z = -length / 2; z < length / 2 - 0.1; z += 1.5)
        solids.box([-0.11, -0.05, z + 0.05], [0.11, 0, z + 1.45], shine([r, g, b], 1.7), 3);
      return solids.build();
    },
  };
};

/** Walls of the tunnel, black, with pipes along them. */
function makeTunnel(): Placement {
  const solids = new Solids();
  const wall = lookOf(0x15171a, 'stone');
  for (const side of [-1, 1]) {
    const x = side * 3.1;
    solids.sheet(
      [x, -1.5, side > 0 ? -40 : 40],
      [0, 0, side > 0 ? 80 : -80],
      [0, 5, 0],
      (at) => darker(wall, 0.6 + 0.6 * Math.abs(Math.sin(at[2] * 0.9) * Math.sin(at[1] * 3))),
      [80, 6],
    );
    for (const y of [0.9, 1.15, 2])
      solids.tube(
        [
          [x - side * 0.12, y, -40],
          [x - side * 0.12, y, 40],
        ],
        0.05,
        lookOf(0x2a2c2f, 'metal'),
        5,
      );
  }
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), shades: false };
}

function furnish(order: PlaceOrder, strength: number): Placed[] {
  const random = makeRandom(order.seed).spawn('metro car');
  const shell = lookOf(random.pick([0xd9822b, 0x2f6fae, 0xc23b34, 0x2f8f6a]), 'plastic');
  const [bench, doors, straps] = [makeMetroBench(shell, BENCH), makeDoors(), makeStraps(BENCH)];
  const cold = order.dressing.some((word) => /fluorescent|cold|green/.test(word)) || order.time === 'night';
  const sides = [-1, 1] as const;
  return [
    ...sides.flatMap((side) => [
      ...BENCHES.map((z) => put(bench, side * (SIZE.right - 0.02), z, (-side * Math.PI) / 2)),
      ...DOORS.map((z) => put(doors, side * (SIZE.right - 0.01), z, (-side * Math.PI) / 2)),
      ...BENCHES.map((z, k) =>
        put(makeAdverts(order.seed + k, BENCH), side * (SIZE.right - 0.01), z, (-side * Math.PI) / 2, 2.06),
      ),
      ...BENCHES.map((z) => put(straps, side * 0.72, z, 0, 1.72)),
      ...DOORS.map((z) => put(POLE, side * 0.62, z)),
    ]),
    put(makeStrip(SIZE.front - SIZE.back - 1, strength, cold), 0, (SIZE.front + SIZE.back) / 2, 0, SIZE.height),
  ];
}

function plan(order: PlaceOrder): RoomPlan {
  // Below the ground the hour is not felt: its lamps are the light.
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, Math.PI, { tint: [0.98, 1.02, 1], dark: 2.4 });
  const light = { ...own, lamps: 1 };
  const panel = lookOf(0xdfe1de, 'plastic');
  const panes = (flip: boolean): Opening[] =>
    BENCHES.flatMap((z) => [z - 1.05, z + 1.05]).map((z) => ({
      middle: flip ? z - SIZE.back : SIZE.front - z,
      ...{ width: 1.9, bottom: 1.02, top: 1.92, kind: 'window' as const, panes: [1, 1] as const },
    }));
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [{ middle: 1.55, width: 0.8, bottom: 0, top: 2, kind: 'door' }],
      },
      { side: 'left', openings: panes(false) },
      { side: 'right', openings: panes(true) },
      { side: 'front', openings: [{ middle: 1.55, width: 0.8, bottom: 0, top: 2, kind: 'door' }] },
    ],
    looks: {
      ...{ wall: panel, trim: lookOf(0xa9b0b3, 'metal'), ceiling: lookOf(0xeceeec, 'plastic') },
      ...{ door: lookOf(0x9aa2a6, 'metal'), frame: lookOf(0x5a6065, 'metal') },
    },
    floor: {
      kind: 'tiles',
      look: lookOf(0x5c6166, 'marblePolished'),
      second: lookOf(0x50555a, 'marblePolished'),
      lay: (floor) => {
        for (const x of [-0.62, 0.58]) floor.patch(x, SIZE.back, x + 0.04, SIZE.front, lookOf(0xe0b93a, 'soil'), 0.8);
      },
    },
    placed: furnish(order, 1.25),
    light: { ...light, air: { ...light.air, stars: 0, sky: { ...light.air.sky, ...BLACK } } },
    ...{ view: 'none', openRadius: 0.6, viewSlack: 0.3, polished: true, extra: [makeTunnel()] },
    prospect: { eye: [0.15, 1.5, 3.4], target: [0, 1.32, -4] },
  };
}
const NOTHING = [0.004, 0.005, 0.006] as const;
const BLACK = {
  ...{ zenith: NOTHING, middle: NOTHING, horizon: NOTHING, glow: [0, 0, 0] as const, cover: 0, cirrus: 0 },
};

export const METRO_CAR: PlaceBuilder = {
  name: 'metro_car',
  describe(order) {
    const facts = describeRoom(order, plan(order));
    return { ...facts, spots: [...facts.spots, { kind: 'passing', at: [2.7, 1.75, 0], heading: 0, radius: 40 }] };
  },
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
