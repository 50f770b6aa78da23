import type { Balance } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, drawEntryId, findAccountId } from '../core/ids.ts';
import { formatMicros, type Micros, MOST_MONEY, toMicros } from '../core/money.ts';
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
      if ((await transaction.accounts.find(accountId)) === null) throw noAccount(asked);
      // Refused before it is booked: an account with a sum that cannot be read back could be used no more.
      await transaction.accounts.lock(accountId);
      const { creditMicros } = await transaction.ledger.readBalance(accountId);
      const mostMicros = toMicros(MOST_MONEY - creditMicros);
      if (amountMicros > mostMicros) throw tooMuch(mostMicros);
      const granted = await transaction.ledger.grantCredit({
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
    return store.ledger.readBalance(accountId);
  };
}

const noAccount = (id: string) =>
  new ServiceError('not_found', `There is no account '${id.slice(0, 60)}'.`, { param: 'accountId' });

const tooMuch = (mostMicros: Micros) =>
  new ServiceError('invalid_request', `amount may be at most ${formatMicros(mostMicros)} for this account.`, {
    param: 'amount',
  });
