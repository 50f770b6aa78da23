import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStore, Scratch } from '../core/blob-store.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { GeneratorRegistry } from '../core/generator.ts';
import { drawName } from '../core/ids.ts';
import type { Claim, JobHandler } from '../core/queue.ts';
import type { RunningTask } from '../core/task.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics, TaskOutcome } from '../observability/metrics.ts';
import type { StoredResult, TaskLifecycle } from '../services/task-lifecycle.ts';
import { ProgressReporter } from './progress-reporter.ts';
import { judge, type RetryRules } from './retry-policy.ts';
import { runGenerator } from './run-generator.ts';

export interface RunTaskParts {
  readonly lifecycle: TaskLifecycle;
  readonly generators: GeneratorRegistry;
  readonly blobs: BlobStore;
  readonly scratch: Scratch;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly retry: RetryRules;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** One attempt at one task: claimed by the queue, ended here in one of the five ways of TaskOutcome. */
export function makeRunTask(parts: RunTaskParts): JobHandler {
  const { lifecycle, blobs, clock, retry, log, metrics } = parts;

  async function end(claim: Claim, task: RunningTask, stop: AbortSignal): Promise<TaskOutcome> {
    let result: StoredResult;
    try {
      result = await makeResult(parts, task, stop);
    } catch (error) {
      if (stop.aborted) return handBack(claim, task, 0);
      return isOutage(error) ? handBack(claim, task, OUTAGE_PAUSE_SECONDS, error) : settleFailure(claim, task, error);
    }
    const kept = await persist(() => lifecycle.succeed(claim, task, result), stop);
    // Somebody else has the task now: what we made belongs to nobody.
    if (!kept) await blobs.remove(result.blobKey);
    return kept ? 'succeeded' : 'lost';
  }

  async function settleFailure(claim: Claim, task: RunningTask, error: unknown): Promise<TaskOutcome> {
    const verdict = judge(error, task.failures, retry);
    log.warn({ task: task.id, attempt: task.attempt, verdict: verdict.kind, error }, 'attempt-failed');
    if (verdict.kind === 'retry') return (await lifecycle.retry(claim, task, verdict)) ? 'retried' : 'lost';
    return (await lifecycle.fail(claim, task, verdict.failure)) ? 'failed' : 'lost';
  }

  async function handBack(claim: Claim, task: RunningTask, pause: number, error?: unknown): Promise<TaskOutcome> {
    if (error !== undefined) log.warn({ task: task.id, attempt: task.attempt, error }, 'storage-away');
    return (await lifecycle.handBack(claim, task, pause)) ? 'handed_back' : 'lost';
  }

  return async (claim, signal) => {
    const task = await lifecycle.start(claim);
    if (task === null) return;
    const startedAt = clock.now().getTime();
    log.info({ task: task.id, attempt: task.attempt, model: task.request.model }, 'task-started');
    const outcome = await end(claim, task, signal);
    const seconds = (clock.now().getTime() - startedAt) / 1000;
    metrics.taskEnded(task.request.model, outcome, seconds);
    log.info({ task: task.id, attempt: task.attempt, outcome, seconds }, 'task-ended');
  };
}

/** Generates into a scratch folder and moves the file into our own storage. The folder is gone before anything is settled. */
async function makeResult(parts: RunTaskParts, task: RunningTask, stop: AbortSignal): Promise<StoredResult> {
  const { lifecycle, generators, blobs, scratch, clock, randomness, log } = parts;
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  const progress = new ProgressReporter({
    write: (share) => lifecycle.reportProgress(task, share),
    clock,
    onLost: () => lost.abort(new Error('The task was taken over or ended.')),
    onFault: (error) => log.warn({ task: task.id, error }, 'progress-not-written'),
  });
  const folder = await scratch.open();
  try {
    const outputFile = join(folder.path, 'video.mp4');
    const reportProgress = (share: number) => progress.report(share);
    const facts = await runGenerator(
      generators.generatorFor(task.request.model),
      task,
      { signal, outputFile, reportProgress },
      async (operation) => {
        if (!(await lifecycle.saveOperation(task, operation)))
          lost.abort(new Error('The task was taken over or ended.'));
        signal.throwIfAborted();
      },
    );
    // A name of its own for every attempt: a late worker can never overwrite the file of the one that won.
    const blobKey = `results/${task.id.slice(5, 7)}/${task.id}-${drawName(randomness)}.mp4`;
    const { sizeBytes } = await persist(() => blobs.adopt(blobKey, outputFile, signal), signal);
    return { blobKey, sizeBytes, facts };
  } finally {
    await progress.end();
    await folder.remove();
  }
}

/** A database or a bucket that is away is no fault of the generator: the task waits, and no attempt is used up. */
const OUTAGE_PAUSE_SECONDS = 10;
const isOutage = (error: unknown): boolean => error instanceof ServiceError && error.code === 'service_unavailable';

const PATIENCE_SECONDS = [1, 2, 4, 8, 16];

/** The film is made: storage that stumbles now is given time before the whole attempt is thrown away. */
async function persist<Result>(write: () => Promise<Result>, stop: AbortSignal): Promise<Result> {
  for (const pause of PATIENCE_SECONDS) {
    try {
      return await write();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await wait(pause * 1000, undefined, { signal: stop }).catch(() => undefined);
    }
  }
  return write();
}
