import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checklist } from './checklist.ts';
import { cleanEnvironment, ROOT } from './service-process.ts';

/** The ledger property of test/contracts with many more runs, on both engines, from a seed of its own. */
export interface LedgerPlan {
  readonly runs: number;
  readonly seed: number;
}

/** On SQLite; a run on PostgreSQL takes some fifteen times as long, and there are as many fewer. */
export const DEFAULT_LEDGER_RUNS = 900;

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export async function verifyLedger(checklist: Checklist, plan: LedgerPlan): Promise<void> {
  checklist.note(`${plan.runs} runs, seed ${plan.seed} (again: --runs ${plan.runs} --seed ${plan.seed})`);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-ledger-'));
  try {
    const file = join(folder, 'report.json');
    await runProperty(plan, file);
    const report: Report = JSON.parse(await readFile(file, 'utf8'));
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const { fullName, status, failureMessages } of results) {
      checklist.check(fullName, status === 'passed', failureMessages.join('\n'));
    }
    checklist.check('the property is held against two engines', results.length === 2, `${results.length} found`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runProperty(plan: LedgerPlan, report: string): Promise<void> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const options = ['run', 'test/contracts/ledger.test.ts', '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [vitest, ...options], {
    cwd: ROOT,
    env: { ...cleanEnvironment({}), LEDGER_RUNS: String(plan.runs), LEDGER_SEED: String(plan.seed) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise<void>((ended, failed) => child.once('error', failed).once('close', () => ended()));
}
