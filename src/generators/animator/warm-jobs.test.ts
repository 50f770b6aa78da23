import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { startJob } from './job.ts';
import { makeWarmJobs, type WarmJobRules } from './warm-jobs.ts';

const MANY = 1_000_000_000;
const RULES: WarmJobRules = { niceness: 0, idleMilliseconds: 60_000, mostOrders: MANY, mostResidentBytes: MANY };

const PLAIN_JOB = fileURLToPath(new URL('../../../test/fixtures/plain-job.ts', import.meta.url));

async function open(rules: Partial<WarmJobRules> = {}, file?: string) {
  const jobs = makeWarmJobs({ ...RULES, ...rules }, (niceness) => startJob(niceness, file));
  onTestFinished(() => jobs.close());
  const folder = await makeTempFolder();
  const outputFile = join(folder, 'still.png');
  const draw = async (pictures: readonly string[] = [], signal = new AbortController().signal, seed = 7) => {
    const request = {
      ...{ prompt: 'The sea', styleGuidance: null, seed, width: 64, height: 64, pictures },
      mask: null,
      output: { format: 'png' },
      partials: 0,
    } as const;
    const done = await jobs.run(
      { kind: 'image', request, outputFile, draft: 'coarse' },
      { signal, reportProgress: () => undefined },
    );
    expect(done.facts).toEqual({ width: 64, height: 64 });
    return readFile(outputFile);
  };
  return { jobs, draw };
}

/** The job processes of this test process. */
async function listJobs(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return /job-process\.|plain-job\./.test(line) && parent === process.pid && pid !== undefined ? [pid] : [];
  });
}

const untilJobs = (count: number) => vi.waitFor(async () => expect(await listJobs()).toHaveLength(count), 300_000);

describe.skipIf(process.platform === 'win32')('processes that stay', () => {
  it('draw the same picture again, one after another in one process, and are replaced when they die at rest', async () => {
    const { jobs, draw } = await open();
    const first = await draw();
    const running = await listJobs();
    expect((await draw()).equals(first)).toBe(true);
    expect([running.length, await listJobs()]).toEqual([1, running]);
    const [pid = 0] = running;
    process.kill(pid, 'SIGKILL');
    await untilJobs(0);
    expect((await draw()).equals(first)).toBe(true);
    expect(await listJobs()).not.toContain(pid);
    await jobs.close();
    expect(await listJobs()).toEqual([]);
  });

  it('are as many as there are orders at once, and end when nobody needs them', async () => {
    const { draw } = await open({ idleMilliseconds: 1_000 }, PLAIN_JOB);
    await Promise.all([draw(), draw()]);
    await untilJobs(0);
  });

  it.each<[string, Partial<WarmJobRules>]>([
    ['have drawn enough', { mostOrders: 1 }],
    ['hold too much memory', { mostResidentBytes: 1 }],
  ])('are let go when they %s', async (_when, rules) => {
    const { draw } = await open(rules, PLAIN_JOB);
    await draw();
    await untilJobs(0);
  });

  it('are replaced after a failure, and after a stop', async () => {
    const { draw } = await open({}, PLAIN_JOB);
    await expect(draw(['/nowhere.png'])).rejects.toMatchObject({ name: 'GenerationError' });
    expect(await listJobs()).toEqual([]);
    const stop = new AbortController();
    const stopped = draw([], stop.signal, 0);
    await untilJobs(1);
    stop.abort(new Error('stop'));
    await expect(stopped).rejects.toThrow('stop');
    expect(await listJobs()).toEqual([]);
  });

  it('start nothing for an order that was stopped before', async () => {
    const { draw } = await open();
    await expect(draw([], AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
    expect(await listJobs()).toEqual([]);
  });
});
