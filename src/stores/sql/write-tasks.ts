import { sql } from 'kysely';
import type { GenerationKind } from '../../core/generation-request.ts';
import type { AccountId, TaskId } from '../../core/ids.ts';
import type { Failure, MadeBy, Operation, QueuedTask, RunningTask, Task } from '../../core/task.ts';
import type { LiveTasks, Success, TaskWrites } from '../../core/task-store.ts';
import { SqlTaskReads, toCounts } from './read-tasks.ts';
import { fromQueuedTask, toRunningTask, toTask } from './rows.ts';

/** Every move of a task, one statement each (deleting and failing read first what they are about to end). */
export class SqlTaskWrites extends SqlTaskReads implements TaskWrites {
  async insert(task: QueuedTask): Promise<void> {
    await this.statements.insertTask.run(this.database, fromQueuedTask(task));
  }

  async countLive(accountId: AccountId): Promise<LiveTasks> {
    const { rows } = await this.statements.countLiveTasks.run(this.database, { accountId });
    const count = (kind: GenerationKind) => toCounts(rows.filter((row) => row.kind === kind));
    return { video: count('video'), image: count('image') };
  }

  async countQueued(limit: number): Promise<number> {
    const { rows } = await this.statements.countQueuedTasks.run(this.database, { limit });
    return Number(rows[0]?.count);
  }

  async start(id: TaskId): Promise<RunningTask | null> {
    return this.#start(id, { progress: 0 });
  }

  async resume(id: TaskId): Promise<RunningTask | null> {
    return this.#start(id, {});
  }

  async #start(id: TaskId, change: { progress?: number }): Promise<RunningTask | null> {
    const row = await this.database
      .updateTable('tasks')
      .set({ state: 'running', attempt: sql`attempt + 1`, ...change })
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : toRunningTask(row);
  }

  async raiseProgress(id: TaskId, attempt: number, progress: number): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({ progress: sql`case when progress < ${progress} then ${progress} else progress end` })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async saveOperation(id: TaskId, attempt: number, operation: Operation | null): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({ operation: operation === null ? null : JSON.stringify(operation) })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async saveMaker(id: TaskId, attempt: number, maker: MadeBy | null): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({ maker: maker === null ? null : JSON.stringify(maker) })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async succeed(id: TaskId, attempt: number, outcome: Success): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({
        state: 'succeeded',
        progress: 100,
        operation: null,
        finished_at: outcome.finishedAt.getTime(),
        expires_at: outcome.expiresAt?.getTime() ?? null,
        blob_key: outcome.blobKey,
        size_bytes: outcome.sizeBytes,
        facts: JSON.stringify(outcome.facts),
      })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async fail(id: TaskId, attempt: number, outcome: { failure: Failure; finishedAt: Date }): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({ ...failed(outcome.failure, outcome.finishedAt), failures: sql`failures + 1` })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async requeue(id: TaskId, attempt: number, change: { failures: number; keepOperation: boolean }): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({
        state: 'queued',
        progress: 0,
        failures: change.failures,
        ...(change.keepOperation ? {} : { operation: null }),
      })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async failOverdue(id: TaskId, now: Date, failure: Failure): Promise<Task | null> {
    const row = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .where('deadline_at', '<=', now.getTime())
      .$if(this.engine.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    if (row === undefined) return null;
    const changed = await this.database
      .updateTable('tasks')
      .set(failed(failure, now))
      .where('id', '=', id)
      .where('state', '=', row.state)
      .where('attempt', '=', row.attempt)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n ? toTask(row) : null;
  }

  async delete(accountId: AccountId, id: TaskId, now: Date): Promise<Task | null> {
    const row = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted')
      .$if(this.engine.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    if (row === undefined) return null;
    const changed = await this.database
      .updateTable('tasks')
      .set({ state: 'deleted', finished_at: row.finished_at ?? now.getTime(), operation: null })
      .where('id', '=', id)
      .where('state', '=', row.state)
      .where('attempt', '=', row.attempt)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n ? toTask(row) : null;
  }
}

function failed(failure: Failure, finishedAt: Date) {
  return {
    state: 'failed',
    operation: null,
    finished_at: finishedAt.getTime(),
    failure_code: failure.code,
    failure_message: failure.message,
  } as const;
}
