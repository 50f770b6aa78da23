import { modelsOf } from '../app/models.ts';
import { systemClock, systemRandomness } from '../app/system.ts';
import type { Config } from '../config/settings.ts';
import type { AccountId, KeyId } from '../core/ids.ts';
import type { ModelId, Models } from '../core/models.ts';
import { findMicros, type Micros, refuseMoney } from '../core/money.ts';
import type { Store } from '../core/store.ts';
import { createFirstAccount } from '../services/accounts.ts';
import { describeKeys, toDocument, toRow } from './key-list.ts';
import { parseTarget } from './key-webhook.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';
import { withKeys } from './with-keys.ts';

export interface CreateKeyOptions {
  readonly name: string;
  readonly days?: string;
  readonly models?: string;
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  readonly account?: string;
  readonly spendLimit?: string;
  readonly readsPerMinute?: string;
  readonly createsPerMinute?: string;
}

export async function createKey(terminal: Terminal, config: Config, options: CreateKeyOptions): Promise<number> {
  const wanted = {
    name: options.name,
    expiresAt: toExpiry(options.days),
    models: toModels(options.models, modelsOf(config)),
    limits: {
      spendMicros: toSpendLimit(options.spendLimit),
      readsPerMinute: toPerMinute('--reads-per-minute', options.readsPerMinute),
      createsPerMinute: toPerMinute('--creates-per-minute', options.createsPerMinute),
    },
    webhook: parseTarget(config, {
      url: { name: '--webhook-url', value: options.webhookUrl },
      secret: { name: '--webhook-secret', value: options.webhookSecret },
    }),
  };
  const secret = await withKeys(config, async (keys, store) => {
    const accountId = await findAccount(store, options.account);
    if (accountId !== null) return (await keys.create(accountId, wanted)).secret;
    // An empty data folder: its first account comes with this key instead of the one that the first start would have made.
    const first = await createFirstAccount({ store, clock: systemClock, randomness: systemRandomness }, wanted);
    if (first === null) throw new CommandError('Another process has just set up this data folder; try again.');
    return first.secret;
  });
  writeLine(terminal.err, 'The key is shown this once:');
  writeLine(terminal.out, secret);
  return EXIT.ok;
}

export interface ListKeysOptions {
  readonly json?: boolean;
}

export async function listKeys(terminal: Terminal, config: Config, options: ListKeysOptions): Promise<number> {
  const listed = await withKeys(config, async (keys, store) => describeKeys(await keys.list(), store));
  const now = systemClock.now();
  if (options.json === true) {
    writeLine(
      terminal.out,
      JSON.stringify(
        listed.map((key) => toDocument(key, config.currency, now)),
        null,
        2,
      ),
    );
  } else {
    if (listed.length === 0) writeLine(terminal.err, 'There are no keys yet: npx kinora keys create');
    for (const key of listed) writeLine(terminal.out, toRow(key, config.currency, now));
  }
  return EXIT.ok;
}

export async function revokeKey(terminal: Terminal, config: Config, id: string): Promise<number> {
  const revoked = await withKeys(config, (keys) => keys.revoke(id as KeyId));
  if (!revoked) throw new CommandError(`There is no key '${id}' that could be revoked; see: npx kinora keys list`);
  writeLine(terminal.out, `${id} is revoked`);
  return EXIT.ok;
}

/** Whoever signs in by this address; without one the first account. Null: there is no account at all. */
async function findAccount(store: Store, email: string | undefined): Promise<AccountId | null> {
  if (email === undefined) return (await store.accounts.list())[0]?.id ?? null;
  const person = await store.people.findByEmail(email.trim().toLowerCase());
  if (person !== null) return person.accountId;
  throw new CommandError(`Nobody signs in as '${email}'; see: npx kinora accounts list`);
}

function toSpendLimit(amount: string | undefined): Micros | null {
  if (amount === undefined) return null;
  const micros = findMicros(amount);
  if (micros !== null) return micros;
  throw new CommandError(`--spend-limit ${refuseMoney(amount)}; got '${amount}'.`, EXIT.usage);
}

function toPerMinute(option: string, count: string | undefined): number | null {
  if (count === undefined) return null;
  if (/^[1-9]\d{0,6}$/.test(count)) return Number(count);
  throw new CommandError(`${option} must be a whole number; got '${count}'.`, EXIT.usage);
}

function toExpiry(days: string | undefined): Date | null {
  if (days === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new CommandError(`--days must be a whole number; got '${days}'.`, EXIT.usage);
  return new Date(systemClock.now().getTime() + Number(days) * 24 * 60 * 60 * 1000);
}

function toModels(list: string | undefined, models: Models): readonly ModelId[] | null {
  if (list === undefined) return null;
  return list.split(',').map((name) => {
    const model = models.list().find(({ id }) => id === name.trim());
    if (model !== undefined) return model.id;
    const known = models.list().map(({ id }) => id);
    throw new CommandError(`--models: '${name}' is none of ${known.join(', ')}.`, EXIT.usage);
  });
}
