import { setTimeout as wait } from 'node:timers/promises';

/** Short enough to cost a test little, long enough that a few of them leave the machine to the service. */
const SHORTEST_PAUSE_MILLISECONDS = 50;
/**
 * Whoever has waited long looks less often: a look at a task takes the service and the test 3 to 4 ms of processor time, so that twenty a
 * second of each of eight files that wait would keep half a core from what they wait for (2026-11).
 */
const LONGEST_PAUSE_MILLISECONDS = 250;
const PAUSE_SHARE = 1 / 10;

/** Looks again and again until the look finds something other than false, null or undefined. */
export async function until<Found>(
  what: string,
  look: () => Found | Promise<Found>,
  seconds = 300,
): Promise<Exclude<Found, false | null | undefined>> {
  const begunAt = performance.now();
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) {
      return found as Exclude<Found, false | null | undefined>;
    }
    const waited = performance.now() - begunAt;
    if (waited > seconds * 1000) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await wait(Math.min(LONGEST_PAUSE_MILLISECONDS, Math.max(SHORTEST_PAUSE_MILLISECONDS, waited * PAUSE_SHARE)));
  }
}
