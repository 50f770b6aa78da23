import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeTorch } from '../kits/architecture/castle.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { flameSpots } from '../kits/flame-spots.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder, PlaceSpot } from '../place.ts';
import type { Lamp, Placement } from '../world.ts';

/** A hall of great painted columns in a temple of old Egypt: signs on every stone, fire bowls, a seated king at its end, light from slots in the roof. */
const SIZE = { left: -9, right: 9, back: -19, front: 11, height: 10.5 } as const;
const SAND = lookOf(0xc9a06a, 'stone');
const SLOTS = [-12, -7, -2, 3].flatMap((z) => [-2.4, 2.4].map((x) => [x, z] as const));
const ROWS = [-14.5, -9.5, -4.5, 0.5, 5.5, 10.5] as const;

/** Signs in columns: strokes, discs, eyes, birds, each a few pieces of paint that follow from where they are. */
function laySigns(solids: Solids, width: number, height: number, out: number, ink: Look, seed: number): void {
  const [cell, gap] = [0.46, 0.1];
  for (let x = -width / 2 + gap; x + cell < width / 2; x += cell + gap) {
    for (const bar of [x - gap * 0.5, x + cell + gap * 0.5])
      solids.sheet([bar - 0.012, 0, out], [0.024, 0, 0], [0, height, 0], darker(ink, 0.8));
    for (let y = 0.1; y + 0.4 < height; y += 0.5) {
      const kind = Math.floor(Math.abs(Math.sin(x * 12.9 + y * 78.2 + seed) * 43758.5)) % 6;
      const put = (a: number, b: number, w: number, h: number): void => {
        solids.sheet([x + a * cell, y + b * 0.4, out], [w * cell, 0, 0], [0, h * 0.4, 0], ink);
      };
      if (kind === 0) for (const b of [0.1, 0.45, 0.8]) put(0.1, b, 0.8, 0.14);
      else if (kind === 1) {
        put(0.42, 0, 0.16, 0.62);
        put(0.2, 0.42, 0.6, 0.14);
        put(0.3, 0.6, 0.4, 0.36);
      } else if (kind === 2) {
        put(0.1, 0.35, 0.8, 0.3);
        put(0.38, 0.2, 0.24, 0.6);
        put(0.15, 0.84, 0.7, 0.1);
      } else if (kind === 3) {
        put(0.2, 0.25, 0.5, 0.4);
        put(0.6, 0.55, 0.22, 0.35);
        put(0.35, 0, 0.1, 0.25);
        put(0.5, 0, 0.1, 0.25);
        put(0.8, 0.7, 0.16, 0.08);
      } else if (kind === 4) {
        put(0.1, 0, 0.14, 0.95);
        put(0.24, 0.7, 0.5, 0.25);
      } else {
        put(0.25, 0.3, 0.5, 0.5);
        put(0.05, 0.05, 0.9, 0.12);
      }
    }
  }
}

