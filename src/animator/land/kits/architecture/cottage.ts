import type { Light, Mesh } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type CottageStyle, layParapet, layRoof } from './roof.ts';
import { darker, type Look, lookOf, mixLooks, Solids, shine } from './solids.ts';

/** Houses of old towns and villages: front at z 0 looking along +z, the ridge along x or along z. */
export interface CottageOrder {
  readonly seed: number;
  readonly style: CottageStyle;
  readonly width: number;
  readonly depth: number;
  readonly floors: number;
  readonly dark: number;
  readonly snowy: boolean;
  /** A flat roof with a low wall: houses of the south. */
  readonly flat?: boolean;
  /** The gable looks at the street. */
  readonly gabled?: boolean;
}

const FLOOR = 2.7;
const STUCCO: readonly [number, ...number[]] = [0xe0b888, 0xd89a7a, 0xe6cfa0, 0xc98a6a, 0xdcc4b0, 0xb9c2a4, 0xd6a890];

/** Colours of the Caribbean, with white around every window. */
const PASTELS: readonly [number, ...number[]] = [0x86c0c4, 0xf0b09a, 0xf0d07e, 0xa9cf9c, 0xe88f80, 0x9db2de, 0xf2c6d0];

export function makeCottage(order: CottageOrder): Mesh {
  const { style, width, depth, floors, dark, snowy, flat = false, gabled = false } = order;
  const random = makeRandom(order.seed).spawn('cottage');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.62 + y * 0.09) });
  const wall = lookOf(
    style === 'white'
      ? 0xf0ede6
      : style === 'stone'
        ? 0x9a9082
        : style === 'timbered'
          ? 0xe6dcc4
          : random.pick(style === 'pastel' ? PASTELS : STUCCO),
    style === 'stone' ? 'stone' : 'plaster',
  );
  const [half, height] = [width / 2, floors * FLOOR + 0.2];
  const paint = (at: Vector): Look =>
    darker(
      wall,
      (0.93 + 0.09 * Math.sin(at[0] * 3.1 + at[1] * 5.7 + at[2] * 2.3)) * (at[1] < 0.7 && style !== 'white' ? 0.82 : 1),
    );
  const cells = (length: number): number => Math.ceil(length / 1.1);
  solids.sheet([-half, 0, 0], [width, 0, 0], [0, height, 0], paint, [cells(width), cells(height)]);
  solids.sheet([half, 0, 0], [0, 0, -depth], [0, height, 0], paint, [cells(depth), cells(height)]);
  solids.sheet([-half, 0, -depth], [0, 0, depth], [0, height, 0], paint, [cells(depth), cells(height)]);
  solids.sheet([half, 0, -depth], [-width, 0, 0], [0, height, 0], paint, [cells(width), cells(height)]);
  const trim = lookOf(
    style === 'timbered'
      ? 0x4a3222
      : style === 'white'
        ? 0x2f6fa8
        : style === 'stone'
          ? 0x6a5a48
          : style === 'pastel'
            ? 0xeeeae0
            : 0x5f7a5a,
    'wood',
  );
  const columns = Math.max(2, Math.round(width / 2.1));
  const door = random.index(columns);
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < columns; k++) {
      const [x, y] = [-half + ((k + 0.5) * width) / columns, floor * FLOOR];
      if (floor === 0 && k === door) layDoor(solids, random, x, trim, wall, dark);
      else
        layCottageWindow(solids, random, {
          x,
          y: y + 0.95,
          wall,
          trim,
          dark,
          snowy,
          boxes: style !== 'stone' || random.chance(0.4),
        });
    }
  for (const side of [-1, 1])
    solids.within(
      side > 0 ? [0, 0, 1, half, 0, 1, 0, 0, -1, 0, 0, 0] : [0, 0, -1, -half, 0, 1, 0, 0, 1, 0, 0, -depth],
      () => {
        for (let floor = 0; floor < floors; floor++)
          for (const share of [0.3, 0.72])
            layCottageWindow(solids, random, {
              x: depth * share,
              y: floor * FLOOR + 0.95,
              wall,
              trim,
              dark,
              snowy,
              boxes: false,
            });
      },
    );
  if (style === 'timbered') layTimber(solids, random, half, height, floors, trim);
  if (style === 'stone') layStones(solids, random, half, height, wall);
  if (flat) layParapet(solids, half, height, depth, wall);
  else layRoof(solids, random, { half, height, depth, snowy, gabled, wall, style, trim });
  return solids.build();
}

