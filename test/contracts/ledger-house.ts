import type { Principal } from '../../src/core/account.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { TaskId } from '../../src/core/ids.ts';
import type { Queue } from '../../src/core/queue.ts';
import type { RunningTask } from '../../src/core/task.ts';
import { NO_TRACES } from '../../src/core/traces.ts';
import { makeSubmitVideo } from '../../src/services/submit-video.ts';
import { makeTaskLifecycle, type TaskLifecycle } from '../../src/services/task-lifecycle.ts';
import { HandWorker, type HeldJob } from '../fakes/hand-worker.ts';
import { noImages } from '../fakes/no-images.ts';
import { makeRandomness } from '../fakes/seeded-randomness.ts';
import { addPrincipal } from '../fixtures/accounts.ts';
import { anOrder, FACTS, FIRST_ATTEMPT, PRICES } from '../fixtures/builders.ts';
import type { Engine } from './engine.ts';
import { FragileStore } from './fragile-store.ts';

/** What we know of a task by having watched everything that was done to it. */
export interface WatchedTask {
  readonly id: TaskId;
  readonly owner: Principal;
  readonly deadlineAt: Date;
  live: boolean;
  deleted: boolean;
  succeeded: boolean;
  dueAt: Date;
  /** Set while a worker has it; `task` once it was started. */
  held: { job: HeldJob; task: RunningTask | null } | null;
}

interface Zombie {
  readonly job: HeldJob;
  readonly task: RunningTask;
}

const WORKERS = 3;
const SHORT_DEADLINE_SECONDS = 100;
/** In statements; a shorter one that is to break off later than it lasts goes through. */
const LONGEST_TRANSACTION = 9;

/**
 * The service without HTTP and generators: every move of a task is made by hand. After each move it waits until the queue
 * has handed out all that it must, so that a run depends on nothing but its list of moves.
 */
export class LedgerHouse {
  readonly tasks: WatchedTask[] = [];
  readonly zombies: Zombie[] = [];
  readonly #engine: Engine;
  readonly #fragile: FragileStore;
  readonly #randomness = makeRandomness();
  readonly #workers: HandWorker[] = [];
  readonly #owners: readonly { readonly who: Principal; readonly billing: 'open' | 'prepaid' }[];
  #queue: Queue;
  #worker: HandWorker;
  #lifecycle: TaskLifecycle;
  #blobs = 0;

  private constructor(engine: Engine, owners: LedgerHouse['owners']) {
    this.#engine = engine;
    this.#fragile = new FragileStore(engine.store);
    this.#owners = owners;
    this.#queue = engine.queue;
    this.#worker = new HandWorker(engine.store, engine.queue);
    this.#lifecycle = this.#makeLifecycle();
  }

  static async open(engine: Engine): Promise<LedgerHouse> {
    const [free, paying] = [await addPrincipal(engine.store), await addPrincipal(engine.store)];
    await engine.grantCredit(paying.accountId, 10_000_000);
    const house = new LedgerHouse(engine, [
      { who: free, billing: 'open' },
      { who: paying, billing: 'prepaid' },
    ]);
    await house.#startWorker();
    return house;
  }

  get owners() {
    return this.#owners;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }

  async create(pick: number): Promise<void> {
    const { clock } = this.#engine;
    const owner = this.#owners[pick % this.#owners.length];
    if (owner === undefined) return;
    const submitVideo = makeSubmitVideo({
      store: this.#fragile.store,
      queueFor: () => this.#queue,
      images: noImages,
      clock,
      randomness: this.#randomness,
      ...PRICES,
      traces: NO_TRACES,
      billing: owner.billing,
      limits: {
        queuedPerAccount: 100,
        queuedInAll: 1_000,
        deadlineSeconds: pick % 3 === 0 ? SHORT_DEADLINE_SECONDS : 1_000_000,
        idempotencyHours: 24,
      },
    });
    try {
      const { id, deadlineAt } = await submitVideo(
        owner.who,
        anOrder({ durationSeconds: pick % 2 === 0 ? 4 : 8 }),
        FIRST_ATTEMPT,
      );
      const state = { live: true, deleted: false, succeeded: false, dueAt: clock.now(), held: null };
      this.tasks.push({ id, owner: owner.who, deadlineAt, ...state });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'insufficient_user_quota') throw error;
    }
  }

  async start(pick: number): Promise<void> {
    const watched = this.#choose(pick, (task) => task.held?.task === null);
    if (watched?.held) watched.held.task = await this.#lifecycle.start(watched.held.job.claim);
  }

  async progress(pick: number): Promise<boolean> {
    const { task } = this.#started(pick)?.held ?? {};
    return task ? this.#lifecycle.reportProgress(task, (pick % 100) / 100) : true;
  }

