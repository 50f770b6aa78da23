import type { Claim } from '../core/queue.ts';
import type { JobEnd, UpstreamJob } from '../core/upstream-store.ts';
import { findOpened, type RemoteParts, toCall } from './remote-parts.ts';
import type { WatchRemote } from './watch-remote.ts';

/** A create whose answer has not come by then will not come. */
const ANSWER_SECONDS = 600;
const LOOK_AGAIN_SECONDS = 15;

/**
 * Calls off what a task that is no more has begun elsewhere. It goes on after restarts until the upstream has said something, or
 * until the job's own time is over: then nobody knows what it cost.
 */
export function makeCallOff(parts: RemoteParts, watch: WatchRemote) {
  const { store, queue, routing, makerOf, clock, log } = parts;
  /** Null: not yet. */
  async function callOffJob(job: UpstreamJob, stop: AbortSignal): Promise<JobEnd | null> {
    const now = clock.now();
    const ended = (state: 'cancelled' | 'unknown', isCostUnknown: boolean, detail: string | null = null): JobEnd => ({
      state,
      at: now,
      reason: job.reason,
      detail,
      finalMicros: null,
      isCostUnknown,
    });
    const opened = findOpened({ routing, makerOf }, job, null);
    if (opened === null) return ended('unknown', true, 'The upstream is no longer in the configuration.');
    const age = (now.getTime() - job.preparedAt.getTime()) / 1000;
    try {
      // A create that was not answered yet may still be: then there will be something to call off.
      if (job.acceptedAt !== null) {
        const outcome = await opened.maker.cancel(job.handle, toCall(opened, stop));
        return ended('cancelled', outcome === 'unsure');
      }
    } catch (error) {
      if (stop.aborted) return null;
      log.warn({ task: job.taskId, upstream: job.upstream, token: job.token, error }, 'upstream-not-called-off');
    }
    const isOver = age > ANSWER_SECONDS + (job.acceptedAt === null ? 0 : opened.upstream.deadlineSeconds);
    return isOver ? ended('unknown', true, 'It could not be called off.') : null;
  }

  return async (claim: Claim, stop: AbortSignal): Promise<void> => {
    const abandoned = (await store.upstreams.listJobsOf(claim.taskId)).filter(({ state }) => state === 'cancelling');
    let isAnyLeft = false;
    for (const job of abandoned) {
      const end = await callOffJob(job, stop);
      if (end === null) isAnyLeft = true;
      else {
        await store.transaction(async (transaction) => {
          if (await transaction.upstreams.end(job.token, ['cancelling'], end)) watch.jobEnded(transaction, job, end);
        });
        log.info(
          { task: job.taskId, upstream: job.upstream, token: job.token, state: end.state },
          'upstream-called-off',
        );
      }
    }
    const { taskId, accountId, placeInLine } = claim;
    await store.transaction(async (transaction) => {
      if (!(await queue.complete(transaction, claim)) || !isAnyLeft) return;
      const delaySeconds = stop.aborted ? 0 : LOOK_AGAIN_SECONDS;
      await queue.enqueue(transaction, { taskId, accountId, placeInLine, delaySeconds });
    });
  };
}
