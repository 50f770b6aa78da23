import { standing } from '../../maths/matrix.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, lookOf, shine } from '../kits/architecture/solids.ts';
import { makeGlobe as makeEarth } from '../kits/globes.ts';
import { makeCeilingPanel, makeComputer } from '../kits/rooms/class.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { makeConsole, makeGlassware, makeMicroscope, makeTank } from '../kits/rooms/lab.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStool } from '../kits/rooms/seats.ts';
import { makeBookcase } from '../kits/rooms/storage.ts';
import { makeCounter } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Placement, SkyColours } from '../world.ts';

/** Benches with glassware under even light; the inside of a ship, with consoles and stars in the windows, where the order says so. */
const SIZE = { left: -4.8, right: 4.8, back: -4.4, front: 6.8, height: 3 } as const;
const SHIP = [
  'space',
  'ship',
  'spaceship',
  'starship',
  'spacecraft',
  'control',
  'station',
  'bridge',
  'engine',
  'server',
];

const BLACK: Pick<SkyColours, 'zenith' | 'middle' | 'horizon' | 'glow' | 'cover' | 'cirrus'> = {
  zenith: [0.002, 0.003, 0.006],
  middle: [0.002, 0.003, 0.007],
  horizon: [0.003, 0.004, 0.009],
  glow: [0, 0, 0],
  cover: 0,
  cirrus: 0,
};
/** The Earth, as large in the window as from an orbit, and lit from the side. */
const earthOutside = (): Placement => ({
  mesh: makeEarth('earth'),
  matrix: standing([7, -20, -62], 0.6, 31),
  ...{ tint: [5, 5, 5.4] as const, mirrored: false, shades: false },
});

