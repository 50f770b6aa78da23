import type { AccountId, TaskId } from './ids.ts';
import type { Transaction } from './store.ts';

/**
 * SEAM: which work is due, and who has it. The database is the truth and a wake-up only a hint: a lost hint costs time,
 * never a job. A job is added and finished inside the same transaction as its task and money, so none of the three can
 * exist without the others.
 *
 * A queue is one lane: one kind of work, with workers of its own. A task has at most one job in each lane.
 */
export interface Queue {
  enqueue(transaction: Transaction, job: NewJob): Promise<void>;
  /** Whether the claim still stands; the answer holds to the end of the transaction. */
  holds(transaction: Transaction, claim: Claim): Promise<boolean>;
  /** Ends this claim. False: the claim was lost, another worker has the job, and the caller must write nothing. */
  complete(transaction: Transaction, claim: Claim): Promise<boolean>;
  /** Removes the task's waiting job; a handler that already runs it is told by its signal soon after the commit, if there is one. */
  cancel(transaction: Transaction, taskId: TaskId): Promise<void>;
  /** A hint that there may be work, given after the commit. */
  wake(): void;
  work(options: WorkOptions, handler: JobHandler): Promise<Consumer>;
}

export interface NewJob {
  readonly taskId: TaskId;
  readonly accountId: AccountId;
  /**
   * How many unfinished tasks the account already had. Jobs with fewer ahead of them go first, so an account's first task
   * waits for no more than one of another account's thousands.
   */
  readonly placeInLine: number;
  readonly delaySeconds: number;
}

export interface Claim {
  readonly jobId: string;
  readonly taskId: TaskId;
  readonly accountId: AccountId;
  /** As it was enqueued. */
  readonly placeInLine: number;
  /** Grows with every claim of the job; an older number completes nothing. */
  readonly fence: number;
}

export interface WorkOptions {
  readonly concurrency: number;
  /** A queue shared by nodes may let a few more through when they claim at once; starting the task is exact about it. */
  readonly runningPerAccount: number;
}

/**
 * Runs one claimed job. It must end the claim itself, by complete(), before it returns; a claim it leaves open (it threw)
 * becomes due again after a pause.
 */
export type JobHandler = (claim: Claim, signal: AbortSignal) => Promise<void>;

export interface Consumer {
  /** Stops claiming at once and returns when every running handler has ended. */
  drain(): Promise<void>;
  /** Tells every running handler to stop. */
  abort(): void;
}
