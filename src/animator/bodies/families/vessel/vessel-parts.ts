import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import { lined, type Surface, sheet } from '../../forge/surface.ts';

export interface VesselOrder {
  readonly colour: number | null;
  readonly sail: number | null;
  readonly look: string | null;
}

export const WOOD: Paint = { material: 'wood', colour: 0x8c5a2e };
export const DECK: Paint = { material: 'wood', colour: 0xb98a57 };
export const ROPE: Paint = { material: 'cloth', colour: 0x3b3228 };
export const STEEL: Paint = { material: 'metal', colour: 0xb9bfc6 };
export const DARK: Paint = { material: 'plastic', colour: 0x1c1f24 };
export const GLASS: Paint = { material: 'glass', colour: 0x22333d };

/** Cloth between rows of points, seen from both sides. */
export const cloth = (rows: readonly (readonly Vector[])[]): Surface => lined(sheet(rows, { crease: 1.2 }));

/** A sail between three corners, blown out to one side. */
export function triangleSail(foot: Vector, tail: Vector, head: Vector, belly: number): Surface {
  const rows = Array.from({ length: 11 }, (_, k) => {
    const up = k / 10;
    return Array.from({ length: 9 }, (__, j): Vector => {
      const along = j / 8;
      const wide = 1 - up;
      const point = [0, 1, 2].map((axis) => {
        const [a, b, c] = [foot[axis] ?? 0, tail[axis] ?? 0, head[axis] ?? 0];
        return a * (1 - up) + c * up + (b - a) * along * wide;
      });
      const out = belly * Math.sin(along * Math.PI) * Math.sin(Math.min(1, up * 1.15 + 0.12) * Math.PI);
      return [(point[0] ?? 0) + out, point[1] ?? 0, point[2] ?? 0];
    });
  });
  return cloth(rows);
}
