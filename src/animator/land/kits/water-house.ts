import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { layLantern } from './lantern-house.ts';

/** A house of an old town in the delta: white walls between stepped gables, black tiles, screens of dark wood; front at z 0 looking along +z. */
export interface WaterHouseOrder {
  readonly seed: number;
  readonly width: number;
  readonly floors: number;
  readonly dark: number;
  readonly snowy: boolean;
  /** Stands in the water: no shop, a plinth of stone, steps down. */
  readonly wet: boolean;
}

const [FLOOR, DEPTH] = [2.9, 7] as const;

export function makeWaterHouse({ seed, width, floors, dark, snowy, wet }: WaterHouseOrder): Mesh {
  const random = makeRandom(seed).spawn('water house');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.64 + y * 0.07) });
  const lime = lookOf(random.pick([0xf0ede4, 0xe8e5dc, 0xf4f1ea]), 'plaster');
  const wood = lookOf(random.pick([0x4a2c1e, 0x3c261c, 0x5a3424]), 'wood');
  const tile = snowy ? lookOf(0xeef2f5, 'snow') : lookOf(0x3a3e44, 'plaster');
  const [half, high] = [width / 2, floors * FLOOR];
  // Rain has washed the lime off its foot and drawn streaks under the eaves.
  const wall = ([x, y, z]: Vector): Look =>
    darker(lime, (y < 0.8 ? 0.7 : 0.92) + 0.07 * Math.sin(x * 4.1 + z * 2.3) * Math.sin(y * 1.7 + x));
  solids.box([-half, -0.1, -DEPTH], [half, high, -0.3], wall, 1);
  if (wet) {
    solids.box([-half, -2, -DEPTH], [half, -0.1, 0.05], lookOf(0x77746c, 'stone'), 1.6);
    const steps = random.between(-half + 1, half - 2);
    for (let k = 0; k < 5; k++)
      solids.box([steps, -2, 0.05], [steps + 1.4, -0.25 - k * 0.22, 0.35 + k * 0.3], lookOf(0x85817a, 'stone'), 9);
  }
  for (let floor = 0; floor < floors; floor++) {
    const open = floor === 0 && !wet;
    layScreens(solids, random, { y: floor * FLOOR, half, wood, dark, open });
    if (floor > 0 || wet) continue;
    layEave(solids, half, FLOOR + 0.02, tile);
  }
  layTiles(solids, half, high, tile);
  for (const side of [-1, 1]) layGable(solids, side * half, high, lime, tile);
  if (!wet || random.chance(0.5))
    for (const x of wet ? [0] : [-half * 0.55, half * 0.55]) layLantern(solids, [x, 2.35, 0.7], 0.26, dark);
  return solids.build({ twoSided: true });
}

interface ScreenOrder {
  readonly y: number;
  readonly half: number;
  readonly wood: Look;
  readonly dark: number;
  readonly open: boolean;
}

/** Below, doors from wall to wall; above, a row of windows: bars over paper. */
function layScreens(solids: Solids, random: Random, { y, half, wood, dark, open }: ScreenOrder): void {
  const [from, to] = open ? [-half + 0.35, half - 0.35] : [-half * 0.62, half * 0.62];
  const [low, high] = open ? [y + 0.1, y + FLOOR - 0.5] : [y + 0.95, y + FLOOR - 0.55];
  solids.box([from - 0.08, low - 0.08, -0.34], [to + 0.08, high + 0.08, -0.24], darker(wood, 0.8), 2);
  const bays = Math.max(3, Math.round((to - from) / 0.95));
  const wide = (to - from) / bays;
  for (let k = 0; k < bays; k++) {
    const a = from + k * wide;
    const lit = random.chance(0.3 + 0.6 * dark);
    const pane = lit
      ? shine([1, 0.62, 0.28], (0.4 + 0.8 * dark) * random.between(0.8, 1.2))
      : lookOf(open && random.chance(0.3) ? 0x1f1712 : 0xcabfa4, 'paper');
    const foot = open ? low + 0.85 : low;
    if (open) solids.box([a + 0.05, low, -0.24], [a + wide - 0.05, foot, -0.2], wood, 9);
    solids.sheet([a + 0.05, foot, -0.22], [wide - 0.1, 0, 0], [0, high - foot, 0], pane);
    solids.box([a - 0.05, low, -0.24], [a + 0.05, high, -0.12], wood, 9);
    for (const share of [0.33, 0.67]) {
      const x = a + wide * share;
      solids.box([x - 0.015, foot, -0.22], [x + 0.015, high, -0.18], wood, 9);
      const up = foot + (high - foot) * share;
      solids.box([a, up - 0.015, -0.22], [a + wide, up + 0.015, -0.18], wood, 9);
    }
  }
}

