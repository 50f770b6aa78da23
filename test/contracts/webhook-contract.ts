import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Principal } from '../../src/core/account.ts';
import type { EventId, KeyId } from '../../src/core/ids.ts';
import type { Store, Transaction } from '../../src/core/store.ts';
import type { QueuedTask } from '../../src/core/task.ts';
import type { AwaitedDelivery, WebhookEvent } from '../../src/core/webhook.ts';
import { makeTaskLifecycle } from '../../src/services/task-lifecycle.ts';
import { makeWebhookDeliveries } from '../../src/services/webhook-deliveries.ts';
import { HandWorker } from '../fakes/hand-worker.ts';
import { makeRandomness } from '../fakes/seeded-randomness.ts';
import { addPrincipal, addTask, undo } from '../fixtures/accounts.ts';
import { aKey, anAccount, FACTS, later, NOON } from '../fixtures/builders.ts';
import type { Engine, OpenEngine } from './engine.ts';

const OFF = { at: later(5), reason: 'the receiver answered 410 Gone' };
const COMPLETED: WebhookEvent = { type: 'video.completed', occurredAt: NOON };

/** What core/store.ts promises of deliveries, and what the two services around them make of it, on any engine. */
export function describeWebhooks(name: string, open: OpenEngine): void {
  describe(`webhooks on ${name}`, () => {
    let engine: Engine;
    let store: Store;
    let who: Principal;
    let task: QueuedTask;
    let awaited: AwaitedDelivery;

    beforeEach(async () => {
      engine = await open();
      onTestFinished(() => engine.close());
      store = engine.store;
      who = await addPrincipal(store);
      ({ task, awaited } = await addAwaited());
    });

    async function addAwaited(): Promise<{ task: QueuedTask; awaited: AwaitedDelivery }> {
      const task = await addTask(store, who);
      const eventId = task.id.replace('task_', 'evt_') as EventId;
      const url = 'https://example.org/hook?token=a';
      const awaited: AwaitedDelivery = {
        state: 'awaited',
        taskId: task.id,
        eventId,
        url,
        secret: 'a secret',
        attempts: 0,
      };
      await change((transaction) => transaction.deliveries.insert(awaited));
      return { task, awaited };
    }

    function change<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
      return store.transaction(work);
    }
    const find = () => store.deliveries.find(task.id);
    const findWebhook = async () => (await store.keys.list()).find(({ id }) => id === who.keyId)?.webhook;
    const announce = () => change((transaction) => transaction.deliveries.announce(task.id, COMPLETED));

    describe('the store', () => {
      it('keeps the target of a key', async () => {
        const account = anAccount();
        const webhook = { url: 'https://example.org/', secret: 'a secret', off: null };
        const key = aKey({ accountId: account.id, webhook });
        await change(async (transaction) => {
          await transaction.accounts.insert(account);
          await transaction.keys.insert(key);
        });
        expect(await store.keys.findByHash(key.secretHash)).toEqual(key);
        const off = { ...key, id: aKey().id, secretHash: 'another', webhook: { ...webhook, off: OFF } };
        await change((transaction) => transaction.keys.insert(off));
        expect(await store.keys.findByHash('another')).toEqual(off);
      });

      it('changes the target of a key, and takes it away', async () => {
        const target = { url: 'https://example.org/', secret: 'a secret' };
        const set = (id: KeyId, to: typeof target | null) =>
          change((transaction) => transaction.keys.setWebhook(id, to));
        expect(await set(who.keyId, target)).toBe(true);
        expect(await findWebhook()).toEqual({ ...target, off: null });
        expect(await set(who.keyId, null)).toBe(true);
        expect(await findWebhook()).toBeNull();
        expect(await set(aKey().id, target)).toBe(false);
      });

      it('switches the target of a key off once, by its address, until it is set anew', async () => {
        const target = { url: awaited.url, secret: 'a secret' };
        const switchOff = (url: string) =>
          change((transaction) => transaction.keys.switchOffWebhook(task.id, url, OFF));
        expect(await switchOff(awaited.url)).toBe(false);
        await change((transaction) => transaction.keys.setWebhook(who.keyId, target));
        expect(await switchOff('https://example.org/elsewhere')).toBe(false);
        expect(await switchOff(awaited.url)).toBe(true);
        expect(await switchOff(awaited.url)).toBe(false);
        expect(await findWebhook()).toEqual({ ...target, off: OFF });
        await change((transaction) => transaction.keys.setWebhook(who.keyId, target));
        expect(await findWebhook()).toEqual({ ...target, off: null });
      });

      it('keeps a delivery whole, one to a task and one to an event', async () => {
        expect(await find()).toEqual(awaited);
        const other = await addTask(store, who);
        expect(await store.deliveries.find(other.id)).toBeNull();
        const again = (delivery: AwaitedDelivery) => change((transaction) => transaction.deliveries.insert(delivery));
        await expect(again({ ...awaited, eventId: 'evt_x' as EventId })).rejects.toThrow();
        await expect(again({ ...awaited, taskId: other.id })).rejects.toThrow();
      });

      it('announces an event once, and only where somebody waits for it', async () => {
        const { id } = await addTask(store, who);
        expect(await change((transaction) => transaction.deliveries.announce(id, COMPLETED))).toBe(false);
        expect(await announce()).toBe(true);
        expect(await announce()).toBe(false);
        expect(await find()).toEqual({ ...awaited, state: 'pending', event: COMPLETED });
      });

      it('hands out what is pending and nothing else', async () => {
        const lock = () => change((transaction) => transaction.deliveries.lock(task.id));
        expect(await lock()).toBeNull();
        await announce();
        expect(await lock()).toEqual(await find());
        await undo(store, async (transaction) => {
          await transaction.tasks.delete(who.accountId, task.id, NOON);
          expect(await transaction.deliveries.lock(task.id)).toBeNull();
        });
        await change((transaction) => transaction.deliveries.end(task.id, 'delivered', NOON));
        expect(await lock()).toBeNull();
      });

      it('counts tries only of what is pending', async () => {
        const count = () => change((transaction) => transaction.deliveries.countAttempt(task.id));
        expect(await count()).toBe(false);
        await announce();
        expect(await count()).toBe(true);
        expect(await find()).toMatchObject({ state: 'pending', attempts: 1 });
        await change((transaction) => transaction.deliveries.end(task.id, 'given_up', NOON));
        expect(await count()).toBe(false);
      });

      it.each(['delivered', 'given_up'] as const)('ends a delivery once as %s, and forgets its secret', async (end) => {
        const finish = () => change((transaction) => transaction.deliveries.end(task.id, end, later(9)));
        expect(await finish()).toBe(false);
        await announce();
        expect(await finish()).toBe(true);
        expect(await finish()).toBe(false);
        const { secret: _forgotten, ...rest } = awaited;
        expect(await find()).toEqual({ ...rest, state: end, attempts: 1, event: COMPLETED, endedAt: later(9) });
      });

      it('deletes a delivery once', async () => {
        const remove = () => change((transaction) => transaction.deliveries.delete(task.id));
        expect(await remove()).toBe(true);
        expect(await remove()).toBe(false);
        expect(await find()).toBeNull();
      });
    });

    describe('the services', () => {
      const randomness = makeRandomness();
      const parts = () => ({ store, clock: engine.clock, randomness });
      const lifecycle = () => {
        const { queue, webhookQueue } = engine;
        return makeTaskLifecycle({
          kind: 'video',
          ...parts(),
          queue,
          lanes: [queue, engine.upstreamQueue],
          upstreamQueue: engine.upstreamQueue,
          webhookQueue,
          runningPerAccount: 9,
          retentionDays: 30,
        });
      };
      const deliveries = () => makeWebhookDeliveries({ ...parts(), queue: engine.webhookQueue });

      async function startWorker(queue = engine.webhookQueue): Promise<HandWorker> {
        const worker = await new HandWorker(store, queue).start();
        onTestFinished(() => worker.stop());
        return worker;
      }

      /** The task, ended by its deadline, and the claim on the job that tells of it. */
      async function endTask() {
        await engine.passTime(7_200);
        expect(await lifecycle().failOverdue(task)).toBe(true);
        const worker = await startWorker();
        return { worker, job: await worker.next() };
      }

      it('announce a success in the transaction that ends the task', async () => {
        const place = { taskId: task.id, accountId: who.accountId, placeInLine: 0, delaySeconds: 0 };
        await change((transaction) => engine.queue.enqueue(transaction, place));
        const { claim } = await (await startWorker(engine.queue)).next();
        const running = await lifecycle().start(claim);
        if (running === null) throw new Error('The task could not be started.');
        const result = { blobKey: 'results/a.mp4', sizeBytes: 6, facts: FACTS, previews: [] };
        expect(await lifecycle().succeed(claim, running, result)).toBe(true);
        expect(await find()).toEqual({ ...awaited, state: 'pending', event: COMPLETED });
        expect((await (await startWorker()).next()).claim.taskId).toBe(task.id);
      });

      it('announce a failure, and end when the receiver has it', async () => {
        const { job } = await endTask();
        const delivery = await deliveries().start(job.claim);
        const event = { type: 'video.failed', occurredAt: later(7_200) };
        expect(delivery).toEqual({ ...awaited, state: 'pending', event });
        expect(await deliveries().settle(job.claim, { kind: 'delivered' })).toBe(true);
        expect(await find()).toMatchObject({ state: 'delivered', attempts: 1, event });
        expect(await deliveries().settle(job.claim, { kind: 'delivered' })).toBe(false);
        expect(await deliveries().start(job.claim)).toBeNull();
      });

      it("give a delivery up and switch the key's webhook off where the receiver is gone", async () => {
        await change((transaction) => transaction.keys.setWebhook(who.keyId, { url: awaited.url, secret: 'a secret' }));
        const { job } = await endTask();
        expect(await deliveries().settle(job.claim, { kind: 'gone' })).toBe(true);
        expect(await find()).toMatchObject({ state: 'given_up', attempts: 1 });
        expect(await findWebhook()).toMatchObject({ off: { reason: 'the receiver answered 410 Gone' } });
      });

      it('try again later, under the same event', async () => {
        const { worker, job } = await endTask();
        expect(await deliveries().settle(job.claim, { kind: 'retry', delaySeconds: 3_600 })).toBe(true);
        job.leave();
        expect(await find()).toMatchObject({ state: 'pending', attempts: 1 });
        await engine.passTime(3_600);
        const again = await worker.next();
        expect(await deliveries().start(again.claim)).toMatchObject({ eventId: awaited.eventId, attempts: 1 });
      });

      it('pass a delivery on uncounted when the worker stops', async () => {
        const { worker, job } = await endTask();
        expect(await deliveries().settle(job.claim, { kind: 'handed_back' })).toBe(true);
        job.leave();
        expect(await deliveries().start((await worker.next()).claim)).toMatchObject({ attempts: 0 });
      });

      it('send nothing of a deleted task, neither waiting nor under way', async () => {
        const { job } = await endTask();
        await lifecycle().remove(who, task.id);
        expect(await find()).toBeNull();
        expect(await deliveries().start(job.claim)).toBeNull();
        expect(await deliveries().settle(job.claim, { kind: 'retry', delaySeconds: 0 })).toBe(false);
      });

      it('never block each other when a task is deleted while its delivery is settled', async () => {
        await engine.passTime(7_200);
        const worker = await startWorker();
        const outcomes: boolean[] = [];
        for (let round = 0; round < 20; round += 1) {
          ({ task, awaited } = await addAwaited());
          await lifecycle().failOverdue(task);
          engine.webhookQueue.wake();
          const job = await worker.next();
          const retry = { kind: 'retry', delaySeconds: 86_400 } as const;
          const [kept] = await Promise.all([deliveries().settle(job.claim, retry), lifecycle().remove(who, task.id)]);
          outcomes.push(kept);
          job.leave();
          expect(await find()).toBeNull();
        }
        expect(outcomes).toHaveLength(20);
      });
    });
  });
}
