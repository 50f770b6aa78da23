import type { BlobStore } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import type { Store } from '../core/store.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { TaskLifecycle } from '../services/task-lifecycle.ts';
import { REMEMBERED_SECONDS } from '../services/worker-nodes.ts';

export interface SweeperParts {
  readonly store: Store;
  readonly lifecycle: Pick<TaskLifecycle, 'failOverdue'>;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'taskFailed'>;
  readonly orphanSeconds: number;
  /** Where one process owns the storage: since when. What it finds there from before can be in nobody's hands. */
  readonly ownedSince: Date | null;
}

export interface SweepReport {
  readonly overdueTasks: number;
  readonly removedResults: number;
  readonly orphanFiles: number;
  readonly expiredLinks: number;
}

const BATCH = 200;
const OURS = ['results/', 'inputs/', 'partials/'];

/** Ends what is overdue and removes what nobody needs. Safe to stop anywhere and to run again. */
export function makeSweeper(parts: SweeperParts): (signal: AbortSignal) => Promise<SweepReport> {
  const { store, lifecycle, blobs, clock, log, metrics, orphanSeconds, ownedSince } = parts;

  let huntedAt = 0;

  async function endOverdueTasks(signal: AbortSignal): Promise<number> {
    let ended = 0;
    for (;;) {
      const overdue = await store.tasks.listOverdue(clock.now(), BATCH);
      let progress = 0;
      for (const task of overdue) {
        signal.throwIfAborted();
        if (!(await lifecycle.failOverdue(task))) continue;
        metrics.taskFailed(task.request.model, 'deadline_exceeded');
        progress += 1;
      }
      ended += progress;
      if (overdue.length < BATCH || progress === 0) return ended;
    }
  }

  async function removeResults(signal: AbortSignal): Promise<number> {
    let removed = 0;
    for (;;) {
      const removable = await store.files.listRemovable(clock.now(), BATCH);
      for (const { taskId, blobKey } of removable) {
        signal.throwIfAborted();
        // The file first: a task that still names a missing file is swept again, a nameless file would need the orphan hunt.
        await blobs.remove(blobKey);
        await store.transaction((transaction) => transaction.files.forget(taskId, blobKey));
        removed += 1;
      }
      if (removable.length < BATCH) return removed;
    }
  }

  /** Sessions, links, counts of attempts and nodes whose time is over: nothing comes of them any more, so nobody misses them. */
  async function forgetWhatIsOver(): Promise<number> {
    const now = clock.now();
    return store.transaction(async (transaction) => {
      await transaction.sessions.forget(now);
      await transaction.attempts.forget(now);
      await transaction.nodes.forget(new Date(now.getTime() - REMEMBERED_SECONDS * 1000));
      return transaction.links.forget(now);
    });
  }

  /** Looks at every stored file, so it is done when the process starts and then only as often as a file can have become old. */
  async function removeOrphans(signal: AbortSignal): Promise<number> {
    const now = clock.now().getTime();
    if (now - huntedAt < orphanSeconds * 1000) return 0;
    huntedAt = now;
    const oldEnough = now - orphanSeconds * 1000;
    const before = Math.max(oldEnough, ownedSince?.getTime() ?? 0);
    let removed = 0;
    for (const prefix of OURS) {
      for await (const { key, modifiedAt } of blobs.list(prefix)) {
        signal.throwIfAborted();
        if (modifiedAt.getTime() >= before || (await store.files.isReferenced(key))) continue;
        await blobs.remove(key);
        removed += 1;
      }
    }
    return removed;
  }

  return async (signal) => {
    let report: SweepReport = { overdueTasks: 0, removedResults: 0, orphanFiles: 0, expiredLinks: 0 };
    // One node at a time: two would only do each other's work.
    await store.exclusively('sweep', async () => {
      report = {
        overdueTasks: await endOverdueTasks(signal),
        removedResults: await removeResults(signal),
        orphanFiles: await removeOrphans(signal),
        expiredLinks: await forgetWhatIsOver(),
      };
    });
    if (Object.values(report).some((count) => count > 0)) log.info(report, 'sweep-done');
    return report;
  };
}
