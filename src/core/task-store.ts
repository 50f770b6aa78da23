import type { GenerationKind } from './generation-request.ts';
import type { AccountId, TaskId } from './ids.ts';
import type { ImageFacts, VideoFacts } from './media.ts';
import type { ModelId } from './models.ts';
import type { Page } from './page.ts';
import type { FailedTask, Failure, MadeBy, Operation, QueuedTask, RunningTask, Task } from './task.ts';
import type { Backlog, TaskFilter } from './usage.ts';

export interface TaskReads {
  find(accountId: AccountId, id: TaskId): Promise<Task | null>;
  /** Whether the task is or was the account's: a deleted one keeps its place in the order, and a page may start after it. */
  knows(accountId: AccountId, id: TaskId): Promise<boolean>;
  /** Newest first, or oldest first; `after` is the last task of the page before. */
  list(accountId: AccountId, page: TaskPage): Promise<readonly Task[]>;
  /** Those of them that are the account's and not deleted, in any order. */
  listById(accountId: AccountId, ids: readonly TaskId[]): Promise<readonly Task[]>;
  /** Due to fail: queued or running past their deadline. Oldest first. */
  listOverdue(now: Date, limit: number): Promise<readonly Task[]>;
  /** Unfinished ones of a kind from before that instant that nobody can ask for again: they came without an idempotency key. */
  listKeyless(kind: GenerationKind, before: Date, limit: number): Promise<readonly Task[]>;
  countUnfinished(): Promise<{ readonly queued: number; readonly running: number }>;
  /** Newest first. */
  search(
    accountId: AccountId,
    filter: TaskFilter,
    page: { readonly after: TaskId | null; readonly limit: number },
  ): Promise<readonly Task[]>;
  listBacklog(): Promise<readonly Backlog[]>;
  listRunning(limit: number): Promise<readonly RunningTask[]>;
  /** Newest first. */
  listFailures(limit: number): Promise<readonly FailedTask[]>;
  countOutcomes(since: Date): Promise<readonly { model: ModelId; state: 'succeeded' | 'failed'; count: number }[]>;
}

/** Every change of a task names the state it leaves; false or null means that it was no longer there. */
export interface TaskWrites extends TaskReads {
  insert(task: QueuedTask): Promise<void>;
  /** Exact only after ledger.hold() or accounts.lock(): then no two transactions can both be the last that fits. */
  countLive(accountId: AccountId): Promise<LiveTasks>;
  /** Stops counting at the limit. */
  countQueued(limit: number): Promise<number>;
  /** queued, or running under a lost claim, to running. Answers with the task and its new attempt. */
  start(id: TaskId): Promise<RunningTask | null>;
  /** As start, for work that was only left alone for a while: what was reported of it stays. */
  resume(id: TaskId): Promise<RunningTask | null>;
  /** Never falls. */
  raiseProgress(id: TaskId, attempt: number, progress: number): Promise<boolean>;
  /** Null: nobody has it any more. */
  saveOperation(id: TaskId, attempt: number, operation: Operation | null): Promise<boolean>;
  saveMaker(id: TaskId, attempt: number, maker: MadeBy | null): Promise<boolean>;
  succeed(id: TaskId, attempt: number, outcome: Success): Promise<boolean>;
  fail(id: TaskId, attempt: number, outcome: { failure: Failure; finishedAt: Date }): Promise<boolean>;
  requeue(id: TaskId, attempt: number, change: { failures: number; keepOperation: boolean }): Promise<boolean>;
  /** queued or running, whatever its attempt, to failed; answers with the task as it was. */
  failOverdue(id: TaskId, now: Date, failure: Failure): Promise<Task | null>;
  /** From any state; answers with the task as it was. */
  delete(accountId: AccountId, id: TaskId, now: Date): Promise<Task | null>;
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

/** Tasks of one kind; null: of both. */
export interface TaskPage extends Page<TaskId> {
  readonly kind: GenerationKind | null;
}
