import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { constants, totalmem } from 'node:os';
import { join } from 'node:path';
import { findBundle, makeBundle } from '../bin/bundle.js';
import { endLeftBehind } from './left-behind.ts';
import { openRunFolder } from './run-folder.ts';
import { stepBack } from './step-back.ts';
import {
  addCounts,
  afterSecondLook,
  type Counts,
  type FileReport,
  failedFiles,
  readTestReport,
  tellFailures,
} from './test-report.ts';

/**
 * `npm test`: the static checks, each counted as one test, and every test file. What failed is named at the end, and the last line is always
 * `N passed, N failed`, with `, N skipped` where any were. Arguments go to vitest as filters, and then the static
 * checks and the second look at files that failed are left out: `npm test -- src/core`.
 */

interface Check {
  readonly name: string;
  /** Arguments to node; the first is the script to run. */
  readonly command: readonly string[];
}

interface Part {
  readonly name: string;
  /** For vitest. */
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** By how much it is less urgent than what else runs here, as `nice` counts. */
  readonly standsBehind?: number;
}

const ROOT = join(import.meta.dirname, '..');
const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };
const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The type checker has three of them then, beside the tests. */
const PLENTY_BYTES = 12 * 1024 ** 3;

/** How long processes may take to end after the tests that started them. */
const SECONDS_TO_END = 15;

/** How long a child may take to end by itself after Ctrl-C. */
const SECONDS_TO_STOP = 5;

/** So few failed files of a whole run are run again, each by itself (docs/decisions/0016). Where more fail, something is broken. */
const MOST_FILES_LOOKED_AT_AGAIN = 8;

/**
 * A whole run is two at once. Most files wait for services, pages and clocks, eight at a time, and leave processors idle now and then, most of
 * all towards their end; those that only compute stand behind them, fill every gap, and go on alone when the others are done. One after the other, a
 * sixth of the time of two processors was nobody's (2026-11).
 */
const WAITING: Part = { name: 'vitest', parameters: ['--project=shared', '--project=apart'] };
const COMPUTING: Part = {
  name: 'vitest of the animator',
  parameters: ['--project=computing'],
  environment: { TEST_WITHOUT_SERVERS: '1' },
  // So far that it takes little but the gaps, and not so far that it waits for ever on a machine that is busy with other things.
  standsBehind: 7,
};

function staticChecks(): Check[] {
  const generated: Check[] = [
    { name: 'generated docs', command: ['scripts/generate-docs.ts', '--check'] },
    { name: 'kernels', command: ['scripts/build-kernels.ts', '--check'] },
    { name: 'art', command: ['scripts/build-art.ts', '--check'] },
    { name: 'words', command: ['scripts/build-words.ts', '--check'] },
    { name: 'nets', command: ['scripts/build-nets.ts', '--check'] },
    { name: 'instruments', command: ['scripts/build-instruments.ts', '--check'] },
  ];
  return [
    { name: 'type check', command: [findBin('typescript', 'tsc'), '--noEmit', '--singleThreaded'] },
    { name: 'type check of the console', command: [findBin('typescript', 'tsc'), '--noEmit', '-p', 'console'] },
    { name: 'lint', command: [findBin('@biomejs/biome', 'biome'), 'check', '.'] },
    ...generated.filter(({ command: [script = ''] }) => existsSync(join(ROOT, script))),
    { name: 'licences', command: ['scripts/check-licences.ts'] },
    { name: 'packages', command: ['scripts/check-packages.ts'] },
  ];
}

/** The script behind a command in node_modules/.bin, which is a shell file on some systems and a link on others. */
function findBin(packageName: string, command: string): string {
  const folder = join('node_modules', packageName);
  const manifest: { bin: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  return join(folder, manifest.bin[command] ?? command);
}

type Runner = ReturnType<typeof makeRunner>;

/** Runs node on scripts, and ends what is running when this process is told to stop. */
function makeRunner(isWhole: boolean) {
  const run = randomBytes(6).toString('hex');
  const folder = openRunFolder(run);
  const spared = {
    // Whoever starts the same program a second time finds it compiled: half a second of each of some three hundred processes.
    NODE_COMPILE_CACHE: join(folder.path, 'compiled'),
    // The type checker collects garbage all the time, for nothing: without that it has used 1.7 GB instead of 1.3 when it ends, and a third less time.
    ...(totalmem() > PLENTY_BYTES && { GOGC: 'off' }),
    ...(isWhole && { TEST_WHOLE: '1' }),
  };
  const running = new Set<ChildProcess>();
  let stoppedBy: 'SIGINT' | 'SIGTERM' | null = null;

  const endChildren = (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => {
    for (const child of running) {
      if (child.pid === undefined) continue;
      try {
        if (process.platform === 'win32') child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // The group ended between the list and the signal, which is what the signal was for.
      }
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppedBy !== null) return endChildren('SIGKILL');
      stoppedBy = signal;
      endChildren(signal);
      setTimeout(() => endChildren('SIGKILL'), SECONDS_TO_STOP * 1000).unref();
    });
  }

  const runNode = async (
    command: readonly string[],
    output: 'show' | 'keep',
    { environment = {}, standsBehind = 0 }: Pick<Part, 'environment' | 'standsBehind'> = {},
  ) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: { ...process.env, ...folder.environment, ...spared, ...environment },
      stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that one signal reaches the servers and encoders that tests have started.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    // Whatever it starts inherits that.
    if (child.pid !== undefined && standsBehind > 0) stepBack(child.pid, standsBehind);
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    try {
      const code = await new Promise<number>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (status) => resolve(status ?? 1));
      });
      return { code, text: Buffer.concat(parts).toString() };
    } finally {
      running.delete(child);
    }
  };
  return { run, folder, runNode, stoppedBy: () => stoppedBy };
}

