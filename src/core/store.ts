import type { Account, ApiKey, Balance, WebhookOff } from './account.ts';
import type { GenerationKind } from './generation-request.ts';
import type { AccountId, EntryId, KeyId, TaskId } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';
import type { ImageFacts, VideoFacts } from './media.ts';
import type { Micros } from './money.ts';
import type { PeopleReads, PeopleWrites } from './people-store.ts';
import type { Failure, Operation, QueuedTask, RunningTask, Task } from './task.ts';
import type { CreditEntry, UsageReads } from './usage.ts';
import type {
  AwaitedDelivery,
  EndedDelivery,
  PendingDelivery,
  WebhookDelivery,
  WebhookEvent,
  WebhookTarget,
} from './webhook.ts';
import type { NodeReads, NodeWrites } from './worker-node.ts';

/**
 * SEAM: tasks, money, keys and accounts. Reads see only what is committed. Writes exist only inside transaction(): it
 * returns when everything in it is durable, and throws with nothing of it kept. No I/O but the transaction's own may be
 * awaited inside it: the embedded engine has one writer, and everyone waits for it.
 */
export interface Store extends Reads {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Does the work unless another node is at work of this name: then false. */
  exclusively(name: string, work: () => Promise<void>): Promise<boolean>;
  /** One cheap question to the engine; throws when it cannot answer. */
  ping(): Promise<void>;
}

export interface Reads extends PeopleReads, UsageReads, NodeReads {
  findTask(accountId: AccountId, id: TaskId): Promise<Task | null>;
  /** Whether the task is or was the account's: a deleted one keeps its place in the order, and a page may start after it. */
  knowsTask(accountId: AccountId, id: TaskId): Promise<boolean>;
  /** Newest first, or oldest first; `after` is the last task of the page before. */
  listTasks(accountId: AccountId, page: TaskPage): Promise<readonly Task[]>;
  findTaskFile(taskId: TaskId, role: PreviewRole): Promise<TaskFile | null>;
  /** The task that this key made with this idempotency key, or by an equal request since the given instant. */
  findCreation(keyId: KeyId, by: CreationQuery): Promise<Creation | null>;
  /** Null: nobody asked to be told of the task's end, or the task was deleted. */
  findDelivery(taskId: TaskId): Promise<WebhookDelivery | null>;
  /** Due to fail: queued or running past their deadline. Oldest first. */
  listOverdueTasks(now: Date, limit: number): Promise<readonly Task[]>;
  /** Blobs whose time is over, or whose task was deleted. */
  listRemovableBlobs(now: Date, limit: number): Promise<readonly RemovableBlob[]>;
  isBlobReferenced(blobKey: string): Promise<boolean>;
  countUnfinishedTasks(): Promise<{ readonly queued: number; readonly running: number }>;

  /** Null for a key whose account is disabled, too. */
  findKeyByHash(secretHash: string): Promise<ApiKey | null>;
  findKey(accountId: AccountId, id: KeyId): Promise<ApiKey | null>;
  listKeys(): Promise<readonly ApiKey[]>;
  /** Oldest first, as above. */
  listKeysOf(accountId: AccountId): Promise<readonly ApiKey[]>;
  findAccount(id: AccountId): Promise<Account | null>;
  listAccounts(): Promise<readonly Account[]>;

  readBalance(accountId: AccountId): Promise<Balance>;
  listEntries(taskId: TaskId): Promise<readonly LedgerEntry[]>;
  knowsCharge(accountId: AccountId, id: EntryId): Promise<boolean>;
  /** Only what was charged, in the order of listTasks. */
  listCharges(accountId: AccountId, page: Page<EntryId>): Promise<readonly LedgerEntry[]>;
}

