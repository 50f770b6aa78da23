import { describe, expect, it, onTestFinished } from 'vitest';
import { NO_LIMITS } from '../../src/core/account.ts';
import { toMicros } from '../../src/core/money.ts';
import { NO_TRACES } from '../../src/core/traces.ts';
import { makeSubmitVideo } from '../../src/services/submit-video.ts';
import { makeTaskLifecycle } from '../../src/services/task-lifecycle.ts';
import { HandWorker } from '../fakes/hand-worker.ts';
import { noImages } from '../fakes/no-images.ts';
import { makeRandomness } from '../fakes/seeded-randomness.ts';
import { addPrincipal } from '../fixtures/accounts.ts';
import { anOrder, FIRST_ATTEMPT, PRICES } from '../fixtures/builders.ts';
import type { OpenEngine } from './engine.ts';

/** Limits that must be exact when many ask at once, on any engine. */
export function describeLimits(name: string, open: OpenEngine): void {
  describe(`limits on ${name}`, () => {
    async function openService(limits: { queuedPerAccount: number; queuedInAll: number; runningPerAccount: number }) {
      const engine = await open();
      onTestFinished(() => engine.close());
      const { store, queue, webhookQueue, clock } = engine;
      const parts = { store, queue, webhookQueue, clock, randomness: makeRandomness() };
      const submit = makeSubmitVideo({
        ...parts,
        queueFor: () => queue,
        images: noImages,
        ...PRICES,
        traces: NO_TRACES,
        billing: 'open',
        limits: { ...limits, deadlineSeconds: 7_200, idempotencyHours: 24 },
      });
      const lifecycle = makeTaskLifecycle({
        kind: 'video',
        ...parts,
        lanes: [engine.queue, engine.upstreamQueue],
        upstreamQueue: engine.upstreamQueue,
        runningPerAccount: limits.runningPerAccount,
        retentionDays: 30,
      });
      return { engine, submit, lifecycle, who: await addPrincipal(store) };
    }

    it('lets a key spend exactly what it may when all is asked for at once', async () => {
      const { engine, submit, who } = await openService({
        queuedPerAccount: 100,
        queuedInAll: 100,
        runningPerAccount: 2,
      });
      const limited = { ...who, limits: { ...NO_LIMITS, spendMicros: toMicros(3 * 3_200_000) } };
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () => submit(limited, anOrder(), FIRST_ATTEMPT)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await engine.store.ledger.readSpending(who.accountId, who.keyId)).toMatchObject({ heldMicros: 9_600_000 });
    });

    it('admits exactly as many waiting tasks as allowed when all are sent at once', async () => {
      const { engine, submit, who } = await openService({
        queuedPerAccount: 7,
        queuedInAll: 100,
        runningPerAccount: 2,
      });
      const all = Array.from({ length: 20 }, () => submit(who, anOrder(), FIRST_ATTEMPT));
      const outcomes = await Promise.allSettled(all);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(13);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'rate_limit_exceeded' });
      expect(await engine.store.tasks.countUnfinished()).toEqual({ queued: 7, running: 0 });
      const { heldMicros } = await engine.store.ledger.readBalance(who.accountId);
      const each = outcomes.find((outcome) => outcome.status === 'fulfilled')?.value.held.amountMicros ?? 0;
      expect(heldMicros).toBe(7 * each);
    });

    it('starts no more tasks of an account at once than allowed, however many were claimed', async () => {
      const { engine, submit, lifecycle, who } = await openService({
        queuedPerAccount: 100,
        queuedInAll: 100,
        runningPerAccount: 2,
      });
      for (let count = 0; count < 5; count += 1) await submit(who, anOrder(), FIRST_ATTEMPT);
      // A worker that knows no limit, as when several nodes claim in the same instant.
      const worker = await new HandWorker(engine.store, engine.queue).start({ concurrency: 5, runningPerAccount: 100 });
      onTestFinished(() => worker.stop());
      const jobs = [];
      for (let count = 0; count < 5; count += 1) jobs.push(await worker.next());
      const started = await Promise.all(jobs.map(({ claim }) => lifecycle.start(claim)));
      expect(started.filter((task) => task !== null)).toHaveLength(2);
      expect(await engine.store.tasks.countUnfinished()).toEqual({ queued: 3, running: 2 });
    });
  });
}
