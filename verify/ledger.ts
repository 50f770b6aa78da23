import type { Checklist } from './checklist.ts';
import { verifyProperty } from './property.ts';

/** The ledger property of test/contracts with many more runs, on both engines, from a seed of its own. */
export interface LedgerPlan {
  readonly runs: number;
  readonly seed: number;
}

/** On SQLite; a run on PostgreSQL takes some fifteen times as long, and there are as many fewer. */
export const DEFAULT_LEDGER_RUNS = 900;

export async function verifyLedger(checklist: Checklist, { runs, seed }: LedgerPlan): Promise<void> {
  checklist.note(`${runs} runs, seed ${seed} (again: --runs ${runs} --seed ${seed})`);
  await verifyProperty(checklist, {
    file: 'test/contracts/ledger.test.ts',
    tests: 2,
    settings: { LEDGER_RUNS: String(runs), LEDGER_SEED: String(seed) },
  });
}
