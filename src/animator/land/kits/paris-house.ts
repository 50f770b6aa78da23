import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layText } from './architecture/letters.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** Houses of pale stone with iron balconies and roofs of zinc, a cafe or a shop below: front at z 0 looking along +z. */
export interface ParisHouseOrder {
  readonly seed: number;
  readonly width: number;
  readonly dark: number;
  readonly snowy: boolean;
  /** Seen from so far that iron is a line. */
  readonly far: boolean;
  /** Its roof is looked down upon: bright zinc would outshine whoever is before it. */
  readonly matt?: boolean;
}

const AWNINGS: readonly [number, ...number[]] = [0x8a1f24, 0x1f4a38, 0x24344f, 0xa8322a, 0x5f3a24];
const NAMES: readonly [string, ...string[]] = ['CAFE', 'BISTRO', 'PATISSERIE', 'BRASSERIE', 'FLEURS', 'LIBRAIRIE'];
const [GROUND, FLOOR, FLOORS] = [3.9, 3, 4];

export function makeParisHouse(order: ParisHouseOrder): Mesh {
  const { width, dark, snowy, far } = order;
  const random = makeRandom(order.seed).spawn('paris house');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.68 + y * 0.05) });
  const stone = lookOf(random.pick([0xdccbab, 0xe2d4b8, 0xd3c2a4, 0xe6dac4]), 'plaster');
  const pale = darker(stone, 1.08);
  const half = width / 2;
  const high = GROUND + FLOORS * FLOOR;
  const paint = (at: Vector): Look => darker(stone, 0.95 + 0.06 * Math.sin(at[1] * 2.9 + at[0] * 1.1));
  solids.box([-half, 0, -10], [half, high, 0], paint, far ? 4 : 1.6);
  const columns = Math.max(3, Math.round(width / 2.3));
  for (let floor = 0; floor < FLOORS; floor++) {
    const y = GROUND + floor * FLOOR;
    solids.box([-half, y - 0.12, 0], [half, y + 0.06, 0.14], pale, 4);
    for (let k = 0; k < columns; k++)
      layWindow(solids, random, [-half + ((k + 0.5) * width) / columns, y + 0.15], pale, dark, far);
    if (floor === 0 || floor === FLOORS - 2) layRail(solids, -half + 0.1, half - 0.1, y, far);
  }
  solids.box([-half, high - 0.3, 0], [half, high + 0.25, 0.5], pale, 4);
  layMansard(solids, random, {
    half,
    high,
    columns,
    dark,
    far,
    zinc: snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x5f6d78, order.matt === true ? 'plaster' : 'metal'),
  });
  layGroundFloor(solids, random, half, dark, far);
  return solids.build({ twoSided: true });
}

function layWindow(
  solids: Solids,
  random: Random,
  [x, y]: readonly [number, number],
  pale: Look,
  dark: number,
  far: boolean,
): void {
  const lit = random.next() < 0.06 + 0.5 * dark;
  const glass = lit
    ? shine([1, 0.66, 0.34], (0.35 + 0.6 * dark) * random.between(0.7, 1.2))
    : lookOf(0x2c3a46, 'glass');
  solids.sheet([x - 0.5, y, 0.05], [1, 0, 0], [0, 2.1, 0], glass, [1, 2]);
  if (far) return;
  solids.box([x - 0.62, y + 2.1, 0], [x + 0.62, y + 2.32, 0.16], pale, 9);
  for (const side of [-1, 1]) {
    solids.box([x + side * 0.55 - 0.07, y, 0], [x + side * 0.55 + 0.07, y + 2.1, 0.1], pale, 9);
    solids.box([x + side * 0.86 - 0.23, y, 0], [x + side * 0.86 + 0.23, y + 2.05, 0.05], lookOf(0xc9c4b6, 'wood'), 9);
  }
  for (const share of [0, 0.45, 0.9])
    solids.box([x - 0.5, y + 2 * share, 0.05], [x + 0.5, y + 2 * share + 0.05, 0.09], lookOf(0xf0ece2, 'wood'), 9);
  solids.box([x - 0.03, y, 0.05], [x + 0.03, y + 2.1, 0.1], lookOf(0xf0ece2, 'wood'), 9);
}

