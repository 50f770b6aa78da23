import type { Kysely } from 'kysely';
import type { TaskId } from '../../src/core/ids.ts';
import type { Schema } from '../../src/stores/sql/schema.ts';

const BATCH = 500;

/**
 * Stores the task again under other names, many rows in a statement: through the service it would take a minute. Money is
 * left out, since only the order of the work is looked at.
 */
export async function copyTask(database: Kysely<Schema>, id: TaskId, count: number): Promise<readonly TaskId[]> {
  const row = await database.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, (_, index) => `task_${String(index).padStart(32, '0')}` as TaskId);
  for (let start = 0; start < count; start += BATCH) {
    const rows = ids.slice(start, start + BATCH).map((copy) => ({ ...row, id: copy }));
    await database.insertInto('tasks').values(rows).execute();
  }
  return ids;
}
