import type { Balance } from './account.ts';
import type { AccountId, EntryId, KeyId, TaskId } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Micros } from './money.ts';
import type { Page } from './page.ts';
import type { AccountEntry, CreditEntry, EntryFilter, KeySpending, UsageCell } from './usage.ts';

export interface LedgerReads {
  readBalance(accountId: AccountId): Promise<Balance>;
  /** What is held of all accounts together. */
  sumHolds(): Promise<Micros>;
  listTaskEntries(taskId: TaskId): Promise<readonly LedgerEntry[]>;
  knowsCharge(accountId: AccountId, id: EntryId): Promise<boolean>;
  /** Only what was charged, newest or oldest first. */
  listCharges(accountId: AccountId, page: Page<EntryId>): Promise<readonly LedgerEntry[]>;
  /** Null: the account has no such entry. */
  findEntry(accountId: AccountId, id: EntryId): Promise<AccountEntry | null>;
  /** Newest first; `after` is the last entry of the page before. */
  listAccountEntries(
    accountId: AccountId,
    filter: EntryFilter,
    page: { readonly after: EntryId | null; readonly limit: number },
  ): Promise<readonly AccountEntry[]>;
  /** What the account's credit less its charges came to right after each of these entries, as they were listed: newest first. */
  listBalances(accountId: AccountId, entries: readonly AccountEntry[]): Promise<ReadonlyMap<EntryId, Micros>>;
  listUsage(accountId: AccountId, from: Date, to: Date): Promise<readonly UsageCell[]>;
  /** Of every key of the account that has spent anything. Exact under the account's lock. */
  listSpending(accountId: AccountId): Promise<readonly KeySpending[]>;
  readSpending(accountId: AccountId, keyId: KeyId): Promise<KeySpending>;
}

export interface LedgerWrites extends LedgerReads {
  /** Adds the hold to the account; with `requireCredit` false is answered when the credit does not cover it. */
  hold(entry: LedgerEntry, requireCredit: boolean): Promise<boolean>;
  /** Turns the hold into a charge, and gives back what was held beyond it. */
  charge(entry: LedgerEntry, heldMicros: Micros): Promise<void>;
  release(entry: LedgerEntry): Promise<void>;
  /** False: there is no such account. */
  grantCredit(entry: CreditEntry): Promise<boolean>;
}
