import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { type Light, type Mesh, VERTEX_FLOATS } from '../../maths/mesh.ts';
import { makeNoise } from '../../maths/noise.ts';
import { cross, normalise, subtract, type Vector } from '../../maths/vector.ts';
import type { Placement } from '../world.ts';
import { chanceAt } from './chance.ts';
import { type Season, weathered } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

/**
 * Walls of rock: a smooth sheet broken into blocks, large ones and small ones, with cracks between them. Land seen from above is painted from above, so that
 * whatever stands steeper than a roof would be smeared; such walls are made of this instead.
 */
export interface RockSheet {
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the smooth sheet is; `u` and `v` run from 0 to 1 along its columns and rows. Counter-clockwise seen from its open side. */
  base(u: number, v: number): Vector;
  /** Metres by which the largest blocks stand out. */
  readonly rough: number;
  /** Metres from block to block, across and up: flat ones lie in layers. */
  readonly block: readonly [number, number];
  readonly stone: Light;
  /** What grows on ledges, and how much, 0 to 1. */
  readonly moss: Light;
  readonly mossy: number;
  readonly season: Season;
  /** How much of the sky or of the room's light reaches a point. */
  openness?(at: Vector): number;
  /** Where the wall has an opening. */
  isOpen?(at: Vector): boolean;
  /** Changes the stone's colour at a point: wet streaks, bands. */
  tone?(at: Vector, colour: Light): Light;
}

interface Cell {
  chance: number;
  /** 0 on the border to the next block, about 1 in the middle. */
  inside: number;
}

/** The block a point lies in: the nearest of scattered middles. */
function cellAt(seed: number, x: number, y: number, z: number, cell: Cell): void {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let [nearest, second, found] = [9, 9, 0];
  for (let k = -1; k <= 1; k++) {
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const [cx, cy, cz] = [ix + i, iy + j, iz + k];
        const mixed = cz * 7919 + cy;
        const dx = cx + chanceAt(seed, cx, mixed, 0) - x;
        const dy = cy + chanceAt(seed, cx, mixed, 1) - y;
        const dz = cz + chanceAt(seed, cx, mixed, 2) - z;
        const far = dx * dx + dy * dy + dz * dz;
        if (far < nearest) {
          second = nearest;
          nearest = far;
          found = chanceAt(seed, cx, mixed, 3);
        } else if (far < second) second = far;
      }
    }
  }
  cell.chance = found;
  cell.inside = Math.sqrt(second) - Math.sqrt(nearest);
}

function makeRockSheet(sheet: RockSheet): Mesh {
  const { seed, columns, rows, base, rough, block, stone, moss, mossy, season } = sheet;
  const noise = makeNoise(seed & 0xfffff);
  const across = columns + 1;
  const smooth: Vector[] = [];
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) smooth.push(base(i / columns, j / rows));
  const points: Vector[] = [];
  const tones = new Float32Array(across * (rows + 1));
  const [large, small]: [Cell, Cell] = [
    { chance: 0, inside: 0 },
    { chance: 0, inside: 0 },
  ];
  const facing = (from: readonly Vector[], i: number, j: number): Vector => {
    const at = (k: number, l: number): Vector => from[clamp(l, 0, rows) * across + clamp(k, 0, columns)] ?? [0, 0, 0];
    return normalise(cross(subtract(at(i + 1, j), at(i - 1, j)), subtract(at(i, j + 1), at(i, j - 1))));
  };
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const at = smooth[j * across + i] ?? [0, 0, 0];
      const out = facing(smooth, i, j);
      const bend = noise.noise(at[0] * 0.21 + at[1] * 0.13, at[2] * 0.21 + at[1] * 0.09) * 0.7;
      cellAt(seed, at[0] / block[0] + bend, at[1] / block[1] + bend * 0.6, at[2] / block[0], large);
      cellAt(seed + 7, (at[0] / block[0]) * 3.3, (at[1] / block[1]) * 3.3 + bend, (at[2] / block[0]) * 3.3, small);
      const crack = 1 - smoothstep(0, 0.11, large.inside);
      const rise =
        (large.chance - 0.5) * rough +
        (small.chance - 0.5) * rough * 0.3 -
        crack * rough * 0.35 +
        noise.fbm(at[0] * 0.9 + at[1], at[2] * 0.9 - at[1] * 0.7, 3) * rough * 0.22;
      points.push([at[0] + out[0] * rise, at[1] + out[1] * rise, at[2] + out[2] * rise]);
      tones[j * across + i] =
        (0.8 + 0.26 * large.chance + 0.14 * (small.chance - 0.5)) *
        (1 - 0.42 * crack) *
        (1 - 0.12 * (1 - smoothstep(0, 0.14, small.inside)));
    }
  }
  const vertices = new Float32Array(points.length * VERTEX_FLOATS);
  const material = materialOf('stone');
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const index = j * across + i;
      const at = points[index] ?? [0, 0, 0];
      const normal = facing(points, i, j);
      let colour = timesLight(stone, tones[index] ?? 1);
      const grows = mossy * smoothstep(0.15, 0.6, normal[1] + noise.fbm(at[0] * 0.5 + at[1], at[2] * 0.5, 2) * 0.6);
      colour = mixLight(colour, moss, grows * 0.85);
      colour = sheet.tone?.(at, colour) ?? colour;
      colour = weathered(colour, season, normal[1]);
      const open = (sheet.openness?.(at) ?? 1) * (0.55 + 0.45 * clamp((tones[index] ?? 1) * 1.1));
      vertices.set([...at, 0, ...normal, open, ...colour, material], index * VERTEX_FLOATS);
    }
  }
  const isOpen = (index: number): boolean => sheet.isOpen?.(points[index] ?? [0, 0, 0]) === true;
  const indices = new Uint32Array(columns * rows * 6);
  let to = 0;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * across + i;
      if (isOpen(a) && isOpen(a + across + 1)) continue;
      indices.set([a, a + 1, a + across + 1, a, a + across + 1, a + across], to);
      to += 6;
    }
  }
  return { vertices, indices: indices.slice(0, to), twoSided: false, sways: false };
}

export const placeRockSheet = (sheet: RockSheet): Placement => ({ mesh: makeRockSheet(sheet), matrix: IDENTITY });
