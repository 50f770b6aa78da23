import { clamp } from '../../../maths/ease.ts';
import type { SolidClass } from './classes-table.ts';
import { PICTURE_SIDE } from './picture.ts';

/** Cells a side of the grid on which a drawing's depth is worked out. */
export const FIELD_SIDE = 128;
const N = FIELD_SIDE;
const TEXELS = PICTURE_SIDE / FIELD_SIDE;

/** How much of each cell the drawing covers, 0 to 1. */
export function coverOf(pixels: Uint8Array): Float32Array {
  const cover = new Float32Array(N * N);
  for (let y = 0; y < N; y++) {
    for (let x = 0; x < N; x++) {
      let sum = 0;
      for (let dy = 0; dy < TEXELS; dy++) {
        for (let dx = 0; dx < TEXELS; dx++) {
          sum += pixels[((y * TEXELS + dy) * PICTURE_SIDE + x * TEXELS + dx) * 4 + 3] ?? 0;
        }
      }
      cover[y * N + x] = sum / (TEXELS * TEXELS * 255);
    }
  }
  return cover;
}

const FAR = 1e9;

/** Exact distances to the nearest cell that is not `inside`, by parabolas along rows and then columns. */
function distancesIn(inside: (at: number) => boolean): Float32Array {
  const field = new Float32Array(N * N);
  for (let at = 0; at < field.length; at++) field[at] = inside(at) ? FAR : 0;
  const [line, out, ends] = [new Float32Array(N), new Float32Array(N), new Float32Array(N + 1)];
  const tops = new Int32Array(N);
  const sweep = (from: number, step: number): void => {
    for (let k = 0; k < N; k++) line[k] = field[from + k * step] ?? 0;
    let last = 0;
    tops[0] = 0;
    ends[0] = -FAR;
    ends[1] = FAR;
    for (let q = 1; q < N; q++) {
      const meet = (): number => {
        const top = tops[last] ?? 0;
        return ((line[q] ?? 0) + q * q - ((line[top] ?? 0) + top * top)) / (2 * q - 2 * top);
      };
      let at = meet();
      while (last > 0 && at <= (ends[last] ?? 0)) {
        last -= 1;
        at = meet();
      }
      last += 1;
      tops[last] = q;
      ends[last] = at;
      ends[last + 1] = FAR;
    }
    let k = 0;
    for (let q = 0; q < N; q++) {
      while ((ends[k + 1] ?? FAR) < q) k += 1;
      const top = tops[k] ?? 0;
      out[q] = (q - top) ** 2 + (line[top] ?? 0);
    }
    for (let k2 = 0; k2 < N; k2++) field[from + k2 * step] = out[k2] ?? 0;
  };
  for (let x = 0; x < N; x++) sweep(x, N);
  for (let y = 0; y < N; y++) sweep(y * N, 1);
  return field.map(Math.sqrt);
}

/** Mean over a square, of the cells the drawing covers. */
function smooth(values: Float32Array, cover: Float32Array, reach: number): void {
  for (const step of [1, N]) {
    const before = values.slice();
    for (let at = 0; at < values.length; at++) {
      if ((cover[at] ?? 0) <= 0.5) continue;
      let [sum, count] = [0, 0];
      for (let k = -reach; k <= reach; k++) {
        const other = at + k * step;
        if ((cover[other] ?? 0) <= 0.5) continue;
        sum += before[other] ?? 0;
        count += 1;
      }
      values[at] = sum / Math.max(1, count);
    }
  }
}

/** Rises like a quarter of a circle. */
const arch = (share: number): number => Math.sqrt(1 - (1 - clamp(share)) ** 2);

/** Swells as a skin that is blown up: the more room around a point, the higher. */
function swell(cover: Float32Array, distances: Float32Array, deepest: number): Float32Array {
  const skin = distances.map((distance) => distance * distance * 0.3);
  for (let round = 0; round < 90; round++) {
    for (let y = 1; y < N - 1; y++) {
      for (let at = y * N + 1; at < y * N + N - 1; at++) {
        if ((cover[at] ?? 0) <= 0.5) continue;
        const around =
          0.25 * ((skin[at - 1] ?? 0) + (skin[at + 1] ?? 0) + (skin[at - N] ?? 0) + (skin[at + N] ?? 0) + 1);
        const own = skin[at] ?? 0;
        skin[at] = own + 1.8 * (around - own);
      }
    }
  }
  const most = skin.reduce((high, value) => Math.max(high, value), 1e-6);
  return skin.map((value) => Math.sqrt(Math.max(0, value) / most) * deepest);
}

