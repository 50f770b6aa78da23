import { standing } from '../../../maths/matrix.ts';
import type { Light, Mesh } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import type { RoomSize } from '../rooms/shell.ts';
import { darkOf } from './light.ts';
import { darker, type Look, lookOf, mixLooks, Solids, shine } from './solids.ts';
import { makeSkyline } from './town.ts';

/** What windows look out on: simple, and far enough to be simple. */
export type View = 'garden' | 'passing' | 'city' | 'heights' | 'none';

/** Metres above the streets. */
const HIGH_UP = 64;

/** The town as one sees it from high above its streets. */
const seeFromHeights = (order: PlaceOrder, outside: Light): Placement[] =>
  makeSkyline(order, -120, darkOf(order), 420).map((each) => ({
    ...each,
    matrix: standing([0, -HIGH_UP, 0]),
    tint: outside,
    mirrored: false,
  }));

const LEAVES: Readonly<Record<string, readonly [number, number]>> = {
  spring: [0x6f9a45, 0xa8c46a],
  summer: [0x2f5f2c, 0x6f9a40],
  autumn: [0xa8551f, 0xd9a03a],
  winter: [0xdfe6ea, 0xf6f8fa],
};

/** A crown of single leaves around a trunk. `leafy`: a share of its leaves, the others as much larger; what is far away needs few. */
export function makeViewTree(random: Random, season: string, height: number, leafy = 1): Mesh {
  const solids = new Solids();
  const bark = lookOf(0x4a3a2c, 'bark');
  const [dark, bright] = (LEAVES[season] ?? LEAVES.summer ?? [0x2f5f2c, 0x6f9a40]).map((hex) => lookOf(hex, 'leaf'));
  solids.tube(
    [
      [0, -0.3, 0],
      [height * 0.02, height * 0.3, 0],
      [0, height * 0.7, 0],
    ],
    height * 0.028,
    bark,
    7,
  );
  for (let k = 0; k < 6; k++) {
    const a = k * 1.05 + random.next();
    solids.tube(
      [
        [0, height * 0.35, 0],
        [Math.sin(a) * height * 0.2, height * random.between(0.55, 0.75), Math.cos(a) * height * 0.2],
      ],
      height * 0.011,
      bark,
      5,
    );
  }
  const lumps = Array.from({ length: 9 }, (): readonly [Vector, number] => {
    const [a, r] = [random.between(0, 6.28), height * random.between(0.05, 0.22)];
    return [
      [Math.sin(a) * r, height * random.between(0.48, 0.86), Math.cos(a) * r],
      height * random.between(0.12, 0.19),
    ];
  });
  const leaves = (season === 'winter' ? 420 : 1500) * leafy;
  for (let k = 0; k < leaves; k++) {
    const [centre, radius] = lumps[random.index(lumps.length)] ?? [[0, height * 0.7, 0], 1];
    const d = normalise([random.between(-1, 1), random.between(-0.8, 1), random.between(-1, 1)]);
    const reach = radius * random.between(0.75, 1.05);
    const at: Vector = [centre[0] + d[0] * reach, centre[1] + d[1] * reach, centre[2] + d[2] * reach];
    const size = (height * random.between(0.013, 0.024)) / Math.sqrt(leafy);
    const tilt = normalise([d[2] + random.between(-0.5, 0.5), random.between(-0.5, 0.5), -d[0]]);
    const side: Vector = [
      d[1] * tilt[2] - d[2] * tilt[1],
      d[2] * tilt[0] - d[0] * tilt[2],
      d[0] * tilt[1] - d[1] * tilt[0],
    ];
    const share = Math.min(1, Math.max(0, 0.5 + d[1] * 0.4 + random.between(-0.3, 0.3)));
    const look = darker(mixLooks(dark ?? bark, bright ?? bark, share), 0.7 + 0.3 * share);
    const corner = (i: number, j: number): number =>
      solids.vertex(
        [
          at[0] + (tilt[0] * i + side[0] * j) * size,
          at[1] + (tilt[1] * i + side[1] * j) * size,
          at[2] + (tilt[2] * i + side[2] * j) * size,
        ],
        d,
        look,
      );
    solids.quad(corner(-1, -0.6), corner(1, -0.6), corner(0.8, 0.7), corner(-0.8, 0.7));
  }
  return solids.build({ twoSided: true });
}

/** A block of flats seen across a street: windows in rows, some lit by night. */
function makeViewTower(random: Random, width: number, height: number, lit: number): Mesh {
  const solids = new Solids();
  const wall = lookOf(random.pick([0x8a7a6c, 0x9aa0a4, 0xa8806a, 0x6f7680, 0xb8ab98]), 'plaster');
  solids.box([-width / 2, -20, -4], [width / 2, height, 4], wall, 6);
  const [columns, rows] = [Math.max(2, Math.round(width / 2.2)), Math.max(2, Math.round((height + 12) / 3))];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [-width / 2 + ((i + 0.5) * width) / columns, -12 + j * 3];
      const on = random.next() < lit;
      const glass = on
        ? shine([1, 0.68 + random.between(-0.1, 0.2), 0.36 + random.between(-0.1, 0.3)], random.between(0.5, 1.5))
        : lookOf(0x34424e, 'glass');
      solids.sheet([x - 0.55, y, 4.02], [1.1, 0, 0], [0, 1.6, 0], glass);
      solids.sheet([x - 0.03, y, 4.05], [0.06, 0, 0], [0, 1.6, 0], darker(wall, 1.3));
    }
  return solids.build();
}

