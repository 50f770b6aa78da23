import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checklist } from './checklist.ts';
import { cleanEnvironment, ROOT } from './service-process.ts';

/** A property that `npm test` holds with a few runs, held with many: the same file, told how many by its environment. */
export interface Property {
  readonly file: string;
  /** How many tests the file has: fewer would mean that something was not looked at. */
  readonly tests: number;
  readonly settings: Readonly<Record<string, string>>;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export async function verifyProperty(checklist: Checklist, { file, tests, settings }: Property): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-property-'));
  try {
    const output = join(folder, 'report.json');
    await runVitest(['run', file, '--reporter=json', `--outputFile=${output}`], settings);
    const report: Report = JSON.parse(await readFile(output, 'utf8'));
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const { fullName, status, failureMessages } of results) {
      checklist.check(fullName, status === 'passed', failureMessages.join('\n'));
    }
    checklist.check(`${file} was run whole`, results.length === tests, `${results.length} of ${tests}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runVitest(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<void> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: ROOT,
    env: { ...cleanEnvironment({}), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise<void>((ended, failed) => child.once('error', failed).once('close', () => ended()));
}
