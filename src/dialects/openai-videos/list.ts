import { findTaskId, type TaskId } from '../../core/ids.ts';
import type { Page } from '../../core/page.ts';
import type { VideoTask } from '../../core/task.ts';
import { type Listed, shownOf } from '../page.ts';
import { renderVideo } from './response.ts';

export const LISTED_TASK: Listed<TaskId> = { what: 'a task', findId: findTaskId };

export function renderList(tasks: readonly VideoTask[], page: Page<TaskId>) {
  const { shown, more } = shownOf(tasks, page);
  return {
    object: 'list',
    data: shown.map(renderVideo),
    first_id: shown[0]?.id ?? null,
    last_id: shown.at(-1)?.id ?? null,
    has_more: more,
  };
}
