import { describe, expect, it } from 'vitest';
import { mergeCorners } from './merge-corners.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/** A ball of a metre across, whose upper half follows one bone and whose lower half another. */
function makeBall(rings: number): SkinnedMesh {
  const positions: number[] = [];
  for (let row = 0; row <= rings; row++) {
    for (let column = 0; column < rings * 2; column++) {
      const [polar, turn] = [(Math.PI * row) / rings, (Math.PI * column) / rings];
      positions.push(Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn));
    }
  }
  const indices: number[] = [];
  for (let row = 0; row < rings; row++) {
    for (let column = 0; column < rings * 2; column++) {
      // At the poles all are one.
      const number = (line: number, step: number): number =>
        line * rings * 2 + (line % rings === 0 ? 0 : step % (rings * 2));
      const [a, b] = [number(row, column), number(row, column + 1)];
      const [c, d] = [number(row + 1, column), number(row + 1, column + 1)];
      if (row > 0) indices.push(a, b, d);
      if (row < rings - 1) indices.push(a, d, c);
    }
  }
  const count = positions.length / 3;
  return {
    positions: Float32Array.from(positions, (value) => value / 2),
    normals: Float32Array.from(positions),
    occlusion: new Float32Array(count).fill(0.5),
    joints: Uint8Array.from({ length: count * 4 }, (_, k) =>
      k % 4 === 0 && (positions[(k / 4) * 3 + 1] ?? 0) > 0 ? 1 : 0,
    ),
    weights: Float32Array.from({ length: count * 4 }, (_, k) => (k % 4 === 0 ? 1 : 0)),
    indices: Uint32Array.from(indices),
  };
}

/** Edges that do not belong to an even number of triangles, by the places of their ends. */
function openEdges({ positions, indices }: SkinnedMesh): number {
  const place = (vertex: number): string =>
    [0, 1, 2].map((axis) => (positions[vertex * 3 + axis] ?? 0).toFixed(6).replace('-0.000000', '0.000000')).join();
  const counts = new Map<string, number>();
  for (let at = 0; at < indices.length; at += 3) {
    for (let side = 0; side < 3; side++) {
      const ends = [indices[at + side] ?? 0, indices[at + ((side + 1) % 3)] ?? 0].map(place).toSorted().join('|');
      counts.set(ends, (counts.get(ends) ?? 0) + 1);
    }
  }
  return [...counts.values()].filter((count) => count % 2 === 1).length;
}

describe('merging corners', () => {
  const ball = makeBall(64);

  it('leaves fewer triangles, none of them open', () => {
    const plain = mergeCorners(ball, 0.06);
    expect(plain.indices.length).toBeLessThan(ball.indices.length * 0.3);
    expect(openEdges(ball)).toBe(0);
    expect(openEdges(plain)).toBe(0);
  });

  it('keeps the shape, its light and its bones', () => {
    const { positions, normals, occlusion, joints, weights } = mergeCorners(ball, 0.06);
    for (let vertex = 0; vertex < positions.length / 3; vertex++) {
      const at = (values: Float32Array, axis: number): number => values[vertex * 3 + axis] ?? 0;
      expect(Math.hypot(at(positions, 0), at(positions, 1), at(positions, 2))).toBeGreaterThan(0.49);
      expect(Math.hypot(at(normals, 0), at(normals, 1), at(normals, 2))).toBeCloseTo(1);
      expect(occlusion[vertex]).toBeCloseTo(0.5);
      expect(weights[vertex * 4]).toBe(1);
      if (Math.abs(at(positions, 1)) > 0.06) expect(joints[vertex * 4]).toBe(at(positions, 1) > 0 ? 1 : 0);
    }
  });

  it('keeps the two sides of a thin sheet apart', () => {
    const thin = { ...ball, positions: ball.positions.map((value, at) => (at % 3 === 2 ? value * 0.01 : value)) };
    const { normals } = mergeCorners(thin, 0.06);
    const facing = (way: number): number =>
      normals.filter((value, at) => at % 3 === 2 && Math.sign(value) === way).length;
    expect(facing(1)).toBeGreaterThan(50);
    expect(facing(-1)).toBeGreaterThan(50);
  });

  it('leaves a surface as it is that would lose little', () => {
    expect(mergeCorners(ball, 0.005)).toBe(ball);
  });

  it('leaves something of what is smaller than a cell', () => {
    const eye = { ...ball, positions: ball.positions.map((value) => value * 0.05) };
    expect(mergeCorners(eye, 0.03).indices.length).toBeGreaterThan(60);
  });
});
