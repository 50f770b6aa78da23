import { describe, expect, it } from 'vitest';
import { makeRecords } from './records.ts';

const records = makeRecords({
  Spot: [
    ['at', 'f32', 3, ''],
    ['count', 'i32', 1, ''],
  ],
});
const PAGE_BYTES = 65_536;

describe('records in a memory', () => {
  it.each([true, false])('are read and written by views that were made before it grew (shared: %s)', (shared) => {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 4, shared });
    const spot = records.view(memory, 'Spot', 64).set('at', 1.5, 2, 3).set('count', -7);
    memory.grow(2);
    const later = records.item(memory, 'Spot', PAGE_BYTES, 2).set('count', 5).set('at', 4);
    expect([spot.get('at'), spot.get('count'), later.get('count'), later.get('at')]).toEqual([1.5, -7, 5, 4]);
    spot.set('count', 8);
    expect([...new Float32Array(memory.buffer, 64, 3)]).toEqual([1.5, 2, 3]);
    expect(new Int32Array(memory.buffer, 64, 4)[3]).toBe(8);
    expect(new Int32Array(memory.buffer, PAGE_BYTES + 2 * 16, 4)[3]).toBe(5);
  });

  it('refuses a field that is not there', () => {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    // @ts-expect-error: no such field.
    expect(() => records.view(memory, 'Spot', 0).get('colour')).toThrow(RangeError);
  });
});
