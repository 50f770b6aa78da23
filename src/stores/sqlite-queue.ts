import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { AccountId, TaskId } from '../core/ids.ts';
import type { Lane } from '../core/lane.ts';
import type { Claim, Consumer, JobHandler, NewJob, Queue, WorkOptions } from '../core/queue.ts';
import type { Transaction } from '../core/store.ts';
import { prepare } from './sql/prepared.ts';
import type { Schema } from './sql/schema.ts';
import { databaseOf } from './sql/store.ts';

/** Looked at even without a hint, in case one was lost. */
const LONGEST_REST_SECONDS = 5;
/** What a handler that threw leaves open rests this long before it is due again. */
const PAUSE_AFTER_FAULT_SECONDS = 1;
/** The longest pause between two attempts at a film. */
const LONGEST_PAUSE_AFTER_START_SECONDS = 300;

/**
 * The time of day at the start, and how long it is since: a clock that is set back must not put off what is due, nor one set
 * forward hurry it. One process owns the queue, so that nobody else's clock is written into it.
 */
function makeQueueTime(clock: Clock): () => number {
  const startedAt = clock.now().getTime() - clock.elapsedMilliseconds();
  return () => Math.round(startedAt + clock.elapsedMilliseconds());
}

/**
 * The embedded queue. One process owns the data folder, so a claim needs no lease: whoever dies takes every claim with
 * it, and the next owner frees them all at its start.
 */
export class SqliteQueue implements Queue {
  readonly #database: Kysely<Schema>;
  readonly #insertJob: ReturnType<typeof prepareInsertJob>;
  readonly #now: () => number;
  readonly #lane: Lane;
  readonly #onFault: (error: unknown) => void;
  readonly #running = new Map<TaskId, AbortController>();
  readonly #resting = new Set<() => void>();
  /** Counts hints, so that one given between looking for work and lying down is not slept through. */
  #hints = 0;

  constructor(parts: { database: Kysely<Schema>; clock: Clock; lane: Lane; onFault: (error: unknown) => void }) {
    this.#database = parts.database;
    this.#insertJob = prepareInsertJob(parts.database);
    this.#now = makeQueueTime(parts.clock);
    this.#lane = parts.lane;
    this.#onFault = parts.onFault;
  }