function plan(order: PlaceOrder): RoomPlan {
  const ship = saysOf(order, ...SHIP);
  const own = lightRoom(ship ? { ...order, time: 'night', weather: 'clear' } : order, -2.1, {
    tint: [0.95, 1, 1.06],
    dark: ship ? 1.9 : 1,
  });
  const light = {
    ...own,
    lamps: litAtLeast(0.75, own),
    // Around a ship is nothing but stars.
    air: ship ? { ...own.air, stars: 1, sky: { ...own.air.sky, ...BLACK } } : own.air,
  };
  const white = lookOf(0xe6eaec, 'paint');
  const bench = {
    front: lookOf(ship ? 0x7a8288 : 0xd8dee0, 'metal'),
    worktop: lookOf(ship ? 0x3a4046 : 0x2b3034, 'polished'),
    handles: lookOf(0x8a9096, 'metal'),
  };
  const stool = makeStool(lookOf(0x9aa0a4, 'metal'), lookOf(0x2f4f5c, 'leather'), 0.68);
  const panel = makeCeilingPanel(light.lamps, 1.8);
  const placed: Placed[] = [
    ...[-2.4, 2.4].flatMap((x) => [-2.8, 0.4, 3.6].map((z) => put(panel, x, z, 0, SIZE.height - 0.05))),
  ];
  if (ship) {
    placed.push(
      put(makeConsole(order.seed, 2.6), -3.1, SIZE.back + 0.02),
      put(makeConsole(order.seed + 1, 2.6), 3.1, SIZE.back + 0.02),
    );
    for (const z of [-1.6, 1.9])
      placed.push(
        put(makeConsole(order.seed + z, 2.4), SIZE.left + 0.02, z, Math.PI / 2),
        put(makeConsole(order.seed - z, 2.4), SIZE.right - 0.02, z, -Math.PI / 2),
      );
    placed.push(put(stool, -2.9, -2.8, Math.PI), put(stool, 2.9, -2.8, Math.PI));
  } else {
    placed.push(
      put(makeCounter({ length: 6, ...bench, sinkAt: -2 }), -0.6, SIZE.back + 0.33),
      put(makeTank(SIZE.height), 3.9, SIZE.back + 0.6),
      put(makeTank(SIZE.height), 2.85, SIZE.back + 0.6),
    );
    for (const [k, x] of [-1.4, 0.2, 1.6].entries())
      placed.push(put(makeGlassware(order.seed + k), x, SIZE.back + 0.3, 0, 0.9));
    for (const [side, z] of [
      [-1, -0.6],
      [1, 0.9],
      [-1, 2.9],
    ] as const) {
      placed.push(put(makeCounter({ length: 2.2, ...bench, depth: 0.8 }), side * 3.5, z, -side * (Math.PI / 2)));
      placed.push(
        put(makeGlassware(order.seed + z * 7), side * 3.5, z - 0.4, Math.PI / 2, 0.9),
        put(makeMicroscope(), side * 3.45, z + 0.55, -side * 1.2, 0.9),
        put(stool, side * 2.75, z, side * (Math.PI / 2)),
      );
    }
    placed.push(
      put(makeComputer(), 1.0, SIZE.back + 0.34, 0, 0.9),
      put(
        makeBookcase({ width: 1.8, height: 2, wood: white, seed: order.seed, books: 0.4 }),
        SIZE.right - 0.18,
        -1.7,
        -Math.PI / 2,
      ),
    );
  }
  placed.push(...dressRoom(order, { left: -3.6, right: 3.6, back: -3.4, table: [-0.6, 0.9, SIZE.back + 0.4] }));
  const trim = ship ? lookOf(0x8a9298, 'paint') : lookOf(0xd6dcde, 'paint');
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [
          ship
            ? { middle: 4.8, width: 3.2, bottom: 0.9, top: 2.5, kind: 'window', panes: [3, 1] }
            : { middle: 3.4, width: 2.6, bottom: 1.45, top: 2.6, kind: 'window', panes: [3, 1] },
        ],
      },
      {
        side: 'left',
        openings: ship
          ? []
          : [2.4, 5.6].map((middle) => ({
              middle,
              width: 2,
              bottom: 1.2,
              top: 2.6,
              kind: 'window' as const,
              panes: [2, 1] as const,
            })),
      },
      { side: 'right', openings: [{ middle: 9, width: 1.2, bottom: 0, top: 2.2, kind: 'door' }] },
      { side: 'front', openings: [{ middle: 4.8, width: 1.6, bottom: 0, top: 2.2, kind: 'door' }] },
    ],
    looks: {
      // Panels: every wall plate a tone of its own.
      wall: ([x, y, z]) =>
        darker(
          ship ? lookOf(0xa8b0b4, 'paint') : lookOf(0xe9eeee, 'plaster'),
          ship
            ? 0.8 +
                0.16 *
                  Math.abs(Math.sin(Math.floor(x / 0.9) * 3.1 + Math.floor(y / 0.7) * 5.3 + Math.floor(z / 0.9) * 7.7))
            : 1,
        ),
      trim,
      ceiling: lookOf(ship ? 0x8a9296 : 0xf0f3f3, 'plaster'),
      door: lookOf(0xb8c0c4, 'metal'),
      frame: lookOf(0x70787e, 'metal'),
    },
    floor: {
      kind: 'tiles',
      look: lookOf(ship ? 0x6a7278 : 0xcfd6d6, 'marblePolished'),
      second: lookOf(ship ? 0x4a5258 : 0xb4bcbc, 'marblePolished'),
      lay: (floor) => layLines(floor, ship),
    },
    placed,
    light,
    view: ship ? 'none' : 'city',
    ...(ship ? { extra: [earthOutside()] } : {}),
    openRadius: 2.1,
    polished: true,
  };
}

function layLines(floor: Floor, ship: boolean): void {
  if (!ship) return;
  for (const x of [-2.2, 2.14]) floor.patch(x, SIZE.back + 1.2, x + 0.06, SIZE.front, shine([0.3, 0.9, 1.2], 1.2), 0.5);
}

export const LABORATORY: PlaceBuilder = {
  name: 'laboratory',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
