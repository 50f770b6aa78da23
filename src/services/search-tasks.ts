import { setImmediate as nextTurn } from 'node:timers/promises';
import { ServiceError } from '../core/errors.ts';
import type { AccountId, TaskId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';
import type { Task, TaskState } from '../core/task.ts';

export interface TaskSearch {
  readonly kind: 'video' | 'image' | null;
  readonly state: TaskState | null;
  /** Words of the prompt, in any letter case; empty: any prompt. */
  readonly text: string;
}

export type SearchTasks = (
  accountId: AccountId,
  search: TaskSearch,
  page: { readonly after: TaskId | null; readonly limit: number },
) => Promise<readonly Task[]>;

const ROWS_AT_ONCE = 200;

/**
 * The account's tasks whose prompts hold every word. The database only rules out what cannot fit; which letters are the
 * same in every script is not a question that both engines answer alike.
 */
export function makeSearchTasks({ store }: { readonly store: Store }): SearchTasks {
  return async (accountId, { kind, state, text }, { after, limit }) => {
    if (after !== null && !(await store.tasks.knows(accountId, after))) {
      throw new ServiceError('invalid_request', `There is no task '${after}' to start after.`, { param: 'after' });
    }
    const wanted = text.toLowerCase().split(/\s+/u).filter(Boolean);
    const filter = { kind, state, words: wanted.filter(isPlain) };
    if (wanted.length === 0) return store.tasks.search(accountId, filter, { after, limit });

    const found: Task[] = [];
    let start = after;
    for (;;) {
      const page = await store.tasks.search(accountId, filter, { after: start, limit: ROWS_AT_ONCE });
      found.push(...page.filter((task) => fits(task, wanted)));
      const last = page.at(-1);
      if (found.length >= limit || page.length < ROWS_AT_ONCE || last === undefined) return found.slice(0, limit);
      start = last.id;
      await nextTurn();
    }
  };
}

/** What JSON writes as it stands, and every engine puts into lower case alike. */
const isPlain = (word: string): boolean => /^[\x21-\x7e]+$/.test(word) && !/["\\]/.test(word);

function fits({ request }: Task, words: readonly string[]): boolean {
  const prompt = request.prompt.toLowerCase();
  return words.every((word) => prompt.includes(word));
}
