import type { Account, ApiKey, Balance } from './account.ts';
import type { AccountId, KeyId, TaskId } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';
import type { VideoFacts } from './media.ts';
import type { Micros } from './money.ts';
import type { Failure, Operation, QueuedTask, RunningTask, Task } from './task.ts';

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

export interface Reads {
  findTask(accountId: AccountId, id: TaskId): Promise<Task | null>;
  /** Due to fail: queued or running past their deadline. Oldest first. */
  listOverdueTasks(now: Date, limit: number): Promise<readonly Task[]>;
  /** Blobs whose time is over, or whose task was deleted. */
  listRemovableBlobs(now: Date, limit: number): Promise<readonly RemovableBlob[]>;
  isBlobReferenced(blobKey: string): Promise<boolean>;
  countUnfinishedTasks(): Promise<{ readonly queued: number; readonly running: number }>;

  findKeyByHash(secretHash: string): Promise<ApiKey | null>;
  listKeys(): Promise<readonly ApiKey[]>;
  findAccount(id: AccountId): Promise<Account | null>;
  listAccounts(): Promise<readonly Account[]>;

  readBalance(accountId: AccountId): Promise<Balance>;
  listEntries(taskId: TaskId): Promise<readonly LedgerEntry[]>;
}

/** Every change of a task names the state it leaves; false or null means that it was no longer there. */
export interface Transaction extends Reads {
  insertTask(task: QueuedTask): Promise<void>;
  /** Keeps the account's row to the end of the transaction: others that hold or lock it wait. */
  lockAccount(accountId: AccountId): Promise<void>;
  /** Exact only after hold() or lockAccount(): then no two transactions can both be the last that fits. */
  countLiveTasks(accountId: AccountId): Promise<{ readonly queued: number; readonly running: number }>;
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
  forgetBlob(taskId: TaskId, blobKey: string): Promise<void>;

  insertAccount(account: Account): Promise<void>;
  insertKey(key: ApiKey): Promise<void>;
  revokeKey(id: KeyId, now: Date): Promise<boolean>;

  /** Adds the hold to the account; with `requireCredit` false is answered when the credit does not cover it. */
  hold(entry: LedgerEntry, requireCredit: boolean): Promise<boolean>;
  /** Turns the hold into a charge, and gives back what was held beyond it. */
  charge(entry: LedgerEntry, heldMicros: Micros): Promise<void>;
  release(entry: LedgerEntry): Promise<void>;
}

export interface Success {
  readonly blobKey: string;
  readonly sizeBytes: number;
  readonly facts: VideoFacts;
  readonly finishedAt: Date;
  readonly expiresAt: Date | null;
}

export interface RemovableBlob {
  readonly taskId: TaskId;
  readonly blobKey: string;
}
