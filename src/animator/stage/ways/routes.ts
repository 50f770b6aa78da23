import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';

/** A way over the ground, by metres gone from its middle: before it, on it, behind it. */
export interface Route {
  /** Metres it can be gone in each direction. */
  readonly reach: number;
  at(metres: number): { readonly x: number; readonly z: number; readonly heading: number };
}

export function straightRoute(middle: Vector, heading: number, reach: number): Route {
  const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
  return {
    reach,
    at: (metres) => ({ x: middle[0] + sine * metres, z: middle[2] + cosine * metres, heading }),
  };
}

/** Around in a circle that touches the straight way in the middle; `turn` 1 bends to the left of who goes. */
export function roundRoute(middle: Vector, heading: number, radius: number, turn: 1 | -1): Route {
  const centre = { x: middle[0] + Math.cos(heading) * radius * turn, z: middle[2] - Math.sin(heading) * radius * turn };
  return {
    reach: Number.POSITIVE_INFINITY,
    at(metres) {
      const angle = heading + (metres / radius) * turn;
      return {
        x: centre.x - Math.cos(angle) * radius * turn,
        z: centre.z + Math.sin(angle) * radius * turn,
        heading: angle,
      };
    },
  };
}

/**
 * Along a road, a rail or a river of the place, from where it comes nearest to the middle; against its own direction where that fits the wish better. `aside`:
 * metres to the left of who goes.
 */
export function routeAlong(way: PlaceFacts['ways'][number], middle: Vector, heading: number, aside: number): Route {
  const points = way.points;
  const lengths = [0];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before !== undefined)
      lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point[0] - before[0], point[2] - before[2]));
  }
  const whole = lengths.at(-1) ?? 0;
  const onWay = (metres: number, shift = 0): { x: number; z: number; heading: number } => {
    const along = Math.min(whole, Math.max(0, metres));
    let index = 0;
    while (index + 2 < points.length && (lengths[index + 1] ?? 0) <= along) index += 1;
    const [a, b] = [points[index], points[index + 1]];
    if (a === undefined || b === undefined) return { x: middle[0], z: middle[2], heading };
    const share = (along - (lengths[index] ?? 0)) / Math.max(1e-6, (lengths[index + 1] ?? 0) - (lengths[index] ?? 0));
    const direction = Math.atan2(b[0] - a[0], b[2] - a[2]);
    return {
      x: a[0] + (b[0] - a[0]) * share + Math.cos(direction) * shift,
      z: a[2] + (b[2] - a[2]) * share - Math.sin(direction) * shift,
      heading: direction,
    };
  };
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  const search = (from: number, to: number, step: number): void => {
    for (let metres = from; metres <= to; metres += step) {
      const { x, z } = onWay(metres);
      const far = Math.hypot(x - middle[0], z - middle[2]);
      if (far < least) [nearest, least] = [metres, far];
    }
  };
  // Then finer: those who go together start from their own places, not from the same one.
  const coarse = Math.max(0.5, whole / 200);
  search(0, whole, coarse);
  search(nearest - coarse, nearest + coarse, coarse / 16);
  const forward = Math.cos(onWay(nearest).heading - heading) >= 0 ? 1 : -1;
  return {
    reach: Math.max(1, Math.min(nearest, whole - nearest)),
    at(metres) {
      const spot = onWay(nearest + metres * forward, aside * forward);
      return forward > 0 ? spot : { ...spot, heading: spot.heading + Math.PI };
    },
  };
}
