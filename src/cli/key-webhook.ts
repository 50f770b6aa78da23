import type { Config } from '../config/settings.ts';
import type { ApiKey, KeyWebhook } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { parseWebhook, type WebhookDraft, type WebhookTarget } from '../core/webhook.ts';
import { makeMayReach } from '../outbound/outbound.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';
import { withKeys } from './with-keys.ts';

export interface KeyWebhookOptions {
  readonly url?: string;
  readonly secret?: string;
  readonly on?: boolean;
  readonly remove?: boolean;
}

/** Shows whom a key's tasks are announced to, or changes it first. A serving process notices within two seconds. */
export async function keyWebhook(
  terminal: Terminal,
  config: Config,
  id: string,
  options: KeyWebhookOptions,
): Promise<number> {
  const target = parseTarget(config, {
    url: { name: '--url', value: options.url },
    secret: { name: '--secret', value: options.secret },
  });
  const { on = false, remove = false } = options;
  if ([target !== null, on, remove].filter(Boolean).length > 1) {
    throw new CommandError('Give one of --url with --secret, --on or --remove.', EXIT.usage);
  }
  const key = await withKeys(config, async (keys) => {
    const find = async () => (await keys.list()).find((each) => each.id === id);
    const found = await find();
    if (found === undefined) throw new CommandError(`There is no key '${id}'; see: npx kinora keys list`);
    if (target === null && !on && !remove) return found;
    if (on && found.webhook === null)
      throw new CommandError(`The key '${id}' has no webhook that could be switched on.`);
    await keys.setWebhook(found.id, remove ? null : (target ?? found.webhook));
    return (await find()) ?? found;
  });
  for (const line of toLines(key)) writeLine(terminal.out, line);
  return EXIT.ok;
}

function toLines({ id, webhook }: ApiKey): readonly string[] {
  if (webhook === null) return [`${id} has no webhook`];
  if (webhook.off === null) return [webhook.url];
  const { at, reason } = webhook.off;
  return [webhook.url, `switched off at ${at.toISOString()}: ${reason}`];
}

/** For a list: the host alone, since the rest of an address may be a secret. */
export function showHost({ url, off }: KeyWebhook): string {
  const host = new URL(url).host;
  return off === null
    ? `webhook ${host}`
    : `webhook ${host} off since ${off.at.toISOString().slice(0, 10)} (${off.reason})`;
}

/** The same rules as over HTTP; a refusal names the option instead of the field. Null: neither option was given. */
export function parseTarget(config: Config, draft: WebhookDraft): WebhookTarget | null {
  if (draft.url.value === undefined && draft.secret.value === undefined) return null;
  try {
    return parseWebhook(draft, makeMayReach({ allowPrivate: config.outboundPrivate }));
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message, EXIT.usage) : error;
  }
}
