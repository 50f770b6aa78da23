import type { World } from '../land/world.ts';
import type { KernelMemory } from '../maths/kernel-memory.ts';
import { VERTEX_FLOATS } from '../maths/mesh.ts';
import { type LensRecord, lensRecords } from './layout.ts';

/** The widths of the painted squares of ground, in metres, around where the film plays: the finest, and how much wider the next ones are. */
export const GROUND_SPAN = 48;
const GROUND_STEPS = [1, 8, 64] as const;

/** One of the textures, and how many texels it has along a side. */
export interface PlacedGround {
  readonly at: number;
  readonly size: number;
}

/** Squares lie within the finest texture that covers them whole. */
export function placeGrounds(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  world: World,
  groundSize: number,
): PlacedGround[] {
  if (world.grounds.length === 0) return [];
  const groundsAt = scene.get('grounds');
  const placed: PlacedGround[] = [];
  const { groundFocus: focus } = world;
  for (const [which, step] of GROUND_STEPS.entries()) {
    const side = step * (world.room?.span ?? GROUND_SPAN);
    // On the grid of the squares, so that each lies inside or outside as a whole.
    const grid = side / 6;
    // A room's floor is one piece, and lies right around its middle.
    const begin = (at: number): number => (world.room === undefined ? Math.round(at / grid) * grid : at) - side / 2;
    const [x, z] = [begin(focus[0]), begin(focus[2])];
    const ground = lensRecords.item(memory.memory, 'GroundTexture', groundsAt, which);
    const levels: number[] = [];
    for (let size = groundSize; size >= 16 && levels.length < 11; size >>= 1) {
      levels.push(memory.reserve((size + 1) * (size + 2) * 4));
    }
    ground
      .set('levels', ...levels)
      .set('size', groundSize)
      .set('x', x)
      .set('z', z)
      .set('scale', groundSize / side)
      .set('levelCount', levels.length);
    placed.push({ at: ground.at, size: groundSize });
    assignSquares(memory, scene, world, { which, x, z, side });
  }
  scene.set('groundCount', GROUND_STEPS.length);
  return placed;
}

function assignSquares(
  memory: KernelMemory,
  scene: LensRecord<'Scene'>,
  { grounds }: World,
  texture: { readonly which: number; readonly x: number; readonly z: number; readonly side: number },
): void {
  const slack = 0.01;
  for (const [index, { mesh }] of grounds.entries()) {
    const instance = lensRecords.item(memory.memory, 'Instance', scene.get('instances'), index);
    if (instance.get('ground') >= 0) continue;
    const { low, high } = spanOf(mesh.vertices);
    const inside = (axis: 0 | 1, begin: number): boolean =>
      low[axis] >= begin - slack && high[axis] <= begin + texture.side + slack;
    if (inside(0, texture.x) && inside(1, texture.z)) instance.set('ground', texture.which);
  }
}

/** From where to where a mesh reaches along x and z. */
function spanOf(vertices: Float32Array): {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
} {
  let [x0, z0, x1, z1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let at = 0; at < vertices.length; at += VERTEX_FLOATS) {
    const [x, z] = [vertices[at] ?? 0, vertices[at + 2] ?? 0];
    x0 = Math.min(x0, x);
    z0 = Math.min(z0, z);
    x1 = Math.max(x1, x);
    z1 = Math.max(z1, z);
  }
  return { low: [x0, z0], high: [x1, z1] };
}
