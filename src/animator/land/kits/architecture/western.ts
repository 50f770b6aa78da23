import type { Mesh } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import { layText } from './letters.ts';
import type { Piece } from './pieces.ts';
import { darker, type Look, lookOf, type Paint, Solids, shine } from './solids.ts';

/** Houses of a town in the west: boards, a front that is higher than the house, a porch on posts over the boardwalk. They look along +z, their front at z 0. */
export interface FrontOrder {
  readonly seed: number;
  readonly width: number;
  readonly floors: 1 | 2;
  readonly colour: number;
  readonly sign: string;
  /** How far lamps are lit behind the windows, 0 to 1. */
  readonly dark: number;
}

const BOARD = 0.24;

/** Boards that lie: each of its own grey, with a dark seam below. */
const boards =
  (look: Look, seed: number): Paint =>
  ([x, y, z]) => {
    const row = Math.floor(y / BOARD);
    const seam = y / BOARD - row < 0.12 ? 0.62 : 1;
    return darker(look, seam * (0.84 + 0.26 * Math.abs(Math.sin(row * 12.9 + seed + Math.floor((x + z) / 3) * 4.1))));
  };

export function makeFalseFront({ seed, width, floors, colour, sign, dark }: FrontOrder): Mesh {
  const random = makeRandom(seed).spawn('front');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.6 + y * 0.1) });
  const [wall, trim, roof] = [lookOf(colour, 'wood'), lookOf(0x5a4632, 'wood'), lookOf(0x6a5a4a, 'wood')];
  const [half, tall, deep] = [width / 2, floors * 3.1, 8];
  const planks = boards(wall, seed);
  solids.box([-half + 0.15, 0, -deep], [half - 0.15, tall, -0.2], planks, 0.8);
  // The front pretends to another floor.
  const top = tall + 1.5 + random.between(0, 0.7);
  solids.box([-half, 0.25, -0.25], [half, top, 0], planks, 0.5);
  solids.box([-half - 0.1, top, -0.34], [half + 0.1, top + 0.22, 0.14], trim, 2);
  if (random.chance(0.5)) solids.box([-half * 0.4, top + 0.2, -0.3], [half * 0.4, top + 0.8, 0.05], planks, 0.5);
  for (const x of [-half, half]) solids.box([x - 0.09, 0, -0.28], [x + 0.09, top, 0.05], trim, 2);
  solids.sheet([-half, tall + 0.5, -0.3], [width, 0, 0], [0, -0.5, -deep], roof, [6, 4]);
  const pane = dark > 0.2 ? shine([1, 0.62, 0.28], 0.35 + 0.7 * dark) : lookOf(0x39403f, 'glass');
  const opening = (x: number, low: number, wide: number, high: number, look: Look): void => {
    solids.box([x - wide / 2 - 0.1, low - 0.1, -0.02], [x + wide / 2 + 0.1, low + high + 0.12, 0.06], trim, 2);
    solids.sheet([x - wide / 2, low, 0.07], [wide, 0, 0], [0, high, 0], look);
  };
  const door = sign === 'SALOON' ? lookOf(0x2a1c12, 'wood') : lookOf(0x4a2f1c, 'wood');
  opening(0, 0.3, 1.3, 2.3, door);
  if (sign === 'SALOON')
    for (const side of [-1, 1])
      solids.softBox(
        [side > 0 ? 0.03 : -0.62, 0.9, 0.1],
        [side > 0 ? 0.62 : -0.03, 1.9, 0.16],
        0.02,
        lookOf(0x8a5a30, 'wood'),
      );
  for (const x of [-half * 0.58, half * 0.58]) {
    opening(x, 1.05, 1.2, 1.4, pane);
    solids.box([x - 0.03, 1.05, 0.07], [x + 0.03, 2.45, 0.1], trim, 3);
    solids.box([x - 0.6, 1.7, 0.07], [x + 0.6, 1.76, 0.1], trim, 3);
  }
  if (floors === 2) for (const x of [-half * 0.6, 0, half * 0.6]) opening(x, 4.1, 1, 1.5, pane);
  // The boardwalk, its roof on posts, and a rail for horses before it.
  for (let x = -half; x < half - 0.05; x += 0.3)
    solids.box([x, 0.1, 0], [x + 0.28, 0.26, 2.3], darker(lookOf(0x7c6448, 'wood'), 0.8 + random.between(0, 0.35)), 3);
  const eave = 2.95;
  for (let x = -half + 0.2; x <= half; x += (width - 0.4) / Math.max(2, Math.round(width / 3)))
    solids.box([x - 0.08, 0.2, 2.05], [x + 0.08, eave, 2.21], trim, 2);
  solids.sheet([-half - 0.1, eave, 2.5], [width + 0.2, 0, 0], [0, 0.5, -2.5], roof, [8, 2]);
  solids.sheet([half + 0.1, eave - 0.02, 2.5], [-width - 0.2, 0, 0], [0, 0.5, -2.5], darker(roof, 0.5), [4, 1]);
  if (floors === 2) {
    solids.box([-half, eave + 0.4, 2.1], [half, eave + 0.48, 2.2], trim, 3);
    solids.box([-half, eave + 1.2, 2.1], [half, eave + 1.28, 2.2], trim, 3);
    for (let x = -half; x <= half; x += 0.45)
      solids.box([x - 0.03, eave + 0.4, 2.12], [x + 0.03, eave + 1.25, 2.18], trim, 3);
  }
  if (sign !== '') {
    const [y, high] = [tall + 0.35, 0.95];
    solids.box([-half * 0.82, y - 0.1, 0], [half * 0.82, y + high, 0.1], lookOf(0xd8c8a0, 'wood'), 2);
    solids.within([1, 0, 0, 0, 0, 1, 0, y + 0.14, 0, 0, 1, 0.14], () =>
      layText(solids, sign, Math.min(0.58, (width * 0.74) / (sign.length * 0.725)), 0.05, lookOf(0x4a1c12, 'paint')),
    );
  }
  return solids.build({ twoSided: true });
}

