import { GenerationError } from '../core/generator.ts';
import { MakerError } from '../core/maker.ts';
import type { Claim } from '../core/queue.ts';
import type { Transaction } from '../core/store.ts';
import type { Failure, RunningTask } from '../core/task.ts';
import type { EndedJobState, JobEnd, UpstreamJob, UpstreamJobState } from '../core/upstream-store.ts';
import type { OpenedJob, RemoteParts } from './remote-parts.ts';
import type { WatchRemote } from './watch-remote.ts';

/** Thrown out of a transaction: the job has moved on, and what was about to be written about it is no longer true. */
export class StaleJob extends Error {}

/**
 * How a task ends whose maker is elsewhere without a file of its own: the job's end and the task's are one transaction. All
 * answer null, or the error after which the next candidate may be asked.
 */
export function makeEndRemote(parts: RemoteParts, watch: WatchRemote) {
  const { lifecycles, remote, queue, store, routing, clock, log, metrics } = parts;
  const endJob =
    (job: UpstreamJob, from: readonly UpstreamJobState[], change: Partial<JobEnd> & { state: EndedJobState }) =>
    async (transaction: Transaction): Promise<void> => {
      const end = { at: clock.now(), reason: null, detail: null, finalMicros: null, isCostUnknown: false, ...change };
      if (!(await transaction.upstreams.end(job.token, from, end))) throw new StaleJob();
      watch.jobEnded(transaction, job, end);
    };

  async function fail(
    claim: Claim,
    task: RunningTask,
    failure: Failure,
    alongside?: (transaction: Transaction) => Promise<void>,
  ): Promise<null> {
    const isOurs = await lifecycles[task.kind].fail(claim, task, failure, alongside);
    log.warn({ task: task.id, code: failure.code, isOurs }, 'task-failed');
    if (isOurs) {
      metrics.taskFailed(task.request.model, failure.code);
      watch.taskEnded(task, 'failed', task.createdAt);
    }
    return null;
  }

  const toFailure = (code: Failure['code'], message: string): Failure => ({ code, message });

  /** Ends the job alone, and gives the task back for another try. */
  async function tryAgain(
    claim: Claim,
    task: RunningTask,
    end: (transaction: Transaction) => Promise<void>,
  ): Promise<null> {
    await store.transaction(async (transaction) => {
      if (!(await transaction.tasks.saveOperation(task.id, task.attempt, null))) throw new StaleJob();
      await end(transaction);
    });
    await remote.wait(claim, task, 0);
    return null;
  }

  const before = async (task: RunningTask, job: UpstreamJob) =>
    (await store.upstreams.listJobsOf(task.id)).filter(({ token }) => token !== job.token);

  return {
    /** Nothing was spent: others may be asked. */
    async turnedDown(task: RunningTask, job: UpstreamJob, error: MakerError, isTheirs = true): Promise<MakerError> {
      if (await remote.turnDown(task, job, error, isTheirs)) watch.turnedDown(job);
      return error;
    },

    /** Nobody on its route can make it any more. */
    async impossible(claim: Claim, task: RunningTask): Promise<void> {
      const jobs = await store.upstreams.listJobsOf(task.id);
      const refusal = jobs.findLast(({ state }) => state === 'refused');
      const failure =
        refusal === undefined
          ? toFailure('generation_failed', `Nobody can make this ${task.kind} now: ask for it in another way.`)
          : toFailure('generation_refused', `The ${task.kind} was refused by whoever was asked to make it.`);
      await fail(claim, task, failure);
    },

    /** An operator tries an upstream out, and is told what it says. */
    async notTaken(claim: Claim, task: RunningTask, { message, detail }: MakerError): Promise<void> {
      const words = detail === null ? message : `${message} (${detail})`;
      await fail(claim, task, toFailure('generation_failed', words));
    },

    async unreadable(claim: Claim, task: RunningTask, error: unknown): Promise<void> {
      const message = error instanceof GenerationError ? error.message : 'An image of the request could not be read.';
      await fail(claim, task, toFailure('generation_refused', message));
    },

    /** Filtered, or done without a file: whether that costs something is for the upstream to say. */
    async refused(claim: Claim, task: RunningTask, job: UpstreamJob, error: MakerError): Promise<null> {
      const { detail } = error;
      const end = endJob(job, ['prepared', 'accepted'], {
        state: 'refused',
        reason: 'refused',
        detail,
        isCostUnknown: job.acceptedAt !== null,
      });
      if (routing.findRoute(task.request.model)?.afterRefusal === 'next') return tryAgain(claim, task, end);
      return fail(claim, task, toFailure('generation_refused', error.message), end);
    },

    /** Taken on and then failed: rows may allow one more. */
    async failed(claim: Claim, task: RunningTask, { job, row }: OpenedJob, error: MakerError): Promise<null> {
      const end = endJob(job, ['prepared', 'accepted'], {
        state: 'failed',
        reason: 'failed',
        detail: error.detail ?? error.message,
      });
      const isFirst = (await before(task, job)).every(({ reason }) => reason !== 'failed');
      if (row.retryFailed && isFirst) return tryAgain(claim, task, end);
      return fail(claim, task, toFailure('generation_failed', error.message), end);
    },

    /** It was asked for, and nobody can know what became of it. Nothing is sent a second time. */
    async unknown(claim: Claim, task: RunningTask, job: UpstreamJob, error: MakerError): Promise<null> {
      const end = endJob(job, [job.state], {
        state: 'unknown',
        reason: error.fault,
        detail: error.detail ?? error.message,
        isCostUnknown: true,
      });
      return fail(claim, task, UNKNOWN(task), end);
    },

    /** The upstream has forgotten the job. What costs only time is begun again, once. */
    async lost(claim: Claim, task: RunningTask, { job, maker }: OpenedJob, error: MakerError): Promise<null> {
      const { detail } = error;
      const isFirst = (await before(task, job)).every(({ reason }) => reason !== 'lost');
      if (maker.resend === 'own_hardware' && isFirst) {
        return tryAgain(claim, task, endJob(job, ['accepted'], { state: 'failed', reason: 'lost', detail }));
      }
      const isPaid = maker.resend !== 'own_hardware';
      const state = isPaid ? 'unknown' : 'failed';
      const end = endJob(job, ['accepted'], { state, reason: 'lost', detail, isCostUnknown: isPaid });
      if (isPaid) return fail(claim, task, UNKNOWN(task), end);
      return fail(
        claim,
        task,
        toFailure('generation_failed', `The ${task.kind} was lost while it was being made.`),
        end,
      );
    },

    /** The upstream is no longer in the configuration: there is nobody left to ask. */
    async orphaned(claim: Claim, task: RunningTask, job: UpstreamJob): Promise<null> {
      const detail = 'The upstream or its row was taken out of the configuration while it had the job.';
      return this.unknown(claim, task, job, new MakerError('unknown', detail, { detail }));
    },

    /** Made, and not to be had: it is paid for and not made again. */
    async fileLost(claim: Claim, task: RunningTask, { job }: OpenedJob, error: unknown): Promise<null> {
      const detail = error instanceof MakerError ? (error.detail ?? error.message) : describe(error);
      const end = endJob(job, ['accepted'], {
        state: 'failed',
        reason: 'trouble',
        detail,
        finalMicros: job.cost.estimateMicros,
        isCostUnknown: job.cost.estimateMicros === null,
      });
      const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      const failure = full
        ? toFailure('storage_full', `The server has no room left to store the ${task.kind}.`)
        : toFailure('generation_failed', `The ${task.kind} was made, but did not come out as it was asked for.`);
      return fail(claim, task, failure, end);
    },

    /** It has taken longer than the operator allows; the upstream is told. */
    async overdue(claim: Claim, task: RunningTask): Promise<null> {
      const { id: taskId, accountId } = task;
      const failure = toFailure('deadline_exceeded', 'The task was not finished within its deadline.');
      return fail(claim, task, failure, async (transaction) => {
        if ((await transaction.upstreams.abandon(taskId, 'deadline')) === 0) return;
        await queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0 });
      });
    },
  };
}

export type EndRemote = ReturnType<typeof makeEndRemote>;

const UNKNOWN = ({ kind }: RunningTask): Failure => ({
  code: 'generation_unknown',
  message: `Another service was asked for the ${kind}, and its answer was lost. Nothing was charged. Asking again may make a second one.`,
});

const describe = (error: unknown): string => {
  if (error instanceof Error)
    return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
  return String(error);
};
