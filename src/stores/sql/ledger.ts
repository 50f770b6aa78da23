import { sql } from 'kysely';
import type { Balance } from '../../core/account.ts';
import type { AccountId, EntryId, KeyId, TaskId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import type { LedgerReads, LedgerWrites } from '../../core/ledger-store.ts';
import type { ModelId } from '../../core/models.ts';
import { type Micros, toMicros } from '../../core/money.ts';
import type { Page } from '../../core/page.ts';
import type { AccountEntry, CreditEntry, EntryFilter, KeySpending, UsageCell } from '../../core/usage.ts';
import { findEntry, listAccountEntries, listBalances } from './account-entries.ts';
import { count, sum } from './aggregates.ts';
import { SqlPart } from './part.ts';
import { fromCredit } from './people-rows.ts';
import { fromEntry, toEntry } from './rows.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Written out, not handed over: SQLite uses an index of some rows only where it can read which rows are meant. */
const CHARGE = sql.lit('charge' as const);

export class SqlLedgerReads extends SqlPart implements LedgerReads {
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

  async sumHolds(): Promise<Micros> {
    const row = await this.database
      .selectFrom('accounts')
      .select(sql<number>`coalesce(sum(held_micros), 0)`.as('held'))
      .executeTakeFirstOrThrow();
    return toMicros(Number(row.held));
  }

  async listTaskEntries(taskId: TaskId): Promise<readonly LedgerEntry[]> {
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
    const row = await this.database
      .selectFrom('ledger_entries')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('kind', '=', 'charge')
      .executeTakeFirst();
    return row !== undefined;
  }

  async listCharges(accountId: AccountId, page: Page<EntryId>): Promise<readonly LedgerEntry[]> {
    const [compare, direction] = page.order === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    let query = this.database
      .selectFrom('ledger_entries')
      .selectAll()
      .where('account_id', '=', accountId)
      // In these words, not as a parameter: SQLite uses a partial index only when the query repeats its condition.
      .where(sql<boolean>`kind = 'charge'`);
    if (page.after !== null) {
      const start = this.database
        .selectFrom('ledger_entries')
        .select(['created_at', 'id'])
        .where('id', '=', page.after);
      query = query.where(sql<boolean>`(created_at, id) ${sql.raw(compare)} (${start})`);
    }
    const rows = await query.orderBy('created_at', direction).orderBy('id', direction).limit(page.limit).execute();
    return rows.map(toEntry);
  }

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

  async listBalances(accountId: AccountId, entries: readonly AccountEntry[]): Promise<ReadonlyMap<EntryId, Micros>> {
    return listBalances(this.database, accountId, entries);
  }

  async listUsage(accountId: AccountId, from: Date, to: Date): Promise<readonly UsageCell[]> {
    const day = sql<number>`created_at / ${sql.lit(DAY_MILLISECONDS)}`;
    const rows = await this.database
      .selectFrom('ledger_entries')
      .select([
        day.as('day'),
        'task_kind',
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
      .groupBy([day, 'task_kind', 'model', 'key_id'])
      .orderBy(day)
      .orderBy('model')
      .orderBy('key_id')
      .execute();
    return rows.map((row) => ({
      day: Number(row.day),
      taskKind: row.task_kind,
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
}

export class SqlLedgerWrites extends SqlLedgerReads implements LedgerWrites {
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
