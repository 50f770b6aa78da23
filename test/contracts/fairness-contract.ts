import { describe, expect, it, onTestFinished } from 'vitest';
import { NO_TRACES } from '../../src/core/traces.ts';
import { makeSubmitVideo } from '../../src/services/submit-video.ts';
import { makeTaskLifecycle } from '../../src/services/task-lifecycle.ts';
import { HandWorker } from '../fakes/hand-worker.ts';
import { noImages } from '../fakes/no-images.ts';
import { makeRandomness } from '../fakes/seeded-randomness.ts';
import { addPrincipal } from '../fixtures/accounts.ts';
import { anOrder, FACTS, FIRST_ATTEMPT, PRICES } from '../fixtures/builders.ts';
import type { OpenEngine } from './engine.ts';

const CROWD = 5_000;

/** Who has many tasks waits for them; nobody else does. */
export function describeFairness(name: string, open: OpenEngine): void {
  describe(`fairness on ${name}`, () => {
    it(`lets an account's first task wait for less than one of another's ${CROWD}`, async () => {
      const engine = await open();
      onTestFinished(() => engine.close());
      const { store, queue, webhookQueue, clock } = engine;
      const parts = { store, queue, clock, randomness: makeRandomness() };
      const limits = { queuedPerAccount: 10_000, queuedInAll: 100_000, deadlineSeconds: 7_200, idempotencyHours: 24 };
      const submit = makeSubmitVideo({
        ...parts,
        queueFor: () => queue,
        images: noImages,
        ...PRICES,
        billing: 'open',
        traces: NO_TRACES,
        limits,
      });
      const lifecycle = makeTaskLifecycle({
        kind: 'video',
        ...parts,
        lanes: [queue, engine.upstreamQueue],
        upstreamQueue: engine.upstreamQueue,
        webhookQueue,
        runningPerAccount: 4,
        retentionDays: 30,
      });
      const { id: first } = await submit(await addPrincipal(store), anOrder(), FIRST_ATTEMPT);
      await engine.crowd(first, CROWD - 1);
      const worker = await new HandWorker(store, queue).start({ concurrency: 1, runningPerAccount: 4 });
      onTestFinished(() => worker.stop());

      // A worker is in the middle of the crowd's work when the newcomer comes.
      const busy = await worker.next();
      const running = await lifecycle.start(busy.claim);
      if (running === null) throw new Error('The task could not be started.');
      expect(running.id).toBe(first);
      const newcomer = await addPrincipal(store);
      const task = await submit(newcomer, anOrder(), FIRST_ATTEMPT);
      await lifecycle.succeed(busy.claim, running, { blobKey: 'results/1', sizeBytes: 1, facts: FACTS, previews: [] });
      busy.leave();
      const next = await worker.next();
      expect(next.claim).toMatchObject({ taskId: task.id, accountId: newcomer.accountId });
      expect(await store.tasks.countUnfinished()).toEqual({ queued: CROWD, running: 0 });
    });
  });
}
