import type { BodyPart } from '../bodies/body.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { type MaterialName, materialOf } from '../maths/materials.ts';
import { type Light, type Mesh, VERTEX_FLOATS } from '../maths/mesh.ts';
import { lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';
import { placeCoordinates, placeIndices, placeTexture, placeVertices, roundUp4 } from './scene.ts';
import { type Reach, sortByTurn, type Way } from './wearing-away.ts';

/** What of a body is the same for all threads: rest positions, weights, colours. Addresses only. */
export interface PlacedBody {
  readonly parts: readonly PlacedPart[];
  readonly boneCount: number;
  /** Of its largest part, on the whole. */
  readonly colour: Light;
}

export interface PlacedPart {
  readonly skinAt: number;
  readonly vertices: number;
  readonly indices: number;
  readonly vertexCount: number;
  readonly triangleCount: number;
  readonly patches: number;
  readonly texture: number;
  readonly coordinates: number;
  readonly twoSided: boolean;
  readonly material: MaterialName;
  /** Whether its shadow would be seen. */
  readonly shades: boolean;
  /** Of what goes to pieces: where it is written when each of its triangles goes; 0 for what stays whole. */
  readonly turnsAt: number;
}

/** Of the largest part of a body: what is smaller (eyes, lips, teeth) lies on others, and its shadow within theirs. */
const LEAST_SHADE = 0.1;

export function placeBody(
  memory: KernelMemory,
  lens: Lens,
  body: { readonly boneCount: number; readonly parts: readonly BodyPart[]; readonly wears?: Wearing | null },
): PlacedBody {
  // Each once: all corners of all parts are looked at for it.
  const extents = body.parts.map(extentOf);
  const largest = Math.max(0, ...extents);
  return {
    boneCount: body.boneCount,
    colour: meanColour(body.parts[extents.indexOf(largest)]),
    parts: body.parts.map((part, index) => ({
      ...placeWearing(memory, lens, part, body.wears ?? null),
      shades: (extents[index] ?? 0) > largest * LEAST_SHADE && !isClear(part),
    })),
  };
}

/** Panes through which most of what lies behind them is seen leave it in the light. */
export function isClear({ texture }: Pick<BodyPart, 'texture'>): boolean {
  if (texture === undefined) return false;
  let sum = 0;
  for (let at = 3; at < texture.pixels.length; at += 4) sum += texture.pixels[at] ?? 0;
  return sum < (texture.pixels.length / 4) * HALF_CLEAR;
}
const HALF_CLEAR = 128;

function meanColour(part: BodyPart | undefined): Light {
  const { length } = part?.colours ?? [];
  const sum = [0, 0, 0];
  for (let at = 0; at < length; at++) sum[at % 3] = (sum[at % 3] ?? 0) + (part?.colours[at] ?? 0);
  const [r = 0, g = 0, b = 0] = sum.map((all) => all / Math.max(1, length / 3));
  return [r, g, b];
}

/** How something goes to pieces. */
export interface Wearing {
  readonly way: Way;
  readonly reach: Reach;
}

function placeWearing(memory: KernelMemory, lens: Lens, part: BodyPart, wears: Wearing | null) {
  if (wears === null) return { ...placePart(memory, lens, part), turnsAt: 0 };
  const { part: sorted, turns } = sortByTurn(part, wears.way, wears.reach);
  const turnsAt = memory.reserve(Math.max(4, turns.byteLength));
  memory.floats(turnsAt, turns.length).set(turns);
  return { ...placePart(memory, lens, sorted), turnsAt };
}

/** Metres along its longest side, at rest. */
function extentOf({ mesh: { positions } }: BodyPart): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    let [low, high] = [1e9, -1e9];
    for (let at = axis; at < positions.length; at += 3) {
      const value = positions[at] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    most = Math.max(most, high - low);
  }
  return most;
}

function placePart(memory: KernelMemory, lens: Lens, part: BodyPart): Omit<PlacedPart, 'shades' | 'turnsAt'> {
  const { mesh, patches, texture = null } = part;
  const count = mesh.positions.length / 3;
  const padded = roundUp4(count);
  const surface = toMesh(part);
  const joints = memory.reserve(padded * 4);
  memory.bytes(joints, count * 4).set(mesh.joints);
  const weights = memory.reserve(padded * 16);
  memory.floats(weights, padded * 4).fill(0);
  memory.floats(weights, count * 4).set(mesh.weights);
  const rest = memory.reserve(padded * 24);
  const floats = memory.floats(rest, padded * 6);
  for (let vertex = 0; vertex < padded; vertex++) {
    const from = Math.min(vertex, count - 1) * 3;
    const at = (vertex >> 2) * 24 + (vertex & 3);
    for (let axis = 0; axis < 3; axis++) {
      floats[at + axis * 4] = mesh.positions[from + axis] ?? 0;
      floats[at + (axis + 3) * 4] = mesh.normals[from + axis] ?? 0;
    }
  }
  const skin = lensRecords.view(memory.memory, 'Skin', memory.reserve(lensRecords.sizeOf('Skin')));
  skin.set('rest', rest).set('joints', joints).set('weights', weights);
  let patchesAt = 0;
  if (patches !== null) {
    patchesAt = memory.reserve(patches.byteLength);
    memory.words(patchesAt, patches.length).set(patches);
  }
  return {
    skinAt: skin.at,
    vertices: placeVertices(memory, lens.kernels, surface),
    indices: placeIndices(memory, surface.indices),
    vertexCount: count,
    triangleCount: mesh.indices.length / 3,
    patches: patchesAt,
    texture: texture === null ? 0 : placeTexture(memory, texture),
    coordinates: texture === null ? 0 : placeCoordinates(memory, texture.coordinates),
    twoSided: part.twoSided,
    material: part.material,
  };
}

/** Its surface at rest, as the lens takes any other. */
function toMesh({ mesh, colours, material, twoSided }: BodyPart): Mesh {
  const count = mesh.positions.length / 3;
  const vertices = new Float32Array(count * VERTEX_FLOATS);
  const number = materialOf(material);
  for (let vertex = 0; vertex < count; vertex++) {
    const at = vertex * VERTEX_FLOATS;
    for (let axis = 0; axis < 3; axis++) {
      vertices[at + axis] = mesh.positions[vertex * 3 + axis] ?? 0;
      vertices[at + 4 + axis] = mesh.normals[vertex * 3 + axis] ?? 0;
      vertices[at + 8 + axis] = colours[vertex * 3 + axis] ?? 0;
    }
    vertices[at + 7] = mesh.occlusion[vertex] ?? 1;
    vertices[at + 11] = number;
  }
  return { vertices, indices: mesh.indices, twoSided, sways: false };
}