/** Bushes behind each wall. */
const SHRUBS = 12;

/** Around a room, but never before its front, where cameras may stand. */
export function makeView(order: PlaceOrder, view: View, size: RoomSize, outside: Light): Placement[] {
  if (view === 'none') return [];
  if (view === 'heights') return seeFromHeights(order, outside);
  const random = makeRandom(order.seed).spawn('view');
  const placements: Placement[] = [];
  const night = order.time === 'night' || order.time === 'dusk';
  const directions: readonly (readonly [Vector, number])[] = [
    [[0, 0, size.back], Math.PI],
    [[size.left, 0, 0], -Math.PI / 2],
    [[size.right, 0, 0], Math.PI / 2],
  ];
  if (view === 'garden' || view === 'passing') {
    const snowy = order.season === 'winter' || order.weather === 'snow';
    const grass: Look = snowy
      ? lookOf(0xe9eef2, 'snow')
      : order.season === 'autumn'
        ? lookOf(0x8a8440, 'grass')
        : lookOf(0x5f8a3a, 'grass');
    const trees = [0, 1, 2].map((k) => makeViewTree(random.spawn(`tree ${k}`), order.season, 5 + k));
    const lawn = new Solids();
    const [x0, x1, z0, z1] = [size.left - 0.26, size.right + 0.26, size.back - 0.26, size.front];
    const strip = (ax: number, az: number, bx: number, bz: number): void => {
      lawn.sheet(
        [ax, -0.35, bz],
        [bx - ax, 0, 0],
        [0, 0, az - bz],
        (at) => darker(grass, 0.8 + 0.3 * Math.sin(at[0] * 0.7) * Math.cos(at[2] * 0.5)),
        [24, 24],
      );
    };
    strip(-70, -70, 70, z0);
    strip(-70, z0, x0, z1);
    strip(x1, z0, 70, z1);
    const hedge = snowy ? lookOf(0xcfd8d6, 'leaf') : lookOf(0x3a5f30, 'leaf');
    if (view === 'garden') lawn.box([-40, -0.4, -22], [40, 1.1, -21], hedge, 3);
    for (const [k, tone] of [0x6f8a78, 0x8aa0a4].entries())
      for (let i = 0; i < 24; i++) {
        const [a, b] = [-90 + i * 7.5, -90 + (i + 1) * 7.5];
        const h = (x: number): number => 7 + k * 6 + 4 * Math.sin(x * 0.05 + k * 2) + 2 * Math.sin(x * 0.13);
        const z = -80 - k * 60;
        const at = (x: number, y: number): number =>
          lawn.vertex([x * (1 + k), y, z], [0, 0.5, 0.86], lookOf(tone, 'leaf'));
        lawn.quad(at(a, -2), at(b, -2), at(b, h(b)), at(a, h(a)));
      }
    placements.push({ mesh: lawn.build(), matrix: standing([0, 0, 0]), tint: outside, mirrored: false });
    // Seen from above, a garden is what grows in its beds.
    const shrubs = [0, 1, 2].map((k) => makeViewTree(random.spawn(`shrub ${k}`), order.season, 1.5 + k * 0.5, 0.5));
    for (const [from, heading] of view === 'garden' ? directions : [])
      for (let k = 0; k < SHRUBS; k++) {
        const [s, c] = [Math.sin(heading), Math.cos(heading)];
        const [far, aside] = [k % 2 === 0 ? random.between(1.9, 3) : random.between(4.5, 9), random.between(-7.5, 7.5)];
        const at: Vector = [from[0] + s * far + c * aside, -0.7, from[2] + c * far - s * aside];
        const within = at[0] > size.left - 1.2 && at[0] < size.right + 1.2 && at[2] > size.back - 1.2;
        if (within || at[2] > size.front - 3) continue;
        const mesh = shrubs[k % 3];
        if (mesh !== undefined)
          placements.push({
            ...{
              mesh,
              matrix: standing(at, random.between(0, 6), random.between(0.6, 1)),
              tint: outside,
              mirrored: false,
            },
          });
      }
    // Who travels sees trees go by that belong to the film, and not to the carriage.
    for (const [from, heading] of view === 'garden' ? directions : [])
      for (let k = 0; k < 7; k++) {
        const [turn, far] = [heading + random.between(-0.9, 0.9), random.between(7, 26)];
        const at: Vector = [from[0] + Math.sin(turn) * far, -0.4, from[2] + Math.cos(turn) * far];
        if (at[2] > size.front - 3) continue;
        placements.push({
          mesh: trees[k % 3] ?? lawn.build(),
          matrix: standing(at, random.between(0, 6), random.between(0.7, 1.3)),
          tint: outside,
          mirrored: false,
        });
      }
    return placements;
  }
  for (const [from, heading] of directions)
    for (let k = -3; k <= 3; k++) {
      const far = k % 2 === 0 ? 22 : 34;
      const tower = makeViewTower(
        random.spawn(`tower ${k}`),
        random.between(9, 14),
        random.between(4, 22),
        night ? 0.4 : 0.03,
      );
      const [s, c] = [Math.sin(heading), Math.cos(heading)];
      const at: Vector = [from[0] + s * far + c * k * 12.5, 0, from[2] + c * far - s * k * 12.5];
      if (at[2] > size.front - 2) continue;
      placements.push({ mesh: tower, matrix: standing(at, heading + Math.PI), tint: outside, mirrored: false });
    }
  return placements;
}
