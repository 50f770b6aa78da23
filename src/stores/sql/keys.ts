import type { ApiKey, WebhookOff } from '../../core/account.ts';
import type { KeyReads, KeyWrites } from '../../core/account-store.ts';
import type { AccountId, KeyId, TaskId } from '../../core/ids.ts';
import type { WebhookTarget } from '../../core/webhook.ts';
import { SqlPart } from './part.ts';
import { fromKey, toKey } from './rows.ts';

export class SqlKeyReads extends SqlPart implements KeyReads {
  async findByHash(secretHash: string): Promise<ApiKey | null> {
    const row = await this.database
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .selectAll('api_keys')
      .where('api_keys.secret_hash', '=', secretHash)
      .where('accounts.disabled_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : toKey(row, this.box);
  }

  async find(accountId: AccountId, id: KeyId): Promise<ApiKey | null> {
    const row = await this.database
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row === undefined ? null : toKey(row, this.box);
  }

  async list(): Promise<readonly ApiKey[]> {
    const rows = await this.database.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map((row) => toKey(row, this.box));
  }

  async listOf(accountId: AccountId): Promise<readonly ApiKey[]> {
    const rows = await this.database
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => toKey(row, this.box));
  }
}

export class SqlKeyWrites extends SqlKeyReads implements KeyWrites {
  async insert(key: ApiKey): Promise<void> {
    await this.database.insertInto('api_keys').values(fromKey(key, this.box)).execute();
  }

  async revoke(id: KeyId, now: Date): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({ revoked_at: now.getTime() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async rename(accountId: AccountId, id: KeyId, name: string): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async markUsed(id: KeyId, at: Date): Promise<void> {
    const used = at.getTime();
    await this.database
      .updateTable('api_keys')
      .set({ last_used_at: used })
      .where('id', '=', id)
      .where((match) => match.or([match('last_used_at', 'is', null), match('last_used_at', '<', used)]))
      .execute();
  }

  async setWebhook(id: KeyId, target: WebhookTarget | null): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({
        webhook_url: target?.url ?? null,
        webhook_secret: target === null ? null : this.box.seal(target.secret),
        webhook_off_at: null,
        webhook_off_reason: null,
      })
      .where('id', '=', id)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async switchOffWebhook(taskId: TaskId, url: string, off: WebhookOff): Promise<boolean> {
    const row = await this.database
      .updateTable('api_keys')
      .set({ webhook_off_at: off.at.getTime(), webhook_off_reason: off.reason })
      .where('id', '=', this.database.selectFrom('tasks').select('key_id').where('id', '=', taskId))
      .where('webhook_url', '=', url)
      .where('webhook_off_at', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }
}
