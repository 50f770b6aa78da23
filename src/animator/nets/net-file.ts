import { readFileSync } from 'node:fs';

/**
 * A net as it lies in `data/`: the length of the head in four bytes, the head as JSON, filled up with blanks to a multiple of four; then, of each step that
 * has weights, in their order: a scale (1 for an exact one) and a bias for each channel that is written, as floats, and its weights, if it is an exact one; then the weights of
 * the others, as whole numbers of 16 bits. A weight is to be multiplied by the scale of its channel. `scripts/build-nets.ts` writes it.
 *
 * Half floats would be as small, but eight times less true: the largest error of a cut-out was 0.004 with them. One layer of U2-Netp sums up large
 * numbers that nearly cancel out (its biases go to 1,361): with 16 bits of whatever kind it alone made errors of 0.01 to 0.13, so it is exact.
 *
 * The weights of a convolution: channels that are written come in blocks of eight, a last one of four; in each block, for each place of the window (row
 * by row) and each channel that is read, one weight for each channel of the block. Of one that works on each channel by itself: for each four channels,
 * for each place of the window, four weights. Channels are filled up with zeros to a multiple of four, those of each map that is read by itself, as the
 * maps lie in memory.
 */
export interface Net {
  readonly head: NetHead;
  /** For each step; null where it has none. */
  readonly weights: readonly (PackedWeights | null)[];
}

export interface PackedWeights {
  /** Floats of an exact step. */
  readonly values: Int16Array | Float32Array;
  /** For each channel that is written. */
  readonly scales: Float32Array;
  readonly bias: Float32Array;
  /** Channels that are written, whose weights lie together. */
  readonly block: 8 | 4;
}

export interface NetHead {
  readonly source: {
    /** Name and version of the package the net was taken from. */
    readonly package: string;
    readonly file: string;
    readonly sha256: string;
    readonly licence: string;
  };
  /** Of what made the file, and of all else in it: what `npm run nets -- --check` compares. */
  readonly digests: { readonly sources: string; readonly content: string };
  readonly graph: NetGraph;
}

/** Channels, width and height. */
export type MapShape = readonly [channels: number, width: number, height: number];

export interface NetGraph {
  /** The first is what comes in. */
  readonly maps: readonly MapShape[];
  /** The map that comes out. */
  readonly output: number;
  /** Each writes one map, once. */
  readonly steps: readonly Step[];
}

/** Maps are named by their number. */
export type Step = Convolve | ConvolveEach | Pool | Resize | Double;

interface Window {
  readonly to: number;
  /** Pixels across. */
  readonly size: number;
  readonly stride: number;
  /** The outcome is held within; null for no bound. */
  readonly low: number | null;
  readonly high: number | null;
  /** Its weights are floats. */
  readonly exact: boolean;
}

export interface Convolve extends Window {
  readonly kind: 'convolve';
  /** Joined: the channels of one after those of the other. */
  readonly from: readonly number[];
  readonly dilation: number;
  /** Added at the end. */
  readonly plus: number | null;
}

export interface ConvolveEach extends Window {
  readonly kind: 'convolve-each';
  readonly from: number;
}

/** The largest of 2 x 2. */
export interface Pool {
  readonly kind: 'pool';
  readonly from: number;
  readonly to: number;
}

/** To the size of the map it writes, smoothly. */
export interface Resize {
  readonly kind: 'resize';
  readonly from: number;
  readonly to: number;
}

/** Each pixel four times, plus another map. */
export interface Double {
  readonly kind: 'double';
  readonly from: number;
  readonly to: number;
  readonly plus: number | null;
}

/** Planes of four channels. */
export const planesOf = ([channels]: MapShape): number => Math.ceil(channels / 4);

export function shapeOf({ maps }: NetGraph, map: number): MapShape {
  const shape = maps[map];
  if (shape === undefined) throw new RangeError(`The net has no map ${map}.`);
  return shape;
}

const lanesOf = (graph: NetGraph, map: number): number => planesOf(shapeOf(graph, map)) * 4;

/** 0 for a step that has none. */
function countWeights(graph: NetGraph, step: Step): number {
  if (step.kind === 'convolve-each') return step.size ** 2 * lanesOf(graph, step.to);
  if (step.kind !== 'convolve') return 0;
  const read = step.from.reduce((sum, map) => sum + lanesOf(graph, map), 0);
  return step.size ** 2 * read * lanesOf(graph, step.to);
}

const asBytes = ({ buffer, byteOffset, byteLength }: Float32Array | Int16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Machines that Kinora runs on put the low byte first, as the file does. */
export function renderWeights(weights: Net['weights']): Buffer {
  const present = weights.filter((packed) => packed !== null);
  const isExact = ({ values }: PackedWeights): boolean => values instanceof Float32Array;
  return Buffer.concat([
    ...present.flatMap((packed) =>
      [packed.scales, packed.bias, ...(isExact(packed) ? [packed.values] : [])].map(asBytes),
    ),
    ...present.filter((packed) => !isExact(packed)).map(({ values }) => asBytes(values)),
  ]);
}

/** Calls back with each weight and the channel it belongs to. */
export function forEachWeight(
  count: number,
  channels: number,
  block: 8 | 4,
  take: (at: number, channel: number) => void,
): void {
  for (let first = 0, at = 0; first < channels; first += block) {
    const last = Math.min(first + block, channels);
    const end = at + (count / channels) * (last - first);
    while (at < end) for (let channel = first; channel < last; channel++) take(at++, channel);
  }
}

export function renderNetFile(head: NetHead, weights: Buffer): Buffer {
  const text = JSON.stringify(head);
  const padded = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([length, padded, weights]);
}

export function splitNetFile(bytes: Buffer): { readonly head: NetHead; readonly weights: Buffer } {
  const from = 4 + bytes.readUInt32LE(0);
  return { head: JSON.parse(bytes.toString('utf8', 4, from)), weights: bytes.subarray(from) };
}

export function readNet(file: URL): Net {
  const { head, weights } = splitNetFile(readFileSync(file));
  const { graph } = head;
  const { buffer } = Uint8Array.from(weights);
  let at = 0;
  const takeFloats = (count: number): Float32Array => {
    const floats = new Float32Array(buffer, at, count);
    at += floats.byteLength;
    return floats;
  };
  const drafts = graph.steps.map((step) => {
    if (step.kind !== 'convolve' && step.kind !== 'convolve-each') return null;
    const channels = lanesOf(graph, step.to);
    const count = countWeights(graph, step);
    const [scales, bias] = [takeFloats(channels), takeFloats(channels)];
    const values = step.exact ? takeFloats(count) : null;
    return { count, scales, bias, values, block: step.kind === 'convolve' ? 8 : 4 } as const;
  });
  const packed = drafts.map((draft): PackedWeights | null => {
    if (draft === null) return null;
    const { count, values, ...rest } = draft;
    if (values !== null) return { ...rest, values };
    const whole = new Int16Array(buffer, at, count);
    at += whole.byteLength;
    return { ...rest, values: whole };
  });
  return { head, weights: packed };
}