function layRail(solids: Solids, from: number, to: number, y: number, far: boolean): void {
  const iron = lookOf(0x1e1f22, 'metal');
  solids.box([from, y, 0], [to, y + 0.1, 0.75], lookOf(0xd8cbb0, 'plaster'), 4);
  for (const up of [0.2, 0.95]) solids.box([from, y + up, 0.7], [to, y + up + 0.04, 0.74], iron, 9);
  for (let x = from; x <= to; x += far ? 0.7 : 0.2)
    solids.box([x - 0.012, y + 0.2, 0.71], [x + 0.012, y + 0.95, 0.73], iron, 9);
}

interface MansardOrder {
  readonly half: number;
  readonly high: number;
  readonly columns: number;
  readonly dark: number;
  readonly far: boolean;
  readonly zinc: Look;
}

/** Steep zinc with dormers, and rows of chimney pots. */
function layMansard(solids: Solids, random: Random, { half, high, columns, dark, far, zinc }: MansardOrder): void {
  const seams = (at: Vector): Look => darker(zinc, 0.88 + 0.14 * Math.cos(at[0] * 12));
  solids.sheet([-half, high + 0.25, 0.1], [half * 2, 0, 0], [0, 2.8, -1.3], seams, [far ? 4 : half * 8, 1]);
  solids.sheet([-half, high + 3.05, -1.2], [half * 2, 0, 0], [0, 0.8, -8], zinc, [3, 2]);
  for (const x of [-half, half])
    solids.box([x - 0.2, high, -9.4], [x + 0.2, high + 3.6, -0.6], lookOf(0xb0a58e, 'plaster'), 3);
  for (let k = 0; k < columns; k++) {
    const x = -half + ((k + 0.5) * half * 2) / columns;
    const lit = random.next() < 0.05 + 0.4 * dark;
    solids.box([x - 0.55, high + 0.5, -1.6], [x + 0.55, high + 2.3, 0.05], lookOf(0xddd0b6, 'plaster'), 9);
    solids.sheet(
      [x - 0.38, high + 0.7, 0.07],
      [0.76, 0, 0],
      [0, 1.35, 0],
      lit ? shine([1, 0.66, 0.34], 0.5 + 0.4 * dark) : lookOf(0x2c3a46, 'glass'),
    );
    solids.box([x - 0.65, high + 2.25, -1.6], [x + 0.65, high + 2.42, 0.12], zinc, 9);
  }
  for (const x of [-half * 0.7, half * 0.6]) {
    solids.box([x - 0.9, high + 2.6, -4.4], [x + 0.9, high + 5, -3.7], lookOf(0xb56a4c, 'brick'), 2);
    for (let k = 0; k < 5; k++)
      solids.lathe(
        [x - 0.7 + k * 0.35, high + 5, -4.05],
        [
          [0.12, 0],
          [0.09, 0.5],
        ],
        lookOf(0xc0623c, 'plaster'),
        6,
      );
  }
}

/** Dark wood and wide panes under an awning that bears a name. */
function layGroundFloor(solids: Solids, random: Random, half: number, dark: number, far: boolean): void {
  const cloth = lookOf(random.pick(AWNINGS), 'cloth');
  const wood = darker({ ...cloth, material: lookOf(0, 'wood').material }, 0.75);
  const name = random.pick(NAMES);
  const warm = shine([1, 0.62, 0.3], 0.5 + 0.7 * dark);
  solids.box([-half + 0.15, 0, 0], [half - 0.15, 3.5, 0.16], wood, 4);
  const panes = Math.max(2, Math.round(half));
  for (let k = 0; k < panes; k++) {
    const a = -half + 0.3 + (k * (half * 2 - 0.6)) / panes;
    const wide = (half * 2 - 0.6) / panes - 0.18;
    const low = k === Math.floor(panes / 2) ? 0.05 : 0.75;
    solids.sheet(
      [a, low, 0.18],
      [wide, 0, 0],
      [0, 2.65 - low, 0],
      (_, __, v) => (dark > 0.15 ? darker(warm, 0.6 + 0.5 * v) : darker(lookOf(0x4a3c30, 'glass'), 0.8 + 0.4 * v)),
      [1, 3],
    );
    solids.box([a + wide * 0.5 - 0.03, low, 0.17], [a + wide * 0.5 + 0.03, 2.65, 0.22], wood, 9);
  }
  solids.box([-half + 0.15, 2.75, 0.1], [half - 0.15, 3.45, 0.24], darker(wood, 0.8), 4);
  if (!far) {
    const size = 0.4;
    solids.within([1, 0, 0, 0, 0, 1, 0, 2.9, 0, 0, 1, 0.27], () =>
      layText(solids, name, size, 0.03, lookOf(0xe6c67a, 'metal')),
    );
  }
  const stripes = (at: Vector): Look => (Math.floor((at[0] + 50) / 0.42) % 2 === 0 ? cloth : lookOf(0xf0e6d4, 'cloth'));
  const plain = random.chance(0.5);
  solids.sheet([-half + 0.2, 2.35, 1.75], [half * 2 - 0.4, 0, 0], [0, 0.5, -1.55], plain ? cloth : stripes, [
    (half * 2) / 0.42,
    1,
  ]);
  solids.sheet([-half + 0.2, 2.08, 1.76], [half * 2 - 0.4, 0, 0], [0, 0.28, 0], plain ? darker(cloth, 0.85) : stripes, [
    (half * 2) / 0.42,
    1,
  ]);
}