/** Thick as three people, banded with paint, its capital an open flower; around the vertical at 0. */
const makeGreatColumn = (tall: number, thick: number): Piece => ({
  ...{ name: 'column', width: thick * 2.4, depth: thick * 2.4, height: tall },
  make() {
    const solids = new Solids({ grounded: true });
    const bands: readonly (readonly [number, number])[] = [
      [0.12, 0x2f6f8f],
      [0.16, 0xb5512f],
      [0.2, 0xd9b04a],
      [0.66, 0xd9b04a],
      [0.7, 0x2f6f8f],
      [0.74, 0xb5512f],
    ];
    const paint = ([x, y, z]: Vector): Look => {
      const v = y / tall;
      const band = bands.find(([at]) => Math.abs(v - at) < 0.016);
      if (band !== undefined) return lookOf(band[1], 'stone', 0.8);
      const angle = Math.atan2(x, z);
      const worn = 0.84 + 0.16 * Math.sin(y * 3.1 + angle * 5) * Math.sin(angle * 9 + y);
      // Between the bands kings and gods, cut into the stone: darker strokes all around.
      const cut = v > 0.24 && v < 0.62 && Math.sin(angle * 14) * Math.sin(y * 7.3) > 0.45;
      return darker(SAND, worn * (cut ? 0.68 : 1));
    };
    const rings = 26;
    solids.lathe(
      [0, 0, 0],
      [
        [thick * 1.28, 0],
        [thick * 1.28, 0.3],
        [thick * 0.94, 0.34],
        ...Array.from({ length: rings }, (_, k): readonly [number, number] => [
          thick * (1 - 0.12 * (k / rings)),
          0.4 + ((tall * 0.76 - 0.4) * k) / rings,
        ]),
        [thick * 0.86, tall * 0.77],
        [thick * 0.94, tall * 0.82],
        [thick * 1.24, tall * 0.91],
        [thick * 1.36, tall * 0.925],
        [thick * 0.8, tall * 0.935],
        [thick * 0.8, tall],
      ],
      (at) =>
        at[1] > tall * 0.78 && at[1] < tall * 0.92
          ? darker(lookOf(0x5f8f6a, 'stone'), 0.8 + 0.35 * Math.abs(Math.sin(Math.atan2(at[0], at[2]) * 8)))
          : paint(at),
      40,
    );
    return solids.build();
  },
});

/** A king on his throne with the striped cloth around his head, hands on his knees; looking along +z. */
const makeColossus = (tall: number): Piece => ({
  ...{ name: 'statue', width: tall * 0.45, depth: tall * 0.5, height: tall },
  make() {
    const solids = new Solids({ grounded: true });
    const s = tall / 10;
    const [stone, gold, blue] = [lookOf(0xb98f5c, 'stone'), lookOf(0xd9ab3f, 'metal'), lookOf(0x2f5f8a, 'stone')];
    const soft = (a: Vector, b: Vector, r: number, look: Look): void => {
      solids.softBox([a[0] * s, a[1] * s, a[2] * s], [b[0] * s, b[1] * s, b[2] * s], r * s, look, { cell: 0.6 });
    };
    solids.box([-2.4 * s, 0, -2.6 * s], [2.4 * s, 0.9 * s, 2.8 * s], darker(stone, 0.85), 0.8);
    soft([-1.9, 0.9, -2.4], [1.9, 3.6, 0.1], 0.1, darker(stone, 0.9));
    soft([-1.7, 3.6, -2.4], [1.7, 6.4, -1.7], 0.1, darker(stone, 0.85));
    for (const x of [-1, 1]) {
      const [a, b] = x < 0 ? [-1.35, -0.12] : [0.12, 1.35];
      soft([a, 0.9, 1], [b, 3.9, 2.1], 0.35, stone);
      soft([a, 3, -1.2], [b, 4.1, 2.1], 0.4, stone);
      soft([a + 0.1, 0.9, 1.6], [b - 0.1, 1.35, 2.9], 0.18, stone);
      soft([x < 0 ? -2 : 1.3, 4, -1.3], [x < 0 ? -1.3 : 2, 6.6, -0.5], 0.3, stone);
      soft([x < 0 ? -1.8 : 1.1, 3.95, -1.1], [x < 0 ? -1.1 : 1.8, 4.45, 1.7], 0.2, stone);
    }
    soft([-1.5, 3.9, -1.5], [1.5, 6.8, -0.35], 0.5, stone);
    soft([-1.3, 6.1, -0.5], [1.3, 6.6, -0.25], 0.1, gold);
    // The cloth: wide at the shoulders, striped.
    for (let k = 0; k < 9; k++) {
      const [y, w] = [6.3 + k * 0.3, 1.25 - Math.max(0, k - 4) * 0.1 + (k < 3 ? 0.05 : 0)];
      soft([-w, y, -1.5], [w, y + 0.3, -0.5], 0.12, k % 2 === 0 ? gold : blue);
    }
    solids.ball([0, 7.9 * s, -0.55 * s], [0.72 * s, 0.95 * s, 0.62 * s], stone, 20);
    soft([-0.13, 7.55, -0.1], [0.13, 8, 0.2], 0.08, stone);
    for (const x of [-0.3, 0.3]) {
      solids.ball([x * s, 8.05 * s, -0.02 * s], [0.17 * s, 0.07 * s, 0.06 * s], lookOf(0xe9e2d0, 'stone'), 10);
      solids.ball([x * s, 8.05 * s, 0.03 * s], [0.06 * s, 0.06 * s, 0.03 * s], lookOf(0x1c1712, 'stone'), 8);
    }
    soft([-0.25, 7.28, -0.12], [0.25, 7.38, 0.08], 0.04, darker(stone, 0.6));
    soft([-0.14, 6.5, -0.2], [0.14, 7.15, 0.12], 0.08, blue);
    soft([-0.08, 8.75, -0.2], [0.08, 9.25, 0.15], 0.06, gold);
    return solids.build();
  },
});

