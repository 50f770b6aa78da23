import type { Clock } from '../core/clock.ts';
import type { AccountId } from '../core/ids.ts';
import type { ModelId, Models } from '../core/models.ts';
import type { Store } from '../core/store.ts';
import type { FailedTask, RunningTask } from '../core/task.ts';

export interface Operations {
  readonly lanes: readonly LaneState[];
  readonly running: readonly (RunningTask & { readonly accountName: string })[];
  readonly models: readonly ModelHealth[];
  readonly storage: { readonly files: number; readonly sizeBytes: number; readonly freeBytes: number | null };
  readonly failures: readonly (FailedTask & { readonly accountName: string })[];
}

export interface LaneState {
  readonly lane: 'video' | 'image' | 'webhook';
  readonly queued: number;
  readonly running: number;
  readonly oldestAt: Date | null;
}

/** Of the last hour. */
export interface ModelHealth {
  readonly model: ModelId;
  readonly succeeded: number;
  readonly failed: number;
}

export type ReadOperations = () => Promise<Operations>;

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const SHOWN = 20;
/** Adding up every file takes longer than a page may; it need not be newer than this. */
const STORAGE_MILLISECONDS = 30_000;

export function makeReadOperations(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly models: Models;
  /** Null: storage without an end. */
  readonly readFreeBytes: () => Promise<number | null>;
}): ReadOperations {
  const { store, clock, models, readFreeBytes } = parts;
  let storage: { readonly at: number; readonly use: Promise<{ files: number; sizeBytes: number }> } | null = null;

  async function readStorage() {
    const now = clock.now().getTime();
    if (storage === null || now - storage.at >= STORAGE_MILLISECONDS) storage = { at: now, use: store.files.readUse() };
    const { use } = storage;
    use.catch(() => {
      storage = null;
    });
    return { ...(await use), freeBytes: await readFreeBytes() };
  }

  return async () => {
    const names = new Map((await store.accounts.list()).map(({ id, name }) => [id, name]));
    const named = <Task extends { readonly accountId: AccountId }>(task: Task) => ({
      ...task,
      accountName: names.get(task.accountId) ?? task.accountId,
    });
    const since = new Date(clock.now().getTime() - HOUR_MILLISECONDS);
    const outcomes = await store.tasks.countOutcomes(since);
    const count = (model: ModelId, state: 'succeeded' | 'failed') =>
      outcomes.find((one) => one.model === model && one.state === state)?.count ?? 0;
    return {
      lanes: await readLanes(store),
      running: (await store.tasks.listRunning(SHOWN)).map(named),
      models: models.list().map(({ id: model }) => ({
        model,
        succeeded: count(model, 'succeeded'),
        failed: count(model, 'failed'),
      })),
      storage: await readStorage(),
      failures: (await store.tasks.listFailures(SHOWN)).map(named),
    };
  };
}

async function readLanes(store: Store): Promise<readonly LaneState[]> {
  const [backlog, deliveries] = await Promise.all([store.tasks.listBacklog(), store.deliveries.countPending()]);
  const tasks = (['video', 'image'] as const).map((lane) => {
    const own = backlog.filter(({ kind }) => kind === lane);
    const queued = own.filter(({ state }) => state === 'queued');
    const sum = (some: typeof own) => some.reduce((all, { count }) => all + count, 0);
    const oldest = Math.min(...queued.map(({ oldestAt }) => oldestAt.getTime()));
    return {
      lane,
      queued: sum(queued),
      running: sum(own.filter(({ state }) => state === 'running')),
      oldestAt: queued.length === 0 ? null : new Date(oldest),
    };
  });
  return [...tasks, { lane: 'webhook', queued: deliveries.count, running: 0, oldestAt: deliveries.oldestAt }];
}
