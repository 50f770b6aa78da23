import type { Vector } from '../../maths/vector.ts';
import { type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf } from '../kits/architecture/solids.ts';
import { makeWardBed } from '../kits/rooms/care.ts';
import { makeCeilingPanel, makeWallChart } from '../kits/rooms/class.ts';
import {
  makeBars,
  makeDoorPlate,
  makeExitSign,
  makeGlazing,
  makeHandrail,
  makeSconce,
} from '../kits/rooms/corridor.ts';
import { makePicture, makePlant } from '../kits/rooms/decor.ts';
import type { Floor } from '../kits/rooms/floor.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { makeLockers } from '../kits/rooms/lockers.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench, makeChair } from '../kits/rooms/seats.ts';
import type { ShellLooks } from '../kits/rooms/shell.ts';
import { makeDesk } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';

/** A long corridor between doors, seen along it: of a hospital, a hotel, a school with its lockers, a prison, an office or an old house. */
const SIZE = { left: -2, right: 2, back: -22, front: 8, height: 2.9 } as const;
/** Metres from one door to the next, and where along z the first is. */
const [APART, FIRST] = [4.4, 3.4];
const DOORS = Array.from({ length: 6 }, (_, k) => FIRST - k * APART);

type Kind = 'hospital' | 'hotel' | 'school' | 'prison' | 'office' | 'house';
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['prison', /\b(?:prison|jail|cell ?block|death row|asylum)\b/],
  ['hospital', /\b(?:hospital|clinic|ward|medical|operating|surgery|emergency|nursing)\b/],
  ['school', /\b(?:school|lockers?|university|college|classroom|campus)\b/],
  ['hotel', /\b(?:hotel|motel|resort|cruise|theater|theatre|casino)\b/],
  [
    'office',
    /\b(?:office|corporate|company|government|courthouse|airport|laborator(?:y|ies)|lab|police|station|facility)\b/,
  ],
];

const kindOf = ({ dressing }: PlaceOrder): Kind =>
  WORDS.find(([, words]) => dressing.some((word) => words.test(word)))?.[0] ?? 'house';

/** How each is made: walls, doors, floor, what lights it, and what stands along it. */
interface Style {
  readonly looks: ShellLooks;
  readonly floor: RoomPlan['floor'];
  /** Lamps in the ceiling, or on the walls. */
  readonly lit: 'ceiling' | 'walls';
  readonly dark: number;
  readonly door: { readonly width: number; readonly top: number } | null;
  readonly furnish: (seed: number) => Placed[];
}

const [EAST, WEST] = [-Math.PI / 2, Math.PI / 2];
/** Against the left wall and the right one. */
const left = (piece: Placed['piece'], z: number, y = 0): Placed => put(piece, SIZE.left + 0.01, z, WEST, y);
const right = (piece: Placed['piece'], z: number, y = 0): Placed => put(piece, SIZE.right - 0.01, z, EAST, y);
const between = (k: number): number => FIRST - APART / 2 - k * APART;

const stripes =
  (look: Look) =>
  (floor: Floor): void => {
    for (const x of [SIZE.left + 0.34, SIZE.right - 0.52])
      floor.patch(x, SIZE.back, x + 0.18, SIZE.front + 4, look, 0.6);
  };

const hall = (wall: number, trim: Look, door: number, more: Partial<ShellLooks> = {}): ShellLooks => ({
  ...{ wall: lookOf(wall, 'plaster'), trim, ceiling: lookOf(0xf2f2ee, 'plaster') },
  ...{ door: lookOf(door, 'wood'), frame: trim, ...more },
});

