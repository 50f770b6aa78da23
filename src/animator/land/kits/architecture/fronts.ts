import type { Light } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Lamp } from '../../world.ts';
import { layNeon, layText, textWidth } from './letters.ts';
import { darker, type Look, lookOf, type Solids, shine } from './solids.ts';

/** Fronts of public buildings, made of storeys with windows and one way in. Their foot is at z 0, they look along +z, the door is at x 0. */

/** A wall of storeys: where it is, what of, and how its windows are. */
export interface StoreyOrder {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly floors: number;
  readonly floorMetres: number;
  readonly wall: Look;
  readonly trim: Look;
  readonly window: { readonly width: number; readonly height: number; readonly apart: number };
  /** No windows where the way in is: half of its width, and up to which height. */
  readonly clear?: { readonly half: number; readonly top: number };
  readonly dark: number;
  readonly z?: number;
}

const pane = (random: Random, dark: number): Look =>
  dark > 0.2 && random.chance(0.25 + 0.4 * dark)
    ? shine(
        random.pick([[1, 0.74, 0.42] as Light, [1, 0.84, 0.6] as Light, [0.95, 0.9, 0.78] as Light]),
        0.15 + 0.4 * dark,
      )
    : darker(lookOf(0x6d8494, 'glass'), random.between(0.6, 1) * (1 - 0.6 * dark));

/** Lays the wall, its windows with frames and sills, and a cornice along its top. */
export function layStoreys(solids: Solids, random: Random, order: StoreyOrder): void {
  const { from, to, foot, floors, floorMetres, wall, trim, window, clear, dark, z = 0 } = order;
  const [length, top] = [to - from, foot + floors * floorMetres];
  solids.sheet([from, 0, z], [length, 0, 0], [0, top, 0], wall, [length / 1.5, top / 1.5]);
  for (const side of [-1, 1])
    solids.sheet(
      side > 0 ? [to, 0, z] : [from, 0, z - 8],
      [0, 0, side > 0 ? -8 : 8],
      [0, top, 0],
      darker(wall, 0.8),
      [3, 4],
    );
  const count = Math.max(1, Math.floor(length / window.apart));
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < count; k++) {
      const x = from + ((k + 0.5) * length) / count;
      const y = foot + floor * floorMetres + (floorMetres - window.height) * 0.45;
      if (clear !== undefined && Math.abs(x) < clear.half + window.width / 2 && y < clear.top) continue;
      const [w, h] = [window.width / 2, window.height];
      solids.box([x - w - 0.1, y - 0.1, z], [x + w + 0.1, y + h + 0.1, z + 0.07], trim, 3);
      solids.box([x - w - 0.18, y - 0.2, z], [x + w + 0.18, y - 0.08, z + 0.16], trim, 3);
      solids.sheet([x - w, y, z + 0.075], [w * 2, 0, 0], [0, h, 0], pane(random, dark));
      solids.box([x - 0.03, y, z + 0.06], [x + 0.03, y + h, z + 0.1], trim, 3);
      solids.box([x - w, y + h * 0.62, z + 0.06], [x + w, y + h * 0.62 + 0.06, z + 0.1], trim, 3);
    }
  solids.box([from - 0.2, top - 0.12, z - 8], [to + 0.2, top + 0.35, z + 0.4], trim, 3);
  solids.box([from, foot - 0.25, z], [to, foot, z + 0.12], trim, 3);
}

/** Steps to a door, the lowest one farthest out. Returns the height they lead to. */
export function layStoop(solids: Solids, half: number, steps: number, out: number, stone: Look): number {
  const [rise, run] = [0.16, 0.34];
  for (let k = 0; k < steps; k++) {
    const reach = out + (steps - k) * run;
    const wide = half + (steps - k) * run * 0.6;
    solids.box([-wide, 0, 0], [wide, (k + 1) * rise, reach], darker(stone, 0.92 + 0.03 * (k % 3)), 1.4);
  }
  return steps * rise;
}

/** Double doors with panes, a frame around them; the light of the house behind. */
export function layDoors(
  solids: Solids,
  {
    half,
    top,
    foot,
    z,
    frame,
    leaf,
    lit,
  }: {
    readonly half: number;
    readonly top: number;
    readonly foot: number;
    readonly z: number;
    readonly frame: Look;
    /** Null for doors of glass. */
    readonly leaf: Look | null;
    readonly lit: number;
  },
): void {
  solids.box([-half - 0.22, foot, z], [half + 0.22, top + 0.25, z + 0.1], frame, 3);
  const glow: Look = lit > 0.2 ? shine([1, 0.78, 0.48], 0.2 + 0.4 * lit) : lookOf(0x3c4a52, 'glass');
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-half, -0.02] : [0.02, half];
    solids.box([a, foot, z + 0.1], [b, top, z + 0.14], leaf ?? glow, 3);
    const inset = 0.16;
    if (leaf !== null) {
      solids.box([a + inset, foot + (top - foot) * 0.45, z + 0.14], [b - inset, top - 0.2, z + 0.15], glow, 3);
      solids.box(
        [a + inset, foot + 0.2, z + 0.14],
        [b - inset, foot + (top - foot) * 0.38, z + 0.15],
        darker(leaf, 0.8),
        3,
      );
    }
    const grip = side * 0.12;
    solids.box([grip - 0.02, foot + 0.85, z + 0.14], [grip + 0.02, foot + 1.25, z + 0.2], lookOf(0xc0a060, 'metal'), 3);
  }
  if (leaf === null)
    for (const x of [-half, 0, half]) solids.box([x - 0.035, foot, z + 0.12], [x + 0.035, top, z + 0.18], frame, 3);
}

