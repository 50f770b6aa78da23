import type { Light, Mesh } from '../maths/mesh.ts';
import { VERTEX_FLOATS } from '../maths/mesh.ts';
import { normalise, type Vector } from '../maths/vector.ts';
import type { Sight } from './sight.ts';
import type { GroundSquare } from './world.ts';

/** Land as two functions: how high, and what it is made of there. */
export interface Terrain {
  heightAt(x: number, z: number): number;
  /** `cell` is how far apart the vertices are: what is finer than that need not be told apart. */
  lookAt(x: number, z: number, height: number, normal: Vector, cell: number): GroundLook;
  /** Half the width of all of it, in metres, around the middle. */
  readonly reach: number;
  readonly middle: Vector;
  /** Land this far below the water is not made; null where there is none. */
  readonly floor: number | null;
  /** How much finer than common far land is made: mountains want their crests. */
  readonly farFineness?: number;
  /** The same of near land: fields in steps want their edges. */
  readonly nearFineness?: number;
}

export interface GroundLook {
  readonly colour: Light;
  readonly material: number;
}

const LEAST_SIDE = 8;
const CELLS_NEAR = 16;
const CELLS_FAR = 12;
const FAR_SIDE = 64;
/** How wide a square may be for its distance: near ones, those from 32 m on, which lie flat before the eye, and far ones, whose crests stand against the sky. */
const WIDEST = { near: 0.55, middle: 0.8, far: 0.42 } as const;
const [MIDDLE_SIDE, CREST_SIDE] = [32, 256];

/** Squares by halves, the finer the nearer the camera ever comes; those never seen are left out. */
export function makeTerrain(terrain: Terrain, sight: Sight): GroundSquare[] {
  const squares: GroundSquare[] = [];
  const far = (WIDEST.far * sight.grain) / (terrain.farFineness ?? 1);
  const near = sight.grain / (terrain.nearFineness ?? 1);
  const widest = (side: number): number =>
    side > CREST_SIDE ? far : near * (side > MIDDLE_SIDE ? WIDEST.middle : WIDEST.near);
  const least = LEAST_SIDE * 2 ** Math.floor(Math.log2(sight.grain));
  const visit = (x: number, z: number, side: number): void => {
    const centre: Vector = [x + side / 2, terrain.heightAt(x + side / 2, z + side / 2), z + side / 2];
    const distance = Math.max(0, sight.apparent(centre) - side * 0.7);
    if (side > least && side > distance * widest(side)) {
      const half = side / 2;
      for (const [i, j] of [
        [0, 0],
        [half, 0],
        [0, half],
        [half, half],
      ] as const)
        visit(x + i, z + j, half);
      return;
    }
    if (!sight.sees(centre, side * 0.75)) return;
    const mesh = makeSquare(terrain, x, z, side);
    if (mesh !== null) squares.push({ mesh, side });
  };
  const reach = terrain.reach;
  visit(terrain.middle[0] - reach, terrain.middle[2] - reach, reach * 2);
  return squares;
}

/** With a skirt around it, so that neighbours of another fineness leave no gaps. Null: all of it is too deep to be seen. */
function makeSquare(terrain: Terrain, x0: number, z0: number, side: number): Mesh | null {
  const cells = side >= FAR_SIDE ? CELLS_FAR : CELLS_NEAR;
  const cell = side / cells;
  const span = cells + 5;
  const heights = new Float64Array(span * span);
  for (let j = 0; j < span; j++) {
    for (let i = 0; i < span; i++) heights[j * span + i] = terrain.heightAt(x0 + (i - 2) * cell, z0 + (j - 2) * cell);
  }
  const height = (i: number, j: number): number => heights[(j + 2) * span + i + 2] ?? 0;
  // On the face of a cliff a neighbour's edge may be off by as much as the land falls from one vertex to the next.
  const steepest = (i: number, j: number): number => {
    const h = height(i, j);
    const around = [height(i - 1, j), height(i + 1, j), height(i, j - 1), height(i, j + 1)];
    return Math.max(...around.map((other) => Math.abs(other - h)));
  };
  const across = cells + 3;
  const vertices = new Float32Array(across * across * VERTEX_FLOATS);
  let isDeep = true;
  for (let j = -1; j <= cells + 1; j++) {
    for (let i = -1; i <= cells + 1; i++) {
      const ci = Math.min(cells, Math.max(0, i));
      const cj = Math.min(cells, Math.max(0, j));
      const isSkirt = ci !== i || cj !== j;
      const [x, z, h] = [x0 + ci * cell, z0 + cj * cell, height(ci, cj)];
      const normal = normalise([
        height(ci - 1, cj) - height(ci + 1, cj),
        2 * cell,
        height(ci, cj - 1) - height(ci, cj + 1),
      ]);
      const around = (height(ci - 2, cj) + height(ci + 2, cj) + height(ci, cj - 2) + height(ci, cj + 2)) / 4;
      const occlusion = Math.min(1, Math.max(0.35, 1 - ((around - h) / cell) * 0.45));
      const { colour, material } = terrain.lookAt(x, z, h, normal, cell);
      if (terrain.floor === null || h > terrain.floor) isDeep = false;
      const at = ((j + 1) * across + i + 1) * VERTEX_FLOATS;
      vertices[at] = x;
      vertices[at + 1] = isSkirt ? h - cell * 0.7 - steepest(ci, cj) : h;
      vertices[at + 2] = z;
      vertices.set(normal, at + 4);
      vertices[at + 7] = occlusion;
      vertices.set(colour, at + 8);
      vertices[at + 11] = material;
    }
  }
  if (isDeep) return null;
  const indices = new Uint32Array((across - 1) * (across - 1) * 6);
  let at = 0;
  for (let j = 0; j < across - 1; j++) {
    for (let i = 0; i < across - 1; i++) {
      const a = j * across + i;
      indices[at] = a;
      indices[at + 1] = indices[at + 4] = a + across;
      indices[at + 2] = indices[at + 3] = a + 1;
      indices[at + 5] = a + across + 1;
      at += 6;
    }
  }
  return { vertices, indices, twoSided: false, sways: false };
}
