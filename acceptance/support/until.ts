import { setTimeout as wait } from 'node:timers/promises';

/** Short enough to cost a test little, long enough that a few of them leave the machine to the service. */
const PAUSE_MILLISECONDS = 50;

/** Looks again and again until the look finds something other than false, null or undefined. */
export async function until<Found>(
  what: string,
  look: () => Found | Promise<Found>,
  seconds = 300,
): Promise<Exclude<Found, false | null | undefined>> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) {
      return found as Exclude<Found, false | null | undefined>;
    }
    if (performance.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await wait(PAUSE_MILLISECONDS);
  }
}
