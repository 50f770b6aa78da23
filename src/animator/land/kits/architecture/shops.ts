import type { Light } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { layNeon, layText, textWidth } from './letters.ts';
import { darker, type Look, lookOf, mixLooks, type Paint, type Solids, shine } from './solids.ts';

/** The ground floor of a street: rooms behind the glass, frames, awnings, signs. Drawn in the building's own space, front at z 0. */
export interface ShopOrder {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** 0 by day to 1 by night: how much lamps matter. */
  readonly dark: number;
  readonly wall: Look;
  readonly neon: 'none' | 'some' | 'rich';
  readonly snowy: boolean;
}

const NAMES: readonly [string, ...string[]] = [
  'BAKERY',
  'CAFE',
  'BOOKS',
  'FLOWERS',
  'NOODLES',
  'PHARMACY',
  'MARKET',
  'TAILOR',
  'RECORDS',
  'TOYS',
  'PIZZA',
  'TEA HOUSE',
  'SUSHI',
  'BARBER',
  'OPTIC',
  'BISTRO',
  'SHOES',
  'MUSIC',
];
const FRONTS: readonly [number, ...number[]] = [
  0x23433c, 0x6b2430, 0x26364f, 0x3a2f2a, 0x8a6a34, 0x4a5a5c, 0x7a3f28, 0x2b2b30,
];
const AWNINGS: readonly [number, ...number[]] = [0x9c2f2f, 0x2f6a5c, 0x2f4f7a, 0xc28a2e, 0x5a3f6a];
export const NEONS: readonly [Light, ...Light[]] = [
  [3.4, 0.4, 1.3],
  [0.3, 2.1, 3.3],
  [3.4, 1.3, 0.2],
  [0.6, 3.0, 1.2],
  [2.0, 0.6, 3.4],
  [3.4, 0.45, 0.35],
];
const LIGHTS: readonly [Light, ...Light[]] = [
  [1, 0.66, 0.34],
  [1, 0.74, 0.46],
  [1, 0.84, 0.64],
  [0.85, 0.92, 1],
];

export interface Shop {
  /** What spills onto the pavement, and what the sign adds. */
  readonly spill: Light;
  readonly sign: Light;
  readonly isLit: boolean;
}

export function layShop(solids: Solids, order: ShopOrder): Shop {
  const { width, height, random, dark } = order;
  const front = lookOf(random.pick(FRONTS), 'wood');
  const lamp = random.pick(LIGHTS);
  const isLit = random.chance(0.86);
  const level = isLit ? 0.28 + 0.72 * dark : 0.06 + 0.03 * (1 - dark);
  const [half, depth, sill, top] = [width / 2 - 0.25, 2.6, 0.5, height - 0.75];
  // Inside, light is painted: it comes from the room's own lamps, whatever the street does.
  const inside = (hex: number, share: number): Look => {
    const { colour } = lookOf(hex, 'plaster');
    return shine([colour[0] * lamp[0], colour[1] * lamp[1], colour[2] * lamp[2]], level * share * 1.5);
  };
  const fade =
    (hex: number, low: number, high: number): Paint =>
    (_, __, v) =>
      mixLooks(inside(hex, low), inside(hex, high), v);
  const tone = random.pick([0xd8c8a8, 0xc9b49a, 0xa8b4a8, 0xd9d4c8, 0xb89a88]);
  const cells = [Math.max(2, width), 3] as const;
  solids.sheet([-half, 0.1, -depth], [half * 2, 0, 0], [0, height - 0.4, 0], fade(tone, 0.45, 1.1), cells);
  solids.sheet([-half, 0.1, 0], [0, 0, -depth], [0, height - 0.4, 0], fade(tone, 0.3, 0.8), [3, 3]);
  solids.sheet([half, 0.1, -depth], [0, 0, depth], [0, height - 0.4, 0], fade(tone, 0.3, 0.8), [3, 3]);
  solids.sheet([-half, 0.12, 0], [half * 2, 0, 0], [0, 0, -depth], fade(0x8a6a4a, 0.35, 0.6), cells);
  solids.sheet([-half, height - 0.35, -depth], [half * 2, 0, 0], [0, 0, depth], inside(0xe8e0d0, 0.9), cells);
  layShelves(solids, random, half, depth, top, inside);
  const bulbs = Math.max(2, Math.round(width / 1.9));
  for (let k = 0; k < bulbs; k++) {
    const x = -half + ((k + 0.5) * half * 2) / bulbs;
    solids.tube(
      [
        [x, height - 0.35, -1.1],
        [x, height - 0.9, -1.1],
      ],
      0.012,
      lookOf(0x1a1a1a, 'metal'),
      4,
    );
    solids.lathe(
      [x, height - 1.12, -1.1],
      [
        [0.17, 0],
        [0.1, 0.16],
        [0.03, 0.22],
      ],
      darker(front, 0.8),
      10,
    );
    solids.ball(
      [x, height - 1.08, -1.1],
      [0.075, 0.075, 0.075],
      isLit ? shine(lamp, 2 + 4.5 * dark) : lookOf(0xd8d4c8, 'porcelain'),
      8,
    );
  }
  layFront(solids, order, { front, half, sill, top });
  const name = random.pick(NAMES);
  const sign = layFascia(solids, order, { front, half, name });
  if (random.chance(0.6)) layAwning(solids, random, half, height - 0.72, order.snowy);
  const spill: Light = isLit ? [lamp[0] * level * 2.6, lamp[1] * level * 2.6, lamp[2] * level * 2.6] : [0, 0, 0];
  return { spill, sign, isLit };
}

