/**
 * How long a piece of work keeps this thread's processor, in milliseconds: what others do on the machine in the meantime
 * does not count, so that a busy one fails no test.
 */
function measure(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch (error) {
    // A refusal is as good an answer as any; what the machine itself refuses is none.
    if (error instanceof RangeError || error instanceof TypeError) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Slow every time: the engine compiles, collects and shares its caches with others when it likes. */
const TRIES = 3;
/** With fifty others on the processor three good looks in a row were once all spoiled. */
const LAST_TRIES = 12;

export function isSlow(work: () => unknown, mostMilliseconds: number): boolean {
  for (let trial = 0; trial < TRIES; trial += 1) if (measure(work) <= mostMilliseconds) return false;
  // A slow processor, or one whose time a host gives to others while it is counted as ours, takes as much longer for anything else.
  for (let trial = 0; trial < LAST_TRIES; trial += 1)
    if (measure(work) <= mostMilliseconds * findSlowness()) return false;
  return true;
}

/** On the machine for which the limits were written. */
const USUAL_MILLISECONDS = 20;
const STEPS = 3_000_000;

function reckon(): number {
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) sum = (sum + Math.imul(step ^ sum, 31)) | 0;
  return sum;
}

/** How many times as long as usual this processor takes just now, at its best of a few: one look may meet a pause. Never less than one. */
const findSlowness = (): number =>
  Math.max(1, Math.min(...Array.from({ length: TRIES }, () => measure(reckon))) / USUAL_MILLISECONDS);
