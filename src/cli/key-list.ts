import type { ApiKey, KeyLimits } from '../core/account.ts';
import { formatMicros, type Micros, NO_MONEY, toMicros } from '../core/money.ts';
import type { Store } from '../core/store.ts';
import { showHost } from './key-webhook.ts';

/** A key with what a list of keys is read for: whose it is and what it has cost. */
export interface ListedKey {
  readonly key: ApiKey;
  /** By which they sign in; the account's name where nobody does. */
  readonly owner: string;
  /** Charged and held. */
  readonly spentMicros: Micros;
}

type ListReads = Pick<Store, 'people' | 'accounts' | 'ledger'>;

export async function describeKeys(keys: readonly ApiKey[], store: ListReads): Promise<readonly ListedKey[]> {
  const accounts = await store.accounts.list();
  const owners = new Map(accounts.map(({ id, name }) => [id, name]));
  for (const { accountId, email } of await store.people.list()) owners.set(accountId, email);
  const spent = new Map<string, Micros>();
  for (const { id } of accounts) {
    for (const { keyId, chargedMicros, heldMicros } of await store.ledger.listSpending(id)) {
      spent.set(keyId, toMicros(chargedMicros + heldMicros));
    }
  }
  return keys.map((key) => ({
    key,
    owner: owners.get(key.accountId) ?? key.accountId,
    spentMicros: spent.get(key.id) ?? NO_MONEY,
  }));
}

export function toRow({ key, owner, spentMicros }: ListedKey, currency: string, now: Date): string {
  const until = key.expiresAt === null ? 'no expiry' : `until ${toDay(key.expiresAt)}`;
  const used = key.lastUsedAt === null ? 'never used' : `used ${toDay(key.lastUsedAt)}`;
  const models = key.models?.join(',') ?? 'all models';
  const spending = `spent ${formatMicros(spentMicros)} ${currency}`;
  const webhook = key.webhook === null ? [] : [showHost(key.webhook)];
  return [
    ...[key.id, `sk-…${key.hint}`, stateOf(key, now).padEnd(7), owner, until, used, models],
    ...[spending, ...toLimits(key.limits, currency), ...webhook, key.name],
  ].join('  ');
}

/** For scripts. Money is text, as in the API. */
export function toDocument({ key, owner, spentMicros }: ListedKey, currency: string, now: Date) {
  const { spendMicros, readsPerMinute, createsPerMinute } = key.limits;
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    state: stateOf(key, now),
    owner,
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    last_used_at: key.lastUsedAt,
    models: key.models,
    spent: formatMicros(spentMicros),
    spend_limit: spendMicros === null ? null : formatMicros(spendMicros),
    currency,
    reads_per_minute: readsPerMinute,
    creates_per_minute: createsPerMinute,
    webhook: key.webhook === null ? null : showHost(key.webhook),
  };
}

function stateOf(key: ApiKey, now: Date): 'active' | 'expired' | 'revoked' {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
}

/** Only those of its own: what the service allows everybody stands in its configuration. */
function toLimits({ spendMicros, readsPerMinute, createsPerMinute }: KeyLimits, currency: string): readonly string[] {
  return [
    ...(spendMicros === null ? [] : [`at most ${formatMicros(spendMicros)} ${currency}`]),
    ...(readsPerMinute === null ? [] : [`${readsPerMinute} requests/min`]),
    ...(createsPerMinute === null ? [] : [`${createsPerMinute} tasks/min`]),
  ];
}

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
