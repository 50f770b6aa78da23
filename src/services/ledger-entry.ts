import type { Randomness } from '../core/clock.ts';
import { drawEntryId } from '../core/ids.ts';
import type { EntryKind, LedgerEntry } from '../core/ledger.ts';
import type { Quote } from '../core/pricing.ts';
import type { Task } from '../core/task.ts';

export function makeEntry(kind: EntryKind, task: Task, sum: Quote, now: Date, randomness: Randomness): LedgerEntry {
  return {
    id: drawEntryId(randomness),
    kind,
    taskId: task.id,
    accountId: task.accountId,
    keyId: task.keyId,
    taskKind: task.kind,
    model: task.request.model,
    units: sum.units,
    unitPriceMicros: sum.unitPriceMicros,
    amountMicros: sum.amountMicros,
    currency: sum.currency,
    createdAt: now,
  };
}