/** The tower on four legs over the roofs, `tall` metres high, standing on y 0. */
export function makeIronTower(tall: number, dark: number): Mesh {
  const solids = new Solids();
  const iron = lookOf(0x8a6f54, 'metal');
  const look =
    dark > 0.5
      ? shine([1, 0.62, 0.24], 0.35 * dark)
      : darker({ ...iron, material: lookOf(0, 'plaster').material }, 0.8);
  const out = (share: number): number => tall * (0.19 * (1 - share) ** 2.6 + 0.008);
  const rows = 26;
  for (let j = 0; j < rows; j++) {
    const [a, b] = [j / rows, (j + 1) / rows];
    const [w0, w1, y0, y1] = [out(a), out(b), a * tall, b * tall];
    // Below, each leg stands by itself; above, they are one.
    const leg = a < 0.42 ? Math.max(0.02 * tall * (1 - a), 0.3) : 0;
    for (const [sx, sz] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const bar = tall * 0.0035;
      const posts: readonly (readonly [number, number])[] =
        leg === 0
          ? [[0, 0]]
          : [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ];
      for (const [px, pz] of posts)
        solids.tube(
          [
            [sx * (w0 - px * leg * 2), y0, sz * (w0 - pz * leg * 2)],
            [sx * (w1 - px * leg * 2), y1, sz * (w1 - pz * leg * 2)],
          ],
          bar,
          look,
          4,
        );
      const [ex, ez] = leg === 0 ? [-sx * w0, sz * w0] : [sx * (w0 - leg * 2), sz * w0];
      solids.tube(
        [
          [sx * w0, y0, sz * w0],
          [ex, y1, ez * (w1 / w0)],
        ],
        bar * 0.7,
        look,
        3,
      );
      solids.tube(
        [
          [sx * w1, y1, sz * w1],
          [ex, y0, ez],
        ],
        bar * 0.7,
        look,
        3,
      );
      const [fx, fz] = leg === 0 ? [sx * w0, -sz * w0] : [sx * w0, sz * (w0 - leg * 2)];
      solids.tube(
        [
          [sx * w0, y0, sz * w0],
          [fx * (w1 / w0), y1, fz],
        ],
        bar * 0.7,
        look,
        3,
      );
    }
  }
  for (const [share, more] of [
    [0.19, 1.16],
    [0.385, 1.25],
    [0.9, 1.9],
  ] as const) {
    const w = out(share) * more;
    solids.box([-w, share * tall, -w], [w, share * tall + tall * 0.014, w], look, tall);
  }
  // Arches between the feet.
  for (let turn = 0; turn < 4; turn++) {
    const [s, c] = [Math.sin((turn * Math.PI) / 2), Math.cos((turn * Math.PI) / 2)];
    const w = out(0.08) * 0.98;
    const points = Array.from({ length: 13 }, (_, k): Vector => {
      const angle = (k / 12) * Math.PI;
      const [x, y] = [Math.cos(angle) * w * 0.74, tall * 0.05 + Math.sin(angle) * tall * 0.115];
      return [x * c + w * s, y, -x * s + w * c];
    });
    solids.tube(points, tall * 0.005, look, 4);
  }
  solids.lathe(
    [0, tall, 0],
    [
      [tall * 0.012, -tall * 0.02],
      [tall * 0.01, 0],
      [0.05, tall * 0.07],
    ],
    look,
    6,
  );
  return solids.build();
}
