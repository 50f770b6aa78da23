import type { Account, ApiKey, WebhookOff } from './account.ts';
import type { AccountId, KeyId, TaskId } from './ids.ts';
import type { WebhookTarget } from './webhook.ts';

export interface AccountReads {
  find(id: AccountId): Promise<Account | null>;
  list(): Promise<readonly Account[]>;
}

export interface AccountWrites extends AccountReads {
  insert(account: Account): Promise<void>;
  /** Keeps the account's row to the end of the transaction: others that hold or lock it wait. */
  lock(accountId: AccountId): Promise<void>;
}

export interface KeyReads {
  /** Null for a key whose account is disabled, too. */
  findByHash(secretHash: string): Promise<ApiKey | null>;
  find(accountId: AccountId, id: KeyId): Promise<ApiKey | null>;
  /** Oldest first. */
  list(): Promise<readonly ApiKey[]>;
  listOf(accountId: AccountId): Promise<readonly ApiKey[]>;
}

export interface KeyWrites extends KeyReads {
  insert(key: ApiKey): Promise<void>;
  revoke(id: KeyId, now: Date): Promise<boolean>;
  rename(accountId: AccountId, id: KeyId, name: string): Promise<boolean>;
  /** Never goes back in time. */
  markUsed(id: KeyId, at: Date): Promise<void>;
  /** Switched on, whatever it was before. False: there is no such key. */
  setWebhook(id: KeyId, target: WebhookTarget | null): Promise<boolean>;
  /** Of the key that made the task, where its target is this address and is on. False: it is not. */
  switchOffWebhook(taskId: TaskId, url: string, off: WebhookOff): Promise<boolean>;
}
