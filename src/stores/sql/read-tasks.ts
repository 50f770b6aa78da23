import { sql } from 'kysely';
import type { GenerationKind } from '../../core/generation-request.ts';
import type { AccountId, TaskId } from '../../core/ids.ts';
import type { ModelId } from '../../core/models.ts';
import type { FailedTask, RunningTask, Task } from '../../core/task.ts';
import type { TaskPage, TaskReads } from '../../core/task-store.ts';
import type { Backlog, TaskFilter } from '../../core/usage.ts';
import { count } from './aggregates.ts';
import { SqlPart } from './part.ts';
import { requestWords } from './request-column.ts';
import { toFailedTask, toRunningTask, toTask } from './rows.ts';

export class SqlTaskReads extends SqlPart implements TaskReads {
  async find(accountId: AccountId, id: TaskId): Promise<Task | null> {
    const { rows } = await this.statements.findTask.run(this.database, { accountId, id });
    const [row] = rows;
    return row === undefined ? null : toTask(row);
  }

  async knows(accountId: AccountId, id: TaskId): Promise<boolean> {
    const row = await this.database
      .selectFrom('tasks')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  }

  async list(accountId: AccountId, page: TaskPage): Promise<readonly Task[]> {
    const [compare, direction] = page.order === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    let query = this.database
      .selectFrom('tasks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted');
    if (page.kind !== null) query = query.where('kind', '=', page.kind);
    if (page.after !== null) {
      const start = this.database.selectFrom('tasks').select(['created_at', 'id']).where('id', '=', page.after);
      query = query.where(sql<boolean>`(created_at, id) ${sql.raw(compare)} (${start})`);
    }
    const rows = await query.orderBy('created_at', direction).orderBy('id', direction).limit(page.limit).execute();
    return rows.map(toTask);
  }

  async listById(accountId: AccountId, ids: readonly TaskId[]): Promise<readonly Task[]> {
    if (ids.length === 0) return [];
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('id', 'in', ids)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted')
      .execute();
    return rows.map(toTask);
  }

  async listOverdue(now: Date, limit: number): Promise<readonly Task[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('finished_at', 'is', null)
      .where('state', 'in', ['queued', 'running'])
      .where('deadline_at', '<=', now.getTime())
      .orderBy('deadline_at')
      .limit(limit)
      .execute();
    return rows.map(toTask);
  }

  async listKeyless(kind: GenerationKind, before: Date, limit: number): Promise<readonly Task[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .leftJoin('creations', 'creations.task_id', 'tasks.id')
      .selectAll('tasks')
      .where('tasks.finished_at', 'is', null)
      .where('tasks.state', 'in', ['queued', 'running'])
      .where('tasks.kind', '=', kind)
      .where('tasks.created_at', '<', before.getTime())
      .where('creations.idempotency_key', 'is', null)
      .limit(limit)
      .execute();
    return rows.map(toTask);
  }

  async countUnfinished(): Promise<{ queued: number; running: number }> {
    const rows = await this.database
      .selectFrom('tasks')
      .select(['state', sql<number>`count(*)`.as('count')])
      .where('finished_at', 'is', null)
      .where('state', 'in', ['queued', 'running'])
      .groupBy('state')
      .execute();
    return toCounts(rows);
  }

  async search(
    accountId: AccountId,
    { kind, state, words }: TaskFilter,
    page: { readonly after: TaskId | null; readonly limit: number },
  ): Promise<readonly Task[]> {
    let query = this.database
      .selectFrom('tasks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted');
    if (kind !== null) query = query.where('kind', '=', kind);
    if (state !== null) query = query.where('state', '=', state);
    for (const word of words) {
      const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      query = query.where(sql<boolean>`${requestWords} like ${pattern} escape '\\'`);
    }
    if (page.after !== null) {
      const start = this.database.selectFrom('tasks').select(['created_at', 'id']).where('id', '=', page.after);
      query = query.where(sql<boolean>`(created_at, id) < (${start})`);
    }
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
    return rows.map(toTask);
  }

  async listBacklog(): Promise<readonly Backlog[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .select(['kind', 'model', 'state', count().as('count'), sql<number>`min(created_at)`.as('oldest')])
      .where('finished_at', 'is', null)
      .groupBy(['kind', 'model', 'state'])
      .execute();
    return rows.map((row) => ({
      kind: row.kind,
      model: row.model as ModelId,
      state: row.state === 'running' ? 'running' : 'queued',
      count: Number(row.count),
      oldestAt: new Date(Number(row.oldest)),
    }));
  }

  async listRunning(limit: number): Promise<readonly RunningTask[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('finished_at', 'is', null)
      .where('state', '=', 'running')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(toRunningTask);
  }

  async listFailures(limit: number): Promise<readonly FailedTask[]> {
    const rows = await this.database
      .selectFrom('tasks')
      .selectAll()
      .where('state', '=', sql.lit('failed'))
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toFailedTask);
  }

  async countOutcomes(since: Date) {
    const rows = await this.database
      .selectFrom('tasks')
      .select(['model', 'state', count().as('count')])
      .where('finished_at', 'is not', null)
      .where('finished_at', '>=', since.getTime())
      .where('state', 'in', ['succeeded', 'failed'])
      .groupBy(['model', 'state'])
      .orderBy('model')
      .orderBy('state')
      .execute();
    return rows.map((row) => ({
      model: row.model as ModelId,
      state: row.state === 'failed' ? ('failed' as const) : ('succeeded' as const),
      count: Number(row.count),
    }));
  }
}

export function toCounts(rows: readonly { state: string; count: number }[]): { queued: number; running: number } {
  const counts = { queued: 0, running: 0 };
  for (const { state, count } of rows) if (state === 'queued' || state === 'running') counts[state] += Number(count);
  return counts;
}
