import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Principal } from '../../src/core/account.ts';
import type { TaskId } from '../../src/core/ids.ts';
import type { NewJob, Queue, WorkOptions } from '../../src/core/queue.ts';
import { HandWorker, type HeldJob } from '../fakes/hand-worker.ts';
import { addPrincipal, undo } from '../fixtures/accounts.ts';
import { aTaskOf } from '../fixtures/builders.ts';
import type { Engine, OpenEngine } from './engine.ts';

/**
 * What core/queue.ts promises, on any engine. That something does not happen is shown by what happens in its place: a job
 * that comes later in line and is started all the same.
 */
export function describeQueue(name: string, open: OpenEngine): void {
  describe(`queue on ${name}`, () => {
    let engine: Engine;
    let who: Principal;
    beforeEach(async () => {
      engine = await open();
      onTestFinished(() => engine.close());
      who = await addPrincipal(engine.store);
    });

    async function startWorker(options: Partial<WorkOptions> = {}, queue: Queue = engine.queue): Promise<HandWorker> {
      const worker = new HandWorker(engine.store, queue);
      onTestFinished(() => worker.stop());
      return worker.start(options);
    }

    /** A task with its job, in one transaction. */
    async function enqueue(job: Partial<NewJob> = {}, owner: Principal = who): Promise<TaskId> {
      const task = aTaskOf(owner);
      await engine.store.transaction(async (transaction) => {
        await transaction.tasks.insert(task);
        const { accountId, id: taskId } = task;
        await engine.queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0, ...job });
      });
      engine.queue.wake();
      return task.id;
    }

    /**
     * The next attempt at a job that was left open. It comes after a pause, so that one which waits far behind it comes first, unless this
     * machine was busy for as long as the pause is.
     */
    async function openAgain(worker: HandWorker, taskId: TaskId): Promise<HeldJob> {
      const behind = await enqueue({ placeInLine: 9 });
      const next = await worker.next();
      if (next.claim.taskId === taskId) return next;
      expect(next.claim.taskId).toBe(behind);
      await next.finish();
      await engine.passTime(2);
      const again = await worker.next();
      expect(again.claim.taskId).toBe(taskId);
      return again;
    }

    it('hands a job to a handler with its task and account', async () => {
      const taskId = await enqueue();
      const { claim } = await (await startWorker()).next();
      expect(claim).toEqual({
        jobId: expect.any(String),
        taskId,
        placeInLine: 0,
        accountId: who.accountId,
        fence: expect.any(Number),
      });
    });

    it('wakes a worker that rests', async () => {
      const worker = await startWorker();
      await nextTurn();
      const taskId = await enqueue();
      expect((await worker.next()).claim.taskId).toBe(taskId);
    });

    it('keeps no job of a transaction that was undone', async () => {
      const undone = aTaskOf(who);
      await undo(engine.store, async (transaction) => {
        await transaction.tasks.insert(undone);
        const { accountId, id: taskId } = undone;
        await engine.queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0 });
      });
      const taskId = await enqueue({ placeInLine: 1 });
      expect((await (await startWorker()).next()).claim.taskId).toBe(taskId);
    });

    it('does not hand out a job before its transaction is done', async () => {
      const worker = await startWorker();
      const task = aTaskOf(who);
      let claimedMeanwhile = -1;
      await engine.store.transaction(async (transaction) => {
        await transaction.tasks.insert(task);
        const { accountId, id: taskId } = task;
        await engine.queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0 });
        engine.queue.wake();
        for (let turn = 0; turn < 5; turn += 1) await nextTurn();
        claimedMeanwhile = worker.claims.length;
      });
      engine.queue.wake();
      expect((await worker.next()).claim.taskId).toBe(task.id);
      expect(claimedMeanwhile).toBe(0);
    });

    it('ends a job that was completed, and only once', async () => {
      await enqueue();
      const worker = await startWorker();
      const job = await worker.next();
      expect(await job.finish()).toBe(true);
      const last = await enqueue({ placeInLine: 9 });
      expect((await worker.next()).claim.taskId).toBe(last);
      const again = engine.store.transaction((transaction) => engine.queue.complete(transaction, job.claim));
      expect(await again).toBe(false);
    });

    it('gives the job back when the transaction that completed it is undone', async () => {
      const taskId = await enqueue();
      const worker = await startWorker();
      const job = await worker.next();
      await undo(engine.store, async (transaction) => {
        expect(await engine.queue.complete(transaction, job.claim)).toBe(true);
      });
      job.leave();
      await openAgain(worker, taskId);
    });

    it('takes a new job for the task whose job was completed in the same transaction', async () => {
      const taskId = await enqueue();
      const worker = await startWorker();
      const job = await worker.next();
      await engine.store.transaction(async (transaction) => {
        await engine.queue.complete(transaction, job.claim);
        const { accountId } = who;
        await engine.queue.enqueue(transaction, { taskId, accountId, placeInLine: 0, delaySeconds: 0 });
      });
      job.leave();
      engine.queue.wake();
      const next = await worker.next();
      expect(next.claim.taskId).toBe(taskId);
      expect([next.claim.jobId, next.claim.fence]).not.toEqual([job.claim.jobId, job.claim.fence]);
    });

    it('is fenced: the claim of an earlier holder completes nothing', async () => {
      const taskId = await enqueue();
      const worker = await startWorker();
      const first = await worker.next();
      first.leave();
      const second = await openAgain(worker, taskId);
      expect(second.claim).toEqual({ ...first.claim, fence: expect.any(Number) });
      expect(second.claim.fence).toBeGreaterThan(first.claim.fence);
      const complete = (claim: typeof first.claim) =>
        engine.store.transaction((transaction) => engine.queue.complete(transaction, claim));
      expect(await complete(first.claim)).toBe(false);
      expect(await complete(second.claim)).toBe(true);
    });

    it('runs no cancelled job', async () => {
      const cancelled = await enqueue();
      await engine.store.transaction((transaction) => engine.queue.cancel(transaction, cancelled));
      const taskId = await enqueue({ placeInLine: 9 });
      expect((await (await startWorker()).next()).claim.taskId).toBe(taskId);
    });

    it('tells no handler to stop when the transaction that cancelled its job is undone', async () => {
      const [kept, cancelled] = [await enqueue(), await enqueue({ placeInLine: 1 })];
      const worker = await startWorker({ concurrency: 2 });
      const jobs = [await worker.next(), await worker.next()];
      const find = (id: TaskId) => jobs.find(({ claim }) => claim.taskId === id) ?? Promise.reject(new Error(id));
      await undo(engine.store, (transaction) => engine.queue.cancel(transaction, kept));
      // Whoever was told before the second one would have been told by now.
      await engine.store.transaction((transaction) => engine.queue.cancel(transaction, cancelled));
      const { signal } = await find(cancelled);
      if (!signal.aborted) await once(signal, 'abort');
      expect((await find(kept)).signal.aborted).toBe(false);
      expect(await (await find(kept)).finish()).toBe(true);
    });

    it('tells the handler of a cancelled job to stop, and only that one', async () => {
      const [cancelled, other] = [await enqueue(), await enqueue({ placeInLine: 1 })];
      const worker = await startWorker({ concurrency: 2 });
      const jobs = [await worker.next(), await worker.next()];
      const find = (taskId: TaskId) => jobs.find(({ claim }) => claim.taskId === taskId);
      const signal = find(cancelled)?.signal ?? AbortSignal.abort();
      const stopped = once(signal, 'abort');
      await engine.store.transaction((transaction) => engine.queue.cancel(transaction, cancelled));
      await stopped;
      expect(await find(cancelled)?.finish()).toBe(false);
      expect(find(other)?.signal.aborted).toBe(false);
    });

    it('runs no more jobs of one account at once than allowed, and passes over to others', async (context) => {
      if (!engine.limitsExactly) context.skip('This queue leaves the exact limit to the lifecycle.');
      const other = await addPrincipal(engine.store);
      const [first, second] = [await enqueue({ placeInLine: 0 }), await enqueue({ placeInLine: 1 })];
      const held = await enqueue({ placeInLine: 2 });
      const [foreign, alsoForeign] = [
        await enqueue({ placeInLine: 3 }, other),
        await enqueue({ placeInLine: 4 }, other),
      ];
      const worker = await startWorker({ concurrency: 5, runningPerAccount: 2 });
      const jobs = [await worker.next(), await worker.next(), await worker.next(), await worker.next()];
      const started = jobs.map(({ claim }) => claim.taskId);
      expect(started.toSorted()).toEqual([first, second, foreign, alsoForeign].toSorted());
      await jobs[0]?.finish();
      expect((await worker.next()).claim.taskId).toBe(held);
    });

    it("starts another account's first job before the second of an account that has 500 waiting", async () => {
      const other = await addPrincipal(engine.store);
      const tasks = Array.from({ length: 500 }, () => aTaskOf(who));
      await engine.store.transaction(async (transaction) => {
        for (const [placeInLine, { id: taskId, accountId, ...task }] of tasks.entries()) {
          await transaction.tasks.insert({ id: taskId, accountId, ...task });
          await engine.queue.enqueue(transaction, { taskId, accountId, placeInLine, delaySeconds: 0 });
        }
      });
      const worker = await startWorker();
      const running = await worker.next();
      const [foreign, alsoForeign] = [await enqueue({}, other), await enqueue({ placeInLine: 1 }, other)];
      await running.finish();
      const second = await worker.next();
      await second.finish();
      await (await worker.next()).finish();
      await (await worker.next()).finish();
      expect(worker.claims.slice(0, 4).map(({ taskId }) => taskId)).toEqual([
        tasks[0]?.id,
        foreign,
        tasks[1]?.id,
        alsoForeign,
      ]);
    });

    it('starts jobs with the same place in the order in which they came', async () => {
      const ids = [await enqueue(), await enqueue(), await enqueue()];
      const worker = await startWorker();
      for (const _ of ids) await (await worker.next()).finish();
      expect(worker.claims.map(({ taskId }) => taskId)).toEqual(ids);
    });

    it('keeps a delayed job back until its time', async () => {
      const delayed = await enqueue({ delaySeconds: 7200 });
      const later = await enqueue({ placeInLine: 9 });
      const worker = await startWorker();
      const first = await worker.next();
      await engine.passTime(3600);
      await first.finish();
      const evenLater = await enqueue({ placeInLine: 10 });
      await (await worker.next()).finish();
      expect(worker.claims.map(({ taskId }) => taskId)).toEqual([later, evenLater]);
      await engine.passTime(3600);
      expect((await worker.next()).claim.taskId).toBe(delayed);
    });

    it('reports what a handler throws, and runs the job again after a pause', async () => {
      const taskId = await enqueue();
      const worker = await startWorker();
      const reason = new Error('the handler broke');
      (await worker.next()).crash(reason);
      await openAgain(worker, taskId);
      expect(engine.faults).toEqual([reason]);
    });

    it('finishes what runs when it drains, and claims no more', async () => {
      const [first] = [await enqueue(), await enqueue({ placeInLine: 1 })];
      const worker = await startWorker();
      const job = await worker.next();
      let drained = false;
      const drain = worker.consumer.drain().then(() => {
        drained = true;
      });
      engine.queue.wake();
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      expect([drained, job.signal.aborted]).toEqual([false, false]);
      expect(await job.finish()).toBe(true);
      await drain;
      expect(worker.claims.map(({ taskId }) => taskId)).toEqual([first]);
    });

    it('drains at once when nothing runs', async () => {
      await (await startWorker({ concurrency: 3 })).consumer.drain();
    });

    it('tells every running handler to stop when asked', async () => {
      await enqueue();
      await enqueue();
      const worker = await startWorker({ concurrency: 2 });
      const jobs = [await worker.next(), await worker.next()];
      worker.consumer.abort();
      expect(jobs.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    });

    it('hands what a killed process had claimed to the next one, and the old claim is worth nothing', async () => {
      const taskId = await enqueue();
      const old = await (await startWorker()).next();
      const next = await engine.takeOver();
      const current = await (await startWorker({}, next)).next();
      expect(current.claim.taskId).toBe(taskId);
      expect(await engine.store.transaction((transaction) => engine.queue.complete(transaction, old.claim))).toBe(
        false,
      );
      expect(await current.finish()).toBe(true);
    });
  });
}