function layShelves(
  solids: Solids,
  random: Random,
  half: number,
  depth: number,
  top: number,
  inside: (hex: number, share: number) => Look,
): void {
  const goods = [0xc8553d, 0xe0b458, 0x4f8a8b, 0x7a5a9a, 0xe8e0d0, 0x5f8f4f, 0xd88a9a, 0x3f5f8f];
  for (let row = 0; row < 3; row++) {
    const y = 0.75 + row * 0.62;
    if (y > top) break;
    solids.box([-half + 0.15, y, -depth + 0.02], [half - 0.15, y + 0.04, -depth + 0.34], inside(0x6a4a30, 0.7), 4);
    let x = -half + 0.25;
    while (x < half - 0.4) {
      const [w, h] = [random.between(0.12, 0.38), random.between(0.16, 0.46)];
      if (random.chance(0.85)) {
        const look = inside(goods[random.index(goods.length)] ?? 0xffffff, random.between(0.7, 1.2));
        if (random.chance(0.4))
          solids.lathe(
            [x + w / 2, y + 0.04, -depth + 0.18],
            [
              [w * 0.4, 0],
              [w * 0.45, h * 0.5],
              [w * 0.2, h * 0.85],
              [w * 0.2, h],
            ],
            look,
            8,
          );
        else solids.box([x, y + 0.04, -depth + 0.05], [x + w, y + 0.04 + h, -depth + 0.3], look, 4);
      }
      x += w + random.between(0.03, 0.14);
    }
  }
  // A counter within, and what stands in the window.
  const c = random.between(-half * 0.3, half * 0.3);
  solids.box([c - 0.8, 0.12, -depth + 0.9], [c + 0.8, 1.05, -depth + 1.3], inside(0x7a5236, 0.7), 1);
  for (let x = -half + 0.3; x < half - 0.5; x += random.between(0.5, 1)) {
    const h = random.between(0.25, 0.7);
    const look = inside(goods[random.index(goods.length)] ?? 0xffffff, 0.8);
    solids.box([x, 0.5, -0.62], [x + 0.34, 0.52, -0.3], inside(0xd8d0c0, 0.7), 4);
    if (random.chance(0.5))
      solids.lathe(
        [x + 0.17, 0.52, -0.46],
        [
          [0.1, 0],
          [0.14, h * 0.4],
          [0.05, h * 0.8],
          [0.09, h],
        ],
        look,
        10,
      );
    else solids.ball([x + 0.17, 0.52 + h * 0.4, -0.46], [0.13, h * 0.4, 0.1], look, 10);
  }
}

interface FrontParts {
  readonly front: Look;
  readonly half: number;
  readonly sill: number;
  readonly top: number;
}