/** Letters over a door: tubes where it glows, else strokes of metal. Returns the lamps it is. */
export function laySign(
  solids: Solids,
  text: string,
  {
    at,
    height,
    colour,
    glows,
  }: { readonly at: Vector; readonly height: number; readonly colour: Light; readonly glows: number },
): Lamp[] {
  const [x, y, z] = at;
  solids.within([1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z], () => {
    if (glows > 0) layNeon(solids, text, height, shine(colour, 0.5 + 1.6 * glows));
    else layText(solids, text, height, height * 0.16, { ...lookOf(0xffffff, 'metal'), colour });
  });
  if (glows < 0.2) return [];
  const half = textWidth(text, height) / 2;
  return [-half * 0.7, half * 0.7].map((dx) => ({
    at: [x + dx, y + height / 2, z + 0.7] as Vector,
    colour: [colour[0] * 5 * glows, colour[1] * 5 * glows, colour[2] * 5 * glows] as Light,
    reach: 11,
    size: 0.5,
  }));
}

const STONE = lookOf(0xc9bda4, 'hewn');

/** A portico of columns under a gable between two wings: where courts sit and universities teach. */
export function layColumned(solids: Solids, seed: number, dark: number): Lamp[] {
  const random = makeRandom(seed).spawn('columned');
  const foot = 1.12;
  const wing = { foot, floors: 2, floorMetres: 4.6, trim: lookOf(0xe2d8c2, 'hewn'), dark } as const;
  const wall = lookOf(random.pick([0xb9a888, 0xa8664c, 0xb7ab98]), random.chance(0.5) ? 'brick' : 'hewn');
  const window = { width: 1.3, height: 2.7, apart: 2.7 };
  layStoreys(solids, random, { ...wing, from: -26, to: -7.4, wall, window, z: -1.6 });
  layStoreys(solids, random, { ...wing, from: 7.4, to: 26, wall, window, z: -1.6 });
  for (let k = 0; k < 7; k++)
    solids.box(
      [-7.4 - (6 - k) * 0.16, 0, -3],
      [7.4 + (6 - k) * 0.16, (k + 1) * 0.16, 2.4 + (6 - k) * 0.36],
      darker(STONE, 0.9 + 0.03 * (k % 3)),
      1.6,
    );
  solids.sheet([-7.4, foot, -2.4], [14.8, 0, 0], [0, 8.6, 0], darker(STONE, 0.82), [10, 6]);
  layDoors(solids, {
    half: 1.1,
    top: foot + 3.7,
    foot,
    z: -2.4,
    frame: STONE,
    leaf: lookOf(0x4a2f1c, 'wood'),
    lit: dark,
  });
  for (const x of [-4.6, 4.6]) {
    solids.box([x - 0.9, foot + 1.2, -2.4], [x + 0.9, foot + 4.6, -2.3], lookOf(0xe2d8c2, 'hewn'), 3);
    solids.sheet([x - 0.75, foot + 1.35, -2.29], [1.5, 0, 0], [0, 3.1, 0], pane(random, dark));
    solids.box([x - 0.03, foot + 1.35, -2.3], [x + 0.03, foot + 4.45, -2.26], STONE, 3);
  }
  const tall = 7;
  const fluted = (at: Vector, u: number): Look =>
    darker(STONE, 0.86 + 0.14 * Math.abs(Math.sin(u * Math.PI * 18)) + at[1] * 0.004);
  for (let k = 0; k < 6; k++) {
    const x = -6.2 + k * 2.48;
    solids.box([x - 0.68, foot, 0.9], [x + 0.68, foot + 0.28, 2.26], STONE, 3);
    solids.lathe(
      [x, foot + 0.28, 1.58],
      [
        [0.56, 0],
        [0.56, 0.1],
        [0.5, 0.2],
        [0.51, 2.4],
        [0.46, tall - 0.8],
        [0.43, tall - 0.7],
        [0.54, tall - 0.55],
      ],
      fluted,
      20,
    );
    solids.box([x - 0.66, foot + tall - 0.28, 0.92], [x + 0.66, foot + tall, 2.24], STONE, 3);
  }
  const eave = foot + tall;
  solids.box([-7.5, eave, -3], [7.5, eave + 1.1, 2.4], STONE, 2);
  solids.box([-7.8, eave + 1.1, -3], [7.8, eave + 1.4, 2.75], lookOf(0xe2d8c2, 'hewn'), 2);
  const gable = [
    [-7.7, eave + 1.4],
    [7.7, eave + 1.4],
    [0, eave + 4],
  ].map(([x = 0, y = 0]) => solids.vertex([x, y, 2.3], [0, 0, 1], darker(STONE, 0.92)));
  solids.triangle(gable[0] ?? 0, gable[1] ?? 0, gable[2] ?? 0);
  for (const side of [-1, 1])
    solids.sheet(
      side < 0 ? [-7.9, eave + 1.3, 2.8] : [0, eave + 4.25, 2.8],
      [side < 0 ? 7.9 : 7.9, side < 0 ? 2.95 : -2.95, 0],
      [0, 0.3, 0],
      lookOf(0xe2d8c2, 'hewn'),
    );
  return dark < 0.2
    ? []
    : [-3.7, 0, 3.7].map((x) => ({
        at: [x, eave - 1, 0.2] as Vector,
        colour: [6 * dark, 4.4 * dark, 2.6 * dark] as Light,
        reach: 12,
        size: 0.4,
      }));
}
