import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteDenied, noteFailure } from '../../src/core/breaker.ts';
import { type Micros, toMicros } from '../../src/core/money.ts';
import type { Store, Transaction } from '../../src/core/store.ts';
import type { Task } from '../../src/core/task.ts';
import { newState, type UpstreamState } from '../../src/core/upstream-state.ts';
import type { JobEnd, UpstreamAction, UpstreamJob } from '../../src/core/upstream-store.ts';
import { addPrincipal, addTask } from '../fixtures/accounts.ts';
import { anEntry, later, NOON } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

let drawn = 0;
const aJob = (task: Task, change: Partial<UpstreamJob> = {}): UpstreamJob => {
  drawn += 1;
  return {
    token: `token-${String(drawn).padStart(4, '0')}`,
    taskId: task.id,
    accountId: task.accountId,
    kind: task.kind,
    model: task.request.model,
    upstream: 'omni',
    as: 'omni-1',
    key: 'k1',
    state: 'prepared',
    handle: { chosen: drawn },
    preparedAt: NOON,
    acceptedAt: null,
    endedAt: null,
    reason: null,
    detail: null,
    cost: { currency: 'USD', estimateMicros: null, finalMicros: null, isUnknown: false },
    settled: null,
    ...change,
  };
};

const DONE: JobEnd = {
  state: 'succeeded',
  at: later(40),
  reason: null,
  detail: null,
  finalMicros: toMicros(700_000),
  isCostUnknown: false,
};