function layDoor(solids: Solids, random: Random, x: number, trim: Look, wall: Look, dark: number): void {
  solids.box([x - 0.62, 0, -0.02], [x + 0.62, 2.3, 0.08], darker(wall, 0.7), 9);
  solids.softBox([x - 0.48, 0.1, 0.05], [x + 0.48, 2.15, 0.11], 0.02, darker(trim, 0.9), { rings: 1 });
  for (const side of [-1, 1])
    for (const [a, b] of [
      [0.25, 1.0],
      [1.15, 2.0],
    ] as const)
      solids.softBox([x + side * 0.22 - 0.16, a, 0.105], [x + side * 0.22 + 0.16, b, 0.13], 0.012, darker(trim, 1.2), {
        rings: 1,
      });
  solids.ball([x + 0.38, 1.08, 0.15], [0.03, 0.03, 0.03], lookOf(0xb8934e, 'metal'), 8);
  solids.box([x - 0.75, 0, 0], [x + 0.75, 0.1, 0.5], lookOf(0x8a8278, 'stone'), 9);
  const y = 2.35;
  solids.tube(
    [
      [x + 0.8, y, 0],
      [x + 0.8, y + 0.1, 0.22],
    ],
    0.015,
    lookOf(0x1c1c1c, 'metal'),
    5,
  );
  solids.lathe(
    [x + 0.8, y - 0.25, 0.24],
    [
      [0.05, 0],
      [0.09, 0.22],
      [0.1, 0.24],
      [0.02, 0.34],
    ],
    dark > 0.2 ? shine([1, 0.62, 0.28], 0.8 + 3.4 * dark) : lookOf(0xd8d2c0, 'glass'),
    8,
  );
  if (random.chance(0.5)) {
    solids.lathe(
      [x - 0.85, 0.1, 0.3],
      [
        [0.12, 0],
        [0.17, 0.3],
        [0.15, 0.3],
      ],
      lookOf(0xb0623c, 'plaster'),
      12,
    );
    for (let k = 0; k < 16; k++)
      solids.ball(
        [x - 0.85 + random.between(-0.16, 0.16), 0.45 + random.between(0, 0.3), 0.3 + random.between(-0.16, 0.16)],
        [0.07, 0.055, 0.07],
        lookOf(random.chance(0.3) ? 0xd8435a : 0x4a7a38, 'leaf'),
        6,
      );
  }
}

interface CottageWindow {
  readonly x: number;
  readonly y: number;
  readonly wall: Look;
  readonly trim: Look;
  readonly dark: number;
  readonly snowy: boolean;
  readonly boxes: boolean;
}

