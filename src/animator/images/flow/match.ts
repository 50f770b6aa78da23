import { readFileSync } from 'node:fs';
import { KernelMemory } from '../../maths/kernel-memory.ts';
import type { FeatureMap } from './features.ts';
import { flowRecords } from './layout.ts';

/** Where each pixel of a picture is in another: how many pixels to the right and down. */
export interface Flow {
  readonly width: number;
  readonly height: number;
  readonly right: Float32Array;
  readonly down: Float32Array;
}

interface FlowKernels {
  measureApart(search: number, x: number, y: number, u: number, v: number): number;
  compareAll(search: number): void;
  takeOver(search: number, half: number): void;
  handOn(search: number, radius: number, far: number): void;
  betweenPixels(search: number): void;
}

interface Exports extends FlowKernels {
  readonly __stack_pointer: WebAssembly.Global;
}

const STACK_BYTES = 65_536;

/** In a memory of its own, which is given back with it. */
function openKernels(memory: KernelMemory): FlowKernels {
  const code = readFileSync(new URL('./kernel/flow.wasm', import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory: memory.memory } });
  const kernels = exports as unknown as Exports;
  kernels.__stack_pointer.value = memory.reserve(STACK_BYTES) + STACK_BYTES;
  return kernels;
}

const UNKNOWN = 0x7fffffff;

function placeSearch(memory: KernelMemory, from: FeatureMap, to: FeatureMap) {
  const { width, height } = from;
  const count = width * height;
  const place = ({ values }: FeatureMap): number => {
    const at = memory.reserve(values.length);
    memory.bytes(at, values.length).set(values);
    return at;
  };
  const costs = memory.reserve(count * 4);
  memory.words(costs, count).fill(UNKNOWN);
  const right = memory.reserve(count * 4);
  const down = memory.reserve(count * 4);
  memory.floats(right, count).fill(0);
  memory.floats(down, count).fill(0);
  const search = flowRecords.view(memory.memory, 'Search', memory.reserve(flowRecords.sizeOf('Search')));
  search.set('width', width).set('height', height).set('from', place(from)).set('to', place(to));
  search
    .set('right', right)
    .set('down', down)
    .set('costs', costs)
    .set('chance', 1 + width);
  const read = (): Flow => ({
    ...{ width, height },
    right: memory.floats(right, count).slice(),
    down: memory.floats(down, count).slice(),
  });
  return { at: search.at, read };
}

/** Longer sides: above the one only neighbours are looked at, up to the other all of the picture is. */
const [COARSE, FINE] = [160, 300];

/** Both are pyramids of pictures of one size, the largest first. */
export function matchPictures(from: readonly FeatureMap[], to: readonly FeatureMap[]): Flow {
  const memory = KernelMemory.forOneJob();
  const kernels = openKernels(memory);
  const levels = from.flatMap((map, level) => {
    const other = to[level];
    return other === undefined ? [] : [{ map, other }];
  });
  const [smallest, ...larger] = levels.toReversed();
  if (smallest === undefined) throw new RangeError('There is no picture to compare.');
  let search = placeSearch(memory, smallest.map, smallest.other);
  kernels.compareAll(search.at);
  for (const { map, other } of larger) {
    const next = placeSearch(memory, map, other);
    kernels.takeOver(next.at, search.at);
    const longer = Math.max(map.width, map.height);
    kernels.handOn(next.at, longer > FINE ? 1 : 4, longer <= COARSE ? 1 : 0);
    search = next;
  }
  kernels.betweenPixels(search.at);
  return search.read();
}

/** How unlike a place of one picture is to one of another, as the kernel measures it. */
export function measureApart(from: FeatureMap, to: FeatureMap, spots: readonly (readonly number[])[]): number[] {
  const memory = KernelMemory.forOneJob();
  const kernels = openKernels(memory);
  const { at } = placeSearch(memory, from, to);
  return spots.map(([x = 0, y = 0, u = 0, v = 0]) => kernels.measureApart(at, x, y, u, v));
}
