import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStore, Scratch } from '../core/blob-store.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { GeneratorRegistry } from '../core/generator.ts';
import { drawName } from '../core/ids.ts';
import type { VideoFacts } from '../core/media.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import type { Claim, JobHandler } from '../core/queue.ts';
import type { RunningTask } from '../core/task.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics, TaskOutcome } from '../observability/metrics.ts';
import type { StoredResult, TaskLifecycle } from '../services/task-lifecycle.ts';
import { fetchInputs } from './fetch-inputs.ts';
import { ProgressReporter } from './progress-reporter.ts';
import { judge, type RetryRules } from './retry-policy.ts';
import { runGenerator } from './run-generator.ts';

export interface RunTaskParts {
  readonly lifecycle: TaskLifecycle;
  readonly generators: GeneratorRegistry;
  readonly blobs: BlobStore;
  readonly scratch: Scratch;
  readonly previews: PreviewMaker;
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
    const kept = await persist(parts, task, () => lifecycle.succeed(claim, task, result), stop);
    // Somebody else has the task now: what we made belongs to nobody.
    if (!kept) await removeBlobs(blobs, [result, ...result.previews]);
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

/** Generates into a scratch folder and moves the files into our own storage. The folder is gone before anything is settled. */
async function makeResult(parts: RunTaskParts, task: RunningTask, stop: AbortSignal): Promise<StoredResult> {
  const { lifecycle, generators, blobs, scratch, clock, log } = parts;
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
    const inputs = await fetchInputs(blobs, task.request.inputs, folder.path);
    const facts = await runGenerator(
      generators.generatorFor(task.request.model),
      task,
      { signal, outputFile, inputs, reportProgress: (share) => progress.report(share) },
      async (operation) => {
        if (!(await lifecycle.saveOperation(task, operation))) {
          lost.abort(new Error('The task was taken over or ended.'));
        }
        signal.throwIfAborted();
      },
    );
    return await storeResult(parts, task, { outputFile, facts, folder: folder.path, signal });
  } finally {
    await progress.end();
    await folder.remove();
  }
}

async function storeResult(
  parts: RunTaskParts,
  task: RunningTask,
  made: { outputFile: string; facts: VideoFacts; folder: string; signal: AbortSignal },
): Promise<StoredResult> {
  const { blobs, previews, randomness, log } = parts;
  const { outputFile, facts, folder, signal } = made;
  // A name of its own for every attempt: a late worker can never overwrite the file of the one that won.
  const name = `results/${task.id.slice(5, 7)}/${task.id}-${drawName(randomness)}`;
  const files = await previews.make(outputFile, facts, folder, signal).catch((error) => {
    signal.throwIfAborted();
    // The film is what was paid for; it is not thrown away for want of a thumbnail.
    log.warn({ task: task.id, error }, 'previews-not-made');
    return [];
  });
  const stored: StoredResult['previews'][number][] = [];
  try {
    for (const { role, file, mimeType } of files) {
      const blobKey = `${name}-${role}`;
      const { sizeBytes } = await persist(parts, task, () => blobs.adopt(blobKey, file, signal), signal);
      stored.push({ blobKey, role, mimeType, sizeBytes });
    }
    const blobKey = `${name}.mp4`;
    const { sizeBytes } = await persist(parts, task, () => blobs.adopt(blobKey, outputFile, signal), signal);
    return { blobKey, sizeBytes, facts, previews: stored };
  } catch (error) {
    // Pictures of a film that is not there. Where storage is away they are left to the hunt for orphans.
    await removeBlobs(blobs, stored).catch(() => undefined);
    throw error;
  }
}

async function removeBlobs(blobs: BlobStore, files: readonly { readonly blobKey: string }[]): Promise<void> {
  for (const { blobKey } of files) await blobs.remove(blobKey);
}

/** A database or a bucket that is away is no fault of the generator: the task waits, and no attempt is used up. */
const OUTAGE_PAUSE_SECONDS = 10;
const isOutage = (error: unknown): boolean => error instanceof ServiceError && error.code === 'service_unavailable';

const PATIENCE_SECONDS = [1, 2, 4, 8, 16];

/** The film is made: storage that stumbles now is given time before the whole attempt is thrown away. */
async function persist<Result>(
  { log }: RunTaskParts,
  task: RunningTask,
  write: () => Promise<Result>,
  stop: AbortSignal,
): Promise<Result> {
  for (const pause of PATIENCE_SECONDS) {
    try {
      return await write();
    } catch (error) {
      if (!isOutage(error)) throw error;
      log.warn({ task: task.id, attempt: task.attempt, error, pause }, 'storage-away');
      await wait(pause * 1000, undefined, { signal: stop }).catch(() => undefined);
    }
  }
  return write();
}
