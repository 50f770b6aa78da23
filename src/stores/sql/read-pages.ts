import { type Kysely, sql } from 'kysely';
import type { AccountId, EntryId, TaskId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import type { Page } from '../../core/store.ts';
import { toEntry } from './rows.ts';
import type { Schema } from './schema.ts';

/** Where a page may start, and the pages of the ledger. */

export async function knowsTask(database: Kysely<Schema>, accountId: AccountId, id: TaskId): Promise<boolean> {
  const row = await database
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function knowsCharge(database: Kysely<Schema>, accountId: AccountId, id: EntryId): Promise<boolean> {
  const row = await database
    .selectFrom('ledger_entries')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listCharges(
  database: Kysely<Schema>,
  accountId: AccountId,
  page: Page<EntryId>,
): Promise<readonly LedgerEntry[]> {
  const [compare, direction] = page.order === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  let query = database
    .selectFrom('ledger_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    // In these words, not as a parameter: SQLite uses a partial index only when the query repeats its condition.
    .where(sql<boolean>`kind = 'charge'`);
  if (page.after !== null) {
    const start = database.selectFrom('ledger_entries').select(['created_at', 'id']).where('id', '=', page.after);
    query = query.where(sql<boolean>`(created_at, id) ${sql.raw(compare)} (${start})`);
  }
  const rows = await query.orderBy('created_at', direction).orderBy('id', direction).limit(page.limit).execute();
  return rows.map(toEntry);
}