function layFront(
  solids: Solids,
  { random, width, height, wall }: ShopOrder,
  { front, half, sill, top }: FrontParts,
): void {
  const door = random.between(-half * 0.5, half * 0.5);
  const [d0, d1] = [door - 0.5, door + 0.5];
  for (const [a, b] of [
    [-half, d0],
    [d1, half],
  ] as const) {
    if (b - a < 0.3) continue;
    solids.softBox([a, 0.1, -0.1], [b, sill, 0.04], 0.02, front, { rings: 1 });
    const panels = Math.max(1, Math.round((b - a) / 1.3));
    for (let k = 0; k < panels; k++) {
      const [p, q] = [a + ((b - a) * k) / panels + 0.1, a + ((b - a) * (k + 1)) / panels - 0.1];
      solids.softBox([p, 0.18, 0.03], [q, sill - 0.08, 0.06], 0.012, darker(front, 1.25), { rings: 1 });
    }
    for (let k = 0; k <= panels; k++) {
      const x = a + ((b - a) * k) / panels;
      solids.box([x - 0.035, sill, -0.08], [x + 0.035, top, 0.03], front, 2);
    }
    solids.box([a, top - 0.42, -0.06], [b, top - 0.37, 0.02], front, 2);
  }
  // The door: a frame with its pane open to the room, a rail to hold.
  solids.box([d0, 0.1, -0.06], [d0 + 0.09, top, 0.03], darker(front, 1.15), 2);
  solids.box([d1 - 0.09, 0.1, -0.06], [d1, top, 0.03], darker(front, 1.15), 2);
  solids.box([d0, 0.1, -0.06], [d1, 0.42, 0.02], darker(front, 1.15), 2);
  solids.box([d0, top - 0.42, -0.06], [d1, top - 0.32, 0.02], darker(front, 1.15), 2);
  solids.tube(
    [
      [d1 - 0.13, 0.9, 0.06],
      [d1 - 0.13, 1.4, 0.06],
    ],
    0.018,
    lookOf(0xc0a060, 'metal'),
    6,
  );
  solids.box([-half - 0.02, top, -0.12], [half + 0.02, height - 0.1, 0.05], front, 1.5);
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.125);
    solids.softBox([x - 0.16, 0, -0.15], [x + 0.16, height - 0.08, 0.1], 0.03, darker(wall, 0.82), {
      rings: 1,
      cell: 1.2,
    });
    solids.softBox([x - 0.2, 0, -0.15], [x + 0.2, 0.35, 0.14], 0.03, darker(wall, 0.7), { rings: 1 });
  }
}

function layFascia(
  solids: Solids,
  { random, height, dark, neon }: ShopOrder,
  { front, half, name }: { readonly front: Look; readonly half: number; readonly name: string },
): Light {
  const y = height - 0.62;
  solids.softBox([-half + 0.05, y, 0.04], [half - 0.05, height - 0.06, 0.12], 0.02, darker(front, 0.75), {
    rings: 1,
    cell: 1.2,
  });
  const letter = Math.min(0.34, (half * 1.5) / Math.max(1, textWidth(name, 1)));
  const tube = random.pick(NEONS);
  const glows = neon === 'rich' || (neon === 'some' && random.chance(0.6));
  solids.within([1, 0, 0, 0, 0, 1, 0, y + 0.1, 0, 0, 1, 0.115], () => {
    if (glows) layNeon(solids, name, letter, shine(tube, 0.5 + 0.9 * dark));
    else
      layText(solids, name, letter, letter * 0.13, dark > 0.5 ? shine([1, 0.8, 0.5], 1.1) : lookOf(0xe9d8a8, 'paint'));
  });
  return glows ? [tube[0] * dark, tube[1] * dark, tube[2] * dark] : [0, 0, 0];
}

function layAwning(solids: Solids, random: Random, half: number, y: number, snowy: boolean): void {
  const [cloth, pale] = [lookOf(random.pick(AWNINGS), 'cloth'), lookOf(0xe6dcc6, 'cloth')];
  const stripes = Math.max(6, Math.round(half * 5));
  const reach = 1.15;
  for (let k = 0; k < stripes; k++) {
    const [a, b] = [-half + (half * 2 * k) / stripes, -half + (half * 2 * (k + 1)) / stripes];
    const base = k % 2 === 0 ? cloth : pale;
    const look = snowy ? mixLooks(base, lookOf(0xf2f5f8, 'snow'), 0.75) : base;
    solids.sheet([a, y - 0.5, reach], [b - a, 0, 0], [0, 0.5, -reach], look, [1, 3]);
    solids.sheet([b, y - 0.5, reach], [a - b, 0, 0], [0, 0.5, -reach], darker(base, 0.55), [1, 3]);
    // The valance ends in a round tongue.
    const tongue = [a, a + (b - a) * 0.25, a + (b - a) * 0.75, b];
    const drop = [0.13, 0.2, 0.2, 0.13];
    for (let i = 0; i < 3; i++) {
      const at = (n: number, low: boolean): number =>
        solids.vertex([tongue[n] ?? 0, y - 0.5 - (low ? (drop[n] ?? 0) : 0), reach], [0, 0, 1], base);
      solids.quad(at(i, true), at(i + 1, true), at(i + 1, false), at(i, false));
    }
  }
}
