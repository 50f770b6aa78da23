import { z } from 'zod';
import type { KeyLimits } from '../../core/account.ts';
import { ServiceError } from '../../core/errors.ts';
import { findEntryId, findKeyId, findTaskId } from '../../core/ids.ts';
import type { Models } from '../../core/models.ts';
import { findMicros, type Micros, refuseMoney } from '../../core/money.ts';
import { parseLabel, ROLES } from '../../core/person.ts';
import { TASK_STATES } from '../../core/task.ts';
import { SETTLED_OUTCOMES } from '../../core/upstream-store.ts';
import { ACCOUNT_ENTRY_KINDS, type EntryFilter } from '../../core/usage.ts';
import type { NewKey } from '../../services/api-keys.ts';
import type { SettleWish } from '../../services/operate-upstreams.ts';
import type { TaskSearch } from '../../services/search-tasks.ts';

/** What the console sends, read once. A refusal names the field and never its value: it may be a password. */

const text = z.string().max(10_000);
export const SETUP_BODY = z.object({ token: text, name: text, email: text, password: text });
export const SIGN_IN_BODY = z.object({ email: text, password: text });
export const PASSWORD_BODY = z.object({ current: text, next: text });
export const JOIN_BODY = z.object({ token: text, name: text, password: text });
export const RESET_BODY = z.object({ token: text, password: text });
export const LINK_BODY = z.object({ token: text });
export const INVITATION_BODY = z.object({ email: text, role: z.enum(ROLES) });
export const PERSON_CHANGE_BODY = z.object({ role: z.enum(ROLES).optional(), disabled: z.boolean().optional() });
export const NAME_BODY = z.object({ name: text });
const money = z.union([text, z.number()]);
const perMinute = z.number().int().min(1).max(10_000_000).nullish();
const KEY_BODY = z.object({
  name: text,
  expiresAt: text.nullish(),
  models: z.array(z.string().min(1).max(100)).max(100).nullish(),
  spendLimit: money.nullish(),
  readsPerMinute: perMinute,
  createsPerMinute: perMinute,
});
export const UPSTREAM_CHANGE_BODY = z.object({ paused: z.boolean() });
export const TRY_BODY = z.object({ model: z.string().min(1).max(100), prompt: text });
const SETTLE_BODY = z.object({ outcome: z.enum(SETTLED_OUTCOMES), cost: money.nullish(), note: text.optional() });
const CREDIT_BODY = z.object({ accountId: text, amount: money, note: text });

export function parseBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path.map(String).join('.') ?? '';
  if (param === '') throw new ServiceError('invalid_request', 'The request body must be a JSON object.');
  throw refuse(param, `${param} is missing or not as it must be.`);
}

const KEY_NAME_CHARACTERS = 80;
const NOTE_CHARACTERS = 200;

export const parseKeyName = (name: string): string => parseLabel(name, KEY_NAME_CHARACTERS);

export function parseNewKey(body: unknown, all: Models, now: Date): NewKey {
  const wish = parseBody(KEY_BODY, body);
  const { readsPerMinute = null, createsPerMinute = null, models = null } = wish;
  if (models?.length === 0) throw refuse('models', 'models must name one model at least, or be left out for all.');
  const known = new Set<string>(all.list().map(({ id }) => id));
  const unknown = models?.findIndex((id) => !known.has(id)) ?? -1;
  if (unknown >= 0) throw refuse(`models.${unknown}`, `models.${unknown} is not the name of a model.`);
  const spendMicros = wish.spendLimit == null ? null : parseMoney(wish.spendLimit, 'spendLimit');
  const limits: KeyLimits = { spendMicros, readsPerMinute, createsPerMinute };
  return {
    name: parseKeyName(wish.name),
    expiresAt: wish.expiresAt == null ? null : parseExpiry(wish.expiresAt, now),
    models: models === null ? null : [...new Set(models)],
    webhook: null,
    limits,
  };
}

