import type { MapShape, Net, NetGraph, Step } from '../../src/animator/nets/net-file.ts';
import type { Attribute, Graph, Node, Tensor } from './onnx.ts';
import { isDelicate, packWeights } from './pack-weights.ts';

/**
 * Turns a graph into the few kinds of steps that the kernels know: norms, bounds and sums become part of the convolution before them, joined maps become the
 * list of maps that a convolution reads, and what only reckons with shapes is worked out here, since the size of the picture is fixed.
 */
export interface Converted {
  readonly graph: NetGraph;
  /** For each step, in the order of the file; null where it has none. */
  readonly weights: Net['weights'];
}

export interface Wanted {
  /** Pixels of the square that comes in. */
  readonly side: number;
  /** The name of the value that comes out; whatever it does not need is left out. */
  readonly output: string;
}

interface Draft {
  step: Step;
  /** Weights as in the file, channels that are written first, and their bias: until it is written they may still be scaled. */
  weights: Float32Array | null;
  bias: Float32Array;
}

const numberOf = (node: Node, name: string, otherwise: number): number => {
  const value: Attribute | undefined = node.attributes.get(name);
  return typeof value === 'number' ? value : otherwise;
};

const listOf = (node: Node, name: string): readonly number[] => {
  const value = node.attributes.get(name);
  return Array.isArray(value) ? value : [];
};

