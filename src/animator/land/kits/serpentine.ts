import { smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';

/** A road that climbs a slope in hairpins: straights along x, one above the other, half circles between them. */
const [LEG, APART, RISE, CLIMB] = [62, 34, 14, 3.2];
const [LOWEST, HIGHEST] = [-3, 5];
export const PASS_HALF_WIDTH = 3.4;

/** How the slope rises without the road. */
export const slopeY = (z: number): number => (-z * RISE) / APART;

/** From below to above, a point every few metres. The middle of the world is on a straight. */
export function serpentinePoints(): Vector[] {
  const points: Vector[] = [];
  for (let leg = LOWEST; leg <= HIGHEST; leg++) {
    const [side, z, y] = [leg % 2 === 0 ? 1 : -1, -leg * APART, leg * RISE];
    for (let k = 0; k <= 20; k++) {
      const along = -LEG + (2 * LEG * k) / 20;
      points.push([side * along, y + (CLIMB * along) / LEG, z]);
    }
    if (leg === HIGHEST) break;
    for (let k = 1; k < 12; k++) {
      const [angle, share] = [(k / 12) * Math.PI, k / 12];
      points.push([
        side * (LEG + Math.sin(angle) * (APART / 2)),
        y + CLIMB + (RISE - 2 * CLIMB) * share,
        z - APART / 2 + Math.cos(angle) * (APART / 2),
      ]);
    }
  }
  return points;
}

export interface NearRoad {
  /** Metres from its middle, and how high it is there. */
  readonly aside: number;
  readonly y: number;
}

const CELL = 24;

/** Where the road is nearest. Asked for every vertex of the land: only pieces that may be near are looked at. */
export function makeNearRoad(points: readonly Vector[]): (x: number, z: number) => NearRoad | null {
  const cells = new Map<number, number[]>();
  const keyOf = (i: number, j: number): number => (i + 512) * 1024 + j + 512;
  for (let k = 0; k + 1 < points.length; k++) {
    const [a, b] = [points[k], points[k + 1]];
    if (a === undefined || b === undefined) continue;
    const low = [Math.min(a[0], b[0]) - REACH, Math.min(a[2], b[2]) - REACH].map((value) => Math.floor(value / CELL));
    const high = [Math.max(a[0], b[0]) + REACH, Math.max(a[2], b[2]) + REACH].map((value) => Math.floor(value / CELL));
    for (let i = low[0] ?? 0; i <= (high[0] ?? 0); i++)
      for (let j = low[1] ?? 0; j <= (high[1] ?? 0); j++)
        cells.set(keyOf(i, j), [...(cells.get(keyOf(i, j)) ?? []), k]);
  }
  return (x, z) => {
    const near = cells.get(keyOf(Math.floor(x / CELL), Math.floor(z / CELL)));
    if (near === undefined) return null;
    let [aside, y] = [Number.POSITIVE_INFINITY, 0];
    for (const k of near) {
      const [a, b] = [points[k], points[k + 1]];
      if (a === undefined || b === undefined) continue;
      const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
      const share = Math.min(1, Math.max(0, ((x - a[0]) * dx + (z - a[2]) * dz) / (dx * dx + dz * dz)));
      const far = Math.hypot(x - a[0] - dx * share, z - a[2] - dz * share);
      if (far < aside) [aside, y] = [far, a[1] + (b[1] - a[1]) * share];
    }
    return aside < REACH ? { aside, y } : null;
  };
}
/** Metres from the road beyond which the land is its own. */
const REACH = 14.5;

/** The land cut and filled for the road: level on it, and a slope on both sides. */
export const gradeFor = (own: number, near: NearRoad | null): number => {
  if (near === null) return own;
  const free = smoothstep(PASS_HALF_WIDTH + 2.2, REACH, near.aside);
  return near.y - 0.08 + (own - near.y + 0.08) * free;
};
