import type { Claim, Consumer, JobHandler, Queue, WorkOptions } from '../../src/core/queue.ts';
import type { Store } from '../../src/core/store.ts';

/** A job that a worker holds until the test says how it ends. */
export interface HeldJob {
  readonly claim: Claim;
  readonly signal: AbortSignal;
  /** Ends the claim, as a handler should, and returns. False: the claim was lost. */
  finish(): Promise<boolean>;
  /** Returns without having ended the claim. */
  leave(): void;
  crash(error: Error): void;
}

/** A worker whose handlers do nothing but wait for the test. */
export class HandWorker {
  /** In the order in which they were claimed. */
  readonly claims: Claim[] = [];
  readonly #store: Store;
  readonly #queue: Queue;
  readonly #arrived: HeldJob[] = [];
  readonly #held = new Set<HeldJob>();
  readonly #waiting: ((job: HeldJob) => void)[] = [];
  #consumer: Consumer | null = null;
  #heir: HandWorker | null = null;

  constructor(store: Store, queue: Queue) {
    this.#store = store;
    this.#queue = queue;
  }

  async start(options: Partial<WorkOptions> = {}): Promise<this> {
    this.#consumer = await this.#queue.work({ concurrency: 1, runningPerAccount: 1_000, ...options }, this.#handler);
    return this;
  }

  get consumer(): Consumer {
    if (this.#consumer === null) throw new TypeError('The worker was not started.');
    return this.#consumer;
  }

  /** The next claimed job that nobody has asked for yet, now or as soon as there is one. */
  next(): Promise<HeldJob> {
    const job = this.#arrived.shift();
    return job === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(job);
  }

  /** One that was told to stop may be claiming a job just then, on a busy machine for long: what comes from now on goes to the other. */
  handOverTo(heir: HandWorker): void {
    this.#heir = heir;
  }

  #take(job: HeldJob): void {
    const waiting = this.#waiting.shift();
    if (this.#heir !== null) this.#heir.#take(job);
    else if (waiting === undefined) this.#arrived.push(job);
    else waiting(job);
  }

  /** Lets go of every job and returns when the worker has stopped. */
  async stop(): Promise<void> {
    const drained = this.#consumer?.drain();
    for (const job of this.#held) job.leave();
    await drained;
  }

  readonly #handler: JobHandler = async (claim, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const job: HeldJob = {
      claim,
      signal,
      finish: async () => {
        const kept = await this.#store.transaction((transaction) => this.#queue.complete(transaction, claim));
        resolve();
        return kept;
      },
      leave: resolve,
      crash: reject,
    };
    this.claims.push(claim);
    this.#held.add(job);
    this.#take(job);
    try {
      await promise;
    } finally {
      this.#held.delete(job);
    }
  };
}
