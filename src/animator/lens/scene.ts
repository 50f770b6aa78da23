import type { GroundSquare, Placement, World } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { MATERIAL_NAMES, type MaterialName } from '../maths/materials.ts';
import { boundsOf, type Mesh, type Texture, VERTEX_FLOATS, vertexCountOf } from '../maths/mesh.ts';
import type { LensKernels } from './kernels.ts';
import { INSTANCE_FLAGS, type LensRecord, lensRecords, MESH_FLAGS } from './layout.ts';
import { placeGrains, placeMaterials, weaveGrains } from './place-materials.ts';
import { makeRepeatingNoise } from './repeating-noise.ts';

/** Where a film's world lies in the kernels' memory; numbers only, so that threads can hand it to each other. */
export interface PlacedScene {
  readonly at: number;
  readonly instanceCount: number;
  /** Of squares of ground that are drawn by another mesh than they are painted by: which instance, and by which. */
  readonly shown: readonly { readonly instance: number; readonly mesh: number }[];
}

/** What swaying may add to a mesh's bounds, in metres. */
const SWAY_ROOM = 0.3;
const MOST_GROUNDS = 4;

export const roundUp4 = (count: number): number => (count + 3) & ~3;

/** Vertices in blocks of four, the last one filled up with copies of the last vertex. Answers with their address. */
export function placeVertices(memory: KernelMemory, kernels: LensKernels, mesh: Mesh): number {
  const count = vertexCountOf(mesh);
  const padded = roundUp4(count);
  const at = memory.reserve(padded * VERTEX_FLOATS * 4);
  const floats = memory.floats(at, padded * VERTEX_FLOATS);
  floats.set(mesh.vertices);
  for (let vertex = count; vertex < padded; vertex++) {
    floats.copyWithin(vertex * VERTEX_FLOATS, (count - 1) * VERTEX_FLOATS, count * VERTEX_FLOATS);
  }
  kernels.toBlocks(at, padded);
  return at;
}

export function placeIndices(memory: KernelMemory, indices: Uint32Array): number {
  const at = memory.reserve(indices.byteLength);
  new Uint32Array(memory.memory.buffer, at, indices.length).set(indices);
  return at;
}

/** Half-size levels down to 4 texels, as square roots of linear light, which the kernel squares. */
export function placeTexture(memory: KernelMemory, texture: Texture): number {
  const record = lensRecords.view(memory.memory, 'Texture', memory.reserve(lensRecords.sizeOf('Texture')));
  const { width, height } = texture;
  let level = texture.print === true ? texture.pixels : codeTexels(texture.pixels);
  const levels: number[] = [];
  let [w, h] = [width, height];
  for (;;) {
    // One row beyond the last is read where a row is mixed with the next.
    const at = memory.reserve(w * (h + 1) * 4 + 16);
    memory.bytes(at, level.length).set(level);
    levels.push(at);
    // A print is seen at about its own size: it needs no smaller ones.
    if (w < 8 || h < 8 || levels.length === 12 || texture.print === true) break;
    level = halve(level, w, h);
    w >>= 1;
    h >>= 1;
  }
  record
    .set('levels', ...levels)
    .set('width', width)
    .set('height', height)
    .set('levelCount', levels.length);
  return record.at;
}

/** Linear light by square roots: sRGB 2.2 becomes 2.0. */
function codeTexels(pixels: Uint8Array): Uint8Array {
  const coded = new Uint8Array(pixels.length);
  const table = Uint8Array.from({ length: 256 }, (_, byte) => Math.round(255 * (byte / 255) ** 1.1));
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) coded[at + channel] = table[pixels[at + channel] ?? 0] ?? 0;
    coded[at + 3] = pixels[at + 3] ?? 0;
  }
  return coded;
}

/** Colours of clear texels do not bleed: each counts by its alpha. */
function halve(source: Uint8Array, width: number, height: number): Uint8Array {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const from = ((y * 2 + (corner >> 1)) * width + x * 2 + (corner & 1)) * 4;
        const weight = source[from + 3] ?? 0;
        red += (source[from] ?? 0) * weight;
        green += (source[from + 1] ?? 0) * weight;
        blue += (source[from + 2] ?? 0) * weight;
        alpha += weight;
      }
      const to = (y * w + x) * 4;
      const share = alpha === 0 ? 1 : alpha;
      half[to] = red / share;
      half[to + 1] = green / share;
      half[to + 2] = blue / share;
      half[to + 3] = alpha / 4;
    }
  }
  return half;
}

export interface MeshExtras {
  readonly ground: number | null;
  readonly patches: number;
  readonly texture: number;
  readonly coordinates: number;
}
const PLAIN: MeshExtras = { ground: null, patches: 0, texture: 0, coordinates: 0 };

function writeMesh(
  record: LensRecord<'Mesh'>,
  mesh: Mesh,
  at: { readonly vertices: number; readonly indices: number },
  extras: MeshExtras = PLAIN,
): void {
  const { centre, radius } = boundsOf(mesh);
  const flags =
    (mesh.twoSided ? MESH_FLAGS.twoSided : 0) |
    (mesh.sways ? MESH_FLAGS.sways : 0) |
    (extras.ground === null ? 0 : MESH_FLAGS.ground);
  record
    .set('vertices', at.vertices)
    .set('indices', at.indices)
    .set('vertexCount', vertexCountOf(mesh))
    .set('triangleCount', mesh.indices.length / 3)
    .set('centre', ...centre)
    .set('radius', radius * 1.05 + (mesh.sways ? SWAY_ROOM : 0))
    .set('flags', flags)
    .set('patches', extras.patches)
    .set('coordinates', extras.coordinates)
    .set('texture', extras.texture)
    .set('side', extras.ground ?? 0);
}

