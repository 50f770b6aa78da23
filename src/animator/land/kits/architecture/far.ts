import type { Mesh } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import { HOUSE } from './measures.ts';
import type { NeonSign } from './neon.ts';
import type { Shop } from './shops.ts';
import { darker, type Look, lookOf, mixLooks, Solids, shine } from './solids.ts';

export interface FarOrder {
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly wall: Look;
  readonly trim: Look;
  readonly dark: number;
  readonly shop: Shop;
  readonly snowy: boolean;
  readonly signs: readonly NeonSign[];
}

export function makeFarHouse({ width, height, floors, wall, trim, dark, shop, snowy, signs }: FarOrder): Mesh {
  const solids = new Solids();
  const random = makeRandom(Math.round(width * 100)).spawn('far');
  const half = width / 2;
  const gable = darker(mixLooks(wall, lookOf(0x8a7c70, 'plaster'), 0.5), 0.72);
  const roof = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x5c5854, 'plaster');
  solids.sheet([-half, 0, 0], [width, 0, 0], [0, height - 0.22, 0], darker(wall, 0.9), [3, 4]);
  solids.sheet([half, 0, 0], [0, 0, -HOUSE.depth], [0, height - 0.22, 0], gable, [2, 3]);
  solids.sheet([-half, 0, -HOUSE.depth], [0, 0, HOUSE.depth], [0, height - 0.22, 0], gable, [2, 3]);
  solids.sheet([half, 0, -HOUSE.depth], [-width, 0, 0], [0, height - 0.22, 0], gable, [2, 3]);
  solids.sheet([-half, height - 0.22, 0], [width, 0, 0], [0, 0, -HOUSE.depth], roof, [2, 2]);
  solids.box(
    [-half * 0.4, height - 0.3, -HOUSE.depth * 0.7],
    [-half * 0.1, height + 1.2, -HOUSE.depth * 0.55],
    gable,
    9,
  );
  const spill = shop.isLit
    ? shine([shop.spill[0] * 0.3, shop.spill[1] * 0.3, shop.spill[2] * 0.3])
    : lookOf(0x2a2622, 'glass');
  const panes = Math.max(2, Math.round(width / 1.5));
  for (let k = 0; k < panes; k++) {
    const [a, b] = [
      -half + 0.3 + ((width - 0.6) * k) / panes + 0.06,
      -half + 0.3 + ((width - 0.6) * (k + 1)) / panes - 0.06,
    ];
    solids.sheet([a, 0.5, 0.02], [b - a, 0, 0], [0, 2.2, 0], (_, __, v) => darker(spill, 0.7 + 0.5 * v), [1, 1]);
  }
  solids.box([-half, height - 0.5, 0], [half, height - 0.2, 0.4], trim, 20);
  solids.box([-half, HOUSE.groundFloor - 0.6, 0], [half, HOUSE.groundFloor, 0.12], darker(wall, 0.5), 20);
  const columns = Math.max(2, Math.round(width / 2));
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < columns; k++) {
      const [x, y] = [-half + ((k + 0.5) * width) / columns, HOUSE.groundFloor + floor * HOUSE.floor + 0.8];
      const lit = random.next() < 0.08 + 0.36 * dark;
      const look = lit ? shine([1, 0.66, 0.36], 0.2 + 0.5 * dark) : lookOf(0x28323c, 'glass', 1 - 0.6 * dark);
      solids.sheet([x - 0.55, y, 0.03], [1.1, 0, 0], [0, 1.75, 0], look);
      solids.box([x - 0.65, y - 0.1, 0], [x + 0.65, y, 0.14], trim, 9);
    }
  // From afar, and in puddles, a sign is its colour.
  for (const { low, high, colour } of signs) solids.box(low, high, shine(colour), 20);
  for (const side of [-1, 1])
    for (let y = 1.5; y < height - 2.4; y += HOUSE.floor)
      for (const z of [-2.6, -6.2]) {
        const look =
          random.next() < 0.3 * dark ? shine([1, 0.66, 0.36], 0.5) : lookOf(0x28323c, 'glass', 1 - 0.6 * dark);
        solids.sheet([side * (half + 0.02), y, z + side * 0.45], [0, 0, -side * 0.9], [0, 1.4, 0], look);
      }
  return solids.build();
}
