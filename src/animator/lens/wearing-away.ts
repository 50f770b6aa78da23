import type { BodyPart } from '../bodies/body.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { Becoming } from '../stage/stage.ts';

/**
 * Bodies that go to pieces, or come together from them. Triangles of such a body are kept in the order in which they go, so that of each part only a
 * number of them is drawn at a moment; what they become then is in the air: see crumble.ts. A body comes together as it would go, backward.
 */
export type Way = Becoming['way'];

/** Of the whole time: how ragged the edge is. */
const RAGGED = 0.22;
const COARSE = 0.16;

const PATCH_WORDS = 44;

/** Where in its body, 0 to 1, something is that goes this way: what is at 0 goes first. */
export function turnOf(way: Way, [x, y, z]: Vector, { height, width, length }: Reach): number {
  const [up, aside] = [clamp(y / Math.max(0.01, height)), clamp(0.5 + x / Math.max(0.01, width))];
  if (way === 'down') return 1 - up;
  if (way === 'up') return up;
  return way === 'across' ? clamp(aside * 0.7 + (1 - up) * 0.3) : 0.5 + 0.5 * clamp(z / Math.max(0.01, length));
}

export interface Reach {
  readonly height: number;
  readonly width: number;
  readonly length: number;
}

const chance = (seed: number): number => scramble(seed) / 4_294_967_296;

/** Its triangles in the order in which they are left, last first, and at which share of the time each goes. */
export function sortByTurn(part: BodyPart, way: Way, reach: Reach): { part: BodyPart; turns: Float32Array } {
  const { mesh, patches } = part;
  const count = mesh.indices.length / 3;
  const turns = new Float32Array(count);
  const cell = Math.max(reach.height, reach.width) * COARSE;
  for (let triangle = 0; triangle < count; triangle++) {
    const middle = [0, 0, 0];
    for (let corner = 0; corner < 3; corner++)
      for (let axis = 0; axis < 3; axis++)
        middle[axis] =
          (middle[axis] ?? 0) + (mesh.positions[(mesh.indices[triangle * 3 + corner] ?? 0) * 3 + axis] ?? 0) / 3;
    const [x = 0, y = 0, z = 0] = middle;
    const lump = chance(
      Math.floor(x / cell) * 7919 + Math.floor(y / cell) * 104_729 + Math.floor(z / cell) * 1_299_709 + 77,
    );
    const own = RAGGED * (0.55 * lump + 0.45 * chance(triangle));
    turns[triangle] = turnOf(way, [x, y, z], reach) * (1 - RAGGED) + own;
  }
  const order = Uint32Array.from(turns.keys()).sort((a, b) => (turns[b] ?? 0) - (turns[a] ?? 0));
  const indices = new Uint32Array(mesh.indices.length);
  const laid = patches === null ? null : new Uint32Array(patches.length);
  for (const [place, triangle] of order.entries()) {
    indices.set(mesh.indices.subarray(triangle * 3, triangle * 3 + 3), place * 3);
    if (laid !== null && patches !== null)
      laid.set(patches.subarray(triangle * PATCH_WORDS, (triangle + 1) * PATCH_WORDS), place * PATCH_WORDS);
  }
  return {
    part: { ...part, mesh: { ...mesh, indices }, patches: laid },
    turns: Float32Array.from(order, (triangle) => turns[triangle] ?? 0),
  };
}

/** How many of them are left when that share is gone: those that go later come first. */
export function leftOf(turns: Float32Array, gone: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle] ?? 0) > gone) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much of a figure is gone at a moment, 0 to 1: before it comes all of it, after it has gone all of it too. */
export function goneAt(becoming: readonly Becoming[] | undefined, time: number): number {
  const [now = null] = (becoming ?? []).toSorted((a, b) => b.from - a.from).filter(({ from }) => time >= from);
  const next = now ?? becoming?.toSorted((a, b) => a.from - b.from)[0];
  if (next === undefined) return 0;
  const done = smoothstep(next.from, next.to, time);
  return next.comes ? 1 - done : done;
}
