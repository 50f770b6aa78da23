import { ServiceError } from './errors.ts';
import type { AccountId, KeyId } from './ids.ts';
import type { Model, ModelId, Models } from './models.ts';
import type { Micros } from './money.ts';
import type { WebhookTarget } from './webhook.ts';

export interface Account {
  readonly id: AccountId;
  readonly name: string;
  readonly createdAt: Date;
}

/** What is kept of a key: never the secret, only its SHA-256 and its last four characters to tell keys apart in a list. */
export interface ApiKey {
  readonly id: KeyId;
  readonly accountId: AccountId;
  readonly name: string;
  readonly secretHash: string;
  readonly hint: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** Null means every model. */
  readonly models: readonly ModelId[] | null;
  /** For tasks that name no target of their own. */
  readonly webhook: KeyWebhook | null;
  readonly limits: KeyLimits;
  /** The console's own, for what a person makes there: nobody has its secret. */
  readonly purpose: 'console' | null;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
}

/** Null: no limit, or that of the service. */
export interface KeyLimits {
  /** What its tasks may cost in all, from its first to its last day. */
  readonly spendMicros: Micros | null;
  readonly readsPerMinute: number | null;
  readonly createsPerMinute: number | null;
}

export const NO_LIMITS: KeyLimits = { spendMicros: null, readsPerMinute: null, createsPerMinute: null };

export interface KeyWebhook extends WebhookTarget {
  /** Null: it is used. */
  readonly off: WebhookOff | null;
}

/** Since when nothing is sent there any more, and why, in words for the operator. */
export interface WebhookOff {
  readonly at: Date;
  readonly reason: string;
}

/** Who is asking: all that the services ever learn of a caller. */
export interface Principal {
  readonly accountId: AccountId;
  readonly keyId: KeyId;
  readonly models: readonly ModelId[] | null;
  /** The key's own, unless it is switched off. */
  readonly webhook: WebhookTarget | null;
  readonly limits: KeyLimits;
}

/** Where an account stands: what it may still spend is credit minus charged minus held. */
export interface Balance {
  readonly creditMicros: Micros;
  readonly chargedMicros: Micros;
  readonly heldMicros: Micros;
}

/** Whose a thing is, whoever asks for it. */
export type Owner = Pick<Principal, 'accountId'>;

export function isUsable(key: ApiKey, now: Date): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);
}

export const listAllowedModels = ({ models }: Principal, all: Models): readonly Model[] =>
  models === null ? all.list() : all.list().filter(({ id }) => models.includes(id));

export function checkModelAllowed(who: Principal, model: ModelId): void {
  if (who.models === null || who.models.includes(model)) return;
  throw new ServiceError('model_not_allowed', `This API key may not use the model '${model}'.`, { param: 'model' });
}
