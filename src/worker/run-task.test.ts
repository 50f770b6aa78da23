import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aLocalGenerator, trustingCheck, untilStopped, writeFilm } from '../../test/fakes/generators.ts';
import { HandWorker, type HeldJob } from '../../test/fakes/hand-worker.ts';
import { noPreviews } from '../../test/fakes/previews.ts';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { type RecordedMetrics, recordMetrics } from '../../test/fakes/recorded-metrics.ts';
import { FACTS, later, NOON } from '../../test/fixtures/builders.ts';
import { runVideos } from '../../test/fixtures/run-videos.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import { ServiceError } from '../core/errors.ts';
import { GenerationError, type Generator } from '../core/generator.ts';
import type { QueuedTask } from '../core/task.ts';
import type { TaskLifecycle } from '../services/task-lifecycle.ts';

let service: Service;
let worker: HandWorker;
let folder: string;
let blobs: DiskBlobStore;
let metrics: RecordedMetrics;
let task: QueuedTask;

beforeEach(async () => {
  folder = await makeTempFolder();
  blobs = new DiskBlobStore(join(folder, 'blobs'));
  service = await openService();
  worker = await openWorker(service.engine.queue);
  metrics = recordMetrics();
  task = await service.submit();
});

async function openWorker(queue: Service['engine']['queue']): Promise<HandWorker> {
  const opened = new HandWorker(service.engine.store, queue);
  onTestFinished(() => opened.stop());
  return opened.start();
}

type Change = Partial<Pick<Parameters<typeof runVideos>[0], 'previews' | 'check' | 'stallSeconds'>>;
const runTask = (generator: Generator, lifecycle = service.lifecycle, change: Change = {}) =>
  runVideos({
    lifecycle,
    generator,
    blobs,
    scratch: new DiskScratch(join(folder, 'scratch')),
    previews: noPreviews,
    clock: service.engine.clock,
    log: recordLog().log,
    metrics,
    ...change,
  });

async function attempt(generator: Generator, lifecycle?: TaskLifecycle, change?: Change): Promise<void> {
  const job = await worker.next();
  await runTask(generator, lifecycle, change)(job.claim, job.signal);
  job.leave();
}

/** Begins an attempt that lasts until it is told to stop. */
async function beginAttempt(): Promise<{ job: HeldJob; ended: Promise<void> }> {
  const job = await worker.next();
  const begun = Promise.withResolvers<unknown>();
  const ended = runTask(aLocalGenerator(untilStopped(begun.resolve)))(job.claim, job.signal).then(() => job.leave());
  await begun.promise;
  return { job, ended };
}

const read = () => service.engine.store.tasks.find(service.who.accountId, task.id);
const entries = async () =>
  (await service.engine.store.ledger.listTaskEntries(task.id)).map(({ kind }) => kind).toSorted();
async function listBlobs(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) keys.push(key);
  return keys;
}
const leftInScratch = () => readdir(join(folder, 'scratch'));
const throws = (error: unknown) => aLocalGenerator(() => Promise.reject(error));

