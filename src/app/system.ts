import { randomFillSync } from 'node:crypto';
import type { Clock, Randomness } from '../core/clock.ts';

export const systemClock: Clock = { now: () => new Date(), elapsedMilliseconds: () => performance.now() };

/** A call to the system's generator costs 4 microseconds for 16 bytes and hardly more for this many (2026-11). */
const POOL_BYTES = 4096;

/** Random bytes from a pool that is filled at one go. A byte is handed out once, and wiped from the pool as it leaves. */
export function makePooledRandomness(fill: (pool: Uint8Array) => void): Randomness {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return {
    bytes(count) {
      if (count > POOL_BYTES) throw new RangeError(`At most ${POOL_BYTES} random bytes are drawn at once.`);
      if (used + count > POOL_BYTES) {
        fill(pool);
        used = 0;
      }
      const drawn = pool.slice(used, used + count);
      pool.fill(0, used, used + count);
      used += count;
      return drawn;
    },
  };
}

export const systemRandomness: Randomness = makePooledRandomness(randomFillSync);
