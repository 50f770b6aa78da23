import type { Principal } from '../core/account.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { TaskFile } from '../core/file-store.ts';
import type { GenerationKind } from '../core/generation-request.ts';
import type { AccountId, TaskId } from '../core/ids.ts';
import type { ImageFacts, VideoFacts } from '../core/media.ts';
import { settle } from '../core/pricing.ts';
import type { Claim, Queue } from '../core/queue.ts';
import type { Store, Transaction } from '../core/store.ts';
import { type Failure, type RunningTask, type Task, toProgress } from '../core/task.ts';
import { makeEntry } from './ledger-entry.ts';
import { makeTaskEnding, type TaskEndingParts } from './task-ending.ts';
import { ClaimLost, makeUnderClaim } from './under-claim.ts';

/**
 * Everything that moves a task after its creation. State, money and job change in one transaction or not at all, and so
 * does the news of its end, where somebody asked for it. A worker
 * acts under a claim: where the claim or the task's attempt is no longer its own, nothing is written and the answer is
 * false, so a late worker can neither finish nor charge what another one has taken over.
 *
 * Rows are always taken in the same order, task, job, account: two transactions about one task can wait for each other, but
 * never both.
 */
export interface TaskLifecycle {
  /**
   * Null: there is nothing to run. The task was deleted or has ended, and its job is gone too; or the account has as many
   * running as it may, and the job waits a moment longer.
   */
  start(claim: Claim): Promise<RunningTask | null>;
  reportProgress(task: RunningTask, share: number): Promise<boolean>;
  /** May be called again when it is not known whether the last call got through. */
  succeed(claim: Claim, task: RunningTask, result: StoredResult, alongside?: Alongside): Promise<boolean>;
  fail(claim: Claim, task: RunningTask, failure: Failure, alongside?: Alongside): Promise<boolean>;
  /** After a failure. What a generator has begun elsewhere is resumed, unless it was that which failed. */
  retry(claim: Claim, task: RunningTask, again: { delaySeconds: number; keepOperation: boolean }): Promise<boolean>;
  /** A worker that stops, or cannot store, hands the task on as if it had never had it. */
  handBack(claim: Claim, task: RunningTask, delaySeconds: number): Promise<boolean>;
  /** What became of a task whose worker was told false: its owner or its deadline ended it, or another worker has it. */
  findFate(task: RunningTask): Promise<'deleted' | 'failed' | 'lost'>;
  failOverdue(task: Task): Promise<boolean>;
  /** By its owner, from any state. */
  remove(who: Principal, id: TaskId): Promise<void>;
  /** As if it had never been asked for, but only of what nobody has begun. False: somebody has, or it has ended. */
  withdraw(who: Principal, id: TaskId): Promise<boolean>;
  /** The same of what nobody waits for any more, and nobody is at work on: the process that had it is gone. */
  abandon(task: Task): Promise<boolean>;
}

/** What is written with the end of a task, in the same transaction, before the account's row is taken. */
export type Alongside = (transaction: Transaction) => Promise<void>;

export interface StoredResult {
  readonly blobKey: string;
  readonly sizeBytes: number;
  readonly facts: VideoFacts | ImageFacts;
  /** Pictures of the film, already in our own storage. */
  readonly previews: readonly Omit<TaskFile, 'taskId'>[];
}

export interface TaskLifecycleParts extends TaskEndingParts {
  /** Of the tasks it moves. */
  readonly kind: GenerationKind;
  readonly store: Store;
  /** The lane of the claims under which they are moved. */
  readonly queue: Queue;
  readonly clock: Clock;
  readonly runningPerAccount: number;
  /** 0 keeps results for ever. */
  readonly retentionDays: number;
}

