import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProcessorTime, ordinaryPercent, waitForQuietMachine } from './machine.ts';
import type { PollReport } from './poll-client.ts';

/** One stretch of polling. Where something else took the processors meanwhile, it is measured again, and that is counted. */

export const REQUESTS_PER_SECOND = 100;
export const WINDOW_SECONDS = 10;
/** Kinora and its client took 9 to 11 percent of two cores at this rate while nothing was drawn (2026-11). */
const MOST_ORDINARY_PERCENT = 25;
const MOST_TRIES = 6;

export interface Window extends PollReport {
  /** Percent of the processors that went to other things than renders; null where the system does not tell. */
  readonly ordinary: number | null;
  readonly repeated: number;
}

const CLIENT = join(import.meta.dirname, 'poll-client.ts');
const runFile = promisify(execFile);

export async function measureWindow(
  target: { readonly url: string; readonly key: string },
  prepare: () => Promise<void>,
): Promise<Window> {
  let best: Window | null = null;
  for (let repeated = 0; repeated < MOST_TRIES; repeated += 1) {
    await prepare();
    await waitForQuietMachine();
    await prepare();
    const window = { ...(await pollOnce(target)), repeated };
    if (window.failures > 0) throw new Error(`${window.failures} reads were not answered with 200.`);
    if (window.ordinary === null || window.ordinary <= MOST_ORDINARY_PERCENT) return window;
    if (best === null || window.ordinary < (best.ordinary ?? 0)) best = window;
  }
  if (best === null) throw new Error('Nothing was measured.');
  return { ...best, repeated: MOST_TRIES - 1 };
}

async function pollOnce({ url, key }: { url: string; key: string }): Promise<Omit<Window, 'repeated'>> {
  const order = [CLIENT, url, key, String(REQUESTS_PER_SECOND), String(WINDOW_SECONDS)];
  const before = await findProcessorTime();
  const { stdout } = await runFile(process.execPath, order, { maxBuffer: 16 * 1024 * 1024 });
  const after = await findProcessorTime();
  return { ...(JSON.parse(stdout) as PollReport), ordinary: ordinaryPercent(before, after) };
}
