import type { Principal } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import type { Creation } from '../core/creation-store.ts';
import { ServiceError } from '../core/errors.ts';
import type { TaskFile } from '../core/file-store.ts';
import { drawTaskId, type TaskId } from '../core/ids.ts';
import type { BillingMode } from '../core/ledger.ts';
import { formatMicros } from '../core/money.ts';
import type { Quote } from '../core/pricing.ts';
import type { Queue } from '../core/queue.ts';
import type { Reads, Store } from '../core/store.ts';
import type { MadeBy, QueuedTask, Task } from '../core/task.ts';
import type { Traces } from '../core/traces.ts';
import type { AwaitedDelivery } from '../core/webhook.ts';
import type { InputImages } from './input-images.ts';
import { makeEntry } from './ledger-entry.ts';
import { checkSpendLimit } from './spend-limit.ts';

export interface AdmissionLimits {
  readonly queuedPerAccount: number;
  readonly queuedInAll: number;
  /** From the request to the end of the task. */
  readonly deadlineSeconds: number;
  readonly idempotencyHours: number;
}

export interface AdmitTaskParts {
  readonly store: Store;
  /** The lane in which a task waits: who may make it decides. */
  readonly queueFor: (task: Pick<QueuedTask, 'request' | 'maker'>) => Queue;
  readonly images: InputImages;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly traces: Pick<Traces, 'findParent'>;
  readonly billing: BillingMode;
  readonly limits: AdmissionLimits;
}

/** What tells a second try of a request from a second request. */
export interface Attempt {
  readonly idempotencyKey: string | null;
  /** The client library says that it tries again, though it sends no key. */
  readonly isRetry: boolean;
}

/** An upstream that an operator tries out: it alone may make what is asked for. */
export type Trial = MadeBy & { readonly isTrial: true };

/** A request that was checked, on its way to becoming a task. */
export interface Application {
  readonly who: Principal;
  readonly attempt: Attempt;
  /** Equal for two tries of one request. */
  readonly requestHash: string;
  /** What it will cost. */
  readonly held: Quote;
  /** Whether there are pictures to look at, which takes time and memory. */
  readonly hasPictures: boolean;
  /** Whether a library that tries again of itself is answered with a first try that has failed. */
  readonly repeatsFailure: boolean;
  /** Makes all that comes to be with the task; its files are in our storage by then. */
  prepare(id: TaskId, now: Date): Promise<Admission>;
}

export interface Admission {
  readonly task: QueuedTask;
  readonly files: readonly TaskFile[];
  readonly delivery: AwaitedDelivery | null;
}

export type AdmitTask = (application: Application) => Promise<Task>;

/** How long an unmarked retry is taken for one: client libraries give up long before. */
const RETRY_MILLISECONDS = 10 * 60 * 1000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** Admits a request: task, hold and job in one transaction, answered only when they are durable. */
export function makeAdmitTask(parts: AdmitTaskParts): AdmitTask {
  const { store, queueFor, images, clock, randomness } = parts;
  return async (application) => {
    const { who, attempt, requestHash } = application;
    const earlier = await findEarlier(store, parts, application);
    if (earlier !== null) return earlier;

    const now = clock.now();
    const id = drawTaskId(randomness);
    if (application.hasPictures) await foresee(parts, application);
    const admission = await application.prepare(id, now);
    const { idempotencyKey } = attempt;
    const creation: Creation = { taskId: id, keyId: who.keyId, idempotencyKey, requestHash, createdAt: now };
    try {
      await admit(parts, who, admission, creation);
    } catch (error) {
      await images.discard(admission.files);
      if (!(error instanceof KeyUsed)) throw error;
      // Another try was quicker by a moment, and may not be durable yet: a transaction sees it, and returns when it is.
      const quicker = await store.transaction((transaction) => findEarlier(transaction, parts, application));
      return quicker ?? Promise.reject(error);
    }
    queueFor(admission.task).wake();
    return admission.task;
  };
}

