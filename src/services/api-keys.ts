import { hash } from 'node:crypto';
import { type ApiKey, isUsable, type KeyLimits, type Principal } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, drawKeyId, drawKeySecret, findKeySecret, type KeyId, type KeySecret } from '../core/ids.ts';
import type { ModelId } from '../core/models.ts';
import type { Store } from '../core/store.ts';
import type { WebhookTarget } from '../core/webhook.ts';

export interface NewKey {
  readonly name: string;
  readonly expiresAt: Date | null;
  readonly models: readonly ModelId[] | null;
  readonly webhook: WebhookTarget | null;
  readonly limits: KeyLimits;
}

export interface ApiKeys {
  /** The secret is returned this once and is nowhere else. */
  create(accountId: AccountId, wanted: NewKey): Promise<{ readonly key: ApiKey; readonly secret: KeySecret }>;
  list(): Promise<readonly ApiKey[]>;
  /** False: there is no such key, or it was revoked before. */
  revoke(id: KeyId): Promise<boolean>;
  /** Null takes it away. For the tasks made from now on. False: there is no such key. */
  setWebhook(id: KeyId, target: WebhookTarget | null): Promise<boolean>;
}

export function makeApiKeys(parts: { store: Store; clock: Clock; randomness: Randomness }): ApiKeys {
  const { store, clock, randomness } = parts;
  return {
    async create(accountId, wanted) {
      const made = drawKey(accountId, wanted, clock.now(), randomness);
      await store.transaction((transaction) => transaction.keys.insert(made.key));
      return made;
    },
    list: () => store.keys.list(),
    revoke: (id) => store.transaction((transaction) => transaction.keys.revoke(id, clock.now())),
    setWebhook: (id, target) => store.transaction((transaction) => transaction.keys.setWebhook(id, target)),
  };
}

export function drawKey(
  accountId: AccountId,
  wanted: NewKey,
  now: Date,
  randomness: Randomness,
): { key: ApiKey; secret: KeySecret } {
  const secret = drawKeySecret(randomness);
  const key: ApiKey = {
    id: drawKeyId(randomness),
    accountId,
    name: wanted.name,
    secretHash: hashSecret(secret),
    hint: secret.slice(-4),
    createdAt: now,
    expiresAt: wanted.expiresAt,
    revokedAt: null,
    models: wanted.models,
    webhook: wanted.webhook === null ? null : { ...wanted.webhook, off: null },
    limits: wanted.limits,
    purpose: null,
    lastUsedAt: null,
  };
  return { key, secret };
}

/** 256 random bits need no slow hash: there is nothing to guess. */
const hashSecret = (secret: KeySecret): string => hash('sha256', secret);

/** Revocation must reach every node within 2 seconds. */
const CACHE_MILLISECONDS = 1_500;
/** A bound on memory, not a tuning knob: beyond it the cache starts anew. */
const KEYS_CACHED = 10_000;

/** At once where the key was seen a moment ago, as nearly every one was: a promise costs a poll more than the answer. */
export type Authenticate = (secret: string) => Principal | Promise<Principal>;

export interface AuthenticateParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Told of a good key about as often as it is looked up, which is less often than it is used. */
  readonly noteUse?: (keyId: KeyId) => void;
}

interface KnownKey {
  readonly key: ApiKey;
  readonly principal: Principal;
  /** Not the time of day: one that is set back would keep a revoked key alive. */
  readonly readAt: number;
}

/**
 * Who a secret stands for. Good keys are remembered for a moment, since clients poll; bad ones are asked for each time. The
 * memory goes by the secret itself: hashing it for every poll would be 3 % of the poll (2026-11), and it lies in the
 * headers of the same request anyway.
 */
export function makeAuthenticate({ store, clock, noteUse }: AuthenticateParts): Authenticate {
  const cache = new Map<string, KnownKey>();

  async function findKey(text: string, readAt: number): Promise<Principal> {
    cache.delete(text);
    const secret = findKeySecret(text);
    const key = secret === null ? null : await store.keys.findByHash(hashSecret(secret));
    if (key === null || !isUsable(key, clock.now())) throw unusable();
    if (cache.size >= KEYS_CACHED) cache.clear();
    const { accountId, id: keyId, models, limits } = key;
    const principal = { accountId, keyId, models, webhook: findTarget(key), limits };
    noteUse?.(keyId);
    cache.set(text, { key, principal, readAt });
    return principal;
  }

  return (secret) => {
    const known = cache.get(secret);
    const elapsed = clock.elapsedMilliseconds();
    if (known === undefined || elapsed - known.readAt >= CACHE_MILLISECONDS) return findKey(secret, elapsed);
    if (!isUsable(known.key, clock.now())) throw unusable();
    return known.principal;
  };
}

const unusable = () => new ServiceError('invalid_api_key', 'The API key is unknown, revoked or expired.');

function findTarget({ webhook }: ApiKey): WebhookTarget | null {
  if (webhook === null || webhook.off !== null) return null;
  return { url: webhook.url, secret: webhook.secret };
}
