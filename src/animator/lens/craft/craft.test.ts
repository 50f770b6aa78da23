import { describe, expect, it } from 'vitest';
import type { BodyPart } from '../../bodies/body.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { craftOf, craftParts } from './craft.ts';
import { fold } from './facets.ts';
import { gatherInPuffs } from './puffs.ts';
import { craftPlacements } from './scenery.ts';
import type { Surface } from './surface.ts';
import { buildOfBlocks } from './voxels.ts';

/** A ball of a radius of one metre, in two colours. */
function ball(rows = 16): Surface & { joints: Uint8Array; weights: Float32Array } {
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= rows * 2; column++) {
      const [down, around] = [(row / rows) * Math.PI, (column / rows) * Math.PI];
      positions.push(Math.sin(down) * Math.sin(around), Math.cos(down), Math.sin(down) * Math.cos(around));
      colours.push(row < rows / 2 ? 1 : 0, 0, row < rows / 2 ? 0 : 1);
      if (row === rows || column === rows * 2) continue;
      const [at, below] = [row * (rows * 2 + 1) + column, (row + 1) * (rows * 2 + 1) + column];
      indices.push(at, below, at + 1, at + 1, below, below + 1);
    }
  const count = positions.length / 3;
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(positions),
    colours: Float32Array.from(colours),
    occlusion: new Float32Array(count).fill(1),
    indices: Uint32Array.from(indices),
    joints: Uint8Array.from({ length: count * 4 }, (_, index) => (index % 4 === 0 ? (index / 4) % 7 : 0)),
    weights: Float32Array.from({ length: count * 4 }, (_, index) => (index % 4 === 0 ? 1 : 0)),
  };
}

const partOf = (name: string): BodyPart => {
  const { colours, ...mesh } = ball();
  return { name, mesh, material: 'skin', colours, patches: null, twoSided: false };
};

describe('a surface', () => {
  it('of blocks has sides along the axes only, in the colours that it had there', () => {
    const { positions, normals, colours, from, indices } = buildOfBlocks(ball(), 0.25, false);
    expect(indices.length / 3).toBeGreaterThan(200);
    for (let at = 0; at < normals.length; at += 3)
      expect([0, 1, 2].filter((axis) => Math.abs(normals[at + axis] ?? 0) === 1)).toHaveLength(1);
    for (const value of positions) expect(Math.abs(value / 0.25 - Math.round(value / 0.25))).toBeLessThan(1e-4);
    const top = [...positions.keys()].filter((index) => index % 3 === 1 && (positions[index] ?? 0) > 0.8);
    expect(top.every((index) => (colours[index - 1] ?? 0) > 0.9)).toBe(true);
    expect(Math.max(...from)).toBeLessThan(ball().occlusion.length);
  });

  it('of bricks has studs, and never more than the lens has room for', () => {
    expect(buildOfBlocks(ball(), 0.25, true).indices.length).toBeGreaterThan(
      buildOfBlocks(ball(), 0.25, false).indices.length,
    );
    expect(buildOfBlocks(ball(24), 0.01, true).from.length).toBeLessThan(150_000);
  });

  it('of facets has one shade a triangle', () => {
    const { normals, colours, indices } = fold(ball(), 0.3);
    expect(indices.length).toBeLessThan(ball().indices.length / 2);
    for (let corner = 0; corner < indices.length; corner += 3)
      for (const list of [normals, colours])
        for (let axis = 0; axis < 3; axis++)
          expect(list[(indices[corner] ?? 0) * 3 + axis]).toBe(list[(indices[corner + 2] ?? 0) * 3 + axis]);
  });

  it('of leaves becomes lumps, flat or round', () => {
    const [flat, round] = [gatherInPuffs(ball(64), 0.8, false), gatherInPuffs(ball(64), 0.8, true)];
    expect(round.indices.length).toBe(flat.indices.length * 4);
  });

  it('of few leaves becomes few lumps, however small they were to be', () => {
    const few = ball(6);
    const lumps = 8 * 20 * 3;
    expect(gatherInPuffs(few, 0.01, true).indices.length).toBeLessThanOrEqual(
      Math.max(lumps, few.indices.length * 1.6),
    );
  });
});

describe('what a style makes everything of', () => {
  it.each(['voxel', 'bricks', 'low_poly', 'origami', 'claymation', 'stop_motion'])(
    '%s bends with the same bones',
    (style) => {
      const [part] = craftParts([partOf('top')], [style], 2);
      const count = (part?.mesh.positions.length ?? 0) / 3;
      expect(part?.mesh.joints).toHaveLength(count * 4);
      expect(part?.mesh.weights).toHaveLength(count * 4);
      expect(part?.colours).toHaveLength(count * 3);
      expect([...(part?.mesh.positions ?? [])].every(Number.isFinite)).toBe(true);
    },
  );

  it('draws people as they are, without locks of hair that would be lines', () => {
    const [part, ...more] = craftParts([partOf('top'), partOf('locks')], ['cartoon'], 2);
    expect(part?.mesh.positions).toEqual(partOf('top').mesh.positions);
    expect(more).toHaveLength(0);
  });

  it('leaves bodies and places of other styles as they are', () => {
    const parts = [partOf('top')];
    expect(craftParts(parts, ['anime'], 2)).toBe(parts);
    expect(craftOf([])).toBeNull();
  });

  it('makes scenery of the same, once for all that are alike, and leaves water alone', () => {
    const meshOf = (material: number): Mesh => {
      const builder = new MeshBuilder();
      const look = { colour: [1, 0, 0] as const, material };
      const corners = (
        [
          [0, 0, 0],
          [1, 0, 0],
          [1, 1, 0],
          [0, 1, 0],
        ] as const
      ).map((at) => builder.vertex(at, [0, 0, 1], look));
      builder.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
      return builder.build();
    };
    const [wood, water] = [meshOf(materialOf('wood')), meshOf(materialOf('water'))];
    const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
    const [a, b, c] = craftPlacements(
      [
        { mesh: wood, matrix },
        { mesh: wood, matrix },
        { mesh: water, matrix },
      ],
      ['voxel'],
    );
    expect(a?.mesh).toBe(b?.mesh);
    expect(a?.mesh).not.toBe(wood);
    expect(c?.mesh).toBe(water);
  });
});