async function admit(
  parts: AdmitTaskParts,
  who: Principal,
  { task, files, delivery }: Admission,
  creation: Creation,
): Promise<void> {
  const { store, queueFor, randomness, billing, limits } = parts;
  await store.transaction(async (transaction) => {
    await transaction.tasks.insert(task);
    for (const file of files) await transaction.files.insert(file);
    if (delivery !== null) await transaction.deliveries.insert(delivery);
    // What is older than the memory must not stand in the way of its own key.
    if (creation.idempotencyKey !== null)
      await transaction.creations.forgetBefore(startOfMemory(task.createdAt, limits));
    if (!(await transaction.creations.insert(creation))) throw new KeyUsed();
    const entry = makeEntry('hold', task, task.held, task.createdAt, randomness);
    if (!(await transaction.ledger.hold(entry, billing === 'prepaid'))) throw noCredit(task.held);
    await checkSpendLimit(transaction, who, task.held);
    // Counted after the hold, which keeps the account's row: the counts hold this task and every one admitted before it.
    const live = await transaction.tasks.countLive(task.accountId);
    if (live.video.queued + live.image.queued > limits.queuedPerAccount) throw tooManyWaiting(limits);
    if ((await transaction.tasks.countQueued(limits.queuedInAll + 1)) > limits.queuedInAll) throw queueFull();
    const { queued, running } = live[task.kind];
    await queueFor(task).enqueue(transaction, {
      taskId: task.id,
      accountId: task.accountId,
      placeInLine: queued + running - 1,
      delaySeconds: 0,
    });
  });
}

/** Nobody has pictures decoded for a task that could not come to be. admit() asks again, and exactly. */
async function foresee(
  { store, billing, limits }: AdmitTaskParts,
  { who, held }: Pick<Application, 'who' | 'held'>,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const { creditMicros, chargedMicros, heldMicros } = await transaction.ledger.readBalance(who.accountId);
    if (billing === 'prepaid' && creditMicros - chargedMicros - heldMicros < held.amountMicros) throw noCredit(held);
    await checkSpendLimit(transaction, who, held, held.amountMicros);
    const live = await transaction.tasks.countLive(who.accountId);
    if (live.video.queued + live.image.queued >= limits.queuedPerAccount) throw tooManyWaiting(limits);
    if ((await transaction.tasks.countQueued(limits.queuedInAll)) >= limits.queuedInAll) throw queueFull();
  });
}

/** The task that an earlier try of this request has made. */
async function findEarlier(
  reads: Reads,
  { clock, limits }: AdmitTaskParts,
  { who, attempt: { idempotencyKey, isRetry }, requestHash, repeatsFailure }: Application,
): Promise<Task | null> {
  const now = clock.now();
  if (idempotencyKey !== null) {
    const known = await reads.creations.find(who.keyId, { idempotencyKey, since: startOfMemory(now, limits) });
    if (known === null) return null;
    if (known.requestHash !== requestHash) throw conflict();
    return readMade(reads, who, known.taskId);
  }
  if (!isRetry) return null;
  const since = new Date(now.getTime() - RETRY_MILLISECONDS);
  const known = await reads.creations.find(who.keyId, { requestHash, since });
  const task = known === null ? null : await reads.tasks.find(who.accountId, known.taskId);
  return task?.state === 'failed' && !repeatsFailure ? null : task;
}

async function readMade(reads: Reads, who: Principal, id: TaskId): Promise<Task> {
  const task = await reads.tasks.find(who.accountId, id);
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

function noCredit({ amountMicros, currency }: Quote): ServiceError {
  const price = `${formatMicros(amountMicros)} ${currency}`;
  return new ServiceError('insufficient_user_quota', `This task costs ${price}, more than the account's credit.`);
}

function tooManyWaiting({ queuedPerAccount }: AdmissionLimits): ServiceError {
  const message = `The account has ${queuedPerAccount} tasks waiting, which is the limit. Wait until one has started.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds: 10 });
}

const queueFull = (): ServiceError =>
  new ServiceError('service_unavailable', 'The queue is full. Try again later.', { retryAfterSeconds: 30 });

/** Thrown only to undo the transaction around it. */
class KeyUsed extends Error {}
