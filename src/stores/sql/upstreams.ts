import { sql } from 'kysely';
import type { TaskId } from '../../core/ids.ts';
import type { Handle } from '../../core/maker.ts';
import type { Micros } from '../../core/money.ts';
import { newState, type UpstreamState } from '../../core/upstream-state.ts';
import {
  type JobEnd,
  LIVE_JOB_STATES,
  type Settlement,
  type UpstreamAction,
  type UpstreamJob,
  type UpstreamJobState,
  type UpstreamReads,
  type UpstreamTally,
  type UpstreamWrites,
} from '../../core/upstream-store.ts';
import { count } from './aggregates.ts';
import { SqlPart } from './part.ts';
import {
  fromUpstreamAction,
  fromUpstreamJob,
  fromUpstreamState,
  toUpstreamAction,
  toUpstreamJob,
  toUpstreamState,
} from './upstream-rows.ts';
import { tallyUpstreams } from './upstream-tally.ts';

export class SqlUpstreamReads extends SqlPart implements UpstreamReads {
  async findJob(token: string): Promise<UpstreamJob | null> {
    const row = await this.database
      .selectFrom('upstream_jobs')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirst();
    return row === undefined ? null : toUpstreamJob(row);
  }

  async listJobsOf(taskId: TaskId): Promise<readonly UpstreamJob[]> {
    const rows = await this.database
      .selectFrom('upstream_jobs')
      .selectAll()
      .where('task_id', '=', taskId)
      .orderBy('prepared_at')
      .orderBy('token')
      .execute();
    return rows.map(toUpstreamJob);
  }

  async countLive(): Promise<readonly { upstream: string; count: number }[]> {
    const rows = await this.database
      .selectFrom('upstream_jobs')
      .select(['upstream', count().as('count')])
      .where('ended_at', 'is', null)
      .groupBy('upstream')
      .orderBy('upstream')
      .execute();
    return rows.map((row) => ({ upstream: row.upstream, count: Number(row.count) }));
  }

  async listUnsettled(limit: number): Promise<readonly UpstreamJob[]> {
    const rows = await this.database
      .selectFrom('upstream_jobs')
      .selectAll()
      .where('state', '=', 'unknown')
      .where('settled_at', 'is', null)
      .orderBy('prepared_at', 'desc')
      .orderBy('token', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toUpstreamJob);
  }

  async countUnsettled(): Promise<readonly { upstream: string; count: number }[]> {
    const rows = await this.database
      .selectFrom('upstream_jobs')
      .select(['upstream', count().as('count')])
      .where('state', '=', 'unknown')
      .where('settled_at', 'is', null)
      .groupBy('upstream')
      .orderBy('upstream')
      .execute();
    return rows.map((row) => ({ upstream: row.upstream, count: Number(row.count) }));
  }

  async listActions(limit: number): Promise<readonly UpstreamAction[]> {
    const rows = await this.database
      .selectFrom('upstream_actions')
      .selectAll()
      .orderBy('done_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toUpstreamAction);
  }

  async listRecent(upstream: string | null, limit: number): Promise<readonly UpstreamJob[]> {
    const rows = await this.database
      .selectFrom('upstream_jobs')
      .selectAll()
      .$if(upstream !== null, (query) => query.where('upstream', '=', upstream ?? ''))
      .orderBy('prepared_at', 'desc')
      .orderBy('token', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toUpstreamJob);
  }

  tally(since: Date): Promise<readonly UpstreamTally[]> {
    return tallyUpstreams(this.database, since);
  }

  async listStates(): Promise<readonly UpstreamState[]> {
    const rows = await this.database.selectFrom('upstream_states').selectAll().orderBy('name').execute();
    return rows.map(toUpstreamState);
  }
}

export class SqlUpstreamWrites extends SqlUpstreamReads implements UpstreamWrites {
  async lockState(name: string): Promise<UpstreamState> {
    // Put there first: what is not there cannot be locked.
    await this.database
      .insertInto('upstream_states')
      .values(fromUpstreamState(newState(name)))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await this.database
      .selectFrom('upstream_states')
      .selectAll()
      .where('name', '=', name)
      .$if(this.engine.locksRows, (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    return toUpstreamState(row);
  }

  async putState(state: UpstreamState): Promise<void> {
    const { name, ...told } = fromUpstreamState(state);
    await this.database
      .insertInto('upstream_states')
      .values({ name, ...told })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(told))
      .execute();
  }

  async countLiveOf(upstream: string): Promise<number> {
    const row = await this.database
      .selectFrom('upstream_jobs')
      .select(count().as('count'))
      .where('upstream', '=', upstream)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async insertJob(job: UpstreamJob): Promise<void> {
    await this.database.insertInto('upstream_jobs').values(fromUpstreamJob(job)).execute();
  }

  async accept(
    token: string,
    { handle, at, estimateMicros }: { handle: Handle; at: Date; estimateMicros: Micros | null },
  ): Promise<boolean> {
    const row = await this.database
      .updateTable('upstream_jobs')
      .set({
        state: sql`case when state = 'prepared' then 'accepted' else state end`,
        handle: JSON.stringify(handle),
        accepted_at: at.getTime(),
        estimate_micros: estimateMicros,
      })
      .where('token', '=', token)
      .where('state', 'in', ['prepared', 'cancelling'])
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async saveHandle(token: string, handle: Handle): Promise<boolean> {
    const row = await this.database
      .updateTable('upstream_jobs')
      .set({ handle: JSON.stringify(handle) })
      .where('token', '=', token)
      .where('state', 'in', LIVE_JOB_STATES)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async end(token: string, from: readonly UpstreamJobState[], end: JobEnd): Promise<boolean> {
    const row = await this.database
      .updateTable('upstream_jobs')
      .set({
        state: end.state,
        ended_at: end.at.getTime(),
        reason: end.reason,
        detail: end.detail,
        final_micros: end.finalMicros,
        cost_unknown: end.isCostUnknown ? 1 : 0,
      })
      .where('token', '=', token)
      .where('state', 'in', from)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async abandon(taskId: TaskId, reason: 'deadline' | 'deleted'): Promise<number> {
    const row = await this.database
      .updateTable('upstream_jobs')
      .set({ state: 'cancelling', reason })
      .where('task_id', '=', taskId)
      .where('state', 'in', ['prepared', 'accepted'])
      .executeTakeFirst();
    return Number(row.numUpdatedRows);
  }

  async settle(token: string, settled: Settlement & { readonly finalMicros: Micros | null }): Promise<boolean> {
    const { at, by, as, finalMicros } = settled;
    const cost = finalMicros === null ? {} : { final_micros: finalMicros, cost_unknown: 0 };
    const row = await this.database
      .updateTable('upstream_jobs')
      .set({ settled_at: at.getTime(), settled_by: by, settled_as: as, ...cost })
      .where('token', '=', token)
      .where('state', '=', 'unknown')
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return row.numUpdatedRows === 1n;
  }

  async insertAction(action: UpstreamAction): Promise<void> {
    await this.database.insertInto('upstream_actions').values(fromUpstreamAction(action)).execute();
  }
}