export function convertGraph(source: Graph, { side, output }: Wanted): Converted {
  const uses = new Map<string, number>();
  const needed = new Set([output]);
  for (const node of source.nodes.toReversed()) {
    if (!node.outputs.some((name) => needed.has(name))) continue;
    for (const name of node.inputs) {
      needed.add(name);
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const converter = new Converter(source, uses, [3, side, side]);
  for (const node of source.nodes) {
    if (node.outputs.some((name) => needed.has(name))) converter.take(node);
  }
  return converter.finish(output);
}

class Converter {
  readonly #constants: ReadonlyMap<string, Tensor>;
  readonly #uses: ReadonlyMap<string, number>;
  readonly #maps: MapShape[];
  /** The maps a name stands for: several where they were joined. */
  readonly #values = new Map<string, readonly number[]>();
  /** Numbers known before any picture comes: shapes and what is made of them. */
  readonly #known = new Map<string, readonly number[]>();
  readonly #drafts: Draft[] = [];

  constructor(source: Graph, uses: ReadonlyMap<string, number>, input: MapShape) {
    this.#constants = source.constants;
    this.#uses = uses;
    this.#maps = [input];
    this.#values.set(source.inputs[0] ?? '', [0]);
  }

  take(node: Node): void {
    const [to = ''] = node.outputs;
    const known = this.#reckon(node);
    if (known !== null) {
      this.#known.set(to, known);
      return;
    }
    switch (node.kind) {
      case 'Conv':
        this.#convolve(node, to);
        break;
      case 'BatchNormalization':
        this.#fold(node, to);
        break;
      case 'Relu':
        this.#bound(node, to, 0, null);
        break;
      case 'Clip':
        this.#bound(node, to, numberOf(node, 'min', 0), numberOf(node, 'max', 0));
        break;
      case 'Add':
        this.#add(node, to);
        break;
      case 'Concat': {
        const maps = node.inputs.flatMap((name) => this.#mapsOf(name));
        this.#values.set(to, maps);
        break;
      }
      default:
        this.#scale(node, to);
    }
  }

  /** Steps that change the size of a map. */
  #scale(node: Node, to: string): void {
    const from = this.#mapOf(node.inputs[0]);
    const [channels, width, height] = this.#shapeOf(from);
    switch (node.kind) {
      case 'MaxPool': {
        if (String(listOf(node, 'kernel_shape')) !== '2,2') throw new RangeError('Only windows of 2 x 2 are pooled.');
        const map = this.#addMap(to, [channels, Math.ceil(width / 2), Math.ceil(height / 2)]);
        this.#draft({ kind: 'pool', from, to: map });
        break;
      }
      case 'Resize': {
        const [, , tall = 0, wide = 0] = this.#known.get(node.inputs[3] ?? '') ?? [];
        this.#draft({ kind: 'resize', from, to: this.#addMap(to, [channels, wide, tall]) });
        break;
      }
      case 'Upsample': {
        const map = this.#addMap(to, [channels, width * 2, height * 2]);
        this.#draft({ kind: 'double', from, to: map, plus: null });
        break;
      }
      default:
        throw new RangeError(`A node of kind ${node.kind} is not known.`);
    }
  }

  finish(output: string): Converted {
    const weights = this.#drafts.map(({ step, weights, bias }) => {
      if (weights === null || !('size' in step)) return null;
      return step.kind === 'convolve'
        ? packWeights(this.#layOut(step.from, step.size, weights), bias, 8)
        : packWeights(layOutEach(step.size, weights), bias, 4);
    });
    const steps = this.#drafts.map(({ step, bias }) => ('size' in step ? { ...step, exact: isDelicate(bias) } : step));
    return { graph: { maps: this.#maps, output: this.#mapOf(output), steps }, weights };
  }

  #mapsOf(name: string | undefined): readonly number[] {
    const maps = this.#values.get(name ?? '');
    if (maps === undefined) throw new RangeError(`'${name}' is not a map.`);
    return maps;
  }

  #mapOf(name: string | undefined): number {
    const [map, ...others] = this.#mapsOf(name);
    if (map === undefined || others.length > 0) throw new RangeError(`'${name}' is more than one map.`);
    return map;
  }

  #shapeOf(map: number): MapShape {
    return this.#maps[map] ?? [0, 0, 0];
  }

  #addMap(name: string, shape: MapShape): number {
    this.#values.set(name, [this.#maps.push(shape) - 1]);
    return this.#maps.length - 1;
  }

  #draft(step: Step, weights: Float32Array | null = null, bias = new Float32Array(0)): void {
    this.#drafts.push({ step, weights, bias });
  }

  /** The draft that wrote a value which nobody else reads: only such a one may be changed. */
  #draftOf(name: string | undefined): Draft | null {
    const [map] = this.#values.get(name ?? '') ?? [];
    return (this.#uses.get(name ?? '') === 1 ? this.#drafts.find(({ step }) => step.to === map) : null) ?? null;
  }

  #convolve(node: Node, to: string): void {
    const from = this.#mapsOf(node.inputs[0]);
    const weights = this.#constants.get(node.inputs[1] ?? '');
    const [channels = 0, , size = 0] = weights?.shape ?? [];
    const [stride = 1] = listOf(node, 'strides');
    const [dilation = 1] = listOf(node, 'dilations');
    const [pad = 0] = listOf(node, 'pads');
    const [, width, height] = this.#shapeOf(from[0] ?? 0);
    if (weights === undefined || pad !== ((size - 1) / 2) * dilation) throw new RangeError('Only centred windows.');
    const map = this.#addMap(to, [channels, Math.ceil(width / stride), Math.ceil(height / stride)]);
    const bias = this.#constants.get(node.inputs[2] ?? '')?.values ?? new Float32Array(channels);
    const window = { to: map, size, stride, low: null, high: null, exact: false };
    const isEach = numberOf(node, 'group', 1) > 1;
    this.#draft(
      isEach
        ? { kind: 'convolve-each', from: from[0] ?? 0, ...window }
        : { kind: 'convolve', from, dilation, plus: null, ...window },
      Float32Array.from(weights.values),
      Float32Array.from(bias),
    );
  }

  #fold(node: Node, to: string): void {
    const draft = this.#draftOf(node.inputs[0]);
    const [scale, shift, mean, variance] = node.inputs.slice(1).map((name) => this.#constants.get(name)?.values);
    if (!draft?.weights || !scale || !shift || !mean || !variance) throw new RangeError('A norm must follow weights.');
    const each = draft.weights.length / scale.length;
    scale.forEach((value, channel) => {
      const factor = value / Math.sqrt((variance[channel] ?? 0) + numberOf(node, 'epsilon', 1e-5));
      for (let i = channel * each; i < (channel + 1) * each; i++) {
        if (draft.weights) draft.weights[i] = (draft.weights[i] ?? 0) * factor;
      }
      draft.bias[channel] = ((draft.bias[channel] ?? 0) - (mean[channel] ?? 0)) * factor + (shift[channel] ?? 0);
    });
    this.#values.set(to, [draft.step.to]);
  }

  #bound(node: Node, to: string, low: number, high: number | null): void {
    const draft = this.#draftOf(node.inputs[0]);
    if (draft === null || !('low' in draft.step)) throw new RangeError('A bound must follow weights.');
    draft.step = { ...draft.step, low, high };
    this.#values.set(to, [draft.step.to]);
  }

  #add(node: Node, to: string): void {
    const [first, second] = node.inputs;
    const draft = this.#draftOf(first);
    // What is added must be there before the step that adds it.
    const plus = this.#mapOf(second);
    if (draft === null || !('plus' in draft.step) || draft.step.plus !== null || plus > draft.step.to) {
      throw new RangeError('A sum must follow a step that can add.');
    }
    draft.step = { ...draft.step, plus };
    this.#values.set(to, [draft.step.to]);
  }

  /** What is known without a picture; null where one is needed. */
  #reckon(node: Node): readonly number[] | null {
    const constant = node.attributes.get('value');
    if (node.kind === 'Constant')
      return typeof constant === 'object' && 'shape' in constant ? [...constant.values] : [];
    if (node.kind === 'Shape') {
      const maps = this.#mapsOf(node.inputs[0]);
      const [, width, height] = this.#shapeOf(maps[0] ?? 0);
      return [1, maps.reduce((sum, map) => sum + this.#shapeOf(map)[0], 0), height, width];
    }
    const inputs = node.inputs.map((name) => this.#known.get(name));
    const [values, second = [], third = []] = inputs;
    if (values === undefined || inputs.includes(undefined)) return null;
    switch (node.kind) {
      case 'Gather':
        return second.map((index) => values[index] ?? 0);
      case 'Slice':
        return values.slice(second[0], third[0]);
      case 'Unsqueeze':
      case 'Cast':
        return values;
      case 'Concat':
        return inputs.flatMap((input) => input ?? []);
      default:
        return null;
    }
  }

  /** Weights in the order of the file; see net-file.ts. */
  #layOut(from: readonly number[], size: number, weights: Float32Array): number[] {
    const taps = size ** 2;
    const counts = from.map((map) => this.#shapeOf(map)[0]);
    const read = counts.reduce((sum, count) => sum + count, 0);
    const written = weights.length / read / taps;
    // The channels as they lie in memory: null for one that only fills up.
    let next = 0;
    const lanes = counts.flatMap((count) =>
      Array.from({ length: Math.ceil(count / 4) * 4 }, (_, lane) => (lane < count ? next++ : null)),
    );
    const laid: number[] = [];
    const all = Math.ceil(written / 4) * 4;
    for (let block = 0; block < all; block += 8) {
      const width = Math.min(8, all - block);
      for (let tap = 0; tap < taps; tap++) {
        for (const channel of lanes) {
          for (let k = block; k < block + width; k++) {
            laid.push(channel === null || k >= written ? 0 : (weights[(k * read + channel) * taps + tap] ?? 0));
          }
        }
      }
    }
    return laid;
  }
}

function layOutEach(size: number, weights: Float32Array): number[] {
  const taps = size ** 2;
  const channels = weights.length / taps;
  const laid: number[] = [];
  for (let first = 0; first < channels; first += 4) {
    for (let tap = 0; tap < taps; tap++) {
      for (let channel = first; channel < first + 4; channel++) laid.push(weights[channel * taps + tap] ?? 0);
    }
  }
  return laid;
}
