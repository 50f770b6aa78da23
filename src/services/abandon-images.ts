import type { Store } from '../core/store.ts';
import type { TaskLifecycle } from './task-lifecycle.ts';

const BATCH = 200;

/**
 * After a crash: whoever waited for a still has lost the connection with the process, and without an idempotency key cannot
 * come back for it. Such stills are not made, and not charged. Only for the process that owns the storage alone: among many
 * nodes those who wait may stand at another, and what none waits for ends with its deadline.
 */
export async function abandonImages(
  { store, lifecycle }: { readonly store: Store; readonly lifecycle: Pick<TaskLifecycle, 'abandon'> },
  before: Date,
): Promise<number> {
  let abandoned = 0;
  for (;;) {
    const tasks = await store.tasks.listKeyless('image', before, BATCH);
    for (const task of tasks) if (await lifecycle.abandon(task)) abandoned += 1;
    if (tasks.length < BATCH) return abandoned;
  }
}