const STYLES: Readonly<Record<Kind, Style>> = {
  hospital: {
    looks: hall(0xe4ecea, lookOf(0xa9c8c6, 'plaster'), 0xc9a878, { panelled: 1 }),
    floor: {
      ...{ kind: 'tiles', look: lookOf(0xd2dbda, 'polished'), second: lookOf(0xc8d3d3, 'polished') },
      lay: stripes(lookOf(0x6fa8b4, 'polished')),
    },
    ...{ lit: 'ceiling', dark: 1.1, door: { width: 1.2, top: 2.15 } },
    furnish: () => [
      ...[-1, 1].flatMap((side) =>
        DOORS.slice(0, 5).map((_, k) =>
          (side < 0 ? left : right)(makeHandrail(APART - 1.7, lookOf(0xb98a58, 'wood')), between(k)),
        ),
      ),
      put(makeWardBed(lookOf(0x8fb6bc, 'cloth')), SIZE.right - 0.62, -4.8),
      ...[-8.4, -9.1, -9.8].map((z) =>
        put(makeChair(lookOf(0x9aa2a8, 'metal'), lookOf(0x3f7f96, 'plastic')), SIZE.left + 0.4, z, WEST),
      ),
      left(makeWallChart(3), between(0), 1.7),
    ],
  },
  hotel: {
    looks: hall(0xd8c3a0, lookOf(0xf0e8d8, 'plaster'), 0x5a3624, { panelled: 0.95 }),
    floor: {
      ...{ kind: 'carpet', look: lookOf(0x6a1f2a, 'soil'), second: lookOf(0x6a1f2a, 'soil') },
      lay: (floor) => {
        const [gold, dark] = [lookOf(0xc29a54, 'soil'), lookOf(0x3f1420, 'soil')];
        for (const x of [-1.62, 1.5]) floor.patch(x, SIZE.back, x + 0.12, SIZE.front + 4, gold, 0.6);
        for (let z = SIZE.back + 1; z < SIZE.front + 4; z += 1.3) {
          const diamond = (r: number, look: Look): void => {
            floor.piece(
              [
                [-r, z],
                [0, z + r * 0.62],
                [r, z],
                [0, z - r * 0.62],
              ],
              look,
            );
          };
          diamond(1, gold);
          diamond(0.9, dark);
          diamond(0.45, gold);
          diamond(0.36, lookOf(0x8a2b34, 'soil'));
        }
      },
    },
    ...{ lit: 'walls', dark: 0.72, door: { width: 1, top: 2.15 } },
    furnish: (seed) => [
      ...[0, 2, 4].map((k) => left(makePicture(0.8, 0.6, lookOf(0xa8824a, 'metal'), seed + k), between(k), 1.7)),
      put(makeDesk(lookOf(0x5a3624, 'wood'), 1.1), 0, SIZE.back + 0.4),
      put(makePlant(seed, 1.3), -1.3, SIZE.back + 0.5),
      put(makePlant(seed + 1, 1.3), 1.3, SIZE.back + 0.5),
    ],
  },
  school: {
    looks: hall(0xe9e0c8, lookOf(0xd8cdb0, 'plaster'), 0x9a6a3c),
    floor: {
      ...{ kind: 'checkered', look: lookOf(0xd9d4c6, 'polished'), second: lookOf(0xb9c4c2, 'polished') },
    },
    ...{ lit: 'ceiling', dark: 1.05, door: { width: 1.1, top: 2.15 } },
    furnish: (seed) => {
      const hue = [0x2f6f9a, 0x3f8a6a, 0xa83a32, 0xc98a2c][seed % 4] ?? 0x2f6f9a;
      const lockers = makeLockers(2, hue);
      return [
        ...DOORS.slice(0, 5).flatMap((_, k) =>
          // In twos: a long row would be carried out of the camera's way.
          [-1.26, -0.42, 0.42, 1.26].flatMap((aside) => [
            left(lockers, between(k) + aside),
            right(lockers, between(k) + aside),
          ]),
        ),
        ...[0, 1, 2].flatMap((k) => [left(makeWallChart(seed + k), between(k * 2), 2.42)]),
      ];
    },
  },
  prison: {
    looks: hall(0x8f9690, lookOf(0x5d6a66, 'plaster'), 0x4a5258, {
      panelled: 1.2,
      ceiling: lookOf(0x83857f, 'concrete'),
    }),
    floor: { kind: 'stone', look: lookOf(0x7d7f7b, 'concrete'), second: lookOf(0x757773, 'concrete') },
    ...{ lit: 'ceiling', dark: 0.74, door: null },
    furnish: () => DOORS.flatMap((z) => [left(makeBars(2.2, 2.3), z), right(makeBars(2.2, 2.3), z)]),
  },
  office: {
    looks: hall(0xe6e8ea, lookOf(0xcfd4d8, 'plaster'), 0x8a6a4a),
    floor: { kind: 'carpet', look: lookOf(0x5f6a76, 'soil'), second: lookOf(0x5f6a76, 'soil') },
    ...{ lit: 'ceiling', dark: 1.05, door: { width: 1, top: 2.2 } },
    furnish: (seed) => [
      ...DOORS.slice(0, 5).map((_, k) => left(makeGlazing(2.4, 2.2), between(k), 0.2)),
      ...[1, 3].map((k) => right(makePicture(0.9, 0.7, lookOf(0x3a3f44, 'metal'), seed + k), between(k), 1.7)),
      ...[0, 2].map((k) => put(makePlant(seed + k, 1.4), SIZE.right - 0.4, between(k))),
    ],
  },
  house: {
    looks: hall(0x6f8a78, lookOf(0xe8e0cc, 'plaster'), 0x4a2f20, { panelled: 1.1 }),
    floor: {
      kind: 'boards',
      look: lookOf(0x8a5c36, 'boards'),
      second: lookOf(0x7c5230, 'boards'),
      lay: (floor) => {
        floor.patch(-0.95, SIZE.back + 1.4, 0.95, SIZE.front + 4, lookOf(0x7a2a30, 'soil'), 0.5);
        for (const x of [-0.95, 0.83])
          floor.patch(x, SIZE.back + 1.4, x + 0.12, SIZE.front + 4, lookOf(0xc29a54, 'soil'), 0.5);
      },
    },
    ...{ lit: 'walls', dark: 0.72, door: { width: 1, top: 2.15 } },
    furnish: (seed) => [
      ...[0, 1, 3].map((k) => left(makePicture(0.7, 0.9, lookOf(0x8a6a3a, 'metal'), seed + k), between(k), 1.7)),
      ...[0, 2].map((k) => right(makePicture(0.8, 0.6, lookOf(0x8a6a3a, 'metal'), seed + 9 + k), between(k), 1.7)),
      put(makeBench(lookOf(0x4a2f20, 'wood'), 1.2), 1.6, between(1), EAST),
      put(makeDesk(lookOf(0x5a3624, 'wood'), 1), 0, SIZE.back + 0.4),
    ],
  },
};

