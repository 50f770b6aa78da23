import { type Turn, turnVector } from '../../../maths/turn.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';

interface Placing {
  readonly at: Vector;
  readonly turn: Turn;
  readonly size: number;
  /** The bone of the vessel that all of it follows. */
  readonly bone: number;
}

/** A part of another body as it stands at rest, made small and set down somewhere: it no longer moves by itself. */
export function putInside(part: BodyPart, { at, turn, size, bone }: Placing): BodyPart {
  const { positions, normals, joints } = part.mesh;
  const [moved, turned] = [new Float32Array(positions.length), new Float32Array(normals.length)];
  for (let k = 0; k < positions.length; k += 3) {
    const point: Vector = [positions[k] ?? 0, positions[k + 1] ?? 0, positions[k + 2] ?? 0];
    const normal: Vector = [normals[k] ?? 0, normals[k + 1] ?? 0, normals[k + 2] ?? 0];
    moved.set(add(scale(turnVector(turn, point), size), at), k);
    turned.set(turnVector(turn, normal), k);
  }
  const weights = new Float32Array(joints.length);
  for (let k = 0; k < weights.length; k += 4) weights[k] = 1;
  const own = new Uint8Array(joints.length);
  for (let k = 0; k < own.length; k += 4) own[k] = bone;
  return { ...part, mesh: { ...part.mesh, positions: moved, normals: turned, joints: own, weights } };
}
