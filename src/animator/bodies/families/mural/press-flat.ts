import { type Turn, turnVector } from '../../../maths/turn.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';

interface Pressing {
  readonly turn: Turn;
  readonly size: number;
  /** Middle of the picture on the wall, and the middle of the body, turned, that comes there. */
  readonly at: Vector;
  readonly middle: Vector;
  /** The bone that a point of the wall follows. */
  readonly boneAt: (x: number, y: number) => number;
}

/** Of its own depth what is left, so that what is nearer still lies over what is behind; and of the way its surface looks, so that it keeps some light and shade. */
const [FLAT, RELIEF] = [0.008, 0.55];

/** A part of a body as a picture on a wall. Every triangle has its own corners, since each may come at another time. */
export function pressFlat(part: BodyPart, { turn, size, at, middle, boneAt }: Pressing): BodyPart {
  const { positions, normals, occlusion, indices } = part.mesh;
  const count = indices.length;
  const flat = { positions: new Float32Array(count * 3), normals: new Float32Array(count * 3) };
  const own = { occlusion: new Float32Array(count).fill(1), colours: new Float32Array(count * 3) };
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const coordinates = new Float32Array(count * 2);
  const order = new Uint32Array(count);
  const triple = (values: Float32Array, vertex: number): Vector => [
    values[vertex * 3] ?? 0,
    values[vertex * 3 + 1] ?? 0,
    values[vertex * 3 + 2] ?? 0,
  ];
  for (let k = 0; k < count; k++) {
    const vertex = indices[k] ?? 0;
    const [x, y, z] = turnVector(turn, triple(positions, vertex));
    const [nx, ny, nz] = turnVector(turn, triple(normals, vertex));
    const point: Vector = [
      at[0] + (x - middle[0]) * size,
      at[1] + (y - middle[1]) * size,
      at[2] + (z - middle[2]) * size * FLAT,
    ];
    flat.positions.set(point, k * 3);
    flat.normals.set(normalise([nx * RELIEF, ny * RELIEF, 1 + nz * 0.4]), k * 3);
    own.occlusion[k] = 0.5 + 0.5 * (occlusion[vertex] ?? 1);
    own.colours.set(triple(part.colours, vertex), k * 3);
    coordinates[k * 2] = part.texture?.coordinates[vertex * 2] ?? 0;
    coordinates[k * 2 + 1] = part.texture?.coordinates[vertex * 2 + 1] ?? 0;
    order[k] = k;
    weights[k * 4] = 1;
  }
  for (let k = 0; k < count; k += 3) {
    const [x, y] = [flat.positions[k * 3] ?? 0, flat.positions[k * 3 + 1] ?? 0];
    for (let corner = 0; corner < 3; corner++) joints[(k + corner) * 4] = boneAt(x, y);
  }
  return {
    ...part,
    material: 'plaster',
    mesh: { ...flat, occlusion: own.occlusion, joints, weights, indices: order },
    colours: own.colours,
    ...(part.texture === undefined ? {} : { texture: { ...part.texture, coordinates } }),
    twoSided: false,
  };
}