  /** Ends an attempt the way a worker does. False: the house did not believe the worker. */
  async end(pick: number, how: 'succeed' | 'fail' | 'retry' | 'handBack'): Promise<boolean> {
    const watched = this.#started(pick);
    if (!watched?.held?.task) return true;
    const { job, task } = watched.held;
    const delaySeconds = how === 'retry' ? (pick % 2) * 60 : 0;
    const ended = await this.#report(job, task, how, pick, delaySeconds);
    job.leave();
    watched.held = null;
    watched.dueAt = new Date(this.#engine.clock.now().getTime() + delaySeconds * 1000);
    watched.live = how === 'retry' || how === 'handBack';
    watched.succeeded = how === 'succeed';
    return ended;
  }

  async remove(pick: number): Promise<void> {
    const watched = this.#choose(pick, (task) => !task.deleted);
    if (watched === undefined) return;
    await this.#lifecycle.remove(watched.owner, watched.id);
    watched.deleted = true;
    this.#endFromOutside(watched);
  }

  /** A worker succeeds and the owner deletes in the same moment: one of them comes first. */
  async raceSuccessWithRemoval(pick: number): Promise<void> {
    const watched = this.#started(pick);
    if (!watched?.held?.task) return;
    const { job, task } = watched.held;
    const succeed = () => this.#report(job, task, 'succeed', pick, 0);
    const remove = () => this.#lifecycle.remove(watched.owner, watched.id);
    const first = pick % 2 === 0 ? succeed() : remove();
    const second = pick % 2 === 0 ? remove() : succeed();
    const outcomes = await Promise.all([first, second]);
    watched.succeeded = outcomes.includes(true);
    watched.deleted = true;
    this.#endFromOutside(watched);
  }

  /** What the sweeper does. Answers with how many of the overdue tasks did not end. */
  async passTime(seconds: number): Promise<number> {
    await this.#engine.passTime(seconds);
    const { store, clock } = this.#engine;
    let stubborn = 0;
    for (const task of await store.tasks.listOverdue(clock.now(), 1_000)) {
      if (!(await this.#lifecycle.failOverdue(task))) stubborn += 1;
      const watched = this.tasks.find(({ id }) => id === task.id);
      if (watched !== undefined) this.#endFromOutside(watched);
    }
    return stubborn;
  }

  /** The process is killed; what its workers held goes to the next one, and they themselves do not know it yet. */
  async loseWorkers(): Promise<void> {
    const lost = this.#worker;
    void lost.consumer.drain();
    this.#queue = await this.#engine.takeOver();
    this.#lifecycle = this.#makeLifecycle();
    this.#worker = new HandWorker(this.#engine.store, this.#queue);
    lost.handOverTo(this.#worker);
    for (const watched of this.tasks) {
      if (watched.held?.task) this.zombies.push({ job: watched.held.job, task: watched.held.task });
      watched.held = null;
    }
    await this.#startWorker();
  }

  /** A transaction is broken off after some of its statements, or just before its commit: nothing of it may remain. */
  async crash(pick: number): Promise<void> {
    const moves = [
      () => this.create(pick),
      () => this.start(pick),
      () => this.end(pick, 'succeed'),
      () => this.end(pick, 'fail'),
      () => this.end(pick, 'retry'),
      () => this.end(pick, 'handBack'),
      () => this.remove(pick),
    ];
    const move = moves[pick % moves.length];
    if (move !== undefined) await this.#fragile.breakAfter(Math.floor(pick / moves.length) % LONGEST_TRANSACTION, move);
  }

  /** A worker that lost its task reports all the same. True: it was believed. */
  async reportLate(pick: number): Promise<boolean> {
    const zombie = this.zombies[pick % Math.max(1, this.zombies.length)];
    if (zombie === undefined) return false;
    const how = (['succeed', 'fail', 'retry', 'handBack'] as const)[pick % 4] ?? 'succeed';
    return this.#report(zombie.job, zombie.task, how, pick, 0);
  }

  /** Waits until every worker that must have a job has one. */
  async settle(): Promise<void> {
    const now = this.#engine.clock.now();
    const waiting = () => this.tasks.filter((task) => task.live && task.held === null && task.dueAt <= now).length;
    const busy = () => this.tasks.filter((task) => task.held !== null).length;
    while (busy() < WORKERS && waiting() > 0) {
      const job = await this.#worker.next();
      const watched = this.tasks.find(({ id }) => id === job.claim.taskId);
      if (watched === undefined || !watched.live) throw new Error(`A job without a live task: ${job.claim.taskId}`);
      watched.held = { job, task: null };
    }
  }

  #report(
    job: HeldJob,
    task: RunningTask,
    how: 'succeed' | 'fail' | 'retry' | 'handBack',
    pick: number,
    delay: number,
  ) {
    const { claim } = job;
    switch (how) {
      case 'succeed': {
        this.#blobs += 1;
        const facts = { ...FACTS, durationSeconds: 3 + (pick % 8) };
        const blobKey = `results/${this.#blobs}`;
        return this.#lifecycle.succeed(claim, task, { blobKey, sizeBytes: 1, facts, previews: [] });
      }
      case 'fail':
        return this.#lifecycle.fail(claim, task, { code: 'generation_failed', message: 'No.' });
      case 'retry':
        return this.#lifecycle.retry(claim, task, { delaySeconds: delay, keepOperation: false });
      case 'handBack':
        return this.#lifecycle.handBack(claim, task, 0);
    }
  }

  #endFromOutside(watched: WatchedTask): void {
    watched.live = false;
    if (watched.held === null) return;
    if (watched.held.task !== null) this.zombies.push({ job: watched.held.job, task: watched.held.task });
    watched.held.job.leave();
    watched.held = null;
  }

  #started(pick: number): WatchedTask | undefined {
    return this.#choose(pick, (task) => task.held !== null && task.held.task !== null);
  }

  #choose(pick: number, fits: (task: WatchedTask) => boolean): WatchedTask | undefined {
    const fitting = this.tasks.filter(fits);
    return fitting[pick % Math.max(1, fitting.length)];
  }

  #makeLifecycle(): TaskLifecycle {
    const { webhookQueue, clock } = this.#engine;
    const limits = { runningPerAccount: 100, retentionDays: 30 };
    return makeTaskLifecycle({
      kind: 'video',
      store: this.#fragile.store,
      queue: this.#queue,
      lanes: [this.#queue, this.#engine.upstreamQueue],
      upstreamQueue: this.#engine.upstreamQueue,
      webhookQueue,
      clock,
      randomness: this.#randomness,
      ...limits,
    });
  }

  async #startWorker(): Promise<void> {
    this.#workers.push(this.#worker);
    await this.#worker.start({ concurrency: WORKERS });
  }
}
