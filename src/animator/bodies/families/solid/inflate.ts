import { clamp } from '../../../maths/ease.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { FIELD_SIDE, type Relief } from './heights.ts';

const N = FIELD_SIDE;
const STEP = 2;
const NODES = N / STEP + 1;

export interface Inflated {
  readonly mesh: Pick<SkinnedMesh, 'positions' | 'normals' | 'occlusion' | 'indices'>;
  /** On the picture, 0 to 1; what faces back is told by `back`. */
  readonly coordinates: Float32Array;
  readonly back: Uint8Array;
}

/** Between four cells of the grid; `x`, `y` in cells. */
function sampler(values: Float32Array): (x: number, y: number) => number {
  return (x, y) => {
    const [px, py] = [clamp(x - 0.5, 0, N - 1.001), clamp(y - 0.5, 0, N - 1.001)];
    const [column, row] = [Math.floor(px), Math.floor(py)];
    const [u, v] = [px - column, py - row];
    const at = row * N + column;
    const above = (values[at] ?? 0) * (1 - u) + (values[at + 1] ?? 0) * u;
    const below = (values[at + N] ?? 0) * (1 - u) + (values[at + N + 1] ?? 0) * u;
    return above * (1 - v) + below * v;
  };
}

/** Softened by one cell, so that the outline is smooth. */
function soften(cover: Float32Array): Float32Array {
  const soft = new Float32Array(cover.length);
  for (let y = 1; y < N - 1; y++) {
    for (let x = 1; x < N - 1; x++) {
      const at = y * N + x;
      const cross = (cover[at - 1] ?? 0) + (cover[at + 1] ?? 0) + (cover[at - N] ?? 0) + (cover[at + N] ?? 0);
      soft[at] = (cover[at] ?? 0) * 0.5 + cross * 0.125;
    }
  }
  return soft;
}

/**
 * Front and back sheets over a drawing's outline, sewn together by a wall. The outline runs where the cover crosses one half, by marching squares.
 * In metres: `size` a cell, standing on `floor` (a row of the grid), in the plane of x and y.
 */
export function inflate(cover: Float32Array, { heights, wall }: Relief, size: number, floor: number): Inflated {
  const soft = soften(cover);
  const [coverAt, heightAt] = [sampler(soft), sampler(heights)];
  const positions: number[] = [];
  const normals: number[] = [];
  const occlusion: number[] = [];
  const coordinates: number[] = [];
  const back: number[] = [];
  const indices: number[] = [];
  const put = (x: number, y: number, z: number, normal: Vector, open: number, behind: number): number => {
    positions.push((x - N / 2) * size, (floor - y) * size, z * size);
    normals.push(...normal);
    coordinates.push(x / N, y / N);
    occlusion.push(open);
    back.push(behind);
    return back.length - 1;
  };
  const known = new Map<number, number>();
  const once = (key: number, make: () => number): number => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const made = make();
    known.set(key, made);
    return made;
  };
  const nodes = new Float32Array(NODES * NODES);
  for (let gy = 0; gy < NODES; gy++) {
    for (let gx = 0; gx < NODES; gx++) nodes[gy * NODES + gx] = coverAt(gx * STEP, gy * STEP);
  }
  const inside = (node: number): boolean => (nodes[node] ?? 0) >= 0.5;

  const inner = (node: number, side: 1 | -1): number =>
    once(node * 8 + (side > 0 ? 0 : 1), () => {
      const [x, y] = [(node % NODES) * STEP, Math.floor(node / NODES) * STEP];
      const reach = 1.4;
      const slopeX = (heightAt(x + reach, y) - heightAt(x - reach, y)) / (2 * reach);
      const slopeY = (heightAt(x, y + reach) - heightAt(x, y - reach)) / (2 * reach);
      const [nx, ny, nz] = normalise([-slopeX, slopeY, 1]);
      const height = heightAt(x, y);
      let above = 0;
      for (const [dx, dy] of AROUND) above += Math.max(0, heightAt(x + dx, y + dy) - height);
      return put(x, y, side * height, [nx, ny, side * nz], clamp(1 - above * 0.05, 0.5, 1), side > 0 ? 0 : 1);
    });

  /** Where the outline crosses the line between two nodes. Sheets lean outward there; the wall faces straight out. */
  const rim = (a: number, b: number, layer: 'front' | 'back' | 'wallFront' | 'wallBack'): number => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const sewn = wall <= 0;
    return once(low * 8 + 2 + LAYERS.indexOf(layer) + (high - low === 1 ? 0 : 8 * NODES * NODES), () => {
      const share = (0.5 - (nodes[low] ?? 0)) / ((nodes[high] ?? 0) - (nodes[low] ?? 0));
      const x = ((low % NODES) + ((high % NODES) - (low % NODES)) * share) * STEP;
      const y = (Math.floor(low / NODES) + (Math.floor(high / NODES) - Math.floor(low / NODES)) * share) * STEP;
      const out = normalise([coverAt(x - 2, y) - coverAt(x + 2, y), coverAt(x, y + 2) - coverAt(x, y - 2), 0]);
      const behind = layer === 'back' || layer === 'wallBack';
      const tilt: Vector = layer === 'front' ? [out[0], out[1], 1] : [out[0], out[1], -1];
      const normal = sewn || layer.startsWith('wall') ? out : normalise(tilt);
      return put(x, y, behind ? -wall : wall, normal, 1, behind ? 1 : 0);
    });
  };

  for (let gy = 0; gy + 1 < NODES; gy++) {
    for (let gx = 0; gx + 1 < NODES; gx++) {
      const first = gy * NODES + gx;
      const corners = [first, first + NODES, first + NODES + 1, first + 1];
      if (!corners.some(inside)) continue;
      for (const side of [1, -1] as const) {
        const outline: number[] = [];
        const crossings: { readonly leaves: boolean; readonly from: number; readonly to: number }[] = [];
        for (const [k, corner] of corners.entries()) {
          const next = corners[(k + 1) % 4] ?? corner;
          if (inside(corner)) outline.push(inner(corner, side));
          if (inside(corner) === inside(next)) continue;
          outline.push(rim(corner, next, side > 0 ? 'front' : 'back'));
          crossings.push({ leaves: inside(corner), from: corner, to: next });
        }
        for (let k = 1; k + 1 < outline.length; k++) {
          const [a = 0, b = 0, c = 0] = [outline[0], outline[k], outline[k + 1]];
          if (side > 0) indices.push(a, b, c);
          else indices.push(a, c, b);
        }
        if (side < 0 || wall <= 0) continue;
        // A stretch of the outline goes from where it leaves the inside to where it comes back.
        for (const [k, out] of crossings.entries()) {
          const home = crossings[(k + 1) % crossings.length];
          if (!out.leaves || home === undefined) continue;
          const front = [rim(out.from, out.to, 'wallFront'), rim(home.from, home.to, 'wallFront')] as const;
          const behind = [rim(out.from, out.to, 'wallBack'), rim(home.from, home.to, 'wallBack')] as const;
          indices.push(front[0], behind[0], behind[1], front[0], behind[1], front[1]);
        }
      }
    }
  }
  return {
    mesh: {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      occlusion: Float32Array.from(occlusion),
      indices: Uint32Array.from(indices),
    },
    coordinates: Float32Array.from(coordinates),
    back: Uint8Array.from(back),
  };
}

const LAYERS = ['front', 'back', 'wallFront', 'wallBack'];
const AROUND = [
  [4, 0],
  [-4, 0],
  [0, 4],
  [0, -4],
] as const;
