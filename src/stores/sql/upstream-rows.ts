import type { Breaker } from '../../core/breaker.ts';
import type { AccountId, TaskId } from '../../core/ids.ts';
import type { Handle } from '../../core/maker.ts';
import type { ModelId } from '../../core/models.ts';
import type { Micros } from '../../core/money.ts';
import type { HealthReport, RestingKey, UpstreamState } from '../../core/upstream-state.ts';
import type { UpstreamAction, UpstreamJob } from '../../core/upstream-store.ts';
import { filled, findDate, toDate } from './rows.ts';
import type { UpstreamActionRow, UpstreamJobRow, UpstreamStateRow } from './schema.ts';

/** Rows to values and back; what stands in JSON here was written here. */

export function toUpstreamJob(row: UpstreamJobRow): UpstreamJob {
  return {
    token: row.token,
    taskId: row.task_id as TaskId,
    accountId: row.account_id as AccountId,
    kind: row.kind,
    model: row.model as ModelId,
    upstream: row.upstream,
    as: row.served_as,
    key: row.key_fingerprint,
    state: row.state,
    handle: JSON.parse(row.handle) as Handle,
    preparedAt: toDate(row.prepared_at),
    acceptedAt: findDate(row.accepted_at),
    endedAt: findDate(row.ended_at),
    reason: row.reason as UpstreamJob['reason'],
    detail: row.detail,
    cost: {
      currency: row.cost_currency,
      estimateMicros: row.estimate_micros as Micros | null,
      finalMicros: row.final_micros as Micros | null,
      isUnknown: row.cost_unknown === 1,
    },
    settled:
      row.settled_at === null
        ? null
        : { at: toDate(row.settled_at), by: filled(row.settled_by, 'settled_by'), as: row.settled_as },
  };
}

export function fromUpstreamJob(job: UpstreamJob): UpstreamJobRow {
  return {
    token: job.token,
    task_id: job.taskId,
    account_id: job.accountId,
    kind: job.kind,
    model: job.model,
    upstream: job.upstream,
    served_as: job.as,
    key_fingerprint: job.key,
    state: job.state,
    handle: JSON.stringify(job.handle),
    prepared_at: job.preparedAt.getTime(),
    accepted_at: job.acceptedAt?.getTime() ?? null,
    ended_at: job.endedAt?.getTime() ?? null,
    reason: job.reason,
    detail: job.detail,
    cost_currency: job.cost.currency,
    estimate_micros: job.cost.estimateMicros,
    final_micros: job.cost.finalMicros,
    cost_unknown: job.cost.isUnknown ? 1 : 0,
    settled_at: job.settled?.at.getTime() ?? null,
    settled_by: job.settled?.by ?? null,
    settled_as: job.settled?.as ?? null,
  };
}

export const toUpstreamAction = (row: UpstreamActionRow): UpstreamAction => ({
  id: row.id,
  upstream: row.upstream,
  action: row.action,
  token: row.token,
  taskId: row.task_id as TaskId | null,
  outcome: row.outcome,
  note: row.note,
  by: row.done_by,
  at: toDate(row.done_at),
});

export const fromUpstreamAction = (action: UpstreamAction): UpstreamActionRow => ({
  id: action.id,
  upstream: action.upstream,
  action: action.action,
  token: action.token,
  task_id: action.taskId,
  outcome: action.outcome,
  note: action.note,
  done_by: action.by,
  done_at: action.at.getTime(),
});

/** Instants inside JSON come back as text. */
type Written<Value> = { [Key in keyof Value]: Value[Key] extends Date | null ? string | null : Value[Key] };

const read = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function toUpstreamState(row: UpstreamStateRow): UpstreamState {
  const { open, failingSince, ...breaker } = JSON.parse(row.breaker) as Written<Breaker>;
  const resting = JSON.parse(row.resting) as readonly Written<RestingKey>[];
  const health = row.health === null ? null : (JSON.parse(row.health) as Written<HealthReport>);
  return {
    name: row.name,
    pausedAt: findDate(row.paused_at),
    breaker: {
      ...breaker,
      failingSince: read(failingSince),
      open: open === null ? null : { reason: open.reason, until: open.until === null ? null : new Date(open.until) },
    },
    resting: resting.map(({ fingerprint, until }) => ({ fingerprint, until: new Date(filled(until, 'until')) })),
    turn: row.turn,
    health: health === null ? null : { ...health, at: new Date(filled(health.at, 'at')) },
  };
}

export function fromUpstreamState(state: UpstreamState): UpstreamStateRow {
  return {
    name: state.name,
    paused_at: state.pausedAt?.getTime() ?? null,
    breaker: JSON.stringify(state.breaker),
    resting: JSON.stringify(state.resting),
    turn: state.turn,
    health: state.health === null ? null : JSON.stringify(state.health),
  };
}
