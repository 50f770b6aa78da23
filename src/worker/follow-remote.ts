import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MakerError } from '../core/maker.ts';
import type { Micros } from '../core/money.ts';
import type { Claim } from '../core/queue.ts';
import type { RemoteOperation } from '../core/remote-operation.ts';
import type { RunningTask } from '../core/task.ts';
import { upstreamCost } from '../core/upstream-cost.ts';
import type { StoredResult } from '../services/task-lifecycle.ts';
import { type EndRemote, StaleJob } from './end-remote.ts';
import { backOff, type OpenedJob, type RemoteParts, toCall, toMakerError } from './remote-parts.ts';
import { isOutage, persist, removeBlobs } from './store-result.ts';
import type { WatchRemote } from './watch-remote.ts';

const SHORTEST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 60;
const OUTAGE_PAUSE_SECONDS = 10;
/** What a client sees of an upstream that tells of no progress. */
const UNKNOWN_SHARE = 0.5;
const MOST_FILE_TRIES = 8;
/** An upstream that does not know a job may only not know it yet. */
const MISSES_THAT_COUNT = 3;
const MISSING_SECONDS = 60;
const PAUSE_AFTER_MISS_SECONDS = 20;

/** Looks after a job that an upstream has taken on: no trouble on the way to it is a reason for a second one. */
export function makeFollowRemote(parts: RemoteParts, end: EndRemote, watch: WatchRemote) {
  const { remote, lifecycles, blobs, scratch, clock, log } = parts;

  async function check(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    operation: RemoteOperation,
    stop: AbortSignal,
  ): Promise<{ readonly opened: OpenedJob; readonly costMicros: Micros | null } | null> {
    const { job, maker } = opened;
    if (operation.resultKey !== null) return { opened, costMicros: null };
    const status = await maker.check(job.handle, toCall(opened, stop));
    if (status.state === 'done') {
      const handle = status.handle ?? job.handle;
      return { opened: { ...opened, job: { ...job, handle } }, costMicros: status.costMicros ?? null };
    }
    const delaySeconds = clamp(status.checkAgainSeconds);
    const fresh = { ...operation, stumbles: 0, misses: 0, missingSince: null };
    const share = status.share ?? UNKNOWN_SHARE;
    await remote.park(claim, task, { operation: fresh, delaySeconds, share, handle: status.handle });
    return null;
  }

  async function notChecked(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    operation: RemoteOperation,
    error: MakerError,
  ): Promise<unknown> {
    const { job } = opened;
    const { fault, detail } = error;
    log.warn({ task: task.id, upstream: job.upstream, token: job.token, fault, detail }, 'upstream-not-well');
    if (fault === 'refused') return end.refused(claim, task, job, error);
    if (fault === 'failed') return end.failed(claim, task, opened, error);
    if (fault === 'lost') return missed(claim, task, opened, operation, error);
    const stumbles = operation.stumbles + 1;
    const delaySeconds = clamp(error.retryAfterSeconds ?? backOff(operation.stumbles, 2, LONGEST_PAUSE_SECONDS));
    return remote.park(claim, task, { operation: { ...operation, stumbles }, delaySeconds });
  }

  async function missed(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    operation: RemoteOperation,
    error: MakerError,
  ): Promise<unknown> {
    const now = clock.now();
    const misses = operation.misses + 1;
    const missingSince = operation.missingSince ?? now.toISOString();
    const seconds = (now.getTime() - new Date(missingSince).getTime()) / 1000;
    if (misses >= MISSES_THAT_COUNT && seconds >= MISSING_SECONDS) return end.lost(claim, task, opened, error);
    const next = { ...operation, misses, missingSince };
    return remote.park(claim, task, { operation: next, delaySeconds: PAUSE_AFTER_MISS_SECONDS });
  }

  /** The film is made: what goes wrong from here on is tried again with the same film. */
  async function collect(
    task: RunningTask,
    opened: OpenedJob,
    { resultKey }: RemoteOperation,
    stop: AbortSignal,
  ): Promise<StoredResult> {
    const { job, maker, row } = opened;
    const folder = await scratch.open();
    try {
      const rawFile = join(folder.path, 'collected');
      if (resultKey === null) await maker.collect(job.handle, { ...toCall(opened, stop), outputFile: rawFile });
      else await fetchKept(resultKey, rawFile);
      return await parts.finish({ task, row, rawFile, folder: folder.path, signal: stop });
    } finally {
      await folder.remove();
    }
  }

  async function fetchKept(key: string, file: string): Promise<void> {
    const content = await blobs.open(key, null);
    if (content === null) throw new MakerError('trouble', 'The answer of the upstream is no longer stored.');
    await pipeline(content.stream, createWriteStream(file));
  }

  async function notCollected(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    operation: RemoteOperation,
    error: unknown,
  ): Promise<unknown> {
    const { job } = opened;
    if (isOutage(error)) return remote.park(claim, task, { operation, delaySeconds: OUTAGE_PAUSE_SECONDS });
    const fileTries = operation.fileTries + 1;
    log.warn({ task: task.id, upstream: job.upstream, token: job.token, fileTries, error }, 'result-not-collected');
    if (error instanceof MakerError && error.fault === 'refused') return end.refused(claim, task, job, error);
    // What will never come, such as a file that is too large, is not asked for again.
    const isHopeless = error instanceof MakerError && error.fault === 'failed';
    if (isHopeless || fileTries >= MOST_FILE_TRIES) return end.fileLost(claim, task, opened, error);
    const asked = error instanceof MakerError ? error.retryAfterSeconds : null;
    const delaySeconds = clamp(asked ?? backOff(operation.fileTries, 2, LONGEST_PAUSE_SECONDS));
    return remote.park(claim, task, { operation: { ...operation, fileTries }, delaySeconds });
  }

  async function succeed(
    claim: Claim,
    task: RunningTask,
    { job, row }: OpenedJob,
    result: StoredResult,
    costMicros: Micros | null,
    stop: AbortSignal,
  ): Promise<void> {
    const finalMicros = costMicros ?? upstreamCost(row, task.request, result.facts);
    const succeedOnce = () =>
      lifecycles[task.kind].succeed(claim, task, result, async (transaction) => {
        const done = { at: clock.now(), reason: null, detail: null, finalMicros, isCostUnknown: false } as const;
        const ended = { state: 'succeeded', ...done } as const;
        if (!(await transaction.upstreams.end(job.token, ['accepted'], ended))) throw new StaleJob();
        watch.jobEnded(transaction, job, ended);
      });
    const kept = await persist(log, task, succeedOnce, stop);
    if (kept) watch.taskEnded(task, 'succeeded', job.preparedAt);
    else await removeBlobs(blobs, [result, ...result.previews]);
    const seconds = (clock.now().getTime() - job.preparedAt.getTime()) / 1000;
    log.info({ task: task.id, upstream: job.upstream, token: job.token, seconds, kept }, 'upstream-succeeded');
  }

  return async (
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    operation: RemoteOperation,
    stop: AbortSignal,
  ): Promise<void> => {
    const { job, upstream } = opened;
    if (clock.now().getTime() > job.preparedAt.getTime() + upstream.deadlineSeconds * 1000) {
      await end.overdue(claim, task);
      return;
    }
    const handBack = () => remote.park(claim, task, { operation, delaySeconds: 0 });
    let done: Awaited<ReturnType<typeof check>>;
    try {
      done = await check(claim, task, opened, operation, stop);
    } catch (error) {
      if (stop.aborted) await handBack();
      else await notChecked(claim, task, opened, operation, toMakerError(error, 'trouble'));
      return;
    }
    if (done === null) return;
    let result: StoredResult;
    try {
      result = await collect(task, done.opened, operation, stop);
    } catch (error) {
      if (stop.aborted) await handBack();
      else await notCollected(claim, task, done.opened, operation, error);
      return;
    }
    await succeed(claim, task, done.opened, result, done.costMicros, stop);
    if (operation.resultKey !== null) await removeBlobs(blobs, [{ blobKey: operation.resultKey }]);
  };
}

const clamp = (seconds: number): number => Math.min(LONGEST_PAUSE_SECONDS, Math.max(SHORTEST_PAUSE_SECONDS, seconds));
