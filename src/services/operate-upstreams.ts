import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, drawUuid, type TaskId } from '../core/ids.ts';
import type { Micros } from '../core/money.ts';
import { NO_MONEY } from '../core/money.ts';
import type { Routing } from '../core/routing.ts';
import type { Store, Transaction } from '../core/store.ts';
import { reset } from '../core/upstream-state.ts';
import type { SettledOutcome, UpstreamAction, UpstreamJob, UpstreamTally } from '../core/upstream-store.ts';
import { makeReadUpstreamStandings, type UpstreamStanding } from './upstream-standings.ts';

/** What operators see of upstreams and may do about them. Every change is written down with who made it. */
export interface OperateUpstreams {
  read(): Promise<UpstreamsOverview>;
  /** Nothing new is sent to it; what it has is waited for. */
  pause(name: string, by: string): Promise<void>;
  /** Creates are sent to it again, at once: what was wrong is taken for mended. */
  resume(name: string, by: string): Promise<void>;
  settle(token: string, wish: SettleWish, by: string): Promise<UpstreamJob>;
  noteTrial(name: string, taskId: TaskId, by: string): Promise<void>;
}

export interface SettleWish {
  readonly outcome: SettledOutcome;
  /** What it cost, where it was made; null: what was estimated, if that is known. */
  readonly costMicros: Micros | null;
  readonly note: string;
}

export interface UpstreamsOverview {
  readonly since: Date;
  readonly upstreams: readonly (UpstreamStanding & { readonly tally: UpstreamTally })[];
  readonly unsettled: readonly (UpstreamJob & { readonly accountName: string })[];
  readonly actions: readonly UpstreamAction[];
}

export interface OperateUpstreamsParts {
  readonly store: Store;
  readonly routing: Routing;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const SHOWN = 50;
const SHOWN_ACTIONS = 20;

export function makeOperateUpstreams(parts: OperateUpstreamsParts): OperateUpstreams {
  const { store, routing, clock, randomness } = parts;
  const readStandings = makeReadUpstreamStandings(parts);

  const note = ({ upstreams }: Transaction, action: Pick<UpstreamAction, 'upstream' | 'action' | 'by'>, more = {}) =>
    upstreams.insertAction({
      ...NO_DETAILS,
      id: drawUuid(randomness),
      at: clock.now(),
      ...action,
      ...more,
    });

  async function change(name: string, action: 'paused' | 'resumed', by: string): Promise<void> {
    if (routing.findUpstream(name) === null) throw notFound('upstream', name);
    await store.transaction(async (transaction) => {
      const state = await transaction.upstreams.lockState(name);
      // A second press of the same button is none.
      if (action === 'paused' && state.pausedAt !== null) return;
      const next = action === 'paused' ? { ...state, pausedAt: clock.now() } : { ...reset(state), pausedAt: null };
      await transaction.upstreams.putState(next);
      await note(transaction, { upstream: name, action, by });
    });
  }

  return {
    async read() {
      const since = new Date(clock.now().getTime() - DAY_MILLISECONDS);
      const [standings, tallies, unsettled, actions, accounts] = await Promise.all([
        readStandings(),
        store.upstreams.tally(since),
        store.upstreams.listUnsettled(SHOWN),
        store.upstreams.listActions(SHOWN_ACTIONS),
        store.accounts.list(),
      ]);
      const names = new Map<AccountId, string>(accounts.map(({ id, name }) => [id, name]));
      return {
        since,
        upstreams: standings.map((standing) => ({
          ...standing,
          tally: tallies.find(({ upstream }) => upstream === standing.name) ?? noTally(standing.name),
        })),
        unsettled: unsettled.map((job) => ({ ...job, accountName: names.get(job.accountId) ?? job.accountId })),
        actions,
      };
    },

    pause: (name, by) => change(name, 'paused', by),
    resume: (name, by) => change(name, 'resumed', by),

    async settle(token, { outcome, costMicros, note: words }, by) {
      return store.transaction(async (transaction) => {
        const job = await transaction.upstreams.findJob(token);
        if (job === null || job.state !== 'unknown') throw notFound('unknown outcome', token);
        const finalMicros = outcome === 'not_made' ? NO_MONEY : (costMicros ?? job.cost.estimateMicros);
        const settled = { at: clock.now(), by, as: outcome };
        if (!(await transaction.upstreams.settle(token, { ...settled, finalMicros }))) {
          throw new ServiceError('invalid_request', 'Somebody has settled this outcome already.');
        }
        const { taskId, upstream } = job;
        await note(transaction, { upstream, action: 'settled', by }, { token, taskId, outcome, note: words });
        return { ...job, settled };
      });
    },

    async noteTrial(name, taskId, by) {
      await store.transaction((transaction) => note(transaction, { upstream: name, action: 'tried', by }, { taskId }));
    },
  };
}

const NO_DETAILS = { token: null, taskId: null, outcome: null, note: '' } as const;

const noTally = (upstream: string): UpstreamTally => ({
  upstream,
  ends: {},
  medianSeconds: null,
  costMicros: {},
  chargedMicros: NO_MONEY,
});

const notFound = (what: string, name: string): ServiceError =>
  new ServiceError('not_found', `There is no ${what} '${name.slice(0, 100)}'.`);
