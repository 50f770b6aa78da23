import { describe, expect, it } from 'vitest';
import { Field } from './field.ts';
import { FieldKernel } from './polygonise.ts';
import { SkeletonBuilder } from './skeleton.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

const skeleton = new SkeletonBuilder().bone('root', null, [0, 0, 0], [0, 1, 0]).build();
const kernel = new FieldKernel();

function longestEdge({ positions, indices }: SkinnedMesh): number {
  const at = (vertex: number, axis: number): number => positions[vertex * 3 + axis] ?? 0;
  let longest = 0;
  for (let corner = 0; corner < indices.length; corner++) {
    const a = indices[corner] ?? 0;
    const b = indices[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0;
    longest = Math.max(longest, Math.hypot(at(a, 0) - at(b, 0), at(a, 1) - at(b, 1), at(a, 2) - at(b, 2)));
  }
  return longest;
}

describe('polygonise', () => {
  it('joins neighbours only, whether or not vertices are left over', () => {
    const horn = new Field(skeleton).on('root').cone([0, 0, 0], [0.1, 0.4, 0], 0.05, 0.02);
    const plain = kernel.polygonise(horn, { cell: 0.02 });
    const finer = kernel.polygonise(horn, { cell: 0.02, fine: [{ centre: [0, 0, 0], radius: 0.12, cell: 0.01 }] });
    expect(plain.indices.length).toBeGreaterThan(600);
    expect(longestEdge(plain)).toBeLessThan(0.06);
    expect(longestEdge(finer)).toBeLessThan(0.06);
  });

  it('puts every vertex on the surface', () => {
    const { positions } = kernel.polygonise(new Field(skeleton).on('root').ball([0, 0.5, 0], 0.3), { cell: 0.05 });
    for (let at = 0; at < positions.length; at += 3) {
      const far = Math.hypot(positions[at] ?? 0, (positions[at + 1] ?? 0) - 0.5, positions[at + 2] ?? 0);
      expect(Math.abs(far - 0.3)).toBeLessThan(0.004);
    }
  });
});
