import { describe, expect, it } from 'vitest';
import { makeRandom } from './random.ts';

function take(random: { next(): number }, count: number): number[] {
  return Array.from({ length: count }, () => random.next());
}

describe('makeRandom', () => {
  it('repeats for a seed and differs between neighbouring seeds', () => {
    expect(take(makeRandom(0), 5)).toEqual(take(makeRandom(0), 5));
    expect(take(makeRandom(0), 5)).not.toEqual(take(makeRandom(1), 5));
  });

  it('gives a named stream that does not depend on what was drawn before', () => {
    const fresh = makeRandom(7).spawn('clouds');
    const used = makeRandom(7);
    take(used, 100);
    expect(take(used.spawn('clouds'), 5)).toEqual(take(fresh, 5));
    expect(take(makeRandom(7).spawn('birds'), 5)).not.toEqual(take(makeRandom(7).spawn('clouds'), 5));
  });

  it('spreads evenly', () => {
    const mean = take(makeRandom(4_294_967_295), 4_000).reduce((sum, value) => sum + value, 0) / 4_000;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  });
});
