import type { EntryId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import { formatMicros } from '../../core/money.ts';
import type { Page } from '../../core/page.ts';
import { shownOf } from '../page.ts';

/** Money goes out as decimal text: a float would not carry every price. */
export function renderCharge(entry: LedgerEntry) {
  const isVideo = entry.taskKind === 'video';
  return {
    id: entry.id,
    task_id: entry.taskId,
    model: entry.model,
    key_id: entry.keyId,
    seconds: isVideo ? entry.units : null,
    images: isVideo ? null : entry.units,
    unit_price: formatMicros(entry.unitPriceMicros),
    amount: formatMicros(entry.amountMicros),
    currency: entry.currency,
    created_at: Math.floor(entry.createdAt.getTime() / 1000),
  };
}

export function renderCharges(entries: readonly LedgerEntry[], page: Page<EntryId>) {
  const { shown, more } = shownOf(entries, page);
  return { object: 'list', data: shown.map(renderCharge), last_id: shown.at(-1)?.id ?? null, has_more: more };
}
