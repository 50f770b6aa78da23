/**
 * Reads what is needed of an ONNX file: the graph's nodes with their attributes, and its constants. The format is Protocol Buffers; the numbers of its
 * fields are those of onnx.proto. Whatever a net does not use is left out, and refused where it would be needed.
 */

export interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

export type Attribute = number | string | readonly number[] | Tensor;

export interface Node {
  readonly kind: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: ReadonlyMap<string, Attribute>;
}

export interface Graph {
  readonly nodes: readonly Node[];
  readonly constants: ReadonlyMap<string, Tensor>;
  /** Constants are not among them. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Field number and value: a whole number, four or eight bytes as they lie, or what is within. */
type Field = readonly [field: number, value: bigint | Buffer];

function readNumber(bytes: Buffer, from: number): readonly [value: bigint, next: number] {
  let value = 0n;
  for (let at = from; ; at++) {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('The file ends within a number.');
    value |= BigInt(byte & 127) << BigInt((at - from) * 7);
    if (byte < 128) return [BigInt.asIntN(64, value), at + 1];
  }
}

function readFields(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag, afterTag] = readNumber(bytes, at);
    const [field, wire] = [Number(tag >> 3n), Number(tag & 7n)];
    if (wire === 0) {
      const [value, next] = readNumber(bytes, afterTag);
      fields.push([field, value]);
      at = next;
    } else {
      const [length, from] = wire === 2 ? readNumber(bytes, afterTag) : [wire === 5 ? 4n : 8n, afterTag];
      at = from + Number(length);
      fields.push([field, bytes.subarray(from, at)]);
    }
  }
  return fields;
}

const all = (fields: readonly Field[], number: number): (bigint | Buffer)[] =>
  fields.flatMap(([field, value]) => (field === number ? [value] : []));

const messages = (fields: readonly Field[], number: number): Buffer[] =>
  all(fields, number).flatMap((value) => (typeof value === 'bigint' ? [] : [value]));

const texts = (fields: readonly Field[], number: number): string[] => messages(fields, number).map(String);

/** One by one or packed: writers do either. */
function numbers(fields: readonly Field[], number: number): number[] {
  return all(fields, number).flatMap((value) => {
    if (typeof value === 'bigint') return [Number(value)];
    const found: number[] = [];
    for (let at = 0; at < value.length; ) {
      const [next, after] = readNumber(value, at);
      found.push(Number(next));
      at = after;
    }
    return found;
  });
}

function floats(fields: readonly Field[], number: number): number[] {
  const bytes = Buffer.concat(messages(fields, number));
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4));
}

const FLOAT = 1;
const WHOLE = 7;

function readTensor(bytes: Buffer): readonly [name: string, tensor: Tensor] {
  const fields = readFields(bytes);
  const [name = ''] = texts(fields, 8);
  const [kind] = numbers(fields, 2);
  const [raw] = messages(fields, 9);
  const shape = numbers(fields, 1);
  if (kind === FLOAT) {
    const values = raw === undefined ? floats(fields, 4) : floats([[4, raw]], 4);
    return [name, { shape, values: Float32Array.from(values) }];
  }
  if (kind !== WHOLE) throw new RangeError(`The constant '${name}' is of kind ${kind}, which is not read.`);
  const values =
    raw === undefined
      ? numbers(fields, 7)
      : Array.from({ length: raw.length / 8 }, (_, index) => Number(raw.readBigInt64LE(index * 8)));
  return [name, { shape, values: Float32Array.from(values) }];
}

function readAttribute(bytes: Buffer): readonly [name: string, value: Attribute] {
  const fields = readFields(bytes);
  const [name = ''] = texts(fields, 1);
  const [float] = floats(fields, 2);
  const [whole] = numbers(fields, 3);
  const [text] = texts(fields, 4);
  const [tensor] = messages(fields, 5);
  if (tensor !== undefined) return [name, readTensor(tensor)[1]];
  const many = [...floats(fields, 7), ...numbers(fields, 8)];
  return [name, many.length > 0 ? many : (float ?? whole ?? text ?? 0)];
}

function readNode(bytes: Buffer): Node {
  const fields = readFields(bytes);
  return {
    kind: texts(fields, 4)[0] ?? '',
    inputs: texts(fields, 1),
    outputs: texts(fields, 2),
    attributes: new Map(messages(fields, 5).map(readAttribute)),
  };
}

export function readGraph(file: Buffer): Graph {
  const [graph] = messages(readFields(file), 7);
  if (graph === undefined) throw new RangeError('The file holds no graph.');
  const fields = readFields(graph);
  const constants = new Map(messages(fields, 5).map(readTensor));
  const names = (number: number): string[] => messages(fields, number).flatMap((value) => texts(readFields(value), 1));
  return {
    nodes: messages(fields, 1).map(readNode),
    constants,
    inputs: names(11).filter((name) => !constants.has(name)),
    outputs: names(12),
  };
}
