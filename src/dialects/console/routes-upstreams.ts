import type { FastifyInstance } from 'fastify';
import { formatMicros } from '../../core/money.ts';
import type { UpstreamJob } from '../../core/upstream-store.ts';
import { principalOf } from '../../http/authenticate.ts';
import { signalOfHangUp } from '../../http/hang-up.ts';
import { makeOperateUpstreams, type UpstreamsOverview } from '../../services/operate-upstreams.ts';
import { isTriable, makeTryUpstream } from '../../services/try-upstream.ts';
import { readAttempt } from '../retried-attempt.ts';
import { renderCreation } from './creation.ts';
import { personOf } from './guard.ts';
import type { ConsoleTools } from './parts.ts';
import { parseBody, parseSettling, TRY_BODY, UPSTREAM_CHANGE_BODY } from './request.ts';
import type { CreationView, UnknownOutcomeView, UpstreamDayView, UpstreamsView, UpstreamView } from './views.ts';

/** For administrators: who makes what elsewhere, how it goes, and what can be done about it. */
export function addUpstreamRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { clock, currency, keyUse } = tools;
  const operate = makeOperateUpstreams(tools);
  const tryUpstream = makeTryUpstream({ ...tools, operate });
  const admin = { config: { access: 'admin' } } as const;
  const read = async (): Promise<UpstreamsView> => renderOverview(await operate.read(), currency);

  scope.get('/console/api/upstreams', admin, read);

  scope.patch<{ Params: { name: string } }>('/console/api/upstreams/:name', admin, async (request) => {
    const { paused } = parseBody(UPSTREAM_CHANGE_BODY, request.body);
    await operate[paused ? 'pause' : 'resume'](request.params.name, personOf(request).email);
    return read();
  });

  scope.post<{ Params: { token: string } }>('/console/api/upstream-outcomes/:token', admin, async (request) => {
    await operate.settle(request.params.token, parseSettling(request.body), personOf(request).email);
    return read();
  });

  const creation = { config: { access: 'admin', creates: true, body: 'text' } } as const;
  scope.post<{ Params: { name: string } }>('/console/api/upstreams/:name/tries', creation, async (request, reply) => {
    const { model, prompt } = parseBody(TRY_BODY, request.body);
    const who = principalOf(request);
    const context = {
      who,
      by: personOf(request).email,
      attempt: readAttempt(request),
      signal: signalOfHangUp(reply),
    };
    const task = await tryUpstream({ upstream: request.params.name, model, prompt }, context);
    keyUse.note(who.keyId);
    return renderCreation(task, clock.now()) satisfies CreationView;
  });
}

function renderOverview({ upstreams, unsettled, actions }: UpstreamsOverview, currency: string): UpstreamsView {
  return {
    currency,
    upstreams: upstreams.map(renderUpstream),
    unsettled: unsettled.map(renderOutcome),
    actions: actions.map(({ id, upstream, action, outcome, note, by, at }) => ({
      id,
      upstream,
      action,
      outcome,
      note,
      by,
      at: at.toISOString(),
    })),
  };
}

function renderUpstream(upstream: UpstreamsOverview['upstreams'][number]): UpstreamView {
  const { name, table, state, known, running, restingKeys, unsettled, tally } = upstream;
  const { open } = known.breaker;
  const { health } = known;
  return {
    name,
    kind: table?.kind ?? null,
    host: table === null ? null : new URL(table.url).host,
    state,
    rest:
      state === 'resting' && open !== null ? { until: open.until?.toISOString() ?? null, reason: open.reason } : null,
    running,
    places: table?.concurrency ?? null,
    keys: { all: table?.keys.length ?? 0, resting: restingKeys },
    serves: (table?.rows ?? []).map((row) => ({
      model: row.model,
      kind: row.kind,
      as: row.as,
      triable: isTriable(row),
    })),
    health: health === null ? null : { ...health, at: health.at.toISOString() },
    day: renderDay(tally),
    unsettled,
  };
}

function renderDay(tally: UpstreamsOverview['upstreams'][number]['tally']): UpstreamDayView {
  const { ends, medianSeconds, costMicros, chargedMicros } = tally;
  const { succeeded = 0, failed = 0, refused = 0, turned_down = 0, cancelled = 0, unknown = 0 } = ends;
  const tried = succeeded + failed + unknown;
  return {
    made: succeeded,
    failed,
    refused,
    turnedDown: turned_down,
    cancelled,
    unknown,
    share: tried === 0 ? null : succeeded / tried,
    medianSeconds,
    costs: Object.entries(costMicros).map(([currency, micros]) => ({ currency, amount: formatMicros(micros) })),
    charged: formatMicros(chargedMicros),
  };
}

function renderOutcome(job: UpstreamJob & { readonly accountName: string }): UnknownOutcomeView {
  const { currency, estimateMicros } = job.cost;
  return {
    token: job.token,
    upstream: job.upstream,
    taskId: job.taskId,
    accountName: job.accountName,
    model: job.model,
    as: job.as,
    askedAt: job.preparedAt.toISOString(),
    detail: job.detail,
    currency,
    estimate: currency === null || estimateMicros === null ? null : { currency, amount: formatMicros(estimateMicros) },
    handle: JSON.stringify(job.handle),
  };
}
