import { describe, expect, it } from 'vitest';
import { MakerError, type MakerFault } from '../../src/core/maker.ts';
import { anUpstream, aRow, RemoteHouse, type RemoteHouseOptions } from '../fixtures/remote-house.ts';
import type { OpenEngine } from './engine.ts';

const fault =
  (name: MakerFault, retryAfterSeconds: number | null = null) =>
  async (): Promise<never> => {
    throw new MakerError(name, `It was ${name}.`, { retryAfterSeconds, detail: 'their words' });
  };

const TWO = { upstreams: [anUpstream('omni'), anUpstream('gpu')] };

/** What becomes of a task that is made elsewhere: upstream-facts 7.3, on any engine. */
export function describeRemote(name: string, engine: OpenEngine): void {
  const open = (options: RemoteHouseOptions = {}) => RemoteHouse.open({ engine, ...options });

  async function submitted(options: RemoteHouseOptions = {}) {
    const house = await open(options);
    const { id } = await house.service.submit();
    const entries = async () =>
      (await house.service.engine.store.ledger.listTaskEntries(id)).map(({ kind }) => kind).toSorted();
    return { house, id, entries, task: () => house.read(id), jobs: () => house.jobs(id) };
  }

  describe(`tasks made elsewhere, on ${name}`, () => {
    it('goes from one claim to the next, holds none between, and ends with a file, a charge and a cost', async () => {
      const { house, id, task, jobs, entries } = await submitted();
      const maker = house.maker();
      const shares = [0.25, null];
      maker.onCheck = async () => {
        const share = shares.shift();
        return share === undefined ? { state: 'done' } : { state: 'running', share, checkAgainSeconds: 7 };
      };
      await house.step();
      expect(await task()).toMatchObject({
        state: 'running',
        maker: { upstream: 'omni', as: 'omni-1', isSeedSent: true },
      });
      expect(await jobs()).toMatchObject([
        { state: 'accepted', handle: { id: 'job-1' }, cost: { estimateMicros: 800_000 } },
      ]);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'running', progress: 25 });
      await house.stepAfter(7);
      expect(await task()).toMatchObject({ state: 'running', progress: 50 });
      await house.stepAfter(7);
      expect(await task()).toMatchObject({
        state: 'succeeded',
        artefact: { sizeBytes: 6 },
        maker: { upstream: 'omni' },
      });
      expect(await jobs()).toMatchObject([{ state: 'succeeded', cost: { finalMicros: 800_000, isUnknown: false } }]);
      expect(await entries()).toEqual(['charge', 'hold']);
      expect(maker.calls).toEqual(['start -', 'check job-1', 'check job-1', 'check job-1', 'collect job-1']);
      expect(new Set(maker.keys)).toEqual(new Set(['omni-k1']));
      expect(maker.creates).toHaveLength(1);
      expect(await house.service.engine.store.upstreams.countLive()).toEqual([]);
      expect(await house.read(id)).toMatchObject({ maker: { as: 'omni-1' } });
    });

    it('keeps the answer of an upstream that answers with the result itself', async () => {
      const { house, task } = await submitted();
      const maker = house.maker();
      maker.onAnswer = async ({ resultFile }) => {
        const { writeFile } = await import('node:fs/promises');
        await writeFile(resultFile, 'a whole film');
      };
      await house.step();
      await house.step();
      expect(await task()).toMatchObject({ state: 'succeeded', artefact: { sizeBytes: 12 } });
      expect(maker.calls).toEqual(['start -']);
      expect(await house.service.listBlobs()).toHaveLength(1);
    });

    it.each(['not_sent', 'busy', 'denied', 'rejected'] as const)(
      'asks the next after %s, and nothing was spent',
      async (why) => {
        const { house, task, jobs } = await submitted(TWO);
        house.maker('omni').onSend = fault(why);
        await house.step();
        expect((await jobs()).map(({ upstream, state, reason }) => [upstream, state, reason])).toEqual([
          ['omni', 'turned_down', why],
          ['gpu', 'accepted', null],
        ]);
        await house.stepAfter(1);
        expect(await task()).toMatchObject({ state: 'succeeded', maker: { upstream: 'gpu' }, failures: 0 });
      },
    );

    it('waits as long as it is asked to where nobody is left, and longer each time where nobody says', async () => {
      const { house, task } = await submitted();
      const maker = house.maker();
      maker.onSend = fault('busy', 40);
      await house.step();
      expect(await task()).toMatchObject({ state: 'queued', failures: 0 });
      maker.onSend = fault('busy');
      await house.stepAfter(40);
      await house.stepAfter(10);
      maker.onSend = async () => undefined;
      await house.stepAfter(20);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded' });
      expect(maker.creates).toHaveLength(1);
    });

    it('fails what nobody can take as it is', async () => {
      const { house, task, entries } = await submitted();
      house.maker().onSend = fault('rejected');
      await house.step();
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_failed' } });
      expect(await entries()).toEqual(['hold', 'release']);
    });

    it('moves a task into the lane of its kind where the animator is next', async () => {
      const steps = ['omni', 'animator'].map((each) => [{ name: each, weight: 1 }]);
      const { house, id, task } = await submitted({ steps });
      house.maker().onSend = fault('busy');
      await house.step();
      expect(await task()).toMatchObject({ state: 'queued', maker: null });
      const { queue, store } = house.service.engine;
      const claimed = Promise.withResolvers<string>();
      const consumer = await queue.work({ concurrency: 1, runningPerAccount: 9 }, async (claim) => {
        await store.transaction((transaction) => queue.complete(transaction, claim));
        claimed.resolve(claim.taskId);
      });
      expect(await claimed.promise).toBe(id);
      await consumer.drain();
    });

    it.each(['refused', 'failed'] as const)('ends with %s, and releases the hold', async (why) => {
      const { house, task, jobs, entries } = await submitted(TWO);
      house.maker('omni').onCheck = fault(why);
      await house.step();
      await house.stepAfter(1);
      const code = why === 'refused' ? 'generation_refused' : 'generation_failed';
      expect(await task()).toMatchObject({ state: 'failed', failure: { code, message: `It was ${why}.` } });
      expect(await jobs()).toMatchObject([{ state: why, cost: { isUnknown: why === 'refused' } }]);
      expect(await entries()).toEqual(['hold', 'release']);
    });

    it('goes on after a refusal where the route says so, and never back', async () => {
      const { house, task } = await submitted({ ...TWO, afterRefusal: 'next' });
      house.maker('omni').onCheck = fault('refused');
      await house.step();
      await house.stepAfter(1);
      await house.stepAfter(1);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded', maker: { upstream: 'gpu' } });
    });

    it('tries a failed one once more where its row says so', async () => {
      const { house, task } = await submitted({
        upstreams: [anUpstream('omni', { rows: [aRow({ retryFailed: true })] })],
      });
      house.maker().onCheck = fault('failed');
      for (const seconds of [0, 1, 1, 1]) await house.stepAfter(seconds);
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_failed' } });
      expect(house.maker().creates).toHaveLength(2);
    });

    it('ends as unknown where an answer was lost and nobody can tell, and sends nothing a second time', async () => {
      const { house, task, jobs, entries } = await submitted(TWO);
      house.maker('omni').onAnswer = fault('unknown');
      await house.step();
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_unknown' } });
      expect(await jobs()).toMatchObject([{ state: 'unknown', cost: { isUnknown: true } }]);
      expect(await entries()).toEqual(['hold', 'release']);
      expect([house.maker('omni').creates.length, house.maker('gpu').creates.length]).toEqual([1, 0]);
      expect(await house.service.engine.store.upstreams.listUnsettled(9)).toHaveLength(1);
    });

    it('finds the job whose answer was lost', async () => {
      const { house, task } = await submitted();
      const maker = house.maker();
      maker.knowTokens();
      maker.onAnswer = fault('unknown');
      await house.step();
      await house.stepAfter(5);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded' });
      expect(maker.creates).toHaveLength(1);
    });

    it('sends again what has surely not arrived, under the same token', async () => {
      const { house, task } = await submitted();
      const maker = house.maker();
      maker.knowTokens();
      maker.onSend = fault('unknown');
      await house.step();
      maker.onSend = async () => undefined;
      await house.stepAfter(5);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded' });
      expect(maker.calls).toEqual(['start -', 'find -', 'start -', 'check job-1', 'collect job-1']);
    });

    it.each(['same_token', 'own_hardware'] as const)('sends again where that is %s', async (resend) => {
      const { house, task, jobs } = await submitted();
      const maker = house.maker();
      maker.resend = resend;
      maker.onAnswer = async () => {
        maker.onAnswer = async () => undefined;
        throw new Error('socket hang up');
      };
      await house.step();
      await house.stepAfter(5);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded' });
      expect(new Set(maker.creates).size).toBe(1);
      expect(await jobs()).toHaveLength(1);
    });

    it('goes to the next where a create that has surely not arrived is turned down when it is sent again', async () => {
      const { house, task, jobs } = await submitted(TWO);
      const maker = house.maker('omni');
      maker.knowTokens();
      maker.onSend = fault('unknown');
      await house.step();
      maker.onSend = fault('busy');
      await house.stepAfter(5);
      expect((await jobs()).map(({ upstream, state }) => `${upstream} ${state}`)).toEqual([
        'omni turned_down',
        'gpu accepted',
      ]);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded' });
    });

    it('goes on asking under the same token while the upstream is away, however long, and asks nobody else', async () => {
      const { house, task } = await submitted(TWO);
      const maker = house.maker('omni');
      maker.resend = 'same_token';
      maker.onAnswer = fault('unknown');
      await house.step();
      maker.onSend = fault('not_sent');
      for (const seconds of [5, 5, 10, 20, 40, 80]) await house.stepAfter(seconds);
      expect(await task()).toMatchObject({ state: 'running' });
      maker.onSend = async () => undefined;
      maker.onAnswer = async () => undefined;
      await house.stepAfter(300);
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'succeeded', maker: { upstream: 'omni' } });
      expect(new Set(maker.creates).size).toBe(1);
      expect(house.maker('gpu').calls).toEqual([]);
    });

    it('asks again however often a check stumbles, and never creates anew', async () => {
      const { house, task } = await submitted();
      const maker = house.maker();
      const faults = [fault('trouble'), fault('busy', 3), fault('denied'), () => Promise.reject(new Error('odd'))];
      maker.onCheck = () => faults.shift()?.() ?? Promise.resolve({ state: 'done' });
      for (const seconds of [0, 1, 60, 60, 60, 60]) await house.stepAfter(seconds);
      expect(await task()).toMatchObject({ state: 'succeeded' });
      expect(maker.creates).toHaveLength(1);
    });

    it('fetches the same file up to eight times, and then fails without a new create', async () => {
      const { house, task, jobs } = await submitted();
      const maker = house.maker();
      maker.onCollect = fault('trouble');
      await house.step();
      for (let count = 0; count < 8; count += 1) await house.stepAfter(60);
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_failed' } });
      expect(await jobs()).toMatchObject([{ state: 'failed', reason: 'trouble', cost: { finalMicros: 800_000 } }]);
      expect(maker.calls.filter((call) => call.startsWith('collect'))).toHaveLength(8);
      expect(maker.creates).toHaveLength(1);
    });

    it('does not ask again for a file that will never come', async () => {
      const { house, task, jobs, entries } = await submitted();
      house.maker().onCollect = fault('failed');
      await house.step();
      await house.stepAfter(1);
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_failed' } });
      expect(await jobs()).toMatchObject([{ state: 'failed', cost: { finalMicros: 800_000 } }]);
      expect(await entries()).toEqual(['hold', 'release']);
    });

    it('takes a job for lost after three answers over a minute, not before', async () => {
      const { house, task, jobs } = await submitted();
      house.maker().onCheck = fault('lost');
      await house.step();
      for (const seconds of [1, 20, 20]) await house.stepAfter(seconds);
      expect(await task()).toMatchObject({ state: 'running' });
      await house.stepAfter(20);
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_unknown' } });
      expect(await jobs()).toMatchObject([{ state: 'unknown', reason: 'lost' }]);
    });

    it('begins a lost job again on own hardware, once', async () => {
      const { house, task } = await submitted();
      const maker = house.maker();
      maker.resend = 'own_hardware';
      maker.onCheck = fault('lost');
      for (const seconds of [0, 1, 20, 20, 20]) await house.stepAfter(seconds);
      for (const seconds of [0, 1, 20, 20, 20]) await house.stepAfter(seconds);
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'generation_failed' } });
      expect(maker.creates).toHaveLength(2);
    });

    it('calls a job off whose task is deleted', async () => {
      const { house, id, jobs } = await submitted();
      await house.step();
      await house.service.lifecycle.remove(house.service.who, id);
      await house.step();
      expect(house.maker().calls).toEqual(['start -', 'cancel job-1']);
      expect(await jobs()).toMatchObject([{ state: 'cancelled', reason: 'deleted', cost: { isUnknown: false } }]);
    });

    it('calls a job off whose task was deleted before its answer came', async () => {
      const { house, id, jobs } = await submitted();
      const maker = house.maker();
      maker.onAnswer = () => house.service.lifecycle.remove(house.service.who, id);
      await house.step();
      expect(await jobs()).toMatchObject([{ state: 'cancelling', handle: { id: 'job-1' } }]);
      await house.stepAfter(15);
      expect(await jobs()).toMatchObject([{ state: 'cancelled' }]);
      expect(maker.calls).toEqual(['start -', 'cancel job-1']);
    });

    it('calls a job off again until the upstream has heard, and says so where it is not sure', async () => {
      const { house, id, jobs } = await submitted();
      await house.step();
      const maker = house.maker();
      maker.onCancel = fault('trouble');
      await house.service.lifecycle.remove(house.service.who, id);
      await house.step();
      maker.onCancel = async () => 'unsure';
      await house.stepAfter(15);
      expect(await jobs()).toMatchObject([{ state: 'cancelled', cost: { isUnknown: true } }]);
    });

    it('ends a job at the deadline of its upstream, and calls it off', async () => {
      const { house, task, jobs, entries } = await submitted();
      house.maker().onCheck = async () => ({ state: 'running', share: 0.1, checkAgainSeconds: 60 });
      await house.step();
      await house.stepAfter(1801);
      expect(await task()).toMatchObject({ state: 'failed', failure: { code: 'deadline_exceeded' } });
      await house.step();
      expect(await jobs()).toMatchObject([{ state: 'cancelled', reason: 'deadline' }]);
      expect(await entries()).toEqual(['hold', 'release']);
    });

    it('ends a job at the deadline of its task, and calls it off', async () => {
      const { house, id, jobs } = await submitted({ limits: { deadlineSeconds: 100 } });
      await house.step();
      await house.service.engine.passTime(101);
      const task = await house.read(id);
      expect(task === null ? false : await house.service.lifecycle.failOverdue(task)).toBe(true);
      await house.step();
      expect(await jobs()).toMatchObject([{ state: 'cancelled', reason: 'deadline' }]);
    });

    it('sends no more at once than an upstream may have, and the others stay as they are', async () => {
      const { house, id } = await submitted({ upstreams: [anUpstream('omni', { concurrency: 1 })] });
      const maker = house.maker();
      maker.onCheck = async () => ({ state: 'running', share: 0.1, checkAgainSeconds: 60 });
      const second = await house.service.submit();
      await house.step();
      await house.step();
      expect(await house.read(id)).toMatchObject({ state: 'running' });
      expect(await house.read(second.id)).toEqual(second);
      expect(maker.creates).toHaveLength(1);
      maker.onCheck = async () => ({ state: 'done' });
      while (maker.creates.length < 2) await house.stepAfter(60);
      expect(await house.read(id)).toMatchObject({ state: 'succeeded' });
      expect(await house.read(second.id)).toMatchObject({ state: 'running' });
    });

    it('takes keys in turn, rests one that is denied, and asks with the key of the create', async () => {
      const house = await open();
      const maker = house.maker();
      const make = async () => {
        const { id } = await house.service.submit();
        await house.step();
        return id;
      };
      for (let count = 0; count < 2; count += 1) {
        await make();
        await house.stepAfter(1);
      }
      expect(maker.keys).toEqual(['omni-k1', 'omni-k1', 'omni-k1', 'omni-k2', 'omni-k2', 'omni-k2']);
      maker.onSend = async () => {
        if (maker.keys.at(-1) === 'omni-k1') throw new MakerError('denied', 'No money.');
      };
      const denied = await make();
      expect(await house.jobs(denied)).toMatchObject([{ state: 'turned_down', key: 'omni-k1' }]);
      await house.service.lifecycle.remove(house.service.who, denied);
      for (let count = 0; count < 2; count += 1) {
        expect(await house.jobs(await make())).toMatchObject([{ state: 'accepted', key: 'omni-k2' }]);
        await house.stepAfter(1);
      }
      const [state] = await house.service.engine.store.upstreams.listStates();
      expect(state).toMatchObject({ resting: [{ fingerprint: 'omni-k1' }], breaker: { open: null } });
    });

    it('leaves an upstream alone after five failures, and lets one try when its rest is over', async () => {
      const house = await open();
      const maker = house.maker();
      maker.onSend = fault('not_sent', 200);
      const submitAndStep = async () => {
        const task = await house.service.submit();
        await house.step();
        return task;
      };
      for (let count = 0; count < 5; count += 1) await submitAndStep();
      expect(maker.calls).toHaveLength(5);
      const sixth = await submitAndStep();
      expect(maker.calls).toHaveLength(5);
      expect(await house.read(sixth.id)).toEqual(sixth);
      maker.onSend = async () => undefined;
      await house.stepAfter(30);
      expect(maker.creates).toHaveLength(1);
      const [state] = await house.service.engine.store.upstreams.listStates();
      expect(state?.breaker).toEqual({ failures: 0, failingSince: null, trips: 0, open: null });
    });

    it('lets an operator try an upstream that is paused and on no route, and nobody else makes it', async () => {
      const trial = { upstream: 'gpu', as: 'omni-1', isSeedSent: true, isTrial: true } as const;
      const house = await open({ ...TWO, steps: [[{ name: 'omni', weight: 1 }]] });
      const { store, clock } = house.service.engine;
      await store.transaction(async ({ upstreams }) => {
        await upstreams.putState({ ...(await upstreams.lockState('gpu')), pausedAt: clock.now() });
      });
      const { id } = await house.service.tryUpstream(trial);
      await house.step();
      await house.stepAfter(1);
      expect(await house.read(id)).toMatchObject({ state: 'succeeded', maker: trial });
      expect(house.maker('omni').calls).toEqual([]);
      house.maker('gpu').onSend = fault('denied');
      const second = await house.service.tryUpstream(trial);
      await house.step();
      const message = 'It was denied. (their words)';
      expect(await house.read(second.id)).toMatchObject({
        state: 'failed',
        failure: { code: 'generation_failed', message },
      });
      expect(house.maker('omni').calls).toEqual([]);
    });

    it('tells what became of jobs, how long they took and what they cost, once each', async () => {
      const { house } = await submitted(TWO);
      house.maker('omni').onSend = fault('busy');
      await house.step();
      await house.stepAfter(1);
      expect(house.metrics.jobs).toMatchObject([
        { upstream: 'omni', outcome: 'turned_down', cost: null },
        { upstream: 'gpu', outcome: 'succeeded', cost: { currency: 'USD', micros: 800_000 } },
      ]);
      expect(house.metrics.outcomes).toEqual(['succeeded']);
      expect(house.metrics.waits).toHaveLength(1);
    });

    it('sends nothing to an upstream that is paused', async () => {
      const { house, task } = await submitted();
      const { store, clock } = house.service.engine;
      await store.transaction(async ({ upstreams }) => {
        await upstreams.putState({ ...(await upstreams.lockState('omni')), pausedAt: clock.now() });
      });
      await house.step();
      expect(await task()).toMatchObject({ state: 'queued' });
      expect(house.maker().calls).toEqual([]);
    });
  });
}
