import { clamp } from '../../maths/ease.ts';
import type { Raster } from '../pixels/raster.ts';
import { type Affine, applyAffine, findAffine, type Pair, STAY } from './affine.ts';
import type { Flow } from './match.ts';
import { dropIslands, flowAt } from './matched.ts';

/** Where all of a picture goes in another, in shares of it: by one move of the whole, and of each place what differs from that. Plain data. */
export interface Course {
  readonly whole: Affine;
  readonly width: number;
  readonly height: number;
  readonly right: Float32Array;
  readonly down: Float32Array;
  /** How sure it is, 0 to 1: what only one of the pictures shows is guessed by what it borders on. */
  readonly sure: Float32Array;
}

/** Where a place of the one picture is in the other; beyond its edges it goes on as it ends. */
export function courseAt(course: Course, u: number, v: number): readonly [number, number] {
  const { whole, width, height } = course;
  const [x, y] = applyAffine(whole, u, v);
  const [right, down] = flowAt(course, u * width - 0.5, v * height - 0.5);
  return [x + right, y + down];
}

export function sureAt({ width, height, sure }: Course, u: number, v: number): number {
  const [x, y] = [clamp(Math.floor(u * width), 0, width - 1), clamp(Math.floor(v * height), 0, height - 1)];
  return sure[y * width + x] ?? 0;
}

/** Shares of the picture by which places may differ from one move of the whole. */
const SLACK = 0.012;
const MOST_PAIRS = 1_500;
/** Pixels of a course that matches are smoothed over, and that they reach over what is not known. */
const [SMOOTH, REACH_OUT] = [2.5, 70];
/** Levels of colour that part two things. */
const EDGE_LEVELS = 26;
/** What a guess weighs beside matches: far from all of them it is the move of the whole. */
const GUESS = 2e-4;

/**
 * Makes a course of what was matched. `counts` leaves out what is not to be looked at. What was not matched goes as its neighbours of the same colour do
 * (an edge-aware filter after Gastal and Oliveira, 2011).
 */
export function settleCourse(flow: Flow, counts: (at: number) => boolean, picture: Raster): Course {
  const { width, height } = flow;
  const [wide, high] = [width >> 1, height >> 1];
  const whole = wholeOf(flow, counts);
  const planes = [0, 1, 2].map(() => new Float32Array(wide * high)) as [Float32Array, Float32Array, Float32Array];
  const [right, down, weight] = planes;
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (!counts(at) || x >> 1 >= wide || y >> 1 >= high) continue;
    const [u, v] = applyAffine(whole, (x + 0.5) / width, (y + 0.5) / height);
    const to = (y >> 1) * wide + (x >> 1);
    right[to] = (right[to] ?? 0) + (x + 0.5 + (flow.right[at] ?? 0)) / width - u;
    down[to] = (down[to] ?? 0) + (y + 0.5 + (flow.down[at] ?? 0)) / height - v;
    weight[to] = (weight[to] ?? 0) + 1;
  }
  const sure = weight.map((value) => Math.min(1, value / 3));
  const near = planes.map((plane) => plane.slice());
  const steps = colourSteps(picture, wide, high);
  spreadPlanes(near, steps, wide, high, SMOOTH);
  spreadPlanes(planes, steps, wide, high, REACH_OUT);
  const settled = (plane: 0 | 1): Float32Array =>
    Float32Array.from({ length: wide * high }, (_, at) => {
      const own = near[2]?.[at] ?? 0;
      const far = (planes[plane][at] ?? 0) / ((weight[at] ?? 0) + GUESS);
      return own < 0.3 ? far : (near[plane]?.[at] ?? 0) / own;
    });
  return { whole, width: wide, height: high, right: settled(0), down: settled(1), sure };
}