/** A skirt of tiles over the doors. */
function layEave(solids: Solids, half: number, y: number, tile: Look): void {
  slope(solids, [-half - 0.1, half + 0.1], [y + 0.55, -0.3], [y, 1.15], tile);
  for (let x = -half + 0.2; x <= half; x += (half * 2 - 0.4) / 3)
    solids.box([x - 0.07, 0, 0.82], [x + 0.07, y + 0.08, 0.96], lookOf(0x4a2c1e, 'wood'), 3);
}

function layTiles(solids: Solids, half: number, high: number, tile: Look): void {
  const rise = high + 1.9;
  slope(solids, [-half, half], [rise, -DEPTH / 2], [high - 0.15, 0.55], tile);
  slope(solids, [-half, half], [rise, -DEPTH / 2], [high - 0.15, -DEPTH - 0.55], tile);
  solids.box([-half, rise - 0.08, -DEPTH / 2 - 0.16], [half, rise + 0.22, -DEPTH / 2 + 0.16], darker(tile, 0.85), 9);
}

/** Rows of tiles from a ridge, at a height and a depth, down to an eave. */
function slope(
  solids: Solids,
  [left, right]: readonly [number, number],
  [y0, z0]: readonly [number, number],
  [y1, z1]: readonly [number, number],
  tile: Look,
): void {
  const normal = normalise([0, Math.abs(z1 - z0), (y0 - y1) * Math.sign(z1 - z0)]);
  const columns = Math.round((right - left) / 0.17);
  const rows = 3;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [left + ((right - left) * i) / columns, left + ((right - left) * (i + 1)) / columns];
      const at = (share: number): readonly [number, number] => [y0 + (y1 - y0) * share, z0 + (z1 - z0) * share];
      const [[ya, za], [yb, zb]] = [at(j / rows), at((j + 1) / rows)];
      const look = darker(tile, i % 2 === 0 ? 1.12 : 0.72);
      const n = (
        [
          [a, ya, za],
          [b, ya, za],
          [b, yb, zb],
          [a, yb, zb],
        ] as const
      ).map((p) => solids.vertex(p, normal, look));
      solids.quad(n[0] ?? 0, n[3] ?? 0, n[2] ?? 0, n[1] ?? 0);
    }
}

/** A wall in steps above the roof, each step under black tiles with their ends turned up. */
function layGable(solids: Solids, x: number, high: number, lime: Look, tile: Look): void {
  const steps: readonly (readonly [from: number, to: number, up: number])[] = [
    [-0.1, 2.1, 0.5],
    [2.1, DEPTH - 2.1, 2.3],
    [DEPTH - 2.1, DEPTH + 0.1, 0.5],
  ];
  for (const [from, to, up] of steps) {
    solids.box([x - 0.17, -0.1, -to], [x + 0.17, high + up, -from + 0.25], lime, 2);
    solids.box([x - 0.34, high + up, -to - 0.1], [x + 0.34, high + up + 0.16, -from + 0.4], tile, 9);
    solids.box([x - 0.14, high + up + 0.16, -to], [x + 0.14, high + up + 0.34, -from + 0.3], darker(tile, 0.8), 9);
    solids.box([x - 0.14, high + up + 0.3, -from + 0.2], [x + 0.14, high + up + 0.58, -from + 0.5], tile, 9);
  }
}
