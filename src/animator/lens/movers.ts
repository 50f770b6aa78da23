import type { Body, BodyPart } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { type MaterialName, materialOf } from '../maths/materials.ts';
import type { Affine } from '../maths/matrix.ts';
import { transform } from '../maths/matrix.ts';
import { type Light, type Mesh, VERTEX_FLOATS } from '../maths/mesh.ts';
import { distance, type Vector } from '../maths/vector.ts';
import { type BentMesh, BentSlot, type PlacedBent } from './bent.ts';
import { parallelRows } from './camera.ts';
import { lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';
import { placeCoordinates, placeIndices, placeTexture, placeVertices, roundUp4, writeInstance } from './scene.ts';

/** What of a body is the same for all threads: rest positions, weights, colours. Addresses only. */
export interface PlacedBody {
  readonly parts: readonly PlacedPart[];
  readonly boneCount: number;
}

interface PlacedPart {
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
}

/** Of the largest part of a body: what is smaller (eyes, lips, teeth) lies on others, and its shadow within theirs. */
const LEAST_SHADE = 0.1;

/** A figure of this frame. */
export interface PosedFigure {
  readonly body: Body;
  readonly placed: PlacedBody;
  readonly matrix: Affine;
  readonly pose: Pose;
  readonly tint: Light;
  readonly identity: number;
}

const WHITE: Light = [1, 1, 1];

export function placeBody(
  memory: KernelMemory,
  lens: Lens,
  body: { readonly boneCount: number; readonly parts: readonly BodyPart[] },
): PlacedBody {
  const largest = Math.max(0, ...body.parts.map(extentOf));
  return {
    boneCount: body.boneCount,
    parts: body.parts.map((part) => ({
      ...placePart(memory, lens, part),
      shades: extentOf(part) > largest * LEAST_SHADE,
    })),
  };
}

/** Metres along its longest side, at rest. */
function extentOf({ mesh: { positions } }: BodyPart): number {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (let at = 0; at < positions.length; at++) {
    const [axis, value] = [at % 3, positions[at] ?? 0];
    low[axis] = Math.min(low[axis] ?? 0, value);
    high[axis] = Math.max(high[axis] ?? 0, value);
  }
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
}

function placePart(memory: KernelMemory, lens: Lens, part: BodyPart): Omit<PlacedPart, 'shades'> {
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

const MOST_BONES = 256;
const MOST_CONTACTS = 48;
/** With more of them a surface bends, and a grain that lies still on the whole would swim on it. */
const MOST_STIFF_BONES = 8;
const FEW_VERTICES = 400;
/** Around the figures, for their shadows. */
const SHADOW_MARGIN = 0.6;
const MOST_SHADOW_RADIUS = 14;

/** What moves, posed anew for each frame, in buffers of one thread. */
export class Movers {
  readonly #lens: Lens;
  readonly #memory: KernelMemory;
  readonly #bonesAt: number;
  readonly #slots: readonly { readonly part: PlacedPart; readonly meshAt: number; readonly figure: number }[];
  readonly #bent: readonly BentSlot[];
  readonly #instancesAt: number;

  /** `bodies`: one entry a figure, in the order in which they are posed later. */
  constructor(
    memory: KernelMemory,
    lens: Lens,
    bodies: readonly PlacedBody[],
    bent: readonly { readonly source: BentMesh; readonly placed: PlacedBent }[] = [],
  ) {
    this.#lens = lens;
    this.#memory = memory;
    this.#bonesAt = memory.reserve(MOST_BONES * 64);
    const parts = bodies.flatMap((body, figure) => body.parts.map((part) => ({ part, figure })));
    const count = Math.max(1, parts.length + bent.length);
    const meshesAt = memory.reserve(count * lensRecords.sizeOf('Mesh'));
    this.#instancesAt = memory.reserve(count * lensRecords.sizeOf('Instance'));
    this.#slots = parts.map(({ part, figure }, index) => {
      const bytes = roundUp4(part.vertexCount) * VERTEX_FLOATS * 4;
      const vertices = memory.reserve(bytes);
      // Colours, occlusion and materials stay; positions and normals are written over with each pose.
      memory.bytes(vertices, bytes).set(memory.bytes(part.vertices, bytes));
      const record = lensRecords.item(memory.memory, 'Mesh', meshesAt, index);
      record
        .set('vertices', vertices)
        .set('indices', part.indices)
        .set('vertexCount', part.vertexCount)
        .set('triangleCount', part.triangleCount)
        .set('flags', part.twoSided ? 1 : 0)
        .set('patches', part.patches)
        .set('texture', part.texture)
        .set('coordinates', part.coordinates);
      return { part, meshAt: record.at, figure };
    });
    this.#bent = bent.map(
      ({ source, placed }, index) =>
        new BentSlot(memory, source, placed, lensRecords.item(memory.memory, 'Mesh', meshesAt, parts.length + index)),
    );
    lens.record.set('movers', this.#instancesAt).set('moverMeshes', meshesAt);
  }

  pose(figures: readonly (PosedFigure | null)[], sunDirection: Vector, time: number): void {
    const { kernels, record } = this.#lens;
    const contacts: number[] = [];
    const spots: { at: Vector; radius: number }[] = [];
    let drawn = 0;
    let posed = -1;
    for (const slot of this.#slots) {
      const figure = figures[slot.figure] ?? null;
      if (figure === null) continue;
      if (posed !== slot.figure) {
        posed = slot.figure;
        const { pose } = figure;
        pose.write(this.#memory.floats(this.#bonesAt, figure.placed.boneCount * 16));
        for (const proxy of figure.body.proxies) {
          const [from, to] = [pose.place(proxy.bone, proxy.from), pose.place(proxy.bone, proxy.to)];
          const middle = transform(figure.matrix, [
            (from[0] + to[0]) / 2,
            (from[1] + to[1]) / 2,
            (from[2] + to[2]) / 2,
          ]);
          const size = Math.hypot(figure.matrix[0] ?? 1, figure.matrix[4] ?? 0, figure.matrix[8] ?? 0);
          spots.push({ at: middle, radius: (proxy.radius + distance(from, to) / 2) * size });
          if (contacts.length < MOST_CONTACTS * 4) contacts.push(...middle, proxy.radius * size);
        }
      }
      kernels.skin(slot.meshAt, slot.part.skinAt, this.#bonesAt);
      this.#bound(slot.meshAt, slot.part.vertexCount);
      const instance = lensRecords.item(this.#memory.memory, 'Instance', this.#instancesAt, drawn);
      const number = this.#slots.indexOf(slot);
      const { matrix, tint = WHITE, identity } = figure;
      writeInstance(
        instance,
        { matrix, tint, identity, shades: slot.part.shades },
        { mesh: number, baked: 0, coarse: -1 },
        true,
        figure.placed.boneCount <= MOST_STIFF_BONES,
      );
      drawn += 1;
    }
    for (const [index, slot] of this.#bent.entries()) {
      slot.bend(time);
      const instance = lensRecords.item(this.#memory.memory, 'Instance', this.#instancesAt, drawn);
      slot.show(instance, this.#slots.length + index);
      drawn += 1;
    }
    record.set('moverCount', drawn).set('contactCount', contacts.length / 4);
    this.#memory.floats(record.get('contacts'), contacts.length).set(contacts);
    this.#frameShadow(spots, sunDirection);
  }

  /** A sphere around the posed vertices, by the blocks in which they lie. */
  #bound(meshAt: number, vertexCount: number): void {
    const mesh = lensRecords.view(this.#memory.memory, 'Mesh', meshAt);
    const v = this.#memory.floats(mesh.get('vertices'), roundUp4(vertexCount) * VERTEX_FLOATS);
    const low = [1e9, 1e9, 1e9];
    const high = [-1e9, -1e9, -1e9];
    // Of many every eighth block is enough for a sphere with some slack; of the few corners of a table top each counts.
    const [blocks, lanes] = vertexCount > FEW_VERTICES ? [8, 1] : [1, 4];
    for (let at = 0; at < v.length; at += VERTEX_FLOATS * 4 * blocks) {
      for (let k = 0; k < lanes * 3; k++) {
        const [axis, value] = [k % 3, v[at + (k % 3) * 4 + Math.floor(k / 3)] ?? 0];
        if (value < (low[axis] ?? 0)) low[axis] = value;
        if (value > (high[axis] ?? 0)) high[axis] = value;
      }
    }
    const middle = (axis: number): number => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
    const half = (axis: number): number => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2;
    mesh
      .set('centre', middle(0), middle(1), middle(2))
      .set('radius', Math.hypot(half(0), half(1), half(2)) * 1.15 + 0.05);
  }

  #frameShadow(spots: readonly { readonly at: Vector; readonly radius: number }[], sunDirection: Vector): void {
    const { record } = this.#lens;
    if (spots.length === 0) {
      record.set('moverRadius', 0);
      return;
    }
    const low = [1e9, 1e9, 1e9];
    const high = [-1e9, -1e9, -1e9];
    for (const { at, radius } of spots) {
      for (let axis = 0; axis < 3; axis++) {
        low[axis] = Math.min(low[axis] ?? 0, (at[axis] ?? 0) - radius);
        high[axis] = Math.max(high[axis] ?? 0, (at[axis] ?? 0) + radius);
      }
    }
    const centre: Vector = [0, 1, 2].map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2) as unknown as Vector;
    const half = Math.hypot(...[0, 1, 2].map((axis) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2));
    const radius = Math.min(half + SHADOW_MARGIN, MOST_SHADOW_RADIUS);
    lensRecords
      .view(this.#memory.memory, 'ShadowMap', record.get('moverShadow'))
      .set('rows', ...parallelRows(sunDirection, centre, radius, radius * 4));
    // The shadow falls away from the sun: the painted square of ground is moved after it.
    const steep = Math.max(0.25, sunDirection[1]);
    const height = (high[1] ?? 0) - (low[1] ?? 0);
    const reach = Math.min(height / steep, radius * 2.5);
    const side = radius * 2 + reach;
    const shift: Vector = [-sunDirection[0] * reach * 0.5, 0, -sunDirection[2] * reach * 0.5];
    record
      .set('moverCentre', ...centre)
      .set('moverRadius', radius + reach * 0.5)
      .set('moverGroundX', centre[0] + shift[0] - side / 2)
      .set('moverGroundZ', centre[2] + shift[2] - side / 2)
      .set('moverGroundScale', record.get('moverGroundSize') / side);
  }
}