function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

async function runCheck(runner: Runner, { name, command }: Check): Promise<Counts> {
  const startedAt = performance.now();
  const { code, text } = await runner.runNode(command, 'keep');
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds(startedAt)})`);
  if (code !== 0 && runner.stoppedBy() === null) console.log(text.trimEnd());
  return code === 0 ? PASSED : FAILED;
}

interface VitestRun {
  readonly isGood: boolean;
  readonly report: readonly FileReport[];
}

async function runVitest(runner: Runner, part: Part): Promise<VitestRun> {
  const { name, parameters } = part;
  const startedAt = performance.now();
  const output = join(runner.folder.path, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const command = [findBin('vitest', 'vitest'), 'run', ...reporters, ...parameters];
  const { code } = await runner.runNode(command, 'show', part);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds(startedAt)})`);
  return { isGood: code === 0, report: existsSync(output) ? readTestReport(readFileSync(output, 'utf8'), ROOT) : [] };
}

async function runWhole(runner: Runner): Promise<VitestRun[]> {
  // Both want it, and each would make it for itself.
  if (findBundle(ROOT) === null) await makeBundle(ROOT);
  // Those that wait have servers to start first, and find the sources compiled when they get to them.
  const loaded = runner.runNode(['scripts/load-sources.ts'], 'keep');
  return Promise.all([runVitest(runner, WAITING), loaded.then(() => runVitest(runner, COMPUTING))]);
}

async function runTests(runner: Runner, filters: readonly string[]): Promise<{ counts: Counts; told: string[] }> {
  const runs = await (filters.length === 0
    ? runWhole(runner)
    : Promise.all([runVitest(runner, { name: 'vitest', parameters: filters })]));
  const isGood = runs.every((run) => run.isGood);
  const report = runs.flatMap((run) => run.report);
  const failed = failedFiles(report);
  const told = failed.flatMap(tellFailures);
  if (told.length > 0) told.unshift('What failed:');
  // Vitest also fails for reasons that are no test, such as an error after the last one: those have no file to look at again.
  if (failed.length === 0)
    return { counts: addCounts([...report.map(({ counts }) => counts), isGood ? NONE : FAILED]), told };
  const isWorthIt = filters.length === 0 && failed.length <= MOST_FILES_LOOKED_AT_AGAIN && runner.stoppedBy() === null;
  if (!isWorthIt) return { counts: addCounts(report.map(({ counts }) => counts)), told };

  const parameters = ['--no-file-parallelism', ...failed.map(({ file }) => file)];
  const again = await runVitest(runner, { name: 'second look', parameters });
  const stillFailed = failedFiles(again.report);
  told.push(
    stillFailed.length === 0 ? 'All of it passed at a second look, alone.' : 'What failed at a second look, alone:',
  );
  told.push(...stillFailed.flatMap(tellFailures));
  const counts = addCounts(afterSecondLook(report, again.report).map((file) => file.counts));
  return { counts: again.isGood || counts.failed > 0 ? counts : addCounts([counts, FAILED]), told };
}

/** Counted like a check: a test that leaves a server running has failed, whatever it asserted. */
async function checkLeftBehind(runner: Runner): Promise<Counts> {
  const left = await endLeftBehind(runner.run, SECONDS_TO_END);
  console.log(`${left.length === 0 ? 'passed' : 'FAILED'}  no process left behind`);
  for (const { pid, command } of left) console.log(`  ${pid} ${command.slice(0, 200)}`);
  return left.length === 0 ? PASSED : FAILED;
}

async function run(filters: readonly string[]): Promise<void> {
  const runner = makeRunner(filters.length === 0);
  const results: Counts[] = [];
  const startedAt = performance.now();
  const checks = filters.length === 0 ? staticChecks() : [];
  // One after another beside the tests, which leave a processor idle now and then.
  const lane = async () => {
    for (let check = checks.shift(); check !== undefined && runner.stoppedBy() === null; check = checks.shift()) {
      results.push(await runCheck(runner, check));
    }
  };
  const test = async () => {
    const { counts, told } = await runTests(runner, filters);
    results.push(counts);
    return told;
  };
  const [, told] = await Promise.all([lane(), test()]);
  results.push(await checkLeftBehind(runner));
  runner.folder.remove();
  const signal = runner.stoppedBy();
  if (signal !== null) {
    console.log(`Stopped by ${signal}.`);
    process.exitCode = 128 + constants.signals[signal];
    return;
  }
  const { passed, failed, skipped } = addCounts(results);
  for (const line of told) console.log(line);
  console.log(`Everything took ${seconds(startedAt)}.`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

await run(process.argv.slice(2));
