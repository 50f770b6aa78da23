import { KernelMemory } from '../maths/kernel-memory.ts';
import { foldResizes, isForOneChannel, isTiled } from './fold-resizes.ts';
import { bytesOfMap, layOutMaps } from './lay-out-maps.ts';
import { type NetRecord, netRecords } from './layout.ts';
import { type Net, type NetGraph, type PackedWeights, planesOf, type Step, shapeOf } from './net-file.ts';
import { openKernels } from './open-kernels.ts';

type LayerKernel = (layer: number) => void;
type LayerView = NetRecord<'Layer'>;
type Measure = (layer: number) => number;

interface NetKernels {
  readonly convolve: LayerKernel;
  readonly measureConvolve: Measure;
  readonly convolveTiles: LayerKernel;
  readonly measureConvolveTiles: Measure;
  readonly convolveToOne: LayerKernel;
  readonly measureConvolveToOne: Measure;
  readonly convolveEach: LayerKernel;
  readonly measureConvolveEach: Measure;
  readonly poolMost: LayerKernel;
  readonly resizeSmooth: LayerKernel;
  readonly doubleUp: LayerKernel;
  readonly unpackWeights: (
    ...numbers: [from: number, scales: number, to: number, channels: number, block: number, count: number]
  ) => void;
}

/** Stands for no bound: kernels are compiled for finite numbers. */
const UNBOUNDED = 3e38;

/** In the address of a plane: it is half as wide and tall as the others. */
const HALF = 1;

/** How a step is worked out, and what measures the scratch room it needs. */
function kernelOf(
  kernels: NetKernels,
  graph: NetGraph,
  step: Step,
): { readonly run: LayerKernel; readonly measure: Measure | null } {
  switch (step.kind) {
    case 'convolve':
      if (isForOneChannel(graph, step)) return { run: kernels.convolveToOne, measure: kernels.measureConvolveToOne };
      return isTiled(graph, step)
        ? { run: kernels.convolveTiles, measure: kernels.measureConvolveTiles }
        : { run: kernels.convolve, measure: kernels.measureConvolve };
    case 'convolve-each':
      return { run: kernels.convolveEach, measure: kernels.measureConvolveEach };
    case 'pool':
      return { run: kernels.poolMost, measure: null };
    case 'resize':
      return { run: kernels.resizeSmooth, measure: null };
    case 'double':
      return { run: kernels.doubleUp, measure: null };
  }
}

type AddressOf = (map: number) => number;

/** Writes a step's record, with the table of the planes it reads. */
function placeLayer(memory: KernelMemory, graph: NetGraph, addressOf: AddressOf, step: Step): LayerView {
  const from = [step.from].flat();
  const [, toWidth, toHeight] = shapeOf(graph, step.to);
  // What is read in tiles is as large as what is written: a smaller map is enlarged on the way.
  const [, fromWidth, fromHeight] = shapeOf(graph, isTiled(graph, step) ? step.to : (from[0] ?? 0));
  const planes = from.flatMap((map) => {
    const shape = shapeOf(graph, map);
    const bytes = bytesOfMap(shape) / planesOf(shape);
    const mark = shape[1] < fromWidth ? HALF : 0;
    return Array.from({ length: planesOf(shape) }, (_, index) => addressOf(map) + index * bytes + mark);
  });
  const table = memory.reserve(planes.length * 4);
  memory.words(table, planes.length).set(planes);
  const layer = netRecords.view(memory.memory, 'Layer', memory.reserve(netRecords.sizeOf('Layer')));
  layer.set('from', table).set('fromCount', planes.length);
  layer.set('fromWidth', fromWidth).set('fromHeight', fromHeight);
  layer.set('to', addressOf(step.to)).set('toCount', planesOf(shapeOf(graph, step.to)));
  layer.set('toWidth', toWidth).set('toHeight', toHeight);
  layer.set('plus', 'plus' in step && step.plus !== null ? addressOf(step.plus) : 0);
  if (step.kind === 'convolve' || step.kind === 'convolve-each') {
    layer.set('size', step.size).set('stride', step.stride);
    layer.set('dilation', step.kind === 'convolve' ? step.dilation : 1);
    layer.set('low', step.low ?? -UNBOUNDED).set('high', step.high ?? UNBOUNDED);
  }
  return layer;
}

/** Unpacks a step's weights into the memory. */
function placeWeights(
  memory: KernelMemory,
  kernels: NetKernels,
  layer: LayerView,
  { values, scales, bias, block }: PackedWeights,
): void {
  const at = memory.reserve(values.length * 4);
  const biasAt = memory.reserve(bias.byteLength);
  memory.floats(biasAt, bias.length).set(bias);
  layer.set('weights', at).set('bias', biasAt);
  if (values instanceof Float32Array) {
    memory.floats(at, values.length).set(values);
    return;
  }
  const mark = memory.mark();
  const [valuesAt, scalesAt] = [memory.reserve(values.byteLength), memory.reserve(scales.byteLength)];
  memory.bytes(valuesAt, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  memory.floats(scalesAt, scales.length).set(scales);
  kernels.unpackWeights(valuesAt, scalesAt, at, scales.length, block, values.length / scales.length);
  memory.release(mark);
}

/** The memory of the run before, while the collector has not taken it: its pages need not be made and cleared anew. */
let last: WeakRef<KernelMemory> | null = null;

function openMemory(): KernelMemory {
  const memory = last?.deref() ?? KernelMemory.forOneJob();
  last = new WeakRef(memory);
  return memory;
}

/**
 * Runs a net once. What comes in and what goes out are maps as they lie in memory: planes of four channels, filled up with zeros. The memory is nobody's
 * afterwards: a picture comes rarely, and a memory never shrinks.
 */
export function runNet(net: Net, input: Float32Array): Float32Array {
  const memory = openMemory();
  const mark = memory.mark();
  try {
    return runIn(memory, foldResizes(net), input);
  } finally {
    memory.release(mark);
  }
}

function runIn(memory: KernelMemory, { head: { graph }, weights }: Net, input: Float32Array): Float32Array {
  const kernels = openKernels<NetKernels>(memory);
  const layout = layOutMaps(graph);
  const maps = memory.reserve(layout.bytes);
  const addressOf: AddressOf = (map) => maps + (layout.at[map] ?? 0);
  memory.floats(addressOf(0), input.length).set(input);
  graph.steps.forEach((step, index) => {
    const mark = memory.mark();
    const layer = placeLayer(memory, graph, addressOf, step);
    const packed = weights[index] ?? null;
    if (packed !== null) placeWeights(memory, kernels, layer, packed);
    const { run, measure } = kernelOf(kernels, graph, step);
    if (measure !== null) layer.set('room', memory.reserve(measure(layer.at)));
    run(layer.at);
    memory.release(mark);
  });
  return memory.floats(addressOf(graph.output), bytesOfMap(shapeOf(graph, graph.output)) / 4).slice();
}

/** Of a map of up to four channels, as it lies in memory. */
export function firstChannel(map: Float32Array): Float32Array {
  const values = new Float32Array(map.length / 4);
  for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = map[pixel * 4] ?? 0;
  return values;
}
