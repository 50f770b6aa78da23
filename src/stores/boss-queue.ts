import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { AccountId, TaskId } from '../core/ids.ts';
import { LANES, type Lane } from '../core/lane.ts';
import type { Claim, Consumer, JobHandler, NewJob, Queue, WorkOptions } from '../core/queue.ts';
import type { Transaction } from '../core/store.ts';
import { toOutage } from './postgres/outage.ts';
import { timeLimits } from './postgres/time-limits.ts';
import { databaseOf } from './sql/store.ts';

interface JobData {
  readonly taskId: TaskId;
  readonly accountId: AccountId;
  /** Jobs of earlier versions do not tell. */
  readonly placeInLine?: number;
}

/** The least that the library takes. A worker that dies is noticed after this, and its job found by the next look. */
const HEARTBEAT_SECONDS = 10;
const HEARTBEAT_REFRESH_SECONDS = 2;
const LOOK_SECONDS = 1;
/** Workers are woken by NOTIFY; between two of their own looks at the queue lies at most this. */
const POLL_SECONDS = 0.5;
/** Lost workers use up no attempts, and deadlines are ours to keep: the library's own limits stand out of the way. */
const NO_LIMIT = 1_000_000;
const DAY_SECONDS = 24 * 60 * 60;

export interface BossOptions {
  readonly url: string;
  /** For one statement. */
  readonly timeoutSeconds: number;
  readonly onFault: (error: unknown) => void;
}

/** The library behind all lanes of a node: one set of connections, one ear for NOTIFY, one look for lost workers. */
export async function openBoss({ url, timeoutSeconds, onFault }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    ...timeLimits(timeoutSeconds),
    connectionString: url,
    application_name: 'kinora queue',
    max: 6,
    schema: 'kinora_queue',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  });
  boss.on('error', translated(onFault));
  await boss.start();
  const options = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: NO_LIMIT,
    retryDelay: 1,
    expireInSeconds: DAY_SECONDS - 1,
    retentionSeconds: 365 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
  for (const lane of LANES) {
    await boss.createQueue(lane, options);
    await boss.updateQueue(lane, options);
  }
  return boss;
}

export const closeBoss = (boss: PgBoss): Promise<void> => boss.stop({ graceful: false });

/**
 * The queue for many nodes, on pg-boss. Its job ids are its own; the task is data, and boss_jobs tells which job is whose.
 * A claim is fenced by the library's retry count: once another worker has the job, an older count ends nothing.
 */
export class BossQueue implements Queue {
  readonly #boss: PgBoss;
  readonly #lane: Lane;
  readonly #onFault: (error: unknown) => void;

  constructor(parts: { boss: PgBoss; lane: Lane; onFault: (error: unknown) => void }) {
    this.#boss = parts.boss;
    this.#lane = parts.lane;
    this.#onFault = translated(parts.onFault);
  }

  async enqueue(transaction: Transaction, job: NewJob): Promise<void> {
    const database = databaseOf(transaction);
    const jobId = randomUUID();
    const data: JobData = { taskId: job.taskId, accountId: job.accountId, placeInLine: job.placeInLine };
    await this.#boss.send(this.#lane, data, {
      id: jobId,
      // The library takes the highest priority first.
      priority: -job.placeInLine,
      group: { id: job.accountId },
      startAfter: job.delaySeconds,
      db: fromKysely(database),
    });
    await database
      .insertInto('boss_jobs')
      .values({ task_id: job.taskId, lane: this.#lane, job_id: jobId })
      .onConflict((conflict) => conflict.columns(['task_id', 'lane']).doUpdateSet({ job_id: jobId }))
      .execute();
  }

  async holds(transaction: Transaction, claim: Claim): Promise<boolean> {
    const attempt = { id: claim.jobId, retryCount: claim.fence };
    const answer = await this.#boss.touch(this.#lane, attempt, { db: fromKysely(databaseOf(transaction)) });
    return countOf(answer) === 1;
  }

  async complete(transaction: Transaction, claim: Claim): Promise<boolean> {
    const database = databaseOf(transaction);
    const attempt = { id: claim.jobId, retryCount: claim.fence };
    const answer = await this.#boss.deleteJob(this.#lane, attempt, { db: fromKysely(database) });
    if (countOf(answer) !== 1) return false;
    await database.deleteFrom('boss_jobs').where('job_id', '=', claim.jobId).execute();
    return true;
  }

  async cancel(transaction: Transaction, taskId: TaskId): Promise<void> {
    const database = databaseOf(transaction);
    const row = await database
      .selectFrom('boss_jobs')
      .select('job_id')
      .where('task_id', '=', taskId)
      .where('lane', '=', this.#lane)
      .executeTakeFirst();
    if (row === undefined) return;
    // A worker that has it finds its claim gone at its next heartbeat, or its task at its next report, whichever is first.
    await this.#boss.deleteJob(this.#lane, row.job_id, { db: fromKysely(database) });
    await database.deleteFrom('boss_jobs').where('task_id', '=', taskId).where('lane', '=', this.#lane).execute();
  }

  wake(): void {
    // The library's own NOTIFY went out with the commit.
  }

  async work(options: WorkOptions, handler: JobHandler): Promise<Consumer> {
    const stopping = new AbortController();
    const running = new Set<Promise<void>>();
    await this.#boss.work<JobData>(
      this.#lane,
      {
        localConcurrency: options.concurrency,
        groupConcurrency: options.runningPerAccount,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      },
      async ([job]) => {
        if (job === undefined) return;
        const run = this.#run(job, handler, stopping.signal);
        running.add(run);
        await run.finally(() => running.delete(run));
      },
    );
    return {
      drain: async () => {
        await this.#boss.offWork(this.#lane, { wait: false });
        await Promise.allSettled(running);
      },
      abort: () => stopping.abort(new Error('The worker is stopping.')),
    };
  }

  /** Looks for lost workers now, instead of at the next turn of the clock. */
  async supervise(): Promise<void> {
    await this.#boss.supervise(this.#lane);
  }

  async #run(job: Job<JobData>, handler: JobHandler, stopping: AbortSignal): Promise<void> {
    const claim: Claim = {
      jobId: job.id,
      taskId: job.data.taskId,
      accountId: job.data.accountId,
      placeInLine: job.data.placeInLine ?? 0,
      fence: job.retryCount,
    };
    try {
      await handler(claim, AbortSignal.any([job.signal, stopping]));
    } catch (error) {
      this.#onFault(error);
      throw error;
    }
    // A handler that returns has ended its claim; one that left it open gets the job again after the library's pause.
    const answer = await this.#boss.touch(this.#lane, { id: claim.jobId, retryCount: claim.fence });
    if (countOf(answer) === 1) throw new Error('The handler left its claim open.');
  }
}

/** How many jobs a call reached; the library's types leave it out. */
const countOf = (answer: object): unknown => ('affected' in answer ? answer.affected : null);

const translated =
  (onFault: (error: unknown) => void) =>
  (error: unknown): void =>
    onFault(toOutage(toError(error)));

/** The library tells some faults as plain objects that only look like errors. */
function toError(fault: unknown): unknown {
  if (fault instanceof Error || typeof fault !== 'object' || fault === null || !('message' in fault)) return fault;
  return Object.assign(new Error(String(fault.message)), fault);
}
