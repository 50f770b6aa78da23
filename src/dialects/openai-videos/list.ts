import { ServiceError } from '../../core/errors.ts';
import { findTaskId } from '../../core/ids.ts';
import type { TaskPage } from '../../core/store.ts';
import type { Task } from '../../core/task.ts';
import { renderVideo } from './response.ts';

export const DEFAULT_LIMIT = 20;
export const LARGEST_LIMIT = 100;

/** `?after=task_…&limit=20&order=desc`. One more than asked for is read, to know whether there is a next page. */
export function parsePage(query: Readonly<Record<string, unknown>>): TaskPage {
  return { after: parseAfter(query.after), limit: parseLimit(query.limit) + 1, order: parseOrder(query.order) };
}

function parseAfter(value: unknown): TaskPage['after'] {
  if (value === undefined || value === '') return null;
  const id = typeof value === 'string' ? findTaskId(value) : null;
  if (id === null) throw refuse('after', 'after must be the id of a task.');
  return id;
}

function parseLimit(value: unknown): number {
  if (value === undefined || value === '') return DEFAULT_LIMIT;
  const limit = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (limit < 1 || limit > LARGEST_LIMIT)
    throw refuse('limit', `limit must be a whole number from 1 to ${LARGEST_LIMIT}.`);
  return limit;
}

function parseOrder(value: unknown): TaskPage['order'] {
  if (value === undefined || value === '' || value === 'desc') return 'newest';
  if (value === 'asc') return 'oldest';
  throw refuse('order', 'order must be asc or desc.');
}

const refuse = (param: string, message: string) => new ServiceError('invalid_request', message, { param });

export function renderList(tasks: readonly Task[], page: TaskPage) {
  const shown = tasks.slice(0, page.limit - 1);
  return {
    object: 'list',
    data: shown.map(renderVideo),
    first_id: shown[0]?.id ?? null,
    last_id: shown.at(-1)?.id ?? null,
    has_more: tasks.length > shown.length,
  };
}
