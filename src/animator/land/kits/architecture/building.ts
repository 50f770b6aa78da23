import type { Light, Mesh } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import { makeFarHouse } from './far.ts';
import { HOUSE } from './measures.ts';
import { hangNeon, type NeonSign } from './neon.ts';
import { layShop } from './shops.ts';
import { darker, type Look, lookOf, mixLooks, Solids, shine } from './solids.ts';

/** A town house in a row: shop below, floors above, front at z 0 looking along +z, its middle at x 0. */
export interface BuildingOrder {
  readonly seed: number;
  readonly width: number;
  readonly floors: number;
  /** 0 by day to 1 by night. */
  readonly dark: number;
  readonly snowy: boolean;
  readonly neon: 'none' | 'some' | 'rich';
}

export interface Building {
  readonly mesh: Mesh;
  /** The same from afar: for the end of the street, and for reflections. */
  readonly far: Mesh;
  readonly width: number;
  /** Light it throws before itself: where, and how much. */
  readonly lights: readonly { readonly at: Vector; readonly colour: Light; readonly reach: number }[];
}

const WALLS: readonly [number, ...number[]] = [
  0x9a5a44, 0xc9b79c, 0x8f8a86, 0xb98a6a, 0x7f8a92, 0xd8cbb6, 0x74564a, 0xa7a08f, 0xb5705a,
];

/** Red walls are of brick, grey ones of concrete. */
function wallOf(hex: number): Look {
  const redder = ((hex >> 16) & 255) - (hex & 255);
  return lookOf(hex, redder > 0x26 && hex >> 16 < 0xc0 ? 'brick' : redder < 0x10 ? 'concrete' : 'plaster');
}

export function makeBuilding({ seed, width, floors, dark, snowy, neon }: BuildingOrder): Building {
  const random = makeRandom(seed).spawn('building');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.66 + y * 0.05) });
  // Between signs the walls are but the dark they shine in.
  const wall = darker(wallOf(random.pick(WALLS)), neon === 'rich' ? 0.5 : 1);
  const trim = mixLooks(wall, lookOf(0xf0e8da, 'plaster'), 0.55);
  const height = HOUSE.groundFloor + floors * HOUSE.floor + 0.5;
  const shop = layShop(solids, {
    width,
    height: HOUSE.groundFloor,
    random: random.spawn('shop'),
    dark,
    wall,
    neon,
    snowy,
  });
  const half = width / 2;
  // The wall between the windows, a row of panels for each floor, so that lamps can be seen on it.
  const columns = Math.max(2, Math.round(width / 2));
  const step = width / columns;
  const tall = random.chance(0.45);
  const [w, low, top] = [Math.min(1.15, step * 0.58), tall ? 0.35 : 0.85, 2.55];
  const style = random.index(3);
  for (let floor = 0; floor < floors; floor++) {
    const y = HOUSE.groundFloor + floor * HOUSE.floor;
    for (let k = 0; k < columns; k++) {
      const [a, b, x] = [-half + k * step, -half + (k + 1) * step, -half + (k + 0.5) * step];
      const tone = (): Look => darker(wall, 0.94 + 0.1 * Math.sin(k * 7 + floor * 3 + seed));
      const panel = (x0: number, y0: number, x1: number, y1: number): void => {
        solids.sheet([x0, y + y0, 0], [x1 - x0, 0, 0], [0, y1 - y0, 0], tone(), [1, Math.ceil((y1 - y0) / 1.3)]);
      };
      panel(a, 0, x - w / 2, HOUSE.floor);
      panel(x + w / 2, 0, b, HOUSE.floor);
      panel(x - w / 2, 0, x + w / 2, low);
      panel(x - w / 2, top, x + w / 2, HOUSE.floor);
      layWindow(solids, random, {
        x,
        y: y + low,
        w,
        h: top - low,
        wall,
        trim,
        dark,
        style,
        balcony: tall && floor > 0 && random.chance(0.35),
      });
    }
    solids.box([-half, y - 0.1, 0], [half, y + (floor === 0 ? 0.16 : 0.02), floor === 0 ? 0.22 : 0.07], trim, 1.5);
  }
  const roof = height - 0.5;
  solids.box([-half - 0.05, roof, -0.1], [half + 0.05, roof + 0.28, 0.42], trim, 1.5);
  for (let k = 0; k < width / 0.55; k++)
    solids.box([-half + 0.1 + k * 0.55, roof - 0.2, 0], [-half + 0.26 + k * 0.55, roof, 0.3], trim);
  solids.sheet(
    [-half, height - 0.22, 0],
    [width, 0, 0],
    [0, 0, -HOUSE.depth],
    snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x5c5854, 'plaster'),
    [2, 2],
  );
  layGables(solids, random, half, height, wall, dark);
  solids.sheet([half, 0, -HOUSE.depth], [-width, 0, 0], [0, height, 0], darker(wall, 0.8), [3, Math.ceil(height / 3)]);
  const lights: Building['lights'][number][] = [];
  if (shop.isLit) lights.push({ at: [0, 1.9, 1.0], colour: shop.spill, reach: 7 });
  if (shop.sign[0] + shop.sign[1] + shop.sign[2] > 0.2)
    lights.push({ at: [0, HOUSE.groundFloor - 0.2, 0.9], colour: shop.sign, reach: 5 });
  const signs: NeonSign[] = hangNeon(solids, random, { width, floors, dark, neon });
  for (const { light } of signs) if (light !== null) lights.push(light);
  return {
    mesh: solids.build(),
    far: makeFarHouse({ width, height, floors, wall, trim, dark, shop, snowy, signs }),
    width,
    lights,
  };
}

