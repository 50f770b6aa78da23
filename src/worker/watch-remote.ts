import type { Transaction } from '../core/store.ts';
import type { RunningTask } from '../core/task.ts';
import type { JobEnd, UpstreamJob } from '../core/upstream-store.ts';
import type { RemoteParts } from './remote-parts.ts';

type WatchParts = Pick<RemoteParts, 'clock' | 'metrics' | 'traces'>;

/** What is told of a task that is made elsewhere: its steps to whoever follows traces, its ends to whoever watches figures. */
export function makeWatchRemote({ clock, metrics, traces }: WatchParts) {
  const secondsSince = (instant: Date): number => Math.max(0, (clock.now().getTime() - instant.getTime()) / 1000);
  return {
    /** Within it every request to an upstream belongs to the trace of the request that made the task. */
    async step<Result>(task: RunningTask, what: 'begin' | 'look', work: () => Promise<Result>): Promise<Result> {
      const span = traces.open('upstream step', {
        kind: 'worker',
        parent: task.traceParent,
        attributes: { 'kinora.task': task.id, 'kinora.step': what, 'kinora.model': task.request.model },
      });
      let isWell = false;
      try {
        const result = await span.run(work);
        isWell = true;
        return result;
      } finally {
        span.end(isWell ? null : 'thrown', {});
      }
    },

    /** By the clock on the wall, which is all that nodes share. */
    started(task: RunningTask): void {
      if (task.attempt === 1) metrics.taskStarted(task.request.model, secondsSince(task.createdAt));
    },

    /** Once the end of the job is durable. */
    jobEnded(transaction: Pick<Transaction, 'afterCommit'>, job: UpstreamJob, end: JobEnd): void {
      const { currency } = job.cost;
      const cost = currency === null || end.finalMicros === null ? null : { currency, micros: end.finalMicros };
      const figures = { outcome: end.state, seconds: secondsSince(job.preparedAt), cost };
      transaction.afterCommit(() => metrics.upstreamJobEnded(job.upstream, figures));
    },

    turnedDown(job: UpstreamJob): void {
      const figures = { outcome: 'turned_down', seconds: secondsSince(job.preparedAt), cost: null } as const;
      metrics.upstreamJobEnded(job.upstream, figures);
    },

    taskEnded(task: RunningTask, outcome: 'succeeded' | 'failed', since: Date): void {
      metrics.taskEnded(task.request.model, outcome, secondsSince(since));
    },
  };
}

export type WatchRemote = ReturnType<typeof makeWatchRemote>;
