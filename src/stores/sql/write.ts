import { sql } from 'kysely';
import type { Account, ApiKey } from '../../core/account.ts';
import type { GenerationKind } from '../../core/generation-request.ts';
import type { AccountId, KeyId, TaskId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import { MODELS, type ModelId } from '../../core/models.ts';
import type { Micros } from '../../core/money.ts';
import type { Creation, LiveTasks, Success, TaskFile, Transaction } from '../../core/store.ts';
import type { Failure, Operation, QueuedTask, RunningTask, Task } from '../../core/task.ts';
import type { CreditEntry } from '../../core/usage.ts';
import { fromCredit } from './people-rows.ts';
import { toCounts } from './read.ts';
import { fromCreation, fromEntry, fromKey, fromQueuedTask, fromTaskFile, toRunningTask, toTask } from './rows.ts';
import { SqlDeliveryWrites } from './write-deliveries.ts';

/** Every change the house makes, one statement each (deleting and failing read first what they are about to end). */
export class SqlTransaction extends SqlDeliveryWrites implements Transaction {
  async insertTask(task: QueuedTask): Promise<void> {
    await this.statements.insertTask.run(this.database, fromQueuedTask(task));
  }

  async lockAccount(accountId: AccountId): Promise<void> {
    if (!this.engine.locksRows) return;
    await this.database.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  }

  async insertTaskFile(file: TaskFile): Promise<void> {
    await this.database.insertInto('task_files').values(fromTaskFile(file)).execute();
  }

  async insertCreation(creation: Creation): Promise<boolean> {
    const { numAffectedRows } = await this.statements.insertCreation.run(this.database, fromCreation(creation));
    return numAffectedRows === 1n;
  }

  async forgetCreations(before: Date): Promise<void> {
    await this.database.deleteFrom('creations').where('created_at', '<', before.getTime()).execute();
  }

  async forgetCreation(taskId: TaskId): Promise<void> {
    await this.database.deleteFrom('creations').where('task_id', '=', taskId).execute();
  }

  async countLiveTasks(accountId: AccountId): Promise<LiveTasks> {
    const { rows } = await this.statements.countLiveTasks.run(this.database, { accountId });
    const count = (kind: GenerationKind) =>
      toCounts(rows.filter(({ model }) => MODELS[model as ModelId].kind === kind));
    return { video: count('video'), image: count('image') };
  }

  async countQueuedTasks(limit: number): Promise<number> {
    const { rows } = await this.statements.countQueuedTasks.run(this.database, { limit });
    return Number(rows[0]?.count);
  }

  async startTask(id: TaskId): Promise<RunningTask | null> {
    const row = await this.database
      .updateTable('tasks')
      .set({ state: 'running', attempt: sql`attempt + 1`, progress: 0 })
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

  async saveOperation(id: TaskId, attempt: number, operation: Operation): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({ operation: JSON.stringify(operation) })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async succeedTask(id: TaskId, attempt: number, outcome: Success): Promise<boolean> {
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

  async failTask(id: TaskId, attempt: number, outcome: { failure: Failure; finishedAt: Date }): Promise<boolean> {
    const row = await this.database
      .updateTable('tasks')
      .set({ ...failed(outcome.failure, outcome.finishedAt), failures: sql`failures + 1` })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async requeueTask(
    id: TaskId,
    attempt: number,
    change: { failures: number; keepOperation: boolean },
  ): Promise<boolean> {
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

  async failOverdueTask(id: TaskId, now: Date, failure: Failure): Promise<Task | null> {
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

  async deleteTask(accountId: AccountId, id: TaskId, now: Date): Promise<Task | null> {
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

  async forgetBlob(taskId: TaskId, blobKey: string): Promise<void> {
    await this.database
      .updateTable('tasks')
      .set({ blob_key: null })
      .where('id', '=', taskId)
      .where('blob_key', '=', blobKey)
      .execute();
    await this.database.deleteFrom('task_files').where('blob_key', '=', blobKey).execute();
  }

  async insertAccount(account: Account): Promise<void> {
    await this.database
      .insertInto('accounts')
      .values({
        id: account.id,
        name: account.name,
        created_at: account.createdAt.getTime(),
        credit_micros: 0,
        charged_micros: 0,
        held_micros: 0,
      })
      .execute();
  }

  async insertKey(key: ApiKey): Promise<void> {
    await this.database.insertInto('api_keys').values(fromKey(key)).execute();
  }

  async revokeKey(id: KeyId, now: Date): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({ revoked_at: now.getTime() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async renameKey(accountId: AccountId, id: KeyId, name: string): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async markKeyUsed(id: KeyId, at: Date): Promise<void> {
    const used = at.getTime();
    await this.database
      .updateTable('api_keys')
      .set({ last_used_at: used })
      .where('id', '=', id)
      .where((match) => match.or([match('last_used_at', 'is', null), match('last_used_at', '<', used)]))
      .execute();
  }

  async hold(entry: LedgerEntry, requireCredit: boolean): Promise<boolean> {
    const raise = requireCredit ? this.statements.raiseHoldWithinCredit : this.statements.raiseHold;
    const { numAffectedRows } = await raise.run(this.database, entry);
    if (numAffectedRows !== 1n) return false;
    await this.#append(entry);
    return true;
  }

  async charge(entry: LedgerEntry, heldMicros: Micros): Promise<void> {
    await this.#append(entry);
    await this.database
      .updateTable('accounts')
      .set({
        held_micros: sql`held_micros - ${heldMicros}`,
        charged_micros: sql`charged_micros + ${entry.amountMicros}`,
      })
      .where('id', '=', entry.accountId)
      .execute();
  }

  async release(entry: LedgerEntry): Promise<void> {
    await this.#append(entry);
    await this.database
      .updateTable('accounts')
      .set({ held_micros: sql`held_micros - ${entry.amountMicros}` })
      .where('id', '=', entry.accountId)
      .execute();
  }

  async grantCredit(entry: CreditEntry): Promise<boolean> {
    const { accountId, amountMicros } = entry;
    const row = await this.database
      .updateTable('accounts')
      .set({ credit_micros: sql`credit_micros + ${amountMicros}` })
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (row.numUpdatedRows !== 1n) return false;
    await this.database.insertInto('credit_entries').values(fromCredit(entry)).execute();
    return true;
  }

  async #append(entry: LedgerEntry): Promise<void> {
    await this.statements.insertEntry.run(this.database, fromEntry(entry));
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