/** The sides, seen where a street crosses: plain, with a stair's windows. */
function layGables(solids: Solids, random: Random, half: number, height: number, wall: Look, dark: number): void {
  const plain = darker(mixLooks(wall, lookOf(0x8a7c70, 'plaster'), 0.5), 0.72);
  for (const side of [-1, 1]) {
    const frame =
      side > 0 ? [0, 0, 1, half, 0, 1, 0, 0, -1, 0, 0, 0] : [0, 0, -1, -half, 0, 1, 0, 0, 1, 0, 0, -HOUSE.depth];
    solids.within(frame, () => {
      const paint = (at: Vector): Look => darker(plain, 0.9 + 0.12 * Math.sin(at[1] * 1.7 + at[0] * 2.3));
      solids.sheet([0, 0, 0], [HOUSE.depth, 0, 0], [0, height, 0], paint, [5, Math.ceil(height / 1.5)]);
      for (let y = 1.4; y < height - 2.4; y += HOUSE.floor)
        for (const x of [2.2, 5.8]) {
          const lit = random.next() < 0.3 * dark;
          solids.box([x - 0.08, y - 0.08, 0], [x + 0.88, y + 1.4, 0.05], darker(plain, 1.3), 9);
          solids.sheet(
            [x, y, 0.06],
            [0.8, 0, 0],
            [0, 1.3, 0],
            lit ? shine([1, 0.66, 0.36], 0.6) : lookOf(0x232c34, 'glass', 0.8),
          );
          solids.box([x + 0.37, y, 0.05], [x + 0.43, y + 1.3, 0.08], darker(plain, 1.3), 9);
        }
      solids.tube(
        [
          [0.5, 0, 0.08],
          [0.5, height - 0.4, 0.08],
        ],
        0.06,
        lookOf(0x3a3f42, 'metal'),
        6,
      );
    });
  }
}

interface WindowOrder {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly wall: Look;
  readonly trim: Look;
  readonly dark: number;
  readonly style: number;
  readonly balcony: boolean;
}

/** Set back into the wall; behind the panes a ceiling, a lamp or a curtain, or the dark. */
function layWindow(
  solids: Solids,
  random: Random,
  { x, y, w, h, wall, trim, dark, style, balcony }: WindowOrder,
): void {
  const [a, b, back] = [x - w / 2, x + w / 2, -0.18];
  const lit = random.next() < 0.08 + 0.46 * dark;
  const warm = random.pick<Light>([
    [1, 0.62, 0.3],
    [1, 0.7, 0.42],
    [1, 0.8, 0.6],
    [0.6, 0.75, 1],
  ]);
  const room = lit ? random.between(0.35, 0.95) * (0.3 + 0.7 * dark) : 0;
  const pane = lookOf(0x222c36, 'glass', 1 - 0.6 * dark);
  const glow = (share: number): Look => (lit ? shine(warm, room * share) : pane);
  solids.sheet(
    [a, y, back],
    [w, 0, 0],
    [0, h, 0],
    (_, __, v) => (lit ? shine(warm, room * (0.35 + 0.8 * v)) : mixLooks(darker(pane, 0.7), pane, v)),
    [1, 2],
  );
  if (random.chance(0.55)) {
    const cloth = lit ? glow(0.6) : lookOf(0x8f8a80, 'cloth');
    for (const [p, q] of [
      [a, a + w * 0.2],
      [b - w * 0.2, b],
    ] as const)
      solids.sheet([p, y, back + 0.015], [q - p, 0, 0], [0, h, 0], cloth);
  }
  const reveal = darker(wall, 0.75);
  solids.sheet([a, y, 0], [0, 0, back], [0, h, 0], reveal);
  solids.sheet([b, y, back], [0, 0, -back], [0, h, 0], reveal);
  solids.sheet([a, y + h, back], [w, 0, 0], [0, 0, -back], reveal);
  const frame = style === 2 ? lookOf(0x2a2d30, 'paint') : lookOf(0xe4dfd4, 'plaster');
  const r = 0.03;
  solids.box([x - r, y, back], [x + r, y + h, back + 0.06], frame, 9);
  solids.box([a, y + h * 0.62, back], [b, y + h * 0.62 + r * 2, back + 0.05], frame, 9);
  for (const p of [a, b - r * 2]) solids.box([p, y, back], [p + r * 2, y + h, back + 0.05], frame, 9);
  solids.box([a - 0.1, y - 0.09, -0.02], [b + 0.1, y, 0.16], trim, 9);
  if (style !== 2) solids.box([a - 0.12, y + h, -0.02], [b + 0.12, y + h + 0.16, 0.1], trim, 9);
  if (style === 1)
    for (const p of [a - w * 0.46, b + 0.03])
      solids.box([p, y, 0], [p + w * 0.43, y + h, 0.05], lookOf(0x3f5f58, 'wood'), 9);
  if (!balcony) return;
  solids.box([a - 0.3, y - 0.2, 0], [b + 0.3, y - 0.08, 0.8], trim, 9);
  const iron = lookOf(0x1c1d20, 'metal');
  solids.box([a - 0.28, y + 0.78, 0.74], [b + 0.28, y + 0.82, 0.78], iron, 9);
  for (let k = 0; k <= 12; k++) {
    const px = a - 0.27 + ((w + 0.54) * k) / 12;
    solids.box([px - 0.01, y - 0.08, 0.75], [px + 0.01, y + 0.8, 0.77], iron, 9);
  }
}
