import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { findTaskId, type TaskId } from '../core/ids.ts';
import type { Page, Store } from '../core/store.ts';
import type { Task } from '../core/task.ts';

/** `read` gives a task of either kind, for whoever shows both; clients of the video routes see videos alone. */
export type ReadTask = (who: Principal, id: string) => Promise<VideoTask>;

/** A task of another account is answered in the same words as one that never was. */
export function makeReadTask({ store }: { readonly store: Store }): ReadTask {
  return async (who, id) => {
    const taskId = findTaskId(id);
    const task = taskId === null ? null : await store.findTask(who.accountId, taskId);
    if (task === null) throw new ServiceError('task_not_found', `There is no task '${id.slice(0, 60)}'.`);
    return task;
  };
}

export type ListTasks = (who: Principal, page: Page<TaskId>) => Promise<readonly Task[]>;

/**
 * A page of the account's tasks. `after` must be one of them, though it may have been deleted since: whoever pages and
 * deletes goes on. A cursor from elsewhere is a mistake, not an empty page.
 */
export function makeListTasks({ store }: { readonly store: Store }): ListTasks {
  return async (who, page) => {
    if (page.after !== null && !(await store.knowsTask(who.accountId, page.after))) {
      throw new ServiceError('invalid_request', `There is no task '${page.after}' to start after.`, { param: 'after' });
    }
    return store.listTasks(who.accountId, page);
  };
}
