/**
 * The way of frames from several threads to the encoder, in order and with back-pressure. Frame n lies in slot n modulo the number of
 * slots; nobody draws it before the frame that lay there has been written. All counts live in shared memory: a thread that draws sleeps
 * until there is room.
 */
const COUNTS = 3;
const [NEXT, WRITTEN, STOPPED] = [0, 1, 2] as const;

export interface RingMemory {
  readonly counts: SharedArrayBuffer;
  /** Where each slot lies in the kernels' memory. */
  readonly slots: readonly number[];
}

export function makeRingMemory(slots: readonly number[]): RingMemory {
  return { counts: new SharedArrayBuffer(COUNTS * 4), slots };
}

export function slotOf({ slots }: RingMemory, frame: number): number {
  return slots[frame % slots.length] ?? 0;
}

/** For a thread that draws: its next frame, once its slot is free; null when all are taken or nobody wants them any more. */
export function claimFrame({ counts, slots }: RingMemory, frameCount: number): number | null {
  const shared = new Int32Array(counts);
  const frame = Atomics.add(shared, NEXT, 1);
  if (frame >= frameCount) return null;
  for (;;) {
    const written = Atomics.load(shared, WRITTEN);
    if (Atomics.load(shared, STOPPED) !== 0) return null;
    if (frame < written + slots.length) return frame;
    Atomics.wait(shared, WRITTEN, written);
  }
}

/** For the thread that writes: the slot of the oldest frame is free again. */
export function freeSlot({ counts }: RingMemory): void {
  const shared = new Int32Array(counts);
  Atomics.add(shared, WRITTEN, 1);
  Atomics.notify(shared, WRITTEN);
}

/** Lets every thread that draws come to its end. */
export function stopRing({ counts }: RingMemory): void {
  const shared = new Int32Array(counts);
  Atomics.store(shared, STOPPED, 1);
  // A sleeper looks at the number of written frames: it must change, or one just falling asleep would miss the call.
  Atomics.add(shared, WRITTEN, 1);
  Atomics.notify(shared, WRITTEN);
}
