import type { Checklist } from './checklist.ts';
import { verifyProperty } from './property.ts';

/** The service under a hostile hand (acceptance/hostile.test.ts), with many more requests, the largest bodies and every time-out. */
export interface HostilePlan {
  readonly runs: number;
  readonly seed: number;
}

export const DEFAULT_HOSTILE_RUNS = 20_000;

export async function verifyHostile(checklist: Checklist, { runs, seed }: HostilePlan): Promise<void> {
  checklist.note(`${runs} requests, seed ${seed} (again: --runs ${runs} --seed ${seed})`);
  await verifyProperty(checklist, {
    file: 'acceptance/hostile.test.ts',
    tests: 7,
    settings: { HOSTILE_RUNS: String(runs), HOSTILE_SEED: String(seed), HOSTILE_FULL: 'yes' },
  });
}
