import { type Turn, turnVector } from '../maths/turn.ts';
import { add, normalise, type Vector } from '../maths/vector.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/** A surface that follows one bone stiffly: eyeballs, glasses, wheels. */
function stiffMesh(
  skeleton: Skeleton,
  bone: string,
  shape: {
    readonly positions: readonly number[];
    readonly normals: readonly number[];
    readonly indices: readonly number[];
  },
): SkinnedMesh {
  const count = shape.positions.length / 3;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const number = skeleton.number(bone);
  for (let vertex = 0; vertex < count; vertex++) {
    joints[vertex * 4] = number;
    weights[vertex * 4] = 1;
  }
  return {
    positions: Float32Array.from(shape.positions),
    normals: Float32Array.from(shape.normals),
    occlusion: new Float32Array(count).fill(1),
    joints,
    weights,
    indices: Uint32Array.from(shape.indices),
  };
}

export interface CapOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** From the pole, radians: a whole ball by default, less for a cap. */
  readonly to?: number;
}

/** A ball, or a cap of it around its own +z, turned. */
export function ballMesh(
  skeleton: Skeleton,
  bone: string,
  ball: { readonly centre: Vector; readonly radius: number; readonly turn: Turn },
  { columns = 22, rows = 12, to = Math.PI }: CapOptions = {},
): SkinnedMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [down, around] = [(to * row) / rows, (Math.PI * 2 * column) / columns];
      const direction: Vector = [Math.sin(down) * Math.cos(around), Math.sin(down) * Math.sin(around), Math.cos(down)];
      const turned = turnVector(ball.turn, direction);
      positions.push(...add(ball.centre, [turned[0] * ball.radius, turned[1] * ball.radius, turned[2] * ball.radius]));
      normals.push(...normalise(turned));
    }
  }
  const across = columns + 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * across + column;
      indices.push(a, a + across, a + 1, a + 1, a + across, a + across + 1);
    }
  }
  return stiffMesh(skeleton, bone, { positions, normals, indices });
}
