import { clamp } from '../../maths/ease.ts';

/** A point of an outline, or of a profile. */
export type Point = readonly [number, number];

/** Points of a rounded rectangle, counter-clockwise. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 4): Point[] {
  const [w, h] = [width / 2, height / 2];
  const r = Math.min(radius, w, h);
  const points: Point[] = [];
  for (const [cx, cy, from] of [
    [w - r, h - r, 0],
    [-w + r, h - r, 1],
    [-w + r, -h + r, 2],
    [w - r, -h + r, 3],
  ] as const) {
    for (let k = 0; k <= steps; k++) {
      const angle = ((from + k / steps) * Math.PI) / 2;
      points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    }
  }
  return points;
}

/** A smooth line through values at rising places; flat beyond its ends. */
export function curve(stops: readonly Point[]): (at: number) => number {
  return (at) => {
    const [first, last] = [stops[0], stops.at(-1)];
    if (first === undefined || last === undefined) return 0;
    if (at <= first[0]) return first[1];
    if (at >= last[0]) return last[1];
    const k = stops.findIndex(([x]) => x > at) - 1;
    const [p1, p2] = [stops[k] ?? first, stops[k + 1] ?? last];
    const [p0, p3] = [stops[k - 1] ?? p1, stops[k + 2] ?? p2];
    const span = p2[0] - p1[0];
    const t = clamp((at - p1[0]) / span);
    // Slopes are held back where the line turns, so that it never runs beyond its own stops.
    const slope = (a: Point, b: Point): number => (b[0] === a[0] ? 0 : (b[1] - a[1]) / (b[0] - a[0]));
    const bound = (left: number, right: number): number =>
      left * right <= 0 ? 0 : (2 * left * right) / (left + right);
    const middle = slope(p1, p2);
    const [m1, m2] = [bound(slope(p0, p1), middle) * span, bound(middle, slope(p2, p3)) * span];
    const [t2, t3] = [t * t, t * t * t];
    return p1[1] * (2 * t3 - 3 * t2 + 1) + m1 * (t3 - 2 * t2 + t) + p2[1] * (3 * t2 - 2 * t3) + m2 * (t3 - t2);
  };
}
