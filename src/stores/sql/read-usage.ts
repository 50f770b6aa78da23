import { sql } from 'kysely';
import type { AccountId, EntryId, KeyId, TaskId } from '../../core/ids.ts';
import type { ModelId } from '../../core/models.ts';
import type { Micros } from '../../core/money.ts';
import type { FailedTask, RunningTask, Task } from '../../core/task.ts';
import type {
  AccountEntry,
  Backlog,
  EntryFilter,
  KeySpending,
  TaskFilter,
  UsageCell,
  UsageReads,
} from '../../core/usage.ts';
import type { LaneLoad, NodeReads, WorkerNode } from '../../core/worker-node.ts';
import { findEntry, listAccountEntries } from './account-entries.ts';
import { SqlPeopleReads } from './read-people.ts';
import { toFailedTask, toRunningTask, toTask } from './rows.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** PostgreSQL adds whole numbers up to a kind of its own, which would come as text. */
const sum = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
/** Written out, not handed over: SQLite uses an index of some rows only where it can read which rows are meant. */
const CHARGE = sql.lit('charge' as const);
const count = () => sql<number>`count(*)`;

/** What people look at, one statement each. */
export class SqlUsageReads extends SqlPeopleReads implements UsageReads, NodeReads {
  async findEntry(accountId: AccountId, id: EntryId): Promise<AccountEntry | null> {
    return findEntry(this.database, accountId, id);
  }

  async listAccountEntries(
    accountId: AccountId,
    filter: EntryFilter,
    page: { readonly after: EntryId | null; readonly limit: number },
  ): Promise<readonly AccountEntry[]> {
    return listAccountEntries(this.database, accountId, filter, page);
  }

  async listUsage(accountId: AccountId, from: Date, to: Date): Promise<readonly UsageCell[]> {
    const day = sql<number>`created_at / ${sql.lit(DAY_MILLISECONDS)}`;
    const rows = await this.database
      .selectFrom('ledger_entries')
      .select([
        day.as('day'),
        'model',
        'key_id',
        count().as('tasks'),
        sql<number>`sum(units)`.as('units'),
        sum('amount_micros').as('amount'),
      ])
      .where('account_id', '=', accountId)
      .where('kind', '=', CHARGE)
      .where('created_at', '>=', from.getTime())
      .where('created_at', '<', to.getTime())
      .groupBy([day, 'model', 'key_id'])
      .orderBy(day)
      .orderBy('model')
      .orderBy('key_id')
      .execute();
    return rows.map((row) => ({
      day: Number(row.day),
      model: row.model as ModelId,
      keyId: row.key_id as KeyId,
      tasks: Number(row.tasks),
      units: Number(row.units),
      amountMicros: Number(row.amount) as Micros,
    }));
  }

  async listSpending(accountId: AccountId): Promise<readonly KeySpending[]> {
    const charged = await this.database
      .selectFrom('ledger_entries')
      .select(['key_id', sum('amount_micros').as('amount')])
      .where('key_id', 'in', this.database.selectFrom('api_keys').select('id').where('account_id', '=', accountId))
      .where('kind', '=', CHARGE)
      .groupBy('key_id')
      .execute();
    const held = await this.database
      .selectFrom('tasks')
      .select(['key_id', sum('amount_micros').as('amount')])
      .where('account_id', '=', accountId)
      .where('finished_at', 'is', null)
      .groupBy('key_id')
      .execute();
    const keys = new Set([...charged, ...held].map((row) => row.key_id));
    const of = (rows: typeof held, key: string) =>
      Number(rows.find((row) => row.key_id === key)?.amount ?? 0) as Micros;
    return Array.from(keys, (key) => ({
      keyId: key as KeyId,
      chargedMicros: of(charged, key),
      heldMicros: of(held, key),
    }));
  }

