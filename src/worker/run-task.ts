import type { BlobStore } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import type { Claim, JobHandler } from '../core/queue.ts';
import type { RunningTask } from '../core/task.ts';
import type { Traces } from '../core/traces.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics, TaskOutcome } from '../observability/metrics.ts';
import type { StoredResult, TaskLifecycle } from '../services/task-lifecycle.ts';
import { judge, type RetryRules } from './retry-policy.ts';
import { isOutage, persist, removeBlobs } from './store-result.ts';

export interface RunTaskParts {
  readonly lifecycle: TaskLifecycle;
  /** Does the work itself; everything around it is the same for every kind. */
  readonly makeResult: MakeResult;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly retry: RetryRules;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traces: Traces;
}

/** Has the task's result made and moved into our own storage. */
export type MakeResult = (task: RunningTask, stop: AbortSignal) => Promise<StoredResult>;

/** A database or a bucket that is away is no fault of the generator: the task waits, and no attempt is used up. */
const OUTAGE_PAUSE_SECONDS = 10;

/** One attempt at one task: claimed by the queue, ended here in one of the ways of TaskOutcome. */
export function makeRunTask(parts: RunTaskParts): JobHandler {
  const { lifecycle, makeResult, blobs, clock, retry, log, metrics, traces } = parts;

  async function end(claim: Claim, task: RunningTask, stop: AbortSignal): Promise<TaskOutcome> {
    let result: StoredResult;
    try {
      result = await makeResult(task, stop);
    } catch (error) {
      if (stop.aborted) return handBack(claim, task, 0);
      return isOutage(error) ? handBack(claim, task, OUTAGE_PAUSE_SECONDS, error) : settleFailure(claim, task, error);
    }
    const kept = await persist(log, task, () => lifecycle.succeed(claim, task, result), stop);
    // Somebody else has the task now: what we made belongs to nobody.
    if (!kept) await removeBlobs(blobs, [result, ...result.previews]);
    return kept ? 'succeeded' : lifecycle.findFate(task);
  }

  async function settleFailure(claim: Claim, task: RunningTask, error: unknown): Promise<TaskOutcome> {
    const verdict = judge(error, task, retry);
    log.warn({ task: task.id, attempt: task.attempt, verdict: verdict.kind, error }, 'attempt-failed');
    if (verdict.kind === 'retry')
      return (await lifecycle.retry(claim, task, verdict)) ? 'retried' : lifecycle.findFate(task);
    if (!(await lifecycle.fail(claim, task, verdict.failure))) return lifecycle.findFate(task);
    metrics.taskFailed(task.request.model, verdict.failure.code);
    return 'failed';
  }

  async function handBack(claim: Claim, task: RunningTask, pause: number, error?: unknown): Promise<TaskOutcome> {
    if (error !== undefined) log.warn({ task: task.id, attempt: task.attempt, error }, 'storage-away');
    return (await lifecycle.handBack(claim, task, pause)) ? 'handed_back' : lifecycle.findFate(task);
  }

  async function followed(task: RunningTask, attempt: () => Promise<TaskOutcome>): Promise<TaskOutcome> {
    const span = traces.open('task attempt', {
      kind: 'worker',
      parent: task.traceParent,
      attributes: { 'kinora.task': task.id, 'kinora.attempt': task.attempt, 'kinora.model': task.request.model },
    });
    let outcome: TaskOutcome | null = null;
    try {
      outcome = await span.run(attempt);
      return outcome;
    } finally {
      const isWell = outcome === 'succeeded' || outcome === 'handed_back';
      span.end(isWell ? null : (outcome ?? 'thrown'), { 'kinora.outcome': outcome ?? 'thrown' });
    }
  }

  return async (claim, signal) => {
    const task = await lifecycle.start(claim);
    if (task === null) return;
    const startedAt = clock.elapsedMilliseconds();
    log.info({ task: task.id, attempt: task.attempt, model: task.request.model }, 'task-started');
    // By the clock on the wall, which is all that nodes share; one that was set back gives no wait below none.
    const waitSeconds = Math.max(0, (clock.now().getTime() - task.createdAt.getTime()) / 1000);
    if (task.attempt === 1) metrics.taskStarted(task.request.model, waitSeconds);
    const outcome = await followed(task, () => end(claim, task, signal));
    const seconds = (clock.elapsedMilliseconds() - startedAt) / 1000;
    metrics.taskEnded(task.request.model, outcome, seconds);
    log.info({ task: task.id, attempt: task.attempt, outcome, seconds }, 'task-ended');
  };
}
