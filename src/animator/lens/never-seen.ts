import type { Sight } from '../land/sight.ts';
import type { Placement } from '../land/world.ts';
import type { Affine } from '../maths/matrix.ts';
import { type Mesh, VERTEX_FLOATS, vertexCountOf } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';

/**
 * Houses have backs, and streets reach behind the camera. What no moment of the film sees of them, since it is turned away from wherever the camera will be or lies
 * beside the picture throughout, is left out once, and no frame moves it again; its shadow still falls. Of a city's 220,000 corners most were of that kind (2026-11).
 */

/** Meshes of fewer triangles are not worth the time; and of those that lose less, the first one stays. */
const LEAST_TRIANGLES = 400;
const MOST_KEPT = 0.8;
/** Looks whose eyes share a box; the last one of each is the first of the next, so that the way between them lies in one. */
const LOOKS_A_BOX = 4;
/** Metres: where the camera stays within them one box is enough. */
const ONE_BOX_METRES = 0.6;
/** Triangles of which all or none lie in the picture: as they were built, one beside the other. */
const PIECE = 32;
/** Metres around where the camera is known to be: it shakes, and does not go straight between two looks. */
const EYE_SLACK = 0.08;

/** `mirrors`: there is water, which shows what cameras are turned away from. */
export function leaveOutUnseen(
  placements: readonly Placement[],
  sight: Pick<Sight, 'eyes' | 'sees'>,
  mirrors: boolean,
): readonly Placement[] {
  const boxes = boxesOf(sight.eyes);
  return placements.flatMap((placement): readonly Placement[] => {
    const { coarse, ...plain } = placement;
    const { mesh, seen = true, shades = true, mirrored = true, texture } = placement;
    if (!seen || mesh.sways || mesh.twoSided || texture !== undefined) return [placement];
    if (mesh.indices.length < LEAST_TRIANGLES * 3) return [placement];
    const left = keep(placement, boxes, sight);
    if (left.length > mesh.indices.length * MOST_KEPT) return [placement];
    const shown = { ...plain, mesh: onlyUsed(mesh, left), shades: false, mirrored: false };
    const rest = { ...placement, seen: false, mirrored: mirrored && mirrors };
    return [...(left.length === 0 ? [] : [shown]), ...(shades || rest.mirrored ? [rest] : [])];
  });
}

/** From where to where eyes reach. */
interface Box {
  readonly middle: Vector;
  readonly half: Vector;
}

function boxesOf(eyes: readonly Vector[]): readonly Box[] {
  const whole = boxAround(eyes);
  if (Math.max(...whole.half) < ONE_BOX_METRES) return [whole];
  const boxes: Box[] = [];
  for (let from = 0; from === 0 || from < eyes.length - 1; from += LOOKS_A_BOX - 1)
    boxes.push(boxAround(eyes.slice(from, from + LOOKS_A_BOX)));
  return boxes;
}

function boxAround(eyes: readonly Vector[]): Box {
  const low = (axis: 0 | 1 | 2): number => Math.min(...eyes.map((eye) => eye[axis])) - EYE_SLACK;
  const high = (axis: 0 | 1 | 2): number => Math.max(...eyes.map((eye) => eye[axis])) + EYE_SLACK;
  const part = (sign: 1 | -1): Vector => [
    (high(0) + sign * low(0)) / 2,
    (high(1) + sign * low(1)) / 2,
    (high(2) + sign * low(2)) / 2,
  ];
  return { middle: part(1), half: part(-1) };
}

/** Indices of the triangles that somebody may see: of a piece of neighbours those that are turned to the camera, where the piece lies in the picture. */
function keep(
  { mesh: { vertices, indices }, matrix }: Placement,
  boxes: readonly Box[],
  { sees }: Pick<Sight, 'sees'>,
): Uint32Array {
  const world = placeCorners(vertices, matrix);
  const left = new Uint32Array(indices.length);
  let length = 0;
  for (let begin = 0; begin < indices.length; begin += PIECE * 3) {
    const before = length;
    const end = Math.min(indices.length, begin + PIECE * 3);
    for (let at = begin; at < end; at += 3) {
      if (!isTurnedTo(world, indices, at, boxes)) continue;
      for (let corner = 0; corner < 3; corner++) left[length + corner] = indices[at + corner] ?? 0;
      length += 3;
    }
    if (length > before && !seesSome(world, left.subarray(before, length), sees)) length = before;
  }
  return left.slice(0, length);
}

function isTurnedTo(world: Float32Array, indices: Uint32Array, at: number, boxes: readonly Box[]): boolean {
  const a = (indices[at] ?? 0) * 3;
  const b = (indices[at + 1] ?? 0) * 3;
  const c = (indices[at + 2] ?? 0) * 3;
  const ax = world[a] ?? 0;
  const ay = world[a + 1] ?? 0;
  const az = world[a + 2] ?? 0;
  const ux = (world[b] ?? 0) - ax;
  const uy = (world[b + 1] ?? 0) - ay;
  const uz = (world[b + 2] ?? 0) - az;
  const vx = (world[c] ?? 0) - ax;
  const vy = (world[c + 1] ?? 0) - ay;
  const vz = (world[c + 2] ?? 0) - az;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  for (const { middle, half } of boxes) {
    const reach = Math.abs(x) * half[0] + Math.abs(y) * half[1] + Math.abs(z) * half[2];
    if (x * (middle[0] - ax) + y * (middle[1] - ay) + z * (middle[2] - az) > -reach) return true;
  }
  return false;
}

function seesSome(world: Float32Array, corners: Uint32Array, sees: Sight['sees']): boolean {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (const corner of corners)
    for (let axis = 0; axis < 3; axis++) {
      const value = world[corner * 3 + axis] ?? 0;
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  const middle = (axis: number): number => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const half = (axis: number): number => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2;
  return sees([middle(0), middle(1), middle(2)], Math.hypot(half(0), half(1), half(2)));
}

function placeCorners(vertices: Float32Array, [xx, xy, xz, x, yx, yy, yz, y, zx, zy, zz, z]: Affine): Float32Array {
  const world = new Float32Array((vertices.length / VERTEX_FLOATS) * 3);
  for (let from = 0, to = 0; from < vertices.length; from += VERTEX_FLOATS, to += 3) {
    const [u, v, w] = [vertices[from] ?? 0, vertices[from + 1] ?? 0, vertices[from + 2] ?? 0];
    world[to] = (xx ?? 1) * u + (xy ?? 0) * v + (xz ?? 0) * w + (x ?? 0);
    world[to + 1] = (yx ?? 0) * u + (yy ?? 1) * v + (yz ?? 0) * w + (y ?? 0);
    world[to + 2] = (zx ?? 0) * u + (zy ?? 0) * v + (zz ?? 1) * w + (z ?? 0);
  }
  return world;
}

/** Those triangles, and no corner that none of them has. */
function onlyUsed(mesh: Mesh, indices: Uint32Array): Mesh {
  const numbers = new Int32Array(vertexCountOf(mesh)).fill(-1);
  const vertices = new Float32Array(mesh.vertices.length);
  let count = 0;
  const renumbered = indices.map((corner) => {
    const known = numbers[corner] ?? -1;
    if (known >= 0) return known;
    numbers[corner] = count;
    vertices.set(mesh.vertices.subarray(corner * VERTEX_FLOATS, (corner + 1) * VERTEX_FLOATS), count * VERTEX_FLOATS);
    count += 1;
    return count - 1;
  });
  return { ...mesh, vertices: vertices.slice(0, count * VERTEX_FLOATS), indices: renumbered };
}
