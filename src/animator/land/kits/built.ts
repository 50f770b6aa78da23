import { type MaterialName, materialOf } from '../../maths/materials.ts';
import { type Light, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Season, weathered } from './season.ts';
import { timesLight } from './tones.ts';

/** What people have put into the land: posts, rails, boards, walls. */
export interface BoxLook {
  readonly colour: Light;
  readonly material: MaterialName;
  readonly season: Season;
}

/** From corner to corner, upright or turned around the vertical about its middle. */
export function addBox(builder: MeshBuilder, middle: Vector, size: Vector, look: BoxLook, heading = 0): void {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  const material = materialOf(look.material);
  const point = (i: number, j: number, k: number): Vector => {
    const [x, z] = [(i * size[0]) / 2, (k * size[2]) / 2];
    return [middle[0] + x * c + z * s, middle[1] + (j * size[1]) / 2, middle[2] - x * s + z * c];
  };
  const turned = ([x, y, z]: Vector): Vector => [x * c + z * s, y, -x * s + z * c];
  const face = (normal: Vector, corners: readonly (readonly [number, number, number])[]): void => {
    const colour = weathered(timesLight(look.colour, normal[1] < 0 ? 0.7 : 1), look.season, normal[1]);
    const at = corners.map(([i, j, k]) =>
      builder.vertex(point(i, j, k), turned(normal), { colour, material, occlusion: j < 0 ? 0.6 : 0.95 }),
    );
    builder.quad(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0, at[3] ?? 0);
  };
  face(
    [0, 1, 0],
    [
      [-1, 1, 1],
      [1, 1, 1],
      [1, 1, -1],
      [-1, 1, -1],
    ],
  );
  face(
    [0, -1, 0],
    [
      [-1, -1, -1],
      [1, -1, -1],
      [1, -1, 1],
      [-1, -1, 1],
    ],
  );
  face(
    [0, 0, 1],
    [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
  );
  face(
    [0, 0, -1],
    [
      [1, -1, -1],
      [-1, -1, -1],
      [-1, 1, -1],
      [1, 1, -1],
    ],
  );
  face(
    [1, 0, 0],
    [
      [1, -1, 1],
      [1, -1, -1],
      [1, 1, -1],
      [1, 1, 1],
    ],
  );
  face(
    [-1, 0, 0],
    [
      [-1, -1, -1],
      [-1, -1, 1],
      [-1, 1, 1],
      [-1, 1, -1],
    ],
  );
}

/** Posts with two rails between them, along points on the ground. */
export function makeFence(points: readonly Vector[], look: BoxLook): Mesh {
  const builder = new MeshBuilder();
  for (const [index, [x, y, z]] of points.entries()) {
    addBox(builder, [x, y + 0.5, z], [0.11, 1.15, 0.11], look);
    const next = points[index + 1];
    if (next === undefined) continue;
    const [dx, dy, dz] = [next[0] - x, next[1] - y, next[2] - z];
    const length = Math.hypot(dx, dz);
    const heading = Math.atan2(dx, dz);
    for (const up of [0.45, 0.85])
      addBox(builder, [x + dx / 2, y + dy / 2 + up, z + dz / 2], [0.045, 0.11, length], look, heading);
  }
  return builder.build();
}

/** A strip along points, `width` wide, with colours across it: roads, paths, fields. Heights are the points' own. */
export function makeStrip(
  points: readonly Vector[],
  bands: readonly {
    readonly from: number;
    readonly to: number;
    readonly colour: Light;
    readonly material: MaterialName;
    readonly lift: number;
    readonly dashes?: number;
  }[],
): Mesh {
  const builder = new MeshBuilder();
  let gone = 0;
  for (let k = 0; k + 1 < points.length; k++) {
    const [a, b] = [points[k], points[k + 1]];
    const before = points[Math.max(0, k - 1)];
    const after = points[Math.min(points.length - 1, k + 2)];
    if (a === undefined || b === undefined || before === undefined || after === undefined) continue;
    const across = (p: Vector, q: Vector): Vector => {
      const length = Math.hypot(q[0] - p[0], q[2] - p[2]) || 1;
      return [-(q[2] - p[2]) / length, 0, (q[0] - p[0]) / length];
    };
    const [sa, sb] = [across(before, b), across(a, after)];
    gone += Math.hypot(b[0] - a[0], b[2] - a[2]);
    for (const { from, to, colour, material, lift, dashes } of bands) {
      if (dashes !== undefined && Math.floor(gone / dashes) % 2 === 1) continue;
      const corner = (p: Vector, side: Vector, out: number): number =>
        builder.vertex([p[0] + side[0] * out, p[1] + lift, p[2] + side[2] * out], [0, 1, 0], {
          colour,
          material: materialOf(material),
        });
      const [p, q, r, s] = [corner(a, sa, from), corner(a, sa, to), corner(b, sb, to), corner(b, sb, from)];
      builder.quad(p, s, r, q);
    }
  }
  return builder.build({ twoSided: true });
}
