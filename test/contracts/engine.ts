import type { AccountId, TaskId } from '../../src/core/ids.ts';
import type { Queue } from '../../src/core/queue.ts';
import type { Store } from '../../src/core/store.ts';
import type { ManualClock } from '../fakes/manual-clock.ts';

/**
 * A database and its queue, as the contract suites need them. An engine joins the suites by one more `open` that returns
 * this; the suites themselves know no engine.
 */
export interface Engine {
  readonly store: Store;
  readonly queue: Queue;
  /** The lanes beside it. */
  readonly imageQueue: Queue;
  readonly upstreamQueue: Queue;
  readonly webhookQueue: Queue;
  readonly clock: ManualClock;
  /** Whether the queue itself is exact about runningPerAccount; where it is not, the lifecycle is. */
  readonly limitsExactly: boolean;
  /** What handlers threw at the queue. */
  readonly faults: readonly unknown[];
  /** Afterwards everything that falls due within these seconds is due. */
  passTime(seconds: number): Promise<void>;
  grantCredit(accountId: AccountId, micros: number): Promise<void>;
  /** Puts so many more tasks like this one into the queue, each one place further back. */
  crowd(taskId: TaskId, count: number): Promise<void>;
  /** What the next process gets after this one was killed: the same data in other hands, and no claim left standing. */
  takeOver(): Promise<Queue>;
  /** Closes everything and opens the same data again. */
  reopen(): Promise<Engine>;
  /** Closes everything and leaves nothing behind. */
  close(): Promise<void>;
}

export type OpenEngine = () => Promise<Engine>;

/** For what needs no queue: opening one takes longer than most tests. */
export interface StoreEngine extends Pick<Engine, 'store' | 'grantCredit' | 'close'> {
  reopen(): Promise<StoreEngine>;
}
