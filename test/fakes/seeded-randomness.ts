import type { Randomness } from '../../src/core/clock.ts';

/** The same bytes in every run (mulberry32), so that a failing test fails again. */
export function makeRandomness(seed = 1): Randomness {
  let state = seed >>> 0;
  const nextByte = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 8) & 0xff;
  };
  return { bytes: (count) => Uint8Array.from({ length: count }, nextByte) };
}
