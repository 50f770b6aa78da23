import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GenerationKind } from '../../src/core/generation-request.ts';
import type { Queue } from '../../src/core/queue.ts';
import type { QueuedTask, Task } from '../../src/core/task.ts';
import { abandonImages } from '../../src/services/abandon-images.ts';
import { HandWorker } from '../fakes/hand-worker.ts';
import { addPrincipal } from '../fixtures/accounts.ts';
import { anEntry, anImageOrder, aTaskOf, later } from '../fixtures/builders.ts';
import { openService, type Service } from '../fixtures/service.ts';
import type { OpenEngine } from './engine.ts';

const PRICE = 50_000;
const STILL = { blobKey: 'results/a.png', sizeBytes: 6, facts: { width: 1024, height: 1024 }, previews: [] };

/** That stills live beside videos, and what only they do, on any engine. */
export function describeImages(name: string, engine: OpenEngine): void {
  describe(`stills on ${name}`, () => {
    const open = (runningPerAccount = 100) => openService({ engine, runningPerAccount });

    const list = ({ engine: { store }, who }: Service, kind: GenerationKind | null, limit = 100) =>
      store.tasks.list(who.accountId, { after: null, limit, order: 'newest', kind });

    /** A still that waits, and somebody who waits for it. */
    async function submitStill(service: Service, idempotencyKey: string): Promise<Task> {
      const known = (await list(service, 'image')).length;
      const attempt = { idempotencyKey, isRetry: false };
      const { signal } = new AbortController();
      // Whoever waits is not what is tested here; the end of the test ends the wait.
      service.images.generate(service.who, anImageOrder(), { attempt, index: 0, signal }).catch(() => undefined);
      return vi.waitFor(async () => {
        const tasks = await list(service, 'image');
        expect(tasks).toHaveLength(known + 1);
        return tasks[0] ?? Promise.reject(new Error('There is no still.'));
      }, 300_000);
    }

    async function startWorker({ engine: { store } }: Service, queue: Queue): Promise<HandWorker> {
      const worker = await new HandWorker(store, queue).start({ concurrency: 5 });
      onTestFinished(() => worker.stop());
      return worker;
    }

    const knows = async ({ engine: { store, clock }, who }: Service, idempotencyKey: string) =>
      (await store.creations.find(who.keyId, { idempotencyKey, since: new Date(clock.now().getTime() - 1) })) !== null;
    const read = ({ engine: { store }, who }: Service, { id }: Task) => store.tasks.find(who.accountId, id);

    it('are withdrawn while they wait: hold, job and key are gone with them', async () => {
      const service = await open();
      const { store, imageQueue } = service.engine;
      const still = await submitStill(service, 'one');
      expect(await knows(service, 'one')).toBe(true);
      expect(await service.images.lifecycle.withdraw(service.who, still.id)).toBe(true);
      expect([await read(service, still), await knows(service, 'one')]).toEqual([null, false]);
      expect((await store.ledger.listTaskEntries(still.id)).map(({ kind }) => kind)).toEqual(['hold', 'release']);
      expect((await store.ledger.readBalance(service.who.accountId)).heldMicros).toBe(0);
      const next = await submitStill(service, 'two');
      const worker = await startWorker(service, imageQueue);
      expect((await worker.next()).claim.taskId).toBe(next.id);
      expect(await service.images.lifecycle.withdraw(service.who, still.id)).toBe(false);
    });

    it('are not withdrawn once somebody has begun, nor when they have ended', async () => {
      const service = await open();
      const { store, imageQueue } = service.engine;
      const { lifecycle } = service.images;
      const still = await submitStill(service, 'one');
      const { claim, signal } = await (await startWorker(service, imageQueue)).next();
      const running = await lifecycle.start(claim);
      if (running === null) throw new Error('The still could not be started.');
      expect(await lifecycle.withdraw(service.who, still.id)).toBe(false);
      expect([await read(service, still), await knows(service, 'one')]).toEqual([running, true]);
      await nextTurn();
      expect(signal.aborted).toBe(false);
      expect(await lifecycle.succeed(claim, running, STILL)).toBe(true);
      expect(await lifecycle.withdraw(service.who, still.id)).toBe(false);
      expect(await read(service, still)).toMatchObject({ state: 'succeeded', artefact: { facts: STILL.facts } });
      expect(await store.ledger.readBalance(service.who.accountId)).toMatchObject({
        heldMicros: 0,
        chargedMicros: PRICE,
      });
    });

    it('are not made after a crash for whoever cannot come back for them', async () => {
      const service = await open();
      const { store, imageQueue, clock } = service.engine;
      const keyed = await submitStill(service, 'one');
      const film = await service.submit();
      const { signal } = new AbortController();
      const order = { attempt: { idempotencyKey: null, isRetry: false }, index: 0, signal };
      service.images.generate(service.who, anImageOrder(), order).catch(() => undefined);
      const lost = await vi.waitFor(async () => {
        const [still] = (await list(service, 'image')).filter(({ id }) => id !== keyed.id);
        return still ?? Promise.reject(new Error('There is no still.'));
      }, 300_000);
      const abandon = (before: Date) => abandonImages({ store, lifecycle: service.images.lifecycle }, before);
      expect(await abandon(lost.createdAt)).toBe(0);
      clock.advance(1);
      expect(await abandon(clock.now())).toBe(1);
      expect((await list(service, null)).map(({ id }) => id).toSorted()).toEqual([film.id, keyed.id].toSorted());
      expect((await store.ledger.listTaskEntries(lost.id)).map(({ kind }) => kind)).toEqual(['hold', 'release']);
      expect((await (await startWorker(service, imageQueue)).next()).claim.taskId).toBe(keyed.id);
    });

    it("are not withdrawn by another's hand", async () => {
      const service = await open();
      const still = await submitStill(service, 'one');
      const stranger = await addPrincipal(service.engine.store);
      expect(await service.images.lifecycle.withdraw(stranger, still.id)).toBe(false);
      expect(await read(service, still)).toEqual(still);
    });

    it('are kept whole, and listed by their kind', async () => {
      const service = await open();
      const tasks: Task[] = [];
      for (const [index, kind] of (['video', 'image', 'video', 'image'] as const).entries()) {
        tasks.push(kind === 'video' ? await service.submit() : await submitStill(service, `${index}`));
        service.engine.clock.advance(1);
      }
      const [first, second, third, fourth] = tasks;
      expect(await list(service, null)).toEqual([fourth, third, second, first]);
      expect(await list(service, 'video')).toEqual([third, first]);
      expect(await list(service, 'image')).toEqual([fourth, second]);
      expect(await list(service, 'image', 1)).toEqual([fourth]);
      const { format: _asked, ...wish } = anImageOrder();
      expect(second).toMatchObject({ request: wish, createdAt: later(1) });
    });

    it('stay what they are when their model is offered no more', async () => {
      const service = await open();
      const { store } = service.engine;
      const still = aTaskOf(service.who);
      const retired = {
        ...still,
        kind: 'image',
        request: { ...still.request, model: 'retired' },
      } as unknown as QueuedTask;
      await store.transaction(async (transaction) => {
        await transaction.tasks.insert(retired);
        await transaction.ledger.hold(anEntry('hold', retired), false);
      });
      expect(await list(service, 'image')).toEqual([retired]);
      expect(await list(service, 'video')).toEqual([]);
      const live = await store.transaction((transaction) => transaction.tasks.countLive(service.who.accountId));
      expect(live).toEqual({ video: { queued: 0, running: 0 }, image: { queued: 1, running: 0 } });
      expect(await store.ledger.listTaskEntries(retired.id)).toMatchObject([{ taskKind: 'image' }]);
    });

    it('and videos are counted apart, and each kind has its own limit of running ones', async () => {
      const service = await open(1);
      const { store, queue, imageQueue } = service.engine;
      await service.submit();
      await service.submit();
      await submitStill(service, 'one');
      await submitStill(service, 'two');
      const count = () => store.transaction((transaction) => transaction.tasks.countLive(service.who.accountId));
      expect(await count()).toEqual({ video: { queued: 2, running: 0 }, image: { queued: 2, running: 0 } });
      const [videos, stills] = [await startWorker(service, queue), await startWorker(service, imageQueue)];
      const started = [];
      for (const [worker, lifecycle] of [
        [videos, service.lifecycle],
        [stills, service.images.lifecycle],
      ] as const) {
        for (let index = 0; index < 2; index += 1) started.push(await lifecycle.start((await worker.next()).claim));
      }
      expect(started.map((task) => task !== null)).toEqual([true, false, true, false]);
      expect(await count()).toEqual({ video: { queued: 1, running: 1 }, image: { queued: 1, running: 1 } });
    });
  });
}
