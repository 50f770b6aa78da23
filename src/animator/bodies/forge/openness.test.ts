import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { openness } from './openness.ts';

interface Heap {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: number[];
}

/** Triangles of all sizes, from less than a cell to the whole. */
function aHeap(seed: number): Heap {
  const random = makeRandom(seed);
  const heap: Heap = { positions: [], normals: [], indices: [] };
  for (let corner = 0; corner < 120; corner++) {
    const spread = corner % 9 < 6 ? 0.03 : 1;
    const middle = Math.floor(corner / 3) / 40;
    for (let axis = 0; axis < 3; axis++) heap.positions.push(middle + (random.next() - 0.5) * spread);
    heap.normals.push(...normalise([random.next() - 0.5, random.next() - 0.5, random.next() - 0.5]));
    heap.indices.push(corner);
  }
  return heap;
}

/** The same by its words: every triangle in steps, every ray by itself. */
function plainOpenness({ positions, normals, indices }: Heap): number[] {
  const at = (vertex: number): Vector => {
    const [x = 0, y = 0, z = 0] = positions.slice(vertex * 3, vertex * 3 + 3);
    return [x, y, z];
  };
  const corners = indices.map(at);
  const low = [0, 1, 2].map((axis) => Math.min(...corners.map((corner) => corner[axis] ?? 0)));
  const high = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis] ?? 0)));
  const cell = Math.max(...low.map((value, axis) => (high[axis] ?? 0) - value)) / 40;
  const nameOf = (place: readonly number[]): string =>
    place.map((value, axis) => Math.floor((value - (low[axis] ?? 0)) / cell)).join();
  const filled = new Set<string>();
  for (let t = 0; t < corners.length; t += 3) {
    const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = corners.slice(t, t + 3);
    const way = (to: Vector): number => Math.abs(a[0] - to[0]) + Math.abs(a[1] - to[1]) + Math.abs(a[2] - to[2]);
    const steps = Math.min(40, Math.ceil(Math.max(way(b), way(c)) / cell) + 1);
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps - i; j++) {
        const [u, v] = [i / steps, j / steps];
        const w = 1 - u - v;
        filled.add(nameOf([0, 1, 2].map((k) => (a[k] ?? 0) * w + (b[k] ?? 0) * u + (c[k] ?? 0) * v)));
      }
  }
  return corners.map((from, vertex) => {
    const [p = 0, q = 0, r = 0] = normals.slice(vertex * 3, vertex * 3 + 3);
    const normal = [p, q, r];
    const side = normalise(Math.abs(q) < 0.9 ? [r, 0, -p] : [0, -r, q]);
    const up = [q * side[2] - r * side[1], r * side[0] - p * side[2], p * side[1] - q * side[0]];
    let closed = 0;
    for (let ray = 0; ray < 7; ray++) {
      const angle = ((ray - 1) / 6) * Math.PI * 2;
      const [a, b, c] = ray === 0 ? [0, 0, 1] : [Math.cos(angle) * 0.85, Math.sin(angle) * 0.85, 0.53];
      const way = [0, 1, 2].map(
        (k) => (side[k] ?? 0) * (a ?? 0) + (up[k] ?? 0) * (b ?? 0) + (normal[k] ?? 0) * (c ?? 0),
      );
      for (let step = 1; step <= 7; step++) {
        const place = way.map((along, k) => (from[k] ?? 0) + (normal[k] ?? 0) * cell * 1.6 + along * (step * cell));
        if (!filled.has(nameOf(place))) continue;
        closed += 1 - (step - 1) / 7;
        break;
      }
    }
    return Math.fround(1 - 0.75 * Math.min(1, closed / 7));
  });
}

describe('openness', () => {
  it('is what its rays meet, to the last bit', () => {
    const heap = aHeap(1);
    const open = [...openness([heap])(heap)];
    expect(open).toEqual(plainOpenness(heap));
    expect(new Set(open).size).toBeGreaterThan(8);
  });
});
