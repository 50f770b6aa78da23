import type { GenerationKind } from './generation-request.ts';
import type { AccountId, EntryId, KeyId, TaskId } from './ids.ts';
import type { ModelId } from './models.ts';
import type { Micros } from './money.ts';

/**
 * The ledger only grows. A task's money is a hold when it is created, then exactly one of charge or release:
 *
 *     (created) hold ──▶ charge   (completed)
 *                  └───▶ release  (failed, deleted, overdue)
 *
 * The store refuses a second entry of one kind for one task, and a charge beside a release, so no bug above it can bill twice.
 */
const ENTRY_KINDS = ['hold', 'charge', 'release'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface LedgerEntry {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly taskId: TaskId;
  readonly accountId: AccountId;
  readonly keyId: KeyId;
  /** What the units are: seconds of video, or images. */
  readonly taskKind: GenerationKind;
  readonly model: ModelId;
  readonly units: number;
  readonly unitPriceMicros: Micros;
  readonly amountMicros: Micros;
  readonly currency: string;
  readonly createdAt: Date;
}

export const BILLING_MODES = ['open', 'prepaid'] as const;
/** `open` records charges and asks for no credit; `prepaid` refuses a task that the account's credit does not cover. */
export type BillingMode = (typeof BILLING_MODES)[number];
