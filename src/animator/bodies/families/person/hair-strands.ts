import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { SKULL, type Strand } from './strands.ts';

/** How hair falls, as locks: every style is a few fans of them. Head units; left is +x, the face looks along +z. */

const RADII: Vector = [0.176, 0.178, 0.182];

/** A direction from the middle of the skull: `around` 0 is the face and 180 degrees the back, `up` 90 degrees the crown. */
export const toward = (around: number, up: number): Vector => {
  const [a, e] = [(around * Math.PI) / 180, (up * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
};

const onSkull = (direction: Vector, puff: number): Vector => [
  SKULL[0] + direction[0] * (RADII[0] + puff),
  SKULL[1] + direction[1] * (RADII[1] + puff),
  SKULL[2] + direction[2] * (RADII[2] + puff),
];

/** Along the skull from one direction to another, standing off it most in the middle; `via` is what it bends toward on its way. */
export function over(
  from: Vector,
  to: Vector,
  puff: readonly [number, number, number],
  steps = 8,
  via: Vector = scale(add(normalise(from), normalise(to)), 0.5),
): Vector[] {
  return Array.from({ length: steps }, (_, index) => {
    const share = index / (steps - 1);
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    const direction = normalise(add(add(scale(normalise(from), a), scale(via, b)), scale(normalise(to), c)));
    const rise = 4 * share * (1 - share);
    return onSkull(direction, (puff[0] * (1 - share) + puff[2] * share) * (1 - rise) + puff[1] * rise);
  });
}

export interface Fall {
  readonly toY: number;
  /** How far the ends stand out (or turn in, below 0). */
  readonly flip?: number;
  /** Waves run through all locks alike: how deep, and how many from root to tip. */
  readonly wave?: number;
  readonly waves?: number;
  /** Corkscrews: their radius. */
  readonly curl?: number;
}

/** From the last point down to a height, behind the shoulders or before them. */
export function hang(path: readonly Vector[], fall: Fall, steps: number, seed: number): Vector[] {
  const last = path.at(-1) ?? SKULL;
  const { toY, flip = 0, wave = 0, waves = 2, curl = 0 } = fall;
  const far = Math.hypot(last[0], last[2] - SKULL[2]) || 1;
  const [x, z] = [last[0] / far, (last[2] - SKULL[2]) / far];
  const hung = Array.from({ length: steps }, (_, index): Vector => {
    const share = (index + 1) / steps;
    const y = last[1] + (toY - last[1]) * share;
    // What hangs at the back lies on it, and what hangs before the ear comes before the shoulder.
    const narrow = far * (1 - 0.1 * share) + flip * share ** 2;
    const forward = z > 0.1 ? 0.07 * share * Math.max(0, Math.min(1, (-0.12 - y) / 0.12)) : 0;
    return [x * narrow, y, SKULL[2] + z * narrow + forward];
  });
  if (wave === 0 && curl === 0) return [...path, ...hung];
  return [...path, ...hung].map((point, index, all) => {
    const share = index / (all.length - 1);
    const out = Math.hypot(point[0], point[2] - SKULL[2]) || 1;
    const [ox, oz] = [point[0] / out, (point[2] - SKULL[2]) / out];
    const grown = Math.min(1, share * 2.2);
    const turn = share * waves * Math.PI * 2 + (curl > 0 ? seed * 2.1 : seed * 0.35);
    const [radial, sideways] = [Math.sin(turn) * (wave + curl) * grown, Math.cos(turn) * (wave * 0.5 + curl) * grown];
    return [point[0] + ox * radial + oz * sideways, point[1], point[2] + oz * radial - ox * sideways];
  });
}

const side = (signed: number): 1 | -1 => (signed < 0 ? -1 : 1);

/** From a parting along the crown over both sides and the back, then down. `part` is where the parting runs: 0 the middle. */
export function curtains(part: number, fall: Fall, options: CurtainOptions = {}): Strand[] {
  const { count = 10, wide = 0.034, thick = 0.017, tip = 0.16, puff = 0.022, front = 52, steps = 7 } = options;
  return [1, -1].flatMap((sign) =>
    Array.from({ length: count }, (_, index): Strand => {
      const u = index / (count - 1);
      const start = normalise([part + sign * 0.03, 1, 0.52 - 1.15 * u]);
      const reach = sign === side(part) && part !== 0 ? 4 : 0;
      const edge = toward(sign * (front + reach + (176 - front) * u), -6);
      const path = over(start, edge, [puff * 0.55, puff + 0.01, puff], 8);
      const seed = index * 1.3 + (sign > 0 ? 0 : 7);
      const own = { ...fall, toY: fall.toY + 0.016 * Math.sin(seed * 3.1) };
      return { points: hang(path, own, steps, seed), wide, thick, tip };
    }),
  );
}

interface CurtainOptions {
  readonly count?: number;
  readonly wide?: number;
  readonly thick?: number;
  readonly tip?: number;
  readonly puff?: number;
  /** Degrees from the middle of the face where the first lock hangs. */
  readonly front?: number;
  readonly steps?: number;
}

/** Over the forehead to the brows: straight down, or swept to a side. */
export function bangs(sweep: number, low: number, count = 7): Strand[] {
  return Array.from({ length: count }, (_, index) => {
    const u = (index / (count - 1)) * 2 - 1;
    const start = normalise([u * 0.2 - sweep * 0.5, 1, 0.5]);
    const edge = toward(u * 46 + sweep * 26, low + Math.abs(u) * -4 + (sweep === 0 ? 0 : u * sweep > 0 ? -9 : 6));
    return {
      points: over(start, edge, [0.012, 0.026, 0.016], 7),
      wide: 0.03,
      thick: 0.013,
      tip: sweep === 0 ? 0.4 : 0.08,
    };
  });
}

/** Combed from the hairline to a point where it is tied. */
export function swept(to: Vector, options: { readonly count?: number; readonly puff?: number } = {}): Strand[] {
  const { count = 13, puff = 0.016 } = options;
  return Array.from({ length: count }, (_, index) => {
    const u = (index / (count - 1)) * 2 - 1;
    const start = toward(u * 122, 30 - 34 * Math.abs(u) ** 1.4);
    return {
      points: over(start, to, [-0.03, puff + 0.008, puff + 0.004], 8, toward(u * 96, 62 - 22 * Math.abs(u))),
      wide: 0.032,
      thick: 0.012,
      tip: 0.6,
    };
  });
}

/** A lock that got loose at each temple. */
export const wisps = (toY: number): Strand[] =>
  [1, -1].map((sign) => ({
    points: hang(
      over(toward(sign * 24, 62), toward(sign * 58, 6), [0.012, 0.03, 0.014], 5),
      { toY, flip: -0.02, wave: 0.012, waves: 1 },
      4,
      sign,
    ),
    ...{ wide: 0.013, thick: 0.009, tip: 0.1 },
  }));

/** Short hair that lies to the front from the whorl, over the sides and the back. */
export function cropped(
  options: { readonly sweep?: number; readonly lift?: number; readonly count?: number } = {},
): Strand[] {
  const { sweep = 0, lift = 0.02, count = 9 } = options;
  const top = Array.from({ length: count }, (_, index): Strand => {
    const u = (index / (count - 1)) * 2 - 1;
    const start = toward(sweep * 60 + u * 100, 80);
    const edge = toward(u * 62 + sweep * 24, 26 - 10 * u * u + (index % 2) * 4);
    return {
      points: over(start, edge, [0.02, 0.028 + lift, 0.012 + lift * 0.6], 6),
      wide: 0.036,
      thick: 0.018,
      tip: 0.25,
    };
  });
  return [...top, ...flanks()];
}

/** Above the ears and over the nape, close to the head. */
export function flanks(puff = 0.012): Strand[] {
  return [1, -1].flatMap((sign) =>
    Array.from({ length: 6 }, (_, index): Strand => {
      const u = index / 5;
      const start = toward(sign * (66 + 100 * u), 52);
      const edge = toward(sign * (74 + 96 * u), u < 0.5 ? -2 - 8 * u : -26);
      return { points: over(start, edge, [puff, puff + 0.01, puff * 0.4], 5), wide: 0.036, thick: 0.012, tip: 0.3 };
    }),
  );
}

/** Short hooks all over the top, each its own way. */
export function hooks(count: number, long: number, curl: number, wide = 0.026): Strand[] {
  return Array.from({ length: count }, (_, index): Strand => {
    const u = index / (count - 1);
    // Evenly over the top by the golden angle, the brow left free.
    const up = 88 - 78 * Math.sqrt(u) * 0.95;
    const around = index * 137.5;
    const turned = ((((around + 180) % 360) + 360) % 360) - 180;
    const lifted = Math.abs(turned) < 62 ? Math.max(up, 32) : up;
    const from = toward(around, lifted);
    const way = index * 2.4;
    const points = Array.from({ length: 6 }, (_, step): Vector => {
      const t = step / 5;
      const bend = way + t * curl;
      const to = normalise([
        from[0] + Math.sin(bend) * long * t,
        from[1] + Math.cos(bend) * long * t * 0.6 + 0.1 * t * (1 - t),
        from[2] + Math.cos(bend * 0.9) * long * t,
      ]);
      return onSkull(to, 0.008 + 0.03 * Math.sin(t * Math.PI * 0.7));
    });
    return { points, wide, thick: wide * 0.58, tip: 0.2 };
  });
}

/** Whatever of a lock lies below a hat: of one that goes over the crown its end, and never a bridge from brow to nape. */
export function belowHat(strands: readonly Strand[]): Strand[] {
  return strands
    .map((strand) => {
      const hidden = strand.points.findLastIndex(([, y, z]) => y >= 0.095 + 0.12 * z);
      return { ...strand, points: strand.points.slice(hidden + 1) };
    })
    .filter(({ points }) => points.length >= 3);
}
