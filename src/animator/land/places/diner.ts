import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeCupAndPlate, makeDisplay, makeEspresso, makeMenu } from '../kits/rooms/cafe.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStool } from '../kits/rooms/seats.ts';
import { makeCounter, makeTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** An American diner: stools along a counter of chrome, booths of red leather at the windows, squares of black and white, a jukebox. */
const SIZE = { left: -5.4, right: 5.4, back: -4.2, front: 7, height: 3.1 } as const;
const [RED, CHROME, CREAM] = [lookOf(0xc0262a, 'leather'), lookOf(0xd4d8dc, 'steel'), lookOf(0xf3ead6, 'leather')];

/** One bench of a booth, its high back padded in stripes. */
const makeBoothBench = (): Piece => ({
  ...{ name: 'bench', width: 1.25, depth: 0.62, height: 1.15 },
  spots: [-0.3, 0.3].map((x) => ({ kind: 'seat', at: [x, 0.47, 0.06] as const, heading: 0, radius: 0.35 })),
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-0.62, 0, -0.26], [0.62, 0.34, 0.22], CHROME, 1);
    solids.softBox([-0.62, 0.34, -0.22], [0.62, 0.47, 0.3], 0.05, RED, { rings: 2 });
    for (let k = 0; k < 6; k++) {
      const x = -0.62 + k * 0.207;
      solids.softBox([x, 0.47, -0.3], [x + 0.205, 1.12, -0.14], 0.05, k % 2 === 0 ? RED : CREAM, { rings: 2 });
    }
    solids.box([-0.63, 1.1, -0.31], [0.63, 1.16, -0.13], CHROME, 1);
    return solids.build();
  },
});

/** A round-headed box of lights that plays records. */
const makeJukebox = (): Piece => ({
  ...{ name: 'jukebox', width: 0.86, depth: 0.6, height: 1.5 },
  make() {
    const solids = new Solids({ grounded: true });
    const wood = lookOf(0x6a2f1c, 'polished');
    const arch = (radius: number, z0: number, z1: number, look: Parameters<Solids['tube']>[2], thick: number): void => {
      const points = Array.from({ length: 17 }, (_, k) => {
        const angle = (k / 16) * Math.PI;
        return [Math.cos(angle) * radius, 1.06 + Math.sin(angle) * radius, (z0 + z1) / 2] as const;
      });
      solids.tube([[radius, 0.1, (z0 + z1) / 2], ...points, [-radius, 0.1, (z0 + z1) / 2]], thick, look, 8);
    };
    solids.box([-0.4, 0, -0.3], [0.4, 1.06, 0.2], wood, 0.6);
    solids.lathe(
      [0, 1.06, -0.05],
      [
        [0.4, 0],
        [0.34, 0.2],
        [0.2, 0.34],
        [0.01, 0.4],
      ],
      wood,
      20,
    );
    arch(0.37, 0.2, 0.26, shine([1, 0.5, 0.12], 1.5), 0.045);
    arch(0.28, 0.2, 0.26, shine([0.3, 0.9, 0.6], 1.1), 0.03);
    solids.box([-0.24, 0.72, 0.2], [0.24, 1.2, 0.24], shine([1, 0.85, 0.6], 0.8), 1);
    solids.box([-0.26, 0.62, 0.18], [0.26, 0.7, 0.3], CHROME, 1);
    for (let k = 0; k < 9; k++)
      solids.box(
        [-0.22 + k * 0.055, 0.14, 0.2],
        [-0.2 + k * 0.055, 0.56, 0.23],
        k % 2 === 0 ? shine([1, 0.2, 0.3], 1) : CHROME,
        1,
      );
    return solids.build();
  },
  lamps: [{ at: [0, 1, 0.7], colour: [1.8, 0.9, 0.5], reach: 3, size: 0.4 }],
});

/** A band of neon along the wall, and the sign over the counter. */
const makeNeonBand = (length: number, tone: readonly [number, number, number]): Piece => ({
  ...{ name: 'neon sign', width: length, depth: 0.06, height: 0.06, light: true },
  make: () =>
    new Solids()
      .tube(
        [
          [-length / 2, 0, 0.04],
          [length / 2, 0, 0.04],
        ],
        0.025,
        shine(tone, 1.9),
        6,
      )
      .build(),
});