describe('an attempt that succeeds', () => {
  it('stores the film, charges it and leaves no scratch behind', async () => {
    await attempt(aLocalGenerator());
    const [blobKey = ''] = await listBlobs();
    expect(await read()).toEqual({
      ...task,
      state: 'succeeded',
      finishedAt: NOON,
      expiresAt: later(30 * 86_400),
      artefact: { blobKey, sizeBytes: 6, facts: FACTS },
    });
    const content = await blobs.open(blobKey, null);
    expect(content === null ? null : await text(content.stream)).toBe('a film');
    expect(await entries()).toEqual(['charge', 'hold']);
    expect([await leftInScratch(), metrics.outcomes]).toEqual([[], ['succeeded']]);
  });

  it('tells how long its task had waited, once', async () => {
    await service.engine.passTime(90);
    await attempt(throws(new GenerationError('failed', 'Not this time.')));
    await service.engine.passTime(60);
    await attempt(aLocalGenerator());
    expect(metrics).toMatchObject({ outcomes: ['retried', 'succeeded'], waits: [90] });
  });

  it('charges the seconds that were delivered', async () => {
    await attempt(aLocalGenerator(), service.lifecycle, {
      check: { ...trustingCheck, video: async () => ({ ...FACTS, durationSeconds: 5 }) },
    });
    expect(await service.engine.store.ledger.readBalance(service.who.accountId)).toEqual({
      creditMicros: 0,
      chargedMicros: 2_000_000,
      heldMicros: 0,
    });
  });

  it('shows its progress while it works', async () => {
    const seen: unknown[] = [];
    await attempt(
      aLocalGenerator(async (request, context) => {
        context.reportProgress(0.42);
        // The store takes its writes in order: when this one is done, so is the report.
        await service.engine.store.transaction(async () => undefined);
        seen.push(await read());
        return writeFilm(request, context);
      }),
    );
    expect(seen).toEqual([{ ...task, state: 'running', attempt: 1, progress: 42, operation: null }]);
  });

  it('tries again to say so when the store stumbles', async () => {
    const stop = new AbortController();
    let tries = 0;
    const stumbling: TaskLifecycle = {
      ...service.lifecycle,
      succeed: async (...parts) => {
        tries += 1;
        if (tries > 1) return service.lifecycle.succeed(...parts);
        // A worker that is told to stop does not sit out the pause.
        stop.abort();
        throw new ServiceError('service_unavailable', 'The disk is busy.');
      },
    };
    const job = await worker.next();
    await runTask(aLocalGenerator(), stumbling)(job.claim, stop.signal);
    expect([tries, (await read())?.state, metrics.outcomes]).toEqual([2, 'succeeded', ['succeeded']]);
  });
});

