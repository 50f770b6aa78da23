import { materialOf } from '../../../maths/materials.ts';
import type { Light, MeshBuilder } from '../../../maths/mesh.ts';
import { cross, normalise, subtract, type Vector } from '../../../maths/vector.ts';
import type { Season } from '../season.ts';
import { weathered } from '../season.ts';
import { timesLight } from '../tones.ts';

/** A tube through points, thinner toward its end: trunks, boughs, stems. */
export function addLimb(
  builder: MeshBuilder,
  points: readonly Vector[],
  radii: readonly number[],
  look: {
    readonly colour: Light;
    readonly sides: number;
    readonly season: Season;
    readonly wind?: number;
    readonly material?: number;
  },
): void {
  const { colour, sides, season, wind = 0, material = materialOf('bark') } = look;
  let before: number[] = [];
  for (const [index, point] of points.entries()) {
    const next = points[Math.min(points.length - 1, index + 1)] ?? point;
    const last = points[Math.max(0, index - 1)] ?? point;
    const along = normalise(subtract(next, last));
    const side = normalise(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const other = cross(side, along);
    const radius = radii[index] ?? 0;
    const share = index / Math.max(1, points.length - 1);
    const ring: number[] = [];
    for (let k = 0; k < sides; k++) {
      const angle = (k / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const normal: Vector = [side[0] * c + other[0] * s, side[1] * c + other[1] * s, side[2] * c + other[2] * s];
      // Furrows: every face of the bark a little lighter or darker.
      const shade = 0.78 + 0.44 * (((k * 7 + index * 5) % 5) / 4);
      ring.push(
        builder.vertex(
          [point[0] + normal[0] * radius, point[1] + normal[1] * radius, point[2] + normal[2] * radius],
          normal,
          {
            colour: weathered(timesLight(colour, shade), season, normal[1]),
            material,
            occlusion: 0.5 + 0.35 * share,
            wind: wind * share,
          },
        ),
      );
    }
    for (let k = 0; k < sides && before.length > 0; k++) {
      const j = (k + 1) % sides;
      builder.quad(before[k] ?? 0, ring[k] ?? 0, ring[j] ?? 0, before[j] ?? 0);
    }
    before = ring;
  }
}
