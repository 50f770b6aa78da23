import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import { type Piece, type Placed, put } from '../architecture/pieces.ts';
import { lookOf, mixLooks, Solids, shine } from '../architecture/solids.ts';
import { makeCandle } from './lamps.ts';

/** Where a room has room for what an order adds to it. */
export interface DressingRoom {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly table: Vector;
}

const asksFor = (order: PlaceOrder, ...names: readonly string[]): boolean =>
  order.dressing.some((word) => names.some((name) => word.replaceAll('_', ' ').includes(name)));

export function dressRoom(order: PlaceOrder, room: DressingRoom): Placed[] {
  const placed: Placed[] = [];
  if (asksFor(order, 'christmas')) placed.push(put(makeChristmasTree(order.seed), room.right - 0.3, room.back + 0.4));
  if (asksFor(order, 'candle'))
    for (const [k, x] of [-0.18, 0, 0.16].entries())
      placed.push(
        put(makeCandle(true, 0.12 + k * 0.04), room.table[0] + x, room.table[2] + (k % 2) * 0.12, 0, room.table[1]),
      );
  if (asksFor(order, 'balloon'))
    for (let k = 0; k < 7; k++)
      placed.push(
        put(
          makeBalloon([0xd8433c, 0x3f7fc4, 0xf2c230, 0x5fae5a, 0xc05fb0][k % 5] ?? 0xd8433c),
          room.left + 0.4 + k * 0.16,
          room.back + 0.35 + (k % 3) * 0.15,
          0,
          1.5 + (k % 4) * 0.16,
        ),
      );
  if (asksFor(order, 'lantern', 'fairy light', 'string light'))
    placed.push(put(makeStringLights(room.right - room.left), (room.left + room.right) / 2, room.back - 0.6, 0, 2.35));
  return placed;
}

const makeChristmasTree = (seed: number): Piece => ({
  name: 'christmas_tree',
  width: 1.3,
  depth: 1.3,
  height: 2.2,
  lamps: [
    { at: [0, 1.2, 0.6], colour: [1.4, 0.8, 0.35], reach: 4, size: 0.5 },
    { at: [0, 0.7, -0.6], colour: [0.8, 0.45, 0.2], reach: 3, size: 0.5 },
  ],
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('christmas tree');
    solids.lathe(
      [0, 0, 0],
      [
        [0.16, 0],
        [0.2, 0.22],
        [0.17, 0.22],
      ],
      lookOf(0x8a2f2a, 'porcelain'),
      14,
    );
    solids.tube(
      [
        [0, 0.2, 0],
        [0, 2.0, 0],
      ],
      0.03,
      lookOf(0x4a3322, 'bark'),
    );
    for (let k = 0; k < 1500; k++) {
      const t = random.next() ** 0.75;
      const [y, a] = [2.1 - t * 1.8, random.between(0, Math.PI * 2)];
      const r = (0.04 + t * 0.6) * (0.55 + 0.45 * random.next()) * (0.85 + 0.15 * Math.sin(y * 22));
      const [s, c] = [Math.sin(a), Math.cos(a)];
      const look = mixLooks(lookOf(0x163a20, 'needle'), lookOf(0x3f7040, 'needle'), random.next());
      const [w, drop] = [0.02, 0.1];
      const p = [
        [s * r * 0.4 - c * w, y + 0.05, c * r * 0.4 + s * w],
        [s * r * 0.4 + c * w, y + 0.05, c * r * 0.4 - s * w],
        [s * r, y - drop, c * r],
      ] as const;
      const n: Vector = [s * 0.8, 0.6, c * 0.8];
      const numbers = p.map(([px, py, pz]) => solids.vertex([px, py, pz], n, look));
      solids.triangle(numbers[0] ?? 0, numbers[2] ?? 0, numbers[1] ?? 0);
    }
    for (let k = 0; k < 110; k++) {
      const t = random.next() ** 0.7;
      const [y, a] = [2.05 - t * 1.7, k * 2.4];
      const r = 0.05 + t * 0.58;
      const at: Vector = [Math.sin(a) * r, y - 0.06, Math.cos(a) * r];
      if (k % 3 === 0)
        solids.ball(at, [0.04, 0.04, 0.04], lookOf(random.pick([0xc22f2a, 0xd8a83a, 0xb8c4cc]), 'paint'), 10);
      else solids.ball(at, [0.013, 0.016, 0.013], shine([1, 0.72, 0.36], 6), 6);
    }
    solids.ball([0, 2.18, 0], [0.07, 0.07, 0.03], shine([1, 0.75, 0.3], 3), 10);
    return solids.build({ twoSided: true });
  },
});

const makeBalloon = (hex: number): Piece => ({
  name: 'balloon',
  width: 0.3,
  depth: 0.3,
  height: 0.4,
  light: true,
  make: () =>
    new Solids()
      .lathe(
        [0, 0, 0],
        [
          [0, 0],
          [0.06, 0.04],
          [0.12, 0.14],
          [0.135, 0.24],
          [0.1, 0.34],
          [0, 0.38],
        ],
        lookOf(hex, 'plastic'),
        16,
      )
      .tube(
        [
          [0, 0, 0],
          [0.02, -0.6, 0],
          [0, -1.4, 0],
        ],
        0.002,
        lookOf(0xe8e4dc, 'cloth'),
        4,
      )
      .build(),
});

const makeStringLights = (length: number): Piece => ({
  name: 'lantern',
  width: length,
  depth: 0.1,
  height: 0.2,
  light: true,
  lamps: [-0.3, 0.3].map((share) => ({ at: [share * length, -0.1, 0.2], colour: [1, 0.6, 0.25], reach: 4, size: 0.6 })),
  make() {
    const solids = new Solids();
    const at = (u: number): Vector => [(u - 0.5) * length, -0.22 * Math.abs(Math.sin(u * Math.PI * 4)), 0];
    solids.tube(
      Array.from({ length: 49 }, (_, k) => at(k / 48)),
      0.004,
      lookOf(0x2a2a2a, 'plastic'),
      4,
    );
    for (let k = 1; k < 48; k += 2) {
      const [x, y, z] = at(k / 48);
      solids.ball([x, y - 0.04, z], [0.022, 0.03, 0.022], shine([1, 0.68, 0.32], 5), 7);
    }
    return solids.build();
  },
});
