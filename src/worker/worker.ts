import { setTimeout as wait } from 'node:timers/promises';
import type { JobHandler, Queue, WorkOptions } from '../core/queue.ts';
import type { Log } from '../observability/log.ts';
import type { SweepReport } from './sweeper.ts';

export interface Worker {
  /** Stops claiming, lets running tasks finish for a while, then hands them back. Returns when none is running. */
  stop(graceSeconds: number): Promise<void>;
}

export interface WorkerParts {
  readonly queue: Queue;
  readonly options: WorkOptions;
  readonly runTask: JobHandler;
  readonly sweep: (signal: AbortSignal) => Promise<SweepReport>;
  readonly sweepSeconds: number;
  readonly log: Log;
}

export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { queue, options, runTask, sweepSeconds, log } = parts;
  const stopping = new AbortController();
  const consumer = await queue.work(options, runTask);
  const sweeping = sweepForever(parts, stopping.signal);
  log.info({ concurrency: options.concurrency, sweepSeconds }, 'worker-started');
  return {
    async stop(graceSeconds) {
      stopping.abort();
      const patience = setTimeout(() => consumer.abort(), graceSeconds * 1000);
      try {
        await consumer.drain();
        await sweeping;
      } finally {
        clearTimeout(patience);
      }
      log.info({}, 'worker-stopped');
    },
  };
}

async function sweepForever({ sweep, sweepSeconds, log }: WorkerParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await sweep(signal);
    } catch (error) {
      if (!signal.aborted) log.error({ error }, 'sweep-failed');
    }
    await wait(sweepSeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}
