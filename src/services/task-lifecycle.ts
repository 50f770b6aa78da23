import type { Principal } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { TaskId } from '../core/ids.ts';
import type { VideoFacts } from '../core/media.ts';
import { settle } from '../core/pricing.ts';
import type { Claim, Queue } from '../core/queue.ts';
import type { Store, Transaction } from '../core/store.ts';
import { type Failure, type Operation, type RunningTask, type Task, toProgress } from '../core/task.ts';
import { makeEntry } from './ledger-entry.ts';

/**
 * Everything that moves a task after its creation. State, money and job change in one transaction or not at all. A worker
 * acts under a claim: where the claim or the task's attempt is no longer its own, nothing is written and the answer is
 * false, so a late worker can neither finish nor charge what another one has taken over.
 */
export interface TaskLifecycle {
  /** Null: there is nothing to do (the task was deleted or has ended), and the job is gone too. */
  start(claim: Claim): Promise<RunningTask | null>;
  reportProgress(task: RunningTask, share: number): Promise<boolean>;
  saveOperation(task: RunningTask, operation: Operation): Promise<boolean>;
  succeed(claim: Claim, task: RunningTask, result: StoredResult): Promise<boolean>;
  fail(claim: Claim, task: RunningTask, failure: Failure): Promise<boolean>;
  /** After a failure of the generator. */
  retry(claim: Claim, task: RunningTask, delaySeconds: number): Promise<boolean>;
  /** A worker that stops hands the task on, as if it had never had it. */
  handBack(claim: Claim, task: RunningTask): Promise<boolean>;
  failOverdue(task: Task): Promise<boolean>;
  /** By its owner, from any state. */
  remove(who: Principal, id: TaskId): Promise<void>;
}

export interface StoredResult {
  readonly blobKey: string;
  readonly sizeBytes: number;
  readonly facts: VideoFacts;
}

export interface TaskLifecycleParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** 0 keeps results for ever. */
  readonly retentionDays: number;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export function makeTaskLifecycle(parts: TaskLifecycleParts): TaskLifecycle {
  const { store, queue, clock, randomness, retentionDays } = parts;

  /** Runs the work under the claim; the first false undoes everything in it. */
  async function underClaim(claim: Claim, work: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
    try {
      await store.transaction(async (transaction) => {
        if (!(await queue.complete(transaction, claim))) throw new ClaimLost();
        if (!(await work(transaction))) throw new ClaimLost();
      });
      return true;
    } catch (error) {
      if (error instanceof ClaimLost) return false;
      throw error;
    }
  }

  async function requeue(claim: Claim, task: RunningTask, change: { failures: number; delaySeconds: number }) {
    const moved = await underClaim(claim, async (transaction) => {
      const failedBefore = change.failures > task.failures;
      const requeued = await transaction.requeueTask(task.id, task.attempt, {
        failures: change.failures,
        // A remote operation that failed is not resumed; one that merely lost its watcher is.
        keepOperation: !failedBefore,
      });
      if (!requeued) return false;
      // Its turn had come already, so it goes to the front.
      const { id: taskId, accountId } = task;
      await queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: change.delaySeconds });
      return true;
    });
    if (moved) queue.wake();
    return moved;
  }

  async function release(transaction: Transaction, task: Task, now: Date): Promise<void> {
    await transaction.release(makeEntry('release', task, task.held, now, randomness));
  }

  return {
    async start(claim) {
      return store.transaction(async (transaction) => {
        const task = await transaction.startTask(claim.taskId);
        if (task === null) await queue.complete(transaction, claim);
        return task;
      });
    },

    async reportProgress(task, share) {
      return store.transaction((transaction) => transaction.raiseProgress(task.id, task.attempt, toProgress(share)));
    },

    async saveOperation(task, operation) {
      return store.transaction((transaction) => transaction.saveOperation(task.id, task.attempt, operation));
    },

    async succeed(claim, task, result) {
      const now = clock.now();
      const expiresAt = retentionDays === 0 ? null : new Date(now.getTime() + retentionDays * DAY_MILLISECONDS);
      return underClaim(claim, async (transaction) => {
        const moved = await transaction.succeedTask(task.id, task.attempt, { ...result, finishedAt: now, expiresAt });
        if (!moved) return false;
        const charged = settle(task.held, result.facts.durationSeconds);
        await transaction.charge(makeEntry('charge', task, charged, now, randomness), task.held.amountMicros);
        return true;
      });
    },

    async fail(claim, task, failure) {
      const now = clock.now();
      return underClaim(claim, async (transaction) => {
        if (!(await transaction.failTask(task.id, task.attempt, { failure, finishedAt: now }))) return false;
        await release(transaction, task, now);
        return true;
      });
    },

    async retry(claim, task, delaySeconds) {
      return requeue(claim, task, { failures: task.failures + 1, delaySeconds });
    },

    async handBack(claim, task) {
      return requeue(claim, task, { failures: task.failures, delaySeconds: 0 });
    },

    async failOverdue(task) {
      const now = clock.now();
      const failure: Failure = {
        code: 'deadline_exceeded',
        message: 'The task was not finished within its deadline.',
      };
      return store.transaction(async (transaction) => {
        const ended = await transaction.failOverdueTask(task.id, now, failure);
        if (ended === null) return false;
        await queue.cancel(transaction, ended.id);
        await release(transaction, ended, now);
        return true;
      });
    },

    async remove(who, id) {
      const now = clock.now();
      await store.transaction(async (transaction) => {
        const ended = await transaction.deleteTask(who.accountId, id, now);
        if (ended === null) throw new ServiceError('task_not_found', `There is no task '${id}'.`);
        if (ended.state === 'succeeded' || ended.state === 'failed') return;
        await queue.cancel(transaction, ended.id);
        await release(transaction, ended, now);
      });
    },
  };
}

/** Thrown only to undo the transaction around it. */
class ClaimLost extends Error {}
