import { type Account, NO_LIMITS } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { drawAccountId, type KeySecret } from '../core/ids.ts';
import type { Store, Transaction } from '../core/store.ts';
import { drawKey, type NewKey } from './api-keys.ts';

/**
 * A fresh installation gets one account and one key, together or not at all. Null: there are accounts already.
 * The secret is for the terminal alone.
 */
export async function createFirstAccount(
  parts: { store: Store; clock: Clock; randomness: Randomness },
  wanted: NewKey = { name: 'first key', expiresAt: null, models: null, webhook: null, limits: NO_LIMITS },
): Promise<{ readonly account: Account; readonly secret: KeySecret } | null> {
  const { store, clock, randomness } = parts;
  const now = clock.now();
  let made: { account: Account; secret: KeySecret } | null = null;
  // Two nodes that start at once on an empty database make one account, not two.
  await store.exclusively('first-account', async () => {
    made = await store.transaction((transaction) => insertFirst(transaction, wanted, now, randomness));
  });
  return made;
}

async function insertFirst(transaction: Transaction, wanted: NewKey, now: Date, randomness: Randomness) {
  if ((await transaction.accounts.list()).length > 0) return null;
  const account: Account = { id: drawAccountId(randomness), name: 'first account', createdAt: now };
  const { key, secret } = drawKey(account.id, wanted, now, randomness);
  await transaction.accounts.insert(account);
  await transaction.keys.insert(key);
  return { account, secret };
}
