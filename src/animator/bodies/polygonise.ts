import { readFileSync } from 'node:fs';
import { KernelMemory } from '../maths/kernel-memory.ts';
import type { Vector } from '../maths/vector.ts';
import { type Coat, codeMask } from './coat.ts';
import type { Field, Shape } from './field.ts';
import { fieldRecords, SHAPE_KINDS } from './layout.ts';
import { mergeCorners } from './merge-corners.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

export interface PolygoniseOptions {
  /** Metres between samples: what is thinner than two of them is lost. */
  readonly cell: number;
  /** Spheres with cells of their own: faces, hands. */
  readonly fine?: readonly { readonly centre: Vector; readonly radius: number; readonly cell: number }[];
  /** Other parts of the body that keep light away from this one. */
  readonly occluders?: readonly Field[];
  readonly occlusionReach?: number;
  /** Metres over which one bone hands over to the next. */
  readonly skinBlend?: number;
}

export interface SeenSmall {
  /** How many times wider cells are. */
  readonly coarseness: number;
  /** Corners of finished surfaces that lie so near to each other become one; 0 keeps all. */
  readonly mergedMetres: number;
}

interface FieldKernels {
  polygonise(job: number): void;
  measureField(job: number, x: number, y: number, z: number): number;
  paintPatches(
    layers: number,
    layerCount: number,
    positions: number,
    normals: number,
    indices: number,
    triangleCount: number,
    to: number,
  ): void;
  paintVertices(
    layers: number,
    layerCount: number,
    positions: number,
    normals: number,
    count: number,
    to: number,
  ): void;
}

interface Exports extends FieldKernels {
  readonly __stack_pointer: WebAssembly.Global;
}

const STACK_BYTES = 131_072;
const ROOM_BYTES = 48 << 20;
const VERTEX_ROOM = 120_000;
const TRIANGLE_ROOM = 240_000;
/** Of 8 x 8 those that lie on a triangle: all 64 took 7 MB more for ten soldiers. */
const PATCH_TEXELS = 44;

/** The field kernel in a memory of its own; whatever it makes is copied out, and its room is given back. One for each thread. */
export class FieldKernel {
  readonly #memory: KernelMemory;
  readonly #kernels: FieldKernels;

  readonly #coarseness: number;
  readonly #mergedMetres: number;

