import type { Randomness } from '../core/clock.ts';
import type { Queue } from '../core/queue.ts';
import type { Transaction } from '../core/store.ts';
import type { Task } from '../core/task.ts';
import type { WebhookEventType } from '../core/webhook.ts';
import { makeEntry } from './ledger-entry.ts';

export interface TaskEndingParts {
  /** The lanes in which a task of this kind may have a job. */
  readonly lanes: readonly Queue[];
  /** The one from which work that goes on elsewhere is called off. */
  readonly upstreamQueue: Queue;
  /** The one from which a task's end is announced. */
  readonly webhookQueue: Queue;
  readonly randomness: Randomness;
}

/** What follows from the end of a task, each in the transaction that ends it. */
export function makeTaskEnding({ lanes, upstreamQueue, webhookQueue, randomness }: TaskEndingParts) {
  return {
    /** Before the account's row is taken. */
    async announce(transaction: Transaction, task: Task, type: WebhookEventType, now: Date): Promise<void> {
      const { id: taskId, accountId } = task;
      if (!(await transaction.deliveries.announce(taskId, { type, occurredAt: now }))) return;
      await webhookQueue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0 });
    },

    /** The hint that belongs to announce(), given after the commit. */
    wakeWebhooks(ended: boolean): boolean {
      if (ended) webhookQueue.wake();
      return ended;
    },

    /** Takes its jobs away. What was begun elsewhere is called off from a lane of its own, however long that takes. */
    async callOff(transaction: Transaction, task: Task, reason: 'deleted' | 'deadline'): Promise<void> {
      const { id: taskId, accountId } = task;
      for (const lane of lanes) await lane.cancel(transaction, taskId);
      if ((await transaction.upstreams.abandon(taskId, reason)) === 0) return;
      await upstreamQueue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0 });
      transaction.afterCommit(() => upstreamQueue.wake());
    },

    async release(transaction: Transaction, task: Task, now: Date): Promise<void> {
      await transaction.ledger.release(makeEntry('release', task, task.held, now, randomness));
    },
  };
}