  async readSpending(accountId: AccountId, keyId: KeyId): Promise<KeySpending> {
    const charged = await this.database
      .selectFrom('ledger_entries')
      .select(sum('amount_micros').as('amount'))
      .where('key_id', '=', keyId)
      .where('kind', '=', CHARGE)
      .executeTakeFirstOrThrow();
    const held = await this.database
      .selectFrom('tasks')
      .select(sum('amount_micros').as('amount'))
      .where('account_id', '=', accountId)
      .where('key_id', '=', keyId)
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { keyId, chargedMicros: Number(charged.amount) as Micros, heldMicros: Number(held.amount) as Micros };
  }

  async searchTasks(
    accountId: AccountId,
    { models, state, words }: TaskFilter,
    page: { readonly after: TaskId | null; readonly limit: number },
  ): Promise<readonly Task[]> {
    let query = this.database
      .selectFrom('tasks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted');
    if (models !== null) query = query.where('model', 'in', models);
    if (state !== null) query = query.where('state', '=', state);
    for (const word of words) {
      const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      query = query.where(sql<boolean>`lower(request) like ${pattern} escape '\\'`);
    }
    if (page.after !== null) {
      const start = this.database.selectFrom('tasks').select(['created_at', 'id']).where('id', '=', page.after);
      query = query.where(sql<boolean>`(created_at, id) < (${start})`);
    }
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
    return rows.map(toTask);
  }

  async listBacklog(): Promise<readonly Backlog[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .select(['model', 'state', count().as('count'), sql<number>`min(created_at)`.as('oldest')])
      .where('finished_at', 'is', null)
      .groupBy(['model', 'state'])
      .execute();
    return rows.map((row) => ({
      model: row.model as ModelId,
      state: row.state === 'running' ? 'running' : 'queued',
      count: Number(row.count),
      oldestAt: new Date(Number(row.oldest)),
    }));
  }

  async countPendingDeliveries(): Promise<{ count: number; oldestAt: Date | null }> {
    const row = await this.database
      .selectFrom('webhook_deliveries')
      .select([count().as('count'), sql<number | null>`min(occurred_at)`.as('oldest')])
      .where('occurred_at', 'is not', null)
      .where('delivered_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: Number(row.count), oldestAt: row.oldest === null ? null : new Date(Number(row.oldest)) };
  }

  async listRunningTasks(limit: number): Promise<readonly RunningTask[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('finished_at', 'is', null)
      .where('state', '=', 'running')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(toRunningTask);
  }

  async listFailures(limit: number): Promise<readonly FailedTask[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('state', '=', sql.lit('failed'))
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toFailedTask);
  }

  async countOutcomes(since: Date) {
    const rows = await this.database
      .selectFrom('tasks')
      .select(['model', 'state', count().as('count')])
      .where('finished_at', 'is not', null)
      .where('finished_at', '>=', since.getTime())
      .where('state', 'in', ['succeeded', 'failed'])
      .groupBy(['model', 'state'])
      .orderBy('model')
      .orderBy('state')
      .execute();
    return rows.map((row) => ({
      model: row.model as ModelId,
      state: row.state === 'failed' ? ('failed' as const) : ('succeeded' as const),
      count: Number(row.count),
    }));
  }

  async listNodes(seenSince: Date): Promise<readonly WorkerNode[]> {
    const rows = await this.database
      .selectFrom('worker_nodes')
      .selectAll()
      .where('seen_at', '>=', seenSince.getTime())
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      host: row.host,
      version: row.version,
      startedAt: new Date(row.started_at),
      seenAt: new Date(row.seen_at),
      // Written by putNode() alone.
      lanes: JSON.parse(row.lanes) as readonly LaneLoad[],
    }));
  }

  async readStorageUse(): Promise<{ files: number; sizeBytes: number }> {
    const results = await this.database
      .selectFrom('tasks')
      .select([count().as('files'), sum('size_bytes').as('bytes')])
      .where('blob_key', 'is not', null)
      .executeTakeFirstOrThrow();
    const others = await this.database
      .selectFrom('task_files')
      .select([count().as('files'), sum('size_bytes').as('bytes')])
      .executeTakeFirstOrThrow();
    return {
      files: Number(results.files) + Number(others.files),
      sizeBytes: Number(results.bytes) + Number(others.bytes),
    };
  }
}
