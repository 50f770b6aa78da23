import type { KernelMemory } from '../maths/kernel-memory.ts';
import { type Mesh, type Texture, VERTEX_FLOATS, vertexCountOf } from '../maths/mesh.ts';
import type { LensRecord } from './layout.ts';
import type { Lens } from './lens.ts';
import { placeIndices, placeTexture, placeVertices, roundUp4, writeInstance } from './scene.ts';

/** A textured surface that is bent anew for every frame: a given picture in its depth. */
export interface BentMesh {
  readonly mesh: Mesh;
  readonly texture: Texture;
  /** Where its vertices are at a moment, three numbers each, and where they lie on the texture, two each; both are full of those of rest. */
  readonly bend: (time: number, positions: Float32Array, coordinates: Float32Array) => void;
}

/** What of it is the same for all threads; addresses only. */
export interface PlacedBent {
  readonly vertices: number;
  readonly indices: number;
  readonly texture: number;
}

export function placeBent(memory: KernelMemory, lens: Lens, { mesh, texture }: BentMesh): PlacedBent {
  return {
    vertices: placeVertices(memory, lens.kernels, mesh),
    indices: placeIndices(memory, mesh.indices),
    texture: placeTexture(memory, texture),
  };
}

const UPRIGHT = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0] as const;
/** Pictures are everywhere around the camera: none is left out for where its middle is. */
const EVERYWHERE = 1e6;

/** One thread's own copy of a bent mesh. */
export class BentSlot {
  readonly #memory: KernelMemory;
  readonly #source: BentMesh;
  readonly #vertices: number;
  readonly #coordinates: number;
  readonly #rest: Float32Array;
  readonly #positions: Float32Array;
  readonly #spots: Float32Array;

  constructor(memory: KernelMemory, source: BentMesh, placed: PlacedBent, record: LensRecord<'Mesh'>) {
    const { mesh, texture } = source;
    const count = vertexCountOf(mesh);
    const bytes = roundUp4(count) * VERTEX_FLOATS * 4;
    this.#memory = memory;
    this.#source = source;
    this.#vertices = memory.reserve(bytes);
    memory.bytes(this.#vertices, bytes).set(memory.bytes(placed.vertices, bytes));
    this.#coordinates = memory.reserve(roundUp4(count) * 8 + 32);
    this.#rest = new Float32Array(count * 3);
    for (let vertex = 0; vertex < count; vertex++) {
      const from = vertex * VERTEX_FLOATS;
      this.#rest.set(mesh.vertices.subarray(from, from + 3), vertex * 3);
    }
    this.#positions = new Float32Array(count * 3);
    this.#spots = new Float32Array(texture.coordinates.length);
    record
      .set('vertices', this.#vertices)
      .set('indices', placed.indices)
      .set('vertexCount', count)
      .set('triangleCount', mesh.indices.length / 3)
      .set('flags', mesh.twoSided ? 1 : 0)
      .set('texture', placed.texture)
      .set('coordinates', this.#coordinates)
      .set('centre', 0, 0, 0)
      .set('radius', EVERYWHERE);
  }

  bend(time: number): void {
    const { texture, bend } = this.#source;
    const [positions, spots] = [this.#positions, this.#spots];
    positions.set(this.#rest);
    spots.set(texture.coordinates);
    bend(time, positions, spots);
    const count = positions.length / 3;
    const blocks = this.#memory.floats(this.#vertices, roundUp4(count) * VERTEX_FLOATS);
    for (let vertex = 0; vertex < count; vertex++) {
      const to = (vertex >> 2) * VERTEX_FLOATS * 4 + (vertex & 3);
      for (let axis = 0; axis < 3; axis++) blocks[to + axis * 4] = positions[vertex * 3 + axis] ?? 0;
    }
    this.#memory.floats(this.#coordinates, spots.length).set(spots);
  }

  show(instance: LensRecord<'Instance'>, mesh: number): void {
    const placement = { matrix: UPRIGHT, mirrored: false, shades: false };
    writeInstance(instance, placement, { mesh, baked: 0, coarse: -1 }, true);
  }
}
