import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/random.ts';
import type { Convolve, ConvolveEach, MapShape, Net, NetHead, PackedWeights, Step } from './net-file.ts';
import { runNet } from './run-net.ts';

/** Every kernel against a plain reading of what it is for, on maps small and odd enough to have edges everywhere. */

const random = makeRandom(7);
const draw = (): number => random.next() * 2 - 1;

/** Values by channel, row and column; 0 outside. */
class PlainMap {
  readonly shape: MapShape;
  readonly values: Float64Array;

  constructor(shape: MapShape) {
    this.shape = shape;
    this.values = new Float64Array(shape[0] * shape[1] * shape[2]);
  }

  get(c: number, x: number, y: number): number {
    const [channels, width, height] = this.shape;
    const isInside = c < channels && x >= 0 && y >= 0 && x < width && y < height;
    return isInside ? (this.values[(c * height + y) * width + x] ?? 0) : 0;
  }

  fill(value: (c: number, x: number, y: number) => number): this {
    const [channels, width, height] = this.shape;
    for (let c = 0; c < channels; c++) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) this.values[(c * height + y) * width + x] = value(c, x, y);
      }
    }
    return this;
  }

  /** As it lies in the kernels' memory. */
  laid(): Float32Array {
    const [channels, width, height] = this.shape;
    const pixels = width * height;
    return Float32Array.from({ length: Math.ceil(channels / 4) * 4 * pixels }, (_, at) => {
      const pixel = Math.floor(at / 4) % pixels;
      return this.get(Math.floor(at / 4 / pixels) * 4 + (at % 4), pixel % width, Math.floor(pixel / width));
    });
  }
}

interface Weights {
  readonly of: (to: number, from: number, tap: number) => number;
  readonly bias: readonly number[];
}

function makeWeights(to: number, from: number, taps: number): Weights {
  const values = Array.from({ length: to * from * taps }, draw);
  return { of: (k, c, tap) => values[(k * from + c) * taps + tap] ?? 0, bias: Array.from({ length: to }, draw) };
}

const pad = (count: number): number => Math.ceil(count / 4) * 4;

/** In the order that net-file.ts describes. */
function pack(step: Convolve | ConvolveEach, maps: readonly PlainMap[], weights: Weights): PackedWeights {
  const channels = pad(weights.bias.length);
  const values: number[] = [];
  const block = step.kind === 'convolve' ? 8 : 4;
  let next = 0;
  const lanes = [step.from].flat().flatMap((map) => {
    const count = maps[map]?.shape[0] ?? 0;
    return Array.from({ length: pad(count) }, (_, lane) => (lane < count ? next++ : null));
  });
  for (let first = 0; first < channels; first += block) {
    for (let tap = 0; tap < step.size ** 2; tap++) {
      for (const c of step.kind === 'convolve' ? lanes : [0]) {
        for (let k = first; k < Math.min(first + block, channels); k++) {
          values.push(c === null || k >= weights.bias.length ? 0 : weights.of(k, c, tap));
        }
      }
    }
  }
  const bias = new Float32Array(channels);
  bias.set(weights.bias);
  return { values: Float32Array.from(values), scales: new Float32Array(channels).fill(1), bias, block };
}

