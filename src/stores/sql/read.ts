import { type Kysely, sql } from 'kysely';
import type { Account, ApiKey, Balance } from '../../core/account.ts';
import type { AccountId, TaskId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import type { Micros } from '../../core/money.ts';
import type { Reads, RemovableBlob } from '../../core/store.ts';
import type { Task } from '../../core/task.ts';
import { toAccount, toEntry, toKey, toTask } from './rows.ts';
import type { Schema } from './schema.ts';

/** Every question the house asks the database, one statement each. Serves the store and, inside a transaction, its writes. */
export class SqlReads implements Reads {
  /** For the queue, which shares this transaction. */
  readonly database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.database = database;
  }

  async findTask(accountId: AccountId, id: TaskId): Promise<Task | null> {
    const row = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted')
      .executeTakeFirst();
    return row === undefined ? null : toTask(row);
  }

  async listOverdueTasks(now: Date, limit: number): Promise<readonly Task[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('finished_at', 'is', null)
      .where('state', 'in', ['queued', 'running'])
      .where('deadline_at', '<=', now.getTime())
      .orderBy('deadline_at')
      .limit(limit)
      .execute();
    return rows.map(toTask);
  }

  async listRemovableBlobs(now: Date, limit: number): Promise<readonly RemovableBlob[]> {
    const expired = await this.database
      .selectFrom('tasks')
      .select(['id', 'blob_key'])
      .where('blob_key', 'is not', null)
      .where('expires_at', '<=', now.getTime())
      .where('state', '<>', 'deleted')
      .limit(limit)
      .execute();
    const deleted = await this.database
      .selectFrom('tasks')
      .select(['id', 'blob_key'])
      .where('blob_key', 'is not', null)
      .where('state', '=', 'deleted')
      .limit(limit)
      .execute();
    return [...expired, ...deleted]
      .slice(0, limit)
      .flatMap((row) => (row.blob_key === null ? [] : [{ taskId: row.id as TaskId, blobKey: row.blob_key }]));
  }

  async isBlobReferenced(blobKey: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('tasks')
      .select('id')
      .where('blob_key', 'is not', null)
      .where('blob_key', '=', blobKey)
      .executeTakeFirst();
    return row !== undefined;
  }

  async countUnfinishedTasks(): Promise<{ queued: number; running: number }> {
    const rows = await this.database
      .selectFrom('tasks')
      .select(['state', sql<number>`count(*)`.as('count')])
      .where('finished_at', 'is', null)
      .where('state', 'in', ['queued', 'running'])
      .groupBy('state')
      .execute();
    return toCounts(rows);
  }

  async findKeyByHash(secretHash: string): Promise<ApiKey | null> {
    const row = await this.database
      .selectFrom('api_keys')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .executeTakeFirst();
    return row === undefined ? null : toKey(row);
  }

  async listKeys(): Promise<readonly ApiKey[]> {
    const rows = await this.database.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(toKey);
  }

  async findAccount(id: AccountId): Promise<Account | null> {
    const row = await this.database
      .selectFrom('accounts')
      .select(['id', 'name', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  }

  async listAccounts(): Promise<readonly Account[]> {
    const rows = await this.database
      .selectFrom('accounts')
      .select(['id', 'name', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toAccount);
  }

  async readBalance(accountId: AccountId): Promise<Balance> {
    const row = await this.database
      .selectFrom('accounts')
      .select(['credit_micros', 'charged_micros', 'held_micros'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return {
      creditMicros: row.credit_micros as Micros,
      chargedMicros: row.charged_micros as Micros,
      heldMicros: row.held_micros as Micros,
    };
  }

  async listEntries(taskId: TaskId): Promise<readonly LedgerEntry[]> {
    const rows = await this.database
      .selectFrom('ledger_entries')
      .selectAll()
      .where('task_id', '=', taskId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toEntry);
  }
}

export function toCounts(rows: readonly { state: string; count: number }[]): { queued: number; running: number } {
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { queued: count('queued'), running: count('running') };
}
