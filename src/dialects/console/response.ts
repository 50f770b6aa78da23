import type { ApiKey, Balance } from '../../core/account.ts';
import { ERROR_CATALOGUE, type ServiceError } from '../../core/errors.ts';
import type { KeyId } from '../../core/ids.ts';
import { formatMicros, toMicros } from '../../core/money.ts';
import type { Link, Person } from '../../core/person.ts';
import type { AccountEntry } from '../../core/usage.ts';
import { type RenderedError, retryHeaders } from '../../http/dialect.ts';
import type { KeyWithSpending } from '../../services/account-keys.ts';
import type { StatementLine, Total, Usage } from '../../services/usage.ts';
import { renderFilm } from './creation.ts';
import type {
  BalanceView,
  ChargeView,
  EntryView,
  ErrorView,
  InvitationView,
  KeyView,
  PersonView,
  TotalView,
  UsageView,
  UserView,
} from './views.ts';

export function renderConsoleError(error: ServiceError): RenderedError {
  const { status, retryable } = ERROR_CATALOGUE[error.code];
  const { code, message, param } = error;
  const body: ErrorView = { error: { code, message, param } };
  return { status, headers: { ...retryHeaders(error, retryable), 'cache-control': 'no-store' }, body };
}

export const renderUser = ({ accountId, email, name, role }: Person): UserView => ({
  id: accountId,
  email,
  name,
  role,
});

export function renderPerson(person: Person, balance: BalanceView): PersonView {
  return {
    ...renderUser(person),
    disabled: person.disabledAt !== null,
    createdAt: person.createdAt.toISOString(),
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
    accountId: person.accountId,
    balance,
  };
}

export function renderInvitation(link: Extract<Link, { kind: 'invitation' }>): InvitationView {
  const { email, role, createdAt, expiresAt } = link;
  return { email, role, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export function renderBalance({ creditMicros, chargedMicros, heldMicros }: Balance, currency: string): BalanceView {
  return {
    currency,
    credit: formatMicros(creditMicros),
    charged: formatMicros(chargedMicros),
    held: formatMicros(heldMicros),
    available: formatMicros(toMicros(creditMicros - chargedMicros - heldMicros)),
  };
}

export function renderKey({ key, spentMicros }: KeyWithSpending, now: Date): KeyView {
  const { limits } = key;
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    state: renderKeyState(key, now),
    builtIn: key.purpose !== null,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    models: key.models,
    spendLimit: limits.spendMicros === null ? null : formatMicros(limits.spendMicros),
    spent: formatMicros(spentMicros),
    readsPerMinute: limits.readsPerMinute,
    createsPerMinute: limits.createsPerMinute,
  };
}

function renderKeyState({ revokedAt, expiresAt }: ApiKey, now: Date): KeyView['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

/** Names of keys, for entries that know only ids. */
export type KeyNames = ReadonlyMap<KeyId, string>;
export const toKeyNames = (keys: readonly ApiKey[]): KeyNames => new Map(keys.map(({ id, name }) => [id, name]));

export function renderEntry(entry: AccountEntry, names: KeyNames): EntryView {
  const base = {
    id: entry.id,
    amount: formatMicros(entry.amountMicros),
    currency: entry.currency,
    createdAt: entry.createdAt.toISOString(),
  };
  if (entry.kind === 'credit') return { ...base, kind: 'credit', note: entry.note };
  const isVideo = entry.taskKind === 'video';
  return {
    ...base,
    kind: entry.kind,
    taskId: entry.taskId,
    keyId: entry.keyId,
    keyName: names.get(entry.keyId) ?? '',
    model: entry.model,
    seconds: isVideo ? entry.units : null,
    images: isVideo ? null : entry.units,
    unitPrice: formatMicros(entry.unitPriceMicros),
  };
}

export function renderCharge({ entry, balanceMicros, task }: StatementLine, names: KeyNames, now: Date): ChargeView {
  const film = task === null ? null : renderFilm(task, now);
  return { ...renderEntry(entry, names), balance: formatMicros(balanceMicros), film };
}

const CSV_COLUMNS = [
  'id',
  'kind',
  'created_at',
  'task_id',
  'key_id',
  'key_name',
  'model',
  'seconds',
  'images',
  'unit_price',
  'amount',
  'currency',
  'note',
] as const;

export const CSV_HEADER = `${CSV_COLUMNS.join(',')}\r\n`;

/** By RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function renderCsvLine(entry: EntryView): string {
  const credit = entry.kind === 'credit' ? entry : null;
  const task = entry.kind === 'credit' ? null : entry;
  const cells: Record<(typeof CSV_COLUMNS)[number], string | number | null | undefined> = {
    id: entry.id,
    kind: entry.kind,
    created_at: entry.createdAt,
    task_id: task?.taskId,
    key_id: task?.keyId,
    key_name: task?.keyName,
    model: task?.model,
    seconds: task?.seconds,
    images: task?.images,
    unit_price: task?.unitPrice,
    amount: entry.amount,
    currency: entry.currency,
    note: credit?.note,
  };
  return `${CSV_COLUMNS.map((column) => toCell(cells[column])).join(',')}\r\n`;
}

function toCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function renderUsage(usage: Usage, currency: string, names: KeyNames): UsageView {
  return {
    currency,
    from: usage.from.toISOString(),
    to: usage.to.toISOString(),
    total: renderTotal(usage.total),
    days: usage.days.map(({ day, ...total }) => ({ day: day.toISOString().slice(0, 10), ...renderTotal(total) })),
    models: usage.models.map(({ model, ...total }) => ({ model, ...renderTotal(total) })),
    keys: usage.keys.map(({ keyId, ...total }) => ({ keyId, keyName: names.get(keyId) ?? '', ...renderTotal(total) })),
  };
}

const renderTotal = ({ amountMicros, tasks, seconds, images }: Total): TotalView => ({
  amount: formatMicros(amountMicros),
  tasks,
  seconds,
  images,
});