/** What core/upstream-store.ts promises, on any engine. */
export function describeStoreUpstreams(open: () => Promise<StoreEngine>): void {
  describe('upstreams', () => {
    let engine: StoreEngine;
    let store: Store;
    let task: Task;
    const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => store.transaction(work);
    const insert = (...jobs: readonly UpstreamJob[]) =>
      write(async (transaction) => {
        for (const job of jobs) await transaction.upstreams.insertJob(job);
      });
    const find = (job: UpstreamJob) => store.upstreams.findJob(job.token);
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
      task = await addTask(store, await addPrincipal(store));
    });
    afterEach(() => engine.close());

    it('keeps a job whole from its preparation to its end', async () => {
      const job = aJob(task);
      await insert(job);
      expect(await find(job)).toEqual(job);
      const estimateMicros = toMicros(800_000);
      const change = { handle: { id: 'theirs' }, at: later(2), estimateMicros };
      expect(await write(({ upstreams }) => upstreams.accept(job.token, change))).toBe(true);
      // Its answer came twice.
      expect(await write(({ upstreams }) => upstreams.accept(job.token, change))).toBe(false);
      expect(await write(({ upstreams }) => upstreams.saveHandle(job.token, { id: 'theirs', page: 2 }))).toBe(true);
      const accepted: UpstreamJob = {
        ...job,
        state: 'accepted',
        handle: { id: 'theirs', page: 2 },
        acceptedAt: later(2),
        cost: { ...job.cost, estimateMicros },
      };
      expect(await find(job)).toEqual(accepted);
      expect(await write(({ upstreams }) => upstreams.end(job.token, ['prepared'], DONE))).toBe(false);
      expect(await write(({ upstreams }) => upstreams.end(job.token, ['accepted'], DONE))).toBe(true);
      expect(await find(job)).toEqual({
        ...accepted,
        state: 'succeeded',
        endedAt: later(40),
        cost: { ...accepted.cost, finalMicros: toMicros(700_000) },
      });
      expect(await write(({ upstreams }) => upstreams.saveHandle(job.token, {}))).toBe(false);
      expect(await store.upstreams.findJob('nothing')).toBeNull();
    });

    it('lists the jobs of a task by age, and counts those that take a place', async () => {
      const [second, first] = [aJob(task, { preparedAt: later(5) }), aJob(task)];
      const elsewhere = aJob(task, { upstream: 'gpu', preparedAt: later(9) });
      await insert(second, first, elsewhere);
      expect(await store.upstreams.listJobsOf(task.id)).toEqual([first, second, elsewhere]);
      expect(await store.upstreams.countLive()).toEqual([
        { upstream: 'gpu', count: 1 },
        { upstream: 'omni', count: 2 },
      ]);
      await write(({ upstreams }) => upstreams.end(first.token, ['prepared'], { ...DONE, state: 'turned_down' }));
      expect(await write(({ upstreams }) => upstreams.countLiveOf('omni'))).toBe(1);
      expect((await store.upstreams.listRecent('omni', 9)).map(({ token }) => token)).toEqual([
        second.token,
        first.token,
      ]);
      expect((await store.upstreams.listRecent(null, 1)).map(({ token }) => token)).toEqual([elsewhere.token]);
    });

    it('gives up what a task has begun, and hears of an answer that comes too late', async () => {
      const [sent, begun, over] = [aJob(task), aJob(task, { state: 'accepted', acceptedAt: NOON }), aJob(task)];
      await insert(sent, begun, over);
      await write(({ upstreams }) => upstreams.end(over.token, ['prepared'], { ...DONE, state: 'refused' }));
      expect(await write(({ upstreams }) => upstreams.abandon(task.id, 'deleted'))).toBe(2);
      expect(await write(({ upstreams }) => upstreams.abandon(task.id, 'deadline'))).toBe(0);
      const late = { handle: { id: 'late' }, at: later(3), estimateMicros: null };
      expect(await write(({ upstreams }) => upstreams.accept(sent.token, late))).toBe(true);
      expect(await find(sent)).toMatchObject({ state: 'cancelling', handle: { id: 'late' }, acceptedAt: later(3) });
      expect(await find(begun)).toMatchObject({ state: 'cancelling', reason: 'deleted' });
      expect((await find(over))?.state).toBe('refused');
    });

    it('keeps what operators did, newest first', async () => {
      const paused: UpstreamAction = {
        id: 'a1',
        upstream: 'omni',
        action: 'paused',
        token: null,
        taskId: null,
        outcome: null,
        note: '',
        by: 'ada@example.org',
        at: NOON,
      };
      const settled: UpstreamAction = {
        ...paused,
        id: 'a2',
        action: 'settled',
        token: 'token-1',
        taskId: task.id,
        outcome: 'not_made',
        note: 'Their support says so.',
        at: later(5),
      };
      await write(async ({ upstreams }) => {
        await upstreams.insertAction(paused);
        await upstreams.insertAction(settled);
      });
      expect(await store.upstreams.listActions(9)).toEqual([settled, paused]);
      expect(await store.upstreams.listActions(1)).toEqual([settled]);
    });

    it('lists what nobody knows until somebody settles it', async () => {
      const [older, newer] = [aJob(task), aJob(task, { preparedAt: later(1) })];
      await insert(older, newer);
      const unknown: JobEnd = { ...DONE, state: 'unknown', finalMicros: null, isCostUnknown: true, reason: 'unknown' };
      for (const { token } of [older, newer])
        await write(({ upstreams }) => upstreams.end(token, ['prepared'], unknown));
      const tokens = async () => (await store.upstreams.listUnsettled(9)).map(({ token }) => token);
      expect(await tokens()).toEqual([newer.token, older.token]);
      expect(await store.upstreams.countUnsettled()).toEqual([{ upstream: 'omni', count: 2 }]);
      const settled = { at: later(100), by: 'ada@example.org', as: 'made' } as const;
      const settle = (job: UpstreamJob, finalMicros: Micros | null) =>
        write(({ upstreams }) => upstreams.settle(job.token, { ...settled, finalMicros }));
      expect(await settle(newer, null)).toBe(true);
      expect(await settle(newer, null)).toBe(false);
      expect(await tokens()).toEqual([older.token]);
      expect(await find(newer)).toMatchObject({ settled, cost: { isUnknown: true, finalMicros: null } });
      expect(await settle(older, toMicros(0))).toBe(true);
      expect(await find(older)).toMatchObject({ settled, cost: { isUnknown: false, finalMicros: 0 } });
      expect(await store.upstreams.countUnsettled()).toEqual([]);
    });

    it('tallies ends, times, costs and what clients paid', async () => {
      const jobs = [
        aJob(task),
        aJob(task),
        aJob(task),
        aJob(task, { upstream: 'gpu', cost: { ...aJob(task).cost, currency: null } }),
      ];
      await insert(...jobs);
      const [quick, slow, failed, other] = jobs.map(({ token }) => token);
      await write(async ({ upstreams, ledger }) => {
        await upstreams.end(quick ?? '', ['prepared'], { ...DONE, at: later(10) });
        await upstreams.end(slow ?? '', ['prepared'], { ...DONE, at: later(30) });
        await upstreams.end(failed ?? '', ['prepared'], { ...DONE, state: 'failed', finalMicros: null });
        await upstreams.end(other ?? '', ['prepared'], { ...DONE, at: later(-10), finalMicros: null });
        await ledger.charge(anEntry('charge', task, { amountMicros: toMicros(2_000_000) }), task.held.amountMicros);
      });
      expect(await store.upstreams.tally(NOON)).toEqual([
        {
          upstream: 'omni',
          ends: { succeeded: 2, failed: 1 },
          medianSeconds: 30,
          costMicros: { USD: 1_400_000 },
          // Two creates of one task: what it was sold for counts for each.
          chargedMicros: 4_000_000,
        },
      ]);
      expect(
        (await store.upstreams.tally(later(-60))).map(({ upstream, costMicros }) => [upstream, costMicros]),
      ).toEqual([
        ['gpu', {}],
        ['omni', { USD: 1_400_000 }],
      ]);
    });

    it('keeps the state of an upstream whole', async () => {
      expect(await write(({ upstreams }) => upstreams.lockState('omni'))).toEqual(newState('omni'));
      const states: readonly UpstreamState[] = [
        { ...newState('gpu'), breaker: noteDenied(newState('gpu').breaker) },
        {
          ...newState('omni'),
          pausedAt: later(3),
          breaker: [1, 2, 3, 4, 5].reduce((breaker, at) => noteFailure(breaker, later(at)), newState('omni').breaker),
          resting: [{ fingerprint: 'k1', until: later(600) }],
          turn: 7,
          health: { at: later(4), fault: 'busy', detail: 'full', version: '1.2', retired: ['old'] },
        },
        { ...newState('veo'), breaker: noteFailure(newState('veo').breaker, NOON) },
      ];
      await write(async ({ upstreams }) => {
        for (const state of states) await upstreams.putState(state);
      });
      expect(await store.upstreams.listStates()).toEqual(states);
      expect(await write(({ upstreams }) => upstreams.lockState('omni'))).toEqual(states[1]);
    });

    it('lets one transaction at a time count the places of an upstream', async () => {
      const take = () =>
        write(async ({ upstreams }) => {
          await upstreams.lockState('omni');
          if ((await upstreams.countLiveOf('omni')) >= 2) return false;
          await upstreams.insertJob(aJob(task));
          return true;
        });
      const taken = await Promise.all(Array.from({ length: 6 }, take));
      expect(taken.filter(Boolean)).toHaveLength(2);
    });
  });
}
