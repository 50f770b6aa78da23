import type { Owner, Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { findTaskId, type TaskId } from '../core/ids.ts';
import type { Page } from '../core/page.ts';
import type { Store } from '../core/store.ts';
import { isVideoTask, type Task, type VideoTask } from '../core/task.ts';

/** Of either kind, for whoever shows both. */
export type ReadTask = (who: Owner, id: string) => Promise<Task>;
/** For the video routes, where a still is nothing that could be found. */
export type ReadVideo = (who: Owner, id: string) => Promise<VideoTask>;

/** A task of another account is answered in the same words as one that never was. */
export function makeReadTask({ store }: { readonly store: Store }): ReadTask {
  return async (who, id) => {
    const taskId = findTaskId(id);
    const task = taskId === null ? null : await store.tasks.find(who.accountId, taskId);
    return task ?? Promise.reject(unknownTask(id));
  };
}

export function makeReadVideo({ store }: { readonly store: Store }): ReadVideo {
  const readTask = makeReadTask({ store });
  return async (who, id) => {
    const task = await readTask(who, id);
    return isVideoTask(task) ? task : Promise.reject(unknownTask(id));
  };
}

const unknownTask = (id: string) => new ServiceError('task_not_found', `There is no task '${id.slice(0, 60)}'.`);

export type ListVideos = (who: Principal, page: Page<TaskId>) => Promise<readonly VideoTask[]>;

/**
 * A page of the account's videos. `after` must be one of them, though it may have been deleted since: whoever pages and
 * deletes goes on. A cursor from elsewhere is a mistake, not an empty page.
 */
export function makeListVideos({ store }: { readonly store: Store }): ListVideos {
  return async (who, page) => {
    if (page.after !== null && !(await store.tasks.knows(who.accountId, page.after))) {
      throw new ServiceError('invalid_request', `There is no task '${page.after}' to start after.`, { param: 'after' });
    }
    return (await store.tasks.list(who.accountId, { ...page, kind: 'video' })).filter(isVideoTask);
  };
}