/** Bands of chrome along the front of the counter. */
const makeChromeFront = (length: number): Piece => ({
  ...{ name: 'counter front', width: length, depth: 0.03, height: 0.9, light: true },
  make() {
    const solids = new Solids();
    solids.box([-length / 2, 0.08, 0], [length / 2, 0.98, 0.02], RED, 0.8);
    for (const y of [0.1, 0.3, 0.5, 0.7, 0.92])
      solids.box([-length / 2, y, 0.02], [length / 2, y + 0.06, 0.035], CHROME, 0.8);
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom(order, -2, { tint: [1.05, 0.99, 0.9], dark: 1.05 });
  const light = { ...own, lamps: litAtLeast(0.6, own) };
  const stool = makeStool(CHROME, RED, 0.74);
  const [bench, cup] = [makeBoothBench(), makeCupAndPlate(0xf4f0e6)];
  const table = makeTable({ width: 1.15, depth: 0.66, height: 0.75, wood: lookOf(0xf0ede4, 'polished'), legs: CHROME });
  const pendant = makePendant(light.lamps, 0.9, lookOf(0xc0262a, 'metal'), 2.4);
  const booths = [-2.6, 0.2, 3].flatMap((z): Placed[] => [
    put(table, SIZE.left + 0.75, z),
    put(bench, SIZE.left + 0.75, z - 0.85),
    put(bench, SIZE.left + 0.75, z + 0.85, Math.PI),
    put(cup, SIZE.left + 0.9, z, 0, 0.75),
  ]);
  const placed: Placed[] = [
    ...booths,
    put(
      makeCounter({
        length: 6,
        front: RED,
        worktop: lookOf(0xefe8da, 'polished'),
        handles: CHROME,
        height: 1.04,
        depth: 0.7,
      }),
      1.4,
      -2.3,
    ),
    put(makeChromeFront(6), 1.4, -1.94),
    ...[-1.1, 0, 1.1, 2.2, 3.3].map((x) => put(stool, x, -1.3)),
    put(makeCounter({ length: 5.6, front: CHROME, worktop: CHROME, handles: CHROME }), 1.4, SIZE.back + 0.33),
    put(makeEspresso(), 3, SIZE.back + 0.3, 0, 0.9),
    put(makeDisplay(), -0.4, -2.35, 0, 1.04),
    put(makeMenu(), 0.6, SIZE.back + 0.01, 0, 1.9),
    put(makeJukebox(), SIZE.right - 0.5, -0.6, -Math.PI / 2 + 0.25),
    put(makeNeonBand(10.4, [1, 0.16, 0.42]), 0, SIZE.back + 0.02, 0, 2.72),
    put(makeNeonBand(10.4, [0.1, 0.75, 0.95]), 0, SIZE.back + 0.02, 0, 2.58),
    ...[-0.6, 1.4, 3.4].map((x) => put(pendant, x, -2.2, 0, SIZE.height - 0.9)),
    ...[-2.6, 0.2, 3].map((z) => put(pendant, SIZE.left + 0.75, z, 0, SIZE.height - 0.9)),
    ...dressRoom(order, { left: -3.4, right: 4, back: -1.2, table: [SIZE.left + 0.75, 0.75, 0.2] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 1.2, width: 0.95, bottom: 0, top: 2.2, kind: 'door' }] },
      {
        side: 'left',
        openings: [2.6, 5.6, 8.6].map((middle) => ({
          middle,
          width: 2.4,
          bottom: 1,
          top: 2.5,
          kind: 'window' as const,
          panes: [2, 1] as const,
        })),
      },
      { side: 'right', openings: [{ middle: 7, width: 2.4, bottom: 1, top: 2.5, kind: 'window', panes: [2, 1] }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(0xd8e6e0, 'paint'), accent: lookOf(0x8fc4bc, 'porcelain'), accentSide: 'back' },
      ...{
        trim: darker(CHROME, 0.9),
        ceiling: lookOf(0xf2efe6, 'plaster'),
        door: lookOf(0xb8bcc0, 'metal'),
        frame: CHROME,
      },
    },
    floor: { kind: 'checkered', look: lookOf(0xf0ece2, 'polished'), second: lookOf(0x1c1c1f, 'polished') },
    placed,
    light,
    view: 'city',
    ...{ openRadius: 2, viewSlack: 0.45, polished: true },
  };
}

export const DINER: PlaceBuilder = {
  name: 'diner',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