/** Beams over the columns, and between them slots through which the sky comes in. */
function makeRoof(day: number): Placement {
  const solids = new Solids();
  const [under, lit] = [darker(SAND, 0.62), shine([1.3, 1.1, 0.75], 2.4 * day)];
  for (const z of ROWS)
    solids.box([SIZE.left, SIZE.height - 1.2, z - 0.8], [SIZE.right, SIZE.height, z + 0.8], under, 1.2);
  for (const x of [-5.4, 5.4])
    solids.box([x - 0.7, SIZE.height - 0.9, SIZE.back], [x + 0.7, SIZE.height, SIZE.front], under, 1.4);
  for (const [x, z] of SLOTS)
    solids.sheet([x - 0.55, SIZE.height - 0.01, z - 0.5], [1.1, 0, 0], [0, 0, 1], lit, [1, 1]);
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true };
}

const slots = (kind: string, radius: number): PlaceSpot[] =>
  SLOTS.map(([x, z]) => ({ kind, at: [x, SIZE.height - 0.2, z], heading: 0, radius }));

/** The light that falls through each slot onto the floor. */
const lampsOfSlots = (day: number): Lamp[] =>
  day < 0.2
    ? []
    : SLOTS.map(([x, z]) => ({
        at: [x, SIZE.height - 0.4, z],
        colour: [26 * day, 19 * day, 11 * day],
        ...{ reach: 16, size: 0.5, spot: { toward: [0.25, -0.96, 0.13], spread: 0.9 } },
      }));

const makeWallSigns = (width: number, height: number, seed: number): Piece => ({
  ...{ name: 'relief', width, depth: 0.04, height, light: true },
  make() {
    const solids = new Solids();
    laySigns(solids, width, height, 0.012, darker(lookOf(0x8a5a34, 'stone'), 0.75), seed);
    return solids.build();
  },
});

function furnish(order: PlaceOrder): Placed[] {
  const [column, torch] = [makeGreatColumn(SIZE.height - 1, 1.05), makeTorch(1)];
  const signs = [0, 1].map((k) => makeWallSigns(4.4, 6.2, (order.seed % 97) + k));
  const bowl = makeFireBowl();
  return [
    ...ROWS.slice(0, 5).flatMap((z) => [put(column, -5.4, z), put(column, 5.4, z)]),
    put(makeColossus(8.2), 0, SIZE.back + 3),
    ...[-3.6, 3.6].map((x) => put(bowl, x, SIZE.back + 4.4)),
    ...[-2, 3, -7].flatMap((z) => [put(bowl, -3.7, z), put(bowl, 3.7, z)]),
    ...[-16, -11, -6, -1, 4, 8.5].flatMap((z, k) => {
      const piece = signs[k % 2] ?? signs[0];
      if (piece === undefined) return [];
      return [put(piece, SIZE.left + 0.01, z, Math.PI / 2, 0.6), put(piece, SIZE.right - 0.01, z, -Math.PI / 2, 0.6)];
    }),
    ...[-6.2, 6.2].flatMap((x) => signs.slice(0, 1).map((piece) => put(piece, x, SIZE.back + 0.01, 0, 0.6))),
    ...[-13.5, -8.5, -3.5, 1.5].flatMap((z) => [
      put(torch, SIZE.left + 0.05, z, Math.PI / 2, 2.6),
      put(torch, SIZE.right - 0.05, z, -Math.PI / 2, 2.6),
    ]),
  ];
}