/** Each row of it is a circle as wide as the drawing there; handles are circles of their own. */
function turn(cover: Float32Array, distances: Float32Array): Float32Array {
  const heights = new Float32Array(N * N);
  for (let y = 0; y < N; y++) {
    for (let x = 0; x < N; x++) {
      if ((cover[y * N + x] ?? 0) <= 0.5) continue;
      let end = x;
      while (end < N && (cover[y * N + end] ?? 0) > 0.5) end += 1;
      const [middle, half] = [(x + end - 1) / 2, (end - x) / 2];
      for (let q = x; q < end; q++) heights[y * N + q] = Math.sqrt(Math.max(0, half * half - (q - middle) ** 2));
      x = end;
    }
  }
  const round = N * 0.04;
  for (let at = 0; at < heights.length; at++) {
    const share = (distances[at] ?? 0) / round;
    heights[at] = (heights[at] ?? 0) * (0.5 * arch(share) + (share > 0 ? 0.5 : 0));
  }
  smooth(heights, cover, 3);
  smooth(heights, cover, 1);
  return heights.map((height, at) => height * arch((distances[at] ?? 0) / 7));
}

/** Puffed up between the lines of the drawing: what has another colour than its neighbours stands off from them. */
function emboss(pixels: Uint8Array, cover: Float32Array): Float32Array {
  const light = (at: number, part: number): number => {
    const [x, y] = [at % N, Math.floor(at / N)];
    return pixels[(y * TEXELS * PICTURE_SIDE + x * TEXELS) * 4 + part] ?? 0;
  };
  const apart = (a: number, b: number): boolean => {
    let sum = 0;
    for (let part = 0; part < 3; part++) sum += Math.abs(light(a, part) - light(b, part));
    return sum > 110;
  };
  const between = distancesIn((at) => (cover[at] ?? 0) > 0.5 && !(apart(at, at + 1) || apart(at, at + N)));
  return between.map((distance) => arch(distance / 4));
}

export interface Relief {
  /** Half the depth at each cell, in cells; 0 outside. */
  readonly heights: Float32Array;
  /** Half the height of the wall around it. */
  readonly wall: number;
}

/** `longer`: the longer side of the drawing, in cells. */
export function reliefOf(
  pixels: Uint8Array,
  cover: Float32Array,
  order: { readonly shape: SolidClass; readonly depth: number; readonly longer: number },
): Relief {
  const distances = distancesIn((at) => (cover[at] ?? 0) > 0.5);
  const deepest = distances.reduce((high, value) => Math.max(high, value), 1);
  const { shape, depth, longer } = order;
  if (shape === 'card') return { heights: cover.map(() => (depth * longer) / 2), wall: (depth * longer) / 2 };
  const raised = emboss(pixels, cover);
  const lift = (heights: Float32Array, high: number, wall: number): Relief => ({
    heights: heights.map((height, at) => height + (raised[at] ?? 0) * high * clamp((distances[at] ?? 0) / 6)),
    wall,
  });
  if (shape === 'round') return lift(swell(cover, distances, deepest * depth), longer * 0.009, 0);
  if (shape === 'lathe')
    return lift(
      turn(cover, distances).map((height) => height * depth),
      longer * 0.004,
      0,
    );
  const half = (depth * longer) / 2;
  const bevel = Math.min(half * 0.5, longer * 0.03, deepest * 0.6);
  const heights = distances.map(
    (distance) => half - bevel + bevel * arch(distance / (bevel * 1.5)) + bevel * 0.2 * (distance / deepest),
  );
  smooth(heights, cover, 1);
  return lift(heights, Math.min(longer * 0.01, half * 0.35), half - bevel);
}
