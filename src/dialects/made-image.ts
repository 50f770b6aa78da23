import type { Task } from '../core/task.ts';

/** Holds the place of a picture's base64 in an answer. Its id was drawn after the request came, so no client can have sent it. */
export const slotOf = (task: Pick<Task, 'id'>): string => `{{${task.id}}}`;