/** The step by its meaning. */
function workOut(step: Step, maps: readonly PlainMap[], weights: Weights | null, shape: MapShape): PlainMap {
  const mapOf = (index: number): PlainMap => maps[index] ?? new PlainMap([0, 0, 0]);
  const out = new PlainMap(shape);
  switch (step.kind) {
    case 'convolve':
    case 'convolve-each': {
      const joined = [step.from].flat().flatMap((index) => {
        const map = mapOf(index);
        return Array.from({ length: map.shape[0] }, (_, c) => (x: number, y: number) => map.get(c, x, y));
      });
      const dilation = step.kind === 'convolve' ? step.dilation : 1;
      const plus = step.kind === 'convolve' && step.plus !== null ? mapOf(step.plus) : null;
      return out.fill((k, x, y) => {
        let sum = weights?.bias[k] ?? 0;
        for (let tap = 0; tap < step.size ** 2; tap++) {
          const [dx, dy] = [tap % step.size, Math.floor(tap / step.size)].map(
            (d) => (d - (step.size - 1) / 2) * dilation,
          );
          const [fx, fy] = [x * step.stride + (dx ?? 0), y * step.stride + (dy ?? 0)];
          joined.forEach((look, c) => {
            if (step.kind === 'convolve') sum += look(fx, fy) * (weights?.of(k, c, tap) ?? 0);
            else if (c === k) sum += look(fx, fy) * (weights?.of(k, 0, tap) ?? 0);
          });
        }
        const held = Math.min(Math.max(sum, step.low ?? -Infinity), step.high ?? Infinity);
        return held + (plus?.get(k, x, y) ?? 0);
      });
    }
    case 'pool': {
      const from = mapOf(step.from);
      const last = (at: number, length: number): number => Math.min(at, length - 1);
      return out.fill((c, x, y) => {
        const [, width, height] = from.shape;
        const [right, below] = [last(x * 2 + 1, width), last(y * 2 + 1, height)];
        return Math.max(
          from.get(c, x * 2, y * 2),
          from.get(c, right, y * 2),
          from.get(c, x * 2, below),
          from.get(c, right, below),
        );
      });
    }
    case 'resize': {
      const from = mapOf(step.from);
      const [, width, height] = from.shape;
      return out.fill((c, x, y) => {
        const u = Math.max(((x + 0.5) * width) / shape[1] - 0.5, 0);
        const v = Math.max(((y + 0.5) * height) / shape[2] - 0.5, 0);
        const [left, top] = [Math.floor(u), Math.floor(v)];
        const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
        const along = (row: number): number =>
          from.get(c, left, row) * (1 - u + left) + from.get(c, right, row) * (u - left);
        return along(top) * (1 - v + top) + along(below) * (v - top);
      });
    }
    case 'double':
      return out.fill((c, x, y) => {
        const value = mapOf(step.from).get(c, x >> 1, y >> 1);
        return value + (step.plus === null ? 0 : mapOf(step.plus).get(c, x, y));
      });
  }
}

interface Draft {
  readonly step: Step;
  readonly shape: MapShape;
}

/** The largest difference between the kernels and the plain reading, after all steps. */
function compare(input: MapShape, drafts: readonly Draft[]): number {
  const maps = [new PlainMap(input).fill(draw)];
  const packed: (PackedWeights | null)[] = [];
  for (const { step, shape } of drafts) {
    const hasWeights = step.kind === 'convolve' || step.kind === 'convolve-each';
    const read = step.kind === 'convolve' ? step.from.reduce((sum, map) => sum + (maps[map]?.shape[0] ?? 0), 0) : 1;
    const weights = hasWeights ? makeWeights(shape[0], read, step.size ** 2) : null;
    packed.push(hasWeights && weights !== null ? pack(step, maps, weights) : null);
    maps.push(workOut(step, maps, weights, shape));
  }
  const graph = {
    maps: [input, ...drafts.map(({ shape }) => shape)],
    output: drafts.length,
    steps: drafts.map(({ step }) => step),
  };
  const head: NetHead = {
    source: { package: '', file: '', sha256: '', licence: '' },
    digests: { sources: '', content: '' },
    graph,
  };
  const net: Net = { head, weights: packed };
  const found = runNet(net, maps[0]?.laid() ?? new Float32Array(0));
  const wanted = maps.at(-1)?.laid() ?? new Float32Array(0);
  expect(found.length).toBe(wanted.length);
  return wanted.reduce((most, value, at) => Math.max(most, Math.abs(value - (found[at] ?? Number.NaN))), 0);
}

const window = { to: 1, stride: 1, low: null, high: null, exact: true } as const;
const convolve = (more: Partial<Convolve>): Convolve => ({
  kind: 'convolve',
  from: [0],
  size: 3,
  dilation: 1,
  plus: null,
  ...window,
  ...more,
});
const each = (more: Partial<ConvolveEach>): ConvolveEach => ({
  kind: 'convolve-each',
  from: 0,
  size: 3,
  ...window,
  ...more,
});