function plan(order: PlaceOrder): RoomPlan {
  const kind = kindOf(order);
  const style = STYLES[kind];
  // A corridor has no windows: by day as by night its lamps light it, and at night fewer are on.
  const night = order.time === 'night';
  const own = lightRoom(order, -2.2, {
    tint: style.lit === 'walls' ? [1.04, 0.98, 0.9] : [0.98, 1, 1.02],
    dark: style.dark * (night ? 1.5 : 1),
  });
  const light = {
    ...own,
    air: { ...own.air, sunColour: [0, 0, 0] as const },
    lamps: litAtLeast(style.lit === 'walls' ? 0.85 : night ? 0.55 : 0.4, own),
  };
  const [panel, sconce] = [makeCeilingPanel(light.lamps, 1.5), makeSconce(light.lamps)];
  const lit: Placed[] =
    style.lit === 'ceiling'
      ? Array.from({ length: 10 }, (_, k) => put(panel, 0, 6.4 - k * 3, Math.PI / 2, SIZE.height - 0.05))
      : DOORS.flatMap((z) => [left(sconce, z - 0.95, 1.75), right(sconce, z - 0.95, 1.75)]);
  const plate = makeDoorPlate(darker(style.looks.door, 0.7));
  const placed: Placed[] = [
    ...lit,
    ...style.furnish(order.seed),
    ...(style.door === null ? [] : DOORS.flatMap((z) => [left(plate, z + 0.9, 1.45), right(plate, z - 0.9, 1.45)])),
    // No house has one.
    ...(kindOf(order) === 'house' ? [] : [put(makeExitSign(), 0, SIZE.back + 0.02, 0, 2.42)]),
  ];
  const end = { middle: (SIZE.right - SIZE.left) / 2, width: kind === 'hotel' || kind === 'house' ? 1.2 : 1.9 };
  const openings = (from: (z: number) => number): RoomPlan['walls'][number]['openings'] =>
    style.door === null
      ? []
      : DOORS.map((z) => ({
          middle: from(z),
          bottom: 0,
          kind: 'door' as const,
          ...(style.door ?? { width: 1, top: 2.1 }),
        }));
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings:
          kind === 'hotel' || kind === 'house'
            ? [{ ...end, bottom: 0.95, top: 2.3, kind: 'window', panes: [2, 3] }]
            : [{ ...end, bottom: 0, top: 2.3, kind: 'door' }],
      },
      { side: 'left', openings: openings((z) => SIZE.front - z) },
      { side: 'right', openings: openings((z) => z - SIZE.back) },
      { side: 'front', openings: [] },
    ],
    looks: style.looks,
    floor: style.floor,
    placed,
    light,
    view: 'city',
    openRadius: 2,
    viewSlack: 0.12,
    polished: kind === 'hospital' || kind === 'school',
  };
}

const WAY: readonly Vector[] = [
  [0, 0, 7],
  [0, 0, 0],
  [0, 0, -10],
  [0, 0, SIZE.back + 1],
];

/** Metres from the wall at which one leans on it, or sits at its foot; and along it, between two doors. */
const [OFF_WALL, IN_WALL] = [0.34, 0.04];
const AT_WALL = [1.6, 0.7, -2.8, -3.7] as const;

function describe(order: PlaceOrder): PlaceFacts {
  const room = describeRoom(order, plan(order));
  return {
    ...room,
    spots: [
      ...room.spots,
      ...AT_WALL.map((z) => ({
        ...{ kind: 'lean', at: [SIZE.left + OFF_WALL, 0, z] as const, heading: WEST, radius: 0.4 },
      })),
      ...[1, 0].map((k) => ({
        ...{ kind: 'doorway', at: [SIZE.left + IN_WALL, 0, between(k)] as const, heading: WEST, radius: 0.5 },
      })),
    ],
    street: { half: SIZE.right - 0.5, roofs: SIZE.height },
    ways: [{ kind: 'pavement', points: WAY, width: 2 }],
    prospect: {
      ground: { eye: [0.5, 1.5, 5], target: [-0.1, 1.25, -8] },
      air: { eye: [0.5, 2.2, 6], target: [-0.1, 1.1, -8] },
    },
  };
}

export const CORRIDOR: PlaceBuilder = {
  name: 'corridor',
  describe,
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
