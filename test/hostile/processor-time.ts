/**
 * How long a piece of work keeps this thread's processor, in milliseconds: what others do on the machine in the meantime
 * does not count, so that a busy one fails no test.
 */
export function measure(work: () => unknown): number {
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

export function isSlow(work: () => unknown, mostMilliseconds: number): boolean {
  for (let trial = 0; trial < TRIES; trial += 1) if (measure(work) <= mostMilliseconds) return false;
  return true;
}
