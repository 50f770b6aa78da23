import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Whoever is started below a run of the tests inherits its mark in the environment, so whatever bears it after the run was
 * left behind by a test. Only Linux lets one look; elsewhere nothing is found.
 */

export interface LeftBehind {
  readonly pid: number;
  readonly command: string;
}

export const MARK = 'TEST_RUN_OF_KINORA';

export function listMarked(run: string): LeftBehind[] {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return ids.flatMap((id) => {
    try {
      const isMarked = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`${MARK}=${run}`);
      if (!isMarked) return [];
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // A process that has ended and only waits to be counted out has no command line.
      return command === '' ? [] : [{ pid: Number(id), command }];
    } catch {
      // Ended between the list and the look, or belongs to somebody else.
      return [];
    }
  });
}

/** Gives what is about to end the time for it; what is still there then is named, and ended. */
export async function endLeftBehind(run: string, patienceSeconds: number): Promise<LeftBehind[]> {
  const deadline = performance.now() + patienceSeconds * 1000;
  while (listMarked(run).length > 0 && performance.now() < deadline) await wait(200);
  const left = listMarked(run);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended by itself after all.
    }
  }
  return left;
}