  /** `of`: another one whose memory it takes. */
  constructor(of?: FieldKernel, { coarseness, mergedMetres }: SeenSmall = { coarseness: 1, mergedMetres: 0 }) {
    this.#coarseness = coarseness;
    this.#mergedMetres = mergedMetres;
    if (of !== undefined) {
      this.#memory = of.#memory;
      this.#kernels = of.#kernels;
      return;
    }
    const memory = new KernelMemory();
    this.#memory = memory;
    const code = readFileSync(new URL('./kernel/field.wasm', import.meta.url));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory: memory.memory } });
    const kernels = exports as unknown as Exports;
    kernels.__stack_pointer.value = memory.reserve(STACK_BYTES) + STACK_BYTES;
    this.#kernels = kernels;
  }

  /** 1 for whoever is seen from near, less the smaller they are seen. */
  get detail(): number {
    return 1 / this.#coarseness;
  }

  /** The same, for those who are seen too small to show all that it can make. */
  forSmall(seen: SeenSmall): FieldKernel {
    return new FieldKernel(this, seen);
  }

  /** A finished surface as it is seen from as near as anybody will be; the same one where that takes all of it. */
  simplify(mesh: SkinnedMesh): SkinnedMesh {
    return this.#mergedMetres === 0 ? mesh : mergeCorners(mesh, this.#mergedMetres);
  }

  polygonise(field: Field, options: PolygoniseOptions): SkinnedMesh {
    const memory = this.#memory;
    const mark = memory.mark();
    try {
      const job = this.#placeJob(field, options);
      this.#kernels.polygonise(job.at);
      if (job.get('overflow') !== 0)
        throw new RangeError('A part of a body needs more vertices than there is room for.');
      const [vertices, triangles] = [job.get('vertexCount'), job.get('triangleCount')];
      return compact({
        positions: memory.floats(job.get('positions'), vertices * 3).slice(),
        normals: memory.floats(job.get('normals'), vertices * 3).slice(),
        occlusion: memory.floats(job.get('occlusion'), vertices).slice(),
        joints: memory.bytes(job.get('joints'), vertices * 4).slice(),
        weights: memory.floats(job.get('weights'), vertices * 4).slice(),
        indices: memory.words(job.get('indices'), triangles * 3).slice(),
      });
    } finally {
      memory.release(mark);
    }
  }

  /** The first point of the surface from inside along a direction. */
  surface(field: Field, from: Vector, direction: Vector): Vector {
    const memory = this.#memory;
    const mark = memory.mark();
    try {
      const job = fieldRecords.view(memory.memory, 'Job', memory.reserve(fieldRecords.sizeOf('Job')));
      job.set('shapes', this.#placeShapes(field.shapes)).set('shapeCount', field.shapes.length);
      const length = Math.hypot(...direction) || 1;
      const along = (t: number): Vector => [
        from[0] + (direction[0] / length) * t,
        from[1] + (direction[1] / length) * t,
        from[2] + (direction[2] / length) * t,
      ];
      let t = 0;
      for (let step = 0; step < 100; step++) {
        const depth = this.#kernels.measureField(job.at, ...along(t));
        if (depth > -0.0005) break;
        t += Math.max(0.001, -depth * 0.8);
      }
      return along(t);
    } finally {
      memory.release(mark);
    }
  }

  /** So many texels for each triangle, as the lens takes them. */
  paintPatches(mesh: SkinnedMesh, coat: Coat): Uint32Array {
    return this.#paint(mesh, coat, (layers, positions, normals) => {
      const triangles = mesh.indices.length / 3;
      const indices = this.#memory.reserve(mesh.indices.byteLength);
      this.#memory.words(indices, mesh.indices.length).set(mesh.indices);
      const to = this.#memory.reserve(triangles * PATCH_TEXELS * 4);
      this.#kernels.paintPatches(layers, coat.length, positions, normals, indices, triangles, to);
      return this.#memory.words(to, triangles * PATCH_TEXELS).slice();
    });
  }

  /** Three floats a vertex. */
  paintVertices(mesh: Pick<SkinnedMesh, 'positions' | 'normals'>, coat: Coat): Float32Array {
    return this.#paint(mesh, coat, (layers, positions, normals) => {
      const count = mesh.positions.length / 3;
      const to = this.#memory.reserve(count * 12);
      this.#kernels.paintVertices(layers, coat.length, positions, normals, count, to);
      return this.#memory.floats(to, count * 3).slice();
    });
  }

  #paint<Result>(
    { positions, normals }: Pick<SkinnedMesh, 'positions' | 'normals'>,
    coat: Coat,
    paint: (layers: number, positions: number, normals: number) => Result,
  ): Result {
    const memory = this.#memory;
    const mark = memory.mark();
    try {
      const at = memory.reserve(Math.max(1, coat.length) * fieldRecords.sizeOf('CoatLayer'));
      for (const [index, layer] of coat.entries()) {
        const [a, b] = [codeMask(layer.where), codeMask(layer.and)];
        fieldRecords
          .item(memory.memory, 'CoatLayer', at, index)
          .set('colour', ...layer.colour)
          .set('amount', layer.amount ?? 1)
          .set('maskA', a.kind)
          .set('maskB', b.kind)
          .set('multiply', layer.multiply === true ? 1 : 0)
          .set('a', ...a.numbers)
          .set('b', ...b.numbers);
      }
      const place = (values: Float32Array): number => {
        const to = memory.reserve(values.byteLength);
        memory.floats(to, values.length).set(values);
        return to;
      };
      return paint(at, place(positions), place(normals));
    } finally {
      memory.release(mark);
    }
  }

  #placeShapes(shapes: readonly Shape[]): number {
    const memory = this.#memory;
    const at = memory.reserve(Math.max(1, shapes.length) * fieldRecords.sizeOf('Shape'));
    for (const [index, shape] of shapes.entries()) {
      fieldRecords
        .item(memory.memory, 'Shape', at, index)
        .set('kind', SHAPE_KINDS[shape.kind])
        .set('operation', shape.operation)
        .set('bone', shape.bone)
        .set('blend', shape.blend)
        .set('a', ...shape.a)
        .set('radiusA', shape.radiusA)
        .set('b', ...shape.b)
        .set('radiusB', shape.radiusB)
        .set('axis', ...shape.axis)
        .set('flat', shape.flat)
        .set('turn', ...shape.turn)
        .set('centre', ...shape.centre)
        .set('reach', shape.reach);
    }
    return at;
  }

  #placeJob(field: Field, options: PolygoniseOptions) {
    const memory = this.#memory;
    const { cell, fine = [], occluders = [], occlusionReach = 0.12, skinBlend = 0.035 } = options;
    const others = occluders.flatMap(({ shapes }) => shapes);
    const relatives = field.skeleton.relatives();
    const relativesAt = memory.reserve(relatives.length);
    memory.bytes(relativesAt, relatives.length).set(relatives);
    const fineAt = memory.reserve(Math.max(1, fine.length) * 20);
    memory
      .floats(fineAt, fine.length * 5)
      .set(fine.flatMap((ball) => [...ball.centre, ball.radius, ball.cell * this.#coarseness]));
    const job = fieldRecords.view(memory.memory, 'Job', memory.reserve(fieldRecords.sizeOf('Job')));
    return job
      .set('shapes', this.#placeShapes(field.shapes))
      .set('shapeCount', field.shapes.length)
      .set('occluders', this.#placeShapes(others))
      .set('occluderCount', others.length)
      .set('cell', cell * this.#coarseness)
      .set('occlusionReach', occlusionReach)
      .set('skinBlend', skinBlend)
      .set('fine', fineAt)
      .set('fineCount', fine.length)
      .set('relatives', relativesAt)
      .set('boneCount', field.skeleton.bones.length)
      .set('positions', memory.reserve(VERTEX_ROOM * 12))
      .set('normals', memory.reserve(VERTEX_ROOM * 12))
      .set('occlusion', memory.reserve(VERTEX_ROOM * 4))
      .set('joints', memory.reserve(VERTEX_ROOM * 4))
      .set('weights', memory.reserve(VERTEX_ROOM * 16))
      .set('vertexRoom', VERTEX_ROOM)
      .set('indices', memory.reserve(TRIANGLE_ROOM * 12))
      .set('triangleRoom', TRIANGLE_ROOM)
      .set('room', memory.reserve(ROOM_BYTES))
      .set('roomBytes', ROOM_BYTES);
  }
}

/** Without vertices that no triangle uses: a coarse grid leaves some where a finer one took over. */
function compact(mesh: SkinnedMesh): SkinnedMesh {
  const count = mesh.positions.length / 3;
  const numbers = new Int32Array(count).fill(-1);
  let kept = 0;
  const indices = mesh.indices.map((old) => {
    if ((numbers[old] ?? -1) < 0) {
      numbers[old] = kept;
      kept += 1;
    }
    return numbers[old] ?? 0;
  });
  if (kept === count) return mesh;
  const take = <Values extends Float32Array | Uint8Array>(values: Values, size: number, out: Values): Values => {
    for (let old = 0; old < count; old++) {
      const to = numbers[old] ?? -1;
      if (to < 0) continue;
      for (let k = 0; k < size; k++) out[to * size + k] = values[old * size + k] ?? 0;
    }
    return out;
  };
  return {
    positions: take(mesh.positions, 3, new Float32Array(kept * 3)),
    normals: take(mesh.normals, 3, new Float32Array(kept * 3)),
    occlusion: take(mesh.occlusion, 1, new Float32Array(kept)),
    joints: take(mesh.joints, 4, new Uint8Array(kept * 4)),
    weights: take(mesh.weights, 4, new Float32Array(kept * 4)),
    indices,
  };
}