  /**
   * Frees what the last owner had claimed when it died. Only for the process that holds the owner lock. What would be due far
   * from now waits no longer than a retry does: the clock may have been set back since, and an early try does no harm.
   */
  async recover(): Promise<number> {
    const latest = this.#now() + LONGEST_PAUSE_AFTER_START_SECONDS * 1000;
    await this.#database
      .updateTable('jobs')
      .set({ due_at: latest })
      .where('lane', '=', this.#lane)
      .where('due_at', '>', latest)
      .execute();
    const row = await this.#database
      .updateTable('jobs')
      .set({ state: 'ready' })
      .where('lane', '=', this.#lane)
      .where('state', '=', 'active')
      .executeTakeFirst();
    return Number(row.numUpdatedRows);
  }

  async enqueue(transaction: Transaction, job: NewJob): Promise<void> {
    const dueAt = this.#now() + job.delaySeconds * 1000;
    await this.#insertJob.run(databaseOf(transaction), { ...job, lane: this.#lane, dueAt });
  }

  async holds(transaction: Transaction, claim: Claim): Promise<boolean> {
    const row = await databaseOf(transaction)
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', Number(claim.jobId))
      .where('fence', '=', claim.fence)
      .where('state', '=', 'active')
      .executeTakeFirst();
    return row !== undefined;
  }

  async complete(transaction: Transaction, claim: Claim): Promise<boolean> {
    const row = await databaseOf(transaction)
      .deleteFrom('jobs')
      .where('id', '=', Number(claim.jobId))
      .where('fence', '=', claim.fence)
      .where('state', '=', 'active')
      .executeTakeFirst();
    return row.numDeletedRows === 1n;
  }

  async cancel(transaction: Transaction, taskId: TaskId): Promise<void> {
    await databaseOf(transaction)
      .deleteFrom('jobs')
      .where('task_id', '=', taskId)
      .where('lane', '=', this.#lane)
      .execute();
    transaction.afterCommit(() => this.#running.get(taskId)?.abort(new Error('The task was ended.')));
  }

  wake(): void {
    this.#hints += 1;
    for (const rouse of this.#resting) rouse();
  }

  async work(options: WorkOptions, handler: JobHandler): Promise<Consumer> {
    const draining = new AbortController();
    const loops = Array.from({ length: options.concurrency }, () => this.#loop(options, handler, draining.signal));
    return {
      drain: async () => {
        draining.abort();
        this.wake();
        await Promise.all(loops);
      },
      abort: () => {
        for (const controller of this.#running.values()) controller.abort(new Error('The worker is stopping.'));
      },
    };
  }

  async #loop(options: WorkOptions, handler: JobHandler, draining: AbortSignal): Promise<void> {
    while (!draining.aborted) {
      const hints = this.#hints;
      try {
        const claim = await this.#claim(options.runningPerAccount);
        if (claim === null) await this.#rest(draining, hints);
        else await this.#run(claim, handler);
      } catch (error) {
        this.#onFault(error);
        await this.#sleep(PAUSE_AFTER_FAULT_SECONDS * 1000, draining, this.#hints);
      }
    }
  }

  async #run(claim: Claim, handler: JobHandler): Promise<void> {
    const controller = new AbortController();
    this.#running.set(claim.taskId, controller);
    try {
      await handler(claim, controller.signal);
    } catch (error) {
      this.#onFault(error);
    } finally {
      // By then the task may have another job, which has begun already.
      if (this.#running.get(claim.taskId) === controller) this.#running.delete(claim.taskId);
    }
    await this.#reopenUntilDone(claim);
    // A place of this account came free: another loop may have passed over its jobs.
    this.wake();
  }

  async #claim(runningPerAccount: number): Promise<Claim | null> {
    const due = this.#database
      .selectFrom('jobs')
      .select('id')
      .where('lane', '=', this.#lane)
      .where('state', '=', 'ready')
      .where('due_at', '<=', this.#now())
      .where('account_id', 'not in', (nested) =>
        nested
          .selectFrom('jobs as busy')
          .select('busy.account_id')
          .where('busy.lane', '=', this.#lane)
          .where('busy.state', '=', sql.lit('active'))
          .groupBy('busy.account_id')
          .having(sql`count(*)`, '>=', runningPerAccount),
      )
      .orderBy('place_in_line')
      .orderBy('id')
      .limit(1);
    // Asked of the reader first: an idle worker must not take the writer's turn.
    if ((await due.executeTakeFirst()) === undefined) return null;
    const row = await this.#database
      .updateTable('jobs')
      .set({ state: 'active', fence: sql`fence + 1` })
      .where('id', '=', due)
      .returning(['id', 'task_id', 'account_id', 'place_in_line', 'fence'])
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      jobId: String(row.id),
      taskId: row.task_id as TaskId,
      accountId: row.account_id as AccountId,
      placeInLine: row.place_in_line,
      fence: row.fence,
    };
  }

  /** A job that stayed active in nobody's hands would wait for the next restart: this ends only when it is written. */
  async #reopenUntilDone(claim: Claim): Promise<void> {
    for (;;) {
      try {
        return await this.#reopen(claim);
      } catch (error) {
        this.#onFault(error);
        await wait(PAUSE_AFTER_FAULT_SECONDS * 1000);
      }
    }
  }

  /** A handler that did not end its claim gives the job back. */
  async #reopen(claim: Claim): Promise<void> {
    await this.#database
      .updateTable('jobs')
      .set({ state: 'ready', due_at: this.#now() + PAUSE_AFTER_FAULT_SECONDS * 1000 })
      .where('id', '=', Number(claim.jobId))
      .where('fence', '=', claim.fence)
      .where('state', '=', 'active')
      .execute();
  }

  async #rest(draining: AbortSignal, hints: number): Promise<void> {
    const next = await this.#database
      .selectFrom('jobs')
      .select(sql<number | null>`min(due_at)`.as('due_at'))
      .where('lane', '=', this.#lane)
      .where('state', '=', 'ready')
      .where('due_at', '>', this.#now())
      .executeTakeFirst();
    const longest = LONGEST_REST_SECONDS * 1000;
    const untilDue = (next?.due_at ?? Number.POSITIVE_INFINITY) - this.#now();
    await this.#sleep(Math.min(longest, Math.max(1, untilDue)), draining, hints);
  }

  #sleep(milliseconds: number, draining: AbortSignal, hints: number): Promise<void> {
    if (draining.aborted || hints !== this.#hints) return Promise.resolve();
    return new Promise((resolve) => {
      const rouse = () => {
        clearTimeout(timer);
        this.#resting.delete(rouse);
        resolve();
      };
      const timer = setTimeout(rouse, milliseconds);
      this.#resting.add(rouse);
    });
  }
}

/** Part of every create, and so built once. */
function prepareInsertJob(database: Kysely<Schema>) {
  return prepare<NewJob & { readonly lane: Lane; readonly dueAt: number }, unknown>((slot) =>
    database.insertInto('jobs').values({
      lane: slot('lane'),
      task_id: slot('taskId'),
      account_id: slot('accountId'),
      place_in_line: slot('placeInLine'),
      due_at: slot('dueAt'),
      state: 'ready',
      fence: 0,
    }),
  );
}
