import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aLocalGenerator, untilStopped, writeFilm } from '../../test/fakes/generators.ts';
import { HandWorker } from '../../test/fakes/hand-worker.ts';
import { noPreviews } from '../../test/fakes/previews.ts';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { type RecordedMetrics, recordMetrics } from '../../test/fakes/recorded-metrics.ts';
import { holdTimers } from '../../test/fixtures/held-timers.ts';
import { runVideos } from '../../test/fixtures/run-videos.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import type { Generator } from '../core/generator.ts';
import type { Task } from '../core/task.ts';
import { makeResultInspector } from '../media/result-inspector.ts';
import { type CheckResult, makeCheckResult } from './check-result.ts';

/** Attempts that nobody believes: those that stand still, and those whose file is something else. */

let service: Service;
let worker: HandWorker;
let task: Task;
let metrics: RecordedMetrics;

beforeEach(async () => {
  service = await openService();
  worker = await new HandWorker(service.engine.store, service.engine.queue).start();
  onTestFinished(() => worker.stop());
  task = await service.submit();
  metrics = recordMetrics();
});

async function attempt(generator: Generator, change: { check?: CheckResult; stallSeconds?: number } = {}) {
  const job = await worker.next();
  const run = runVideos({
    lifecycle: service.lifecycle,
    generator,
    blobs: service.blobs,
    scratch: new DiskScratch(join(await makeTempFolder(), 'scratch')),
    previews: noPreviews,
    clock: service.engine.clock,
    log: recordLog().log,
    metrics,
    ...change,
  });
  await run(job.claim, job.signal);
  job.leave();
}

const read = () => service.engine.store.tasks.find(service.who.accountId, task.id);
const entries = async () =>
  (await service.engine.store.ledger.listTaskEntries(task.id)).map(({ kind }) => kind).toSorted();

describe('an attempt that makes no progress', () => {
  it('is ended after a while and tried again', async () => {
    const stuck = aLocalGenerator(untilStopped(() => undefined));
    await attempt(stuck, { stallSeconds: 0.01 });
    expect([await read(), await entries(), metrics.outcomes]).toMatchObject([
      { state: 'queued', failures: 1 },
      ['hold'],
      ['retried'],
    ]);
    await service.engine.passTime(2);
    await attempt(aLocalGenerator());
    expect(await read()).toMatchObject({ state: 'succeeded' });
  });

  it('goes on for as long as it makes some', async () => {
    holdTimers();
    const alive = aLocalGenerator(async (request, context) => {
      for (let count = 0; count < 5; count += 1) {
        await vi.advanceTimersByTimeAsync(90_000);
        context.reportProgress(0.5);
      }
      return writeFilm(request, context);
    });
    await attempt(alive, { stallSeconds: 100 });
    expect(metrics.outcomes).toEqual(['succeeded']);
  });
});

describe('an attempt whose file is not what was asked for', () => {
  it('has failed, is tried again and charges nothing, whatever its generator says', async () => {
    const check = makeCheckResult({ inspector: makeResultInspector(), draft: null });
    for (const pause of [2, 4, 8]) {
      await attempt(aLocalGenerator(), { check });
      await service.engine.passTime(pause);
    }
    const failure = { code: 'generation_failed', message: 'The video did not come out as it was asked for.' };
    expect(await read()).toMatchObject({ state: 'failed', failures: 3, failure });
    expect([await entries(), metrics.outcomes]).toEqual([
      ['hold', 'release'],
      ['retried', 'retried', 'failed'],
    ]);
    expect(await service.listBlobs()).toEqual([]);
  });
});
