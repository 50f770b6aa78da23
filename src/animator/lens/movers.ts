import type { Body } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import type { Affine } from '../maths/matrix.ts';
import { transform } from '../maths/matrix.ts';
import { type Light, VERTEX_FLOATS } from '../maths/mesh.ts';
import { distance, type Vector } from '../maths/vector.ts';
import { type BentMesh, BentSlot, type PlacedBent } from './bent.ts';
import { parallelRows } from './camera.ts';
import { lensRecords } from './layout.ts';
import type { Lens } from './lens.ts';
import type { PlacedBody, PlacedPart } from './placed-body.ts';
import { roundUp4, writeInstance } from './scene.ts';
import { leftOf } from './wearing-away.ts';

/** A figure of this frame. */
export interface PosedFigure {
  readonly body: Body;
  readonly placed: PlacedBody;
  readonly matrix: Affine;
  readonly pose: Pose;
  readonly tint: Light;
  readonly identity: number;
  /** How much of it is gone to pieces, 0 to 1. */
  readonly gone: number;
}

const WHITE: Light = [1, 1, 1];

const MOST_BONES = 256;
const MOST_CONTACTS = 48;
/** Of a body: when so much of it is gone it stands on nothing. */
const MOSTLY_GONE = 0.6;
/** With more of them a surface bends, and a grain that lies still on the whole would swim on it. */
const MOST_STIFF_BONES = 8;
const FEW_VERTICES = 400;
/** Around the figures, for their shadows. */
const SHADOW_MARGIN = 0.6;
const MOST_SHADOW_RADIUS = 14;

/** From where to where vertices reach along an axis, by the first lanes of blocks that lie so far apart. In plain numbers: with lists of three it took a sixth of what posing ten soldiers does. */
function rangeOf(values: Float32Array, from: number, stride: number, lanes: number) {
  let [low, high] = [1e9, -1e9];
  for (let at = from; at < values.length; at += stride) {
    for (let lane = 0; lane < lanes; lane++) {
      const value = values[at + lane] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return { low, high };
}

/** What moves, posed anew for each frame, in buffers of one thread. */
export class Movers {
  readonly #lens: Lens;
  readonly #memory: KernelMemory;
  readonly #bonesAt: number;
  readonly #slots: readonly { readonly part: PlacedPart; readonly meshAt: number; readonly figure: number }[];
  readonly #bent: readonly BentSlot[];
  readonly #instancesAt: number;
  readonly #meshesAt: number;

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
    this.#meshesAt = meshesAt;
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
          if (contacts.length < MOST_CONTACTS * 4 && figure.gone < MOSTLY_GONE)
            contacts.push(...middle, proxy.radius * size);
        }
      }
      const { part } = slot;
      if (part.turnsAt !== 0) {
        const left = leftOf(this.#memory.floats(part.turnsAt, part.triangleCount), figure.gone);
        if (left === 0) continue;
        lensRecords.view(this.#memory.memory, 'Mesh', slot.meshAt).set('triangleCount', left);
      }
      kernels.skin(slot.meshAt, part.skinAt, this.#bonesAt);
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
    // Another scene's figures may have been before this lens.
    record.set('movers', this.#instancesAt).set('moverMeshes', this.#meshesAt);
    record.set('moverCount', drawn).set('contactCount', contacts.length / 4);
    this.#memory.floats(record.get('contacts'), contacts.length).set(contacts);
    this.#frameShadow(spots, sunDirection);
  }

  /** A sphere around the posed vertices, by the blocks in which they lie. */
  #bound(meshAt: number, vertexCount: number): void {
    const mesh = lensRecords.view(this.#memory.memory, 'Mesh', meshAt);
    const v = this.#memory.floats(mesh.get('vertices'), roundUp4(vertexCount) * VERTEX_FLOATS);
    // Of many every eighth block is enough for a sphere with some slack; of the few corners of a table top each counts.
    const [blocks, lanes] = vertexCount > FEW_VERTICES ? [8, 1] : [1, 4];
    const stride = VERTEX_FLOATS * 4 * blocks;
    const [x, y, z] = [rangeOf(v, 0, stride, lanes), rangeOf(v, 4, stride, lanes), rangeOf(v, 8, stride, lanes)];
    mesh
      .set('centre', (x.low + x.high) / 2, (y.low + y.high) / 2, (z.low + z.high) / 2)
      .set('radius', Math.hypot((x.high - x.low) / 2, (y.high - y.low) / 2, (z.high - z.low) / 2) * 1.15 + 0.05);
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
