import { openStore } from '../app/open-store.ts';
import { systemClock, systemRandomness } from '../app/system.ts';
import type { Config } from '../config/settings.ts';
import type { ApiKey } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import type { KeyId } from '../core/ids.ts';
import { MODEL_IDS, type ModelId } from '../core/models.ts';
import type { Store } from '../core/store.ts';
import { parseWebhook, type WebhookTarget } from '../core/webhook.ts';
import { makeMayReach } from '../outbound/outbound.ts';
import { createFirstAccount } from '../services/accounts.ts';
import { type ApiKeys, makeApiKeys } from '../services/api-keys.ts';
import { explainStart } from './explain-start.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

export interface CreateKeyOptions {
  readonly name: string;
  readonly days?: string;
  readonly models?: string;
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
}

/** The key commands open the database themselves; a serving process notices a change within two seconds. */
async function withKeys<Result>(
  config: Config,
  use: (keys: ApiKeys, store: Store) => Promise<Result>,
): Promise<Result> {
  const opened = await openStore(config, () => undefined).catch((error) => Promise.reject(explainStart(error, config)));
  try {
    const { store } = opened;
    return await use(makeApiKeys({ store, clock: systemClock, randomness: systemRandomness }), store);
  } finally {
    await opened.close();
  }
}

export async function createKey(terminal: Terminal, config: Config, options: CreateKeyOptions): Promise<number> {
  const wanted = {
    name: options.name,
    expiresAt: toExpiry(options.days),
    models: toModels(options.models),
    webhook: toWebhook(config, options),
  };
  const secret = await withKeys(config, async (keys, store) => {
    const [account] = await store.listAccounts();
    if (account !== undefined) return (await keys.create(account.id, wanted)).secret;
    // An empty data folder: its first account comes with this key instead of the one that the first start would have made.
    const first = await createFirstAccount({ store, clock: systemClock, randomness: systemRandomness }, wanted);
    if (first === null) throw new CommandError('Another process has just set up this data folder; try again.');
    return first.secret;
  });
  writeLine(terminal.err, 'The key is shown this once:');
  writeLine(terminal.out, secret);
  return EXIT.ok;
}

export async function listKeys(terminal: Terminal, config: Config): Promise<number> {
  const keys = await withKeys(config, (all) => all.list());
  if (keys.length === 0) writeLine(terminal.err, 'There are no keys yet: npx kinora keys create');
  for (const key of keys) writeLine(terminal.out, toRow(key, systemClock.now()));
  return EXIT.ok;
}

export async function revokeKey(terminal: Terminal, config: Config, id: string): Promise<number> {
  const revoked = await withKeys(config, (keys) => keys.revoke(id as KeyId));
  if (!revoked) throw new CommandError(`There is no key '${id}' that could be revoked; see: npx kinora keys list`);
  writeLine(terminal.out, `${id} is revoked`);
  return EXIT.ok;
}

function toRow(key: ApiKey, now: Date): string {
  const state =
    key.revokedAt !== null ? 'revoked' : key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
  const until = key.expiresAt === null ? 'no expiry' : `until ${key.expiresAt.toISOString().slice(0, 10)}`;
  return [key.id, `sk-…${key.hint}`, state.padEnd(7), until, key.models?.join(',') ?? 'all models', key.name].join(
    '  ',
  );
}

function toExpiry(days: string | undefined): Date | null {
  if (days === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new CommandError(`--days must be a whole number; got '${days}'.`, EXIT.usage);
  return new Date(systemClock.now().getTime() + Number(days) * 24 * 60 * 60 * 1000);
}

function toModels(list: string | undefined): readonly ModelId[] | null {
  if (list === undefined) return null;
  return list.split(',').map((name) => {
    const model = MODEL_IDS.find((id) => id === name.trim());
    if (model !== undefined) return model;
    throw new CommandError(`--models: '${name}' is none of ${MODEL_IDS.join(', ')}.`, EXIT.usage);
  });
}

/** The same rules as over HTTP; a refusal names the option instead of the field. */
function toWebhook(config: Config, options: CreateKeyOptions): WebhookTarget | null {
  const { webhookUrl, webhookSecret } = options;
  if (webhookUrl === undefined && webhookSecret === undefined) return null;
  try {
    return parseWebhook(
      {
        url: { name: '--webhook-url', value: webhookUrl },
        secret: { name: '--webhook-secret', value: webhookSecret },
      },
      makeMayReach({ allowPrivate: config.outboundPrivate }),
    );
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message, EXIT.usage) : error;
  }
}
