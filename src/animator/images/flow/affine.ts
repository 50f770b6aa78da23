import { makeRandom } from '../../maths/random.ts';

/** Where a place goes by one turn, stretch and shift of the whole picture: x' = a x + b y + c, y' = d x + e y + f. */
export type Affine = readonly [number, number, number, number, number, number];

export const STAY: Affine = [1, 0, 0, 0, 1, 0];

export const applyAffine = ([a, b, c, d, e, f]: Affine, x: number, y: number): readonly [number, number] => [
  a * x + b * y + c,
  d * x + e * y + f,
];

/** How much wider and higher it makes a place, as one number. */
export const scaleOf = ([a, b, , d, e]: Affine): number => Math.sqrt(Math.abs(a * e - b * d));

/** A place and where it was found again. */
export interface Pair {
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** The one that comes nearest to all pairs; null where they lie on a line. */
function fitAffine(pairs: readonly Pair[]): Affine | null {
  let [xx, xy, yy, sx, sy] = [0, 0, 0, 0, 0];
  const across = [0, 0, 0];
  const along = [0, 0, 0];
  for (const { x, y, u, v } of pairs) {
    xx += x * x;
    xy += x * y;
    yy += y * y;
    sx += x;
    sy += y;
    for (const [sums, to] of [
      [across, u],
      [along, v],
    ] as const) {
      sums[0] = (sums[0] ?? 0) + x * to;
      sums[1] = (sums[1] ?? 0) + y * to;
      sums[2] = (sums[2] ?? 0) + to;
    }
  }
  const n = pairs.length;
  const whole = xx * (yy * n - sy * sy) - xy * (xy * n - sy * sx) + sx * (xy * sy - yy * sx);
  if (Math.abs(whole) < 1e-9) return null;
  const solve = ([p = 0, q = 0, r = 0]: readonly number[]): [number, number, number] => [
    (p * (yy * n - sy * sy) - xy * (q * n - sy * r) + sx * (q * sy - yy * r)) / whole,
    (xx * (q * n - r * sy) - p * (xy * n - sy * sx) + sx * (xy * r - q * sx)) / whole,
    (xx * (yy * r - sy * q) - xy * (xy * r - q * sx) + p * (xy * sy - yy * sx)) / whole,
  ];
  return [...solve(across), ...solve(along)];
}

const TRIALS = 160;

/** The one that most pairs agree with, within `slack`: by chance, then from all of these (RANSAC). Null for too few pairs. */
export function findAffine(pairs: readonly Pair[], slack: number): Affine | null {
  const random = makeRandom(pairs.length).spawn('affine');
  const miss = (affine: Affine, { x, y, u, v }: Pair): number => {
    const [p, q] = applyAffine(affine, x, y);
    return Math.hypot(p - u, q - v);
  };
  const agreeing = (affine: Affine): Pair[] => pairs.filter((pair) => miss(affine, pair) < slack);
  let best: Pair[] = [];
  for (let trial = 0; trial < TRIALS && pairs.length >= 3; trial++) {
    const three = [0, 1, 2].flatMap(() => pairs[random.index(pairs.length)] ?? []);
    const affine = fitAffine(three);
    if (affine === null || scaleOf(affine) < 0.2 || scaleOf(affine) > 5) continue;
    const found = agreeing(affine);
    if (found.length > best.length) best = found;
  }
  const first = best.length < 3 ? null : fitAffine(best);
  return first === null ? null : (fitAffine(agreeing(first)) ?? first);
}
