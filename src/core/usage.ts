import type { AccountId, EntryId, KeyId, TaskId } from './ids.ts';
import type { EntryKind, LedgerEntry } from './ledger.ts';
import type { ModelId } from './models.ts';
import type { Micros } from './money.ts';
import type { FailedTask, RunningTask, Task, TaskState } from './task.ts';

/** Credit that an administrator has granted. */
export interface CreditEntry {
  readonly id: EntryId;
  readonly kind: 'credit';
  readonly accountId: AccountId;
  readonly amountMicros: Micros;
  readonly currency: string;
  readonly note: string;
  readonly grantedBy: AccountId;
  readonly createdAt: Date;
}

export type AccountEntry = LedgerEntry | CreditEntry;
export const ACCOUNT_ENTRY_KINDS = ['hold', 'charge', 'release', 'credit'] as const satisfies readonly (
  | EntryKind
  | 'credit'
)[];
export type AccountEntryKind = (typeof ACCOUNT_ENTRY_KINDS)[number];

/** Null: whatever it is. `to` itself is not meant. */
export interface EntryFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly model: ModelId | null;
  readonly keyId: KeyId | null;
  readonly kind: AccountEntryKind | null;
}

export interface KeySpending {
  readonly keyId: KeyId;
  readonly chargedMicros: Micros;
  readonly heldMicros: Micros;
}

/** What was charged on one day (counted from 1970, in UTC) for one model under one key. */
export interface UsageCell {
  readonly day: number;
  readonly model: ModelId;
  readonly keyId: KeyId;
  readonly tasks: number;
  readonly units: number;
  readonly amountMicros: Micros;
}

export interface TaskFilter {
  readonly models: readonly ModelId[] | null;
  readonly state: TaskState | null;
  /** In lower case, each of them somewhere in the request; a hint that spares reading, and says nothing of where. */
  readonly words: readonly string[];
}

export interface Backlog {
  readonly model: ModelId;
  readonly state: 'queued' | 'running';
  readonly count: number;
  readonly oldestAt: Date;
}

/** The part of the store that people look at: pages of an account, and the state of the house. */
export interface UsageReads {
  /** Null: the account has no such entry. */
  findEntry(accountId: AccountId, id: EntryId): Promise<AccountEntry | null>;
  /** Newest first; `after` is the last entry of the page before. */
  listAccountEntries(
    accountId: AccountId,
    filter: EntryFilter,
    page: { readonly after: EntryId | null; readonly limit: number },
  ): Promise<readonly AccountEntry[]>;
  listUsage(accountId: AccountId, from: Date, to: Date): Promise<readonly UsageCell[]>;
  /** Of every key of the account that has spent anything. Exact under the account's lock. */
  listSpending(accountId: AccountId): Promise<readonly KeySpending[]>;
  readSpending(accountId: AccountId, keyId: KeyId): Promise<KeySpending>;
  /** Newest first. */
  searchTasks(
    accountId: AccountId,
    filter: TaskFilter,
    page: { readonly after: TaskId | null; readonly limit: number },
  ): Promise<readonly Task[]>;

  listBacklog(): Promise<readonly Backlog[]>;
  countPendingDeliveries(): Promise<{ readonly count: number; readonly oldestAt: Date | null }>;
  listRunningTasks(limit: number): Promise<readonly RunningTask[]>;
  /** Newest first. */
  listFailures(limit: number): Promise<readonly FailedTask[]>;
  countOutcomes(since: Date): Promise<readonly { model: ModelId; state: 'succeeded' | 'failed'; count: number }[]>;
  readStorageUse(): Promise<{ readonly files: number; readonly sizeBytes: number }>;
}
