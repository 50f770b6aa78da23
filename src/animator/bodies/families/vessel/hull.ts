import type { Vector } from '../../../maths/vector.ts';
import { curve, type Point } from '../../forge/outlines.ts';
import { tube } from '../../forge/shapes.ts';
import { lined, type Surface, sheet } from '../../forge/surface.ts';

/** The shape of a hull: along z, its half breadth, the height of its edge and of its keel; y = 0 is the water. */
export interface HullLines {
  readonly breadth: readonly Point[];
  readonly edge: readonly Point[];
  readonly keel: readonly Point[];
  /** Below 1 round and full, above it sharp. */
  readonly fullness: number;
}

const STATIONS = 22;
const AROUND = 14;

export interface Hull {
  /** A point of the skin: `around` runs from -1 (left edge) over 0 (keel) to 1 (right edge). */
  readonly at: (z: number, around: number, inward?: number) => Vector;
  readonly from: number;
  readonly to: number;
  readonly edgeAt: (z: number) => number;
  readonly breadthAt: (z: number) => number;
}

export function makeHull({ breadth, edge, keel, fullness }: HullLines): Hull {
  const [breadthAt, edgeAt, keelAt] = [curve(breadth), curve(edge), curve(keel)];
  return {
    from: breadth[0]?.[0] ?? 0,
    to: breadth.at(-1)?.[0] ?? 0,
    breadthAt,
    edgeAt,
    at(z, around, inward = 0) {
      const angle = (around * Math.PI) / 2;
      const [top, bottom] = [edgeAt(z), Math.min(edgeAt(z) - 0.02, keelAt(z) + inward)];
      return [
        Math.sin(angle) * Math.max(0.004, breadthAt(z) - inward),
        top - (top - bottom) * Math.max(0, Math.cos(angle)) ** fullness,
        z,
      ];
    },
  };
}

const stationsOf = ({ from, to }: Hull): number[] =>
  Array.from({ length: STATIONS + 1 }, (_, k) => {
    const share = k / STATIONS;
    // Closer together toward the bow, where it bends most.
    return from + (to - from) * (1 - (1 - share) ** 1.35);
  });

/** The skin outside between two heights around the hull, or all of it. */
export function hullSkin(hull: Hull, inward = 0): Surface {
  const rows = stationsOf(hull).map((z) =>
    Array.from({ length: AROUND * 2 + 1 }, (_, k) => hull.at(z, k / AROUND - 1, inward)),
  );
  return sheet(rows, { crease: 0.9 });
}

/** A band along both sides: `low` and `high` are shares from the keel (0) to the edge (1). */
export function hullBand(hull: Hull, low: number, high: number): Surface {
  const side = (sign: number): Surface => {
    const rows = [low, (low + high) / 2, high].map((around) =>
      stationsOf(hull).map((z): Vector => {
        const [x, y] = hull.at(z, sign * around);
        return [x * 1.004 + sign * 0.004, y, z];
      }),
    );
    return sheet(sign > 0 ? rows.map((row) => [...row].reverse()) : rows, { crease: 0.9 });
  };
  const [left, right] = [side(-1), side(1)];
  const base = left.positions.length / 3;
  return {
    positions: [...left.positions, ...right.positions],
    normals: [...left.normals, ...right.normals],
    indices: [...left.indices, ...right.indices.map((index) => index + base)],
  };
}

/** A closed end at the stern, or wherever the hull is cut off. */
export function hullEnd(hull: Hull): Surface {
  const points = Array.from({ length: AROUND * 2 + 1 }, (_, k) => hull.at(hull.from, k / AROUND - 1));
  const top = points.map(([x, , z]): Vector => [x, hull.edgeAt(hull.from), z]);
  return lined(sheet([points, top]));
}

export function gunwale(hull: Hull, thick: number): Surface {
  const side = (sign: number): Vector[] => stationsOf(hull).map((z) => hull.at(z, sign));
  return tube([...side(1), ...side(-1).reverse()], thick, { ring: true, sides: 8 });
}

/** A floor from side to side at a height below the edge. */
export function deck(hull: Hull, below: number, from = hull.from, to = hull.to, inward = 0.02): Surface {
  const stations = Array.from({ length: 17 }, (_, k) => from + (to - from) * (k / 16));
  const rows = stations.map((z) => {
    const half = Math.max(0.003, hull.breadthAt(z) - inward);
    const y = hull.edgeAt(z) - below;
    return [1, 0.5, 0, -0.5, -1].map((share): Vector => [half * share, y + 0.02 * (1 - share * share), z]);
  });
  return sheet(rows, { crease: 0.6 });
}