/** A tank on legs with a roof like a hat. */
export const makeWaterTower = (): Piece => ({
  ...{ name: 'water tower', width: 4, depth: 4, height: 11 },
  make() {
    const solids = new Solids({ grounded: true });
    const [wood, dark] = [lookOf(0x8a6a48, 'wood'), lookOf(0x4a3a2c, 'wood')];
    for (const x of [-1.5, 1.5])
      for (const z of [-1.5, 1.5])
        solids.tube(
          [
            [x * 1.2, 0, z * 1.2],
            [x, 6, z],
          ],
          0.14,
          dark,
          6,
        );
    for (const y of [2, 4])
      for (const s of [-1, 1]) {
        solids.tube(
          [
            [-1.65, y, s * 1.65],
            [1.6, y + 1.6, s * 1.6],
          ],
          0.07,
          dark,
          5,
        );
        solids.tube(
          [
            [s * 1.65, y, -1.65],
            [s * 1.6, y + 1.6, 1.6],
          ],
          0.07,
          dark,
          5,
        );
      }
    solids.lathe(
      [0, 6, 0],
      [
        [0, 0],
        [2, 0],
        [2.05, 3],
        [0, 3],
      ],
      ([x, , z]) => darker(wood, 0.75 + 0.35 * Math.abs(Math.sin(Math.atan2(x, z) * 23))),
      28,
    );
    for (const y of [6.6, 8.3])
      solids.lathe(
        [0, y, 0],
        [
          [2.08, 0],
          [2.08, 0.12],
        ],
        dark,
        28,
      );
    solids.lathe(
      [0, 9, 0],
      [
        [2.5, 0],
        [0, 1.5],
      ],
      dark,
      20,
    );
    return solids.build({ twoSided: true });
  },
});

/** Where horses are tied. */
export const makeHitchingRail = (): Piece => ({
  ...{ name: 'hitching rail', width: 3, depth: 0.2, height: 1.1, light: true },
  make() {
    const solids = new Solids({ grounded: true });
    const wood = lookOf(0x6a4f36, 'wood');
    for (const x of [-1.3, 1.3])
      solids.tube(
        [
          [x, 0, 0],
          [x, 1.1, 0],
        ],
        0.07,
        wood,
        7,
      );
    solids.tube(
      [
        [-1.6, 0.95, 0],
        [1.6, 0.95, 0],
      ],
      0.06,
      wood,
      7,
    );
    return solids.build();
  },
});

/** Dry brush that the wind has rolled together. */
export const makeTumbleweed = (seed: number): Piece => ({
  ...{ name: 'tumbleweed', width: 0.7, depth: 0.7, height: 0.7, light: true },
  make() {
    const random = makeRandom(seed).spawn('tumbleweed');
    const solids = new Solids();
    const straw = lookOf(0x9a7c4c, 'wood');
    for (let k = 0; k < 26; k++) {
      const [a, b] = [random.between(0, 6.28), random.between(0, 6.28)];
      const ring = Array.from({ length: 7 }, (_, i) => {
        const t = a + (i / 6) * random.between(2, 3.4);
        const [u, v] = [Math.cos(t) * 0.33, Math.sin(t) * 0.33];
        return [u * Math.cos(b), 0.34 + v, u * Math.sin(b)] as const;
      });
      solids.tube(ring, 0.011, darker(straw, random.between(0.6, 1.1)), 4);
    }
    return solids.build();
  },
});
