import { describe, expect, it } from 'vitest';
import { claimFrame, freeSlot, makeRingMemory, slotOf, stopRing } from './frame-ring.ts';

describe('the ring of frames', () => {
  it('hands out each frame once, in order, and each slot again only after it was written', () => {
    const ring = makeRingMemory([100, 200]);
    expect([claimFrame(ring, 3), claimFrame(ring, 3)]).toEqual([0, 1]);
    expect([slotOf(ring, 0), slotOf(ring, 1), slotOf(ring, 2)]).toEqual([100, 200, 100]);
    freeSlot(ring);
    expect(claimFrame(ring, 3)).toBe(2);
    expect(claimFrame(ring, 3)).toBeNull();
  });

  it('hands out nothing any more once it is stopped, even to who would have to wait', () => {
    const ring = makeRingMemory([100]);
    expect(claimFrame(ring, 9)).toBe(0);
    stopRing(ring);
    expect(claimFrame(ring, 9)).toBeNull();
  });
});
