import { type Kysely, sql } from 'kysely';
import type { AccountId, EntryId } from '../../core/ids.ts';
import type { Micros } from '../../core/money.ts';
import type { AccountEntry, EntryFilter } from '../../core/usage.ts';
import { toCredit } from './people-rows.ts';
import { toEntry } from './rows.ts';
import type { CreditRow, EntryRow, Schema } from './schema.ts';

/** The two tables of an account's money, as one. */

export async function findEntry(
  database: Kysely<Schema>,
  accountId: AccountId,
  id: EntryId,
): Promise<AccountEntry | null> {
  const entry = await database
    .selectFrom('ledger_entries')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (entry !== undefined) return toEntry(entry);
  const credit = await database
    .selectFrom('credit_entries')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return credit === undefined ? null : toCredit(credit);
}

type Row = (EntryRow & { note: null }) | (CreditRow & { kind: 'credit' });

/** A page of each table, put together by the engine: the cursor rests on its order of equal instants. */
export async function listAccountEntries(
  database: Kysely<Schema>,
  accountId: AccountId,
  filter: EntryFilter,
  page: { readonly after: EntryId | null; readonly limit: number },
): Promise<readonly AccountEntry[]> {
  const start = page.after === null ? null : await findEntry(database, accountId, page.after);
  const both = [sql`account_id = ${accountId}`];
  if (start !== null) both.push(sql`(created_at, id) < (${start.createdAt.getTime()}, ${start.id})`);
  if (filter.from !== null) both.push(sql`created_at >= ${filter.from.getTime()}`);
  if (filter.to !== null) both.push(sql`created_at < ${filter.to.getTime()}`);

  const ofTasks = [...both];
  if (filter.model !== null) ofTasks.push(sql`model = ${filter.model}`);
  if (filter.keyId !== null) ofTasks.push(sql`key_id = ${filter.keyId}`);
  if (filter.kind !== null) ofTasks.push(sql`kind = ${filter.kind}`);

  const credit = [...both];
  // A credit has no model and no key.
  const wantsCredit = filter.model === null && filter.keyId === null && (filter.kind ?? 'credit') === 'credit';
  if (!wantsCredit) credit.push(sql`1 = 0`);

  const order = sql`order by created_at desc, id desc limit ${page.limit}`;
  const { rows } = await sql<Row>`
    select * from (
      select * from (
        select id, kind, task_id, account_id, key_id, task_kind, model, units, unit_price_micros, amount_micros, currency, created_at,
          null as note, null as granted_by
        from ledger_entries where ${sql.join(ofTasks, sql` and `)} ${order}
      ) as of_tasks
      union all
      select * from (
        select id, 'credit' as kind, null as task_id, account_id, null as key_id, null as task_kind, null as model,
          cast(null as double precision) as units, cast(null as bigint) as unit_price_micros, amount_micros, currency, created_at, note, granted_by
        from credit_entries where ${sql.join(credit, sql` and `)} ${order}
      ) as credit
    ) as page ${order}`.execute(database);
  return rows.map((row) => (row.kind === 'credit' ? toCredit(row) : toEntry(row)));
}

/** Backwards from where the account stands now: only what came after the oldest of them is read. */
export async function listBalances(
  database: Kysely<Schema>,
  accountId: AccountId,
  entries: readonly AccountEntry[],
): Promise<ReadonlyMap<EntryId, Micros>> {
  const oldest = entries.at(-1);
  if (oldest === undefined) return new Map();
  const since = sql`account_id = ${accountId} and (created_at, id) >= (${oldest.createdAt.getTime()}, ${oldest.id})`;
  const { rows } = await sql<{ id: string; balance: number }>`
    select id, balance from (
      select id, cast(
        (select credit_micros - charged_micros from accounts where id = ${accountId}) - coalesce(
          sum(change) over (order by created_at desc, id desc rows between unbounded preceding and 1 preceding), 0
        ) as bigint) as balance
      from (
        select id, created_at, case when kind = 'charge' then -amount_micros else 0 end as change
        from ledger_entries where ${since}
        union all
        select id, created_at, amount_micros as change from credit_entries where ${since}
      ) as changes
    ) as balances
    where id in (${sql.join(entries.map(({ id }) => id))})`.execute(database);
  return new Map(rows.map(({ id, balance }) => [id as EntryId, Number(balance) as Micros]));
}
