import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { layArch } from '../kits/landmark-parts.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A mosque from within: a carpet of prayer rows, arches on columns, the niche in the far wall, rings of small lamps that hang low. */
const SIZE = { left: -9.5, right: 9.5, back: -12, front: 13, height: 7.6 } as const;
const [BLUE, GOLD, WHITE] = [lookOf(0x2f6a9a, 'porcelain'), lookOf(0xc9a04a, 'metal'), lookOf(0xece4d4, 'hewn')];

/** Rows of places to pray, each under its arch. */
const makePrayerRows = (): Piece => ({
  ...{ name: 'carpet', width: 18, depth: 22, height: 0.01, light: true },
  make() {
    const solids = new Solids();
    const [red, deep, gold] = [lookOf(0xa8322c, 'cloth'), lookOf(0x7a1f22, 'cloth'), lookOf(0xcfa458, 'cloth')];
    for (let z = SIZE.back + 1.4; z < SIZE.front; z += 1.5) {
      solids.box([SIZE.left, 0.002, z], [SIZE.right, 0.012, z + 0.07], gold, 2);
      for (let x = SIZE.left + 0.5; x < SIZE.right - 0.4; x += 0.95) {
        solids.sheet([x + 0.08, 0.008, z + 1.36], [0.76, 0, 0], [0, 0, -0.9], deep, [1, 1]);
        const tip = solids.vertex([x + 0.46, 0.008, z + 0.16], [0, 1, 0], deep);
        const [a, b] = [x + 0.08, x + 0.84].map((at) => solids.vertex([at, 0.008, z + 0.46], [0, 1, 0], deep));
        solids.triangle(a ?? 0, b ?? 0, tip);
        solids.sheet([x + 0.3, 0.012, z + 1.1], [0.32, 0, 0], [0, 0, -0.32], red, [1, 1]);
      }
    }
    return solids.build({ twoSided: true });
  },
});

/** A column with bands of two stones in the arch above it; arches run along z. */
const makeArcade = (length: number, bays: number): Piece => ({
  ...{ name: 'arcade', width: 0.8, depth: length, height: SIZE.height, light: true },
  make() {
    const solids = new Solids({ grounded: true });
    const bay = length / bays;
    const red = lookOf(0xb0604a, 'hewn');
    for (let k = 0; k <= bays; k++) {
      const z = -length / 2 + k * bay;
      solids.lathe(
        [0, 0, z],
        [
          [0.42, 0],
          [0.42, 0.3],
          [0.3, 0.4],
          [0.28, 3.1],
          [0.46, 3.5],
          [0.5, 3.7],
        ],
        lookOf(0xd8cdb8, 'marble'),
        18,
      );
    }
    const [inner, outer, steps] = [bay / 2 - 0.42, bay / 2 + 0.16, 14];
    for (let k = 0; k < bays; k++) {
      const middle = -length / 2 + (k + 0.5) * bay;
      for (let j = 0; j < steps; j++) {
        const [a, b] = [(j / steps) * Math.PI, ((j + 1) / steps) * Math.PI];
        const look: Look = j % 2 === 0 ? WHITE : red;
        const point = (angle: number, radius: number, x: number) =>
          solids.vertex(
            [x, 3.7 + Math.sin(angle) * radius * 1.12, middle + Math.cos(angle) * radius],
            [Math.sign(x), 0, 0],
            look,
          );
        for (const x of [-0.34, 0.34])
          solids.quad(point(a, inner, x), point(b, inner, x), point(b, outer, x), point(a, outer, x));
        solids.quad(point(a, inner, -0.34), point(b, inner, -0.34), point(b, inner, 0.34), point(a, inner, 0.34));
      }
    }
    solids.box([-0.34, 3.7 + inner * 1.12 + 0.5, -length / 2], [0.34, SIZE.height, length / 2], WHITE, 1.5);
    return solids.build({ twoSided: true });
  },
});

