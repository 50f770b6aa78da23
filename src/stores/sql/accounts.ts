import type { Account } from '../../core/account.ts';
import type { AccountReads, AccountWrites } from '../../core/account-store.ts';
import type { AccountId } from '../../core/ids.ts';
import { SqlPart } from './part.ts';
import { toAccount } from './rows.ts';

export class SqlAccountReads extends SqlPart implements AccountReads {
  async find(id: AccountId): Promise<Account | null> {
    const row = await this.database
      .selectFrom('accounts')
      .select(['id', 'name', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  }

  async list(): Promise<readonly Account[]> {
    const rows = await this.database
      .selectFrom('accounts')
      .select(['id', 'name', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toAccount);
  }
}

export class SqlAccountWrites extends SqlAccountReads implements AccountWrites {
  async insert(account: Account): Promise<void> {
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

  async lock(accountId: AccountId): Promise<void> {
    if (!this.engine.locksRows) return;
    await this.database.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  }
}
