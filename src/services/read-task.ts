import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { findTaskId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';
import type { Task } from '../core/task.ts';

export type ReadTask = (who: Principal, id: string) => Promise<Task>;

/** A task of another account is answered in the same words as one that never was. */
export function makeReadTask({ store }: { readonly store: Store }): ReadTask {
  return async (who, id) => {
    const taskId = findTaskId(id);
    const task = taskId === null ? null : await store.findTask(who.accountId, taskId);
    if (task === null) throw new ServiceError('task_not_found', `There is no task '${id.slice(0, 60)}'.`);
    return task;
  };
}
