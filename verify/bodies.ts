import type { Checklist } from './checklist.ts';
import { verifyProperty } from './property.ts';

/** The property of spoiled bodies (acceptance/mutated-bodies.test.ts) with many more requests, from a seed of its own. */
export interface BodiesPlan {
  readonly runs: number;
  readonly seed: number;
}

export const DEFAULT_BODIES_RUNS = 20_000;

export async function verifyBodies(checklist: Checklist, { runs, seed }: BodiesPlan): Promise<void> {
  checklist.note(`${runs} requests, seed ${seed} (again: --runs ${runs} --seed ${seed})`);
  await verifyProperty(checklist, {
    file: 'acceptance/mutated-bodies.test.ts',
    tests: 1,
    settings: { BODIES_RUNS: String(runs), BODIES_SEED: String(seed) },
  });
}
