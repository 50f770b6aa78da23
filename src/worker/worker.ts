import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError } from '../core/errors.ts';
import type { Lane } from '../core/lane.ts';
import type { JobHandler, Queue, WorkOptions } from '../core/queue.ts';
import type { LaneLoad } from '../core/worker-node.ts';
import type { Log } from '../observability/log.ts';
import type { SweepReport } from './sweeper.ts';

export interface Worker {
  /** Stops claiming, lets running tasks finish for a while, then hands them back. Returns when none is running. */
  stop(graceSeconds: number): Promise<void>;
  /** How busy it is now. */
  list(): readonly LaneLoad[];
}

export interface LaneWork {
  readonly lane: Lane;
  readonly queue: Queue;
  readonly options: WorkOptions;
  readonly handler: JobHandler;
}

export interface WorkerParts {
  readonly lanes: readonly LaneWork[];
  readonly sweep: (signal: AbortSignal) => Promise<SweepReport>;
  readonly sweepSeconds: number;
  readonly log: Log;
}

export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { lanes, sweepSeconds, log } = parts;
  const stopping = new AbortController();
  const busy = new Map<Lane, number>();
  const consumers = await Promise.all(
    lanes.map(({ lane, queue, options, handler }) => queue.work(options, counted(busy, lane, handler))),
  );
  const sweeping = sweepForever(parts, stopping.signal);
  const concurrency = Object.fromEntries(lanes.map(({ lane, options }) => [lane, options.concurrency]));
  log.info({ concurrency, sweepSeconds }, 'worker-started');
  return {
    list: () =>
      lanes.map(({ lane, options: { concurrency: places } }) => ({
        lane,
        concurrency: places,
        busy: busy.get(lane) ?? 0,
      })),
    async stop(graceSeconds) {
      stopping.abort();
      const patience = setTimeout(() => {
        for (const consumer of consumers) consumer.abort();
      }, graceSeconds * 1000);
      try {
        await Promise.all(consumers.map((consumer) => consumer.drain()));
        await sweeping;
      } finally {
        clearTimeout(patience);
      }
      log.info({}, 'worker-stopped');
    },
  };
}

function counted(busy: Map<Lane, number>, lane: Lane, handler: JobHandler): JobHandler {
  const add = (change: number) => busy.set(lane, (busy.get(lane) ?? 0) + change);
  return async (claim, signal) => {
    add(1);
    try {
      await handler(claim, signal);
    } finally {
      add(-1);
    }
  };
}

async function sweepForever({ sweep, sweepSeconds, log }: WorkerParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await sweep(signal);
    } catch (error) {
      // An engine that is away is back for a later sweep; anything else is for a person to look at.
      const isAway = error instanceof ServiceError && error.code === 'service_unavailable';
      if (!signal.aborted) log[isAway ? 'warn' : 'error']({ error }, 'sweep-failed');
    }
    await wait(sweepSeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}
