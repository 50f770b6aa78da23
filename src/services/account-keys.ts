import type { ApiKey } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, findKeyId, type KeySecret } from '../core/ids.ts';
import { type Micros, NO_MONEY, toMicros } from '../core/money.ts';
import type { Store } from '../core/store.ts';
import { drawKey, type NewKey } from './api-keys.ts';
import type { KeyUse } from './key-use.ts';

export interface KeyWithSpending {
  readonly key: ApiKey;
  /** Charged and held. */
  readonly spentMicros: Micros;
}

/** The keys of one account, for the person it belongs to. Another account's key is answered like one that never was. */
export interface AccountKeys {
  list(accountId: AccountId): Promise<readonly KeyWithSpending[]>;
  create(accountId: AccountId, wanted: NewKey): Promise<{ readonly key: ApiKey; readonly secret: KeySecret }>;
  rename(accountId: AccountId, id: string, name: string): Promise<KeyWithSpending>;
  /** On every node within two seconds, as any key is looked up again by then. */
  revoke(accountId: AccountId, id: string): Promise<KeyWithSpending>;
}

export interface AccountKeysParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly keyUse: Pick<KeyUse, 'findNoted'>;
}

export function makeAccountKeys({ store, clock, randomness, keyUse }: AccountKeysParts): AccountKeys {
  /** Uses are written down once in a while; whoever looks in between is told of those of this process, too. */
  function withLastUse(key: ApiKey): ApiKey {
    const noted = keyUse.findNoted(key.id);
    const isLater = noted !== null && (key.lastUsedAt === null || noted > key.lastUsedAt);
    return isLater ? { ...key, lastUsedAt: noted } : key;
  }

  async function read(accountId: AccountId, id: string): Promise<ApiKey> {
    const keyId = findKeyId(id);
    const key = keyId === null ? null : await store.keys.find(accountId, keyId);
    return key ?? Promise.reject(new ServiceError('not_found', `There is no key '${id.slice(0, 60)}'.`));
  }

  async function withSpending(accountId: AccountId, id: string): Promise<KeyWithSpending> {
    const key = await read(accountId, id);
    const { chargedMicros, heldMicros } = await store.ledger.readSpending(accountId, key.id);
    return { key: withLastUse(key), spentMicros: toMicros(chargedMicros + heldMicros) };
  }

  return {
    async list(accountId) {
      const [keys, spending] = await Promise.all([store.keys.listOf(accountId), store.ledger.listSpending(accountId)]);
      return keys.map(withLastUse).map((key) => {
        const spent = spending.find(({ keyId }) => keyId === key.id);
        return { key, spentMicros: spent === undefined ? NO_MONEY : toMicros(spent.chargedMicros + spent.heldMicros) };
      });
    },

    async create(accountId, wanted) {
      const made = drawKey(accountId, wanted, clock.now(), randomness);
      await store.transaction((transaction) => transaction.keys.insert(made.key));
      return made;
    },

    async rename(accountId, id, name) {
      const key = await read(accountId, id);
      refuseBuiltIn(key);
      await store.transaction((transaction) => transaction.keys.rename(accountId, key.id, name));
      return withSpending(accountId, id);
    },

    async revoke(accountId, id) {
      const key = await read(accountId, id);
      refuseBuiltIn(key);
      await store.transaction((transaction) => transaction.keys.revoke(key.id, clock.now()));
      return withSpending(accountId, id);
    },
  };
}

function refuseBuiltIn(key: ApiKey): void {
  if (key.purpose === null) return;
  throw new ServiceError('invalid_request', 'This key is the console’s own; it cannot be changed.', { param: 'id' });
}