const POSTPONED_SECONDS = 1;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export function makeTaskLifecycle(parts: TaskLifecycleParts): TaskLifecycle {
  const { kind, store, queue, webhookQueue, clock, randomness, runningPerAccount, retentionDays } = parts;
  const { announce, wakeWebhooks, callOff, release } = makeTaskEnding(parts);
  const underClaim = makeUnderClaim(parts);

  async function requeue(
    claim: Claim,
    task: RunningTask,
    change: { failures: number; keepOperation: boolean; delaySeconds: number },
  ): Promise<boolean> {
    const { id: taskId, accountId } = task;
    const moved = await underClaim(
      claim,
      (transaction) => transaction.tasks.requeue(taskId, task.attempt, change),
      // Its turn had come already, so it goes to the front.
      (transaction) =>
        queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: change.delaySeconds }),
    );
    if (moved) queue.wake();
    return moved;
  }

  /** Queues may let a few too many through when nodes claim at once; here, under the account's lock, the limit is exact. */
  async function checkRunning(transaction: Transaction, accountId: AccountId): Promise<void> {
    await transaction.accounts.lock(accountId);
    const live = await transaction.tasks.countLive(accountId);
    if (live[kind].running > runningPerAccount) throw new TooManyRunning();
  }

  async function postpone(claim: Claim): Promise<void> {
    const { taskId, accountId } = claim;
    await underClaim(
      claim,
      async () => true,
      (transaction) =>
        queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: POSTPONED_SECONDS }),
    );
  }

  /** Deletes the task and all that was to come of it. Answers with the task as it was; null: there is none. */
  async function end(
    transaction: Transaction,
    { accountId }: Pick<Principal, 'accountId'>,
    id: TaskId,
  ): Promise<Task | null> {
    const now = clock.now();
    const ended = await transaction.tasks.delete(accountId, id, now);
    if (ended === null) return null;
    // Nobody is told of what is no more.
    if (await transaction.deliveries.delete(ended.id)) await webhookQueue.cancel(transaction, ended.id);
    if (ended.state === 'succeeded' || ended.state === 'failed') return ended;
    await callOff(transaction, ended, 'deleted');
    await release(transaction, ended, now);
    return ended;
  }

  return {
    async start(claim) {
      try {
        return await store.transaction(async (transaction) => {
          const task = await transaction.tasks.start(claim.taskId);
          if (task === null) await queue.complete(transaction, claim);
          // A claim that was lost must not fence off whoever has the task now.
          else if (!(await queue.holds(transaction, claim))) throw new ClaimLost();
          else await checkRunning(transaction, claim.accountId);
          return task;
        });
      } catch (error) {
        if (error instanceof ClaimLost) return null;
        if (!(error instanceof TooManyRunning)) throw error;
        await postpone(claim);
        return null;
      }
    },

    async reportProgress(task, share) {
      return store.transaction((transaction) =>
        transaction.tasks.raiseProgress(task.id, task.attempt, toProgress(share)),
      );
    },

    async succeed(claim, task, result, alongside) {
      const now = clock.now();
      const expiresAt = retentionDays === 0 ? null : new Date(now.getTime() + retentionDays * DAY_MILLISECONDS);
      const charged = settle(task.held, deliveredUnits(result.facts));
      const ended = await underClaim(
        claim,
        async (transaction) => {
          const { blobKey, sizeBytes, facts } = result;
          const outcome = { blobKey, sizeBytes, facts, finishedAt: now, expiresAt };
          if (!(await transaction.tasks.succeed(task.id, task.attempt, outcome))) return false;
          for (const file of result.previews) await transaction.files.insert({ ...file, taskId: task.id });
          return true;
        },
        async (transaction) => {
          await alongside?.(transaction);
          await announce(transaction, task, 'video.completed', now);
          await transaction.ledger.charge(makeEntry('charge', task, charged, now, randomness), task.held.amountMicros);
        },
      );
      // It may have been written before, by a call whose answer was lost with its connection.
      return wakeWebhooks(ended || (await store.files.isReferenced(result.blobKey)));
    },

    async fail(claim, task, failure, alongside) {
      const now = clock.now();
      const ended = await underClaim(
        claim,
        (transaction) => transaction.tasks.fail(task.id, task.attempt, { failure, finishedAt: now }),
        async (transaction) => {
          await alongside?.(transaction);
          await announce(transaction, task, 'video.failed', now);
          await release(transaction, task, now);
        },
      );
      return wakeWebhooks(ended);
    },

    async retry(claim, task, again) {
      return requeue(claim, task, { failures: task.failures + 1, ...again });
    },

    async handBack(claim, task, delaySeconds) {
      return requeue(claim, task, { failures: task.failures, keepOperation: true, delaySeconds });
    },

    async findFate({ accountId, id }) {
      const now = await store.tasks.find(accountId, id);
      if (now === null) return 'deleted';
      return now.state === 'failed' ? 'failed' : 'lost';
    },

    async failOverdue(task) {
      const now = clock.now();
      const failure: Failure = {
        code: 'deadline_exceeded',
        message: 'The task was not finished within its deadline.',
      };
      const failed = await store.transaction(async (transaction) => {
        const ended = await transaction.tasks.failOverdue(task.id, now, failure);
        if (ended === null) return false;
        await callOff(transaction, ended, 'deadline');
        await announce(transaction, ended, 'video.failed', now);
        await release(transaction, ended, now);
        return true;
      });
      return wakeWebhooks(failed);
    },

    async remove(who, id) {
      await store.transaction(async (transaction) => {
        if ((await end(transaction, who, id)) !== null) return;
        throw new ServiceError('task_not_found', `There is no task '${id}'.`);
      });
    },

    async abandon(task) {
      return store.transaction(async (transaction) => {
        if ((await end(transaction, task, task.id)) === null) return false;
        await transaction.creations.forget(task.id);
        return true;
      });
    },

    async withdraw(who, id) {
      try {
        await store.transaction(async (transaction) => {
          const ended = await end(transaction, who, id);
          if (ended?.state !== 'queued') throw new Begun();
          await transaction.creations.forget(id);
        });
        return true;
      } catch (error) {
        if (error instanceof Begun) return false;
        throw error;
      }
    },
  };
}

/** Thrown only to undo the transaction around them. */
class TooManyRunning extends Error {}
class Begun extends Error {}

/** Seconds of a film; of stills each is one. */
const deliveredUnits = (facts: VideoFacts | ImageFacts): number =>
  'durationSeconds' in facts ? facts.durationSeconds : 1;