type Placing = Placement & Partial<Pick<GroundSquare, 'side'>> & { readonly shown?: Mesh | undefined };

/** Copies a world into the kernels' memory. Light is not yet painted: see `bakeScene`. */
export function placeScene(memory: KernelMemory, kernels: LensKernels, world: World): PlacedScene {
  const grounds = world.grounds;
  const placements: readonly Placing[] = [
    ...grounds.map(({ mesh, side, shown }) => ({
      mesh,
      side,
      shown,
      matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
      mirrored: side >= 32,
    })),
    ...world.placements,
  ];
  const { meshesAt, numberOf } = placeMeshes(memory, kernels, placements);
  const instancesAt = memory.reserve(Math.max(1, placements.length) * lensRecords.sizeOf('Instance'));
  for (const [index, placement] of placements.entries()) {
    const number = numberOf(placement.mesh);
    const isGround = placement.side !== undefined;
    // Of what only throws a shadow nobody sees the light.
    const isDark = placement.seen === false && placement.mirrored === false;
    const baked = isGround || isDark ? 0 : memory.reserve(roundUp4(vertexCountOf(placement.mesh)) * 4);
    writeInstance(lensRecords.item(memory.memory, 'Instance', instancesAt, index), placement, {
      mesh: number,
      baked,
      coarse: placement.coarse === undefined ? -1 : numberOf(placement.coarse),
    });
  }
  const scene = lensRecords.view(memory.memory, 'Scene', memory.reserve(lensRecords.sizeOf('Scene')));
  scene
    .set('meshes', meshesAt)
    .set('materials', placeMaterials(memory))
    .set('instances', instancesAt)
    .set('instanceCount', placements.length)
    .set('noise', placeNoise(memory))
    .set('grains', placeGrains(memory))
    .set('grounds', memory.reserve(MOST_GROUNDS * lensRecords.sizeOf('GroundTexture')))
    .set('groundCount', 0);
  weaveGrains(memory, kernels, scene.get('grains'), materialsOf(placements));
  const shown = grounds.flatMap((ground, instance) =>
    ground.shown === undefined ? [] : [{ instance, mesh: numberOf(ground.shown) }],
  );
  return { at: scene.at, instanceCount: placements.length, shown };
}

/** What they are made of, by name. */
function materialsOf(placements: readonly Placing[]): MaterialName[] {
  const numbers = new Set<number>();
  let last = -1;
  for (const { vertices } of new Set(placements.map(({ mesh }) => mesh)))
    for (let at = 11; at < vertices.length; at += VERTEX_FLOATS) {
      const number = vertices[at] ?? 0;
      if (number !== last) numbers.add(number);
      last = number;
    }
  return [...numbers].flatMap((number) => MATERIAL_NAMES[number] ?? []);
}

function placeMeshes(memory: KernelMemory, kernels: LensKernels, placements: readonly Placing[]) {
  const numbers = new Map<Mesh, number>();
  const queue: { readonly mesh: Mesh; readonly side: number | null; readonly texture: Texture | null }[] = [];
  const take = (mesh: Mesh, side: number | null, texture: Texture | null) => {
    if (numbers.has(mesh)) return;
    numbers.set(mesh, queue.length);
    queue.push({ mesh, side, texture });
  };
  for (const { mesh, side, coarse, texture, shown } of placements) {
    take(mesh, side ?? null, texture ?? null);
    if (shown !== undefined) take(shown, side ?? null, null);
    if (coarse !== undefined) take(coarse, null, null);
  }
  const meshesAt = memory.reserve(Math.max(1, queue.length) * lensRecords.sizeOf('Mesh'));
  for (const [index, { mesh, side, texture }] of queue.entries()) {
    const at = { vertices: placeVertices(memory, kernels, mesh), indices: placeIndices(memory, mesh.indices) };
    writeMesh(lensRecords.item(memory.memory, 'Mesh', meshesAt, index), mesh, at, {
      ground: side,
      patches: 0,
      texture: texture === null ? 0 : placeTexture(memory, texture),
      coordinates: texture === null ? 0 : placeCoordinates(memory, texture.coordinates),
    });
  }
  return { meshesAt, numberOf: (mesh: Mesh): number => numbers.get(mesh) ?? 0 };
}

export function placeCoordinates(memory: KernelMemory, coordinates: Float32Array): number {
  const at = memory.reserve(coordinates.byteLength + 32);
  memory.floats(at, coordinates.length).set(coordinates);
  return at;
}

export function writeInstance(
  record: LensRecord<'Instance'>,
  placement: Omit<Placement, 'mesh'>,
  links: { readonly mesh: number; readonly baked: number; readonly coarse: number },
  moves = false,
  stiff = false,
): void {
  const { matrix, tint = [1, 1, 1], phase = 0, mirrored = true, shades = true, seen = true, identity = 0 } = placement;
  const flags =
    (seen ? INSTANCE_FLAGS.seen : 0) |
    (mirrored ? INSTANCE_FLAGS.mirrored : 0) |
    (shades ? INSTANCE_FLAGS.shades : 0) |
    (moves ? INSTANCE_FLAGS.moves : 0) |
    (stiff ? INSTANCE_FLAGS.stiff : 0);
  record
    .set('matrix', ...matrix)
    .set('tint', ...tint)
    .set('phase', phase)
    .set('mesh', links.mesh)
    .set('flags', flags)
    .set('baked', links.baked)
    .set('coarse', links.coarse)
    .set('ground', -1)
    .set('identity', identity);
}

let noise: Uint8Array | null = null;

/** The same in every film, and kept for the next one. */
function placeNoise(memory: KernelMemory): number {
  noise ??= makeRepeatingNoise();
  const at = memory.reserve(noise.length);
  memory.bytes(at, noise.length).set(noise);
  return at;
}
