import type { Sight } from '../land/sight.ts';
import type { Placement } from '../land/world.ts';
import { boundsOf, type Mesh, VERTEX_FLOATS, vertexCountOf } from '../maths/mesh.ts';
import { Numbering } from '../maths/numbering.ts';
import type { Vector } from '../maths/vector.ts';

/**
 * What is built and never comes near the camera is made plainer: corners within a pixel or two of each other become one, and the triangles between
 * them go. By the nearest the camera comes in the whole film, so that nothing changes on the way.
 */

/** Pixels across a cell at most, half of that at least: instances that are almost as far away share a mesh. At one pixel houses keep all they have. */
const CELL_PIXELS = 2;
/** Pixels a metre at a metre's distance, by a lens of common width, for each line of the picture. */
const PIXELS_A_LINE = 1.64;
/** Meshes of fewer triangles are not worth the time; and of those that lose less, the first one stays. */
const LEAST_TRIANGLES = 600;
const MOST_KEPT = 0.75;
/** In smaller pictures, whose pixels are as wide as what one knows a thing by, it would show. */
const LEAST_LINES = 300;
const LEAST_MIRRORED_LINES = 100;
/** Metres. */
const NEAREST = 3;
const CELLS_A_SIDE = 1_024;

export function makePlainer(
  placements: readonly Placement[],
  sight: Pick<Sight, 'apparent'>,
  lines: number,
): readonly Placement[] {
  if (lines < LEAST_LINES) return placements;
  const plainAt = makeLevels(sight);
  return placements.map((placement) => {
    const mesh = plainAt(placement, CELL_PIXELS / (PIXELS_A_LINE * lines));
    return mesh === null ? placement : { ...placement, mesh };
  });
}

/**
 * What water shows is a smaller picture, and on a wet street a blurred one: there the same things stand once more, plainer, and those one sees are left out.
 * `pixels` across a cell of that picture of so many `lines`.
 */
export function plainerInWater(
  placements: readonly Placement[],
  sight: Pick<Sight, 'apparent'>,
  { lines, pixels }: { readonly lines: number; readonly pixels: number },
): readonly Placement[] {
  if (lines < LEAST_MIRRORED_LINES) return placements;
  const plainAt = makeLevels(sight);
  return placements.flatMap((placement): readonly Placement[] => {
    const { mirrored = true, coarse } = placement;
    const mesh = mirrored && coarse === undefined ? plainAt(placement, pixels / (PIXELS_A_LINE * lines)) : null;
    return mesh === null
      ? [placement]
      : [
          { ...placement, mirrored: false },
          { ...placement, mesh, seen: false, shades: false },
        ];
  });
}

/** A placement's mesh made plainer, by the size of a cell at a metre's distance; null where it stays what it is. */
function makeLevels(sight: Pick<Sight, 'apparent'>): (placement: Placement, cell: number) => Mesh | null {
  const known = new Map<
    Mesh,
    { readonly centre: Vector; readonly radius: number; readonly levels: Map<number, Mesh> }
  >();
  return ({ mesh, matrix, texture }, cell) => {
    // Leaves and blades are thinner than a pixel and would be lost.
    if (mesh.sways || mesh.twoSided || texture !== undefined || mesh.indices.length < LEAST_TRIANGLES * 3) return null;
    const facts = known.get(mesh) ?? { ...boundsOf(mesh), levels: new Map<number, Mesh>() };
    known.set(mesh, facts);
    const { centre, radius, levels } = facts;
    const row = (at: number): number =>
      (matrix[at] ?? 0) * centre[0] +
      (matrix[at + 1] ?? 0) * centre[1] +
      (matrix[at + 2] ?? 0) * centre[2] +
      (matrix[at + 3] ?? 0);
    const size = Math.hypot(matrix[0] ?? 1, matrix[4] ?? 0, matrix[8] ?? 0);
    const near = sight.apparent([row(0), row(4), row(8)]) - radius * size;
    if (near < NEAREST) return null;
    const level = Math.floor(Math.log2((near * cell) / size));
    const plain = levels.get(level) ?? clusterMesh(mesh, 2 ** level);
    levels.set(level, plain);
    return plain === mesh ? null : plain;
  };
}

/** Which of six ways a normal points most: sides of a box stay apart. */
function sideOf(x: number, y: number, z: number): number {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (ax >= ay && ax >= az) return x > 0 ? 0 : 1;
  if (ay >= az) return y > 0 ? 2 : 3;
  return z > 0 ? 4 : 5;
}
const SIDES = 6;
const MATERIALS = 64;
/** By what is light and what is dark of red, green and blue: patterns stay. */
const TONES = 8;
const MIDDLE_GREY = 0.18;
const toneOf = (red: number, green: number, blue: number): number =>
  (red > MIDDLE_GREY ? 1 : 0) + (green > MIDDLE_GREY ? 2 : 0) + (blue > MIDDLE_GREY ? 4 : 0);

