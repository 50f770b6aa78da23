import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { layDome } from './landmark-parts.ts';

/** Houses that stand above one another on a slope by the sea: front at z 0 looking along +z, their footing far below it. */
export interface CoastHouseOrder {
  readonly seed: number;
  /** Cubes of white with blue doors, or stucco in all warm colours under tiles. */
  readonly white: boolean;
  readonly dark: number;
  /** Seen from so far that a window is a patch. */
  readonly far: boolean;
}

const STUCCO: readonly [number, ...number[]] = [
  0xf0b27a, 0xe8896a, 0xf4d58d, 0xe9c7a0, 0xd9705a, 0xf3e2c4, 0xeaa4a0, 0xf2c46a, 0xd8a48a, 0xf6ead8,
];
const SHUTTERS: readonly [number, ...number[]] = [0x3f6a52, 0x4a6f8c, 0x7a4a34, 0x58724a];
const BLUES: readonly [number, ...number[]] = [0x2a62b8, 0x3a7ac0, 0x245090, 0x4a8cc4];
const FOOTING = 9;

export function makeCoastHouse(order: CoastHouseOrder): Mesh {
  const random = makeRandom(order.seed).spawn('coast house');
  const solids = new Solids({ openness: ([, y], normal) => (normal[1] > 0.5 ? 1 : Math.min(1, 0.72 + y * 0.07)) });
  if (order.white) layCubes(solids, random, order);
  else layStucco(solids, random, order);
  return solids.build({ twoSided: true });
}

const glassOf = (random: Random, dark: number): Look =>
  random.next() < 0.06 + 0.7 * dark && dark > 0.2
    ? shine([1, random.between(0.55, 0.72), 0.28], random.between(0.6, 1.3) * dark)
    : lookOf(0x33424e, 'glass');

function layOpenings(
  solids: Solids,
  random: Random,
  { dark, far }: CoastHouseOrder,
  [half, floors, z]: readonly [number, number, number],
  [trim, wall]: readonly [Look, Look],
): void {
  const columns = Math.max(2, Math.round(half));
  const door = random.index(columns);
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < columns; k++) {
      const x = -half + ((k + 0.5) * half * 2) / columns;
      const y = floor * 2.8;
      if (floor === 0 && k === door) {
        solids.sheet([x - 0.5, y, z + 0.04], [1, 0, 0], [0, 2.1, 0], trim);
        if (!far) solids.ball([x, y + 2.1, z], [0.5, 0.42, 0.05], trim, 8);
        continue;
      }
      solids.sheet([x - 0.38, y + 0.95, z + 0.04], [0.76, 0, 0], [0, 1.15, 0], glassOf(random, dark));
      if (far) continue;
      for (const side of [-1, 1])
        solids.box([x + side * 0.58 - 0.19, y + 0.92, z], [x + side * 0.58 + 0.19, y + 2.14, z + 0.08], trim, 9);
      solids.box([x - 0.5, y + 0.84, z], [x + 0.5, y + 0.93, z + 0.14], wall, 9);
      solids.box([x - 0.03, y + 0.95, z + 0.03], [x + 0.03, y + 2.1, z + 0.08], wall, 9);
    }
}

/** One cube behind and above another, a vault or a dome on some, a terrace with its wall before them. */
function layCubes(solids: Solids, random: Random, order: CoastHouseOrder): void {
  const tone = random.pick([0xe6e2d9, 0xe3ddd2, 0xe8e4dc, 0xe3d3bf, 0xe4cbb8, 0xe6dfcf]);
  const wall = lookOf(tone, 'plaster');
  const blue = lookOf(random.pick(BLUES), 'wood');
  const half = random.between(2.4, 3.6);
  const floors = random.chance(0.35) ? 2 : 1;
  const high = floors * 2.8 + 0.4;
  const block = (low: Vector, high: Vector, radius: number): void => {
    if (order.far) solids.box(low, high, wall, 9);
    else solids.softBox(low, high, radius, wall, { rings: 1, cell: 4 });
  };
  block([-half, -FOOTING, -5.6], [half, high, 0], 0.22);
  layOpenings(solids, random, order, [half, floors, 0], [blue, wall]);
  const crown = random.index(5);
  if (crown === 0)
    layDome(solids, [0, high - 0.1, -2.8], Math.min(2.1, half * 0.75), wall, lookOf(0x2a62b8, 'plaster'), {
      sides: order.far ? 10 : 18,
    });
  // A vault along x.
  else if (crown < 3)
    solids.within([0, 1, 0, 0, 0, 0, 1, high - 0.2, 1, 0, 0, -2.8], () =>
      solids.lathe(
        [0, -half, 0],
        [
          [0.02, 0],
          [1.9, 0],
          [1.9, half * 2],
          [0.02, half * 2],
        ],
        wall,
        order.far ? 8 : 14,
      ),
    );
  else if (!order.far)
    for (const [x0, x1, z0, z1] of [
      [-half, half, -0.25, 0],
      [-half, half, -5.6, -5.35],
      [-half, -half + 0.25, -5.6, 0],
      [half - 0.25, half, -5.6, 0],
    ] as const)
      solids.softBox([x0, high - 0.3, z0], [x1, high + 0.5, z1], 0.08, wall, { rings: 1, cell: 4 });
  const side = random.chance(0.5) ? 1 : -1;
  const beside = side * random.between(2.6, 3.6);
  block([beside - 1.9, -FOOTING, -4.6], [beside + 1.9, high - random.between(0.9, 2.2), -0.7], 0.2);
  block([-half - 0.8, -FOOTING, -0.4], [half + 0.8, -0.12, 2.6], 0.12);
  block([-half - 0.8, -0.3, 2.35], [half + 0.8, 0.62, 2.6], 0.1);
  if (random.chance(0.4)) layBougainvillea(solids, random, [-side * (half - 0.2), 0, 0.2], order.far);
}