/** The move of the whole picture that most of what counts agrees with. */
function wholeOf(flow: Flow, counts: (at: number) => boolean): Affine {
  const { width, height } = flow;
  const pairs: Pair[] = [];
  const step = Math.max(1, Math.floor((width * height) / 12_000));
  for (let at = 0; at < width * height; at += step) {
    if (!counts(at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    pairs.push({
      ...{ x: (x + 0.5) / width, y: (y + 0.5) / height },
      ...{ u: (x + 0.5 + (flow.right[at] ?? 0)) / width, v: (y + 0.5 + (flow.down[at] ?? 0)) / height },
    });
  }
  const thinned = pairs.filter((_, index) => index % Math.ceil(pairs.length / MOST_PAIRS) === 0);
  return findAffine(thinned, SLACK) ?? STAY;
}

/** Shares of the picture by which a place may go elsewhere than the whole, and how much of the picture must do so together if it goes farther. */
const STRAY = { apart: 0.1, together: 0.015 } as const;

/** Without what looks alike but is something else: leaves of two trees, windows of two houses. */
export function dropStrays(flow: Flow, matched: Uint8Array): Uint8Array {
  const { width, height } = flow;
  const whole = wholeOf(flow, (at) => matched[at] === 1);
  const far = new Uint8Array(matched.length);
  for (let at = 0; at < matched.length; at++) {
    if (matched[at] === 0) continue;
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const [u, v] = applyAffine(whole, x, y);
    const apart = Math.hypot(x + (flow.right[at] ?? 0) / width - u, y + (flow.down[at] ?? 0) / height - v);
    far[at] = apart > STRAY.apart ? 1 : 0;
  }
  const together = dropIslands(far, flow, STRAY.together);
  return matched.map((value, at) => (far[at] === 1 && together[at] === 0 ? 0 : value));
}

/** How far the colours are from those to the left and above, in edges. */
interface Steps {
  readonly across: Float32Array;
  readonly along: Float32Array;
}

function colourSteps({ width, height, pixels }: Raster, wide: number, high: number): Steps {
  const at = (x: number, y: number): number =>
    (Math.min(height - 1, Math.floor(((y + 0.5) * height) / high)) * width +
      Math.min(width - 1, Math.floor(((x + 0.5) * width) / wide))) *
    4;
  const apart = (a: number, b: number): number =>
    (Math.abs((pixels[a] ?? 0) - (pixels[b] ?? 0)) +
      Math.abs((pixels[a + 1] ?? 0) - (pixels[b + 1] ?? 0)) +
      Math.abs((pixels[a + 2] ?? 0) - (pixels[b + 2] ?? 0))) /
    (3 * EDGE_LEVELS);
  const across = new Float32Array(wide * high);
  const along = new Float32Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const here = at(x, y);
      if (x > 0) across[y * wide + x] = apart(here, at(x - 1, y));
      if (y > 0) along[y * wide + x] = apart(here, at(x, y - 1));
    }
  }
  return { across, along };
}

const ROUNDS = 3;

/** Spreads all planes over `reach` pixels, and not over edges. */
function spreadPlanes(
  planes: readonly Float32Array[],
  { across, along }: Steps,
  width: number,
  height: number,
  reach: number,
): void {
  for (let round = 0; round < ROUNDS; round++) {
    const own = (reach * Math.sqrt(3) * 2 ** (ROUNDS - round - 1)) / Math.sqrt(4 ** ROUNDS - 1);
    const kept = Math.exp(-Math.SQRT2 / own);
    const weights = (steps: Float32Array): Float32Array => steps.map((value) => kept ** (1 + reach * value));
    const [rows, columns] = [weights(across), weights(along)];
    for (const plane of planes) {
      for (let y = 0; y < height; y++) runAlong(plane, rows, y * width, 1, width);
      for (let x = 0; x < width; x++) runAlong(plane, columns, x, width, height);
    }
  }
}

/** There and back along a line: each takes from the one before it what lies between them lets through. */
function runAlong(plane: Float32Array, weights: Float32Array, first: number, step: number, count: number): void {
  for (let index = 1, at = first + step; index < count; index++, at += step) {
    const own = plane[at] ?? 0;
    plane[at] = own + ((plane[at - step] ?? 0) - own) * (weights[at] ?? 0);
  }
  for (let index = count - 2, at = first + step * (count - 2); index >= 0; index--, at -= step) {
    const own = plane[at] ?? 0;
    plane[at] = own + ((plane[at + step] ?? 0) - own) * (weights[at + step] ?? 0);
  }
}