describe('an attempt that fails', () => {
  it('ends the task at once when the prompt is refused, and releases the hold', async () => {
    await attempt(throws(new GenerationError('refused', 'The prompt was filtered.')));
    const failure = { code: 'generation_refused', message: 'The prompt was filtered.' };
    expect(await read()).toEqual({ ...task, state: 'failed', failures: 1, finishedAt: NOON, failure });
    expect([await entries(), await leftInScratch(), metrics.outcomes]).toEqual([['hold', 'release'], [], ['failed']]);
    expect(metrics.failures).toEqual(['generation_refused']);
  });

  it('is tried three times, with growing pauses', async () => {
    const broken = throws(new Error('no'));
    await attempt(broken);
    expect(await read()).toEqual({ ...task, failures: 1 });
    await service.engine.passTime(2);
    await attempt(broken);
    expect(await read()).toEqual({ ...task, failures: 2 });
    await service.engine.passTime(4);
    await attempt(broken);
    const failure = { code: 'generation_failed', message: 'The video could not be generated.' };
    expect(await read()).toEqual({ ...task, state: 'failed', failures: 3, finishedAt: later(6), failure });
    expect([await entries(), metrics.outcomes]).toEqual([
      ['hold', 'release'],
      ['retried', 'retried', 'failed'],
    ]);
  });

  it('may be followed by one that succeeds', async () => {
    await attempt(throws(new GenerationError('crashed', 'It crashed.')));
    await service.engine.passTime(2);
    await attempt(aLocalGenerator());
    expect(await read()).toMatchObject({ state: 'succeeded', failures: 1 });
    expect(await entries()).toEqual(['charge', 'hold']);
  });

  it('is said to be a crash when the third one crashes', async () => {
    for (const pause of [2, 4, 0]) {
      await attempt(throws(new GenerationError('crashed', 'Its process ended.')));
      await service.engine.passTime(pause);
    }
    expect(await read()).toMatchObject({ failure: { code: 'generator_crashed', message: 'Its process ended.' } });
  });

  it('ends the task with a clear reason when the disk is full', async () => {
    await attempt(throws(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' })));
    const failure = { code: 'storage_full', message: 'The server has no room left to store the video.' };
    expect(await read()).toMatchObject({ state: 'failed', failure });
    expect(await entries()).toEqual(['hold', 'release']);
  });

  it('is what a generator without a file has done, whatever it says', async () => {
    await attempt(aLocalGenerator(async () => undefined));
    expect([await read(), await listBlobs()]).toEqual([{ ...task, failures: 1 }, []]);
  });
});

describe('an attempt that is stopped', () => {
  it('hands the task back when the worker drains, at no cost to it', async () => {
    const { ended } = await beginAttempt();
    worker.consumer.abort();
    await ended;
    expect([await read(), await entries()]).toEqual([task, ['hold']]);
    expect([await leftInScratch(), metrics.outcomes]).toEqual([[], ['handed_back']]);
    await attempt(aLocalGenerator());
    expect(await read()).toMatchObject({ state: 'succeeded', failures: 0 });
  });

  it('charges nothing when the task is deleted meanwhile', async () => {
    const { job, ended } = await beginAttempt();
    await service.lifecycle.remove(service.who, task.id);
    await ended;
    expect([job.signal.aborted, await read(), await entries()]).toEqual([true, null, ['hold', 'release']]);
    expect([await listBlobs(), await leftInScratch(), metrics.outcomes]).toEqual([[], [], ['deleted']]);
  });

  it('removes the film of a task that is deleted while it is being stored', async () => {
    const job = await worker.next();
    const deaf: TaskLifecycle = {
      ...service.lifecycle,
      succeed: async (...parts) => {
        expect(await listBlobs()).toHaveLength(1);
        await service.lifecycle.remove(service.who, task.id);
        return service.lifecycle.succeed(...parts);
      },
    };
    await runTask(aLocalGenerator(), deaf)(job.claim, new AbortController().signal);
    expect([await listBlobs(), await entries(), metrics.outcomes]).toEqual([[], ['hold', 'release'], ['deleted']]);
  });

  it('fails the task when its deadline passes meanwhile', async () => {
    const { ended } = await beginAttempt();
    await service.engine.passTime(7_200);
    const [overdue] = await service.engine.store.tasks.listOverdue(later(7_200), 1);
    if (overdue !== undefined) await service.lifecycle.failOverdue(overdue);
    await ended;
    expect(await read()).toMatchObject({ state: 'failed', failures: 0, failure: { code: 'deadline_exceeded' } });
    expect([await entries(), metrics.outcomes]).toEqual([['hold', 'release'], ['failed']]);
  });

  it('leaves the task and its film to the worker that took it over', async () => {
    const old = await worker.next();
    const generator = aLocalGenerator(async (request, context) => {
      // The process counts as killed now; the next one has the task.
      const queue = await service.engine.takeOver();
      const current = await (await openWorker(queue)).next();
      await service.lifecycleOf(queue).start(current.claim);
      return writeFilm(request, context);
    });
    await runTask(generator)(old.claim, old.signal);
    expect(await read()).toEqual({ ...task, state: 'running', attempt: 2, progress: 0, operation: null });
    expect([await listBlobs(), await entries(), metrics.outcomes]).toEqual([[], ['hold'], ['lost']]);
  });

  it('stops by itself when a report shows that another worker has the task', async () => {
    const old = await worker.next();
    const generator = aLocalGenerator(async (_request, context) => {
      await service.engine.store.transaction((transaction) => transaction.tasks.start(task.id));
      const stopped = once(context.signal, 'abort');
      context.reportProgress(0.5);
      await stopped;
      throw context.signal.reason;
    });
    await runTask(generator)(old.claim, old.signal);
    expect(metrics.outcomes).toEqual(['lost']);
    expect(await read()).toMatchObject({ state: 'running', attempt: 2 });
  });

  it('does nothing for a task that ended before it began', async () => {
    const job = await worker.next();
    await service.lifecycle.remove(service.who, task.id);
    let generated = false;
    const generator = aLocalGenerator(async (request, context) => {
      generated = true;
      return writeFilm(request, context);
    });
    await runTask(generator)(job.claim, job.signal);
    expect([generated, metrics.outcomes]).toEqual([false, []]);
  });

  it('leaves no half file behind in the scratch folder', async () => {
    await attempt(
      aLocalGenerator(async (_request, { outputFile }) => {
        await writeFile(`${outputFile}.part`, 'half');
        throw new Error('no');
      }),
    );
    expect(await leftInScratch()).toEqual([]);
  });
});