describe('runNet', () => {
  it.each<[name: string, input: MapShape, drafts: readonly Draft[]]>([
    ['a window of 3', [3, 13, 9], [{ step: convolve({}), shape: [20, 13, 9] }]],
    ['one channel of many', [64, 8, 8], [{ step: convolve({}), shape: [1, 8, 8] }]],
    ['a map smaller than a tile', [8, 3, 2], [{ step: convolve({ low: 0 }), shape: [16, 3, 2] }]],
    ['many tiles', [4, 61, 30], [{ step: convolve({ low: 0, high: 1 }), shape: [12, 61, 30] }]],
    ['many large tiles', [5, 61, 46], [{ step: convolve({ high: 1 }), shape: [12, 61, 46] }]],
    ['dilation', [8, 11, 10], [{ step: convolve({ dilation: 4 }), shape: [16, 11, 10] }]],
    ['a stride', [3, 14, 12], [{ step: convolve({ stride: 2 }), shape: [16, 7, 6] }]],
    ['a window of 1', [24, 15, 7], [{ step: convolve({ size: 1, low: 0, high: 6 }), shape: [28, 15, 7] }]],
    ['each channel by itself', [12, 9, 8], [{ step: each({ low: 0 }), shape: [12, 9, 8] }]],
    ['each by a window of 5', [8, 7, 7], [{ step: each({ size: 5 }), shape: [8, 7, 7] }]],
    ['each by a stride', [8, 14, 10], [{ step: each({ stride: 2 }), shape: [8, 7, 5] }]],
    ['the largest of four', [5, 9, 7], [{ step: { kind: 'pool', from: 0, to: 1 }, shape: [5, 5, 4] }]],
    ['another size', [5, 9, 7], [{ step: { kind: 'resize', from: 0, to: 1 }, shape: [5, 18, 13] }]],
    [
      'an enlarged map beside another',
      [8, 46, 42],
      [
        { step: { kind: 'pool', from: 0, to: 1 }, shape: [8, 23, 21] },
        { step: { kind: 'resize', from: 1, to: 2 }, shape: [8, 46, 42] },
        { step: convolve({ to: 3, from: [2, 0], low: 0 }), shape: [8, 46, 42] },
      ],
    ],
    [
      'a small enlarged map by itself',
      [5, 6, 5],
      [
        { step: { kind: 'resize', from: 0, to: 1 }, shape: [5, 12, 10] },
        { step: convolve({ to: 2, from: [1], plus: 1 }), shape: [5, 12, 10] },
        { step: { kind: 'resize', from: 2, to: 3 }, shape: [5, 24, 20] },
        { step: convolve({ to: 4, from: [3] }), shape: [8, 24, 20] },
      ],
    ],
    [
      'joined and added maps',
      [3, 10, 10],
      [
        { step: convolve({ low: 0 }), shape: [6, 10, 10] },
        { step: convolve({ to: 2, from: [1, 0], low: 0, plus: 1 }), shape: [6, 10, 10] },
        { step: convolve({ to: 3, from: [2, 1], dilation: 2, plus: 2 }), shape: [6, 10, 10] },
        { step: convolve({ to: 4, from: [3, 0], size: 1, plus: 2 }), shape: [6, 10, 10] },
      ],
    ],
    [
      'a doubled map with another',
      [8, 5, 4],
      [
        { step: { kind: 'double', from: 0, to: 1, plus: null }, shape: [8, 10, 8] },
        { step: each({ to: 2, from: 1, stride: 2 }), shape: [8, 5, 4] },
        { step: { kind: 'double', from: 2, to: 3, plus: 1 }, shape: [8, 10, 8] },
      ],
    ],
  ])('works out %s', (_name, input, drafts) => {
    expect(compare(input, drafts)).toBeLessThan(2e-4);
  });
});