/** Narrow and high, each in its own colour, under a low roof of tiles. */
function layStucco(solids: Solids, random: Random, order: CoastHouseOrder): void {
  const wall = lookOf(random.pick(STUCCO), 'plaster');
  const trim = lookOf(random.pick(SHUTTERS), 'wood');
  const pale = lookOf(0xf3ead8, 'plaster');
  const tile = darker(lookOf(0xb8643e, 'plaster'), random.between(0.85, 1.1));
  const half = random.between(2.6, 3.8);
  const floors = 2 + random.index(3);
  const high = floors * 2.8 + 0.2;
  const paint = (at: Vector): Look => darker(wall, 0.94 + 0.07 * Math.sin(at[0] * 2.3 + at[1] * 1.7 + at[2]));
  solids.box([-half, -FOOTING, -6.4], [half, high, 0], paint, order.far ? 12 : 2.2);
  layOpenings(solids, random, order, [half, floors, 0], [trim, pale]);
  for (let floor = 1; floor < floors; floor++) {
    if (order.far || random.chance(0.5)) continue;
    const y = floor * 2.8;
    solids.box([-half * 0.6, y - 0.12, 0], [half * 0.6, y, 1], pale, 3);
    for (let x = -half * 0.6; x <= half * 0.6; x += 0.3)
      solids.box([x - 0.02, y, 0.93], [x + 0.02, y + 0.85, 0.97], lookOf(0x2c2c2e, 'metal'), 9);
    solids.box([-half * 0.6, y + 0.82, 0.92], [half * 0.6, y + 0.88, 0.98], lookOf(0x2c2c2e, 'metal'), 9);
  }
  // Four slopes that meet.
  const [w, d, rise, over] = [half + 0.35, 6.4 / 2 + 0.35, random.between(1, 1.5), -3.2];
  const rows = (at: Vector): Look => darker(tile, 0.88 + 0.16 * Math.sin(at[1] * 14));
  const roof = (a: Vector, b: Vector, c: Vector, normal: Vector): void => {
    const n = [a, b, c].map((at) => solids.vertex(at, normal, rows));
    solids.triangle(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0);
  };
  const peak: Vector = [0, high + rise, over];
  const corner = (i: number, j: number): Vector => [i * w, high - 0.08, over + j * d];
  roof(corner(-1, 1), corner(1, 1), peak, [0, 0.9, 0.4]);
  roof(corner(1, -1), corner(-1, -1), peak, [0, 0.9, -0.4]);
  roof(corner(1, 1), corner(1, -1), peak, [0.4, 0.9, 0]);
  roof(corner(-1, -1), corner(-1, 1), peak, [-0.4, 0.9, 0]);
  solids.box([-half - 0.6, -FOOTING, -0.2], [half + 0.6, -0.1, 2.2], pale, 4);
  if (random.chance(0.45)) layBougainvillea(solids, random, [half * 0.8, 0, 0.2], order.far);
}

/** Pink over green, up a wall. */
export function layBougainvillea(solids: Solids, random: Random, [x, y, z]: Vector, far: boolean): void {
  for (let k = 0; k < (far ? 10 : 150); k++) {
    const up = random.next();
    const pink = random.chance(0.72);
    const size = (far ? 0.42 : 0.085) * random.between(0.7, 1.3);
    solids.ball(
      [x + random.between(-0.9, 0.9) * (0.35 + up * 0.7), y + up * 2.4, z + random.between(-0.1, 0.35)],
      [size, size * 0.8, size * 0.7],
      lookOf(pink ? random.pick([0xd62f86, 0xe0529c, 0xc02474]) : 0x4a7a38, 'leaf'),
      5,
    );
  }
}
