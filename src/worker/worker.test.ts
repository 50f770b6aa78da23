import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { openService } from '../../test/fixtures/service.ts';
import type { JobHandler } from '../core/queue.ts';
import type { SweepReport } from './sweeper.ts';
import { startWorker } from './worker.ts';

const NOTHING: SweepReport = { overdueTasks: 0, removedResults: 0, orphanFiles: 0, expiredLinks: 0 };

async function start(runTask: JobHandler, sweep: (signal: AbortSignal) => Promise<SweepReport>) {
  const service = await openService();
  const { log, events } = recordLog();
  const options = { concurrency: 1, runningPerAccount: 4 };
  const lanes = [{ lane: 'video', queue: service.engine.queue, options, handler: runTask }] as const;
  const worker = await startWorker({ lanes, sweep, sweepSeconds: 3_600, log });
  return { service, worker, names: () => events.map(({ msg }) => msg) };
}

describe('a worker', () => {
  it('sweeps when it starts and does not wait for the pause to end when it stops', async () => {
    const swept = Promise.withResolvers<void>();
    const { worker, names } = await start(
      async () => undefined,
      async () => {
        swept.resolve();
        return NOTHING;
      },
    );
    await swept.promise;
    await worker.stop(60);
    expect(names()).toEqual(['worker-started', 'worker-stopped']);
  });

  it('works on when a sweep fails, and says so', async () => {
    const ran = Promise.withResolvers<void>();
    const { service, worker, names } = await start(
      async () => ran.resolve(),
      () => Promise.reject(new Error('no')),
    );
    await service.submit();
    await ran.promise;
    await worker.stop(60);
    expect(names()).toEqual(['worker-started', 'sweep-failed', 'worker-stopped']);
  });

  it('waits for a running task when it stops', async () => {
    const [begun, finish] = [Promise.withResolvers<AbortSignal>(), Promise.withResolvers<void>()];
    const { service, worker } = await start(
      async (_claim, signal) => {
        begun.resolve(signal);
        await finish.promise;
      },
      async () => NOTHING,
    );
    await service.submit();
    const signal = await begun.promise;
    const stopped = worker.stop(60);
    finish.resolve();
    await stopped;
    expect(signal.aborted).toBe(false);
  });

  it('tells a running task to stop when its patience is over', async () => {
    const begun = Promise.withResolvers<void>();
    const { service, worker } = await start(
      async (_claim, signal) => {
        const stopped = once(signal, 'abort');
        begun.resolve();
        await stopped;
      },
      async () => NOTHING,
    );
    await service.submit();
    await begun.promise;
    await worker.stop(0);
  });

  it('tells a sweep that is under way to stop', async () => {
    const begun = Promise.withResolvers<void>();
    const { worker, names } = await start(
      async () => undefined,
      async (signal) => {
        const stopped = once(signal, 'abort');
        begun.resolve();
        await stopped;
        throw signal.reason;
      },
    );
    await begun.promise;
    await worker.stop(60);
    expect(names()).toEqual(['worker-started', 'worker-stopped']);
  });
});
