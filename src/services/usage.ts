import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { AccountId, EntryId, KeyId, TaskId } from '../core/ids.ts';
import type { ModelId } from '../core/models.ts';
import { type Micros, toMicros } from '../core/money.ts';
import type { Store } from '../core/store.ts';
import type { Task } from '../core/task.ts';
import type { AccountEntry, EntryFilter, UsageCell } from '../core/usage.ts';

export interface Total {
  readonly amountMicros: Micros;
  readonly tasks: number;
  readonly seconds: number;
  readonly images: number;
}

export interface Usage {
  readonly from: Date;
  readonly to: Date;
  readonly total: Total;
  /** Every day, oldest first. */
  readonly days: readonly (Total & { readonly day: Date })[];
  readonly models: readonly (Total & { readonly model: ModelId })[];
  readonly keys: readonly (Total & { readonly keyId: KeyId })[];
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type ReadUsage = (accountId: AccountId, days: number) => Promise<Usage>;

/** What was charged on each of the last days, today included, in UTC. */
export function makeReadUsage({ store, clock }: { readonly store: Store; readonly clock: Clock }): ReadUsage {
  return async (accountId, days) => {
    const today = Math.floor(clock.now().getTime() / DAY_MILLISECONDS);
    const first = today - days + 1;
    const [from, to] = [first, today + 1].map((day) => new Date(day * DAY_MILLISECONDS)) as [Date, Date];
    const cells = await store.ledger.listUsage(accountId, from, to);
    const daysWithAll = Array.from({ length: days }, (_, index) => first + index);
    return {
      from,
      to,
      total: addUp(cells),
      days: daysWithAll.map((day) => ({
        day: new Date(day * DAY_MILLISECONDS),
        ...addUp(cells.filter((cell) => cell.day === day)),
      })),
      models: groupBy(cells, ({ model }) => model).map(([model, some]) => ({ model, ...addUp(some) })),
      keys: groupBy(cells, ({ keyId }) => keyId).map(([keyId, some]) => ({ keyId, ...addUp(some) })),
    };
  };
}

const groupBy = <Name>(cells: readonly UsageCell[], nameOf: (cell: UsageCell) => Name) => [
  ...Map.groupBy(cells, nameOf),
];

function addUp(cells: readonly UsageCell[]): Total {
  const sum = (countOf: (cell: UsageCell) => number) => cells.reduce((all, cell) => all + countOf(cell), 0);
  const units = (kind: 'video' | 'image') => sum(({ taskKind, units: some }) => (taskKind === kind ? some : 0));
  return {
    amountMicros: toMicros(sum(({ amountMicros }) => amountMicros)),
    tasks: sum(({ tasks }) => tasks),
    seconds: units('video'),
    images: units('image'),
  };
}

export type ListAccountEntries = (
  accountId: AccountId,
  filter: EntryFilter,
  page: { readonly after: EntryId | null; readonly limit: number },
) => Promise<readonly AccountEntry[]>;

/** `after` must be one of the account's entries: a cursor from elsewhere is a mistake. */
export function makeListAccountEntries({ store }: { readonly store: Store }): ListAccountEntries {
  return async (accountId, filter, page) => {
    if (page.after !== null && (await store.ledger.findEntry(accountId, page.after)) === null) {
      const message = `There is no entry '${page.after}' to start after.`;
      throw new ServiceError('invalid_request', message, { param: 'after' });
    }
    return store.ledger.listAccountEntries(accountId, filter, page);
  };
}

/** An entry with what it is about, as a person reads it. */
export interface StatementLine {
  readonly entry: AccountEntry;
  /** Credit less charges, right after it. */
  readonly balanceMicros: Micros;
  /** Null: a credit is about none, and others may have been deleted. */
  readonly task: Task | null;
}

export type ReadStatement = (
  accountId: AccountId,
  entries: readonly AccountEntry[],
) => Promise<readonly StatementLine[]>;

export function makeReadStatement({ store }: { readonly store: Store }): ReadStatement {
  return async (accountId, entries) => {
    const ids = new Set(entries.flatMap((entry): TaskId[] => (entry.kind === 'credit' ? [] : [entry.taskId])));
    const [balances, tasks] = await Promise.all([
      store.ledger.listBalances(accountId, entries),
      store.tasks.listById(accountId, [...ids]),
    ]);
    return entries.map((entry) => ({
      entry,
      balanceMicros: balances.get(entry.id) ?? toMicros(0),
      task: entry.kind === 'credit' ? null : (tasks.find(({ id }) => id === entry.taskId) ?? null),
    }));
  };
}
