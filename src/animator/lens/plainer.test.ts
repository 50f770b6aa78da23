import { describe, expect, it } from 'vitest';
import { standing } from '../maths/matrix.ts';
import { type Mesh, MeshBuilder } from '../maths/mesh.ts';
import { makePlainer, plainerInWater } from './plainer.ts';

/** A ball of a metre, finer than anybody could see from afar. */
function makeBall(rings: number): Mesh {
  const builder = new MeshBuilder();
  const look = { colour: [0.5, 0.5, 0.5], material: 0 } as const;
  const rows = Array.from({ length: rings + 1 }, (_, row) => {
    const polar = (Math.PI * row) / rings;
    const columns = row === 0 || row === rings ? 1 : rings * 2;
    return Array.from({ length: columns }, (_unused, column) => {
      const turn = (Math.PI * column) / rings;
      const at = [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)] as const;
      return builder.vertex(at, at, look);
    });
  });
  for (let row = 0; row < rings; row++) {
    for (let column = 0; column < rings * 2; column++) {
      const pick = (of: readonly number[] | undefined, which: number): number => of?.[which % of.length] ?? 0;
      const [a, b] = [pick(rows[row], column), pick(rows[row], column + 1)];
      const [c, d] = [pick(rows[row + 1], column), pick(rows[row + 1], column + 1)];
      if (a !== b) builder.triangle(a, b, d);
      if (c !== d) builder.triangle(a, d, c);
    }
  }
  return builder.build({ twoSided: false, sways: false });
}

/** Edges by the places of their ends that are not shared by an even number of triangles. */
function openEdges({ vertices, indices }: Mesh): number {
  const place = (vertex: number): string => vertices.slice(vertex * 12, vertex * 12 + 3).join();
  const counts = new Map<string, number>();
  for (let at = 0; at < indices.length; at += 3) {
    for (let side = 0; side < 3; side++) {
      const ends = [indices[at + side] ?? 0, indices[at + ((side + 1) % 3)] ?? 0].map(place).toSorted().join('|');
      counts.set(ends, (counts.get(ends) ?? 0) + 1);
    }
  }
  return [...counts.values()].filter((count) => count % 2 === 1).length;
}

const ball = makeBall(30);
const sight = { apparent: ([, , z]: readonly number[]): number => Math.abs(z ?? 0) };
const plain = (z: number): Mesh =>
  makePlainer([{ mesh: ball, matrix: standing([0, 0, z]) }], sight, 720)[0]?.mesh ?? ball;

describe('plainer meshes', () => {
  it('leaves what comes near the camera as it is', () => {
    expect(plain(-8)).toBe(ball);
  });

  it('takes triangles that are smaller than pixels from what stays far away, and leaves no gap', () => {
    const far = plain(-150);
    expect(openEdges(ball)).toBe(0);
    expect(openEdges(far)).toBe(0);
    expect(far.indices.length).toBeLessThan(ball.indices.length * 0.5);
    for (let at = 0; at < far.vertices.length; at += 12) {
      const radius = Math.hypot(...far.vertices.slice(at, at + 3));
      // A pixel is 13 cm wide there.
      expect(radius).toBeGreaterThan(0.87);
      expect(radius).toBeLessThanOrEqual(1.001);
    }
  });

  it('makes one mesh for all that is as far away', () => {
    const placements = [-150, -152, -154].map((z) => ({ mesh: ball, matrix: standing([0, 0, z]) }));
    expect(new Set(makePlainer(placements, sight, 720).map(({ mesh }) => mesh)).size).toBe(1);
  });

  it('shows plainer ones in water alone, and throws their shadow once', () => {
    const inWater = { lines: 240, pixels: 6 };
    const near = { mesh: ball, matrix: standing([0, 0, -3]) };
    const far = { mesh: ball, matrix: standing([0, 0, -40]) };
    const own = { ...far, coarse: ball };
    expect(plainerInWater([near, own, { ...far, mirrored: false }], sight, inWater)).toHaveLength(3);
    const [seen, mirrored] = plainerInWater([far], sight, inWater);
    expect(seen).toEqual({ ...far, mirrored: false });
    expect(mirrored).toMatchObject({ seen: false, shades: false });
    expect(mirrored?.mirrored).not.toBe(false);
    expect(mirrored?.mesh.indices.length).toBeLessThan(ball.indices.length * 0.5);
  });
});
