import type { Balance } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, drawEntryId, findAccountId } from '../core/ids.ts';
import type { Micros } from '../core/money.ts';
import type { Store } from '../core/store.ts';

export interface Grant {
  readonly accountId: string;
  readonly amountMicros: Micros;
  readonly note: string;
  readonly grantedBy: AccountId;
}

export type GrantCredit = (grant: Grant) => Promise<Balance>;

/** Credit and its entry, together or not at all. */
export function makeGrantCredit(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly currency: string;
}): GrantCredit {
  const { store, clock, randomness, currency } = parts;
  return async ({ accountId: asked, amountMicros, note, grantedBy }) => {
    const accountId = findAccountId(asked);
    if (accountId === null) throw noAccount(asked);
    await store.transaction(async (transaction) => {
      const granted = await transaction.grantCredit({
        id: drawEntryId(randomness),
        kind: 'credit',
        accountId,
        amountMicros,
        currency,
        note,
        grantedBy,
        createdAt: clock.now(),
      });
      if (!granted) throw noAccount(asked);
    });
    return store.readBalance(accountId);
  };
}

const noAccount = (id: string) =>
  new ServiceError('not_found', `There is no account '${id.slice(0, 60)}'.`, { param: 'accountId' });