/** A ring of cups with a flame each, on chains. */
const makeLampRing = (on: number, radius: number, drop: number): Piece => ({
  ...{ name: 'chandelier', width: radius * 2, depth: radius * 2, height: drop, light: true },
  make() {
    const solids = new Solids();
    const ring = Array.from(
      { length: 37 },
      (_, k) => [Math.sin((k / 36) * Math.PI * 2) * radius, 0, Math.cos((k / 36) * Math.PI * 2) * radius] as const,
    );
    solids.tube(ring, 0.035, GOLD, 6);
    for (let k = 0; k < 24; k++) {
      const angle = (k / 24) * Math.PI * 2;
      const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
      solids.lathe(
        [x, 0.02, z],
        [
          [0.03, 0],
          [0.06, 0.05],
          [0.065, 0.13],
        ],
        on > 0 ? shine([1, 0.78, 0.44], 1.6 * on) : lookOf(0xdfe8ea, 'glass'),
        8,
      );
      if (k % 6 === 0)
        solids.tube(
          [
            [x, 0, z],
            [0, drop, 0],
          ],
          0.012,
          GOLD,
          4,
        );
    }
    return solids.build();
  },
  lamps: [{ at: [0, -0.2, 0], colour: [5.2, 3.9, 2.2], reach: 10, size: 1.2 }],
});

/** The niche that shows the way to pray, in a frame of tiles. */
const makeNiche = (): Piece => ({
  ...{ name: 'niche', width: 4, depth: 0.4, height: 5.4, light: true },
  make() {
    const solids = new Solids();
    const tiles = ([x, y]: readonly [number, number, number]): Look =>
      Math.sin(x * 11) * Math.sin(y * 11) > 0.35 ? GOLD : Math.sin(x * 22 + y * 22) > 0.4 ? darker(WHITE, 0.95) : BLUE;
    solids.box([-2, 0, 0], [2, 5.4, 0.22], tiles, 0.11);
    solids.box([-2.1, 5.3, 0], [2.1, 5.6, 0.3], GOLD, 1);
    layArch(solids, [0, 0, 0.24], 1.25, 2.9, GOLD, 1.25);
    layArch(solids, [0, 0, 0.26], 1.12, 2.85, darker(BLUE, 0.4), 1.25);
    layArch(solids, [0, 0, 0.28], 0.8, 2.3, darker(WHITE, 0.55), 1.3);
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom(order, -1.7, { tint: [1.04, 0.99, 0.92], dark: 0.9 });
  const light = { ...own, lamps: litAtLeast(0.6, own) };
  const arcade = makeArcade(4, 1);
  const placed: Placed[] = [
    put(makePrayerRows(), 0, 0),
    ...[-1, 1].flatMap((side) => [-9.5, -5.5, -1.5, 2.5, 6.5, 10.5].map((z) => put(arcade, side * 4.6, z))),
    ...[-7, -1.5, 4].map((z) => put(makeLampRing(light.lamps, 1.5, 3.4), 0, z, 0, SIZE.height - 3.4)),
    put(makeNiche(), 0, SIZE.back + 0.02),
  ];
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [3.2, 15.8].map((middle) => ({
          middle,
          width: 1.6,
          bottom: 1.6,
          top: 5.2,
          kind: 'window' as const,
          panes: [3, 6] as const,
        })),
      },
      ...(['left', 'right'] as const).map((side) => ({
        side,
        openings: [4, 9, 14, 19].map((middle) => ({
          middle,
          width: 1.8,
          bottom: 1.4,
          top: 5.2,
          kind: 'window' as const,
          panes: [3, 6] as const,
        })),
      })),
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(0xe6dcc6, 'plaster'), trim: BLUE, ceiling: lookOf(0xe9e2d2, 'plaster'), panelled: 1.1 },
      ...{ door: lookOf(0x5a3a22, 'wood'), frame: lookOf(0x5a3a22, 'wood') },
    },
    floor: { kind: 'carpet', look: lookOf(0x93282a, 'cloth'), second: lookOf(0x7a1f22, 'cloth') },
    placed,
    light,
    view: 'garden',
    ...{ openRadius: 3.2, viewSlack: 0.5 },
  };
}

export const PRAYER_HALL: PlaceBuilder = {
  name: 'prayer_hall',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
