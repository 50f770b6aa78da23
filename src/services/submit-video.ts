import { checkModelAllowed, type Principal } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { drawEventId, drawSeed, drawTaskId, type TaskId } from '../core/ids.ts';
import type { BillingMode } from '../core/ledger.ts';
import { formatMicros } from '../core/money.ts';
import { type PriceList, quote } from '../core/pricing.ts';
import type { Queue } from '../core/queue.ts';
import type { Creation, Reads, Store, TaskFile } from '../core/store.ts';
import type { QueuedTask, Task } from '../core/task.ts';
import type { VideoOrder } from '../core/video-request.ts';
import type { AwaitedDelivery, WebhookTarget } from '../core/webhook.ts';
import type { InputImages } from './input-images.ts';
import { makeEntry } from './ledger-entry.ts';
import { hashOrder } from './request-hash.ts';
import { checkSpendLimit } from './spend-limit.ts';

export interface AdmissionLimits {
  readonly queuedPerAccount: number;
  readonly queuedInAll: number;
  readonly deadlineSeconds: number;
  readonly idempotencyHours: number;
}

export interface SubmitVideoParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly images: InputImages;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly prices: PriceList;
  readonly billing: BillingMode;
  readonly limits: AdmissionLimits;
}

/** What tells a second try of a request from a second request. */
export interface Attempt {
  readonly idempotencyKey: string | null;
  /** The client library says that it tries again, though it sends no key. */
  readonly isRetry: boolean;
}

export type SubmitVideo = (who: Principal, order: VideoOrder, attempt: Attempt) => Promise<Task>;

/** How long an unmarked retry is taken for one: client libraries give up long before. */
const RETRY_MILLISECONDS = 10 * 60 * 1000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** Admits a request: task, hold and job in one transaction, answered only when they are durable. */
export function makeSubmitVideo(parts: SubmitVideoParts): SubmitVideo {
  const { queue, images, clock, randomness, limits } = parts;
  return async (who, order, attempt) => {
    checkModelAllowed(who, order.model);
    const requestHash = hashOrder(order);
    const earlier = await findEarlier(parts.store, parts, who, attempt, requestHash);
    if (earlier !== null) return earlier;

    const now = clock.now();
    const id = drawTaskId(randomness);
    const { inputs, files } = await images.keep(id, order.inputs);
    // Kept apart from the request, which is read with every look at the task.
    const { webhook, ...wish } = order;
    const task: QueuedTask = {
      state: 'queued',
      id,
      accountId: who.accountId,
      keyId: who.keyId,
      request: { ...wish, seed: order.seed ?? drawSeed(randomness), inputs },
      held: quote(parts.prices, order.model, order.durationSeconds),
      createdAt: now,
      deadlineAt: new Date(now.getTime() + limits.deadlineSeconds * 1000),
      failures: 0,
    };
    const { idempotencyKey } = attempt;
    const creation: Creation = { taskId: id, keyId: who.keyId, idempotencyKey, requestHash, createdAt: now };
    try {
      await admit(parts, who, { task, files, creation, delivery: awaitEnd(id, webhook ?? who.webhook, randomness) });
    } catch (error) {
      await images.discard(files);
      if (!(error instanceof KeyUsed)) throw error;
      // Another try was quicker by a moment, and may not be durable yet: a transaction sees it, and returns when it is.
      const quicker = await parts.store.transaction((transaction) =>
        findEarlier(transaction, parts, who, attempt, requestHash),
      );
      return quicker ?? Promise.reject(error);
    }
    queue.wake();
    return task;
  };
}

/** All that comes to be with a task. */
interface Admission {
  readonly task: QueuedTask;
  readonly files: readonly TaskFile[];
  readonly creation: Creation;
  readonly delivery: AwaitedDelivery | null;
}

function awaitEnd(taskId: TaskId, target: WebhookTarget | null, randomness: Randomness): AwaitedDelivery | null {
  if (target === null) return null;
  const { url, secret } = target;
  return { state: 'awaited', taskId, eventId: drawEventId(randomness), url, secret, attempts: 0 };
}

async function admit(
  parts: SubmitVideoParts,
  who: Principal,
  { task, files, creation, delivery }: Admission,
): Promise<void> {
  const { store, queue, randomness, billing, limits } = parts;
  await store.transaction(async (transaction) => {
    await transaction.insertTask(task);
    for (const file of files) await transaction.insertTaskFile(file);
    if (delivery !== null) await transaction.insertDelivery(delivery);
    // What is older than the memory must not stand in the way of its own key.
    if (creation.idempotencyKey !== null) await transaction.forgetCreations(startOfMemory(task.createdAt, limits));
    if (!(await transaction.insertCreation(creation))) throw new KeyUsed();
    const entry = makeEntry('hold', task, task.held, task.createdAt, randomness);
    if (!(await transaction.hold(entry, billing === 'prepaid'))) {
      throw new ServiceError(
        'insufficient_user_quota',
        `This task costs ${formatMicros(task.held.amountMicros)} ${task.held.currency}, more than the account's credit.`,
      );
    }
    await checkSpendLimit(transaction, who, task.held);
    // Counted after the hold, which keeps the account's row: the counts hold this task and every one admitted before it.
    const live = await transaction.countLiveTasks(task.accountId);
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
}

/** The task that an earlier try of this request has made. */
async function findEarlier(
  reads: Reads,
  { clock, limits }: SubmitVideoParts,
  who: Principal,
  { idempotencyKey, isRetry }: Attempt,
  requestHash: string,
): Promise<Task | null> {
  const now = clock.now();
  if (idempotencyKey !== null) {
    const known = await reads.findCreation(who.keyId, { idempotencyKey, since: startOfMemory(now, limits) });
    if (known === null) return null;
    if (known.requestHash !== requestHash) throw conflict();
    return readMade(reads, who, known.taskId);
  }
  if (!isRetry) return null;
  const since = new Date(now.getTime() - RETRY_MILLISECONDS);
  const known = await reads.findCreation(who.keyId, { requestHash, since });
  return known === null ? null : reads.findTask(who.accountId, known.taskId);
}

async function readMade(reads: Reads, who: Principal, id: TaskId): Promise<Task> {
  const task = await reads.findTask(who.accountId, id);
  if (task !== null) return task;
  const message = 'The task that was made with this Idempotency-Key has been deleted.';
  throw new ServiceError('idempotency_conflict', message, { param: 'Idempotency-Key' });
}

const startOfMemory = (now: Date, { idempotencyHours }: AdmissionLimits): Date =>
  new Date(now.getTime() - idempotencyHours * HOUR_MILLISECONDS);

function conflict(): ServiceError {
  const message = 'This Idempotency-Key was used for another request.';
  return new ServiceError('idempotency_conflict', message, { param: 'Idempotency-Key' });
}

/** Thrown only to undo the transaction around it. */
class KeyUsed extends Error {}
