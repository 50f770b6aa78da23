import { clamp } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { cross, normalise, type Vector } from '../../../maths/vector.ts';
import { type Season, weathered } from '../season.ts';
import { mixLight, timesLight } from '../tones.ts';
import { addSpray } from './crown.ts';
import { TREES } from './trees-table.ts';

const LEAVES = 1500;

/** Clipped: a dark box under a skin of leaves. Along its own x. */
export function makeHedge(random: Random, season: Season, length: number, height: number, depth: number): Mesh {
  const builder = new MeshBuilder();
  const tones = season.name === 'spring' ? TREES.bush.leaves.spring : TREES.bush.leaves.summer;
  const [material, sprays] = [materialOf('leaf'), materialOf('leaves')];
  const faces: readonly (readonly [Vector, Vector, Vector, number])[] = [
    [[0, 0, 1], [1, 0, 0], [0, 1, 0], length * height],
    [[0, 0, -1], [1, 0, 0], [0, 1, 0], length * height],
    [[0, 1, 0], [1, 0, 0], [0, 0, 1], length * depth],
    [[1, 0, 0], [0, 0, 1], [0, 1, 0], depth * height],
    [[-1, 0, 0], [0, 0, 1], [0, 1, 0], depth * height],
  ];
  const half: Vector = [length / 2, height / 2, depth / 2];
  const total = faces.reduce((sum, [, , , area]) => sum + area, 0);
  for (const [normal, u, v, area] of faces) {
    const point = (a: number, b: number, out: number): Vector => [
      (normal[0] * out + u[0] * a + v[0] * b) * half[0],
      half[1] + (normal[1] * out + u[1] * a + v[1] * b) * half[1],
      (normal[2] * out + u[2] * a + v[2] * b) * half[2],
    ];
    const corners = (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([a, b]) =>
      builder.vertex(point(a, b, 0.93), normal, { colour: timesLight(tones.dark, 0.6), material, occlusion: 0.45 }),
    );
    builder.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
    for (let k = 0; k < (LEAVES * area) / total; k++) {
      const [a, b] = [random.between(-1, 1), random.between(-1, 1)];
      const at = point(a, b, random.between(0.9, 1.05));
      const tilt: Vector = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
      const face = normalise([normal[0] + tilt[0] * 0.7, normal[1] + tilt[1] * 0.7 + 0.2, normal[2] + tilt[2] * 0.7]);
      const side = normalise(cross(face, tilt));
      const long = normalise(cross(side, face));
      const low = clamp(at[1] / height);
      const colour = weathered(
        mixLight(tones.dark, tones.light, clamp(random.between(0, 0.75) + normal[1] * 0.2)),
        season,
        normal[1] + random.between(-0.2, 0.2),
      );
      const size = 0.1 * random.between(0.7, 1.3);
      const look = { colour, material: sprays, occlusion: 0.5 + 0.5 * low, wind: 0.01 };
      const lit = normalise([normal[0] + tilt[0] * 0.25, normal[1] + 0.2, normal[2] + tilt[2] * 0.25]);
      const corner = (i: number, j: number): number =>
        builder.vertex(
          [at[0] + side[0] * i + long[0] * j, at[1] + side[1] * i + long[1] * j, at[2] + side[2] * i + long[2] * j],
          lit,
          look,
        );
      addSpray(builder, [corner(-size, 0), corner(0, -size * 1.4), corner(size, 0), corner(0, size * 1.4)]);
    }
  }
  return builder.build({ twoSided: true, sways: true });
}