function layCottageWindow(
  solids: Solids,
  random: Random,
  { x, y, wall, trim, dark, snowy, boxes }: CottageWindow,
): void {
  const [w, h] = [0.42, 1.2];
  const lit = random.next() < 0.12 + 0.78 * dark;
  const warm: Light = [1, 0.6, 0.26];
  const room = random.between(0.5, 1.1) * (0.25 + 0.75 * dark);
  solids.box(
    [x - w - 0.09, y - 0.09, -0.02],
    [x + w + 0.09, y + h + 0.09, 0.05],
    mixLooks(wall, lookOf(0xf4efe4, 'plaster'), 0.6),
    9,
  );
  solids.sheet(
    [x - w, y, 0.055],
    [w * 2, 0, 0],
    [0, h, 0],
    (_, __, v) => (lit ? shine(warm, room * (0.5 + 0.7 * v)) : darker(lookOf(0x26323a, 'glass'), 0.6 + 0.5 * v)),
    [1, 2],
  );
  const frame = lookOf(0xf2eee4, 'plaster');
  solids.box([x - 0.025, y, 0.05], [x + 0.025, y + h, 0.085], frame, 9);
  for (const v of [0, h * 0.36, h * 0.7, h - 0.045])
    solids.box([x - w, y + v, 0.05], [x + w, y + v + 0.045, 0.08], frame, 9);
  for (const side of [-1, 1]) {
    const a = x + side * (w + 0.12) - (side < 0 ? 0.42 : 0);
    solids.box([a, y - 0.04, 0], [a + 0.42, y + h + 0.04, 0.07], trim, 9);
    for (let k = 0; k < 8; k++)
      solids.box(
        [a + 0.05, y + 0.05 + k * 0.145, 0.068],
        [a + 0.37, y + 0.1 + k * 0.145, 0.085],
        darker(trim, 0.75),
        9,
      );
  }
  solids.box(
    [x - w - 0.14, y - 0.14, 0],
    [x + w + 0.14, y - 0.07, 0.16],
    snowy ? lookOf(0xf0f4f6, 'snow') : darker(wall, 0.85),
    9,
  );
  if (!boxes || !random.chance(0.7)) return;
  solids.box([x - w, y - 0.28, 0.08], [x + w, y - 0.08, 0.3], lookOf(0x6a4428, 'wood'), 9);
  for (let k = 0; k < 18; k++) {
    const flower = k % 3 === 0 && !snowy;
    const look = flower
      ? lookOf(random.pick([0xd8304a, 0xe86a8a, 0xf2c230, 0xf4f0ea]), 'leaf')
      : lookOf(snowy ? 0xe6ecee : 0x4a7a38, 'leaf', random.between(0.7, 1.2));
    solids.ball(
      [x + random.between(-w, w), y - 0.05 + random.between(-0.06, 0.14), 0.19 + random.between(-0.07, 0.12)],
      flower ? [0.045, 0.04, 0.045] : [0.075, 0.06, 0.075],
      look,
      6,
    );
  }
}

/** Posts, rails and braces before the plaster. */
function layTimber(solids: Solids, random: Random, half: number, height: number, floors: number, wood: Look): void {
  const beam = (x0: number, y0: number, x1: number, y1: number): void => {
    solids.within([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.03], () =>
      solids.tube(
        [
          [x0, y0, 0],
          [x1, y1, 0],
        ],
        0.095,
        wood,
        4,
      ),
    );
  };
  const posts = Math.max(3, Math.round(half * 2));
  for (let k = 0; k <= posts; k++) {
    const x = -half + 0.08 + ((half * 2 - 0.16) * k) / posts;
    if (k % 2 === 0) beam(x, FLOOR, x, height);
  }
  for (let floor = 1; floor <= floors; floor++) beam(-half, floor * FLOOR, half, floor * FLOOR);
  beam(-half, height - 0.1, half, height - 0.1);
  for (let floor = 1; floor < floors; floor++) {
    const y = floor * FLOOR;
    for (const side of [-1, 1]) {
      beam(side * half * 0.98, y + 0.1, side * half * 0.72, y + FLOOR - 0.2);
      if (random.chance(0.6)) beam(side * half * 0.05, y + 0.1, side * half * 0.2, y + 0.85);
    }
  }
}

function layStones(solids: Solids, random: Random, half: number, height: number, wall: Look): void {
  for (let k = 0; k < half * height * 5; k++) {
    const [x, y, w, h] = [
      random.between(-half, half - 0.3),
      random.between(0, height - 0.25),
      random.between(0.18, 0.42),
      random.between(0.12, 0.24),
    ];
    solids.softBox(
      [x, y, -0.04],
      [Math.min(half, x + w), y + h, 0.045],
      0.03,
      darker(wall, random.between(0.72, 1.25)),
      { rings: 1 },
    );
  }
}
