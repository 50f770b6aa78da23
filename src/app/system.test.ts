import { describe, expect, it } from 'vitest';
import { makePooledRandomness } from './system.ts';

/** Counts up, so that a byte handed out twice would show. */
function makeCounting() {
  let next = 0;
  let fills = 0;
  const randomness = makePooledRandomness((pool) => {
    fills += 1;
    for (const index of pool.keys()) pool[index] = (next + index + 1) % 251;
    next += pool.length;
  });
  return { randomness, countFills: () => fills };
}

describe('pooled randomness', () => {
  it('hands out each byte once, whatever the sizes', () => {
    const { randomness, countFills } = makeCounting();
    const pooled = 4096;
    let drawn: number[] = [];
    for (let count = 1; drawn.length + count <= pooled; count += 1) drawn = [...drawn, ...randomness.bytes(count)];
    expect(drawn).toEqual(drawn.map((_, index) => (index + 1) % 251));
    expect(countFills()).toBe(1);
  });

  it('fills the pool anew rather than giving fewer bytes than were asked for', () => {
    const { randomness, countFills } = makeCounting();
    randomness.bytes(4000);
    expect(randomness.bytes(200)).toHaveLength(200);
    expect(countFills()).toBe(2);
  });

  it('keeps what it gave apart from what it gives next', () => {
    const { randomness } = makeCounting();
    const first = randomness.bytes(4);
    first.fill(0);
    expect([...randomness.bytes(4)]).toEqual([5, 6, 7, 8]);
  });

  it('refuses more than the pool holds', () => {
    expect(() => makeCounting().randomness.bytes(4097)).toThrow(RangeError);
  });
});