/** The same mesh where it would not become much smaller. */
function clusterMesh(mesh: Mesh, cell: number): Mesh {
  const { vertices, indices } = mesh;
  const count = vertexCountOf(mesh);
  const low = [0, 1, 2].map((axis) => {
    let least = Number.POSITIVE_INFINITY;
    for (let at = axis; at < vertices.length; at += VERTEX_FLOATS) least = Math.min(least, vertices[at] ?? 0);
    return least;
  });
  const cells = new Numbering(count);
  const corners = new Numbering(count);
  const cellOf = new Int32Array(count);
  const cornerOf = new Int32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const at = vertex * VERTEX_FLOATS;
    let key = 0;
    for (let axis = 0; axis < 3; axis++) {
      const step = Math.floor(((vertices[at + axis] ?? 0) - (low[axis] ?? 0)) / cell);
      if (step >= CELLS_A_SIDE) return mesh;
      key = key * CELLS_A_SIDE + step;
    }
    const place = cells.numberOf(key);
    const side = sideOf(vertices[at + 4] ?? 0, vertices[at + 5] ?? 0, vertices[at + 6] ?? 0);
    cellOf[vertex] = place;
    const tone = toneOf(vertices[at + 8] ?? 0, vertices[at + 9] ?? 0, vertices[at + 10] ?? 0);
    cornerOf[vertex] = corners.numberOf(((place * SIDES + side) * TONES + tone) * MATERIALS + (vertices[at + 11] ?? 0));
  }
  if (corners.count > count * MOST_KEPT) return mesh;
  const left = keepTriangles(indices, cellOf, cornerOf);
  if (left.length > indices.length * MOST_KEPT) return mesh;
  return { ...mesh, vertices: meanCorners(vertices, cellOf, cornerOf, cells.count, corners.count), indices: left };
}

/** Those whose corners are still three. */
function keepTriangles(indices: Uint32Array, cellOf: Int32Array, cornerOf: Int32Array): Uint32Array {
  const left = new Uint32Array(indices.length);
  let length = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0];
    if (cellOf[a] === cellOf[b] || cellOf[b] === cellOf[c] || cellOf[c] === cellOf[a]) continue;
    left[length] = cornerOf[a] ?? 0;
    left[length + 1] = cornerOf[b] ?? 0;
    left[length + 2] = cornerOf[c] ?? 0;
    length += 3;
  }
  return left.slice(0, length);
}

/** A corner has the mean of all it stands for; its position that of everything in its cell, so that edges stay closed. */
function meanCorners(
  vertices: Float32Array,
  cellOf: Int32Array,
  cornerOf: Int32Array,
  cellCount: number,
  cornerCount: number,
): Float32Array {
  const places = new Float32Array(cellCount * 4);
  const sums = new Float32Array(cornerCount * VERTEX_FLOATS);
  const shares = new Float32Array(cornerCount);
  for (const [vertex, corner] of cornerOf.entries()) {
    const from = vertex * VERTEX_FLOATS;
    const to = corner * VERTEX_FLOATS;
    const place = (cellOf[vertex] ?? 0) * 4;
    for (let axis = 0; axis < 3; axis++)
      places[place + axis] = (places[place + axis] ?? 0) + (vertices[from + axis] ?? 0);
    places[place + 3] = (places[place + 3] ?? 0) + 1;
    for (let k = 3; k < VERTEX_FLOATS; k++) sums[to + k] = (sums[to + k] ?? 0) + (vertices[from + k] ?? 0);
    shares[corner] = (shares[corner] ?? 0) + 1;
  }
  for (const [vertex, corner] of cornerOf.entries()) {
    const to = corner * VERTEX_FLOATS;
    const share = shares[corner] ?? 0;
    // Already divided: several vertices stand for one corner.
    if (share === 0) continue;
    const place = (cellOf[vertex] ?? 0) * 4;
    for (let axis = 0; axis < 3; axis++) sums[to + axis] = (places[place + axis] ?? 0) / (places[place + 3] ?? 1);
    for (let k = 3; k < VERTEX_FLOATS; k++) sums[to + k] = (sums[to + k] ?? 0) / share;
    const length = Math.hypot(sums[to + 4] ?? 0, sums[to + 5] ?? 0, sums[to + 6] ?? 0) || 1;
    for (let k = 4; k < 7; k++) sums[to + k] = (sums[to + k] ?? 0) / length;
    shares[corner] = 0;
  }
  return sums;
}
