import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aLocalGenerator, FakeUpstream } from '../../test/fakes/generators.ts';
import { HandWorker, type HeldJob } from '../../test/fakes/hand-worker.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import type { Generator } from '../core/generator.ts';
import { isVideoTask, type QueuedTask, type RunningTask } from '../core/task.ts';
import type { VideoRequest } from '../core/video-request.ts';
import { runGenerator } from './run-generator.ts';

let service: Service;
let worker: HandWorker;
let task: QueuedTask;
let outputFile: string;
let shares: number[];

beforeEach(async () => {
  outputFile = join(await makeTempFolder(), 'video.mp4');
  shares = [];
  service = await openService();
  worker = await new HandWorker(service.engine.store, service.engine.queue).start();
  onTestFinished(() => worker.stop());
  task = await service.submit();
});

async function start(): Promise<{ job: HeldJob; running: RunningTask<VideoRequest> }> {
  const job = await worker.next();
  const running = await service.lifecycle.start(job.claim);
  if (running === null || !isVideoTask(running)) throw new Error('The task could not be started.');
  return { job, running };
}

function run(generator: Generator, running: RunningTask<VideoRequest>, signal: AbortSignal): Promise<void> {
  const inputs = { mode: 'text' } as const;
  const context = { signal, outputFile, inputs, reportProgress: (share: number) => shares.push(share) };
  return runGenerator(generator, running, context, async (operation) => {
    if (!(await service.lifecycle.saveOperation(running, operation))) throw new Error('lost');
  });
}

const readOperation = async () => {
  const now = await service.engine.store.tasks.find(service.who.accountId, task.id);
  return now?.state === 'running' ? now.operation : 'not running';
};

describe('a local generator', () => {
  it('gets the request and makes the file', async () => {
    const { job, running } = await start();
    await run(aLocalGenerator(), running, job.signal);
    expect(await readFile(outputFile, 'utf8')).toBe('a film');
  });
});

describe('a remote generator', () => {
  it('is started, checked until it is done, and collected', async () => {
    const upstream = new FakeUpstream();
    const statuses = [
      { state: 'running', share: 0.25, checkAgainSeconds: 0 },
      { state: 'running', share: null, checkAgainSeconds: 0 },
      { state: 'done' },
    ] as const;
    let checks = 0;
    upstream.onCheck = async () => statuses[checks++] ?? { state: 'done' };
    const { job, running } = await start();
    await run(upstream, running, job.signal);
    expect(upstream.calls).toEqual([
      'start',
      'check operation-1',
      'check operation-1',
      'check operation-1',
      'collect operation-1',
    ]);
    expect(shares).toEqual([0.25, 0.5]);
  });

  it('has its operation saved before it is asked for the first time', async () => {
    const upstream = new FakeUpstream();
    let saved: unknown = 'not asked';
    upstream.onCheck = async () => {
      saved = await readOperation();
      return { state: 'done' };
    };
    const { job, running } = await start();
    await run(upstream, running, job.signal);
    expect(saved).toEqual({ name: 'operation-1' });
  });

  it('is not asked at all when its operation cannot be saved', async () => {
    const upstream = new FakeUpstream();
    const { job, running } = await start();
    await service.lifecycle.remove(service.who, task.id);
    await expect(run(upstream, running, job.signal)).rejects.toThrow('lost');
    expect(upstream.calls).toEqual(['start']);
  });

  it('is resumed by the next worker and not started again', async () => {
    const upstream = new FakeUpstream();
    const asked = Promise.withResolvers<void>();
    upstream.onCheck = async (_operation, signal) => {
      const stopped = once(signal, 'abort');
      asked.resolve();
      await stopped;
      throw signal.reason;
    };
    const first = await start();
    const stopped = run(upstream, first.running, first.job.signal);
    await asked.promise;
    worker.consumer.abort();
    await expect(stopped).rejects.toThrow('The worker is stopping.');
    await service.lifecycle.handBack(first.job.claim, first.running, 0);
    first.job.leave();

    upstream.onCheck = async () => ({ state: 'done' });
    const second = await start();
    expect(second.running).toMatchObject({ attempt: 2, operation: { name: 'operation-1' } });
    await run(upstream, second.running, second.job.signal);
    expect(upstream.calls).toEqual(['start', 'check operation-1', 'check operation-1', 'collect operation-1']);
  });

  it('is resumed after its worker was killed', async () => {
    const { running } = await start();
    await service.lifecycle.saveOperation(running, { name: 'operation-1' });
    const queue = await service.engine.takeOver();
    const next = await new HandWorker(service.engine.store, queue).start();
    onTestFinished(() => next.stop());
    const { claim } = await next.next();
    const resumed = await service.lifecycleOf(queue).start(claim);
    expect(resumed).toEqual({ ...running, attempt: 2, operation: { name: 'operation-1' } });
  });

  it('is started anew after it failed', async () => {
    const first = await start();
    await service.lifecycle.saveOperation(first.running, { name: 'operation-1' });
    await service.lifecycle.retry(first.job.claim, first.running, { delaySeconds: 0, keepOperation: false });
    first.job.leave();
    expect((await start()).running).toMatchObject({ failures: 1, operation: null });
  });

  it('stops waiting for the next check when it is told to', async () => {
    const upstream = new FakeUpstream();
    const { job, running } = await start();
    upstream.onCheck = async () => {
      setImmediate(() => worker.consumer.abort());
      return { state: 'running', share: null, checkAgainSeconds: 3_600 };
    };
    await expect(run(upstream, running, job.signal)).rejects.toThrow('aborted');
    expect(upstream.calls).toEqual(['start', 'check operation-1']);
  });
});
