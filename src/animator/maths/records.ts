/**
 * Records in the kernels' memory. A table of fields is the only place where a record is described: TypeScript reads and writes by it, and
 * `npm run kernels` writes the kernel's header from it, so that the two languages cannot disagree. Every field takes four bytes or a multiple of them;
 * a pointer is an address in the kernels' memory, 0 for none.
 */
export type FieldKind = 'f32' | 'i32' | 'u32' | 'ptr';
export type Field = readonly [name: string, kind: FieldKind, count: number, about: string];
export type RecordTable = Readonly<Record<string, readonly Field[]>>;

export type FieldName<Table extends RecordTable, Name extends keyof Table> = Table[Name][number][0];

const FIELD_BYTES = 4;
const ALIGNMENT = 16;

function sizeOfRecord(fields: readonly Field[]): number {
  const words = fields.reduce((total, [, , count]) => total + count, 0);
  return Math.ceil((words * FIELD_BYTES) / ALIGNMENT) * ALIGNMENT;
}

interface Placed {
  readonly offset: number;
  readonly kind: FieldKind;
}

function placeFields(fields: readonly Field[]): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>();
  let offset = 0;
  for (const [name, kind, count] of fields) {
    if (!placed.has(name)) placed.set(name, { offset, kind });
    offset += count * FIELD_BYTES;
  }
  return placed;
}

/**
 * A memory as floats and as whole numbers. Where a view was made for each field, preparing ten soldiers took a twelfth more, and a kitchen a twentieth. A shared memory that grows
 * keeps the addresses of the views it had; one that is not shared leaves them empty: in both cases views are made anew for what lies beyond their end.
 */
class MemoryViews {
  readonly #memory: WebAssembly.Memory;
  #floats: Float32Array<ArrayBufferLike> = new Float32Array(0);
  #words: Int32Array<ArrayBufferLike> = new Int32Array(0);

  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory;
  }

  of(kind: FieldKind, end: number): Float32Array | Int32Array {
    if (end > this.#floats.byteLength) {
      this.#floats = new Float32Array(this.#memory.buffer);
      this.#words = new Int32Array(this.#memory.buffer);
    }
    return kind === 'f32' ? this.#floats : this.#words;
  }
}

/** One record, by the names of its fields. */
export class RecordView<Field extends string> {
  readonly at: number;
  readonly #fields: ReadonlyMap<string, Placed>;
  readonly #views: MemoryViews;

  constructor(views: MemoryViews, fields: ReadonlyMap<string, Placed>, at: number) {
    this.#views = views;
    this.#fields = fields;
    this.at = at;
  }

  #place(field: Field): Placed {
    const placed = this.#fields.get(field);
    if (placed === undefined) throw new RangeError(`There is no field '${field}'.`);
    return placed;
  }

  set(field: Field, ...values: readonly number[]): this {
    const { offset, kind } = this.#place(field);
    const from = this.at + offset;
    const view = this.#views.of(kind, from + values.length * FIELD_BYTES);
    for (let index = 0; index < values.length; index++) view[from / FIELD_BYTES + index] = values[index] ?? 0;
    return this;
  }

  get(field: Field): number {
    const { offset, kind } = this.#place(field);
    const from = this.at + offset;
    return this.#views.of(kind, from + FIELD_BYTES)[from / FIELD_BYTES] ?? 0;
  }
}

export interface Records<Table extends RecordTable> {
  sizeOf(name: keyof Table): number;
  view<Name extends keyof Table>(
    memory: WebAssembly.Memory,
    name: Name,
    at: number,
  ): RecordView<FieldName<Table, Name>>;
  /** The `index`th of records that lie one after another. */
  item<Name extends keyof Table>(
    memory: WebAssembly.Memory,
    name: Name,
    from: number,
    index: number,
  ): RecordView<FieldName<Table, Name>>;
}

export function makeRecords<const Table extends RecordTable>(table: Table): Records<Table> {
  const placed = new Map(Object.entries(table).map(([name, fields]) => [name, placeFields(fields)]));
  const sizes = new Map(Object.entries(table).map(([name, fields]) => [name, sizeOfRecord(fields)]));
  const sizeOf = (name: keyof Table): number => sizes.get(String(name)) ?? 0;
  const known = new WeakMap<WebAssembly.Memory, MemoryViews>();
  const viewsOf = (memory: WebAssembly.Memory): MemoryViews => {
    const views = known.get(memory) ?? new MemoryViews(memory);
    known.set(memory, views);
    return views;
  };
  const view = <Name extends keyof Table>(memory: WebAssembly.Memory, name: Name, at: number) =>
    new RecordView<FieldName<Table, Name>>(viewsOf(memory), placed.get(String(name)) ?? new Map(), at);
  return {
    sizeOf,
    view,
    item: (memory, name, from, index) => view(memory, name, from + index * sizeOf(name)),
  };
}

const C_TYPES = { f32: 'float', i32: 'i32', u32: 'u32', ptr: 'u32' } as const satisfies Record<FieldKind, string>;

/** The same records for the kernel's compiler. */
export function renderHeader(table: RecordTable): string {
  const lines = [
    '// Made from ../layout.ts by `npm run kernels`: do not edit.',
    '#pragma once',
    '#include "simd.h"',
    '',
  ];
  for (const [name, fields] of Object.entries(table)) {
    lines.push(`struct ${name} {`);
    for (const [field, kind, count, about] of fields) {
      const array = count > 1 ? `[${count}]` : '';
      lines.push(`  ${C_TYPES[kind]} ${field}${array};${about === '' ? '' : `  // ${about}`}`);
    }
    const words = fields.reduce((total, [, , count]) => total + count, 0);
    const pad = sizeOfRecord(fields) / FIELD_BYTES - words;
    if (pad > 0) lines.push(`  u32 pad${pad > 1 ? `[${pad}]` : ''};`);
    lines.push('};', `static_assert(sizeof(${name}) == ${sizeOfRecord(fields)}, "${name}");`, '');
  }
  return `${lines.join('\n')}\n`;
}
