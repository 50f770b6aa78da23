import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import type { EntryId } from '../core/ids.ts';
import type { LedgerEntry } from '../core/ledger.ts';
import type { Page } from '../core/page.ts';
import type { Store } from '../core/store.ts';

export type ListCharges = (who: Principal, page: Page<EntryId>) => Promise<readonly LedgerEntry[]>;

/** A page of what the account was charged. `after` must be one of these: a cursor from elsewhere is a mistake. */
export function makeListCharges({ store }: { readonly store: Store }): ListCharges {
  return async (who, page) => {
    if (page.after !== null && !(await store.ledger.knowsCharge(who.accountId, page.after))) {
      const message = `There is no charge '${page.after}' to start after.`;
      throw new ServiceError('invalid_request', message, { param: 'after' });
    }
    return store.ledger.listCharges(who.accountId, page);
  };
}
