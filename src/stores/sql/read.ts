import { type Kysely, sql } from 'kysely';
import type { Account, ApiKey, Balance } from '../../core/account.ts';
import type { AccountId, EntryId, KeyId, TaskId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import { modelsOfKind } from '../../core/models.ts';
import type { Micros } from '../../core/money.ts';
import type {
  Creation,
  CreationQuery,
  Page,
  PreviewRole,
  Reads,
  RemovableBlob,
  TaskFile,
  TaskPage,
} from '../../core/store.ts';
import type { Task } from '../../core/task.ts';
import type { WebhookDelivery } from '../../core/webhook.ts';
import { knowsCharge, knowsTask, listCharges } from './read-pages.ts';
import { SqlUsageReads } from './read-usage.ts';
import { toAccount, toCreation, toDelivery, toEntry, toKey, toTask, toTaskFile } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Statements } from './statements.ts';

/** Every question the house asks the database, one statement each. Serves the store and, inside a transaction, its writes. */
export class SqlReads extends SqlUsageReads implements Reads {
  protected readonly statements: Statements;

  constructor(database: Kysely<Schema>, statements: Statements) {
    super(database);
    this.statements = statements;
  }

  async findTask(accountId: AccountId, id: TaskId): Promise<Task | null> {
    const { rows } = await this.statements.findTask.run(this.database, { accountId, id });
    const [row] = rows;
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
    const files = await this.database
      .selectFrom('task_files')
      .innerJoin('tasks', 'tasks.id', 'task_files.task_id')
      .select(['tasks.id', 'task_files.blob_key'])
      .where((match) =>
        match.or([match('tasks.expires_at', '<=', now.getTime()), match('tasks.state', 'in', ['deleted', 'failed'])]),
      )
      .limit(limit)
      .execute();
    return [...expired, ...deleted, ...files]
      .slice(0, limit)
      .flatMap((row) => (row.blob_key === null ? [] : [{ taskId: row.id as TaskId, blobKey: row.blob_key }]));
  }

  async knowsTask(accountId: AccountId, id: TaskId): Promise<boolean> {
    return knowsTask(this.database, accountId, id);
  }

  async listTasks(accountId: AccountId, page: TaskPage): Promise<readonly Task[]> {
    const [compare, direction] = page.order === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    let query = this.database
      .selectFrom('tasks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted');
    if (page.kind !== null) query = query.where('model', 'in', modelsOfKind(page.kind));
    if (page.after !== null) {
      const start = this.database.selectFrom('tasks').select(['created_at', 'id']).where('id', '=', page.after);
      query = query.where(sql<boolean>`(created_at, id) ${sql.raw(compare)} (${start})`);
    }
    const rows = await query.orderBy('created_at', direction).orderBy('id', direction).limit(page.limit).execute();
    return rows.map(toTask);
  }

  async findTaskFile(taskId: TaskId, role: PreviewRole): Promise<TaskFile | null> {
    const row = await this.database
      .selectFrom('task_files')
      .selectAll()
      .where('task_id', '=', taskId)
      .where('role', '=', role)
      .executeTakeFirst();
    return row === undefined ? null : toTaskFile(row);
  }

  async findCreation(keyId: KeyId, by: CreationQuery): Promise<Creation | null> {
    const query = this.database
      .selectFrom('creations')
      .selectAll()
      .where('key_id', '=', keyId)
      .where('created_at', '>=', by.since.getTime())
      .orderBy('created_at', 'desc');
    const row =
      'idempotencyKey' in by
        ? await query.where('idempotency_key', '=', by.idempotencyKey).executeTakeFirst()
        : await query.where('request_hash', '=', by.requestHash).executeTakeFirst();
    return row === undefined ? null : toCreation(row);
  }

  async findDelivery(taskId: TaskId): Promise<WebhookDelivery | null> {
    const row = await this.database
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row === undefined ? null : toDelivery(row);
  }

  async isBlobReferenced(blobKey: string): Promise<boolean> {
    const file = await this.database
      .selectFrom('task_files')
      .select('task_id')
      .where('blob_key', '=', blobKey)
      .executeTakeFirst();
    if (file !== undefined) return true;
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
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .selectAll('api_keys')
      .where('api_keys.secret_hash', '=', secretHash)
      .where('accounts.disabled_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : toKey(row);
  }

  async findKey(accountId: AccountId, id: KeyId): Promise<ApiKey | null> {
    const row = await this.database
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row === undefined ? null : toKey(row);
  }

  async listKeysOf(accountId: AccountId): Promise<readonly ApiKey[]> {
    const rows = await this.database
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toKey);
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

  async knowsCharge(accountId: AccountId, id: EntryId): Promise<boolean> {
    return knowsCharge(this.database, accountId, id);
  }

  async listCharges(accountId: AccountId, page: Page<EntryId>): Promise<readonly LedgerEntry[]> {
    return listCharges(this.database, accountId, page);
  }
}

export function toCounts(rows: readonly { state: string; count: number }[]): { queued: number; running: number } {
  const counts = { queued: 0, running: 0 };
  for (const { state, count } of rows) if (state === 'queued' || state === 'running') counts[state] += Number(count);
  return counts;
}