function parseExpiry(value: string, now: Date): Date {
  const at = parseInstant(value, 'expiresAt');
  if (at > now) return at;
  throw refuse('expiresAt', 'expiresAt must lie in the future.');
}

export function parseCredit(body: unknown) {
  const { accountId, amount, note } = parseBody(CREDIT_BODY, body);
  const amountMicros = parseMoney(amount, 'amount');
  if (amountMicros === 0) throw refuse('amount', 'amount must be above 0.');
  return { accountId, amountMicros, note: parseLabel(note, NOTE_CHARACTERS, 'note') };
}

export function parseSettling(body: unknown): SettleWish {
  const { outcome, cost = null, note = '' } = parseBody(SETTLE_BODY, body);
  if (note.length > NOTE_CHARACTERS)
    throw refuse('note', `note must not be longer than ${NOTE_CHARACTERS} characters.`);
  return { outcome, costMicros: cost === null || cost === '' ? null : parseMoney(cost, 'cost'), note: note.trim() };
}

function parseMoney(value: string | number, param: string): Micros {
  const decimal = String(value);
  return findMicros(decimal) ?? fail(refuse(param, `${param} ${refuseMoney(decimal)}; got ${decimal.slice(0, 40)}.`));
}

export type Query = Readonly<Record<string, unknown>>;

/** Charges outlive models: whatever once was one may be asked for. */
const readModelName = (value: string): string =>
  value.length <= 100 ? value : fail(refuse('model', 'model is too long.'));

export function parseEntryFilter(query: Query): EntryFilter {
  const instant = (name: string) => read(query, name, (value) => parseInstant(value, name));
  return {
    from: instant('from'),
    to: instant('to'),
    model: read(query, 'model', readModelName),
    keyId: readId(query, 'key', findKeyId),
    kind: readChoice(query, 'kind', ACCOUNT_ENTRY_KINDS),
  };
}

export function parseTaskSearch(query: Query): TaskSearch {
  return {
    kind: readChoice(query, 'kind', ['video', 'image'] as const),
    state: readChoice(query, 'state', TASK_STATES),
    text: read(query, 'search', (value) => value.slice(0, 1_000)) ?? '',
  };
}

export const readEntryCursor = (query: Query) => readId(query, 'after', findEntryId);
export const readTaskCursor = (query: Query) => readId(query, 'after', findTaskId);

export function readNumber(query: Query, name: string, range: { least: number; most: number; usual: number }): number {
  const { least, most, usual } = range;
  const parse = (value: string) => {
    const number = /^\d{1,6}$/.test(value) ? Number(value) : -1;
    if (number >= least && number <= most) return number;
    throw refuse(name, `${name} must be a whole number from ${least} to ${most}.`);
  };
  return read(query, name, parse) ?? usual;
}

function read<Value>(query: Query, name: string, parse: (value: string) => Value): Value | null {
  const value = query[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw refuse(name, `${name} was sent twice.`);
  return parse(value);
}

function readChoice<Choice extends string>(query: Query, name: string, choices: readonly Choice[]): Choice | null {
  return read(query, name, (value) => {
    const choice = choices.find((one) => one === value);
    return choice ?? fail(refuse(name, `${name} must be one of ${choices.join(', ')}.`));
  });
}

function readId<Id>(query: Query, name: string, find: (text: string) => Id | null): Id | null {
  return read(query, name, (value) => find(value) ?? fail(refuse(name, `${name} is not an id that could be one.`)));
}

function parseInstant(value: string, param: string): Date {
  const at = new Date(value);
  if (!Number.isNaN(at.getTime()) && /^\d{4}-\d{2}-\d{2}/.test(value)) return at;
  throw refuse(param, `${param} must be a date or an instant, such as 2026-11-30 or 2026-11-30T12:00:00Z.`);
}

const refuse = (param: string, message: string) => new ServiceError('invalid_request', message, { param });

function fail(error: ServiceError): never {
  throw error;
}