/** Every change of a task names the state it leaves; false or null means that it was no longer there. */
export interface Transaction extends Reads, PeopleWrites, NodeWrites {
  insertTask(task: QueuedTask): Promise<void>;
  insertTaskFile(file: TaskFile): Promise<void>;
  /** False: the key has used this idempotency key before. */
  insertCreation(creation: Creation): Promise<boolean>;
  forgetCreations(before: Date): Promise<void>;
  /** As if the task had never been asked for: its idempotency key is free again. */
  forgetCreation(taskId: TaskId): Promise<void>;
  /** Keeps the account's row to the end of the transaction: others that hold or lock it wait. */
  lockAccount(accountId: AccountId): Promise<void>;
  /** Exact only after hold() or lockAccount(): then no two transactions can both be the last that fits. */
  countLiveTasks(accountId: AccountId): Promise<LiveTasks>;
  /** Stops counting at the limit. */
  countQueuedTasks(limit: number): Promise<number>;
  /** queued, or running under a lost claim, to running. Answers with the task and its new attempt. */
  startTask(id: TaskId): Promise<RunningTask | null>;
  /** Never falls. */
  raiseProgress(id: TaskId, attempt: number, progress: number): Promise<boolean>;
  saveOperation(id: TaskId, attempt: number, operation: Operation): Promise<boolean>;
  succeedTask(id: TaskId, attempt: number, outcome: Success): Promise<boolean>;
  failTask(id: TaskId, attempt: number, outcome: { failure: Failure; finishedAt: Date }): Promise<boolean>;
  requeueTask(id: TaskId, attempt: number, change: { failures: number; keepOperation: boolean }): Promise<boolean>;
  /** queued or running, whatever its attempt, to failed; answers with the task as it was. */
  failOverdueTask(id: TaskId, now: Date, failure: Failure): Promise<Task | null>;
  /** From any state; answers with the task as it was. */
  deleteTask(accountId: AccountId, id: TaskId, now: Date): Promise<Task | null>;
  /** After the blob was removed. */
  forgetBlob(taskId: TaskId, blobKey: string): Promise<void>;

  insertDelivery(delivery: AwaitedDelivery): Promise<void>;
  /** awaited to pending. False: nobody asked to be told. */
  announceDelivery(taskId: TaskId, event: WebhookEvent): Promise<boolean>;
  /** Keeps the task's row to the end of the transaction, before its job is touched. Null: there is nothing to send. */
  lockDelivery(taskId: TaskId): Promise<PendingDelivery | null>;
  /** It was sent in vain, and stays pending. */
  countAttempt(taskId: TaskId): Promise<boolean>;
  /** pending to its end, and its secret is forgotten. */
  endDelivery(taskId: TaskId, end: EndedDelivery['state'], now: Date): Promise<boolean>;
  /** From any state. False: there was none. */
  deleteDelivery(taskId: TaskId): Promise<boolean>;

  insertAccount(account: Account): Promise<void>;
  insertKey(key: ApiKey): Promise<void>;
  revokeKey(id: KeyId, now: Date): Promise<boolean>;
  renameKey(accountId: AccountId, id: KeyId, name: string): Promise<boolean>;
  /** Never goes back in time. */
  markKeyUsed(id: KeyId, at: Date): Promise<void>;
  /** Switched on, whatever it was before. False: there is no such key. */
  setKeyWebhook(id: KeyId, target: WebhookTarget | null): Promise<boolean>;
  /** Of the key that made the task, where its target is this address and is on. False: it is not. */
  switchOffWebhook(taskId: TaskId, url: string, off: WebhookOff): Promise<boolean>;

  /** Adds the hold to the account; with `requireCredit` false is answered when the credit does not cover it. */
  hold(entry: LedgerEntry, requireCredit: boolean): Promise<boolean>;
  /** Turns the hold into a charge, and gives back what was held beyond it. */
  charge(entry: LedgerEntry, heldMicros: Micros): Promise<void>;
  release(entry: LedgerEntry): Promise<void>;
  /** False: there is no such account. */
  grantCredit(entry: CreditEntry): Promise<boolean>;
}

export interface Success {
  readonly blobKey: string;
  readonly sizeBytes: number;
  readonly facts: VideoFacts | ImageFacts;
  readonly finishedAt: Date;
  readonly expiresAt: Date | null;
}

/** Videos and images have lanes of their own, and are counted apart. */
export type LiveTasks = Readonly<Record<GenerationKind, { readonly queued: number; readonly running: number }>>;

export interface RemovableBlob {
  readonly taskId: TaskId;
  readonly blobKey: string;
}

export interface Page<Id> {
  readonly after: Id | null;
  readonly limit: number;
  readonly order: 'newest' | 'oldest';
}

/** Tasks of one kind; null: of both. */
export interface TaskPage extends Page<TaskId> {
  readonly kind: GenerationKind | null;
}

export const PREVIEW_ROLES = ['thumbnail', 'spritesheet'] as const;
export type PreviewRole = (typeof PREVIEW_ROLES)[number];

/** A file beside a task's video: an input, or a preview of the result. */
export interface TaskFile {
  readonly blobKey: string;
  readonly taskId: TaskId;
  readonly role: PreviewRole | 'input';
  readonly mimeType: string;
  readonly sizeBytes: number;
}

/** How a task was asked for. */
export interface Creation {
  readonly taskId: TaskId;
  readonly keyId: KeyId;
  readonly idempotencyKey: string | null;
  /** Of everything the client sent, files included, but not of what differs between two tries of one request. */
  readonly requestHash: string;
  readonly createdAt: Date;
}

export type CreationQuery =
  | { readonly idempotencyKey: string; readonly since: Date }
  | { readonly requestHash: string; readonly since: Date };
