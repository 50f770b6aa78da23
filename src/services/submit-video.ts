import { checkModelAllowed, type Principal } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { drawTaskId } from '../core/ids.ts';
import type { BillingMode } from '../core/ledger.ts';
import { formatMicros } from '../core/money.ts';
import { type PriceList, quote } from '../core/pricing.ts';
import type { Queue } from '../core/queue.ts';
import type { Store } from '../core/store.ts';
import type { QueuedTask } from '../core/task.ts';
import type { VideoRequest } from '../core/video-request.ts';
import { makeEntry } from './ledger-entry.ts';

export interface AdmissionLimits {
  readonly queuedPerAccount: number;
  readonly queuedInAll: number;
  readonly deadlineSeconds: number;
}

export interface SubmitVideoParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly prices: PriceList;
  readonly billing: BillingMode;
  readonly limits: AdmissionLimits;
}

export type SubmitVideo = (who: Principal, request: VideoRequest) => Promise<QueuedTask>;

/** Admits a request: task, hold and job in one transaction, answered only when they are durable. */
export function makeSubmitVideo(parts: SubmitVideoParts): SubmitVideo {
  const { store, queue, clock, randomness, prices, billing, limits } = parts;
  return async (who, request) => {
    checkModelAllowed(who, request.model);
    const now = clock.now();
    const task: QueuedTask = {
      state: 'queued',
      id: drawTaskId(randomness),
      accountId: who.accountId,
      keyId: who.keyId,
      request,
      held: quote(prices, request.model, request.durationSeconds),
      createdAt: now,
      deadlineAt: new Date(now.getTime() + limits.deadlineSeconds * 1000),
      failures: 0,
    };
    await store.transaction(async (transaction) => {
      await transaction.insertTask(task);
      const entry = makeEntry('hold', task, task.held, now, randomness);
      if (!(await transaction.hold(entry, billing === 'prepaid'))) {
        throw new ServiceError(
          'insufficient_user_quota',
          `This task costs ${formatMicros(task.held.amountMicros)} ${task.held.currency}, more than the account's credit.`,
        );
      }
      // Counted after the hold, which keeps the account's row: the counts hold this task and every one admitted before it.
      const live = await transaction.countLiveTasks(who.accountId);
      if (live.queued > limits.queuedPerAccount) {
        throw new ServiceError(
          'rate_limit_exceeded',
          `The account has ${limits.queuedPerAccount} tasks waiting, which is the limit. Wait until one has started.`,
          { retryAfterSeconds: 10 },
        );
      }
      if ((await transaction.countQueuedTasks(limits.queuedInAll + 1)) > limits.queuedInAll) {
        throw new ServiceError('service_unavailable', 'The queue is full. Try again later.', { retryAfterSeconds: 30 });
      }
      await queue.enqueue(transaction, {
        taskId: task.id,
        accountId: task.accountId,
        placeInLine: live.queued + live.running - 1,
        delaySeconds: 0,
      });
    });
    queue.wake();
    return task;
  };
}