/** Bronze on three legs, with fire in it. */
const makeFireBowl = (): Piece => ({
  ...{ name: 'brazier', width: 0.9, depth: 0.9, height: 1.35 },
  lamps: [{ at: [0, 1.5, 0], colour: [2.4, 1.35, 0.5], reach: 6, size: 0.4 }],
  spots: [
    { kind: 'brazier', at: [0, 1.05, 0], heading: 0, radius: 0.35 },
    ...flameSpots([
      [-0.1, 0.98, 0, 0.24],
      [0.1, 0.98, 0.05, 0.26],
    ]),
  ],
  make() {
    const solids = new Solids({ grounded: true });
    const bronze = lookOf(0x7a5a2c, 'metal');
    for (let k = 0; k < 3; k++) {
      const a = (k / 3) * Math.PI * 2;
      solids.tube(
        [
          [Math.sin(a) * 0.34, 0, Math.cos(a) * 0.34],
          [Math.sin(a) * 0.12, 0.55, Math.cos(a) * 0.12],
          [Math.sin(a) * 0.3, 0.95, Math.cos(a) * 0.3],
        ],
        0.03,
        bronze,
        6,
      );
    }
    solids.lathe(
      [0, 0.8, 0],
      [
        [0.05, 0],
        [0.34, 0.1],
        [0.42, 0.26],
        [0.36, 0.26],
        [0.3, 0.18],
        [0, 0.16],
      ],
      bronze,
      18,
    );
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const day = { day: 1, golden_hour: 0.9, dawn: 0.7, dusk: 0.3, night: 0.06 }[order.time] ?? 1;
  const own = lightRoom({ ...order, time: order.time === 'night' ? 'night' : 'dusk', weather: 'clear' }, -1.75, {
    ...{ tint: [1.08, 1, 0.84], dark: 1.7 },
  });
  const wall = ([x, y, z]: Vector): Look => {
    const row = Math.floor(y / 0.9);
    const block = Math.floor((x + z) / 1.9 + (row % 2) * 0.5);
    return darker(SAND, 0.72 + 0.24 * Math.abs(Math.sin(row * 12.9 + block * 78.2)));
  };
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [{ middle: 9, width: 3.4, bottom: 0, top: 6, kind: 'open' }] },
    ],
    looks: {
      ...{ wall, trim: darker(SAND, 0.7), door: darker(SAND, 0.5), frame: darker(SAND, 0.8) },
      ceiling: darker(SAND, 0.5),
    },
    floor: { kind: 'stone', look: darker(SAND, 0.82), second: darker(SAND, 0.66) },
    placed: [...furnish(order), ...dressRoom(order, { left: -3, right: 3, back: SIZE.back + 7, table: [0, 0, -8] })],
    lamps: lampsOfSlots(day),
    light: {
      ...own,
      lamps: 1,
      air: {
        ...own.air,
        fog: { ...own.air.fog, colour: [0.5 * day + 0.05, 0.36 * day + 0.03, 0.18 * day + 0.02], haze: 0.0045 },
      },
    },
    ...{ view: 'none', openRadius: 2.8, viewSlack: 0.3, extra: [makeRoof(day)] },
    prospect: { eye: [0.6, 1.9, 6.5], target: [0, 3.2, -7] },
  };
}

export const TEMPLE_HALL: PlaceBuilder = {
  name: 'temple_hall',
  describe(order) {
    const facts = describeRoom(order, plan(order));
    return order.time === 'night' ? facts : { ...facts, spots: [...facts.spots, ...slots('shaft', 0.55)] };
  },
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
