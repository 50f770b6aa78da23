import type { GenerationKind } from './generation-request.ts';
import type { AccountId, EntryId, KeyId } from './ids.ts';
import type { EntryKind, LedgerEntry } from './ledger.ts';
import type { ModelId } from './models.ts';
import type { Micros } from './money.ts';
import type { TaskState } from './task.ts';

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
  readonly taskKind: GenerationKind;
  readonly model: ModelId;
  readonly keyId: KeyId;
  readonly tasks: number;
  readonly units: number;
  readonly amountMicros: Micros;
}

export interface TaskFilter {
  readonly kind: GenerationKind | null;
  readonly state: TaskState | null;
  /** In lower case, each of them somewhere in the request; a hint that spares reading, and says nothing of where. */
  readonly words: readonly string[];
}

export interface Backlog {
  readonly kind: GenerationKind;
  readonly model: ModelId;
  readonly state: 'queued' | 'running';
  readonly count: number;
  readonly oldestAt: Date;
}
